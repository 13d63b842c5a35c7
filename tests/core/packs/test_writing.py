"""Files of a pack as they are written: whoever reads them finds what was meant."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.packs.fluent import Reading
from rules.core.packs.writing import message, table, to_toml
from rules.core.words import Words

LINES = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1)
VALUES = st.recursive(
    st.integers(-(2**40), 2**40) | st.booleans() | LINES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.from_regex(r"[a-z]{1,6}", fullmatch=True), inner, max_size=3)
    ),
    max_leaves=12,
)
ENTRIES = st.lists(
    st.dictionaries(st.from_regex(r"[a-z_]{1,8}", fullmatch=True), VALUES, min_size=1), max_size=3
)


@given(ENTRIES)
def test_entries_are_read_as_they_were_written(entries):
    assert tomllib.loads(to_toml("monster", entries)).get("monster", []) == entries


@given(st.dictionaries(st.from_regex(r"[a-z]{1,8}", fullmatch=True), VALUES))
def test_a_table_is_read_as_it_was_written(values):
    assert tomllib.loads(table(values)) == values


def test_rows_stand_a_line_each():
    dial = [[8, 5, 11, 1], [6, 4, 10, 1, ["demoralized"]]]
    assert to_toml("monster", [{"id": "rats", "dial": dial}]) == (
        '[[monster]]\nid = "rats"\ndial = [\n'
        '  [8, 5, 11, 1],\n  [6, 4, 10, 1, ["demoralized"]],\n]\n'
    )


def test_what_no_file_can_hold_is_a_bug():
    with pytest.raises(TypeError):
        table({"half": 0.5})


@given(LINES)
def test_a_message_says_exactly_the_line(line):
    source = message("rat-name", line)
    reading = Reading("words/en.ftl", source)
    assert not reading.problems
    assert Words({"rat-name": reading.messages["rat-name"].source}, "en").phrase("rat-name") == line


def test_variables_are_written_where_they_are_known():
    assert message("a", "High {boss} of {foe}", {"boss"}) == 'a = High { $boss } of {"{"}foe{"}"}\n'
