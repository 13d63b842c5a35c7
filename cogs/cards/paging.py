"""Buttons to the pages before and after the one that is shown."""

from collections.abc import Callable

from discord import ui

from rules.core.words import Words


def page_row(
    page: int, pages: int, words: Words, id_of: Callable[[int], str]
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return a row of buttons to the neighbouring pages, or no row where there are none.

    `id_of` gives the `custom_id` of the button to a page.
    """
    buttons: list[ui.Button[ui.LayoutView]] = [
        ui.Button(label=words.phrase(f"button-{way}"), custom_id=id_of(number))
        for way, number in (("earlier", page - 1), ("later", page + 1))
        if 1 <= number <= pages
    ]
    return [ui.ActionRow(*buttons)] if buttons else []
