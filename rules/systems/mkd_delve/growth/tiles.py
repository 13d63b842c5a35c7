"""Tiles that are drawn and laid as Heroes enter, side by side (RG-005, RG-023 to RG-040)."""

from rules.core.words import Text
from rules.systems.mkd.board.dice import throw_side, throw_turn
from rules.systems.mkd.board.layout import Leaf, across
from rules.systems.mkd.board.tiles import shape_of_placed
from rules.systems.mkd.compass import NAMES, SIDES, Facing
from rules.systems.mkd.events.growth import (
    LevelGrown,
    NoTileFits,
    PassageFound,
    SideReopened,
    SideRolled,
    TileLaid,
    TileReturned,
)
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Placed, Site
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_delve.growth.features import bring
from rules.systems.mkd_delve.growth.fitting import Ground, passages, with_tile
from rules.systems.mkd_delve.growth.sides import (
    Edge,
    Plan,
    reopenable,
    undecided,
    unsettled,
)
from rules.systems.mkd_delve.state import DelveState, of


def grow(play: Resolution, tile: int) -> None:
    """Decide the open sides of a tile that a Hero entered, N, E, S, W (RG-005, RG-023).

    Afterwards a level that is large enough is complete; one without open sides reopens a closed
    one.
    """
    for side in SIDES:
        edge = Plan(of(play).site).side(tile, side)
        if edge is not None:
            _decide(play, edge)
    if not of(play).grown:
        _go_on_or_end(play)


def is_full(state: DelveState) -> bool:
    """Return whether a level has as many tiles as the table chose (RG-007)."""
    return len(state.site.tiles) >= state.options.level_tiles


def _decide(play: Resolution, edge: Edge) -> None:
    """Roll whether a side gets a tile: none on odd, one on even (RG-024, RG-025).

    The last open side of all gets a tile without a die (RG-028). In a level that is large enough
    all sides close without a die (C20).
    """
    state = of(play)
    if is_full(state):
        close(play, edge)
        return
    if len(undecided(state, edge.tile)) > 1:
        die = play.roll(6, "mkd-side")
        opens = die % 2 == 0
        play.tell(SideRolled(way=way_name(edge.side), die=die, opens=opens))
        if not opens:
            close(play, edge)
            return
    if not add_tile(play, edge, edge.tile):
        play.tell(NoTileFits(way=way_name(edge.side)))
        close(play, edge)


def way_name(side: Facing) -> Text:
    """Return the name of a side."""
    return Text.of(f"mkd-way-{NAMES[side]}")


def close(play: Resolution, edge: Edge) -> None:
    """Close an open side: nobody passes or sees through it (RG-026); it may reopen (RG-027)."""
    site = play.state.site
    play.set_site(site.with_(closed=(*site.closed, *edge.edges)))


def add_tile(play: Resolution, edge: Edge, entering: int | None) -> bool:
    """Draw tile tokens until one fits at a side; lay it and all it brings (RG-029 to RG-037).

    Each token's die for the face and two for the turn are rolled before it is tried (RG-030,
    RG-040). Tokens that do not fit are set aside until the side is settled (RG-035, C18). Returns
    whether one fitted.
    """
    state = of(play)
    ends = len(state.site.tiles) + 1 >= state.options.level_tiles
    ground = Ground(state.site, edge, unsettled(state, entering), ends=ends, pool=state.stack)
    left = list(state.stack)
    while left:
        number = left.pop(play.pick(len(left), "mkd-tile"))
        leaf = Leaf(number, throw_side(play), throw_turn(play))
        placed = ground.place(leaf)
        if placed is not None:
            _lay(play, edge, placed, leaf)
            return True
        play.tell(TileReturned(tile=f"{leaf.tile}{leaf.side}"))
    return False


def _lay(play: Resolution, edge: Edge, placed: Placed, leaf: Leaf) -> None:
    """Lay a tile; its token is out of the level's pool (RG-037)."""
    state = of(play)
    play.change(stack=tuple(number for number in state.stack if number != placed.tile))
    before = state.site
    through_walls = state.options.secret_through_walls
    play.set_site(with_tile(before, placed, through_walls=through_walls))
    laid = TileLaid(
        tile=f"{placed.tile}{placed.side}",
        shape=shape_of_placed(placed).kind,
        way=way_name(edge.side),
        turn=90 * placed.turn,
        meant=90 * leaf.turn,
        count=len(play.state.site.tiles),
    )
    play.tell(laid)
    state = of(play)
    fresh = state.fresh if state.turn == state.laid else ()
    play.change(laid=state.turn, fresh=(*fresh, len(state.site.tiles) - 1))
    _tell_passages(play, before, placed)
    bring(play, len(play.state.site.tiles) - 1)


def _tell_passages(play: Resolution, before: Site, placed: Placed) -> None:
    through_walls = of(play).options.secret_through_walls
    for run in passages(before, placed, through_walls=through_walls):
        play.tell(PassageFound(at=square_name(run[0][0])))


def _go_on_or_end(play: Resolution) -> None:
    """End a level that is large enough, or reopen a side of one without open sides (A4).

    The first closed side in reading order at which any tile fits is opened again, and once more if
    all tokens were drawn with their other face. If none fits anywhere, the level is as large as it
    gets (RG-036).
    """
    while not is_full(of(play)):
        if undecided(of(play)):
            return
        if not _reopen(play):
            break
    for edge in undecided(of(play)):
        close(play, edge)
    play.change(grown=True)
    play.tell(LevelGrown(tiles=len(play.state.site.tiles)))


def _reopen(play: Resolution) -> bool:
    """Open a closed side at which a tile fits and draw for it; return whether there is one."""
    for edge in reopenable(of(play)):
        state = of(play)
        shut = {each for one in edge.edges for each in (one, across(one))}
        opened = state.site.with_(closed=tuple(e for e in state.site.closed if e not in shut))
        if _could_grow(state, opened, edge):
            play.set_site(opened)
            at = square_name(edge.edges[0][0])
            play.tell(SideReopened(at=at, way=way_name(edge.side)))
            if not add_tile(play, edge, None):
                play.tell(NoTileFits(way=way_name(edge.side)))
                close(play, edge)
            return True
    return False


def _could_grow(state: DelveState, site: Site, edge: Edge) -> bool:
    """Return whether any tile of the pool fits at a side, with any face and turn."""
    ends = len(site.tiles) + 1 >= state.options.level_tiles
    return Ground(site, edge, unsettled(state, None), ends=ends, pool=state.stack).has_room()
