"""Heroes whom nobody leads, as villains among the Monsters (MA-046)."""

from collections import Counter

import pytest

from bot.catalogs import all_words
from rules.core.dice import SeededDice
from rules.systems.mkd.actions import Begin, End, MoveTo
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.fights.harm import eliminate, heal
from rules.systems.mkd.figures import kind_of, name_of, value_of
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.reveal.pools import monster_pool
from rules.systems.mkd.show.marks import marks
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.campaign.departure import depart
from rules.systems.mkd_adventure.options import QUICK, AdventureOptions
from tests.support.chance import play_random
from tests.support.joined import joined
from tests.support.playing import played
from tests.support.soak import cases
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.pieces import hero, token
from tests.systems.mkd.revealing import turned
from tests.systems.mkd_adventure.campaign import towns
from tests.systems.mkd_adventure.quests import built
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, told

WORDS = all_words("en")
MEEK = Orders(strike_back="no")
FIRST, MISS = 1, (1, 2)


def heroes_in_pool(state):
    """Kinds of Heroes whom a token may become."""
    return [kind for kind in state.pools.monsters if kind in HEROES]


@pytest.mark.rule("MA-046")
@joined("quest", ["chest", "rescue", "kidnap"])
@joined("theme", ["any", "undead"])
def test_villains_are_the_heroes_whom_nobody_knows(quest, theme):
    assert heroes_in_pool(built(quest, theme=theme)) == []
    state = built(quest, theme=theme, villains=True)
    known = {figure.kind for figure in state.figures}
    assert len(known) == 4 + (quest == "rescue")
    assert heroes_in_pool(state) == [kind for kind in HEROES if kind not in known]
    others = Counter(kind for kind in state.pools.monsters if kind not in HEROES)
    assert others == Counter(monster_pool(theme))


@pytest.mark.rule("MA-046", "MA-167")
def test_no_floor_has_a_hero_of_the_party_as_a_villain():
    state = built("chest", villains=True, floors="2")
    led = {figure.kind for figure in state.heroes}
    assert set(heroes_in_pool(state)) == set(HEROES) - led


@pytest.mark.rule("MA-046")
def test_a_hero_who_stays_in_town_is_no_villain():
    out, home = towns.hero(4), towns.hero(9, "ysolde")
    dead = towns.hero(11, "hask", fate="dead")
    state = towns.campaign(out, home, dead)
    state = state.with_(plan=state.plan.with_(villains=True))
    game = depart(state, (out,), SeededDice(b"out")).state
    assert set(heroes_in_pool(game)) == set(HEROES) - {"brannoc", "ysolde"}


@pytest.mark.rule("MA-046", "B-103")
def test_a_token_pays_for_a_villain_of_level_one():
    """R2 with a 2 is one Monster of 35 points: ondine's 32 at level 1 fits, not her 60."""
    table = turned("R2", 1, 1, 1, pool=("ondine", "bone_halberdier", "ember_hound"))
    assert [figure.kind for figure in table.state.monsters] == ["ondine"]
    table = turned("R2", 1, 1, 1, pool=("bone_halberdier", "brannoc"))
    assert [figure.kind for figure in table.state.monsters] == ["bone_halberdier"]


def revealed(kind):
    """A Hero who has walked into a chamber where a villain lurked, and the villain."""
    who = hero("brannoc", at=(3, 2))
    situation = heroes_turn(
        two_chambers(), who, tokens=(token("R", 2, at=(9, 0)),), orders=MEEK,
        pools=Pools(monsters=(kind,)),
    )  # fmt: skip
    play = do(do(situation, Begin(figure=who.id)).state, MoveTo(to=(6, 2)), 1, 1, 1)
    (villain,) = play.state.monsters
    return play, who, villain


@pytest.mark.rule("MA-046", "B-12")
def test_a_villain_has_the_dial_of_level_one_and_fights_as_monsters_do():
    play, _, villain = revealed("garm")
    assert (villain.side, villain.level, villain.seat) == ("monster", 0, None)
    assert (villain.click, villain.cap) == (4, 4)
    assert WORDS.say(name_of(villain)) == "Garm Twiceburned the villain"
    again = do(play.state, End(), FIRST, *MISS)
    assert at(again, villain) != villain.at
    assert len(told(again, "missed")) == 1


@pytest.mark.rule("MA-046", "B-12")
def test_nothing_heals_a_villain_past_level_one():
    play, _, villain = revealed("derrik")
    play.alter(villain.id, click=6)
    heal(play, villain.id, 5)
    assert play.figure(villain.id).click == 4


@pytest.mark.rule("MA-046", "B-65")
def test_who_ends_a_villain_learns_from_the_best_he_could_have_been():
    play, who, villain = revealed("derrik")
    assert value_of(villain) == kind_of(villain).values[-1] == 50
    eliminate(play, villain.id, who.id)
    assert play.state.xp == 50
    assert play.state.graveyard == ("derrik",)


@pytest.mark.rule("MA-046")
def test_a_hero_keeps_the_initial_that_a_villain_would_like_too():
    villain = hero("ondine", at=(1, 1), seat=None).with_(id=1, side="monster")
    ours = hero("oswin", at=(2, 2)).with_(id=2)
    assert marks((villain, ours)) == {1: "On", 2: "O"}


@pytest.mark.rule("MA-046")
@pytest.mark.parametrize("seed", cases(1, soak=3))
def test_adventures_with_villains_are_sound_to_the_end(seed):
    options = QUICK.with_(villains=True)
    met = set()
    for moment in played(RULESET, options, 2, seed, 3000, stance="balanced"):
        met |= {f.kind for f in moment.state.figures if f.side == "monster"} & set(HEROES)
    assert met
    play_random(RULESET, options, 2, seed, 3000, "bold")


@pytest.mark.rule("MA-046")
def test_villains_are_off_unless_the_table_wants_them():
    assert AdventureOptions().villains is False
