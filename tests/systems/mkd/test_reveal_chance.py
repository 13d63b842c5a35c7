"""Thousands of tokens turned over by chance: what has to hold for each of them."""

from collections import Counter

from rules.core.dice import SeededDice
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.choose import muster
from rules.systems.mkd.reveal.split import adjusted, shares
from rules.systems.mkd.reveal.turn import reveal
from rules.systems.mkd.tasks import Reveal
from rules.systems.mkd_adventure.mode import ADVENTURE
from tests.support.soak import SOAK
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.pieces import chest, door, hero, marker, token
from tests.systems.mkd.revealing import FULL
from tests.systems.mkd.tables import state

COLOURS = ("Y", "B", "R")
TURNED, TROOPS, SPLITS = (5_000, 2_000, 5_000) if SOAK else (200, 200, 1_000)
"""Tokens turned over, troops mustered, and points split among several."""


def some(dice, least, most):
    """A number from least to most."""
    return least + dice.roll(most - least + 1, "test") - 1


SITES = tuple(
    site(
        placed(one, at=(0, 0)),
        placed(one % 12 + 7, at=(5, 0)),
        doors=[door((4, 2))],
        markers=[marker("furniture", (1, 1))],
    )
    for one in range(7, 19)
)


def dungeon(dice):
    """Two chambers with a door, a chest, furniture, a Hero, and some tokens."""
    where = SITES[some(dice, 0, len(SITES) - 1)]
    board = board_of(where)
    floor = sorted(square for square in board.ground if board.standable(square))
    squares = []
    while len(squares) < 5:
        square = floor[dice.roll(len(floor), "test") - 1]
        if square not in squares and square != (1, 1):
            squares.append(square)
    hero_at, chest_at, *token_at = squares
    tokens = [token(COLOURS[some(dice, 0, 2)], some(dice, 1, 6), at) for at in token_at]
    pool = tuple(kind for kind in FULL if dice.roll(3, "test") > 1)
    who = hero("brannoc", at=hero_at)
    return state(
        where,
        who,
        tokens=tuple(tokens),
        chests=(chest(0, at=chest_at),),
        pools=Pools(monsters=pool),
        bonus=some(dice, 0, 10),
    )


def test_reveals_keep_the_pool_and_give_everybody_a_square():
    """Whatever dice fall: no copy is lost or doubled, no square is shared, and it ends."""
    dice, turned = SeededDice(bytes(32)), 0
    while turned < TURNED:
        situation = dungeon(dice)
        table = Resolution(situation, dice, ADVENTURE)
        table.push(Reveal(tokens=tuple(one.id for one in situation.tokens)))
        while table.state.agenda and isinstance(table.state.agenda[-1], Reveal):
            reveal(table, table.pop())
            turned += 1
        after = table.state
        assert after.tokens == ()
        came = Counter(figure.kind for figure in after.monsters)
        assert came + Counter(after.pools.monsters) == Counter(situation.pools.monsters)
        standing = [square for figure in after.on_board for square in squares_of(figure)]
        assert len(set(standing)) == len(standing)
        board = board_of(after.site)
        assert all(board.standable(square) for square in standing)
        assert {after.chests[0].at, (1, 1)}.isdisjoint(standing)
        numbers = [(figure.kind, figure.number) for figure in after.monsters]
        assert len(set(numbers)) == len(numbers)


def test_shares_add_up_to_the_points_until_one_is_dropped():
    """A leader's split is exact, an even one loses the remainder; adjusting loses nothing."""
    dice = SeededDice(bytes(31) + b"1")
    table = Resolution(state(site(placed(7))), dice, ADVENTURE)
    for _ in range(SPLITS):
        count, points = some(dice, 2, 3), some(dice, 20, 290)
        targets = shares(table, count, points)
        assert len(targets) == count
        even = len(set(targets)) == 1 and targets[0] == points // count
        assert even or sum(targets) == points
        left = adjusted(targets, some(dice, 8, 60))
        assert sum(left) == sum(targets)
        assert 1 <= len(left) <= count


def test_a_troop_is_never_worth_more_than_its_points():
    """Not a swarm either; and what comes first is worth most."""
    dice = SeededDice(bytes(31) + b"2")
    for _ in range(TROOPS):
        pool = tuple(kind for kind in FULL if dice.roll(4, "test") == 1)
        table = Resolution(state(site(placed(7)), pools=Pools(monsters=pool)), dice, ADVENTURE)
        count, points = some(dice, 1, 3), some(dice, 10, 290)
        came = muster(table, count, points, lambda _: True, swarms=bool(dice.roll(2, "test") - 1))
        values = [MONSTERS[kind].value for kind in came]
        assert sum(values) <= points
        assert values == sorted(values, reverse=True)
        assert len(values) + len(table.state.pools.monsters) == len(pool)
