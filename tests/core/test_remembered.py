"""Answers about the latest states are remembered: each is worked out once."""

from rules.core.model import GameState, Seat
from rules.core.remembered import KEPT, remembered


class Count(GameState):
    """A state of one number."""

    number: int


def test_the_same_state_is_asked_once_and_an_equal_one_anew() -> None:
    asked: list[tuple[int, Seat]] = []

    @remembered
    def answer(state: Count, seat: Seat) -> str:
        asked.append((state.number, seat))
        return f"{state.number} for {seat}"

    one, same, other = Count(number=1), Count(number=1), Count(number=2)
    assert [answer(one, 1), answer(one, 2), answer(one, 1)] == ["1 for 1", "1 for 2", "1 for 1"]
    assert asked == [(1, 1), (1, 2)]
    assert [answer(same, 1), answer(other, 1), answer(other, seat=2)] == [
        "1 for 1", "2 for 1", "2 for 2",
    ]  # fmt: skip
    assert asked == [(1, 1), (1, 2), (1, 1), (2, 1), (2, 2)]


def test_only_the_latest_answers_are_remembered() -> None:
    asked: list[int] = []

    @remembered
    def answer(state: Count) -> int:
        asked.append(state.number)
        return state.number

    states = [Count(number=number) for number in range(KEPT + 1)]
    assert [answer(each) for each in states] == list(range(KEPT + 1))
    assert answer(states[1]) == 1
    assert len(asked) == KEPT + 1
    assert answer(states[0]) == 0
    assert len(asked) == KEPT + 2
