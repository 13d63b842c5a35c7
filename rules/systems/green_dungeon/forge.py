"""Forging themes: names and sentences for the cards of the three decks and for the rooms."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, cast, get_args

from rules.core.answers import SeatInfo
from rules.core.dice import SeededDice
from rules.core.packs.forging import Draft, Forge, Forged, Form, FormField, Game, Typed
from rules.core.packs.points import Entry
from rules.core.packs.problems import PackError, Problem
from rules.core.packs.ready_colours import ReadyColours
from rules.core.scene import Scene
from rules.core.words import Text, Words
from rules.systems.green_dungeon import themes
from rules.systems.green_dungeon.content import THEMES
from rules.systems.green_dungeon.content.points import (
    CARD_SYMBOLS,
    CARDS,
    POINTS,
    ROOM_SYMBOLS,
    Theme,
)

NAME_LETTERS, SENTENCE_LETTERS = 40, 220
"""The most letters of a line of each kind in a form."""
_SHOWN: Final = b"shown"
"""The seed of the dungeon that is drawn."""
_OWN: Final = ("foe", "boss", "appears")
"""What sentences of a theme may speak of: `{foe}` is where the name of a foe stands."""


class Rows(NamedTuple):
    """The lines of a field: the ends of their keys, and whether they are names."""

    field: str
    ends: tuple[str, ...]
    names: bool = False

    @property
    def form_field(self) -> FormField:
        """The form field in which its texts are typed."""
        letters = NAME_LETTERS if self.names else SENTENCE_LETTERS
        most = min(4000, len(self.ends) * (letters + 1))
        return FormField(self.field, most, lines=len(self.ends) > 1 or not self.names)


def _cards(what: str, end: str = "") -> tuple[str, ...]:
    return tuple(f"{what}-{card}{end}" for card in range(CARDS))


def _rooms(symbol: str, scenes: int) -> Rows:
    ends = tuple(f"scene-{symbol}-{number}" for number in range(1, scenes + 1))
    return Rows(f"rooms-{symbol}", ends)


def _fields(scenes: int) -> Mapping[str, tuple[Rows, ...]]:
    """Return the fields of every form of a theme with so many sentences for rooms."""
    rooms = [_rooms(symbol, scenes) for symbol in ROOM_SYMBOLS]
    return {
        "title": (
            Rows("name", ("title",), names=True),
            Rows("entrance", ("entrance",)),
            Rows("victory", ("victory",)),
            Rows("defeat", ("defeat",)),
        ),
        "foes": (
            Rows("foes", _cards("foe"), names=True),
            Rows("foes-appear", _cards("foe", "-appears")),
        ),
        "leaders": (
            Rows("captain", ("captain",)),
            Rows("captains", tuple(f"captain-appears-{symbol}" for symbol in CARD_SYMBOLS)),
            Rows("final", ("final",)),
            Rows("final-appears", ("final-appears",)),
        ),
        "bosses": (
            Rows("bosses", _cards("boss"), names=True),
            Rows("bosses-appear", _cards("boss", "-appears")),
        ),
        "traps": (
            Rows("traps", _cards("trap"), names=True),
            Rows("trap-scenes", _cards("trap", "-scene")),
        ),
        "magic": (
            Rows("magic", _cards("magic"), names=True),
            Rows("magic-scenes", _cards("magic", "-scene")),
        ),
        "rooms": tuple(rooms[:3]),
        "more-rooms": tuple(rooms[3:]),
    }


COLOURS: Final = Form(
    "colours", (FormField("colours", 20, needed=False, choices=get_args(ReadyColours)),)
)
"""The form in which colours are chosen that are ready."""


class ThemeForge(Forge):
    """Themes: words, a line for each card and room, and perhaps the colours of their maps."""

    what: ClassVar[str] = "theme"
    file: ClassVar[str] = "themes"
    forms: ClassVar[tuple[Form, ...]] = (
        *(
            Form(name, tuple(rows.form_field for rows in fields))
            for name, fields in _fields(Theme(id="any").scenes).items()
        ),
        COLOURS,
    )

    def standard(self) -> Sequence[Entry]:
        """Return the themes that come with the game."""
        return tuple(THEMES.values())

    def label(self, entry: Entry, words: Words) -> str:
        """Return a theme's title."""
        return words.say(themes.title(entry.id))

    def said(self, entry: Entry, words: Words) -> tuple[str, ...]:
        """Return all names and sentences, with `{foe}` where the name of a foe stands."""
        slots = {name: f"{{{name}}}" for name in _OWN}
        return tuple(words.phrase(key, **slots) for key in _keys(cast(Theme, entry)))

    def raw(self, entry: Entry) -> dict[str, Any]:
        """Return a theme as it is written in a file, without its id."""
        return cast(Theme, entry).model_dump(exclude={"id"}, exclude_none=True)

    def filled(self, draft: Draft, form: str, words: Words) -> Typed:  # noqa: ARG002 - all of it is words
        """Return the lines of a form, or the colours that were chosen."""
        if form == COLOURS.name:
            return {form: draft.raw.get("colours", "")}
        said = _by_end(draft)
        return {
            rows.field: "\n".join(said[end] for end in rows.ends)
            for rows in _fields(draft.raw["scenes"])[form]
        }

    def typed(self, draft: Draft, form: str, typed: Typed, words: Words) -> Draft:  # noqa: ARG002
        """Return a draft with the lines that were typed, each in its place, or with colours."""
        if form == COLOURS.name:
            others = {name: value for name, value in draft.raw.items() if name != "colours"}
            chosen = typed[form]
            return draft._replace(raw={**others, "colours": chosen} if chosen else others)
        said, troubles = _by_end(draft), []
        for rows in _fields(draft.raw["scenes"])[form]:
            lines = [line.strip() for line in typed[rows.field].split("\n") if line.strip()]
            if len(lines) != len(rows.ends):
                what = Text.of(
                    "gd-forge-lines",
                    field=Text.of(f"forge-field-{rows.field}"),
                    count=len(rows.ends),
                    have=len(lines),
                )
                troubles.append(Problem(file="", line=None, what=what))
            said |= dict(zip(rows.ends, lines, strict=False))
        if troubles:
            raise PackError(troubles)
        return draft._replace(said=tuple(said.values()))

    def named(self, draft: Draft) -> str:
        """Return the title of the draft's theme."""
        return draft.said[0]

    def card(self, forged: Forged) -> Sequence[Text]:
        """Return how a dungeon of the theme begins, its colours, and the names of its cards."""
        theme, chosen = forged.entry.id, cast(Theme, forged.entry).colours
        return (
            Text.of(f"gd-{theme}-entrance"),
            *([Text.of("gd-forge-colours", named=_named(chosen))] if chosen else []),
            *(
                Text.of(
                    f"gd-forge-{what}",
                    named=", ".join(_said(forged)[f"{what}-{card}"] for card in range(CARDS)),
                )
                for what in ("foe", "boss", "trap", "magic")
            ),
            *_example(theme),
        )

    def scenes(self, forged: Forged, rules: Game) -> Sequence[Scene]:
        """Return the map of a dungeon of the theme as it begins."""
        seats = tuple(SeatInfo(seat=seat, name=f"Player {seat}") for seat in (1, 2))
        options = rules.options_type(packs=(forged.ref,))
        state = rules.new_game(options, seats, SeededDice(_SHOWN)).state
        scene = rules.view(state, None).scene
        title = Text.of("as-said", said=forged.said[0])
        return () if scene is None else (scene.with_(title=title),)


