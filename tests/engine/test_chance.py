"""The stream of chance: sfc32, checked against a second implementation written from its definition."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nachtspiel.engine.chance import Chance, apart, seeded

WORD = 2**32


def sfc32(a: int, b: int, c: int, counter: int, length: int) -> list[int]:
    """The generator by Chris Doty-Humphrey, straight from its description."""
    words = []
    for _ in range(length):
        word = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a = b ^ (b // 2**9)
        b = (c + c * 8) % WORD
        c = ((c * 2**21 % WORD) + c // 2**11 + word) % WORD
        words.append(word)
    return words


@pytest.mark.parametrize(
    ("a", "b", "c", "counter"),
    [
        (0, 0, 0, 1),
        (1, 2, 3, 4),
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF),
        (0xDEADBEEF, 0x12345678, 0x9ABCDEF0, 0xFFFFFFFE),
    ],
)
def test_the_stream_is_sfc32(a: int, b: int, c: int, counter: int) -> None:
    chance = Chance(a, b, c, counter)
    assert [chance.next() for _ in range(200)] == sfc32(a, b, c, counter, 200)


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32, 2**64 + 5, 2**96 - 1])
def test_a_seed_fills_three_words_and_fifteen_are_thrown_away(seed: int) -> None:
    chance = seeded(seed)
    words = sfc32(seed % WORD, seed // WORD % WORD, seed // WORD**2 % WORD, 1, 65)
    assert [chance.next() for _ in range(50)] == words[15:]


def test_known_words_of_seed_one() -> None:
    """Written down once: a change of the stream would make every stored record play differently."""
    chance = seeded(1)
    assert [chance.next() for _ in range(3)] == [0xC9ECBB16, 0x406CA90B, 0xD3639F9A]
    assert seeded(1).key() != seeded(2).key()


@given(st.integers(0, 2**96 - 1), st.integers(1, 1000))
def test_below_n_is_the_word_scaled_to_n(seed: int, n: int) -> None:
    words, numbers = seeded(seed), seeded(seed)
    for _ in range(20):
        number = numbers.below(n)
        assert 0 <= number < n
        assert number == words.next() * n // WORD


@pytest.mark.parametrize("n", [1, 2, 6, 7])
def test_below_reaches_every_number_and_none_beyond(n: int) -> None:
    chance = seeded(11)
    counts = [0] * n
    for _ in range(1000 * n):
        counts[chance.below(n)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_a_copy_goes_its_own_way() -> None:
    chance = seeded(5)
    chance.next()
    twin = chance.copy()
    assert twin is not chance
    assert twin.key() == chance.key()
    before = chance.key()
    ahead = [twin.next() for _ in range(10)]
    assert chance.key() == before
    assert twin.key() != before
    assert [chance.next() for _ in range(10)] == ahead
    assert twin.key() == chance.key()


def test_the_key_is_all_four_words() -> None:
    assert Chance(1, 2, 3, 4).key() == (1, 2, 3, 4)
    assert seeded(3).key() != seeded(3 + 2**32).key()


def test_who_chooses_has_a_stream_of_their_own() -> None:
    """Of the same seed, but neither the table's nor any that another seed of usual size would give."""
    assert apart(7).key() not in {seeded(seed).key() for seed in range(1000)}
    assert apart(7).key() != apart(8).key()
    same = sum(seeded(seed).below(5) == apart(seed).below(5) for seed in range(2000))
    assert 330 < same < 470  # one in five, as by chance
