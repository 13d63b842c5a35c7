"""What the dungeon does by itself between two decisions."""

from collections.abc import Callable, Mapping

from rules.systems.green_dungeon import (
    combat,
    magic,
    movement,
    resting,
    rooms,
    scoring,
    timekeeping,
    treasure,
)
from rules.systems.green_dungeon.actions import Bribe
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState, Step
from rules.systems.green_dungeon.terms import StepKind

ERRANDS: Mapping[StepKind, Callable[[Resolution, Step], None]] = {
    "door": movement.try_door,
    "resolve": rooms.resolve,
    "encounter": rooms.encounter,
    "trap": rooms.face_trap,
    "jinx": rooms.endure_jinx,
    "turn-end": rooms.end_turn,
    "meet": combat.meet,
    "round": combat.next_round,
    "melee": combat.melee,
    "foe-magic": magic.foe_cast,
    "draw": treasure.draw,
    "draw-two": treasure.draw_two,
    "time": timekeeping.pass_time,
    "check": timekeeping.check,
    "wanderer": timekeeping.wanderer,
    "empty-track": timekeeping.empty_track,
    "recover": resting.recover,
    "boss-fell": scoring.boss_fell,
}


LONGEST = 320
"""Cubes after which every game is over."""


def settle(play: Resolution) -> None:
    """Run on until somebody has to decide, or the game is over (GD-026)."""
    while not play.state.ending:
        state = play.state
        if not state.living:
            scoring.end(play, "dead")
        elif out_of_time(state):
            scoring.end(play, "time")
        elif not state.agenda:
            return
        elif combat.is_won(state):
            combat.win(play)
        elif not _take(play, state.agenda[0]):
            return


def _take(play: Resolution, step: Step) -> bool:
    """Take a step that needs no decision, and return whether it was one."""
    errand = ERRANDS.get(step.kind)
    if not errand and not is_moot(play.state, step):
        return False
    play.done()
    if errand:
        errand(play, step)
    return True


def out_of_time(state: GreenDungeonState) -> bool:
    """Return whether the set time is over and nothing is left to be fought (`time_limit`).

    Without a limit it is over after twice the longest one, so that every game ends.
    """
    limit = state.options.time_limit
    most = LONGEST if limit == "none" else int(limit)
    if state.tally.cubes < most or state.fight:
        return False
    return not state.agenda or state.agenda[0].kind in ("time", "turn-end")


def is_moot(state: GreenDungeonState, step: Step) -> bool:
    """Return whether there is nothing to decide at a step.

    GD-052: a level-up only with the experience for it. GD-103: no flight from the final boss.
    GD-115: no magic after a failed flight. GD-133: no potion that would restore nothing.
    """
    match step.kind:
        case "bribe":
            return combat.forbids_bribe(state, step.seat, Bribe()) is not None
        case "flight":
            boss = state.fight and state.fight.foe.kind == "final"
            return bool(boss) or not combat.refuges(state)
        case "magic":
            return _no_magic(state, step)
        case "potion":
            return not treasure.drinkable(state, step)
        case "level":
            return not resting.may_rise(state, step.seat)
        case "luck":
            return not state.hero(step.seat).alive
        case _:
            return False


def _no_magic(state: GreenDungeonState, step: Step) -> bool:
    fight = state.fight
    if not fight or not state.hero(step.seat).alive or fight.foe.health <= 0:
        return True
    blocked = state.options.failed_flight_blocks_potions
    return fight.faltered and (blocked or not treasure.drinkable(state, step))
