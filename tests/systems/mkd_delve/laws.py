"""What must hold in every position of a delve."""

from collections import Counter

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.content import CHESTS, KINDS, TILES
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
from rules.systems.mkd.tasks import QUESTIONS, AskOffer
from rules.systems.mkd_delve.growth.sides import Plan, undecided
from rules.systems.mkd_delve.state import DelveState
from tests.systems.mkd_adventure.laws import check_figure, check_room, copies

ROLES = {
    "rescue": (BOUND, RELEASED),
    "escort": (CHARGE,),
    "vengeance": (DYING,),
    "hunt": (HIDING, RUNNER, THANKFUL),
    "venture": (COMPANION,),
    "bounty": (OUTLAW,),
}
"""What can become of somebody in each mission."""

GAMES, STEPS = 5000, (*[50] * 10, 300)
"""Games by chance, and where they are cut: one in eleven has the time to get deep."""

LARGEST = 64_000
"""Bytes that a stored position may take."""


def check(state: DelveState) -> None:
    """Figures, chests, tokens, the level and the round are sound, and only questions wait."""
    assert not state.agenda or isinstance(state.agenda[-1], QUESTIONS)
    assert bool(state.ending) == (state.part == "over")
    if state.part == "setup":
        assert not state.site.tiles
        return
    for figure in state.figures:
        check_figure(state, figure)
    if not state.ending:
        check_room(state)
    check_level(state)
    check_chests(state)
    check_tokens(state)
    check_copies(state)
    check_round(state)
    check_people(state)


def check_level(state: DelveState) -> None:
    """Tiles come once each, hang together, and are no more than a level has."""
    site, options = state.site, state.options
    numbers = [placed.tile for placed in site.tiles]
    assert len(set(numbers)) == len(numbers) <= options.level_tiles
    assert set(numbers) | set(state.stack) == {tile for tile, _ in TILES}
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
    board = board_of(state.site)
    seen, waiting = {0}, [0]
    while waiting:
        for other in board.next_tiles(waiting.pop()):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return len(seen) == len(state.site.tiles)


def check_chests(state: DelveState) -> None:
    """Every chest is in one place: out of the game, on the floor, or in one pair of hands."""
    board = board_of(state.site)
    held = Counter(number for figure in state.figures for number in figure.carries)
    on_floor = []
    for place, chest in enumerate(state.chests):
        assert chest.number == place
        assert chest.kind in CHESTS
        assert chest.gone + (chest.at is not None) + (chest.carrier is not None) == 1
        assert held[place] == (chest.carrier is not None)
        if chest.at is not None:
            assert board.standable(chest.at)
            on_floor.append(chest.at)
    assert len(set(on_floor)) == len(on_floor)


def check_tokens(state: DelveState) -> None:
    """Tokens lie apart, on ground that takes them, and none was made out of nothing."""
    squares = [token.at for token in state.tokens]
    assert len(set(squares)) == len(squares)
    board = board_of(state.site)
    assert all(board.standable(square) for square in squares)
    assert sum(bool(token.worth) for token in state.tokens) <= 1
    plain = [token for token in state.tokens if not token.worth]
    assert len(plain) + len(state.pools.tokens) + len(state.reserve) <= 18
    numbers = [figure.id for figure in state.figures] + [token.id for token in state.tokens]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < state.next_id


def check_copies(state: DelveState) -> None:
    """Every copy of a Monster is in the pool or a figure, and the fallen are in the graveyard."""
    figures = [figure for figure in state.figures if KINDS[figure.kind].side == "monster"]
    seen = Counter(figure.kind for figure in figures) + Counter(state.pools.monsters)
    assert not seen - copies(state.options.theme)
    assert seen == copies(state.options.theme) or state.level > 1
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


def check_round(state: DelveState) -> None:
    """Whose turn it is agrees with who is active and who has been."""
    heroes = {figure.id for figure in state.heroes}
    served = [number for number in state.served if number in heroes]
    assert len(set(served)) == len(served)
    assert len(set(state.acted)) == len(state.acted)
    assert (state.acting is not None) == (state.part == "heroes")
    assert sorted(state.order) == [player.seat for player in state.players]
    assert not any(figure.surprised for figure in state.figures)
    active = state.activation
    if active is None:
        return
    assert active.points >= 0
    if state.part == "heroes" and not state.agenda:
        figure = state.figure(active.figure)
        assert figure.seat == state.acting
        assert figure.where == "board"
        assert figure.id not in state.served


def check_step(before: DelveState, after: DelveState) -> None:
    """Experience, gold, levels, rounds and numbers only grow."""
    assert after.xp >= before.xp
    assert after.gold >= before.gold
    assert after.round >= before.round
    assert after.turn >= before.turn
    assert after.next_id >= before.next_id
    assert after.cleared >= before.cleared
    assert after.level >= before.level
    if after.level == before.level:
        assert after.visited[: len(before.visited)] == before.visited
        assert len(after.site.tiles) >= len(before.site.tiles)
