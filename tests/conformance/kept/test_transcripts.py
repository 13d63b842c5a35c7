"""What games say, to the letter: all that players read in a few games of each system is kept.

A changed figure, word or order shows here as a changed line, wherever in the rules it comes from.
`UPDATE_GOLDEN=1` writes the transcripts anew; look at what changed before you commit it.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.catalogs import all_words
from rules.core.answers import Option, SeatInfo, View
from rules.core.dice import SeededDice
from rules.core.ruleset import AnyRuleset
from rules.core.words import Colour, Text
from rules.registry import campaigns
from tests.support.chance import random_options
from tests.support.known import KNOWN, released
from tests.support.playing import party
from tests.support.soak import SOAK

KEPT = Path(__file__).parent / "transcripts"
GAMES, STEPS = 5, 80
UPDATE = os.environ.get("UPDATE_GOLDEN") == "1"
READ = (STEPS,) * GAMES if SOAK or UPDATE else (STEPS, STEPS // 4)
"""The steps of each game that is read: in a short run those whose lines are the first kept."""
OF_A_CAMPAIGN = READ if SOAK or UPDATE else (STEPS // 2,)
"""The same of a campaign, whose adventures are told as those of its system."""

every_game = pytest.mark.parametrize(
    "rules",
    [rules for key, rules in KNOWN.items() if released(key)],
    ids=lambda rules: rules.key,
)


def read(rules: AnyRuleset, state: object, seats: tuple[SeatInfo, ...]) -> Iterator[Text]:
    """All that stands on a card, beside a map and on the sheets."""
    view: View = rules.view(state, None)
    scene = view.scene
    yield from (view.heading, *view.flavour, *view.story, view.prompt, scene.title, *scene.facts)
    for thing in (*scene.features, *scene.tokens, *scene.tracks, *scene.piles):
        yield thing.name
    for token in scene.tokens:
        yield from token.conditions
    for line in view.party:
        yield from (*(stat.label for stat in line.stats), *line.notes)
        if line.title:
            yield line.title
    for seat in seats:
        yield from rules.view(state, seat.seat).story
        for heading, lines in rules.sheet(state, seat.seat).sections:
            yield from (heading, *lines)


def offered(options: list[Option]) -> Iterator[Text]:
    """What a seat may do, and what is said of it."""
    for option in options:
        yield option.label
        if option.detail:
            yield option.detail


def game(rules: AnyRuleset, number: int, steps: int) -> Iterator[Text]:
    """A game under settings by chance, half by chance and half by autopilot."""
    seats = party(max(rules.seats[0], min(number + 1, rules.seats[1])))
    dice, chance = SeededDice(bytes([number, 7])), SeededDice(bytes([number, 8]))
    settings = random_options(rules, number, len(seats)).with_(packs=())
    done = rules.new_game(settings, seats, dice)
    for _ in range(steps):
        yield from (event.text() for event in done.events)
        yield from read(rules, done.state, seats)
        asked = rules.awaiting(done.state)
        if not asked:
            outcome = rules.outcome(done.state)
            if outcome is not None:
                yield outcome.text
            return
        seat = asked[chance.roll(len(asked), "seat") - 1]
        options = rules.legal_actions(done.state, seat)
        yield from offered(options)
        action = options[chance.roll(len(options), "option") - 1].action
        if chance.roll(2, "pilot") == 1:
            action = rules.autopilot(done.state, seat, "balanced")
        done = rules.apply(done.state, seat, action, dice)


@every_game
def test_games_say_what_they_said(rules: AnyRuleset) -> None:
    words, chance = all_words("en"), Colour(b"transcripts")
    steps = OF_A_CAMPAIGN if rules.key in campaigns() else READ
    said = (words.say(text, chance) for each in enumerate(steps) for text in game(rules, *each))
    lines = "".join(f"{line!r}\n" for line in dict.fromkeys(said))
    kept = KEPT / f"{rules.key}.txt"
    if UPDATE:
        KEPT.mkdir(exist_ok=True)
        kept.write_text(lines, "utf-8")
    found, before = lines.splitlines(), kept.read_text("utf-8").splitlines()
    assert found == before[: None if len(steps) == GAMES else len(found)]
