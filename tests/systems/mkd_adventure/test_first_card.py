"""The first card of an adventure says what the party is after, whatever else there is to say."""

from typing import get_args

import pytest

from bot.catalogs import all_words
from cogs.cards.messages import build
from cogs.ports import NOTHING
from rules.core.dice import SeededDice
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.support.cards import text_of
from tests.support.joined import joined
from tests.support.playing import party
from tests.table.page.whole_games import cards

WORDS = all_words("en")
QUESTS = get_args(AdventureOptions.model_fields["quest"].annotation)


@joined("quest", QUESTS)
def test_while_the_teams_gather_the_heading_is_the_quest(quest: str) -> None:
    options = AdventureOptions.model_validate({"quest": quest})
    first = RULESET.new_game(options, party(2), SeededDice(b"first")).state
    seen = RULESET.view(first, None)
    assert WORDS.say(seen.heading).startswith("Quest: ")
    assert len(WORDS.say(seen.heading)) <= 36, "one line of a telephone"
    assert [text.key for text in seen.story] == [f"mkd-goal-{quest}"]
    assert any(text.key == f"mkd-goal-{quest}" for text in seen.scene.facts)


@pytest.mark.parametrize("seats", RULESET.seats)
async def test_the_first_card_has_the_quest_beside_a_hint(seats: int) -> None:
    lobby, first = [shown async for shown in cards(RULESET.key, seats, 1, 1)][:2]
    assert (lobby.card.kind, first.card.kind) == ("lobby", "turn")
    assert first.card.hint
    said = text_of({"components": build(first.card, NOTHING, WORDS).view.to_components()})
    assert said.startswith("### Quest: fetch the Quest Chest")
