"""The campaign of 3RD6 Dungeon: its town, what goes along, and what comes home."""

import pytest

from bot.catalogs import all_words
from rules.core.campaign import actions as frame
from rules.core.campaign.resolution import CampaignResolution
from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.systems.third_six.campaign import CAMPAIGN, actions, gate
from rules.systems.third_six.campaign.state import ThirdSixCampaignOptions
from rules.systems.third_six.state import Level
from tests.core.campaigns.tables import THIRD_SIX, Table
from tests.support.joined import joined
from tests.support.ledgers import books
from tests.systems.third_six.moves import act, refusal
from tests.systems.third_six.tables import game, room, town
from tests.systems.third_six.tables import hero as someone


def at_home(members=1, purse=0, bag=(), seed=b"table", **options):
    """A table where every member has a Barbarian, and the party has something to spend."""
    table = Table(members, THIRD_SIX, ThirdSixCampaignOptions(**options), seed)
    table.enlisted(*range(1, members + 1))
    table.state = table.state.with_(purse=purse, bag=bag)
    return table


def hurt(table, number, **points):
    """A hero of the table with other points."""
    veteran = table.veteran(number)
    table.set_veteran(veteran.with_(hero=veteran.hero.with_(**points)))


def ended(table, **changes):
    """The adventure under way as it would be at its end, and what comes of it in town."""
    over = table.state.away.with_(**changes)
    play = CampaignResolution(table.state.with_(away=None), SeededDice(b"end"))
    gate.come_home(play, over, CAMPAIGN.progress.inner.outcome(over))
    return play


@pytest.mark.rule("TS-049")
def test_a_new_hero_costs_what_a_recruit_costs_and_has_the_level_of_the_start():
    table = at_home(start_level=2)
    new = table.veteran(1)
    assert (new.hero.level, new.hero.calling, table.state.purse) == (2, "barbarian", 0)
    assert new.hero.hp == new.hero.hp_most > 0


@pytest.mark.rule("TS-049")
def test_where_nobody_joins_in_town_each_member_has_one_hero():
    table = at_home(recruit_in_town=False)
    assert table.refused(1, actions.Enlist(calling="elf")) == "ts-error-no-recruits"
    table.set_veteran(table.veteran(1).with_(fate="dead"))
    assert table.refused(1, actions.Enlist(calling="elf")) == "ts-error-no-recruits"


@pytest.mark.rule("TS-012")
def test_new_casters_choose_their_spells_in_town_or_on_the_way():
    table = Table(1, THIRD_SIX)
    table.pick(1, "enlist-wizard", "spell-heal-by-1")
    assert table.veteran(1).hero.spells == ("heal",)
    assert table.refused(1, actions.Mend(hero=1)) == "tsc-refused-unready"
    assert table.refused(1, actions.Begin(hero=1, spell="heal")) == "ts-error-known"
    table.pick(1, "bring-1", "set-out")
    assert set(table.offered(1)) >= {"spell-sleep", "spell-fireball"}


@pytest.mark.rule("TS-050")
def test_five_coins_buy_a_die_of_both_from_the_common_purse():
    table = at_home(2, purse=12)
    hurt(table, 1, hp=4, mnd=1)
    table.dice = ScriptedDice(3)
    table.pick(2, "treat-1")
    mended = table.veteran(1).hero
    assert (mended.hp, mended.mnd, table.state.purse) == (7, 4, 7)
    assert table.kinds()[-2:] == ["ts-hero-treated", "campaign-coins"]


@pytest.mark.rule("TS-050")
def test_the_last_coins_are_spent_once():
    """Two clients press at the same moment: the second finds an empty purse."""
    table = at_home(2, purse=5)
    hurt(table, 1, hp=1)
    treat = table.offered(1)["treat-1"]
    table.pick(1, "treat-1")
    assert table.state.purse == 0
    assert table.refused(2, treat) == "ts-error-coins"
    assert table.refused(1, treat) == "ts-error-coins"


