"""The rulebook of a game answers how people ask: for the goal, an attack, the boss."""

import pytest

from bot.catalogs import all_words
from rules.core.errors import RuleError
from rules.registry import rulesets
from rules.service.history.rulebooks import Played, Rulebooks, rulebook, topics
from tests.support.known import with_rules

BOOKS = Rulebooks(all_words)
every_book = pytest.mark.parametrize("key", with_rules())


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


@every_book
def test_an_id_is_found_from_any_game(key):
    """It is said which game the rule is of, where it is not one of this game."""
    rules = rulesets()[key]
    rule = rulebook(rules.catalog, "en")[0]
    typed = rule.id.replace("-0", " ").lower()
    for other, theirs in rulesets().items():
        found = BOOKS.find(other, typed, "en")
        assert found.rules == (rule,)
        assert bool(found.notes) is (rules.catalog not in theirs.catalogs)
        if found.notes:
            assert all_words("en").phrase(f"{key}-title") in found.notes[0]


@every_book
def test_an_id_that_is_none_says_what_there_is(key):
    rules = rulebook(rulesets()[key].catalog, "en")
    prefix = rules[0].id.split("-")[0]
    ids = [rule.id for rule in rules if rule.id.split("-")[0] == prefix]
    with pytest.raises(RuleError, match="no-such-id") as refused:
        BOOKS.find(key, f"{prefix}-9999", "en")
    assert f"from {ids[0]} to {ids[-1]}." in all_words("en").say(refused.value.text)
    with pytest.raises(RuleError, match="no-such-rule"):
        BOOKS.find(key, "zz-7", "en")


@pytest.mark.parametrize("key", rulesets())
def test_a_goal_follows_the_settings(key):
    """Where settings change the goal, the rulebook is asked for that of the game under way."""
    rules = rulesets()[key]
    said = set()
    for options in (rules.options_type(), rules.preset, *rules.presets.values()):
        found = BOOKS.find(key, "goal", "en", Played(options))
        assert all_words("en").say(rules.goal(options)) in found.notes[0]
        said.add(found.notes[0])
    assert said


@every_book
def test_a_question_of_common_words_alone_is_answered(key):
    found = BOOKS.find(key, "how do I", "en")
    assert found.notes or found.rules
