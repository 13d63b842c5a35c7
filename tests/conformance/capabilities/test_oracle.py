"""Tables that a system lends to people who play at a table of their own."""

from functools import cache
from itertools import pairwise

import pytest

from rules.core.words import load_words
from rules.registry import rulesets
from tests.support.joined import joined

LENT = [
    pytest.param(rules, table, id=f"{key} {table.id}")
    for key, rules in rulesets().items()
    for table in rules.oracle
]
MOST_SAID = 1100
"""Characters of all rows of a table together, so that one answer can show them."""


@cache
def words_of(rules):
    return load_words(rules.catalogs)


@pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())
def test_every_table_has_a_name_of_its_own(rules):
    assert len({table.id for table in rules.oracle}) == len(rules.oracle)


@joined(("rules", "table"), LENT)
def test_every_row_has_words_of_its_own_and_leads_somewhere(rules, table):
    words = words_of(rules)
    assert 0 < len(words.say(table.title)) <= 80
    said = [words.say(row.meaning) for row in table.rows]
    assert all(0 < len(each) <= 200 for each in said)
    assert all(each != after for each, after in pairwise(said))
    assert sum(map(len, said)) < MOST_SAID
    assert {row.then for row in table.rows} <= {"", *(other.id for other in rules.oracle)}
