"""The rulebook of a game answers how people ask: for the goal, an attack, the boss."""

import pytest

from bot.catalogs import all_words
from rules.core.errors import RuleError
from rules.registry import rulesets
from rules.service.history.rulebooks import Rulebooks, rulebook, topics

BOOKS = Rulebooks(all_words)
WITH_RULES = [
    key
    for key, rules in rulesets().items()
    if any(rulebook(folder, "en") for folder in rules.catalogs)
]
every_book = pytest.mark.parametrize("key", WITH_RULES)


def meant(key, name):
    """The headings of a game's topics of that name."""
    found = [topic for folder in rulesets()[key].catalogs for topic in topics(folder, "en")]
    return [topic for topic in found if topic.name == name]


@pytest.mark.parametrize("asked", ["goal", "how do I win", "What is the aim?"])
@pytest.mark.parametrize("key", rulesets())
def test_every_game_says_its_goal(key, asked):
    rules = rulesets()[key]
    found = BOOKS.find(key, asked, "en")
    assert all_words("en").say(rules.goal(rules.preset)) in found.notes[0]


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("attack", "fight"),
        ("how do I attack?", "fight"),
        ("Attacking", "fight"),
        ("boss", "boss"),
        ("where are the bosses", "boss"),
        ("guardian", "boss"),
    ],
)
@every_book
def test_people_ask_in_their_own_words(key, asked, name):
    (topic,) = meant(key, name)
    found = BOOKS.find(key, asked, "en")
    assert f"**{topic.heading}**" in found.notes
    assert found.rules[0].id in topic.rules


@every_book
def test_topics_name_rules_of_the_book(key):
    folders = rulesets()[key].catalogs
    known = {rule.id for folder in folders for rule in rulebook(folder, "en")}
    listed = [topic for folder in folders for topic in topics(folder, "en")]
    assert {"goal", "fight", "boss"} <= {topic.name for topic in listed}
    for topic in listed:
        assert topic.words
        assert topic.rules
        assert set(topic.rules) <= known, topic.name


@every_book
def test_a_misspelt_word_finds_the_nearest(key):
    found = BOOKS.find(key, "atack", "en")
    assert "attack" in found.notes[0]
    assert found.rules == BOOKS.find(key, "attack", "en").rules


@every_book
def test_where_nothing_fits_the_headings_are_offered(key):
    with pytest.raises(RuleError, match="no-such-rule") as refused:
        BOOKS.find(key, "xyzzy", "en")
    said = all_words("en").say(refused.value.text)
    assert all(heading in said for topic in meant(key, "fight") for heading in [topic.heading])
    assert "xyzzy" in said


def test_an_id_is_found_from_any_game():
    """It says which game the rule is of, and that it is one of this game where it is."""
    for key in rulesets():
        found = BOOKS.find(key, "ma-010", "en")
        assert [rule.id for rule in found.rules] == ["MA-010"]
        assert bool(found.notes) is (key != "mkd-adventure")
    assert "Mage Knight Dungeons: Adventure" in BOOKS.find("third-six", "MA 10", "en").notes[0]
    assert [rule.id for rule in BOOKS.find("three-dice", "dm-8", "en").rules] == ["DM-008"]


def test_an_id_that_is_none_says_what_there_is():
    with pytest.raises(RuleError, match="no-such-id") as refused:
        BOOKS.find("green-dungeon", "GD-999", "en")
    assert "GD-001 to GD-148" in all_words("en").say(refused.value.text)
    with pytest.raises(RuleError, match="no-such-rule"):
        BOOKS.find("green-dungeon", "zz-7", "en")


def test_a_goal_follows_the_settings():
    rules = rulesets()["three-dice"]
    options = rules.options_type(goal="home")
    found = BOOKS.find("three-dice", "goal", "en", options)
    assert "go home" in found.notes[0]
    assert found.notes != BOOKS.find("three-dice", "goal", "en").notes


def test_words_that_every_question_has_find_nothing_alone():
    """A question of such words alone is still answered, or refused in words."""
    found = BOOKS.find("three-dice", "how do I", "en")
    assert found.notes or found.rules
