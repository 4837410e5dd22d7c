"""How every call can be refused, for the description of the server."""

from litestar.openapi.datastructures import ResponseSpec

from nachtspiel.server.messages.problem import Failed

REFUSALS = {
    status: ResponseSpec(Failed, description=why, generate_examples=False)
    for status, why in (
        (400, "malformed"), (403, "a foreign or missing key, another page, or not yet open"),
        (404, "there is no such match, game or language"), (409, "refused by the rules, or stale"), (413, "too long"),
        (429, "too often"), (503, "the store does not answer, or too many are thinking"),
    )
}  # fmt: skip
