"""What is new at a table without being an action: a wound, a chest in hands, the way out."""

from rules.systems.mkd.compass import S
from rules.systems.mkd.lessons import HOMEWARD, HURT, LADEN, news_of
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import chest, hero
from tests.systems.mkd.tables import state

WHERE = open_chamber(entrance=((2, 4), S), exits=[(0, 0)])


def news(*figures, seat=1):
    """What is new for a seat; whoever carries anything has the first chest."""
    bearers = [figure.id for figure in figures if figure.carries]
    chests = (chest(0, carrier=bearers[0]),) if bearers else ()
    return news_of(state(WHERE, *figures, chests=chests), seat)


def test_a_hero_is_hurt_below_the_best_click_to_which_he_heals():
    assert news(hero("brannoc", at=(1, 1))) == set()
    assert news(hero("brannoc", at=(1, 1), click=5)) == {HURT}
    assert news(hero("brannoc", at=(1, 1), click=5, level=1, cap=5)) == set()


def test_with_a_chest_one_is_laden_and_on_a_way_out_homeward():
    assert news(hero("brannoc", at=(1, 1), carries=(0,))) == {LADEN}
    for out in ((2, 4), (0, 0)):
        assert news(hero("brannoc", at=out, carries=(0,))) == {LADEN, HOMEWARD}
        assert news(hero("brannoc", at=out)) == set()


def test_only_those_inside_whom_the_seat_leads_are_news_to_it():
    mine, theirs = hero("brannoc", at=(1, 1)), hero("derrik", at=(2, 4), seat=2, click=6)
    assert news(mine, theirs) == set()
    assert news(mine, theirs, seat=2) == {HURT}
    assert news(mine, theirs.with_(where="waiting"), seat=2) == set()


def test_who_carries_nothing_is_not_homeward_though_a_laden_friend_is_on_the_way():
    empty, laden = hero("brannoc", at=(2, 4)), hero("derrik", at=(1, 1), carries=(0,))
    assert news(empty, laden) == {LADEN}
