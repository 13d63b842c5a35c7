"""Text from people shows as typed, also where it tries to look like a link."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.base.text import clean

MARKS = "*_~`|\\"
PIECES = st.sampled_from(
    ["[", "](x)", "](http://x)", "(", ")", "**bold**", "||spoiler||", "```code", "`", "__u__",
     "~~gone~~", "# ", "## ", "-# ", "> ", ">>> ", "- ", "* ", "\\", "\\\\", "<", ">", "a", " ",
     "＊＊wide＊＊", "｜｜", "［", "］（x）", "https://a_b_c.example/*x*", "\n"]
)  # fmt: skip
HOSTILE = st.lists(PIECES, max_size=30).map("".join)


def alive(shown: str) -> str:
    """What is left for Discord to read, with a letter for every escaped mark."""
    return re.sub(r"\\[^a-zA-Z0-9\s]", "x", shown)


@given(st.one_of(HOSTILE, st.text("[]()*_~`|\\#>-: ax", max_size=200)))
@example("[**bold** ||spoiler|| ```code](x)")
@example("[[**a**](b) `c`](d)")
@example("x [_a_](y) [~~b~~](z)")
def test_no_mark_is_left_alive_wherever_it_stands(typed: str) -> None:
    left = alive(clean(typed, 10_000))
    assert not set(left) & set(MARKS), left
    assert not re.match(r"\s*(#{1,3}|-#|>|>>>|[-+*]|\d+[.)])\s", left), left


@given(st.one_of(HOSTILE, st.text("[]()*_~`|\\ ax", max_size=200)), st.integers(2, 60))
@example("[**bold** ||spoiler|| ```code](x)", 20)
def test_no_mark_comes_alive_where_a_text_is_cut(typed: str, limit: int) -> None:
    shown = clean(typed, limit)
    assert len(shown) <= limit
    assert not set(alive(shown)) & set(MARKS), shown


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("**bold**", "\\*\\*bold\\*\\*"),
        ("undead_levels", "undead\\_levels"),
        ("<@1>", "‹@1>"),
        ("```x```", "\\`\\`\\`x\\`\\`\\`"),
        ("# title", "\\# title"),
        ("||secret||", "\\|\\|secret\\|\\|"),
        ("[**a**](x)", "［\\*\\*a\\*\\*］(x)"),
        ("[||a||](x)", "［\\|\\|a\\|\\|］(x)"),
        ("# a", "\\# a"),
        ("-# a", "\\-# a"),
        ("> a", "\\> a"),
        ("- a", "\\- a"),
        ("1. a", "1\\. a"),
        ("a-b > c # d 1. e", "a-b > c # d 1. e"),
    ],
)
def test_it_reads_as_it_was_typed(typed: str, shown: str) -> None:
    assert clean(typed, 100) == shown
