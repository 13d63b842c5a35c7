"""The vortex: a tile turns by a quarter with all that stands on it (MA-228 to MA-231)."""

from rules.core.words import Text
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.tiles import moved, shape_of
from rules.systems.mkd.compass import Facing, Square
from rules.systems.mkd.events.things import Crushed, TileTurned
from rules.systems.mkd.fights.harm import eliminate
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.names import chest_name, marker_name, square_name
from rules.systems.mkd.pieces import Door, Figure, Marker, Site
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.things.doors import door_name, sides_of
from rules.systems.mkd.things.landing import spot_near


class Turning:
    """A tile before and after a quarter turn about its centre square.

    `own` are its squares that lie bare, `covered` those of other tiles that it comes to lie on.
    """

    def __init__(self, board: Board, tile: int, *, clockwise: bool) -> None:
        self.quarter = 1 if clockwise else -1
        self.tile = tile
        old = board.site.tiles[tile]
        self.centre = board.centre(tile)
        turn = (old.turn + self.quarter) % 4
        shape = shape_of(old.tile, old.side, turn)
        x, y = shape.centre
        self.placed = old.with_(
            turn=turn,
            at=(self.centre[0] - x, self.centre[1] - y),
            layer=1 + max(placed.layer for placed in board.site.tiles),
        )
        footprint = {moved(square, self.placed.at) for square in shape.order}
        self.own = frozenset(board.squares(tile))
        self.covered = frozenset(
            square for square in footprint if board.owner.get(square, tile) != tile
        )

    def put(self, square: Square) -> Square:
        """Return where a square lies after the turn of its tile."""
        x, y = self.centre
        dx, dy = square[0] - x, square[1] - y
        return (x - dy, y + dx) if self.quarter > 0 else (x + dy, y - dx)

    def face(self, facing: Facing) -> Facing:
        """Return the direction of a facing after the turn."""
        return (facing + 2 * self.quarter) % 8

    def carried(self, square: Square) -> Square:
        """Return where something on a square is after the turn of the tile."""
        return self.put(square) if square in self.own else square

    def edge(self, square: Square, side: Facing) -> tuple[Square, Facing]:
        """Return where an edge of the tile is after the turn."""
        return (self.put(square), self.face(side)) if square in self.own else (square, side)


def spin_tile(play: Resolution, tile: int) -> None:
    """Turn a tile: odd clockwise, even the other way (MA-228).

    A hallway may come to lie on its neighbours, and leaves gaps (MA-229); what was on covered
    squares is gone (MA-230), and squares uncovered again get rubble (MA-231). Nobody has
    moved by himself: there are no free spins, and no token turns over until somebody moves.
    """
    die = play.roll(6, "mkd-vortex")
    turning = Turning(board_of(play.state.site), tile, clockwise=die % 2 == 1)
    play.tell(TileTurned(die=die, way="clockwise" if turning.quarter > 0 else "back"))
    _crush(play, turning)
    _turn_site(play, turning)
    _turn_things(play, turning)
    _strew(play, turning)
    _settle_riders(play)


def _crush(play: Resolution, turning: Turning) -> None:
    """Destroy whatever stands on squares that the tile comes to lie on (MA-230); no experience."""
    covered = turning.covered
    for figure in play.state.on_board:
        if covered & set(squares_of(figure)):
            _crush_figure(play, figure)
    for token in [token for token in play.state.tokens if token.at in covered]:
        play.remove_token(token.id)
        _tell_crushed(play, Text.of("mkd-thing-token"), token.at)
    for chest in play.state.chests:
        if chest.at is not None and chest.at in covered and not chest.gone:
            play.set_chest(chest.with_(gone=True, at=None))
            _tell_crushed(play, chest_name(chest), chest.at)
    for door in [door for door in play.state.site.doors if _lost(turning, door)]:
        _tell_crushed(play, door_name(door), door.at)
    for marker in [marker for marker in play.state.site.markers if _buried(turning, marker)]:
        _tell_crushed(play, marker_name(marker), marker.at)


def _buried(turning: Turning, marker: Marker) -> bool:
    """Return whether a marker is lost under the tile.

    Stairs are cut into the rock and stay (MA-230).
    """
    return marker.kind != "stairs" and marker.at in turning.covered


def _lost(turning: Turning, door: Door) -> bool:
    return door.at not in turning.own and bool(turning.covered & set(sides_of(door)))


def _tell_crushed(play: Resolution, thing: Text, at: Square) -> None:
    play.tell(Crushed(thing=thing, at=square_name(at)))


def _crush_figure(play: Resolution, figure: Figure) -> None:
    """Eliminate a figure with all that it carries and its prisoner."""
    for carried in figure.carries:
        chest = play.state.chest(carried)
        play.set_chest(chest.with_(gone=True, carrier=None))
        _tell_crushed(play, chest_name(chest), figure.at)
    play.alter(figure.id, carries=(), captive=None)
    if figure.captive is not None:
        play.alter(figure.captive, captor=None)
        eliminate(play, figure.captive, None)
    eliminate(play, figure.id, None)


