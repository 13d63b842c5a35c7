"""Cards of whole tactical games: prompts are questions, facings are arrows, a Hero has one name."""

import pytest

from bot.catalogs import all_words
from rules.registry import rulesets
from rules.systems.mkd.ruleset import TacticalRuleset
from tests.support.soak import SOAK
from tests.table.page.whole_games import cards

WORDS = all_words("en")
TACTICAL = [key for key, rules in rulesets().items() if isinstance(rules, TacticalRuleset)]
STEPS = 400 if SOAK else 44
SEATS = (1, 3)
FEW = 39
"""Cards of a turn up to which no Hero need have turned: games with packs may be short."""
GAMES = [
    (key, seats, pack)
    for number, key in enumerate(TACTICAL)
    for seats in (SEATS if SOAK else SEATS[number % 2 :][:1])
    for pack in ((0, 1, 2) if SOAK else (0,))
]
"""Games, their players, and packs by chance: in a short run one of each game, without a pack."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("key", "seats", "pack"), GAMES)
async def test_cards_of_a_whole_game_are_plain(key: str, seats: int, pack: int) -> None:
    seen = facings = turnings = 0
    async for shown in cards(key, seats, 1, STEPS, pack=pack, measured=False):
        card = shown.card
        if card.kind != "turn":
            continue
        seen += 1
        assert card.prompt.endswith("?") or card.prompt.startswith(("Next: ", "The dungeon moves"))
        assert not any(menu.group == "face" for menu in card.menus)
        turnings += any(card.turning)
        assert card.scene is not None
        names = {line.name for line in card.party}
        heroes = {WORDS.say(each.name) for each in card.scene.tokens if each.side == "hero"}
        assert heroes <= names
        if "does" in card.prompt:
            assert any(name in card.prompt for name in names), card.prompt
        facings += "Which way does" in card.prompt
    assert seen > STEPS // 2 or shown.card.kind == "end"
    if seen > FEW:
        assert facings
        assert turnings
