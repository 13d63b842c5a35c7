"""How the autopilot explores: what is at hand, then the goal, then the nearest unknown."""

from collections.abc import Callable, Iterator, Mapping

from rules.core.grid import beside
from rules.core.model import Action, Seat
from rules.core.ruleset import Stance
from rules.systems.three_dice.actions import Go, ReadTeleport
from rules.systems.three_dice.depths import artifact_counts
from rules.systems.three_dice.mapping import free_sides, unexplored
from rules.systems.three_dice.pilot.fighting import THIRST, best_potion, best_target
from rules.systems.three_dice.pilot.pathing import first_step, has_open_end
from rules.systems.three_dice.state import Room, ThreeDiceState

Options = Mapping[str, Action]
ENOUGH_ROOMS = 12


def explore(state: ThreeDiceState, seat: Seat, stance: Stance, options: Options) -> Action | None:
    """Go along with votes already cast, mend, take what is here, then move."""
    return (
        _follow_votes(state, options)
        or _at_hand(state, seat, stance, options)
        or next(_ways(state, seat, stance, options), None)
    )


def _follow_votes(state: ThreeDiceState, options: Options) -> Action | None:
    wishes = [vote.action for vote in state.votes]
    legal = [wish for wish in wishes if wish in options.values()]
    return max(legal, key=wishes.count, default=None)


def _at_hand(state: ThreeDiceState, seat: Seat, stance: Stance, options: Options) -> Action | None:
    """Whatever is good to do in this room."""
    hero = state.hero(seat)
    if hero.now.zeroes or best_target(state, hero) < THIRST[stance]:
        potion = best_potion(state, hero, options)
        if potion:
            return potion
    hurt = any(other.now != other.most or other.pool != other.pool_most for other in state.party)
    takes = [options[name] for name in options if name.startswith("take-")]
    if takes:
        return takes[0]
    if "unearth" in options:
        return options["unearth"]
    if "rest" in options and hurt:
        return options["rest"]
    if "descend" in options and wants_down(state, stance):
        return options["descend"]
    return None


def wants_down(state: ThreeDiceState, stance: Stance) -> bool:
    """Whether it is time for the stairs: at once on a quest, else when the level is known well."""
    if state.options.three_artifact_quest or state.options.goal == "depth_3":
        return True
    enough = {"careful": 2 * ENOUGH_ROOMS, "balanced": ENOUGH_ROOMS, "bold": 0}[stance]
    return len(state.level.rooms) >= enough


def _ways(state: ThreeDiceState, seat: Seat, stance: Stance, options: Options) -> Iterator[Action]:
    """What to do next, the best first."""
    level = state.level
    cells = frozenset(room.cell for room in level.rooms)
    yield from _to_vault(state)
    yield from _to_stairs(state, stance, options)
    yield from (
        action
        for action in options.values()
        if isinstance(action, Go)
        and not action.fragment
        and beside(state.room.cell, action.side) not in cells
    )
    yield from _toward(state, lambda room: has_open_end(cells, room))
    yield from _locked_doors(state, seat, options)
    if "search-odd" in options:
        yield options["search-odd"]
    yield from _toward(state, lambda room: searchable(state, room))
    yield from (options[name] for name in ("descend", "wait") if name in options)


def _toward(state: ThreeDiceState, wanted: Callable[[Room], bool]) -> Iterator[Action]:
    """The first step to the nearest such room, around known monsters if that is possible."""
    step = first_step(state, wanted, brave=False) or first_step(state, wanted, brave=True)
    if step:
        yield step


def _to_vault(state: ThreeDiceState) -> Iterator[Action]:
    """With a map fragment, to a vault that may still hold something."""
    if state.options.mode == "classic" or not any(hero.count("fragment") for hero in state.party):
        return
    once = state.options.one_artifact_per_vault
    yield from _toward(state, lambda room: room.shape == "vault" and not (once and room.unearthed))


def _to_stairs(state: ThreeDiceState, stance: Stance, options: Options) -> Iterator[Action]:
    """With an artifact of this level, to the first great hall found; there, wait for the others."""
    halls = [room.number for room in state.level.rooms if room.shape == "great_hall"]
    if not halls or not artifact_counts(state) or not wants_down(state, stance):
        return
    if state.here == halls[0] and "wait" in options:
        yield options["wait"]
    scrolls = [action for action in options.values() if isinstance(action, ReadTeleport)]
    yield from (scroll for scroll in scrolls if scroll.room == halls[0])
    yield from _toward(state, lambda room: room.number == halls[0])


def _locked_doors(state: ThreeDiceState, seat: Seat, options: Options) -> Iterator[Action]:
    """Open what is locked: here with a key or a shoulder, else on to the next such door."""
    for verb in ("unlock", "force"):
        yield from (options[name] for name in options if name.startswith(verb))
    hero = state.hero(seat)
    if hero.count("key") or hero.now.body:
        yield from _toward(state, lambda room: bool(unexplored(state.level, room)))


def searchable(state: ThreeDiceState, room: Room) -> bool:
    """Whether a search might be worth a walk: no exit left to explore, and a wall to search."""
    return (
        state.options.secret_search
        and not unexplored(state.level, room)
        and bool(free_sides(state.level, room))
    )
