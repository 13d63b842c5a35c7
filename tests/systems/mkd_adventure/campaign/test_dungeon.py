"""What a campaign changes in the dungeon: no levels, slower healing, abilities to choose from."""

import pytest

from rules.systems.mkd.actions import End, SetAside
from rules.systems.mkd.compass import N
from rules.systems.mkd.experience import eligible, gain
from rules.systems.mkd.figures import abilities
from rules.systems.mkd.tasks import AskAdvance
from rules.systems.mkd.verbs import set_aside
from rules.systems.mkd.verbs.table import CORE_VERBS
from rules.systems.mkd_adventure.pilot import choose
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.handling import dressed, run
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd.tables import kinds
from tests.systems.mkd_adventure.campaign.dungeons import dungeon, wounded
from tests.systems.mkd_adventure.rounds import do, heroes_turn

VERB = CORE_VERBS[SetAside]


@pytest.mark.rule("MA-258", "MA-264")
@joined("level", [0, 1, 4, 5])
def test_fifty_points_heal_and_nobody_rises(level):
    who = wounded("ondine", level, clicks=2)
    table = dungeon(who, xp=40)
    gain(table, 15)
    run(table)
    healed = table.figure(who.id)
    assert (healed.level, healed.click, healed.cap) == (who.level, who.cap, who.cap)
    assert kinds(table)[-1] == "mkd-restored"


@pytest.mark.rule("MA-264")
def test_outside_campaigns_a_hero_still_rises():
    who = wounded("ondine", 1)
    table = dungeon(who, xp=40, campaign=False)
    gain(table, 15)
    run(table)
    assert table.figure(who.id).level == 2


@pytest.mark.rule("MA-264")
def test_each_crossing_heals_one_hero_and_the_pilot_names_the_worst_off():
    fresh, hurt = wounded("ondine", 1, clicks=0), wounded("brannoc", 3, clicks=3, at=(1, 0))
    table = dungeon(fresh, hurt, xp=40)
    gain(table, 15)
    run(table)
    assert isinstance(table.state.agenda[-1], AskAdvance)
    assert choose(table.state, 1, "balanced").figure == hurt.id


@pytest.mark.rule("MA-264", "MA-258")
@pytest.mark.permits("MA-264")
@pytest.mark.parametrize("number", [0, 1])
def test_the_players_say_whom_fifty_points_heal(number):
    both = [wounded("ondine", 1, at=(2, 2), facing=N), wounded("brannoc", 1, at=(4, 4))]
    rats = monster("cellar_rats", at=(2, 1), click=1)
    start = heroes_turn(open_chamber(), *both, rats, active=both[0], xp=45, campaign=True)
    slain = do(start, f"hit-{rats.id}", 6, 6)
    play = do(slain.state, f"choose-{both[number].id}")
    healed = [play.figure(who.id).click == who.cap for who in both]
    assert healed == [number == 0, number == 1]
    assert [play.figure(who.id).level for who in both] == [1, 1]


@pytest.mark.rule("MA-265")
def test_past_level_5_a_hero_is_asked_about_at_full_hundreds_alone():
    master, pupil = wounded("ondine", 6), wounded("brannoc", 5, at=(1, 0))
    table = dungeon(master, pupil)
    assert eligible(table.state, (), 150) == (pupil,)
    assert eligible(table.state, (), 200) == (master, pupil)


@pytest.mark.rule("MA-257")
def test_an_ability_of_a_level_is_set_aside_until_the_next_activation():
    who = hero("ysolde", level=5, gained=("invulnerability", "flight"))
    table = dungeon(who, active=who)
    action = SetAside(ability="invulnerability")
    assert VERB.forbids(table.state, 1, action) is None
    VERB.performs(table, 1, action)
    now = table.figure(who.id)
    assert "invulnerability" not in abilities(now)
    assert "flight" in abilities(now)
    assert VERB.forbids(table.state, 1, action).key == "mkd-refused-aside-already"
    VERB.performs(table, 1, SetAside(ability="invulnerability", yes=False))
    assert "invulnerability" in abilities(table.figure(who.id))
    assert kinds(table) == ["mkd-set-aside", "mkd-set-aside"]


@pytest.mark.rule("MA-257")
@pytest.mark.permits("MA-257")
def test_what_was_set_aside_is_used_again_as_the_next_activation_begins():
    who = hero("ysolde", at=(2, 2), level=5, gained=("flight",))
    start = heroes_turn(open_chamber(), who, active=who)
    without = do(start, SetAside(ability="flight")).state
    assert "flight" not in abilities(without.figure(who.id))
    later = do(without, End()).state
    assert later.activation.figure == who.id
    assert "flight" in abilities(later.figure(who.id))


@pytest.mark.rule("MA-257")
def test_only_abilities_of_levels_are_set_aside_and_only_at_the_start():
    who = hero("ysolde", level=5, gained=("flight",))
    table = dungeon(who, active=who)
    assert VERB.forbids(table.state, 1, SetAside(ability="defend")).key == "mkd-refused-not-gained"
    table.spend(1)
    assert VERB.forbids(table.state, 1, SetAside(ability="flight")).key == "mkd-refused-aside-late"


@pytest.mark.rule("MA-257")
def test_what_could_be_set_aside_is_on_offer():
    who = hero("ysolde", level=5, gained=("flight", "dodge"), aside=("dodge",))
    made = map(dressed, set_aside.offers(dungeon(who, active=who).state))
    offers = {offer.id: offer.group for offer in made}
    assert offers["set-aside-flight"] == offers["set-again-dodge"] == "ability"
