"""What the buttons of a search carry, and how its pages look."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogs import all_words
from cogs.base.ids import LIMIT, decode, encode
from cogs.base.text import plain
from cogs.history.search import MOST_BYTES, found_panel, packed, shortened, unpacked
from rules.core.errors import RuleError
from rules.service.history.search import Finding, Findings
from tests.cogs.cards.test_messages import assert_within_limits

WORDS = all_words("en")


@given(st.text(max_size=40).map(lambda text: shortened(plain(text, 30))), st.integers(1, 9999))
def test_what_is_looked_for_fits_a_button_and_is_read_back(wanted: str, page: int) -> None:
    assert len(wanted.encode()) <= MOST_BYTES
    if not wanted:
        return
    custom_id = encode("0123456789", 0, f"find.{packed(wanted, page)}")
    assert len(custom_id) <= LIMIT
    pressed = decode(custom_id)
    assert pressed is not None
    assert unpacked(pressed.detail) == (page, wanted)


@given(st.text(alphabet="0123456789.AZaz_-+=ü|", max_size=60))
def test_no_detail_breaks_it(detail: str) -> None:
    with suppress(RuleError):
        page, wanted = unpacked(detail)
        assert 0 <= page <= 9999
        assert len(wanted.encode()) <= MOST_BYTES


@pytest.mark.parametrize("detail", ["", "1", "1.", ".YQ", "12345.YQ", "x.YQ", "1.gA", "1.A"])
def test_forged_details_are_refused(detail: str) -> None:
    with pytest.raises(RuleError, match="unknown-button"):
        unpacked(detail)


def test_long_words_are_cut_at_a_letter() -> None:
    assert shortened("ü" * 20) == "ü" * 15
    assert shortened("a" + "ü" * 20) == "a" + "ü" * 14


@pytest.mark.parametrize("pages", [1, 3])
def test_a_full_page_fits_a_message(pages: int) -> None:
    lines = tuple(
        Finding(step=90 + at // 2, at=1_800_000_000, line="**x** " * 80) for at in range(10)
    )
    found = Findings(lines=lines, count=25, page=min(2, pages), pages=pages, link="https://x.y/1")
    panel = found_panel("0123456789", "@everyone **<@1>** [a](b)", found, WORDS)
    assert_within_limits(panel)
    said = str(panel.to_components())
    assert "@everyone" not in said
    assert "<@1>" not in said
    assert said.count("'value'") == 5


def test_nothing_found_is_said_as_such() -> None:
    found = Findings(lines=(), count=0, page=1, pages=1, link="https://x.y/1")
    assert "No line of the log contains “owl”" in str(
        found_panel("0123456789", "owl", found, WORDS).to_components()
    )
