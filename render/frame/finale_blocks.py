"""The blocks beside the last picture of a game: how it ended, and what each hero carried."""

from collections.abc import Iterator

from PIL import Image

from render.drawing.colour import Theme
from render.drawing.icons import icon_mask, is_icon
from render.drawing.lettering import text_width
from render.drawing.pen import stamp
from render.frame.blocks import SMALL, TEXT, Block, wrapped, write_line
from render.things.tokens import figure, look_of
from render.words import Say
from render.words.finale import carried_words, common_words
from rules.core.finale import Bearer, Finale, Result
from rules.core.scene import Scene, Token
from rules.core.words import Words

FIGURE, ICON, BETWEEN = 72, 52, 12
"""The squares of figures and the size of icons, and the gap to the words, in pixels."""
THING, APART = 36, 8
"""The size of icons of things that are carried, and the gap between two, in pixels."""
LEADING, ABOVE = 28, 20
"""The distance of lines, and the middle of the first one, in pixels."""
LIKED, MOST_LINES = 300, 4
"""The width of words that suits an entry, in pixels, and the most lines that it has."""
MOST_HEROES = 6
"""The most heroes of whom each has an entry, whatever became of them; of more, the living have."""
RESULTS: dict[Result, str] = {
    "victory": "laurel-crown",
    "defeat": "skull-crossed-bones",
    "finished": "checkered-flag",
}
COMMON = "swap-bag"


def finale_blocks(scene: Scene, say: Say, words: Words, theme: Theme) -> list[Block]:
    """Return how it ended and where, an entry for each hero, and what belongs to all."""
    return list(_blocks(scene, say, words, theme)) if scene.finale is not None else []


def _blocks(scene: Scene, say: Say, words: Words, theme: Theme) -> Iterator[Block]:
    end = scene.finale
    if end is None:
        return
    yield _heading(end, say, words, theme)
    tokens = {token.key: token for token in scene.tokens}
    fallen = [each for each in end.heroes if each.fallen]
    together = len(end.heroes) > MOST_HEROES and len(fallen) > 1
    for each in end.heroes:
        if together and each.fallen:
            continue
        yield _bearer(each, tokens.get(each.key), say, words, theme)
    if together:
        names = ", ".join(say(each.name) for each in fallen)
        icon = _icon(RESULTS["defeat"], theme)
        yield _entry(icon, words.phrase("render-finale-lost"), names, theme)
    if end.common:
        icon, name = _icon(COMMON, theme), words.phrase("render-finale-common")
        yield _entry(icon, name, common_words(end, say), theme, end.icons)


def _heading(end: Finale, say: Say, words: Words, theme: Theme) -> Block:
    name = words.phrase("render-finale-result", result=end.result)
    return _entry(_icon(RESULTS[end.result], theme), name, say(end.place), theme)


def _bearer(bearer: Bearer, token: Token | None, say: Say, words: Words, theme: Theme) -> Block:
    """Return a hero's figure with what it carried beside it."""
    if token is None:
        icon = _icon(RESULTS["defeat"] if bearer.fallen else COMMON, theme)
    else:
        plain = token.with_(active=False, facing=None, size=(1, 1))
        icon = figure(look_of(plain, bare=theme.bare), FIGURE)
    told = carried_words(bearer, say, words)
    return _entry(icon, say(bearer.name), told, theme, bearer.icons)


def _icon(name: str, theme: Theme, side: int = ICON) -> Image.Image:
    image = Image.new("RGBA", (side, side), (*theme.ruler_text, 0))
    image.putalpha(icon_mask(name, side))
    return image


def _entry(
    icon: Image.Image, name: str, told: str, theme: Theme, things: tuple[str, ...] = ()
) -> Block:
    """Return an icon with a name beside it, and under that a text in up to `MOST_LINES` lines.

    Below the text stand the icons of things that it names, as many as fit into a row.
    """
    beside = FIGURE + BETWEEN
    row = [_icon(each, theme, THING) for each in things if is_icon(each)]

    def lines(wide: int) -> list[str]:
        found = wrapped(told, SMALL, wide - beside) if told else []
        if len(found) > MOST_LINES:
            found[MOST_LINES - 1 :] = [" ".join(found[MOST_LINES - 1 :])]
        return found

    def height(wide: int) -> int:
        under = THING + 6 if row else 0
        return max(FIGURE + 8, ABOVE + LEADING * len(lines(wide)) + under + 26)

    def paint(canvas: Image.Image, x: int, y: int, wide: int) -> None:
        stamp(canvas, icon, x + FIGURE / 2, y + FIGURE / 2 + 2)
        left, room = x + beside, wide - beside
        write_line(canvas, (left, y + ABOVE), name, room, theme)
        for number, line in enumerate(lines(wide), start=1):
            write_line(canvas, (left, y + ABOVE + LEADING * number), line, room, theme, SMALL)
        middle = y + ABOVE + LEADING * len(lines(wide)) + 20 + THING / 2
        for number, thing in enumerate(row[: (room + APART) // (THING + APART)]):
            stamp(canvas, thing, left + number * (THING + APART) + THING / 2, middle)

    words = min(LIKED, round(text_width(told, "label", SMALL))) if told else 0
    likes = max(round(text_width(name, "label", TEXT)), words) + beside
    return Block((icon.tobytes(), name, told, things), height, likes, paint)
