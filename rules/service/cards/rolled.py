"""The dice of some steps in a line, as a card, its panel and a story show them."""

from collections.abc import Sequence
from itertools import groupby

from rules.core.ruleset import AnyRuleset
from rules.core.words import Words
from rules.ports import Step
from rules.service.cards.news import tells
from rules.service.journal.chain import hides, unmarked_by

MOST_DICE = 12
FIRST_DICE = 3
"""The most dice of a press that a card has beside its sentences."""
Face = tuple[int, str, int]


def dice_of(steps: Sequence[Step], key: str, words: Words, most: int = MOST_DICE) -> str:
    """Return the last dice of some steps in a line, with what each was for.

    Dice that lie face down are left out.
    """
    return _dice_line(seen_dice(steps, key)[-most:], words)


def seen_dice(steps: Sequence[Step], key: str) -> list[Face]:
    """Return the dice of some steps, but for those that lie face down."""
    unmarked = unmarked_by(key)
    return [roll for step in steps for roll in step.faces if not hides(step, roll[1], unmarked)]


def _dice_line(rolled: Sequence[Face], words: Words) -> str:
    if not rolled:
        return ""
    dice = " · ".join(
        f"{reason_said(words, reason)} {', '.join(str(face) for _, _, face in alike)}"
        for reason, alike in groupby(rolled, key=lambda roll: roll[1])
    )
    return words.phrase("card-dice", dice=dice)


def roll_of(steps: Sequence[Step], told: Sequence[str], rules: AnyRuleset, words: Words) -> str:
    """Return the first dice of the press in a line, if no sentence tells them."""
    rolled = seen_dice(steps[:1], rules.key)
    shown = [each for each in rolled if each[1] not in rules.telling.summed]
    if not shown or any(tells(each, shown[0][2]) for each in told):
        return ""
    return _dice_line(shown[:FIRST_DICE], words)


def reason_said(words: Words, reason: str) -> str:
    """Return what a die was rolled for, in words."""
    key = f"dice-{reason}"
    return words.phrase(key) if words.has(key) else reason.replace("-", " ")