def _named(colours: ReadyColours) -> Text:
    return Text.of(f"forge-choice-colours-{colours}")


def _keys(theme: Theme) -> tuple[str, ...]:
    kind = POINTS.kind("themes")
    if kind is None:
        raise LookupError("themes come from packs")
    keys = kind.keys(theme)
    return (*keys.names, *keys.sentences)


def _by_end(draft: Draft) -> dict[str, str]:
    """Return the messages of a draft by the ends of their keys, in their order."""
    theme = Theme(id="any", scenes=draft.raw["scenes"])
    ends = (key.removeprefix("gd-any-") for key in _keys(theme))
    return dict(zip(ends, draft.said, strict=True))


def _said(forged: Forged) -> Mapping[str, str]:
    return _by_end(Draft({"scenes": cast(Theme, forged.entry).scenes}, forged.said))


def _example(theme: str) -> Iterator[Text]:
    """Yield how a captain, a final boss and a room are told."""
    yield Text.of("gd-forge-example", name=themes.foe(theme, 0, captain=True))
    yield themes.appears(theme, 0, captain=True)
    yield Text.of("gd-forge-example", name=themes.boss(theme, 0, final=True))
    yield themes.boss_appears(theme, 0, final=True)
    yield themes.scene(theme, ROOM_SYMBOLS[0], 0)


FORGES: Final = (ThemeForge(),)
"""What can be forged for Green Dungeon."""
