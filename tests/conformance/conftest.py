"""Every test of this folder that asks for a `party` runs for every game at every seat count."""

import pytest

from tests.conformance.support import PARTIES, Party


@pytest.fixture(scope="session", params=PARTIES, ids=[party.name for party in PARTIES])
def party(request: pytest.FixtureRequest) -> Party:
    assert isinstance(request.param, Party)
    return request.param
