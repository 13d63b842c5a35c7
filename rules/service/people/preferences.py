"""How a person likes to be shown things: pictures or words, and in which colours."""

from typing import Literal

from rules.core.model import Model
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

Maps = Literal["picture", "text"]
KEY = "taste:"


class DisplayPreference(Model):
    """How things are shown to one person. `theme` is a palette's name, empty for the usual."""

    maps: Maps = "picture"
    theme: str = ""


class Preferences:
    """Remembers everybody's preferences, as this process alone writes them."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._known: dict[int, DisplayPreference] = {}

    async def of(self, user: int) -> DisplayPreference:
        """Return a person's preferences."""
        if user not in self._known:
            written = await self._work.store.setting(f"{KEY}{user}")
            self._known[user] = (
                DisplayPreference.model_validate_json(written) if written else DisplayPreference()
            )
        return self._known[user]

    async def set(
        self, request: Request, *, maps: Maps | None = None, theme: str | None = None
    ) -> DisplayPreference:
        """Change what the person prefers; what is None stays as it was."""
        before = await self.of(request.user)
        taste = DisplayPreference(
            maps=before.maps if maps is None else maps,
            theme=before.theme if theme is None else theme,
        )
        await self._work.store.set_setting(f"{KEY}{request.user}", taste.model_dump_json())
        self._known[request.user] = taste
        return taste

    async def any_wants_words(self, users: tuple[int, ...]) -> bool:
        """Return whether one of these people prefers words to pictures."""
        return any([(await self.of(user)).maps == "text" for user in users])

    def forget(self, user: int) -> None:
        """Forget a person."""
        self._known.pop(user, None)
