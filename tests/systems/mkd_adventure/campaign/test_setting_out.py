"""Veterans before the gate, and new Heroes beside them."""

import pytest

from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.systems.mkd.moves.activation import begin
from rules.systems.mkd.things.chests import gold_of, shut_beside
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.actions import Enlist
from rules.systems.mkd_adventure.campaign.departure import depart, mustered
from tests.support.joined import joined
from tests.systems.mkd import pieces
from tests.systems.mkd_adventure.campaign.dungeons import dungeon
from tests.systems.mkd_adventure.campaign.towns import campaign, does, hero, ids, item


def gone(*heroes, **more):
    state = campaign(*heroes, **more)
    return depart(state, heroes, SeededDice(b"out")).state


@pytest.mark.rule("MA-258")
def test_the_adventure_begins_with_them_and_recruits_nobody():
    game = gone(hero(4, level=3), hero(9, "ysolde", owner=2, level=0), members=2)
    assert (game.part, game.round, game.campaign) == ("heroes", 1, True)
    assert [(each.id, each.level, each.click) for each in game.heroes] == [(4, 3, 2), (9, 0, 5)]
    assert {player.seat: player.name for player in game.players} == {1: "Ada", 2: "Bo"}
    assert game.start_value == 33 + 20


@pytest.mark.rule("MA-250")
def test_chests_of_the_town_stand_open_without_a_trap_and_without_gold():
    packed = (item(1, "c23", "charged"), item(2, "c02", "lost"), item(3, "c17", "charged"))
    game = gone(hero(4, belongings=packed))
    sword, ring = (game.chest(number) for number in game.figure(4).carries)
    assert [(each.kind, each.opened, each.trap) for each in (sword, ring)] == [
        ("c23", True, "spent"),
        ("c17", True, "spent"),
    ]
    assert (gold_of(sword), sword.charged) == (0, True)
    assert game.chest(game.quest_chest).quest


@pytest.mark.rule("MA-249", "MA-250")
def test_a_monster_that_shuts_such_a_chest_sets_its_trap():
    rat = pieces.monster("cellar_rats", at=(1, 1))
    chest = pieces.chest(kind="c23", at=(2, 1), opened=True, trap="spent", bare=True)
    table = dungeon(pieces.hero("brannoc", at=(4, 4)), rat, chests=(chest,))
    shut_beside(table, rat.id)
    shut = table.state.chest(0)
    assert (shut.opened, shut.trap, gold_of(shut)) == (False, None, 0)


def test_one_alone_cannot_split_up():
    one, two = hero(), hero(2, "ysolde")
    state = campaign(one, two)
    state = state.with_(plan=state.plan.with_(split_up=True))
    assert not mustered(state, (one,)).options.split_up
    assert mustered(state, (one, two)).options.split_up


def test_new_heroes_come_within_the_points_and_each_is_one_of_a_kind():
    state = campaign(hero(joined_at=22, level=4), points="50", members=2)
    taken = ids(state, 1)
    assert "enlist-garm" in taken
    assert "enlist-vashti" in taken
    assert "enlist-maelle" not in taken, "30 points are too many beside 22"
    assert "enlist-brannoc" not in taken
    assert all(each != "enlist-brannoc" for each in ids(state, 2))
    state, _ = does(state, 2, Enlist(hero="maelle"))
    assert (state.veteran(2).level, state.veteran(2).owner, state.veteran(2).xp) == (1, 2, 0)


def test_after_a_death_another_of_the_kind_may_come_with_a_number():
    state, _ = does(campaign(hero(fate="dead", joined_at=22)), 1, Enlist(hero="brannoc"))
    second = state.veteran(2)
    assert (second.name, second.nth) == ("Brannoc II", 2)


@joined(
    ("state", "action", "key"),
    [
        (campaign(hero()), Enlist(hero="nobody"), "no-such-hero"),
        (campaign(hero()), Enlist(hero="brannoc"), "taken"),
        (campaign(hero()), Enlist(hero="ondine", novice=True), "no-novice"),
        (campaign(hero(joined_at=40)), Enlist(hero="ysolde"), "points"),
    ],
)
def test_who_cannot_come_is_refused(state, action, key):
    with pytest.raises(RuleError, match=f"mkc-refused-{key}"):
        does(state, 1, action)


def test_a_novice_comes_where_the_table_allows_it():
    state, _ = does(campaign(novices=True), 1, Enlist(hero="ondine", novice=True))
    novice = state.veteran(1)
    assert (novice.level, novice.worth, novice.joined_at) == (0, 20, 20)


def test_plans_that_cannot_be_are_refused():
    state = campaign(hero())
    with pytest.raises(RuleError, match="mkd-refused-split-hallway"):
        CAMPAIGN.progress.check_plan(state, state.plan.with_(split_up=True, sets=1))


@pytest.mark.rule("MA-257")
def test_a_new_activation_uses_everything_again():
    figure = pieces.hero("ysolde", gained=("magic_immunity",), aside=("magic_immunity",))
    table = dungeon(figure)
    begin(table, figure.id)
    assert table.figure(figure.id).aside == ()
