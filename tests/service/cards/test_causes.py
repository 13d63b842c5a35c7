"""A card tells how something was decided before what it brought, and losses before the rest."""

from rules.core.words import Colour
from rules.ports import Step
from rules.registry import ruleset
from rules.service.cards.news import news_of
from rules.service.cards.weights import CAUSE, DEED, LOSS, MINOR
from tests.support.told_tales import WORDS

HEROES = {"Aldith", "Brannoc"}


def told(key, *events):
    """What a card tells of a press, and how much each sentence matters."""
    step = Step.model_construct(version=2, seat=1, kind="act", action={"kind": "x"}, events=events)
    return news_of([(Colour(b"x"), step)], ruleset(key).telling, {1: "Aldith"}, HEROES, WORDS)


def test_a_vote_stands_before_what_it_brought():
    settled = {
        "kind": "vote-settled",
        "voices": {"key": "errand-left"},
        "how": "even",
        "hero": "Aldith",
        "choice": {"key": "errand-left"},
    }
    down = {"kind": "td-level-descended", "depth": 2}
    found = told("three-dice", settled, down)
    assert "tie" in found.sentences[0]
    assert found.ranks[1] == DEED


def test_what_every_hero_lost_comes_before_what_else_came():
    passed = {"kind": "gd-time-passed", "time": 3}
    lost = [{"kind": "gd-health-lost", "hero": hero, "left": 2} for hero in sorted(HEROES)]
    found = told("green-dungeon", passed, *lost)
    ranks = dict(zip(found.sentences, found.ranks, strict=True))
    of_brannoc = next(each for each in found.sentences if "Brannoc" in each)
    assert ranks[of_brannoc] >= LOSS


def test_what_a_monster_lost_is_no_loss():
    hurt = {"kind": "mkd-hurt", "figure": "Ogre", "clicks": 1, "left": 2}
    found = told("mkd-delve", {"kind": "mkd-level-cleared", "level": 1}, hurt, hurt)
    assert LOSS not in found.ranks


def test_of_several_wounds_of_one_hero_the_last_is_the_loss():
    wounds = [
        {"kind": "mkd-hurt", "figure": hero, "clicks": 1, "left": left}
        for left in (3, 2, 1)
        for hero in sorted(HEROES)
    ]
    found = told("mkd-delve", {"kind": "mkd-level-cleared", "level": 1}, *wounds)
    assert found.ranks[-2:] == (LOSS, LOSS)
    assert found.ranks.count(LOSS) == len(HEROES)


def test_who_dodges_a_hit_is_told_wherever_the_hit_is():
    hit = {
        "kind": "mkd-hit",
        "attacker": "Ogre",
        "target": "Aldith",
        "manner": "strike",
        "dice": 8,
        "total": 16,
        "defense": 15,
        "critical": False,
    }
    dodged = {"kind": "mkd-dodged", "figure": "Aldith", "die": 6}
    found = told("mkd-delve", {"kind": "mkd-level-cleared", "level": 1}, hit, dodged)
    assert "(rolled 6)" in found.sentences[2]
    assert found.ranks == (DEED, DEED, DEED)


def test_who_is_only_done_is_told_with_what_comes_of_it():
    began = {"kind": "mkd-round-began", "round": 5}
    ended = Step.model_construct(version=2, seat=1, kind="act", action={"kind": "end"}, events=())
    after = Step.model_construct(version=3, seat=None, kind="act", action=None, events=(began,))
    telling, colour = ruleset("mkd-delve").telling, Colour(b"x")
    found = news_of([(colour, ended), (colour, after)], telling, {1: "Aldith"}, HEROES, WORDS)
    assert "5" in found.sentences[1]
    assert found.ranks == (DEED, DEED)


def test_a_loss_is_told_with_the_blow_that_made_it():
    blow = {"manner": "strike", "dice": 8, "total": 16, "defense": 15, "critical": False}
    hit = {"kind": "mkd-hit", "attacker": "Torch Imp", "target": "Brannoc", **blow}
    hurt = {"kind": "mkd-hurt", "figure": "Brannoc", "clicks": 1, "left": 2}
    missed = {"kind": "mkd-missed", "attacker": "Hound", "target": "Aldith", **blow}
    found = told("mkd-delve", {"kind": "mkd-level-cleared", "level": 1}, missed, hit, hurt)
    assert found.ranks == (DEED, DEED, CAUSE, LOSS)


