"""Presses on a card that one person makes twice in a hurry, as nothing seemed to happen."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import cast

import discord

HURRY = 3.0
"""Seconds within which the same press is a repetition: a card takes one to two to change."""
REMEMBERED = 5000
"""The most presses that are remembered."""

_Press = tuple[int, int, str, tuple[str, ...]]


class RepeatedPresses:
    """Knows who pressed what a moment ago. `now` are seconds that only ever rise."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._pressed: OrderedDict[_Press, float] = OrderedDict()

    def repeats(self, interaction: discord.Interaction) -> bool:
        """Note a press; return whether the person pressed the same on this card just before.

        What was refused before does not count, nor does a private panel, which may not change.
        """
        message = interaction.message
        if message is None or message.flags.ephemeral:
            return False
        press, now = _press_of(interaction), self._now()
        before = self._pressed.pop(press, None)
        self._pressed[press] = now
        while len(self._pressed) > REMEMBERED:
            self._pressed.popitem(last=False)
        return before is not None and now - before < HURRY

    def forget(self, interaction: discord.Interaction) -> None:
        """Forget a press that was refused: the person is told so each time."""
        self._pressed.pop(_press_of(interaction), None)


def _press_of(interaction: discord.Interaction) -> _Press:
    data = cast("dict[str, object]", interaction.data or {})
    message, values = interaction.message, data.get("values")
    return (
        interaction.user.id,
        0 if message is None else message.id,
        str(data.get("custom_id", "")),
        tuple(map(str, values)) if isinstance(values, list) else (),
    )
