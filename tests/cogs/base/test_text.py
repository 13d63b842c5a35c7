"""Text from people: it shows as typed, and it acts on nobody."""

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.base.text import clean, fit, fit_first, fit_lines, plain

CALL = re.compile(r"<[@#:/at]|@everyone|@here|://")
ACTING = "@everyone<here>#&!1:t/[](){}*_~`|\\-> "
LURKING = "\n\t\u202e\u200b\u200d\ufeff\u0301\u0336\u2028＠＜［\ud800💥é"
NASTY = st.text(st.sampled_from(ACTING + LURKING), max_size=300)


@given(st.one_of(st.text(max_size=400), NASTY), st.integers(5, 300))
@example("@everyone @here <@123> <@&1> <#1> <t:0:R> </a:1>", 200)
@example("＠everyone ＜@1＞", 200)
@example("@\u200beveryone", 200)
@example("https://evil.example [free](http://evil.example) <https://x.y>", 200)
@example("ﷺ" * 50, 60)
def test_clean_text_calls_nobody_and_fits(text: str, limit: int) -> None:
    safe = clean(text, limit)
    assert len(safe) <= limit
    assert not CALL.search(safe), safe
    assert "\n" not in safe
    for char in safe.replace("@\u200b", "@"):
        assert char == "…" or unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


@given(st.one_of(st.text(max_size=300), NASTY))
def test_clean_text_has_no_markdown_left(text: str) -> None:
    safe = clean(text, 10_000)
    bare = re.sub(r"\\[\\*_~`|>#+-]", "", safe)
    assert not re.search(r"[*_~`|\\]", bare), safe
    assert "](" not in safe


@given(st.one_of(st.text(max_size=300), NASTY))
def test_no_more_than_two_marks_are_piled_up(text: str) -> None:
    safe = plain(text, 10_000)
    run = 0
    for char in unicodedata.normalize("NFC", safe):
        run = run + 1 if unicodedata.category(char).startswith("M") else 0
        assert run <= 2


@given(st.one_of(st.text(max_size=300), NASTY))
def test_reading_twice_changes_nothing(text: str) -> None:
    once = plain(text, 10_000)
    assert plain(once, 10_000) == once or not once.isascii()
    assert clean(clean(text, 10_000), 50_000).count("@everyone") == 0


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("undead_levels", "undead_levels"),
        ("  go   north ", "go north"),
        ("C7", "C7"),
        ("\u202eattack\u200b", "attack"),
        ("\u200b\u200d", ""),
        ("\ud800x", "x"),
        ("a\nb", "a b"),
    ],
)
def test_what_was_typed_is_read_without_escapes(typed: str, read: str) -> None:
    assert plain(typed, 100) == read


@given(st.text(max_size=500), st.integers(2, 200))
def test_fitting_keeps_the_limit(text: str, limit: int) -> None:
    cut = fit(text, limit)
    assert len(cut) <= limit
    assert cut == text if len(text) <= limit else cut.endswith("…")


@given(st.lists(st.text("ab \\*", max_size=500), max_size=40), st.integers(2, 2000))
def test_lines_that_fit_are_the_last(lines: list[str], limit: int) -> None:
    kept = fit_lines(lines, limit)
    assert len(kept) <= limit
    if lines and len(lines[-1]) < min(limit, 400):
        assert kept.split("\n")[-1] == lines[-1]


@given(st.lists(st.text("ab \\*", max_size=500), min_size=1, max_size=40), st.integers(2, 2000))
def test_the_first_lines_that_fit_stay_whole(lines: list[str], limit: int) -> None:
    kept = fit_first("\n".join(lines), limit)
    assert len(kept) <= limit
    whole = kept.split("\n")
    assert whole[1:] == lines[1 : len(whole)]
    assert whole[0] == fit(lines[0], limit)
    if len(whole) < len(lines):
        assert len(kept) + 1 + len(lines[len(whole)]) > limit
