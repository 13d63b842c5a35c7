"""How a person likes to be shown things: pictures or words, and in which colours."""

from typing import Literal

from rules.core.model import Model
from rules.ports import Store
from rules.service.clocks.kept_settings import KeptSettings
from rules.service.records import Request

Maps = Literal["picture", "text"]
KEY = "taste:"


class DisplayPreference(Model):
    """How things are shown to one person. `theme` is a palette's name, empty for the usual.

    `language` is one of those offered, empty for the one that Discord tells.
    """

    maps: Maps = "picture"
    theme: str = ""
    language: str = ""


class Preferences(KeptSettings[DisplayPreference]):
    """Remembers how everybody likes to be shown things."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, KEY, DisplayPreference)

    async def set(
        self,
        request: Request,
        *,
        maps: Maps | None = None,
        theme: str | None = None,
        language: str | None = None,
    ) -> DisplayPreference:
        """Change what the person prefers; what is None stays as it was."""
        before = await self.of(request.user)
        taste = DisplayPreference(
            maps=before.maps if maps is None else maps,
            theme=before.theme if theme is None else theme,
            language=before.language if language is None else language,
        )
        return await self.keep(request.user, taste)

    async def any_wants_words(self, users: tuple[int, ...]) -> bool:
        """Return whether one of these people prefers words to pictures."""
        return any([(await self.of(user)).maps == "text" for user in users])
