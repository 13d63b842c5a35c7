"""Buttons to the pages before and after the one that is shown."""

from collections.abc import Callable
from typing import Protocol

from discord import ui

from rules.core.words import Words


class OneOfPages(Protocol):
    """A page of something that has several."""

    @property
    def page(self) -> int:
        """The number of the page, from 1."""
        ...

    @property
    def pages(self) -> int:
        """The number of pages."""
        ...


def page_row(
    shown: OneOfPages, words: Words, id_of: Callable[[int], str]
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return a row of buttons to the neighbouring pages, or no row where there are none.

    `id_of` gives the `custom_id` of the button to a page.
    """
    buttons: list[ui.Button[ui.LayoutView]] = [
        ui.Button(label=words.phrase(f"button-{way}"), custom_id=id_of(number))
        for way, number in (("earlier", shown.page - 1), ("later", shown.page + 1))
        if 1 <= number <= shown.pages
    ]
    return [ui.ActionRow(*buttons)] if buttons else []
