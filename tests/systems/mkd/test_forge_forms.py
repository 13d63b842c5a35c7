"""What is typed into the forms of a forge: read as it is meant, or told in words what is wrong."""

import pytest

from bot.catalogs import all_words
from rules.core.packs.forging import Draft
from rules.core.packs.problems import PackError
from rules.core.words import Text
from rules.systems.mkd.content import HEROES, MONSTERS, OWN
from rules.systems.mkd.forge import FORGES
from rules.systems.mkd.forge.typed_rows import (
    dial_of,
    edges_of,
    grid_of,
    listed,
    number_of,
    numbers_of,
    rows_of,
    told_dial,
    told_edges,
)
from tests.support.joined import joined

WORDS = all_words("en")


def troubles(read, *typed):
    """The keys of all that is wrong."""
    with pytest.raises(PackError) as refused:
        read(*typed)
    for problem in refused.value.problems:
        assert WORDS.say(problem.what)
    return [problem.what.key for problem in refused.value.problems]


@joined(
    ("typed", "rows"),
    [
        ("8 5 11 1", [[8, 5, 11, 1]]),
        ("8/5/11/1: Charge", [[8, 5, 11, 1, ["charge"]]]),
        ("8, 5, 11, 1, flame lightning", [[8, 5, 11, 1, ["flame_lightning"]]]),
        ("8 5 11 1 Flame/Lightning, FLAME/LIGHTNING", [[8, 5, 11, 1, ["flame_lightning"]]]),
        ("\n 8  5 11 1  magic_healing,dodge \n\n7 4 10 0\n",
         [[8, 5, 11, 1, ["magic_healing", "dodge"]], [7, 4, 10, 0]]),
    ],
)  # fmt: skip
def test_a_click_a_line(typed, rows):
    assert dial_of(typed, WORDS) == rows


def test_all_that_is_wrong_with_a_dial_is_told():
    typed = "8 5 11\n8 5 11 1 Chrage, Dodge\n8 5 11 x\n8 5 11 1 sneak"
    click, ability = "mkd-forge-no-click", "mkd-forge-no-ability"
    assert troubles(dial_of, typed, WORDS) == [click, ability, click, ability]
    with pytest.raises(PackError) as refused:
        dial_of("8 5 11 1 Chrage", WORDS)
    (problem,) = refused.value.problems
    expected = Text.of("mkd-forge-no-ability", line=1, said="Chrage", near="Charge")
    assert problem.what == expected


@joined("typed", ["", "-", "-3", "1.5", "½", "٣", "9" * 10, "ten"])
def test_what_is_no_number(typed):
    assert troubles(number_of, typed) == ["mkd-forge-no-number"]


def test_numbers_and_lists():
    assert number_of(" 015 ") == 15
    assert numbers_of("22 27, 33/40  48") == [22, 27, 33, 40, 48]
    assert troubles(numbers_of, "22 x") == ["mkd-forge-no-number"]
    assert listed("Living, undead,, Royal-Vermin ,living") == ["living", "undead", "royal_vermin"]


@joined(
    ("typed", "edges"),
    [
        ("N1 S1 E0-2", {"N": [1], "S": [1], "E": [0, 1, 2]}),
        ("n0,2 w:1;", {"N": [0, 2], "W": [1]}),
        ("S1, S0", {"S": [0, 1]}),
        ("", {}),
    ],
)
def test_open_edges(typed, edges):
    assert edges_of(typed) == edges


@joined("typed", ["up", "N", "1", "N1S1", "N1 5", "X2", "N10"])
def test_what_is_no_edge(typed):
    assert troubles(edges_of, typed) == ["mkd-forge-no-edges"]


def test_a_grid_is_read_whatever_its_letters_are_like():
    assert grid_of("...\n .H. \n\nxXs\n~#S\n") == ["...", ".h.", "XXs", "~#s"]


def test_every_dial_can_be_typed_as_it_is_told():
    for kind in (*MONSTERS.values(), *HEROES.values()):
        rows = rows_of(kind.dial)
        assert dial_of(told_dial(rows, WORDS), WORDS) == rows


def test_every_tile_can_be_typed_as_it_is_told():
    for tile in OWN["tiles"]:
        for face in (tile.a, tile.b):
            assert {side: tuple(at) for side, at in edges_of(told_edges(face.open)).items()} == {
                side: tuple(sorted(at)) for side, at in face.open.items()
            }
            assert tuple(grid_of("\n".join(face.rows))) == face.rows


@joined("forge", FORGES, ids=[forge.what for forge in FORGES])
def test_every_form_sent_as_it_stands_changes_nothing(forge):
    for entry in forge.standard():
        draft = Draft(forge.raw(entry), forge.said(entry, WORDS))
        for form in forge.forms:
            typed = forge.filled(draft, form.name, WORDS)
            assert set(typed) == {field.name for field in form.fields}
            assert all(len(typed[field.name]) <= field.most for field in form.fields)
            again = forge.typed(draft, form.name, typed, WORDS)
            kind = type(entry)
            read = [kind.model_validate({"id": entry.id, **each.raw}) for each in (draft, again)]
            assert read == [entry, entry]
            assert again.said == draft.said
