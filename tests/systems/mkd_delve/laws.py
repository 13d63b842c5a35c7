"""What must hold in every position of a delve."""

from collections import Counter

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.content.tiles import tiles_of
from rules.systems.mkd.figures import (
    BOUND,
    CHARGE,
    COMPANION,
    DYING,
    HIDING,
    OUTLAW,
    RELEASED,
    RUNNER,
    STRANGER,
    THANKFUL,
)
from rules.systems.mkd.tasks import AskOffer
from rules.systems.mkd_delve.growth.sides import Plan, undecided
from rules.systems.mkd_delve.state import DelveState
from tests.systems.mkd.laws import check_growing, check_shared, copies, joined_tiles

GAMES, STEPS = 5000, (*[50] * 10, 300)
"""Games by chance, and where they are cut: one in eleven has the time to get deep."""

ROLES = {
    "rescue": (BOUND, RELEASED),
    "escort": (CHARGE,),
    "vengeance": (DYING,),
    "hunt": (HIDING, RUNNER, THANKFUL),
    "venture": (COMPANION,),
    "bounty": (OUTLAW,),
}
"""What can become of somebody in each mission."""


def check(state: DelveState) -> None:
    """Figures, chests, tokens, the level and the round are sound, and only questions wait."""
    if not check_shared(state):
        return
    check_level(state)
    check_tokens(state)
    check_copies(state)
    assert len(set(state.acted)) == len(state.acted)
    assert not any(figure.surprised for figure in state.figures)
    check_people(state)


def check_level(state: DelveState) -> None:
    """Tiles come once each, hang together, and are no more than a level has."""
    site, options = state.site, state.options
    numbers = [placed.tile for placed in site.tiles]
    assert len(set(numbers)) == len(numbers) <= options.level_tiles
    every = {*tiles_of("hall", options.packs), *tiles_of("chamber", options.packs)}
    assert set(numbers) | set(state.stack) == every
    assert not set(numbers) & set(state.stack)
    assert 1 <= state.level <= (state.deepest or state.level)
    assert state.level - 1 <= state.cleared <= state.level
    assert set(state.visited) <= set(range(len(numbers)))
    turned = any(placed.layer for placed in site.tiles)
    if not turned:
        assert is_connected(state), "a tile that leads nowhere"
        assert len(Plan(site).owner) == sum(
            len(board_of(site).printed(t)) for t in range(len(numbers))
        )
    if state.visited and not turned and not state.agenda:
        # Until it is large enough a level has somewhere to grow.
        assert state.grown or undecided(state)
    if state.grown:
        assert not undecided(state) or turned
        assert not state.master
    assert not stairs_of(site) or state.cleared == state.level


def is_connected(state: DelveState) -> bool:
    """Whether every tile can be reached from the first one (RG-032)."""
    return len(joined_tiles(state.site)) == len(state.site.tiles)


def check_tokens(state: DelveState) -> None:
    """No token was made out of nothing, and a level has one master at most."""
    assert sum(bool(token.worth) for token in state.tokens) <= 1
    plain = [token for token in state.tokens if not token.worth]
    assert len(plain) + len(state.pools.tokens) + len(state.reserve) <= 18


def check_copies(state: DelveState) -> None:
    """Every copy of a Monster is in the pool or a figure, and the fallen are in the graveyard."""
    figures = [figure for figure in state.figures if KINDS[figure.kind].side == "monster"]
    seen = Counter(figure.kind for figure in figures) + Counter(state.pools.monsters)
    assert not seen - copies(state.options)
    assert seen == copies(state.options) or state.level > 1
    dead = [f.kind for f in figures if f.side == "monster" and f.where == "dead"]
    assert Counter(state.graveyard) == Counter(dead)


def check_people(state: DelveState) -> None:
    """Everybody met is known once, in a role that fits the mission and how it stands."""
    known = {met.figure: met for met in state.encounters}
    assert len(known) == len(state.encounters)
    assert state.missions == sum(met.stage == "won" for met in state.encounters)
    for figure in state.figures:
        if KINDS[figure.kind].side != "npc":
            continue
        assert (figure.role == STRANGER) == (figure.id not in known)
        assert (figure.side == "hero") == (figure.role == COMPANION)
        if figure.id in known:
            assert figure.role in ROLES[known[figure.id].mission]
    offers = [task.figure for task in state.agenda if isinstance(task, AskOffer)]
    for met in state.encounters:
        assert (met.stage == "offered") == (met.figure in offers)
        if met.stage == "offered" or (met.stage == "open" and met.mission != "vengeance"):
            assert any(figure.id == met.figure for figure in state.figures)
        if state.ending:
            assert met.stage not in ("open", "offered")


def check_step(before: DelveState, after: DelveState) -> None:
    """Experience, gold, levels, rounds and numbers only grow."""
    check_growing(before, after)
    assert after.cleared >= before.cleared
    assert after.level >= before.level
    if after.level == before.level:
        assert after.visited[: len(before.visited)] == before.visited
        assert len(after.site.tiles) >= len(before.site.tiles)
