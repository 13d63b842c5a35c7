"""How flat the map of a long card has to be, so that its buttons stay on a telephone's screen."""

from cogs.base.signs import WORDS_ALONE
from cogs.base.text import fit
from cogs.cards.brief import brief, look_of_line
from cogs.cards.controls import COMPANIONS, labels_of
from cogs.cards.messages import LANDSCAPE, TITLE, flattest_of, illustrated, small_print
from cogs.cards.room import PHONE, Room
from cogs.ports import Emojis
from rules.core.words import Words
from rules.service.records import Card

LEAST = 60
"""The least height of a map that is asked for, in pixels: there is no frame that flat."""


def shape_for(card: Card, words: Words, emojis: Emojis = WORDS_ALONE) -> float:
    """Return the width of a card's map by its height, at least; 0 where every map fits.

    The texts are those that it has beside a map of the usual shape.
    """
    if card.kind not in COMPANIONS or card.scene is None:
        return 0
    card = illustrated(card, emojis)
    title, rows = fit(card.title, TITLE), labels_of(card, words)
    room = Room(title, rows, shape=LANDSCAPE, flattest=flattest_of(card))
    below = brief(card, words, room, "")
    room = Room(title, rows)
    for text in (below, small_print(card, below)):
        for line in filter(None, text.split("\n")):
            room.take(*look_of_line(line))
    left = room.left(PHONE)
    return 0 if left >= PHONE.high else round(PHONE.wide / max(LEAST, left), 2)
