"""How long a party has found nothing, and when it may therefore go home."""

from rules.systems.three_dice.mapping import free_sides, unexplored
from rules.systems.three_dice.party import groups
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import ThreeDiceState

HEADED = 2
"""Idle turns after which companions who would turn straight back settle on one way."""
AGREE = 16
"""Idle turns after which companions of different tempers settle on one way in any case."""
TIRED = 32
"""Idle turns after which nobody on autopilot rests or mends on the way any more."""
SEEN_TWICE = 2
"""Times that a party may walk through all rooms of a level that has no way on."""
STALE = 64
"""Idle turns after which a party may go home from where it is."""
LONG = 300
"""Turns after which a party that is together may go home from where it is."""
LONG_ENDLESS, LONG_TOGETHER = 150, 400
"""The same in a game without a goal, and there as turns of all heroes: what strong heroes meet may
never beat them, and each of their turns takes many deeds."""


def found(state: ThreeDiceState) -> int:
    """Return a measure of what the party has discovered and taken, which never falls."""
    rooms = [room for level in state.levels for room in level.rooms]
    opened = sum(door.kind != "locked" for room in rooms for door in room.doors)
    settled = sum(room.stage == "settled" for room in rooms)
    artifacts = sum(len(level.artifacts) for level in state.levels)
    return state.drawn + opened + settled + artifacts


def note(play: Resolution, before: ThreeDiceState) -> None:
    """Count the turns without a discovery; a discovery begins the count anew."""
    state = play.state
    moved = state.turn - before.turn
    if not moved and state.levels == before.levels:
        return
    play.change(idle=0 if found(state) > found(before) else state.idle + moved)


def idle(state: ThreeDiceState) -> int:
    """Return the turns without a discovery, as each group of a split party counts."""
    return state.idle // max(1, len(groups(state)))


def may_give_up(state: ThreeDiceState) -> bool:
    """Return whether a party may go home: it found nothing for long, or the game was long.

    For the latter it has to be together.
    """
    together = len(state.acting) == len(state.living)
    return idle(state) >= _enough(state) or (together and is_long(state))


def _enough(state: ThreeDiceState) -> int:
    """Return after how many turns without a discovery the party may give up.

    They are fewer where no way leads on.
    """
    return min(STALE, SEEN_TWICE * len(state.level.rooms)) if is_closed(state) else STALE


def is_closed(state: ThreeDiceState) -> bool:
    """Return whether the level has no way on: no exit to pass, and no wall to search."""
    level = state.level
    if state.options.secret_search and any(free_sides(level, room) for room in level.rooms):
        return False
    able = any(hero.count("key") or hero.now.body for hero in state.living)
    ends = (door for room in level.rooms for door in unexplored(level, room))
    return not any(able or door.kind != "locked" for door in ends)


def is_long(state: ThreeDiceState) -> bool:
    """Return whether the game has lasted so long that the players may end it."""
    if state.options.goal != "none" or state.options.three_artifact_quest:
        return state.turn >= LONG
    return state.turn >= LONG_ENDLESS or state.turn * len(state.heroes) >= LONG_TOGETHER
