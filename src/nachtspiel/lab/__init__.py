"""Many games and what they say. For notebooks: `plan`, `play`, `compare`, `ladder`, `report` (docs/laboratory.md)."""

from nachtspiel.lab.compare import compare, with_content
from nachtspiel.lab.ladder import climb as ladder
from nachtspiel.lab.report import effects, report
from nachtspiel.lab.run import Folder, Found, Plan, play
from nachtspiel.lab.run import make_plan as plan

__all__ = ["Folder", "Found", "Plan", "compare", "effects", "ladder", "plan", "play", "report", "with_content"]
