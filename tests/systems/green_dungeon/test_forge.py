"""Themes that are made in the chat: every line in its place, and variables where they belong."""

import pytest

from bot.catalogs import all_words
from rules.core.packs.forging import MOST_FIELDS, Draft
from rules.core.packs.problems import PackError
from rules.core.packs.ready_colours import FOLDER, ready_colours
from rules.systems.green_dungeon.content.points import Theme
from rules.systems.green_dungeon.forge import FORGES
from tests.support.joined import joined

WORDS = all_words("en")
(FORGE,) = FORGES


def draft_of(theme):
    return Draft(FORGE.raw(theme), FORGE.said(theme, WORDS))


@joined("theme", FORGE.standard(), ids=[each.id for each in FORGE.standard()])
def test_every_form_sent_as_it_stands_changes_nothing(theme):
    draft = draft_of(theme)
    for form in FORGE.forms:
        assert len(form.fields) <= MOST_FIELDS
        typed = FORGE.filled(draft, form.name, WORDS)
        assert list(typed) == [field.name for field in form.fields]
        assert all(len(typed[field.name]) <= field.most <= 4000 for field in form.fields)
        assert FORGE.typed(draft, form.name, typed, WORDS) == draft


@joined(
    ("form", "field", "letters", "lines"),
    [
        ("title", "name", 41, False),
        ("title", "entrance", 221, True),
        ("foes", "foes", 12 * 41, True),
        ("foes", "foes-appear", 12 * 221, True),
        ("bosses", "bosses", 12 * 41, True),
        ("traps", "traps", 12 * 41, True),
        ("magic", "magic", 12 * 41, True),
        ("magic", "magic-scenes", 12 * 221, True),
    ],
)
def test_names_are_short_and_one_alone_takes_one_line(form, field, letters, lines):
    fields = {
        each.name: each for shown in FORGE.forms if shown.name == form for each in shown.fields
    }
    assert (fields[field].most, fields[field].lines) == (letters, lines)


def test_all_of_a_theme_can_be_typed():
    draft = draft_of(FORGE.standard()[0])
    lines = [
        line
        for form in FORGE.forms
        if form.name != "colours"
        for said in FORGE.filled(draft, form.name, WORDS).values()
        for line in said.split("\n")
    ]
    assert sorted(lines) == sorted(draft.said)


def test_lines_stand_where_they_were_typed():
    draft = draft_of(FORGE.standard()[0])
    typed = dict(FORGE.filled(draft, "foes", WORDS))
    typed["foes"] = "\n\n".join(f"Foe {number}" for number in range(12))
    changed = FORGE.typed(draft, "foes", typed, WORDS)
    assert FORGE.filled(changed, "foes", WORDS)["foes-appear"] == typed["foes-appear"]
    assert changed.said[1:13] == tuple(f"Foe {number}" for number in range(12))
    assert changed.said[13:] == draft.said[13:]


def test_lines_that_are_missing_are_told_of():
    draft = draft_of(FORGE.standard()[0])
    typed = {"foes": "One\nTwo", "foes-appear": "It comes."}
    with pytest.raises(PackError) as refused:
        FORGE.typed(draft, "foes", typed, WORDS)
    said = [WORDS.say(problem.what) for problem in refused.value.problems]
    assert said == [
        "“Twelve monsters, a line each” takes 12 lines, but has 2.",
        "“How each of them appears, a line each” takes 12 lines, but has 1.",
    ]


def test_captains_and_the_final_boss_speak_of_somebody():
    typed = FORGE.filled(draft_of(FORGE.standard()[0]), "leaders", WORDS)
    assert typed["captain"] == "Captain {foe}"
    assert typed["final"] == "High {boss}"
    assert typed["captains"].count("{appears}") == 4
    assert typed["final-appears"].startswith("{appears} ")


def test_a_theme_with_fewer_sentences_for_rooms_has_fewer_lines():
    theme = Theme(id="warren", scenes=2)
    draft = draft_of(theme)
    typed = FORGE.filled(draft, "rooms", WORDS)
    assert [said.count("\n") for said in typed.values()] == [1, 1, 1]
    assert FORGE.typed(draft, "rooms", typed, WORDS) == draft


def test_colours_are_chosen_and_taken_back():
    draft = draft_of(FORGE.standard()[0])
    assert FORGE.filled(draft, "colours", WORDS) == {"colours": ""}
    chosen = FORGE.typed(draft, "colours", {"colours": "frost"}, WORDS)
    assert chosen.raw == {**draft.raw, "colours": "frost"}
    assert chosen.said == draft.said
    assert FORGE.filled(chosen, "colours", WORDS) == {"colours": "frost"}
    assert FORGE.raw(Theme(id="cold", **chosen.raw)) == chosen.raw
    assert FORGE.typed(chosen, "colours", {"colours": ""}, WORDS) == draft


def test_every_set_of_colours_has_a_name_and_can_be_read():
    (form,) = (form for form in FORGE.forms if form.name == "colours")
    (field,) = form.fields
    assert {path.stem for path in FOLDER.glob("*.toml")} == set(field.choices)
    named = [WORDS.phrase(f"forge-choice-colours-{choice}") for choice in field.choices]
    assert len(set(named)) == len(field.choices)
    for choice in field.choices:
        both = ready_colours(choice)
        assert both.light is not None
        assert both.dark is not None
