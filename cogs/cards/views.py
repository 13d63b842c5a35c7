"""What a message shows of a scene: a picture, words, or both, for everybody or one person."""

import logging

from cogs.base.refusals import Form
from cogs.ports import (
    NOTHING,
    MapDisplay,
    Painter,
    PictureRequest,
    ViewName,
    known_theme,
)
from rules.core.scene import Scene
from rules.service.people.preferences import DisplayPreference
from rules.service.records import Card

log = logging.getLogger(__name__)


class MapViews:
    """Has scenes drawn for messages, and described where people like that."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    async def sight(self, card: Card, form: Form = "full", *, shape: float = 0) -> MapDisplay:
        """Return the map of a card as everybody sees it, or nothing for a lobby.

        With `shape` it is at least so wide by its height, for a card with much below it.

        A card without its picture has the map in words and in letters instead. One whose map cannot
        be drawn goes without any: people have its question and its buttons.
        """
        if card.scene is None or form == "plain":
            return NOTHING
        name = f"map-{card.adventure}-{card.version}"
        try:
            return await self.seen(
                card.scene,
                card.locale,
                name,
                "play",
                taste=DisplayPreference(maps="text") if form == "bare" else None,
                described=card.described,
                table=card.adventure,
                shape=shape,
            )
        except Exception:  # whatever drawing raises, nobody may wait for a card because of it
            log.exception("%s cannot be drawn, so its card goes without a map", name)
            return NOTHING

    async def seen(
        self,
        scene: Scene,
        locale: str,
        name: str,
        view: ViewName,
        *,
        taste: DisplayPreference | None = None,
        theme: str | None = None,
        described: bool = False,
        asker: int | None = None,
        table: str = "",
        shape: float = 0,
    ) -> MapDisplay:
        """Return a scene as a message shows it; `table` is the scene's adventure, if known.

        With `taste`, a person's preferences, it is for that person alone: their colours come before
        `theme`, and a person who prefers words gets no picture. Without `taste` it is for
        everybody, in words as well if `described`. An `asker` is a person who waits for their turn;
        without one a whole table waits.
        """
        painter = self._painter
        if taste is not None and taste.maps == "text":
            prose = await painter.prose(scene, locale=locale, asker=asker)
            letters = await painter.text_map(scene, locale=locale, view=view, asker=asker)
            return MapDisplay(prose=prose, letters=letters)
        chosen = known_theme(taste.theme if taste else "") or known_theme(theme or "")
        picture = await painter.paint(
            PictureRequest(
                scene=scene,
                locale=locale,
                name=name,
                view=view,
                theme=chosen,
                asker=asker,
                table=table,
                shape=shape,
            )
        )
        prose = await painter.prose(scene, locale=locale, asker=asker) if described else ""
        return MapDisplay.model_construct(picture=picture, prose=prose, flat=shape > 0)
