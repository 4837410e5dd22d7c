"""What all tests share: the mode they must run in, and the rules they prove."""

import os

import pytest

from nachtspiel.engine import table

# Tests in a real browser need the built client and Chromium, those of the wheel need the wheel: `make browser` and
# `make compiled-test` set them up and ask for them.
collect_ignore_glob = [] if os.environ.get("NACHTSPIEL_BROWSER") else ["browser/*"]
collect_ignore_glob += [] if os.environ.get("NACHTSPIEL_WHEEL") else ["building/*"]


def pytest_configure(config: pytest.Config) -> None:
    """NACHTSPIEL_MODE says which build is meant to be tested, so that no run tests the wrong one unnoticed."""
    wanted = os.environ.get("NACHTSPIEL_MODE", "")
    mode = "pure" if str(table.__file__).endswith(".py") else "compiled"
    if wanted and wanted != mode:
        raise pytest.UsageError(f"the tests are to run {wanted}, but nachtspiel is {mode} ({table.__file__})")
