"""Games on autopilot as the teller tells them, without a service around them."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.catalogs import all_words
from rules.core.answers import Transition
from rules.core.dice import SeededDice
from rules.core.ruleset import AnyRuleset
from rules.core.words import Words
from rules.ports import Step
from rules.service.history.tale.records import Sentence, Speech, TaleScene
from rules.service.history.tale.teller import MOST_LETTERS, Material, Told, chapters_of
from tests.support.playing import HEROES, party

WORDS = all_words("en")
NUMBERED = re.compile(r"\brolled\b|\bneeded\b|\(\w* ?\d|\bHP\b|\bXP\b|\d")
"""What a sentence of the log has, and one of a tale has not."""


class Played(NamedTuple):
    """A game that was played: its journal, and its state after each step."""

    steps: list[Step]
    states: list[Any]


def game_of(rules: AnyRuleset, size: int, seed: int, steps: int) -> Played:
    """A game of the autopilot's, for at most so many steps."""
    secret = seed.to_bytes(8, "big")
    dice, chance = SeededDice(secret), SeededDice(secret + b"choices")
    moved = rules.new_game(rules.preset, party(size), dice)
    journal, states = [_step(1, None, dice, moved)], [moved.state]
    while rules.awaiting(states[-1]) and len(journal) < steps:
        asked = rules.awaiting(states[-1])
        seat = asked[chance.roll(len(asked), "seat") - 1]
        action = rules.autopilot(states[-1], seat, "balanced")
        dice = SeededDice(secret, dice.cursor)
        moved = rules.apply(states[-1], seat, action, dice)
        journal.append(_step(len(journal) + 1, seat, dice, moved))
        states.append(moved.state)
    return Played(journal, states)


def _step(version: int, seat: int | None, dice: SeededDice, moved: Transition[Any]) -> Step:
    return Step.model_construct(
        version=version,
        seat=seat,
        kind="act",
        action=None,
        faces=tuple((roll.sides, roll.reason, roll.face) for roll in dice.rolls),
        events=tuple(each.model_dump(mode="json") for each in moved.events),
        at=version,
    )


def journal_of(rules: AnyRuleset, size: int, seed: int, steps: int) -> list[Step]:
    """The journal of such a game."""
    return game_of(rules, size, seed, steps).steps


def tale_of(
    rules: AnyRuleset,
    steps: Sequence[Step],
    voices: Sequence[Speech] = (),
    most: int = MOST_LETTERS,
    words: Words = WORDS,
) -> Told:
    """A journal as chapters of scenes."""
    material = Material(
        steps=steps,
        voices=voices,
        telling=rules.telling,
        key=rules.key,
        names=dict(enumerate(HEROES, start=1)),
        seed=b"a tale",
        place_at=lambda _: "The dungeon",
    )
    return chapters_of(material, words, most)


def scenes_of(told: Told) -> list[TaleScene]:
    """All scenes of a tale."""
    return [scene for chapter in told.chapters for scene in chapter.scenes]


def sentences_of(told: Told) -> list[Sentence]:
    """All sentences of a tale, in their order."""
    return [each for scene in scenes_of(told) for each in scene.sentences]
