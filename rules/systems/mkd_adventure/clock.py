"""Adventures against time (MA-310, MA-312)."""

from rules.systems.mkd.events.floors import ClockSet, TimeIsShort
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.state import AdventureState, of

PER_CHAMBER, PER_HALLWAY = 3, 1
"""Rounds for each tile."""
SHORT = 5
"""Rounds before the end at which players are warned."""


def wind_up(play: Resolution, *, chambers: int, halls: int) -> None:
    """Add the rounds that a floor's tiles give to the time limit (MA-310, D8).

    The time limit can be combined with every quest (MA-312).
    """
    state = of(play)
    if not state.options.timed:
        return
    more = PER_CHAMBER * chambers + PER_HALLWAY * halls
    play.change(deadline=(state.deadline or 0) + more)
    play.tell(ClockSet(rounds=(state.deadline or 0) + more - state.round))


def rounds_left(state: AdventureState) -> int | None:
    """Return the rounds left, this one included; None without a time limit (MA-310)."""
    if state.deadline is None:
        return None
    return max(0, state.deadline - max(state.round, 1) + 1)


def is_up(state: AdventureState) -> bool:
    """Return whether the time limit has passed and the quest is not fulfilled (MA-310).

    Once it is fulfilled there is no limit any more for the others to get out.
    """
    over = state.deadline is not None and state.round >= state.deadline
    return over and not QUESTS[state.quest].fulfilled(state)


def call_out(play: Resolution) -> None:
    """Warn the table when few rounds are left."""
    left = rounds_left(of(play))
    if left is not None and 0 < left <= SHORT and not QUESTS[of(play).quest].fulfilled(of(play)):
        play.tell(TimeIsShort(rounds=left))
