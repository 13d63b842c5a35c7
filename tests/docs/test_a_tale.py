"""The tale among the documents is what the teller tells."""

from tests.support.a_tale import KEPT, written


def test_the_tale_is_told_as_it_is_kept():
    assert KEPT.read_text("utf-8") == written(), "python -m tests.support.a_tale writes it anew"
