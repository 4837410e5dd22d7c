"""Schemathesis: all that the OpenAPI description allows, and much that it forbids. No error of ours, and no answer that
is not described. The tables it meets are real, and go on afterwards."""

import logging
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.server.app import create_app
from nachtspiel.server.config import Config
from tests.server.kit import ALONE, PEOPLE, Served, bearer, decide, found, look

OWN: list[Any] = [negative_data_rejection, positive_data_acceptance]  # a good call at a wrong time is refused
EXAMPLES = 30  # for each call, good and bad
DESCRIPTION: dict[str, Any] = create_app(Config("sqlite+aiosqlite:///unused.db")).openapi_schema.to_schema()
CALLS = [
    (path, method, mode)
    for path, methods in DESCRIPTION["paths"].items()
    for method in methods
    for mode in GenerationMode
    if mode.is_positive or "requestBody" in methods[method]  # without a body there is little to get wrong
]


@pytest.mark.parametrize(("path", "method", "mode"), CALLS)
def test_every_call_of_the_description(
    near: Served, caplog: pytest.LogCaptureFixture, path: str, method: str, mode: GenerationMode
) -> None:
    client = near.client()
    tables = [found(client, PEOPLE), found(client, ALONE)]
    dice: Chance = seeded(17)
    statuses: list[int] = []

    def real(case: Case[Any]) -> dict[str, str]:
        """Mostly a table that there is, and mostly the key of a seat."""
        match, keys = tables[dice.below(2)]
        if "match" in case.path_parameters and dice.below(4):
            case.path_parameters["match"] = match
        if "name" in case.path_parameters and dice.below(2):
            case.path_parameters["name"] = "bloodborne"
        return bearer(keys[0]) if dice.below(4) else {}

    operation = schemathesis.openapi.from_dict(DESCRIPTION)[path][method.upper()]

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def one(case: Case[Any]) -> None:
        wrong = dict(case.path_parameters)
        answer = case.call(base_url=near.url, headers=real(case))
        statuses.append(answer.status_code)
        case.validate_response(answer, excluded_checks=OWN)
        assert answer.status_code < 500
        if not mode.is_positive and case.path_parameters == wrong:  # else the wrong part may just have been put right
            assert answer.status_code >= 400

    one()
    assert statuses
    if "match" in path and mode.is_positive:
        assert set(statuses) - {404}, "no real table was met"
    match, keys = tables[0]
    assert decide(client, match, keys[1]).status_code == 200  # seat 1 has been asked all the time
    assert look(client, match, keys[1])["view"]["question"] is None
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.ERROR] == []