def _turn_site(play: Resolution, turning: Turning) -> None:
    """Turn the tile, with the doors, markers, entrance and exits that lie on it."""
    site = play.state.site
    tiles = list(site.tiles)
    tiles[turning.tile] = turning.placed
    doors: dict[frozenset[Square], Door] = {}
    for door in site.doors:
        if not _lost(turning, door):
            at, side = turning.edge(door.at, door.side)
            turned = door.with_(at=at, side=side)
            doors.setdefault(frozenset(sides_of(turned)), turned)
    changed = Site(
        tiles=tuple(tiles),
        doors=tuple(doors.values()),
        markers=tuple(
            marker.with_(at=turning.carried(marker.at))
            for marker in site.markers
            if not _buried(turning, marker)
        ),
        entrance=None if site.entrance is None else turning.edge(*site.entrance),
        exits=tuple(turning.carried(square) for square in site.exits),
        closed=tuple(turning.edge(*edge) for edge in site.closed),
        pierced=tuple(turning.edge(*edge) for edge in site.pierced),
    )
    _renumber_doors(play, site.doors, turning, changed.doors)
    play.set_site(changed)


def _renumber_doors(
    play: Resolution, before: tuple[Door, ...], turning: Turning, after: tuple[Door, ...]
) -> None:
    """Give tokens that still have to shut a door its new number, or none if it is lost (MA-066)."""
    edges = [(door.at, door.side) for door in after]
    for token in play.state.tokens:
        if token.closes is None:
            continue
        door = before[token.closes]
        edge = turning.edge(door.at, door.side)
        gone = _lost(turning, door) or edge not in edges
        play.set_token(token.with_(closes=None if gone else edges.index(edge)))


def _turn_things(play: Resolution, turning: Turning) -> None:
    """Turn figures, tokens and chests on the tile, and what the activation remembers of it."""
    _turn_figures(play, turning)
    _turn_tokens(play, turning)
    _turn_chests(play, turning)
    active = play.active
    if active is not None:
        artifacts = tuple(turning.carried(square) for square in active.artifacts)
        eased = tuple(turning.edge(*edge) for edge in active.eased_doors)
        play.change(activation=active.with_(artifacts=artifacts, eased_doors=eased), trail=())


def _turn_figures(play: Resolution, turning: Turning) -> None:
    """Turn those who stand on the tile, and the gates of those who come in by it."""
    for figure in play.state.figures:
        if figure.where == "waiting" and figure.gate is not None:
            play.alter(figure.id, gate=turning.carried(figure.gate))
        elif figure.where == "board" and figure.at in turning.own:
            rear = None if figure.rear is None else turning.put(figure.rear)
            facing = turning.face(figure.facing)
            play.alter(figure.id, at=turning.put(figure.at), rear=rear, facing=facing)


def _turn_tokens(play: Resolution, turning: Turning) -> None:
    for token in play.state.tokens:
        if token.at in turning.own:
            heading = None if token.heading is None else turning.face(token.heading)
            play.set_token(token.with_(at=turning.put(token.at), heading=heading))


def _turn_chests(play: Resolution, turning: Turning) -> None:
    for chest in play.state.chests:
        if chest.at is not None and chest.at in turning.own and not chest.gone:
            facing = turning.face(chest.facing)
            play.set_chest(chest.with_(at=turning.put(chest.at), facing=facing))


def _strew(play: Resolution, turning: Turning) -> None:
    """Lay rubble on squares of other tiles that the turned tile no longer covers (MA-231)."""
    site = play.state.site
    after = board_of(site)
    bared = [
        square
        for square in sorted(turning.own, key=lambda at: (at[1], at[0]))
        if after.owner.get(square, turning.tile) != turning.tile
        and after.ground[square] != "hindering"
    ]
    rubble = tuple(Marker(kind="bones", at=square) for square in bared)
    if rubble:
        play.set_site(site.with_(markers=(*site.markers, *rubble)))


def _settle_riders(play: Resolution) -> None:
    """Move a rider who stands across the tile's rim to the nearest room for two, or crush him."""
    board = board_of(play.state.site)
    for figure in play.state.on_board:
        if figure.rear is None:
            continue
        others = {
            square
            for other in play.state.on_board
            if other.id != figure.id
            for square in squares_of(other)
        }
        joined = board.adjacent(figure.at, figure.rear) and board.standable(figure.rear)
        if joined and figure.rear not in others:
            continue
        spot = spot_near(play.state, figure, figure.at)
        if spot is None:
            _crush_figure(play, figure)
        else:
            play.alter(figure.id, at=spot[0], rear=spot[1], facing=spot[2])