@pytest.mark.rule("TS-051")
def test_a_hundred_coins_buy_a_level_at_home():
    table = at_home(purse=130)
    before = table.veteran(1).hero
    table.pick(1, "level-up-1")
    after = table.veteran(1).hero
    assert (after.level, after.mnd_most) == (2, before.mnd_most + 1)
    assert after.hp_most > before.hp_most
    assert table.state.purse == 30
    assert table.refused(1, actions.Train(hero=1)) == "ts-error-coins"
    (paid,) = [each for each in table.told if each.kind == "campaign-coins"]
    assert all_words("en").say(paid.text()) == ("The trainer: 100 paid. 30 left in the purse.")


def test_nothing_is_bought_for_the_dead_the_retired_and_the_unknown():
    table = at_home(2, purse=500)
    table.set_veteran(table.veteran(1).with_(fate="dead"))
    table.pick(2, "retire-2")
    assert table.refused(1, actions.Train(hero=1)) == "campaign-refused-hero-dead"
    assert table.refused(1, actions.Mend(hero=2)) == "campaign-refused-hero-retired"
    assert table.refused(1, actions.Mend(hero=7)) == "campaign-error-no-such-hero"
    assert table.state.purse == 500


@pytest.mark.rule("TS-014")
def test_scrolls_are_studied_at_home():
    table = Table(1, THIRD_SIX, ThirdSixCampaignOptions(start_level=2))
    table.pick(1, "enlist-elf", "spell-heal-by-1")
    table.state = table.state.with_(bag=("scroll-sleep",))
    table.pick(1, "learn-sleep-by-1")
    assert table.veteran(1).hero.spells == ("sleep", "heal")
    assert table.state.bag == ()
    assert table.refused(1, actions.Study(hero=1, spell="sleep")) == "ts-error-known"


@pytest.mark.rule("TS-059")
def test_potions_and_heal_work_at_home_as_anywhere():
    table = at_home(2, bag=("healing", "scroll-heal"))
    hurt(table, 2, hp=1)
    table.dice = ScriptedDice(4, 2, 5)
    table.pick(2, "drink-healing-by-2")
    assert table.veteran(2).hero.hp == 7
    table.pick(1, "read-heal-2-by-1")
    assert table.veteran(2).hero.hp == 12
    assert table.state.bag == ()
    assert table.refused(1, actions.Quaff(hero=2, potion="healing")) == "campaign-refused-not-yours"


@pytest.mark.rule("TS-057")
def test_the_common_purse_and_bag_go_along():
    table = at_home(2, purse=40, bag=("key",)).gone(1, 2)
    away = table.state.away
    assert (away.coins, away.bag, table.state.purse) == (40, ("key",), 40)
    assert [hero.veteran for hero in away.heroes] == [1, 2]


def test_what_was_found_and_spent_on_the_way_is_booked():
    table = at_home(1, purse=40).gone(1)
    play = ended(table, earned=40 + 25, spent=30, coins=35, ending="home", bag=("key",))
    assert play.state.purse == 35
    assert books(tuple(play.events)) == (25, 30)
    assert play.state.bag == ("key",)


def test_what_nobody_brings_home_is_lost_and_the_rest_is_in_town():
    table = at_home(1, purse=40, bag=("key",)).gone(1)
    fallen = tuple(hero.with_(hp=0, alive=False, pendants=()) for hero in table.state.away.heroes)
    play = ended(table, heroes=fallen, earned=40 + 25, spent=10, coins=55, ending="dead")
    assert play.state.purse == 40
    assert books(tuple(play.events)) == (25, 25)
    assert (play.state.bag, play.state.levels) == ((), ())
    assert play.state.veteran(1).fate == "dead"


def test_levels_spells_pendants_and_wounds_stay():
    table = at_home(2).gone(1, 2)
    first, second = table.state.away.heroes
    changed = first.with_(level=3, hp=2, pendants=("topaz",), shielded=True)
    play = ended(table, heroes=(changed, second), ending="home")
    kept = play.state.veteran(1).hero
    assert (kept.level, kept.hp, kept.pendants, kept.shielded) == (3, 2, ("topaz",), False)


