"""What games say in every language that is offered: whole, short enough, and in that language."""

import re

import pytest

from bot.catalogs import all_words
from bot.commands.words.catalogs import sentences
from bot.commands.words.checking import troubles
from rules.core.languages import LANGUAGES, USUAL
from rules.core.ruleset import AnyRuleset
from rules.registry import rulesets
from tests.support.fitting import fits
from tests.support.soak import SOAK
from tests.support.told import presses

OTHERS = [language for language in LANGUAGES if language != USUAL]
SEEDS, PRESSES = (10, 200) if SOAK else (1, 16)
RAW = re.compile(
    r"\b(?:north|south|east|west|north-east|north-west|south-east|south-west|up|down|yes|no|none)\b"
)
"""Words of the program that rules hand on, and that no German or Spanish sentence has in it; the
Spanish «no» apart."""
SYSTEMS = {
    key: rules
    for key, rules in rulesets().items()
    if not LANGUAGES.keys() - {path.stem for path in rules.catalog.glob("*.ftl")}
}
"""The games that speak all languages: one that was just begun speaks English."""
LABEL = 80
MOST_STALE = 90
"""A hundredth of all sentences."""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("rules", SYSTEMS.values(), ids=SYSTEMS)
def test_a_game_is_told_in_its_language(rules: AnyRuleset, language: str) -> None:
    """Its cards are whole, its buttons short, and nothing is left in the words of the program."""
    words = all_words(language)
    texts: list[str] = []
    for seed in range(SEEDS):
        size = min(2, rules.seats[-1])
        for press in presses(rules, rules.preset, size, seed, PRESSES, words):
            texts += [press.shown, *press.logged, press.card.title]
            for button in press.card.buttons:
                fits(button.label, LABEL, button.label)
    assert len(texts) > PRESSES
    raw = [text for text in texts if RAW.search(text.replace(" no ", " "))]
    assert raw == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_that_is_offered_lacks_nothing(language: str) -> None:
    """Sentences whose English changed are said in English, and may be few."""
    found = list(troubles(sentences(language)))
    stale = [each for each in found if each.kind == "stale"]
    assert [str(each) for each in found if each.kind != "stale"] == []
    assert len(stale) <= MOST_STALE, [each.key for each in stale]
