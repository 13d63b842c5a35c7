"""A campaign on the table: the town with whoever is there, or the adventure under way."""

import pytest

from bot.catalogs import all_words
from rules.core.errors import RuleError
from tests.core.campaigns.tables import THIRD_SIX, Table


def test_marks_on_the_map_are_those_of_the_party():
    table = Table(3).enlisted(1, 2, 3, 1)
    table.pick(2, "bring-2")
    view = table.rules.view(table.state, None)
    assert [line.mark for line in view.party] == [token.mark for token in view.scene.tokens]
    assert [line.seat for line in view.party] == [2, 1, 3, 1]
    words = all_words("en")
    assert words.say(view.party[0].title) == "Brannoc"
    assert words.say(view.party[0].notes[0]) == "goes along"


def test_a_crowd_is_shown_as_far_as_there_is_room():
    table = Table(8)
    table.enlisted(*[seat for seat in range(1, 9) for _ in range(3)])
    view = table.rules.view(table.state, None)
    assert len(view.party) == len(view.scene.tokens) == 18
    assert len({token.at for token in view.scene.tokens}) == 18


def test_the_adventure_under_way_is_shown_as_its_system_shows_it():
    table = Table(2).enlisted(1, 2).gone(1)
    table.pick(2, "stay-home")
    view = table.rules.view(table.state, None)
    inner = table.rules.progress.inner.view(table.state.away, None)
    assert view.party == inner.party
    assert view.turn == table.state.turn + inner.turn
    assert all_words("en").say(view.heading).startswith("Adventure 1: ")
    assert table.rules.party(table.state) == view.party


def test_sheets_are_of_the_adventure_for_those_who_went():
    table = Table(2, THIRD_SIX).enlisted(1, 2).gone(1)
    table.pick(2, "stay-home")
    inner = table.rules.progress.inner
    assert table.rules.sheet(table.state, 1) == inner.sheet(table.state.away, 1)
    assert table.rules.sheet(table.state, 2).name == "Brannoc"
    with pytest.raises(RuleError):
        table.rules.sheet(table.state, 3)


def test_the_town_tells_how_the_last_adventure_went():
    table = Table(1).enlisted(1)
    words = all_words("en")

    def story() -> str:
        return " ".join(words.say(text) for text in table.rules.view(table.state, None).story)

    assert "No hero of this campaign has gone through the gate yet." in story()
    table.gone(1).home()
    assert "Adventure 1: " in story()


def test_who_is_still_asked_is_named():
    table = Table(3).enlisted(1).gone(1)
    said = all_words("en").say(table.rules.view(table.state, None).prompt)
    assert "Aldith" not in said
    assert "Brannoc and Corvane" in said


def test_words_typed_in_town_stand_for_no_square():
    table = Table(1)
    assert table.rules.parse(table.state, 1, "c4") is None
