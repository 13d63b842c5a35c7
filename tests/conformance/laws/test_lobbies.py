"""What a lobby offers of every system: its settings with words, and who may come late."""

import pytest

from bot.catalogs import all_words
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.core.settings import settings_of
from rules.service.settings.adventure import setting_words
from tests.support.chance import choices
from tests.support.known import KNOWN
from tests.support.playing import party

every_system = pytest.mark.parametrize("rules", KNOWN.values(), ids=KNOWN.keys())


@every_system
def test_each_heading_is_of_settings_that_there_are(rules):
    headed = {name for names in rules.options_type.groups.values() for name in names}
    unknown = headed - rules.options_type.model_fields.keys()
    assert not unknown, f"`groups` of the options name {unknown}, which are no settings"


@every_system
def test_every_setting_can_be_offered_and_has_words(rules):
    words = all_words("en")
    assert words.phrase(f"{rules.key}-title")
    assert words.phrase(f"{rules.key}-blurb")
    for setting in settings_of(rules.options_type()):
        given = f"{setting.name} is {setting.value}, where {setting.default} is its default"
        assert setting.value == setting.default, given
        said = setting_words(words, rules.key, setting.name)
        wanted = f"{rules.key}-option-{setting.name.replace('_', '-')}"
        assert said != setting.name.replace("_", " "), f"the catalog has no {wanted}"
    rules.check_options(rules.options_type(), rules.seats[0])
    rules.check_options(rules.preset, rules.seats[0])


@every_system
def test_late_joining_is_as_the_system_says(rules):
    """Whatever the settings, somebody who comes late joins or is refused in words."""
    outcomes = [late(rules, options) for options in each_setting(rules)]
    told = f"`late_joining` is {rules.late_joining}, but `join` took {sum(outcomes)} of"
    assert any(outcomes) == rules.late_joining, f"{told} {len(outcomes)} settings"


def late(rules, options):
    """Whether one more player may join the smallest game."""
    size = rules.seats[0]
    begun = rules.new_game(options, party(size), SeededDice(b"s"))
    before, joined = begun.state.model_dump_json(), None
    try:
        joined = rules.join(begun.state, party(size + 1)[-1], SeededDice(b"t"))
    except RuleError as refusal:
        said = all_words("en").say(refusal.text)
    else:
        said = "".join(all_words("en").say(event.text()) for event in joined.events)
        seats = {line.seat for line in rules.view(joined.state, None).party}
        # Two guide one hero; members of a campaign have none before they choose one.
        there = seats == {*range(1, size + 2)} or size + 1 in rules.awaiting(joined.state)
        assert there, f"seat {size + 1} joined, but the party has {seats}"
    assert said, "who came late was told nothing"
    assert begun.state.model_dump_json() == before, "`join` changed the state itself"
    return joined is not None


def each_setting(rules):
    """The rules as written with every value of every setting in turn, for the fewest players."""
    for name, values in choices(rules.options_type).items():
        for value in values:
            options = rules.options_type(**{name: value})
            try:
                rules.check_options(options, rules.seats[0])
            except RuleError:
                continue
            yield options
