"""The dungeon as a scene: all that may be seen of it at one moment."""

from rules.core.scene import Box, Scene
from rules.systems.mkd.actions import Attack, Shoot
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import opposed, squares_of
from rules.systems.mkd.show import ground
from rules.systems.mkd.show.camp import camp
from rules.systems.mkd.show.facts import facts
from rules.systems.mkd.show.figures import figures
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.page import Page, page_of, wide_page_of
from rules.systems.mkd.show.things import features
from rules.systems.mkd.show.window import steady
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.verbs.striking import forbids_attack, forbids_shoot
from rules.systems.mkd.verbs.ways import walks


def scene(moment: Moment) -> Scene:
    """Return the whole site on one page; before there is one, the camp outside."""
    state = moment.state
    if not state.site.tiles:
        return camp(moment)
    board = board_of(state.site)
    page = wide_page_of(board) if moment.growing else page_of(board)
    return Scene(
        title=moment.title,
        turn=state.turn,
        columns=page.columns,
        rows=page.rows,
        terrain=ground.terrain(board, page),
        sight=ground.sight(board, page, _in_view(moment, board)),
        edges=(*ground.edges(board, page), *ground.ways_on(page, moment.ways_on)),
        features=features(state, board, page),
        tokens=figures(moment, page),
        trail=tuple(page.place(square) for square in state.trail if page.holds(square)),
        reach=tuple(page.place(square) for square in reachable(moment)),
        targets=tuple(page.place(square) for square in targets(moment)),
        ruler=page.ruler,
        focus=steady(moment, board, page) if moment.growing else page.focus(moment.centre),
        fresh=tuple(_box(board, page, tile) for tile in moment.fresh),
        facts=facts(moment),
        region=moment.region,
    )


def _box(board: Board, page: Page, tile: int) -> Box:
    """Return where a tile lies on the page."""
    columns, rows = zip(*board.squares(tile), strict=True)
    left, top = min(columns), min(rows)
    wide, high = max(columns) - left + 1, max(rows) - top + 1
    return Box(at=page.place((left, top)), columns=wide, rows=high)


def _in_view(moment: Moment, board: Board) -> frozenset[int]:
    """Return the tiles of the Heroes who act, else of all Heroes on the board."""
    acting = [figure for figure in moment.actors if figure.side == "hero"]
    heroes = acting or [figure for figure in moment.state.heroes if figure.where == "board"]
    return frozenset(board.owner[figure.at] for figure in heroes if figure.at in board.owner)


def reachable(moment: Moment) -> tuple[Square, ...]:
    """Return squares where the active Hero could go with the points left (B-30)."""
    if moment.active_hero is None:
        return ()
    return tuple(sorted(walks(moment.state)))


def targets(moment: Moment) -> tuple[Square, ...]:
    """Return squares of those whom the active Hero could strike or shoot now (2.9.1, 2.10.1)."""
    hero, state = moment.active_hero, moment.state
    if hero is None or hero.seat is None:
        return ()
    return tuple(
        square
        for other in state.on_board
        if opposed(hero, other) and _open_to(state, hero.seat, other.id)
        for square in squares_of(other)
    )


def _open_to(state: MkdState, seat: int, target: int) -> bool:
    return (
        forbids_attack(state, seat, Attack(target=target)) is None
        or forbids_shoot(state, seat, Shoot(target=target)) is None
    )
