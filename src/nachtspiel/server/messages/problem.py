"""Why something cannot be done, and how the client is told of it."""

from msgspec import Struct

from nachtspiel.engine.errors import Mistake, Refused


class Error(Struct):
    sentence: str
    rule: str = ""
    reason: str = ""
    names: dict[str, str] = {}
    fork: int | None = None  # the point from which a new game could go on instead


class Failed(Struct):
    error: Error


class Problem(Mistake):
    """Why something cannot be done: for HTTP with its status, for everybody with a sentence."""

    def __init__(
        self, status: int, reason: str, sentence: str, rule: str = "", names: dict[str, str] | None = None,
        fork: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__(sentence)
        self.status = status
        self.reason = reason
        self.rule = rule
        self.names = names or {}
        self.fork = fork

    def told(self) -> Error:
        return Error(str(self), self.rule, self.reason, self.names, self.fork)


def problem_of(mistake: Mistake) -> Problem:
    """A mistake as the client is told of it."""
    if isinstance(mistake, Problem):
        return mistake
    if isinstance(mistake, Refused):
        return Problem(409, mistake.reason, str(mistake), mistake.rule, mistake.names)
    return Problem(400, "mistake", str(mistake))
