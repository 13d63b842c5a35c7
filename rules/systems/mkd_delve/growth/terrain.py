"""Terrain that comes with a tile: doors, ground, devices, artifacts (RG-109 to RG-116)."""

from typing import Final

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.passage import stays_open
from rules.systems.mkd.board.random_square import THROWS, throw_square
from rules.systems.mkd.compass import E, Facing, N, S, Square, W, step
from rules.systems.mkd.content import ARTIFACTS, DRESSING, RULINGS
from rules.systems.mkd.events.things import Found
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Door, Marker
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import MarkerKind
from rules.systems.mkd.things.doors import door_name
from rules.systems.mkd.things.placing import add, bare, lay_terrain, put, stand_artifact
from rules.systems.mkd_delve.state import DelveState, of

EDGES: Final[dict[tuple[bool, bool], Facing]] = {
    (True, True): N,
    (True, False): W,
    (False, False): S,
    (False, True): E,
}
"""The side of its square that a door is on, by whether each of two dice is odd (RG-116)."""

GROUND: Final[dict[str, MarkerKind]] = {"bones": "bones", "water": "water", "shadow": "shadow"}
CHAIRS = 2


def lay_some_terrain(play: Resolution, tile: int) -> bool:
    """Roll for the kind of terrain that comes, and which of the kind (RG-109 to RG-112).

    Without artifacts and furniture in use, only the two devices come (C24).
    """
    what = RULINGS.words("terrain")[play.roll(6, "mkd-terrain") - 1]
    came = _lay(play, tile, what)
    if came:
        play.change(terrain_left=of(play).terrain_left - 1)
    return came


def _lay(play: Resolution, tile: int, what: str) -> bool:
    """Lay the rolled terrain: RG-109 doors, RG-110 ground, RG-111 devices, RG-112 artifacts."""
    magic = of(play).options.artifacts or of(play).options.dressing
    if what == "door":
        iron = RULINGS.words("door_kind")[play.roll(6, "mkd-door-kind") - 1] == "iron"
        return hang_door(play, tile, iron=iron)
    if what in GROUND:
        return lay_terrain(play, tile, GROUND[what], anywhere=True)
    if what == "device":
        odd = not magic or play.roll(6, "mkd-device") % 2 == 1
        return lay_terrain(play, tile, "teleport" if odd else "vortex", anywhere=True)
    if not magic:
        return lay_terrain(play, tile, "vortex", anywhere=True)
    return _stand(play, tile, chosen(play))


def chosen(play: Resolution) -> str | None:
    """Return an artifact or set by two dice, for its group (odd the first) and number (RG-113).

    If it stands on the level already, or is not in use, the next number counts, from the last to
    the first again. None if the group has nothing left.
    """
    group = "1" if play.roll(6, "mkd-artifact-group") % 2 else "2"
    number = play.roll(6, "mkd-artifact-number")
    state = of(play)
    for turn in range(6):
        what = BY_NUMBER.get(f"{group}-{(number - 1 + turn) % 6 + 1}")
        if what is not None and _is_left(state, what):
            return what
    return None


BY_NUMBER: Final = {
    **{kind.rg: kind.id for kind in ARTIFACTS.values()},
    **{kind.rg: kind.id for kind in DRESSING.values()},
}
"""Artifacts and sets by group and number (RG-114, RG-115)."""


def _is_left(state: DelveState, what: str) -> bool:
    used = state.options.artifacts if what in ARTIFACTS else state.options.dressing
    return used and all(marker.what != what for marker in state.site.markers)


def _stand(play: Resolution, tile: int, what: str | None) -> bool:
    if what is None:
        return False
    if what in ARTIFACTS:
        return stand_artifact(play, tile, what, anywhere=True)
    if DRESSING[what].pieces[0].kind == "pillar":
        return _stand_pillar(play, tile, what)
    return _set_table(play, tile, what)


def _stand_pillar(play: Resolution, tile: int, what: str) -> bool:
    """Put one pillar on a square where it blocks no way (RG-115, A11)."""
    board, free = board_of(play.state.site), bare(play.state, tile)
    solid = play.state.chests_lying
    at = throw_square(
        play, board, tile, lambda square: free(square) and stays_open(board, (square,), solid)
    )
    if at is None:
        return False
    put(play, Marker(kind="pillar", at=at, what=what))
    return True


def _set_table(play: Resolution, tile: int, what: str) -> bool:
    """Put a table, and two chairs on random free squares beside it (RG-115, A11)."""
    board = board_of(play.state.site)
    at = throw_square(play, board, tile, bare(play.state, tile))
    if at is None:
        return False
    put(play, Marker(kind="furniture", at=at, what=what))
    for _ in range(CHAIRS):
        free = bare(play.state, tile)
        beside = sorted(filter(free, board.around(at)), key=lambda square: (square[1], square[0]))
        if beside:
            chair = beside[play.pick(len(beside), "mkd-chair")]
            add(play, Marker(kind="furniture", at=chair, what=what))
    return True


def hang_door(play: Resolution, tile: int, *, iron: bool) -> bool:
    """Hang a closed door on a random square, on a side of it by two dice (RG-109, RG-116).

    A side where it cannot hang is rolled again (C23).
    """
    board = board_of(play.state.site)

    def suits(square: Square) -> bool:
        return any(may_hang(play.state, board, square, side) for side in EDGES.values())

    at = throw_square(play, board, tile, suits)
    if at is None:
        return False
    side = _throw_edge(play, board, at)
    site = play.state.site
    door = Door(at=at, side=side, iron=iron)
    play.set_site(site.with_(doors=(*site.doors, door)))
    play.tell(Found(thing=door_name(door), at=square_name(at)))
    return True


def _throw_edge(play: Resolution, board: Board, at: Square) -> Facing:
    for _ in range(THROWS):
        first, second = (die % 2 == 1 for die in play.two_d6("mkd-door-edge"))
        side = EDGES[first, second]
        if may_hang(play.state, board, at, side):
            return side
    return next(side for side in EDGES.values() if may_hang(play.state, board, at, side))


def may_hang(state: MkdState, board: Board, at: Square, side: Facing) -> bool:
    """Return whether a door can hang between two squares, where there is none yet.

    It cannot in a wall or a closed side, nor where a rider stands across (RG-116).
    """
    beyond = step(at, side)
    if not (board.standable(at) and board.standable(beyond) and board.joined(at, side)):
        return False
    astride = any({at, beyond} == set(squares_of(figure)) for figure in state.on_board)
    return board.door_at(at, side) is None and not astride
