"""How the autopilot explores: what is at hand, then the goal, then the nearest unknown."""

from collections.abc import Callable, Iterator, Mapping

from rules.core.answers import Stance
from rules.core.grid import beside
from rules.core.model import Action, Seat
from rules.systems.three_dice.actions import Go, ReadTeleport, Unearth
from rules.systems.three_dice.artifacts import forbids_unearth
from rules.systems.three_dice.depths import artifact_counts
from rules.systems.three_dice.mapping import neighbour, unexplored, ways
from rules.systems.three_dice.party import fighting_elsewhere
from rules.systems.three_dice.pilot.company import (
    another,
    can_linger,
    follow_votes,
    hands,
    hold_back,
    is_own,
    is_searchable,
    lenders,
)
from rules.systems.three_dice.pilot.fighting import THIRST, best_potion, best_target, health
from rules.systems.three_dice.pilot.pathing import first_step, has_open_end
from rules.systems.three_dice.stalling import AGREE, HEADED, TIRED, idle, is_long, may_give_up
from rules.systems.three_dice.state import Room, ThreeDiceState

Options = Mapping[str, Action]
ENOUGH_ROOMS = 12
WEARY: dict[Stance, int] = {"careful": 6, "balanced": 4, "bold": 2}
"""The points at which a hero of each temper wants to go home."""


Wish = Action | None
"""What to do next; None lets a companion do something here first."""


def explore(state: ThreeDiceState, seat: Seat, stance: Stance, options: Options) -> Action | None:
    """Return the next action between fights: heal, use what is here, else move.

    It prefers what others have voted for.


    The plan is the party's: in one position every seat wants the same common action. Tempers may
    disagree about the way; where that leads nowhere, they take the middle one.
    """
    chosen = _choose(state, seat, stance, options)
    if len(state.party) > 1 and (idle(state) >= AGREE or _turns_back(state, chosen)):
        return _choose(state, seat, "balanced", options)
    return chosen


def _choose(state: ThreeDiceState, seat: Seat, stance: Stance, options: Options) -> Action | None:
    for wish in _plan(state, seat, stance, options):
        if wish is None:
            held = hold_back(state, options)
            if held:
                return held
        elif is_own(wish):
            return wish
        else:
            return follow_votes(state, options) or wish
    return follow_votes(state, options)


def _turns_back(state: ThreeDiceState, wish: Action | None) -> bool:
    """Return whether a walk would lead straight back, after a few that found nothing."""
    last = state.last_step
    if last is None or idle(state) < HEADED or not isinstance(wish, Go):
        return False
    beyond = neighbour(state.level, state.room, wish.side)
    return beyond is not None and beyond.number == last.from_room


def _plan(state: ThreeDiceState, seat: Seat, stance: Stance, options: Options) -> Iterator[Wish]:
    """Yield what to do next, the best first."""
    yield from _at_hand(state, seat, stance, options)
    yield from _ways(state, seat, stance, options)


def _at_hand(state: ThreeDiceState, seat: Seat, stance: Stance, options: Options) -> Iterator[Wish]:
    """Yield what is worth doing in this room."""
    if "go-home" in options and may_give_up(state):
        yield options["go-home"]
    hero = state.hero(seat)
    if hero.now.zeroes or best_target(state, hero) < THIRST[stance]:
        potion = best_potion(state, hero, options)
        if potion:
            yield potion
    yield from (options[name] for name in options if name.startswith("take-"))
    if "unearth" in options:
        yield options["unearth"]
    if another(state, seat, lambda other: not forbids_unearth(state, other, Unearth())):
        yield None
    if "go-home" in options and wants_home(state, stance):
        yield options["go-home"]
    hurt = any(other.now != other.most or other.pool != other.pool_most for other in state.party)
    if "rest" in options and hurt and idle(state) < TIRED:
        yield options["rest"]
    if "descend" in options and wants_down(state, stance):
        yield options["descend"]


def wants_home(state: ThreeDiceState, stance: Stance) -> bool:
    """Return whether the party has what it came for, or somebody has had enough.

    Everybody has after a long time.
    """
    if is_long(state):
        return True
    if state.options.goal != "home":
        return False
    found = any(level.artifacts for level in state.levels)
    return found or any(health(hero) <= WEARY[stance] for hero in state.living)


def wants_down(state: ThreeDiceState, stance: Stance) -> bool:
    """Return whether to take the stairs: at once on a quest, else once the level is well known."""
    if state.options.three_artifact_quest or state.options.goal == "depth_3":
        return True
    enough = {"careful": 2 * ENOUGH_ROOMS, "balanced": ENOUGH_ROOMS, "bold": 0}[stance]
    return len(state.level.rooms) >= enough


def _ways(state: ThreeDiceState, seat: Seat, stance: Stance, options: Options) -> Iterator[Wish]:
    """Yield where to go next, the best first."""
    level = state.level
    cells = frozenset(room.cell for room in level.rooms)
    fights = [group[0].room for group in fighting_elsewhere(state)]
    if fights:
        yield from _toward(state, lambda room: room.number in fights)
    if wants_home(state, stance) and state.here != 1:
        yield from _toward(state, lambda room: room.number == 1)
    yield from _to_vault(state, seat)
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
    yield from _toward(state, lambda room: is_searchable(state, room))
    yield from (options[name] for name in ("descend", "go-home", "wait") if name in options)
    if state.options.goal == "home" and state.here != 1:
        yield from _toward(state, lambda room: room.number == 1)


def _toward(state: ThreeDiceState, wanted: Callable[[Room], bool]) -> Iterator[Action]:
    """Yield the first step to the nearest such room, around known monsters if that is possible."""
    step = first_step(state, wanted, brave=False) or first_step(state, wanted, brave=True)
    if step:
        yield step


def _to_vault(state: ThreeDiceState, seat: Seat) -> Iterator[Action]:
    """Yield the way to a vault, with a map fragment, that may still hold something."""
    holders = lenders(state, seat, "fragment")
    if state.options.mode == "classic" or not holders:
        return
    once = state.options.one_artifact_per_vault

    def offers(room: Room) -> bool:
        spent = once and room.unearthed
        return room.shape == "vault" and not spent and can_linger(state, room, holders)

    if not offers(state.room):
        yield from _toward(state, offers)


def _to_stairs(state: ThreeDiceState, stance: Stance, options: Options) -> Iterator[Action]:
    """Yield the way to the first great hall, with an artifact; there, wait for the others."""
    halls = [room.number for room in state.level.rooms if room.shape == "great_hall"]
    if not halls or not artifact_counts(state) or not wants_down(state, stance):
        return
    if state.here == halls[0] and "wait" in options:
        yield options["wait"]
    scrolls = [action for action in options.values() if isinstance(action, ReadTeleport)]
    yield from (scroll for scroll in scrolls if scroll.room == halls[0])
    yield from _toward(state, lambda room: room.number == halls[0])


def _locked_doors(state: ThreeDiceState, seat: Seat, options: Options) -> Iterator[Wish]:
    """Open what is locked: here with a key or a shoulder, else on to the next such door."""
    for verb in ("unlock", "force"):
        yield from (options[name] for name in options if name.startswith(verb))
    strong = (hero for hero in hands(state, seat) if hero.now.body)
    able = (*lenders(state, seat, "key"), *strong)
    if any(door.kind == "locked" for door in ways(state.room)) and another(
        state, seat, lambda other: other in [hero.seat for hero in able]
    ):
        yield None
    yield from _toward(
        state,
        lambda room: bool(unexplored(state.level, room)) and can_linger(state, room, able),
    )
