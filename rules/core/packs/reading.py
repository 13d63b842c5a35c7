"""Reading a pack: its files become entries, words, emblems and colours, or a list of problems."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Final

from pydantic import ValidationError

from rules.core.colours import MapColours
from rules.core.icons import ICONS
from rules.core.packs.archive import MANIFEST, Files, as_text, shown
from rules.core.packs.colouring import COLOURS, read_colours
from rules.core.packs.emblems import EMBLEM, Look, trouble_with, unseen
from rules.core.packs.fluent import LOCALE
from rules.core.packs.letters import trouble_in
from rules.core.packs.limits import MOST_ENTRIES, MOST_PROBLEMS
from rules.core.packs.manifest import Manifest
from rules.core.packs.nearness import nearest
from rules.core.packs.pack import OF_ITSELF, Messages, Pack, hash_of, mark_of
from rules.core.packs.places import Place, line_of
from rules.core.packs.points import AllPoints, Entry, EntryKind, Keys, PackPoints
from rules.core.packs.problems import PackError, Problem
from rules.core.packs.together import too_many_of
from rules.core.packs.toml import parsed
from rules.core.packs.values import FORMS, field_of, problems_of, problems_of_types
from rules.core.packs.wording import Unfit, Wanted, Wording
from rules.core.words import Text, entries_in

BESIDES: Final = ("README.md", "LICENSE", "LICENSE.md", "LICENSE.txt", "CHANGELOG.md")
"""Files that a pack may have for people alone."""


def read_pack(files: Files, points: AllPoints, look: Look = unseen, *, kept: bool = False) -> Pack:
    """Return the pack that files make; `look` says whether its emblems can be drawn.

    If a pack is `kept` since an earlier version of the program, words, emblems and colours that no
    longer fit are left out, so that its games go on.

    Raises:
        PackError: it has problems; all of them are listed.
    """
    manifest = _manifest(files, points, kept=kept)
    hash_ = hash_of(files)
    reader = _Reader(files, points, manifest, mark_of(hash_), kept=kept)
    reader.read(look)
    if reader.problems:
        order = sorted(reader.problems, key=lambda each: (each.file, each.line or 0))
        raise PackError(order[:MOST_PROBLEMS])
    return Pack(
        hash=hash_,
        manifest=manifest,
        entries=reader.entries,
        names=reader.names,
        other_words=reader.other_words,
        emblems=reader.emblems,
        colours=reader.colours,
    )


def read_own(folder_files: Files, points: PackPoints) -> Mapping[str, tuple[Entry, ...]]:
    """Return the entries of a system's own pack, by file; their ids bear no mark.

    Raises:
        PackError: something is wrong with it.
    """
    every = {points.folder: points}
    manifest = _manifest(folder_files, every, kept=False)
    reader = _Reader(folder_files, every, manifest, "", kept=False)
    reader.read_entries()
    if reader.problems:
        raise PackError(reader.problems)
    return reader.entries[points.folder]


def check_emblems(files: Files, look: Look) -> None:
    """Check that all emblems in some files can be drawn, whether the pack is kept or not.

    Raises:
        PackError: some cannot; all of them are listed.
    """
    troubles = {
        name: trouble
        for name, data in files.items()
        if EMBLEM.fullmatch(name) and (trouble := trouble_with(data) or look(data))
    }
    if troubles:
        raise PackError(
            Problem(file=name, line=None, what=what) for name, what in sorted(troubles.items())
        )


def _manifest(files: Files, points: AllPoints, *, kept: bool) -> Manifest:
    if MANIFEST not in files:
        raise PackError([Problem(file="", line=None, what=Text.of("pack-no-manifest"))])
    text = as_text(MANIFEST, files[MANIFEST])
    raw = parsed(MANIFEST, text)
    try:
        manifest = Manifest.model_validate(raw)
    except ValidationError as error:
        raise PackError(problems_of(error, MANIFEST, text)) from None
    odd = [*problems_of_types(raw, manifest, MANIFEST, text), *_unsaid(manifest, text)]
    if odd and not kept:
        raise PackError(odd)
    named = manifest.systems
    strange = [each for each in named if each not in points]
    strange += [each for number, each in enumerate(named) if each in named[:number]]
    if strange:
        what = Text.of(
            "pack-no-such-system", name=shown(", ".join(strange)), known=", ".join(points)
        )
        raise PackError([Problem(file=MANIFEST, line=line_of(text, ("systems",)), what=what)])
    return manifest


def _unsaid(manifest: Manifest, text: str) -> Iterator[Problem]:
    """Yield a problem for each line of a manifest with characters that are not allowed."""
    said = {("title",): manifest.title, ("about",): manifest.about, ("licence",): manifest.licence}
    authors = {("authors", number): each for number, each in enumerate(manifest.authors)}
    for place, line in (*said.items(), *authors.items()):
        what = trouble_in([line], lines=1)
        if what is not None:
            told = Text.of("pack-value-letters", field=field_of(place), what=what)
            yield Problem(file=MANIFEST, line=line_of(text, place), what=told)


def _strange_icons(
    kind: EntryKind, entry: Entry, file: str, text: str, at: Place
) -> Iterator[Problem]:
    """Yield the icons that there are not, and those of parts that an entry has not."""
    parts = kind.iconed(entry)
    for place, icon in kind.icons(entry):
        if icon not in ICONS:
            near = nearest(icon, ICONS) or "none"
            what = Text.of("pack-icon-unknown", name=shown(icon), near=near)
        elif place[0] == "icons" and place[1] not in parts:
            known = shown(", ".join(sorted(parts)))
            what = Text.of("pack-icon-of-nothing", id=shown(str(place[1])), known=known)
        else:
            continue
        yield Problem(file=file, line=line_of(text, (*at, *place)), what=what)


def _is_read_later(name: str) -> bool:
    """Return whether a file has words, or an emblem."""
    return bool(LOCALE.fullmatch(name) or EMBLEM.fullmatch(name))


class _Reader:
    """The parts of one pack as they are read, and what is wrong with them."""

    def __init__(
        self, files: Files, points: AllPoints, manifest: Manifest, mark: str, *, kept: bool
    ) -> None:
        self.problems: list[Problem] = []
        self.entries: dict[str, dict[str, tuple[Entry, ...]]] = {}
        self.names: dict[str, Messages] = {}
        self.other_words: dict[str, Messages] = {}
        self.emblems: dict[str, bytes] = {}
        self.colours: MapColours | None = None
        self._files = files
        self._points = {folder: points[folder] for folder in manifest.systems}
        self._mark = mark
        self._kept = kept
        self._plain: list[tuple[EntryKind, Entry]] = []
        self._unfit = Unfit()

    def read(self, look: Look) -> None:
        """Read everything, and look at emblems."""
        self.read_entries()
        self._read_words()
        self._read_emblems(look)
        if COLOURS in self._files:
            self._read_colours()

    def read_entries(self) -> None:
        """Read the data files, and find the files that belong to nothing."""
        for folder in self._points:
            self.entries[folder] = {}
        for name in self._files:
            self._sort(name)
        if not self.problems:
            self._check_between()
        if len(self._plain) > MOST_ENTRIES and not self._kept:
            count = len(self._plain)
            self._refuse("", "pack-too-many-entries", count=count, most=MOST_ENTRIES)

    def _sort(self, name: str) -> None:
        folder, _, rest = name.partition("/")
        points = self._points.get(folder)
        kind = points.kind(rest.removesuffix(".toml")) if points else None
        if points and kind and rest.endswith(".toml"):
            self._read_file(name, points, kind)
        elif name not in (MANIFEST, COLOURS, *BESIDES) and not _is_read_later(name):
            self._refuse(name, "pack-strange-file", known=", ".join(self._known()))

    def _check_between(self) -> None:
        """Find what is wrong between files that are right by themselves."""
        for folder, points in self._points.items():
            plain = {
                kind.file: [entry for each, entry in self._plain if each is kind]
                for kind in points.kinds
            }
            for file, place, what in points.check(plain):
                kind = points.kind(file)
                if kind is not None:
                    name = f"{folder}/{file}.toml"
                    text = as_text(name, self._files[name])
                    line = line_of(text, (kind.heading, *place))
                    self.problems.append(Problem(file=name, line=line, what=what))

    def _known(self) -> Iterator[str]:
        yield MANIFEST
        for folder, points in self._points.items():
            yield from (f"{folder}/{kind.file}.toml" for kind in points.kinds)
        yield from ("words/en.ftl", "emblems/….png", COLOURS)

    def _refuse(self, file: str, key: str, line: int | None = None, **args: int | str) -> None:
        self.problems.append(Problem(file=file, line=line, what=Text.of(key, **args)))

    def _read_file(self, name: str, points: PackPoints, kind: EntryKind) -> None:
        try:
            text = as_text(name, self._files[name])
            raw = parsed(name, text)
        except PackError as error:
            self.problems += error.problems
            self._unfit.note(None)
            return
        for heading in raw:
            if heading != kind.heading:
                self._unfit.note(raw[heading])
                line = line_of(text, (heading, 0))
                self._refuse(name, "pack-heading", line, name=shown(heading), right=kind.heading)
        rows = raw.get(kind.heading, [])
        if not isinstance(rows, list):
            self._unfit.note(rows)
            line = line_of(text, (kind.heading,))
            self._refuse(name, "pack-heading", line, name=kind.heading, right=kind.heading)
            return
        forms = {**FORMS, **dict(points.forms)}
        found = list(self._validated(name, text, kind, rows[: MOST_ENTRIES + 1], forms))
        for place, what in kind.check([entry for _, entry in found]):
            number = found[int(place[0])][0]
            where = (kind.heading, number, *place[1:])
            self.problems.append(Problem(file=name, line=line_of(text, where), what=what))
        many = too_many_of(points, kind, [entry for _, entry in found])
        if many is not None and not self._kept:
            line = line_of(text, (kind.heading, found[kind.most][0]))
            self.problems.append(Problem(file=name, line=line, what=many))
        self._plain += ((kind, entry) for _, entry in found)
        self.entries[points.folder][kind.file] = tuple(
            entry.in_pack(self._mark) for _, entry in found
        )

    def _validated(
        self, name: str, text: str, kind: EntryKind, rows: list[Any], forms: Mapping[str, str]
    ) -> Iterator[tuple[int, Entry]]:
        """Yield the entries of a file that fit their model, each with its number from 0."""
        taken: set[str] = set()
        for number, row in enumerate(rows):
            if len(self.problems) >= MOST_PROBLEMS:
                return
            place: Place = (kind.heading, number)
            try:
                entry = kind.model.model_validate(row)
            except ValidationError as error:
                self.problems += problems_of(error, name, text, place, forms)
                self._unfit.note(row)
                continue
            if not self._kept:
                self.problems += problems_of_types(row, entry, name, text, place)
            if self._mark and "--" in entry.id:
                what = Text.of("pack-value-id", field="id", value=entry.id)
                line = line_of(text, (*place, "id"))
                self.problems.append(Problem(file=name, line=line, what=what))
                self._unfit.note(row)
                continue
            if entry.id in taken:
                self._refuse(name, "pack-id-twice", line_of(text, (*place, "id")), id=entry.id)
            taken.add(entry.id)
            if not self._kept:
                self.problems += _strange_icons(kind, entry, name, text, place)
            yield number, entry

    def _read_words(self) -> None:
        wording = Wording(
            self._files,
            dict(self._own_keys()),
            self._system_words(),
            self._unfit,
            kept=self._kept,
        )
        wording.read()
        self.problems += wording.problems
        self.names, self.other_words = dict(wording.names), wording.others

    def _own_keys(self) -> Iterator[tuple[str, Wanted]]:
        """Yield the keys of what the pack says of itself, and those of its own entries."""
        for key, most in OF_ITSELF.items():
            renamed = f"{key}{self._mark}"
            yield key, Wanted("", renamed, needed=False, sentence=False, like=None, most=most)
        for kind, entry in self._plain:
            plain, marked = kind.keys(entry), kind.keys(entry.in_pack(self._mark))
            like = kind.keys(kind.like) if kind.like else Keys()
            pairs = (zip(mine, its, strict=False) for mine, its in zip(plain, like, strict=True))
            likes = dict(chain.from_iterable(pairs))
            for key, renamed in zip(plain.every, marked.every, strict=True):
                needed, sentence = key not in plain.more, key in plain.sentences
                yield key, Wanted(entry.id, renamed, needed, sentence, likes.get(key))

    def _system_words(self) -> dict[str, str]:
        """Return the systems' own messages, which a pack may say otherwise."""
        return {
            key: source
            for points in self._points.values()
            for folder in points.catalogs
            for key, source in entries_in((folder,)).items()
        }

    def _read_emblems(self, look: Look) -> None:
        may = {id_ for kind, entry in self._plain for id_ in kind.pictured(entry)}
        for name, data in self._files.items():
            found = EMBLEM.fullmatch(name)
            if not found:
                continue
            trouble = trouble_with(data) or look(data)
            if found[1] not in may and not self._unfit.has(found[1]):
                trouble = Text.of("pack-emblem-of-nothing", id=found[1])
            if trouble is None:
                self.emblems[found[1] + self._mark] = data
            elif not self._kept:
                self.problems.append(Problem(file=name, line=None, what=trouble))

    def _read_colours(self) -> None:
        if not any(points.maps for points in self._points.values()):
            self._refuse(COLOURS, "pack-colours-no-map", systems=", ".join(self._points))
            return
        try:
            self.colours = read_colours(self._files[COLOURS])
        except PackError as error:
            self.problems += () if self._kept else error.problems
