"""Presses on a card that one person makes twice in a hurry, as nothing seemed to happen."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple, cast

import discord

HURRY = 3.0
"""Seconds within which the same press is a repetition: a card takes one to two to change."""
REMEMBERED = 5000
"""The most people whose latest press is remembered."""


class _Press(NamedTuple):
    """What was pressed: of which message, and the values that were chosen."""

    message: int
    custom_id: str
    values: tuple[str, ...]


class RepeatedPresses:
    """Knows what each person pressed last. `now` are seconds that only ever rise."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._latest: OrderedDict[int, tuple[_Press, float]] = OrderedDict()

    def repeats(self, interaction: discord.Interaction) -> bool:
        """Note a press; return whether the person pressed the same on this card just before.

        What was refused before does not count, nor does a private panel, which may not change.
        """
        message, user = interaction.message, interaction.user.id
        if message is None or message.flags.ephemeral:
            return False
        data = cast("dict[str, object]", interaction.data or {})
        values = data.get("values")
        chosen = tuple(map(str, values)) if isinstance(values, list) else ()
        press, now = _Press(message.id, str(data.get("custom_id", "")), chosen), self._now()
        before, at = self._latest.pop(user, (None, 0.0))
        repeated = press == before and now - at < HURRY
        # Whoever goes on pressing is told after that time what came of the first press.
        self._latest[user] = press, at if repeated else now
        while len(self._latest) > REMEMBERED:
            self._latest.popitem(last=False)
        return repeated

    def forget(self, interaction: discord.Interaction) -> None:
        """Forget a person's press that was refused: they are told so each time."""
        self._latest.pop(interaction.user.id, None)
