"""A whole game against greedy bots, to be read as a newcomer would: python -m tests.terminal.transcript de plain 80 7

Language, look (plain or rich), width and seed; what is typed comes from a fixed row of commands and choices.
"""

import sys

from .kit import Sitting, fresh, varied

TYPED = ["?", "h", "1", "why", "why 3", "card 1", "xyzzy", "99", "", "undo", "hint"]


def main(language: str, look: str, width: str, seed: str) -> None:
    sitting = Sitting(fresh(seed=int(seed)), ["person", "greedy", "greedy"], TYPED)
    sitting.then = varied()
    print(sitting.run(language, look == "plain", width=int(width)))


if __name__ == "__main__":
    main(*sys.argv[1:5])
