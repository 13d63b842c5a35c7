"""How the autopilot explores: mend, open what opens easily, the nearest unknown, and home."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping

from rules.core.answers import Stance
from rules.core.grid import beside
from rules.core.model import Action, Seat
from rules.core.scene import Side
from rules.systems.third_six.actions import Go
from rules.systems.third_six.mapping import neighbour, unexplored
from rules.systems.third_six.movement import ENTRANCE
from rules.systems.third_six.pilot.temper import hurt, wants_home
from rules.systems.third_six.state import Hero, Room, ThirdSixState
from rules.systems.third_six.town import is_long

Options = Mapping[str, Action]
Wanted = Callable[[Room], bool]
EASY_LOCKS = ("key-", "pick-", "read-unlock-")


def explore(state: ThirdSixState, seat: Seat, stance: Stance, options: Options) -> Action | None:
    """Return the action between fights: agree with votes, heal, open what is here, then move."""
    if "go-home" in options and is_long(state):
        return options["go-home"]
    hero = state.hero(seat)
    return (
        _mend(state, hero, stance, options)
        or _learn(options)
        or _follow_votes(state, options)
        or _open(hero, stance, options)
        or next(_ways(state, stance, options), None)
    )


def _follow_votes(state: ThirdSixState, options: Options) -> Action | None:
    wishes = [vote.action for vote in state.votes]
    legal = [wish for wish in wishes if wish in options.values()]
    return max(legal, key=wishes.count, default=None)


def _mend(state: ThirdSixState, hero: Hero, stance: Stance, options: Options) -> Action | None:
    for other in state.living:
        if hurt(other, stance):
            for key in (f"cast-heal-{other.seat}", f"read-heal-{other.seat}"):
                if key in options:
                    return options[key]
    if hurt(hero, stance) and "drink-healing" in options:
        return options["drink-healing"]
    if hero.mnd == 0 and "drink-enlightenment" in options:
        return options["drink-enlightenment"]
    return None


def _learn(options: Options) -> Action | None:
    return next((options[key] for key in options if key.startswith("learn-")), None)


def _open(hero: Hero, stance: Stance, options: Options) -> Action | None:
    """Return how to open a door that costs little, for the bold by force as well."""
    for start in EASY_LOCKS:
        found = next((options[key] for key in options if key.startswith(start)), None)
        if found and (start != "pick-" or hero.mnd > 1):
            return found
    if stance == "bold" and not hurt(hero, "careful"):
        return next((options[key] for key in options if key.startswith("force-")), None)
    return None


def _ways(state: ThirdSixState, stance: Stance, options: Options) -> Iterator[Action]:
    """Yield where to go next, the best first."""
    if wants_home(state, stance):
        yield from _homeward(state, options)
    if "descend" in options and _wants_down(state, stance):
        yield options["descend"]
    yield from _vaults(state, options)
    yield from _unknown(state, options)
    if state.level.stairs and _may_go_down(state):
        yield from _toward(state, lambda room: room.kind == "stairs")
    if "descend" in options and _may_go_down(state):
        yield options["descend"]
    yield from _homeward(state, options)
    yield from (action for action in options.values() if isinstance(action, Go))


def _may_go_down(state: ThirdSixState) -> bool:
    """Return whether the stairs lead to anything still unknown."""
    stairs = state.level.stairs
    if state.options.goal == "bosses" and stairs and not stairs.guards:
        return False
    below = state.levels[state.depth :]
    if not below:
        return True
    lowest = below[-1].stairs
    return bool(lowest) or any(unexplored(level, room) for level in below for room in level.rooms)


def _wants_down(state: ThirdSixState, stance: Stance) -> bool:
    """Return whether to go down: at once for a goal below or the bold, else on a known level."""
    if not _may_go_down(state):
        return False
    known = not any(unexplored(state.level, room) for room in state.level.rooms)
    return known or stance == "bold" or state.options.goal in ("depth_2", "depth_3")


def _homeward(state: ThirdSixState, options: Options) -> Iterator[Action]:
    """Yield the way to town, by the entrance of each level."""
    for key in ("to-town", "town", "ascend"):
        if key in options:
            yield options[key]
    if state.here != ENTRANCE:
        yield from (options[key] for key in ("read-teleport", "cast-teleport") if key in options)
        yield from _toward(state, lambda room: room.number == ENTRANCE)


def _toward(state: ThirdSixState, wanted: Wanted) -> Iterator[Action]:
    found = first_step(state, wanted)
    if found:
        yield found[0]


def _vaults(state: ThirdSixState, options: Options) -> Iterator[Action]:
    """Yield the way into a room next door that was just unlocked."""
    for action in options.values():
        beyond = neighbour(state.level, state.room, action.side) if isinstance(action, Go) else None
        if beyond and not beyond.entered:
            yield action


def _unknown(state: ThirdSixState, options: Options) -> Iterator[Action]:
    """Yield the unknown next door, else the way to the nearest room that has some."""
    level = state.level
    here = [
        action
        for action in options.values()
        if isinstance(action, Go) and level.at(beside(state.room.cell, action.side)) is None
    ]
    order = (Side.NORTH, Side.EAST, Side.WEST, Side.SOUTH)
    yield from sorted(here, key=lambda action: order.index(action.side))
    yield from _toward(state, lambda room: bool(room.entered and unexplored(level, room)))


def first_step(state: ThirdSixState, wanted: Wanted) -> tuple[Go, int] | None:
    """Return the first step to the nearest wanted room but this, and how many steps it is."""
    cells = {room.cell: room for room in state.level.rooms}
    seen = {state.here}
    queue: deque[tuple[Room, Side | None, int]] = deque([(state.room, None, 0)])
    while queue:
        room, first, steps = queue.popleft()
        for side in room.exits:
            beyond = cells.get(beside(room.cell, side))
            if beyond is None or beyond.lock or beyond.number in seen:
                continue
            seen.add(beyond.number)
            if wanted(beyond):
                return Go(side=first or side), steps + 1
            queue.append((beyond, first or side, steps + 1))
    return None