@pytest.mark.rule("TS-049")
def test_who_was_recruited_on_the_way_is_on_the_roster_and_who_fell_is_dead():
    table = at_home(2).gone(1, 2)
    recruit = someone("elf", seat=1).with_(name="Aldith")
    heroes = (recruit, table.state.away.heroes[1])
    play = ended(table, heroes=heroes, ending="home")
    assert [veteran.fate for veteran in play.state.roster] == ["dead", "home", "home"]
    new = play.state.veteran(3)
    assert (new.name, new.owner, new.hero.veteran) == ("Aldith II", 1, 3)
    nobody = recruit.with_(calling=None, hp=0)
    play = ended(table, heroes=(nobody, heroes[1]), ending="home")
    assert [veteran.fate for veteran in play.state.roster] == ["dead", "home"]


@pytest.mark.rule("TS-031")
def test_a_dungeon_is_left_and_entered_again_until_it_is_explored():
    table = at_home(map="3x3").gone(1)
    table.pick(1, "town")
    state = table.state
    assert (state.away, state.dungeon, state.chapters[0].result) == (None, 1, "finished")
    assert table.refused(1, frame.Plan(name="map", value="4x4")) == "tsc-refused-map"
    table.gone(1)
    assert (table.state.away.dungeon, table.state.away.levels) == (1, state.levels)
    explored = (Level(rooms=(room(exits="n"), room(2, (3, 1), "s"))),)
    play = ended(table, levels=explored, ending="home")
    table.state = play.state.with_(party=())
    table.pick(1, "plan-map-4x4")
    table.gone(1)
    assert (table.state.away.dungeon, table.state.away.options.map) == (2, "4x4")


def test_nobody_goes_back_to_where_the_party_was_lost():
    table = at_home().gone(1)
    play = ended(table, ending="broken")
    assert play.state.levels == ()
    assert not gate.unfinished(play.state)


@joined("goal", gate.ENDLESS)
def test_goals_without_an_end_are_refused(goal):
    table = at_home()
    assert table.refused(1, frame.Plan(name="goal", value=goal)) == "tsc-refused-goal"
    with pytest.raises(RuleError):
        CAMPAIGN.check_options(ThirdSixCampaignOptions(goal=goal), 1)


def test_an_adventure_can_be_called_off_in_town_whatever_its_goal():
    table = at_home(2, goal="dragon").gone(1, 2)
    table.pick(1, "town")
    table.pick(2, "town")
    assert table.state.away.place == "town"
    table.pick(1, "go-home")
    table.pick(2, "go-home")
    assert table.state.chapters[0].result == "finished"
    assert refusal(town(), act_of("go-home")) == "ts-error-no-going-home"


def act_of(option):
    """The action that goes by that id in a campaign's town."""
    there = town(someone().with_(veteran=1))
    return next(o.action for o in CAMPAIGN.progress.inner.legal_actions(there, 1) if o.id == option)


@pytest.mark.rule("TS-049")
def test_coming_to_town_is_a_goal_of_its_own():
    known = [room(exits="n"), room(2, (3, 1), "s")]
    for rooms, result in ((known, "victory"), (known[:1], "finished")):
        state = act(game(goal="home", rooms=rooms), "town").state
        outcome = CAMPAIGN.progress.inner.outcome(state)
        assert outcome is not None
        assert (outcome.result, state.ending) == (result, "home")


def test_the_autopilots_of_a_town_mend_train_and_go():
    table = at_home(2, purse=230)
    hurt(table, 1, hp=3)
    for _ in range(40):
        if table.state.away is not None:
            break
        seat = table.awaited()[0]
        table.do(seat, CAMPAIGN.autopilot(table.state, seat, "careful"))
    assert [table.veteran(number).hero.level for number in (1, 2)] == [2, 2]
    assert table.veteran(1).hero.hp > 3


def test_the_town_tells_of_purse_bag_and_dungeon():
    table = at_home(purse=7, bag=("key", "key"))
    words = all_words("en")
    story = [words.say(text) for text in CAMPAIGN.view(table.state, None).story]
    assert "People talk of dungeon 1, where nobody has been." in story
    assert "There are 7 coins in the purse." in story
    assert "In the bag: Key ×2." in story
    sheet = CAMPAIGN.sheet(table.state, 1)
    assert [words.say(heading) for heading, _ in sheet.sections] == [
        "Aldith",
        "The party’s purse and bag",
    ]
    nobody = CAMPAIGN.sheet(Table(1, THIRD_SIX).state, 1)
    assert words.say(nobody.sections[0][1][0]) == "Find one in town: any class, free of charge."
