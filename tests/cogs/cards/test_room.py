"""Buttons take as much of a line as their letters do, in every language."""

from math import ceil

import pytest

from bot.catalogs import all_words
from cogs.cards.room import PADDING, PHONE, lines_of_buttons, width
from rules.core.languages import LANGUAGES
from rules.registry import rulesets
from tests.support.soak import SOAK
from tests.support.told import presses

SIZE, EDGES = 14.5, 22
"""Pixels of a button's letters, and of its edges, on a telephone: `bot/table/page/cards.css`."""
THOUSANDTHS = {
    278: "ijl.,’ I",
    333: "ft-!():;",
    389: "r",
    500: "z",
    556: "aceksvxyJ0123456789",
    611: "bdghnopquFLTZß?",
    667: "EPSVXY",
    722: "ABCDHKNRU&",
    778: "wGOQ",
    833: "M",
    889: "m",
    944: "W",
}
"""Letters of Helvetica Bold, by thousandths of their size; Discord's are narrower."""
ADVANCE = {letter: each for each, letters in THOUSANDTHS.items() for letter in letters}
ACCENTS = str.maketrans("äöüÄÖÜáéíóúñÁÉÍÓÚÑ", "aouAOUaeiounAEIOUN")
CARDS, SPARE = 20 if SOAK else 8, 1.2


def drawn(label: str) -> float:
    """The width of a button as a telephone draws it."""
    return sum(ADVANCE.get(each, 800) for each in label.translate(ACCENTS)) * SIZE / 1000 + EDGES


def labels(locale: str) -> set[str]:
    """What stands on buttons of all games, on their first cards."""
    words = all_words(locale)
    return {
        button.label
        for rules in rulesets().values()
        for press in presses(rules, rules.preset, 2, 7, CARDS, words)
        for button in press.card.buttons
        if button.label
    }


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_button_is_wider_than_reckoned_nor_much_narrower(locale: str) -> None:
    found = labels(locale)
    assert len(found) > CARDS
    assert {each for each in found if width(each) < drawn(each)} == set()
    reckoned = sum(width(each) - PADDING for each in found)
    assert reckoned <= SPARE * sum(drawn(each) - EDGES for each in found)


def test_wide_letters_fill_a_line_sooner() -> None:
    narrow, wide = ["till ill lilt fit"] * 2, ["Wegnahmewammen WMW"] * 2
    assert lines_of_buttons(narrow) == 1
    assert lines_of_buttons(wide) == 2
    assert PHONE.across < 2 * ceil(drawn(wide[0]))
