"""The campaign of 3 Dice Dungeon: what heroes keep, and how an adventure ends alive."""

import pytest

from bot.catalogs import all_words
from rules.core.campaign import actions as frame
from rules.core.campaign.events import ExperienceMoved
from rules.core.campaign.resolution import CampaignResolution
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import GoHome
from rules.systems.three_dice.campaign import CAMPAIGN, actions, gate
from rules.systems.three_dice.campaign.state import ThreeDiceCampaignOptions
from rules.systems.three_dice.state import Points
from tests.core.campaigns.tables import THREE_DICE, Table
from tests.support.joined import joined


def at_home(members=1, seed=b"table", **options):
    """A table where every member has a hero."""
    table = Table(members, THREE_DICE, ThreeDiceCampaignOptions(**options), seed)
    return table.enlisted(*range(1, members + 1))


def changed(table, number, **changes):
    """A hero of the table with something different."""
    veteran = table.veteran(number)
    table.set_veteran(veteran.with_(hero=veteran.hero.with_(**changes)))


def ended(table, *heroes, **changes):
    """What comes home of the adventure under way, if it ended with these heroes."""
    play = CampaignResolution(table.state.with_(away=None), SeededDice(b"end"))
    over = table.state.away.with_(heroes=heroes, **changes)
    gate.come_home(play, over, RULESET.outcome(over))
    return play


@pytest.mark.rule("TD-001")
def test_new_heroes_are_rolled_at_home():
    table = at_home()
    hero = table.veteran(1).hero
    assert hero.now == hero.most
    assert hero.most.total > 10
    assert (hero.xp, hero.veteran) == (0, 1)


@pytest.mark.rule("TD-001")
def test_faces_are_given_out_at_home_where_that_is_free():
    table = at_home(assign="free")
    faces = table.veteran(1).hero.unassigned
    wanted = tuple(sorted(faces, reverse=True))
    table.do(1, actions.Assign(hero=1, faces=wanted))
    body, mind, spirit = wanted
    assert table.veteran(1).hero.most == Points(body=body, mind=mind, spirit=spirit)
    assert table.refused(1, actions.Assign(hero=1, faces=wanted)) != ""


@pytest.mark.rule("TD-038")
def test_a_level_gained_at_the_very_end_is_taken_at_home():
    table = at_home()
    changed(table, 1, xp=60, due=1)
    before = table.veteran(1).hero.most.mind
    table.pick(1, "level-mind-by-1")
    hero = table.veteran(1).hero
    assert (hero.most.mind, hero.due) == (before + 1, 0)
    assert table.refused(1, actions.Raise(hero=1, attribute="mind")) != ""


@pytest.mark.rule("TD-031")
def test_potions_may_be_drunk_at_home():
    table = at_home(2, recover=False)
    changed(table, 1, now=Points(body=1, mind=1, spirit=1), pack=("potion",))
    quaff = actions.Quaff(hero=1, attributes=("body",))
    assert table.refused(2, quaff) == "campaign-refused-not-yours"
    table.do(1, quaff)
    assert table.veteran(1).hero.pack == ()
    assert table.refused(1, quaff) == "td-error-item-not-owned"


def test_experience_maxima_and_packs_go_along_and_come_home():
    table = at_home(2)
    changed(table, 1, xp=120, pack=("sword", "tome"), most=Points(body=7, mind=5, spirit=5))
    table.gone(1, 2)
    first, second = table.state.away.heroes
    assert (first.xp, first.pack, first.most.body) == (120, ("sword", "tome"), 7)
    play = ended(table, first.with_(xp=133, pack=("idol", "sword")), second, ending="home")
    kept = play.state.veteran(1).hero
    assert (kept.xp, kept.pack) == (133, ("idol", "sword"))
    moved = [event for event in play.events if isinstance(event, ExperienceMoved)]
    assert [(each.amount, each.total) for each in moved] == [(13, 133)]


@pytest.mark.rule("TD-071")
def test_the_fallen_stay_where_their_belongings_lie():
    table = at_home(2).gone(1, 2)
    first, second = table.state.away.heroes
    nothing = Points(body=0, mind=0, spirit=0)
    dead = first.with_(alive=False, now=nothing, pack=(), xp=8)
    play = ended(table, dead, second.with_(deepest=3), ending="home")
    assert [veteran.fate for veteran in play.state.roster] == ["dead", "home"]
    assert play.state.veteran(1).hero.now == nothing
    assert play.state.veteran(2).hero.deepest == 3


