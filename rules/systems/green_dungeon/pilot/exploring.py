"""How the autopilot explores: rest in time, then the room that costs least to reach."""

from collections.abc import Mapping
from heapq import heappop, heappush

from rules.core.model import Action, Seat
from rules.core.scene import Side
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.actions import Go, Retry
from rules.systems.green_dungeon.movement import porter, way_on
from rules.systems.green_dungeon.party import is_alone
from rules.systems.green_dungeon.pilot.choices import quench
from rules.systems.green_dungeon.pilot.tempers import TEMPERS, Temper
from rules.systems.green_dungeon.resting import XP
from rules.systems.green_dungeon.setup import CORNERS, square
from rules.systems.green_dungeon.state import GreenDungeonState, Hero
from rules.systems.green_dungeon.terms import Symbol, Way

Options = Mapping[str, Action]
Paths = dict[int, tuple[float, Side]]
HEADED = 2
"""Idle moves after which heroes who would turn straight back settle on one way."""
AGREE = 8
"""Idle moves after which heroes of different tempers settle on one way in any case."""
LOST = 16
"""Idle moves after which time has to pass, whatever it brings."""
FOE_IN_THE_WAY = 8.0
DREAD: dict[Symbol, float] = {
    "drop": 0.0, "hammer": 3.0, "wood": 2.0, "brick": 6.0, "cog": -4.0, "straw": 2.0,
}  # fmt: skip
"""What is added to the way to a room whose symbol is seen."""
FIRST_OF_ALL = -100.0
"""What is added to the way to a boss when the game has gone on for long."""
HASTY_BELOW = 0.5
TOO_EARLY = 30.0
"""What is added to the way to a boss before one is ready."""


def explore(
    state: GreenDungeonState, seat: Seat, temper: Temper, options: Options
) -> Action | None:
    """Return the next step between fights: drink, rest, or go where it is best to go.

    Tempers that disagree about the way take the middle one when they get nowhere; in the end time
    is let pass, which every door tried from elsewhere for nothing does not.
    """
    if state.idle >= LOST:
        return _let_time_pass(options)
    chosen = _choose(state, seat, temper, options)
    if not is_alone(state) and (state.idle >= AGREE or _turns_back(state, chosen)):
        return _choose(state, seat, TEMPERS["balanced"], options)
    return chosen


def _turns_back(state: GreenDungeonState, wish: Action | None) -> bool:
    """Return whether a move would lead straight back, after a few that took no time."""
    if state.idle < HEADED or not isinstance(wish, Go):
        return False
    found = way_on(state, wish.side)
    return found is not None and found[0] == state.came_from


def _choose(
    state: GreenDungeonState, seat: Seat, temper: Temper, options: Options
) -> Action | None:
    draught = quench(state, seat, temper, options) if state.potions_open else None
    if draught:
        return draught
    if wants_rest(state, temper):
        if "rest" in options:
            return options["rest"]
        bed = _way_to_bed(state)
        if bed:
            return _first(options, bed)
    side = _way_on(state, temper)
    if side:
        return _first(options, side)
    return options.get("rest")


def _let_time_pass(options: Options) -> Action | None:
    """Try a door again, at the cost of a cube; else rest."""
    again = (action for action in options.values() if isinstance(action, Retry))
    return next(again, options.get("rest"))


def _first(options: Options, side: Side) -> Action | None:
    return options.get(f"go-{side}") or options.get(f"retry-{side}")


def wants_rest(state: GreenDungeonState, temper: Temper) -> bool:
    """Return whether somebody is hurt, drained, or due for a level.

    In haste, only if badly hurt.
    """
    if in_haste(state, temper):
        return any(hero.health < HASTY_BELOW * hero.health_most for hero in state.living)
    return any(
        hero.xp >= XP
        or hero.health < temper.rest_below * hero.health_most
        or (temper.spells_on and hero.magic < temper.magic_below * hero.magic_most)
        for hero in state.living
    )


def in_haste(state: GreenDungeonState, temper: Temper) -> bool:
    """Return whether the game has gone on for so long that the bosses are all that counts."""
    return state.tally.cubes >= temper.patience


def is_ready(state: GreenDungeonState, temper: Temper) -> bool:
    """Return whether the heroes would face the final boss now."""
    if in_haste(state, temper):
        return True
    return all(hero.level >= temper.final_level and _is_fit(hero, temper) for hero in state.living)


