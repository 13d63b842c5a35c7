"""Presses of whole games beside the cards that came after them."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import discord

from bot.catalogs import all_words
from cogs.cards.messages import build
from cogs.ports import MapDisplay, Picture
from rules.core.dice import SeededDice
from rules.core.model import Options
from rules.core.ruleset import AnyRuleset
from rules.core.words import Words
from rules.ports import SeatRecord, Step
from rules.service.cards.cards import say_step, turn_card
from rules.service.journal.chain import hides, unmarked_by
from rules.service.records import Card
from tests.support.outings import record
from tests.support.playing import HEROES, party

WORDS = all_words("en")
MAP = MapDisplay(picture=Picture(data=b"PNG", name="map-0123456789-3.png", alt="A hall."))
BY_CHANCE = 0.3
"""The share of presses that are any that the card offers; the others are the autopilot's."""


class Press(NamedTuple):
    """A press: its step, the card after it, the texts of that card, and the step in the log."""

    step: Step
    card: Card
    shown: str
    logged: tuple[str, ...]
    faces: tuple[int, ...]
    """The faces that lie open and are told as faces."""


def presses(
    rules: AnyRuleset, options: Options, size: int, seed: int, most: int, words: Words = WORDS
) -> Iterator[Press]:
    """A game of so many presses at most, as its cards tell it in a language."""
    secret = b"%d" % seed
    chance = random.Random(seed)
    dice = SeededDice(secret)
    state: Any = rules.new_game(options, party(size), dice).state
    adventure = record(rules.key, options.model_dump(mode="json"), secret).with_(
        seats=tuple(SeatRecord(seat=n + 1, user=11 + n, name=HEROES[n]) for n in range(size))
    )
    for version in range(2, most + 2):
        asked = rules.awaiting(state)
        if not asked:
            return
        offered = rules.legal_actions(state, asked[0])
        action = (
            chance.choice(offered).action
            if offered and chance.random() < BY_CHANCE
            else rules.autopilot(state, asked[0], "balanced")
        )
        dice = SeededDice(secret, dice.cursor)
        moved = rules.apply(state, asked[0], action, dice)
        state = moved.state
        step = Step(
            version=version,
            seat=asked[0],
            kind="act",
            action=action.model_dump(mode="json"),
            faces=tuple((roll.sides, roll.reason, roll.face) for roll in dice.rolls),
            events=tuple(event.model_dump(mode="json") for event in moved.events),
            hash="",
            at=0,
        )
        adventure = adventure.with_(
            version=version,
            state=state.model_dump(mode="json"),
            status="running" if rules.outcome(state) is None else "ended",
        )
        card = turn_card(adventure, [step], words)
        logged = tuple(say_step(adventure, step, words))
        yield Press(step, card, _texts(card, words), logged, _open(rules, step))


def _open(rules: AnyRuleset, step: Step) -> tuple[int, ...]:
    unmarked = unmarked_by(rules.key)
    return tuple(
        face
        for _, reason, face in step.faces
        if not hides(step, reason, unmarked) and reason not in rules.telling.summed
    )


def _texts(card: Card, words: Words) -> str:
    """All that stands on a card, without its heading."""
    view = build(card, MAP, words).view
    texts = [
        each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)
    ]
    return "\n".join(texts).partition("\n")[2]
