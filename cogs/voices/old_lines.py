"""Words of heroes on cards that are in channels already: changed there, or taken away."""

import discord
from discord import ui

from cogs.cards.messages import kept_pictures, sealed
from cogs.cards.quotes import begin_of_quote, quote_line


def requoted(message: discord.Message, name: str, words: str) -> ui.LayoutView | None:
    """Return a card with other words of a hero, or without them; None where it has none.

    Its pictures refer to files that the message has already, so an edit must leave `attachments`
    out to keep them.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    assert isinstance(view, ui.LayoutView)  # noqa: S101 - narrows what from_message may return
    found = False
    for item in list(view.walk_children()):
        if isinstance(item, ui.TextDisplay):
            lines = item.content.split("\n")
            left = [each for each in lines if not each.startswith(begin_of_quote(name))]
            if len(left) < len(lines):
                found = True
                kept = [quote_line(name, words), *left] if words else left
                item.content = "\n".join(kept) or "…"
    kept_pictures(view)
    return sealed(view) if found else None
