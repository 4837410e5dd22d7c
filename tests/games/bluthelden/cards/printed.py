"""What is printed on the cards, by their keys, as it is written down in the golden texts."""

from tests.golden import FOLDER


def read_block(block: str) -> tuple[str, dict[str, str]]:
    """The key of a card and its values by name."""
    title, values, *_ = block.splitlines()
    named = [value.partition(" ") for value in values.strip().split("; ")]
    return title.partition(" ")[0], {name: value for name, _, value in named}


PRINTED = dict(map(read_block, (FOLDER / "bluthelden-printed.txt").read_text(encoding="utf-8").strip().split("\n\n")))
