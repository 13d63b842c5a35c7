"""The town in words: every button, prompt and sheet has them, and they fit."""

from bot.catalogs import all_words
from rules.core.campaign.town import value_text
from rules.core.settings import settings_of
from rules.core.words import text_of
from rules.service.cards.menus import MOST_CHOICES, MOST_MENUS, menus_of
from rules.systems.mkd.content import CHESTS, HEROES
from rules.systems.mkd_adventure.campaign import CAMPAIGN, levels
from rules.systems.mkd_adventure.campaign.actions import Buy, Confirm
from rules.systems.mkd_adventure.campaign.options import CampaignOptions
from tests.support.joined import joined
from tests.systems.mkd_adventure.campaign.towns import agreed, deals, does, hero, item, visiting

WORDS = all_words("en")
LONGEST = (
    item(1, "c23", "charged"),
    item(2, "c19", "charged"),
    item(3, "c16"),
    item(4, "c01", "spent"),
)


def said(state, seat=1):
    """Everything a member can read now; labels and details fit."""
    options = CAMPAIGN.legal_actions(state, seat)
    groups = {}
    for option in options:
        groups.setdefault(option.group, []).append(option.id)
        assert len(WORDS.say(option.label)) <= 80
        assert option.detail is None or len(WORDS.say(option.detail)) <= 100
        assert len(option.id) <= 40
    assert len(groups.pop("", ())) <= 10
    assert len(groups) <= 5
    lists = [*menus_of([option for option in options if option.group], WORDS)]
    assert {menu.group.partition("+")[0] for menu in lists} == set(groups)
    assert len(lists) <= MOST_MENUS
    assert all(len(menu.choices) <= MOST_CHOICES for menu in lists)
    assert all(WORDS.phrase(f"group-{group}") for group in groups)
    view = CAMPAIGN.view(state, seat)
    story = " ".join(WORDS.say(text) for text in view.story)
    assert len(story) <= 1000
    assert len(WORDS.say(view.prompt)) <= 400
    notes = [WORDS.say(note) for line in view.party for note in line.notes]
    sections = CAMPAIGN.sheet(state, seat).sections
    lines = [WORDS.say(line) for heading, body in sections for line in (heading, *body)]
    return "\n".join((story, WORDS.say(view.prompt), *notes, *lines))


def crowd(**more):
    """Eight Heroes of four members, the first with full hands."""
    heroes = (
        hero(n, kind, owner=1 + (n - 1) % 4, nth=8) for n, kind in enumerate(list(HEROES)[1:8], 2)
    )
    first = hero(belongings=LONGEST).with_(name="Brannoc VIII")
    return visiting(first, *heroes, members=4, purse=99_999, **more)


def test_the_market_fits_whatever_is_on_the_shelf():
    told = said(crowd(shelf=tuple(CHESTS), stock="any", heroes=4))
    assert "Thrice-blessed Sword for 3,600 gold (speed +3" in told
    assert "carries Giant’s Letter Knife" in told
    assert "Kinds of chest the shop can get: 24" in told


def test_the_shelf_says_what_is_too_dear():
    told = said(visiting(hero(), shelf=("c23", "c02"), purse=400))
    sword = "for 3,600 gold (speed +3, attack +3 and defense +3; 3,200 gold short)"
    assert f"Thrice-blessed Sword {sword}" in told
    assert "Notched Sabre for 400 gold (attack +1)." in told


def test_temple_and_school_fit():
    dead = hero(9, "ysolde", fate="dead", level=4)
    assert "Fallen: Ysolde" in said(visiting(hero(), dead, step="raise", purse=1000))
    assert "Who trains?" in said(visiting(hero(xp=99_999), step="train", purse=9000))


@joined("kind", HEROES)
def test_everything_a_level_can_teach_fits(kind):
    dial = levels.on_dial(kind)
    assert said(visiting(hero(kind=kind, level=6, lessons=1), step="train"))
    master = hero(kind=kind, level=12, lessons=1, permanent=dial)
    taught = CAMPAIGN.legal_actions(visiting(master, step="train"), 1)
    assert len(taught) == len(levels.passing(kind, dial))
    assert said(visiting(master, step="train"))


def test_a_deal_is_named_wherever_it_is_asked_about():
    state = crowd(shelf=("c23",))
    state, _ = does(state, 1, "buy-c23-5")
    assert "Confirm it, or take it back" in said(state)
    state, _ = does(state, 1, Confirm())
    assert "wants to spend common gold: Thrice-blessed Sword for" in said(state, 2)


def test_receipts_have_words():
    alone = visiting(hero(), shelf=("c02",), purse=400)
    _, told = deals(alone, 1, Buy(hero=1, ware="c02"))
    words = [WORDS.say(text_of(event.model_dump(mode="json"))) for event in told]
    assert words[-1] == "Brannoc gets Notched Sabre: 400 gold paid, 0 left."
    both = visiting(hero(), hero(2, "ysolde", owner=2), shelf=("c02",), purse=400, members=2)
    _, told = agreed(both, 1, Buy(hero=1, ware="c02"), 2)
    assert told[-1].kind == "mkc-bought"


def test_every_setting_and_its_values_have_words():
    for setting in settings_of(CampaignOptions()):
        assert WORDS.phrase(f"mkd-campaign-option-{setting.name.replace('_', '-')}")
        for value in setting.values:
            assert WORDS.say(value_text("mkd-campaign", setting.name, value))
