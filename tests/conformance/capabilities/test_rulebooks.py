"""Every README's table of rules tells the truth: the rules of its book, and what keeps them."""

import pytest

from tests.support.rules_pages import books, is_there, named

every_book = pytest.mark.parametrize("book", books(), ids=lambda book: book.folder.name)


@every_book
def test_every_rule_has_a_row(book):
    assert list(book.rows) == book.rules


@every_book
def test_everything_named_exists(book):
    for rule, (functions, tests) in book.rows.items():
        for cell, folders in ((functions, book.code), (tests, book.tests)):
            assert named(cell), f"{rule} names nothing"
            for name in named(cell):
                assert is_there(name, folders), f"{rule}: no {name[1]} in {name[0]}"
