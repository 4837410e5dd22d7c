"""The one source of chance at a table: sfc32, four 32-bit words.

Small enough to be copied with the table, good enough for any test of randomness, and made of words that
stay inside a machine integer when the module is compiled.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Chance:
    """A stream of numbers that nobody at the table can see."""

    __slots__ = ("a", "b", "c", "counter")

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next(self) -> i64:
        """The next word, 0 to 2**32 - 1."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        word: i64 = (a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1. The bias is n / 2**32: one throw in forty million for the largest bag here."""
        return (self.next() * n) >> 32

    def copy(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.counter)

    def key(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.counter)


def seeded(seed: int) -> Chance:
    """The stream that belongs to a seed, a number of up to 96 bits."""
    chance = Chance(seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, 1)
    for _ in range(15):  # lets a small seed reach every bit
        chance.next()
    return chance


def apart(seed: int) -> Chance:
    """A stream for those who choose at a table with this seed: their choices must not follow from its dice."""
    return seeded(seed ^ (1 << 95))
