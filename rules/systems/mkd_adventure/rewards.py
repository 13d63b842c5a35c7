"""What a fulfilled quest is worth to the party (1.16)."""

from typing import NamedTuple

from rules.systems.mkd_adventure.state import AdventureState

XP_PER_SET, GOLD_PER_SET = 100, 500
GOLD_FOR_DARING = 250
"""Gold for each of a time limit and splitting up; each adds half of the experience as well."""


class Reward(NamedTuple):
    """Experience and gold for the whole party, apart from what it carried out."""

    xp: int
    gold: int


def reward(state: AdventureState) -> Reward:
    """Return the reward of an ended adventure: nothing unless it was won (MA-311, MA-317).

    All floors count. A time limit and splitting up each add half the experience again, and gold.
    """
    if state.ending != "victory":
        return Reward(0, 0)
    sets = sum(state.sets)
    daring = state.options.timed + state.options.split_up
    xp = XP_PER_SET * sets
    return Reward(xp + xp * daring // 2, GOLD_PER_SET * sets + GOLD_FOR_DARING * daring)
