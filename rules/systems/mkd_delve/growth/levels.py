"""A new level: one hallway, its way in, and full pools (RG-001, RG-004 to RG-022)."""

from collections.abc import Iterator

from rules.core.packs.pack import marked
from rules.systems.mkd.board.layout import Leaf
from rules.systems.mkd.board.tiles import Opening, moved, openings, runs
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.content.tiles import tile_name, tiles_of
from rules.systems.mkd.events.growth import LevelBegan
from rules.systems.mkd.figures import value_of
from rules.systems.mkd.pieces import Placed, Pools, Site
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.pools import monster_pool, row_for, token_pool
from rules.systems.mkd.rounds import leave_level
from rules.systems.mkd.terms import Colour
from rules.systems.mkd_delve.growth.crevices import is_cut
from rules.systems.mkd_delve.state import DelveState, of

SETS = 3
"""A level has the tokens of so many sets of tiles (RG-010)."""
STEP = 50
"""A master's value is the team's, rounded up to a multiple of this (RG-017)."""
WEAKEST = 50
"""The highest team value for which the hard tokens can be chosen (RG-011)."""
HARD_YELLOW, HARD_BLUE = 12, 6
USED_FIRST = 9
"""Yellow tokens revealed before the blue ones are mixed in (RG-012)."""

Tokens = tuple[tuple[Colour, int], ...]


def begin_level(play: Resolution) -> None:
    """Begin the first level, or the next one below, with one hallway (RG-001).

    Nothing comes with the hallway (RG-047). Tile tokens are mixed anew (RG-008), and so are all
    pools, without captives of Heroes and chests that they carry (RG-010, RG-020, B-109).
    """
    if of(play).level:
        leave_level(play)
    state = of(play)
    value = sum(value_of(hero) for hero in state.heroes if hero.where == "waiting")
    start = value if not state.level else state.start_value
    packs = state.options.packs
    site, number = _first_tile(play)
    play.change(
        level=state.level + 1,
        site=site,
        stack=tuple(sorted({*tiles_of("hall", packs), *tiles_of("chamber", packs)} - {number})),
        grown=False,
        fresh=(),
        start_value=start,
        bonus=row_for(value).bonus,
        reserve=(),
        master=0,
        terrain_left=state.options.terrain,
    )
    _fill_pools(play, value)
    placed = site.tiles[0]
    began = LevelBegan(
        level=of(play).level,
        levels=state.deepest or 0,
        tile=tile_name(placed.tile, placed.side),
    )
    play.tell(began)


def halls(packs: tuple[str, ...] = ()) -> Iterator[Leaf]:
    """Yield hallway faces to begin with: at least two openings, all connected (A4)."""
    for tile in tiles_of("hall", packs):
        for side in ("A", "B"):
            leaf = Leaf(tile, side, 0)
            if not is_cut(tile, side) and len(_doorways(leaf)) > 1:
                yield leaf


def _doorways(leaf: Leaf) -> tuple[tuple[Opening, ...], ...]:
    placed = Placed(tile=leaf.tile, side=leaf.side, turn=leaf.turn, at=(0, 0))
    return runs(openings(placed))


def _first_tile(play: Resolution) -> tuple[Site, int]:
    """Return a hallway by chance, and one of its openings as the way in (RG-004).

    Its north-western corner is A1, and keeps that name however the level grows.
    """
    choices = tuple(halls(of(play).options.packs))
    leaf = choices[play.pick(len(choices), "mkd-first-tile")]
    ways = _doorways(leaf)
    way = ways[play.pick(len(ways), "mkd-first-entrance")]
    placed = Placed(tile=leaf.tile, side=leaf.side, turn=leaf.turn, at=(0, 0))
    edges = [(moved(square, placed.at), side) for square, side in way]
    return Site(tiles=(placed,), entrance=edges[(len(edges) - 1) // 2]), leaf.tile


def _fill_pools(play: Resolution, value: int) -> None:
    state = of(play)
    tokens, reserve = tokens_for(state, value)
    if state.options.boss:
        tokens = _without_strongest(tokens)
        play.change(master=worth_of_master(state.start_value))
    play.change(
        reserve=reserve,
        pools=Pools(
            tokens=tokens,
            chests=_chests(state),
            monsters=_monsters(state),
        ),
    )


def tokens_for(state: DelveState, value: int) -> tuple[Tokens, Tokens]:
    """Return the tokens for a team's value, and those mixed in later (RG-010 to RG-015).

    The hard option, for teams of at most 50 points, has 12 yellow tokens, and 6 blue ones later.
    """
    if state.options.hard and value <= WEAKEST:
        row = row_for(value)
        yellow = token_pool(row, SETS)[:HARD_YELLOW]
        return yellow, tuple(("B", face) for face in range(1, HARD_BLUE + 1))
    return token_pool(row_for(value), SETS), ()


def _without_strongest(tokens: Tokens) -> Tokens:
    """Return the tokens without one red, or one of the strongest colour there is (RG-016)."""
    colour = next(colour for colour in ("R", "B", "Y") if any(one[0] == colour for one in tokens))
    index = max(index for index, one in enumerate(tokens) if one[0] == colour)
    return tokens[:index] + tokens[index + 1 :]


def worth_of_master(value: int) -> int:
    """Return the team's value at the start, rounded up to a step of 50; 50 at least (RG-017)."""
    return max(1, -(-value // STEP)) * STEP


def _chests(state: DelveState) -> tuple[str, ...]:
    """Return the chests of a level, as many and as dangerous as the table wants (RG-009).

    They are taken from each tier in turn, so that a few are of all kinds, without carried ones.
    Those of packs come before the game's own: who plays with a pack wants to meet them.
    """
    carried = {chest.kind for chest in state.chests if not chest.gone}
    tier = state.options.chests
    by_tier: dict[str, list[str]] = {}
    every = CHESTS.of(state.options.packs).values()
    for kind in sorted(every, key=lambda each: not marked(each.id)):
        if tier in ("mixed", kind.tier) and kind.id not in carried:
            by_tier.setdefault(kind.tier, []).append(kind.id)
    dealt = [kind for row in _in_turn(list(by_tier.values())) for kind in row]
    return tuple(dealt[: state.options.treasures])


def _in_turn(rows: list[list[str]]) -> Iterator[list[str]]:
    for place in range(max(map(len, rows), default=0)):
        yield [row[place] for row in rows if place < len(row)]


def _monsters(state: DelveState) -> tuple[str, ...]:
    """Return every copy of every Monster, or of one theme's, but for captives (RG-020, RG-021)."""
    left = list(monster_pool(state.options.theme, state.options.packs))
    for figure in state.figures:
        if figure.side != "hero" and figure.kind in left:
            left.remove(figure.kind)
    return tuple(left)


def mix_in_reserve(play: Resolution) -> int:
    """Mix in the later tokens once nine of the first are revealed; return how many (RG-012)."""
    state = of(play)
    left = len(state.pools.tokens) + sum(1 for token in state.tokens if not token.worth)
    first = HARD_YELLOW - (1 if state.options.boss else 0)
    if not state.reserve or first - left < USED_FIRST:
        return 0
    pools = state.pools
    play.change(reserve=(), pools=pools.with_(tokens=(*pools.tokens, *state.reserve)))
    return len(state.reserve)
