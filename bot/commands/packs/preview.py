"""`undercroft pack preview PACK`: every entry of a pack as players see it, on a page of its own."""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args

import render
from bot.catalogs import all_words
from bot.commands.packs.preview_dungeons import View, dungeon_of
from bot.commands.packs.preview_games import moment
from bot.commands.packs.preview_page import Section, Sheet, page, told
from bot.commands.packs.reading import pack_at
from rules.core.packs.dressing import dressed, in_colours, in_words, with_emblems
from rules.core.packs.fluent import LOCALE
from rules.core.packs.forging import Forge, Forged
from rules.core.packs.library import LIBRARY, in_locale
from rules.core.packs.pack import Pack, plain_id
from rules.core.packs.points import Entry, EntryKind, PackPoints
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Scene, Token
from rules.core.words import Text, Words
from rules.registry import pack_points, rulesets

PAGE, CARDS = "index.html", "cards.txt"


class Preview(NamedTuple):
    """What a preview is made with: a pack, its words, and the theme of its pictures."""

    pack: Pack
    words: Words
    locale: str
    theme: render.Theme

    def picture(self, scene: Scene, view: render.View) -> bytes:
        """Draw a scene as the bot would, in a process that has no packs."""
        shown = in_colours(with_emblems(in_words(scene, self.words)), (self.pack.ref,))
        return render.picture(shown, self.words.say, theme=self.theme, view=view)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this part of the command line."""
    parser.add_argument("--out", metavar="FOLDER", type=Path, required=True, help="where to write")
    themes = get_args(render.Theme)
    parser.add_argument(
        "--theme", choices=themes, default=themes[0], help=f"{', '.join(themes)} ({themes[0]})"
    )
    parser.add_argument(
        "--locale", type=_locale, default="en", help="the language of its words (en)"
    )


def _locale(typed: str) -> str:
    """Return a language as it was typed.

    Raises:
        argparse.ArgumentTypeError: no pack can have words in it.
    """
    if not LOCALE.fullmatch(f"words/{typed}.ftl"):
        raise argparse.ArgumentTypeError(f"{typed!r} is no language: say such as de or pt-BR")
    return typed


def run(options: argparse.Namespace) -> int:
    """Write pictures, cards and a page; return 0, or 1 where they cannot be written.

    Raises:
        PackError: the pack has problems; nothing is written.
    """
    pack = pack_at(options.pack)
    LIBRARY.add(pack)
    words = dressed(all_words(options.locale), (pack.ref,), options.locale)
    preview = Preview(pack, words, options.locale, options.theme)
    sections = [*_sections(preview), *_games(preview), *_other_words(preview)]
    files = {
        PAGE: page(pack.manifest, sections).encode("utf-8"),
        CARDS: told(pack.manifest, sections).encode("utf-8"),
    }
    pictures = {
        name: data
        for section in sections
        for sheet in section.sheets
        for name, data in sheet.pictures.items()
    }
    target: Path = options.out
    try:
        target.mkdir(parents=True, exist_ok=True)
        for name, data in {**pictures, **files}.items():
            (target / name).write_bytes(data)
    except OSError as error:
        print(f"{target} cannot be written: {error}", file=sys.stderr)
        return 1
    count = len(pictures)
    print(f"Wrote {count} picture{'s' * (count != 1)} and {target / CARDS}.")
    print(f"Open {target / PAGE} to see everything.")
    return 0


def _sections(preview: Preview) -> Iterator[Section]:
    """Yield every kind of entries that a pack has some of."""
    for folder, files in preview.pack.entries.items():
        points = pack_points()[folder]
        benches = {
            forge.file: (rules, forge) for rules in _takers(points) for forge in rules.forges
        }
        for kind in points.kinds:
            entries = files.get(kind.file, ())
            if entries:
                sheets = [_sheet(preview, kind, benches.get(kind.file), each) for each in entries]
                count = f"pack-count-{folder}-{kind.file}"
                yield Section(preview.words.phrase(count, count=len(entries)), tuple(sheets))


def _takers(points: PackPoints) -> Iterator[AnyRuleset]:
    """Yield the games that take the entries of a folder; none take those of the map generator."""
    for rules in rulesets().values():
        if rules.packs is not None and rules.packs.folder == points.folder:
            yield rules


def _sheet(
    preview: Preview, kind: EntryKind, bench: tuple[AnyRuleset, Forge] | None, entry: Entry
) -> Sheet:
    """Return an entry as players see it: its card where one is made of it, else its values."""
    plain = plain_id(entry.id)
    sources = _sources(preview, kind, entry)
    stem = f"{kind.file}-{plain}"
    if bench is None:
        name = next(iter(sources.values()), plain.replace("_", " "))
        shown = dungeon_of(preview.pack, entry, name)
        views = [shown] if shown is not None else []
        lines = tuple(_fields(entry))
    else:
        rules, forge = bench
        name = forge.label(entry, preview.words)
        forged = Forged(preview.pack.ref, entry, forge.said(entry, preview.words))
        drawn = forge.scenes(forged, rules)
        views = [View(in_words(each, preview.words), "overview") for each in drawn]
        lines = tuple(preview.words.say(each) for each in forge.card(forged))
    pictures = dict(_pictures(preview, kind, entry, views, stem, name))
    return Sheet(plain, name, lines, sources, pictures)


def _pictures(
    preview: Preview,
    kind: EntryKind,
    entry: Entry,
    views: Sequence[View],
    stem: str,
    name: str,
) -> Iterator[tuple[str, bytes]]:
    """Yield the figure of an entry, and the places that are drawn for it."""
    if kind.emblems:
        shown = (token for each in views for token in each.scene.tokens if token.kind == entry.id)
        face = dict(kind.icons(entry)).get(("icon",), "")
        token = next(shown, None) or _stand_in(entry.id, name, face)
        yield f"{stem}.png", _portrait(preview, token)
    faces = {plain_id(str(place[-1])): icon for place, icon in kind.icons(entry)}
    for id_ in kind.parts(entry):
        plain = plain_id(id_)
        face = faces.get(plain) or faces.get(plain.removeprefix(f"{plain_id(entry.id)}_"), "")
        if face or id_ in preview.pack.emblems:
            stand_in = _stand_in(id_, plain.replace("_", " "), face)
            yield f"{stem}-{plain}.png", _portrait(preview, stand_in)
    for number, each in enumerate(views, start=1):
        yield f"{stem}-{number}.png", preview.picture(each.scene, each.view)


def _stand_in(id_: str, name: str, face: str) -> Token:
    """Return a figure for what no scene shows, with its icon and the first letters of its name."""
    initials = "".join(word[0] for word in name.split())[:2].upper() or "?"
    said = Text.of("as-said", said=name)
    return Token(key=id_, side="guest", mark=initials, name=said, at=(0, 0), kind=id_, face=face)


def _portrait(preview: Preview, token: Token) -> bytes:
    place = Scene(
        title=token.name, columns=1, rows=1, terrain=(".",), sight=("+",),
        tokens=(token.with_(at=(0, 0), active=False),),
    )  # fmt: skip
    (carried,) = with_emblems(place).tokens
    return render.portrait(carried, theme=preview.theme, colours=preview.pack.colours)


def _fields(entry: Entry) -> Iterator[str]:
    """Yield what stands in an entry, a line for each value that is not left out."""
    values: Mapping[str, Any] = entry.model_dump(mode="json", exclude_defaults=True)
    for name, value in values.items():
        if name != "id":
            yield f"{name}: {_value(value)}"


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_value(each)}" for name, each in value.items())
    if isinstance(value, list | tuple):
        apart = "; " if any(isinstance(each, Mapping) for each in value) else ", "
        return apart.join(_value(each) for each in value)
    return plain_id(str(value))


def _sources(preview: Preview, kind: EntryKind, entry: Entry) -> dict[str, str]:
    """Return the messages of an entry as they are written, by their keys in the pack."""
    said = in_locale(preview.pack.names, preview.locale)
    found = {}
    for key in kind.keys(entry).every:
        if key in said:
            found[plain_id(key)] = _sentence(said[key])
    return found


def _sentence(source: str) -> str:
    lines = (line.strip() for line in source.partition("=")[2].strip().splitlines())
    return " · ".join(lines) if "\n." in source.replace(" ", "") else " ".join(lines)


def _games(preview: Preview) -> Iterator[Section]:
    """Yield a moment of each game that a pack fits, when most of it can be seen."""
    sheets = []
    for rules in rulesets().values():
        if rules.packs is not None and rules.packs.folder in preview.pack.manifest.systems:
            title = preview.words.phrase(f"{rules.key}-title")
            scene = moment(rules, preview.pack)
            if scene is not None:
                pictures = {f"game-{rules.key}.png": preview.picture(scene, "play")}
                sheets.append(Sheet(rules.key, title, (), {}, pictures))
    if sheets:
        yield Section("In a game", tuple(sheets))


def _other_words(preview: Preview) -> Iterator[Section]:
    """Yield the sentences of the games that a pack says otherwise."""
    said = in_locale(preview.pack.other_words, preview.locale)
    if said:
        sources = {key: _sentence(source) for key, source in said.items()}
        yield Section("Said otherwise", (Sheet("words", "", (), sources, {}),))
