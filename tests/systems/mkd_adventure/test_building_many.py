"""Three thousand dungeons by chance, of one to four sets (MA-010 to MA-046)."""

import pytest

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.content.tiles import is_hall
from rules.systems.mkd_adventure.build import build
from rules.systems.mkd_adventure.building.tokens import arc_of
from tests.support.soak import SOAK, cases
from tests.systems.mkd.laws import joined_tiles
from tests.systems.mkd_adventure.builds import hero, unbuilt

CHUNKS, BUILDS = 3, 500 if SOAK else 6
HEROES = ("brannoc", "ysolde", "ondine", "garm", "vashti", "maelle")


def built(seed, sets):
    """A dungeon whose settings vary with the seed."""
    heroes = tuple(hero(kind, index) for index, kind in enumerate(HEROES[: 1 + seed % 6], 1))
    play = unbuilt(
        seed=f"{sets}-{seed}",
        heroes=heroes,
        sets=sets,
        tiles=("normal", "easy", "mixed")[seed % 3],
        chests=("easy", "medium", "hard", "mixed")[seed % 4],
        markers=seed % 5 == 0,
        artifacts=seed % 7 != 0,
        dressing=seed % 3 != 0,
    )
    build(play)
    return play


def check_site(state, board):
    """Tiles lie side by side, joined, with the entrance on the last and a way to the centre."""
    tiles = state.site.tiles
    assert sum(15 if is_hall(placed.tile) else 25 for placed in tiles) == len(board.ground)
    assert min(x for x, _ in board.ground) == min(y for _, y in board.ground) == 0
    assert joined_tiles(state.site) == set(range(len(tiles)))
    (at, _), last = state.site.entrance, len(tiles) - 1
    assert is_hall(tiles[-1].tile)
    assert board.owner[at] == last
    assert board.standable(at)
    assert not is_hall(tiles[state.central].tile)
    on_foot = Reach(board, at, Mover()).cost
    assert any(square in on_foot for square in board.squares(state.central))
    return on_foot


def check_waiting(state, board, on_foot):
    """The Quest Chest can be reached and opened; every chamber has its token."""
    chest = state.chests[state.quest_chest]
    assert chest.quest
    assert board.owner[chest.at] == state.central
    assert chest.at in on_foot
    arc = arc_of(board, chest)
    assert any(square in on_foot for square in arc)
    guardian, *others = state.tokens
    assert guardian.guardian
    assert guardian.at in arc
    chambers = [tile for tile, placed in enumerate(state.site.tiles) if not is_hall(placed.tile)]
    assert [board.owner[token.at] for token in others] == chambers
    taken = [chest.at, *(token.at for token in state.tokens)]
    assert len(set(taken)) == len(taken)
    assert all(board.standable(at) for at in taken)
    assert len(state.tokens) + len(state.pools.tokens) == 6 * state.options.sets
    assert len(state.pools.chests) + 1 >= len(chambers)


@pytest.mark.rule("MA-024", "MA-028", "MA-032", "MA-043")
@pytest.mark.parametrize("chunk", cases(1, CHUNKS))
@pytest.mark.parametrize("sets", [1, 2, 3, 4])
def test_dungeons_by_chance_are_whole(sets, chunk):
    for seed in range(chunk * BUILDS, (chunk + 1) * BUILDS):
        play = built(seed, sets)
        board = Board(play.state.site)
        on_foot = check_site(play.state, board)
        check_waiting(play.state, board, on_foot)
        assert len(play.state.site.tiles) >= 5 * sets - 2
        assert len(play.dice.rolls) < 4_000


def test_the_same_dice_build_the_same_dungeon():
    assert built(11, 2).state == built(11, 2).state


@pytest.mark.rule("MA-041")
def test_value_and_bonus_are_those_at_the_entrance():
    play = built(1, 1)
    assert play.state.start_value == 22 + 18
    assert play.state.bonus == 0
    assert play.events[-1].kind == "mkd-dungeon-built"
