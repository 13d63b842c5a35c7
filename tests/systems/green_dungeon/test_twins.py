"""Games of parties and of shared heroes beside a second, plain implementation."""

from collections.abc import Iterable

import pytest

from tests.support.soak import cases
from tests.systems.green_dungeon.twin.beside import Pair

MODES = pytest.mark.parametrize("shared", [False, True], ids=["party", "shared"])
CHUNKS = pytest.mark.parametrize("chunk", cases(1, soak=4))


def played(seeds: Iterable[str], steps: int, *, shared: bool, **more: bool) -> set[str]:
    """Play a game for each seed, of so many answers at most; return which kinds were given.

    Raises:
        AssertionError: program and book disagree; the seed is told.
    """
    given = set()
    for seed in seeds:
        try:
            pair = Pair(seed, shared=shared, **more)
            answers = pair.play(steps)
        except AssertionError as error:
            raise AssertionError(f"seed {seed!r}: {error}") from error
        given |= {answer.split("-")[0] for answer in answers}
    return given


@pytest.mark.rule("GD-143", "GD-144")
@MODES
@CHUNKS
def test_games_are_those_of_a_plain_book(shared, chunk):
    """A short run plays seven games of each chunk."""
    given = played((f"{chunk} {case}" for case in cases(7, 250)), 160, shared=shared)
    assert given >= {"go", "retry", "walk", "rest", "level", "bribe", "flee", "pick", "drink"}


@pytest.mark.rule("GD-143", "GD-144")
@MODES
@CHUNKS
def test_fights_are_those_of_a_plain_book(shared, chunk):
    seeds = (f"fight {chunk} {case}" for case in cases(10, 250))
    given = played(seeds, 30, shared=shared, fighting=True)
    assert given >= {"stand", "flee", "strike", "lesser", "greater", "luck", "drink"}


@pytest.mark.rule("GD-143", "GD-144")
@MODES
@pytest.mark.parametrize("fighting", [False, True])
@CHUNKS
def test_who_comes_late_is_asked_as_in_a_plain_book(shared, fighting, chunk):
    """Into a shared game anybody may come while a free seat is left, and has a say at once."""
    seeds = (f"late {chunk} {case}" for case in cases(7, 250))
    given = played(seeds, 60, shared=shared, fighting=fighting, late=True)
    assert given >= ({"stand", "flee", "strike"} if fighting else {"go", "rest", "pick"})
