"""The lists of a card: what may be done, by groups of it."""

from collections.abc import Callable, Iterable
from math import ceil

from rules.core.answers import Option
from rules.core.words import Text, Words
from rules.service.records import Choice, Menu

MOST_CHOICES = 25
MOST_MENUS = 5


def menus_of(
    options: Iterable[Option], words: Words, sign_of: Callable[[Text], str] = lambda _: ""
) -> Iterable[Menu]:
    """Yield the lists of a card, one for each group of options; `sign_of` finds signs of labels.

    A group that is longer than a list takes further ones, as far as there is room beside others.
    """
    groups: dict[str, list[Option]] = {}
    for each in options:
        groups.setdefault(each.group, []).append(each)
    room = MOST_MENUS - len(groups)
    for group, members in list(groups.items())[:MOST_MENUS]:
        parts = ceil(len(members) / MOST_CHOICES)
        shown = min(parts, 1 + max(0, room))
        room -= shown - 1
        for part in range(shown):
            first = part * MOST_CHOICES
            title = group_words(words, group)
            place = words.phrase("menu-part", group=title, part=part + 1, parts=parts)
            yield Menu(
                group=f"{group}+{part + 1}" if part else group,
                placeholder=(place if parts > 1 else words.phrase("menu", group=title))[:150],
                choices=tuple(
                    _choice(each, words, sign_of(each.label))
                    for each in members[first:][:MOST_CHOICES]
                ),
            )


def _choice(option: Option, words: Words, sign: str) -> Choice:
    return Choice(
        value=option.id,
        label=words.say(option.label)[:100],
        detail=words.say(option.detail)[:100] if option.detail else "",
        sign=sign,
    )


def group_words(words: Words, group: str) -> str:
    """Return the title of a group of options."""
    key = f"group-{group}"
    return words.phrase(key) if words.has(key) else group