@pytest.mark.parametrize("recover", [True, False])
def test_points_come_back_between_adventures_unless_a_table_rules_otherwise(recover):
    table = at_home(recover=recover).gone(1)
    hero = table.state.away.heroes[0]
    weary = hero.now.with_(body=0)
    play = ended(table, hero.with_(now=weary), ending="home")
    kept = play.state.veteran(1).hero.now
    assert kept == (hero.most if recover else weary)
    assert [e.kind for e in play.events] == (["tdc-recovered"] if recover else [])


@pytest.mark.rule("HR-036")
def test_hit_points_come_back_between_adventures_as_well():
    table = at_home(hp_pool="easy").gone(1)
    hero = table.state.away.heroes[0]
    kept = ended(table, hero.with_(pool=1), ending="home").state.veteran(1).hero
    assert (kept.pool, kept.pool_most) == (hero.pool_most, hero.pool_most)


@pytest.mark.rule("TD-052")
def test_runs_with_the_boots_are_counted_over_all_adventures():
    """A hero of the second level who has run twice runs no more in the next dungeon."""
    table = at_home()
    changed(table, 1, xp=60, pack=("boots",), spent=("boots", "boots"))
    away = table.gone(1).state.away
    assert away.heroes[0].spent == ("boots", "boots")
    told = RULESET.sheet(away, 1).sections
    uses = [dict(line.args) for _, lines in told for line in lines if line.key == "td-sheet-uses"]
    assert [use["left"] for use in uses] == [0]


def test_every_adventure_is_a_new_dungeon():
    table = at_home().gone(1)
    first = table.state.away
    assert (first.drawn, first.depth, len(first.levels)) == (1, 1, 1)
    assert first.heroes[0].room == 1
    assert first.options.goal == "home"


def test_the_way_home_starts_at_the_first_location_once_it_is_quiet():
    table = at_home(seed=b"quiet").gone(1)
    for _ in range(60):
        if "go-home" in table.offered(1):
            break
        table.do(1, CAMPAIGN.autopilot(table.state, 1, "bold"))
    state = table.state.away
    assert (state.here, state.room.monster) == (1, None)
    barred = state.with_(here=1, options=state.options.with_(goal="depth_3"))
    assert "go-home" in {o.id for o in RULESET.legal_actions(barred, 1)}
    table.pick(1, "go-home")
    assert table.state.chapters[0].result in ("finished", "victory")


def test_outside_a_campaign_going_home_is_a_goal():
    seats = at_home().gone(1).state.away
    stranger = seats.with_(
        heroes=(seats.heroes[0].with_(veteran=0),), options=seats.options.with_(goal="none")
    )
    with pytest.raises(RuleError) as refusal:
        RULESET.apply(stranger.with_(prompts=(), fight=None), 1, GoHome(), SeededDice(b"g"))
    assert refusal.value.text.key in ("td-error-no-going-home", "td-error-foes-bar")


def test_who_comes_home_has_won_with_an_artifact():
    away = at_home().gone(1).state.away.with_(ending="home")
    level = away.levels[0]
    assert RULESET.outcome(away).result == "finished"
    rich = away.with_(levels=(level.with_(artifacts=("idol",)),))
    assert RULESET.outcome(rich).result == "victory"


@joined(
    ("goal", "key"),
    [
        ("none", "tdc-refused-endless"),
        ("xp_200", "tdc-refused-old-news"),
        ("level_3", "tdc-refused-old-news"),
    ],
)
def test_goals_behind_the_heroes_or_without_an_end_are_refused(goal, key):
    table = at_home()
    assert table.refused(1, frame.Plan(name="goal", value=goal)) == key
    with pytest.raises(RuleError):
        CAMPAIGN.check_options(ThreeDiceCampaignOptions(goal=goal), 1)
    CAMPAIGN.check_options(ThreeDiceCampaignOptions(goal="none", three_artifact_quest=True), 1)


def test_the_autopilot_gives_faces_out_and_takes_levels_before_it_goes():
    table = at_home(assign="free")
    changed(table, 1, due=1, xp=50)
    seen = []
    for _ in range(10):
        if table.state.away is not None:
            break
        wish = CAMPAIGN.autopilot(table.state, 1, "balanced")
        seen.append(type(wish).__name__)
        table.do(1, wish)
    assert seen == ["Assign", "Raise", "Bring", "SetOut"]


def test_home_is_told_and_shown():
    table = at_home()
    words = all_words("en")
    assert [words.say(heading) for heading, _ in CAMPAIGN.sheet(table.state, 1).sections] == [
        "Aldith"
    ]
    nobody = CAMPAIGN.sheet(Table(1).state, 1)
    assert words.say(nobody.sections[0][1][0]) == "Roll one at home: three dice, free of charge."
    line = CAMPAIGN.view(table.state, None).party[0]
    assert words.say(line.notes[0]) == "level 1, 0 XP"
