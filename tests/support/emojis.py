"""Emojis at a table: those that a bot was given before a test begins, and what messages show."""

import re

from bot.gateway.emojis import name_of
from bot.table.server import TableServer
from cogs.ports import EmojiStanding
from render.pictures.emojis import emoji, emojis
from tests.support.cards import Json, parts_of

MARKUP = re.compile(r"<:(\w+):(\d+)>")
_FIRST = 1_400_000_000_000_000_000


class AllEmojis:
    """An application that has all its emojis, with markup as long as Discord's."""

    def __init__(self) -> None:
        self._there = {
            sign: f"<:{name_of(sign, picture)}:{_FIRST + number}>"
            for number, (sign, picture) in enumerate(emojis().items())
        }

    def markup(self, sign: str) -> str:
        return self._there.get(sign, "")

    def doubt(self) -> None:
        raise AssertionError("nothing is refused here")

    def standing(self) -> EmojiStanding:
        return EmojiStanding(there=len(self._there), wanted=len(self._there))


def give_emojis(table: TableServer) -> None:
    """Give the application all emojis that the bot wants; all have one picture."""
    one = emoji("d6_6")
    names = {name_of(sign, hash_): lambda: one for sign, hash_ in emojis().items()}
    table.table.world.emojis.lay_out(names)


def signs_in(message: Json) -> list[str]:
    """The signs of all emojis in a message's texts, in their order."""
    texts = [part["content"] for part in parts_of(message) if part["type"] == 10]
    said = "\n".join([message.get("content") or "", *texts])
    return [name.rpartition("_")[0] for name, _ in MARKUP.findall(said)]


def signs_on_controls(message: Json) -> list[str]:
    """The signs of all emojis on buttons and in lists of a message."""
    parts = list(parts_of(message))
    shown = [*parts, *(option for part in parts for option in part.get("options") or [])]
    return [each["emoji"]["name"].rpartition("_")[0] for each in shown if each.get("emoji")]
