"""The cards of whole games as messages, for measuring how much of a screen each takes."""

import struct
import tempfile
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

import render
from bot.catalogs import all_words
from cogs.cards.map_shape import shape_for
from cogs.cards.messages import build
from cogs.ports import MapDisplay, Picture
from render.view.visible import known_only
from render.view.window import layout
from rules.core.packs.archive import to_zip
from rules.core.scene import Scene
from rules.registry import ruleset
from rules.service.journal.loading import loaded
from rules.service.records import Card
from tests.support.emojis import AllEmojis
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.random_packs import random_files

Json = dict[str, Any]
PATH = "/attachments/{width}x{height}.png"


class Shown(NamedTuple):
    """A card, the message it becomes, the game, and what is pressed next and by which seat."""

    card: Card
    components: list[Json]
    pressed: str = ""
    seat: int = 0
    state: Any = None


async def cards(
    key: str,
    seats: int,
    seed: int,
    most: int,
    *,
    pack: int = 0,
    language: str = "en",
    measured: bool = True,
) -> AsyncIterator[Shown]:
    """Play a game on autopilot through the service, as presses of the seats' players.

    Its table speaks a language. With a number it is played with that pack by chance, which its
    server has been brought. Yields the lobby's card and that after every press, at most `most`, and
    the last one. Unless they are to be `measured`, no card has a picture.
    """
    rules = ruleset(key)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder) / "cards.db", HandClock(), Entropy(f"{key}-{seed}")) as at:
            asking = ask(1, locale=language, public_locale=language)
            opened = await at.lobby.open(asking, key, seed=f"cards-{seed}")
            name = opened.adventure
            for user in range(2, seats + 1):
                await at.lobby.join(ask(user), name)
            if pack and rules.packs is not None:
                data = to_zip(random_files(rules.packs, pack))
                line = await at.packs.collection.add(ask(1, manages_server=True), data)
                await at.packs.choice.use(ask(1), name, [line.name])
            yield await _shown(at, name, language, measured)
            await at.lobby.begin(ask(1), name, anyway=True)
            for _ in range(most):
                shown = await _shown(at, name, language, measured)
                found = await at.history.queries.load(name)
                if found.status != "running":
                    yield shown
                    return
                _, state = loaded(found)
                seat = rules.awaiting(state)[0]
                action = rules.autopilot(state, seat, "balanced")
                options = rules.legal_actions(state, seat)
                option = next(each for each in options if each.action == action)
                yield shown._replace(pressed=option.id, seat=seat, state=state)
                user = next(each.user for each in found.seats if each.seat == seat)
                await at.play.actions.press(ask(user), name, found.version, option.id)


async def _shown(at: Any, name: str, language: str, measured: bool) -> Shown:
    card = await at.history.queries.card(name)
    picture, shape = None, 0.0
    if card.scene is not None and measured:
        shape = shape_for(card, all_words(language), AllEmojis())
        width, height = size_of(card.scene, shape)
        path = PATH.format(width=width, height=height)
        # As much of a PNG file as says how large it is.
        head = struct.pack(">8s4s4sII", b"\x89PNG\r\n\x1a\n", b"\0\0\0\r", b"IHDR", width, height)
        picture = Picture(data=head, name=path.rsplit("/", 1)[-1], alt="The map")
    sight = MapDisplay(picture=picture, flat=shape > 0)
    built = build(card, sight, all_words(language), AllEmojis())
    return Shown(card, [_served(part) for part in built.view.to_components()])


def size_of(scene: Scene, shape: float = 0) -> tuple[int, int]:
    """Return the size of a card's picture, with the counts beside it, in pixels.

    With `shape` it is at least so wide by its height, as far as frames are so flat.
    """
    if not (scene.tracks or scene.piles):
        return layout(known_only(scene), "play", shape=shape).size
    drawn = Image.open(BytesIO(render.picture(scene, all_words("en").say, shape=shape)))
    return drawn.size


def _served(part: Json) -> Json:
    """Return a component with its picture where the table of the tests serves it, and its size."""
    for item in part.get("items", ()):
        name = item["media"]["url"].removeprefix("attachment://")
        width, height = map(int, name.removesuffix(".png").split("x"))
        item["media"] = {"url": f"/attachments/{name}", "width": width, "height": height}
    for inner in part.get("components", ()):
        _served(inner)
    return part
