"""A look back is tested where it is made; here it may be short."""

import pytest

from nachtspiel.bots import review


@pytest.fixture(autouse=True)
def short_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "MOST", 3)