def test_whose_activation_ended_is_told_once():
    done = {"kind": "mkd-did-end", "figure": "Hask"}
    end = Step.model_construct(version=2, seat=1, kind="act", action={"kind": "end"}, events=[done])
    found = news_of(
        [(Colour(b"x"), end)], ruleset("mkd-delve").telling, {1: "Aldith"}, HEROES, WORDS
    )
    assert found.sentences == ("Hask is done.",)


def test_the_foe_that_the_deed_slew_is_told_with_it():
    cast = {
        "kind": "gd-spell-cast",
        "hero": "Aldith",
        "spell": {"key": "gd-spell-greater"},
        "foe": "Ogre",
        "harm": 3,
        "left": 0,
    }
    hurt = {"kind": "gd-health-lost", "hero": "Aldith", "harm": 1, "left": 9}
    slain = {"kind": "gd-foe-slain", "foe": "Ogre", "xp": 1}
    found = told("green-dungeon", cast, {"kind": "gd-backlash", "hero": "Aldith"}, hurt, slain)
    assert (found.ranks[0], found.ranks[-1]) == (DEED, DEED)


def test_who_comes_to_fight_is_told_before_what_was_won():
    won = {"kind": "gd-level-reached", "hero": "Aldith", "level": 2}
    came = {
        "kind": "gd-foe-met",
        "foe": "Ogre",
        "appears": {"key": "gd-warren-foe-4"},
        "difficulty": 2,
        "health": 2,
        "magic": 0,
    }
    found = told("green-dungeon", {"kind": "gd-time-passed", "time": 3}, won, won, won, came)
    assert found.ranks[-1] == CAUSE > found.ranks[-2]


def test_that_a_hero_fell_is_told_also_where_the_party_is_of_others_now():
    died = {"kind": "td-hero-died", "hero": "Zephan"}
    step = Step.model_construct(version=2, seat=1, kind="act", action={"kind": "x"}, events=[died])
    deeds = ruleset("three-dice").telling
    found = news_of([(Colour(b"x"), step), (Colour(b"x"), step)], deeds, {}, {"Zephan"}, WORDS)
    assert found.ranks == (DEED, DEED)


def test_luck_that_is_spent_again_is_told_in_fewer_words():
    spent = [
        {
            "kind": "gd-luck-spent",
            "hero": "Aldith",
            "first": 2,
            "second": 1,
            "health": 3,
            "left": 3,
        },
        {
            "kind": "gd-luck-spent",
            "hero": "Aldith",
            "first": 1,
            "second": 6,
            "health": 7,
            "left": 2,
        },
        {
            "kind": "gd-luck-spent",
            "hero": "Aldith",
            "first": 3,
            "second": 2,
            "health": 10,
            "left": 1,
        },
    ]
    found = told("green-dungeon", *spent)
    assert found.sentences[2] == "Then 3 and 2: health is 10, with 1 luck left."
    assert found.ranks == (DEED, DEED, DEED)


def test_a_fall_is_told_without_the_loss_that_goes_without_saying():
    hit = {
        "kind": "mkd-hit",
        "attacker": "Ogre",
        "target": "Aldith",
        "manner": "strike",
        "dice": 8,
        "total": 16,
        "defense": 15,
        "critical": False,
    }
    hurt = {"kind": "mkd-hurt", "figure": "Aldith", "clicks": 2, "left": 0}
    fell = {"kind": "mkd-fell", "figure": "Aldith", "side": "hero"}
    found = told("mkd-delve", {"kind": "mkd-level-cleared", "level": 1}, hit, hit, hurt, fell)
    assert found.ranks[-3:] == (LOSS, MINOR, DEED)


def test_a_vote_that_did_not_decide_is_never_told_alone():
    cast = {"kind": "ts-vote-cast", "hero": "Brannoc", "choice": {"key": "ts-do-to-town"}}
    settled = {
        "kind": "vote-settled",
        "voices": {"key": "errand-left"},
        "how": "even",
        "hero": "Aldith",
        "choice": {"key": "gd-room-cog"},
    }
    found = told("third-six", cast, settled, {"kind": "ts-level-descended", "depth": 2})
    assert found.ranks == (CAUSE, DEED)
    assert "Brannoc" in found.sentences[0]
    assert "Aldith sits first: a treasure room" in found.sentences[0]