def _is_fit(hero: Hero, temper: Temper) -> bool:
    if temper.final_level == 1:
        return True
    fit = hero.health >= 0.8 * hero.health_most
    return fit and ("final" not in temper.spells_on or hero.magic >= 0.8 * hero.magic_most)


def paths(state: GreenDungeonState) -> Paths:
    """Return the cost to reach each tile, and the side on which the way there begins."""
    level = porter(state).level
    best: Paths = {}
    queue: list[tuple[float, int, int, Side | None]] = [(0.0, 0, state.at, None)]
    count = 0
    seen: set[int] = set()
    while queue:
        cost, _, tile, first = heappop(queue)
        if tile in seen:
            continue
        seen.add(tile)
        if first:
            best[tile] = (cost, first)
        if tile != state.at and not passable(state, tile):
            continue
        for side, other, way in layout.ways(state.light)[tile]:
            if other in seen or way == "wall":
                continue
            step = _toll(state, other, way, level)
            if tile == state.at and side in state.tried:
                step += 1.0
            count += 1
            heappush(queue, (cost + step, count, other, first or side))
    return best


def passable(state: GreenDungeonState, tile: int) -> bool:
    """Return whether a way may lead on through a tile: no lair is a corridor."""
    return state.tiles[tile].symbol != "straw" or state.cleared(tile) or not state.tiles[tile].up


def _toll(state: GreenDungeonState, tile: int, way: Way, level: int) -> float:
    """Return what a step costs: a little, the expected time at a door, a foe in the way."""
    toll = 0.1
    if way == "door":
        over = 4 if state.tiles[tile].explored else 6
        faces = min(6, max(1, 6 - over + level))
        toll += 6 / faces
    if not state.tiles[tile].explored:
        toll += 1.0
    if state.waiting(tile):
        toll += FOE_IN_THE_WAY
    return toll


def _way_to_bed(state: GreenDungeonState) -> Side | None:
    """Return the way to the nearest safe room to rest in, without doors and fights."""
    beds = [
        (cost, tile, side)
        for tile, (cost, side) in paths(state).items()
        if state.tiles[tile].explored
        and state.cleared(tile)
        and not any(state.waiting(other) for _, other in layout.NEIGHBOURS[tile])
    ]
    return min(beds)[2] if beds else None


def _way_on(state: GreenDungeonState, temper: Temper) -> Side | None:
    """Return the way to the room that is most worth going to."""
    ready = is_ready(state, temper)
    wishes = [
        (cost + wish, tile, side)
        for tile, (cost, side) in paths(state).items()
        if (wish := _wish(state, tile, temper, ready=ready)) is not None
    ]
    return min(wishes)[2] if wishes else None


def _wish(state: GreenDungeonState, tile: int, temper: Temper, *, ready: bool) -> float | None:
    """Return how little a room is liked; None where there is nothing to do."""
    there = state.tiles[tile]
    if state.is_final_lair(tile):
        return (FIRST_OF_ALL if in_haste(state, temper) else -5.0) if ready else None
    if not there.up:
        hidden = in_haste(state, temper) and _may_hide_lair(state, tile)
        return FIRST_OF_ALL if hidden else 0.0
    if not there.explored:
        return DREAD[there.symbol] + _boss_dread(state, tile, temper)
    foes = state.waiting(tile)
    if any(foe.is_boss for foe in foes):
        return _boss_dread(state, tile, temper)
    return 4.0 if foes and all(_is_fit(hero, temper) for hero in state.living) else None


def _boss_dread(state: GreenDungeonState, tile: int, temper: Temper) -> float:
    """Return what is added for the lesser boss: much before one is ready, less in haste."""
    if state.lairs[:1] != (tile,):
        return 0.0
    if in_haste(state, temper):
        return FIRST_OF_ALL
    early = any(hero.level < temper.mini_level for hero in state.living)
    return TOO_EARLY if early else 0.0


def _may_hide_lair(state: GreenDungeonState, tile: int) -> bool:
    """Return whether a lair not yet found may lie there: away from the start, or anywhere."""
    if len(state.lairs) == 2 or state.tiles[tile].known:
        return False
    if state.options.straw_placement == "anywhere":
        return True
    return tile not in square(CORNERS[state.options.start_corner])
