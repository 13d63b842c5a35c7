"""What a system takes from packs: its pack points."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from pydantic import Field

from rules.core.icons import FORM
from rules.core.model import Model
from rules.core.packs.limits import MOST_ENTRIES
from rules.core.packs.places import Place
from rules.core.words import Text

ID: Final = r"^[a-z][a-z0-9_]{0,31}(--[0-9a-f]{20})?$"
ID_OR_NONE: Final = r"^([a-z][a-z0-9_]{0,31}(--[0-9a-f]{20})?)?$"
"""Where nothing may stand in the place of an id."""
Id = Annotated[
    str,
    Field(
        pattern=ID,
        description="its name for words and emblems: small letters, digits and underscores",
    ),
]
"""An entry's id as its author writes it: small letters, digits and underscores.

Where it is at hand, the hash of its pack follows after two hyphens: ids of all packs differ.
"""


class Entry(Model):
    """Whatever a pack may have several of: a monster, a tile, a theme."""

    id: Id

    def in_pack(self, mark: str) -> "Entry":
        """Return the entry with the ids of its pack marked; `mark` is empty for a system's own."""
        return self.with_(id=self.id + mark)


Icon = Annotated[
    str,
    Field(pattern=FORM, description="the name of the icon that shows it where it has no picture"),
]
"""An icon of `rules.core.icons`, or none."""


class Icons(dict[str, str]):
    """Icons of the parts of an entry, by their names. It can be hashed, as all entries can."""

    def __hash__(self) -> int:  # type: ignore[override]
        """Return a hash of the names and icons in their order."""
        return hash(tuple(self.items()))


class Faced(Entry):
    """An entry that stands on maps as a figure."""

    icon: Icon = ""


class Keys(NamedTuple):
    """The keys of an entry's messages.

    `names` are short, `sentences` may use the variables of the system's own in their place; both
    are needed. `more` are names that an entry may have besides.
    """

    names: tuple[str, ...] = ()
    sentences: tuple[str, ...] = ()
    more: tuple[str, ...] = ()

    @property
    def every(self) -> tuple[str, ...]:
        """All keys, always in the same order."""
        return (*self.names, *self.sentences, *self.more)


Found = Iterable[tuple[Place, Text]]
"""What is wrong, with the place in its file, an entry's number from 0 first."""


FoundIn = tuple[str, Place, Text]
"""What is wrong, with its file and its place there, an entry's number from 0 first."""


def _nothing(_: Any) -> Found:  # noqa: ANN401 - whatever a system's entries are
    return ()


def _no_parts(_: Any) -> Iterable[str]:  # noqa: ANN401 - whatever a system's entries are
    return ()


class EntryKind(NamedTuple):
    """One kind of entries: those of `<folder>/<file>.toml`, each under `[[heading]]`.

    `keys` returns the keys of an entry's messages. `check` finds what a model alone cannot see, in
    all entries of the file. With `emblems` each may have a picture, `emblems/<id>.png`, and one for
    each of `more_emblems`, `emblems/<id>_<more>.png`; `parts` returns the ids of what stands in an
    entry and may have a picture as well; `more_icons` names parts that may have an icon and are
    never figures. `like` is an entry of the system's own, whose sentences
    show which variables there are. `weighed` ones
    have a value, and deeds in games (`BaseRuleset.deeds`); `recruited` ones are chosen by those who
    play, when a game begins. A game takes at most so many, `most`, of all its packs together.
    """

    file: str
    heading: str
    model: type[Entry]
    keys: Callable[[Any], Keys]
    check: Callable[[Any], Found] = _nothing
    emblems: bool = False
    like: Entry | None = None
    weighed: bool = False
    recruited: bool = False
    more_emblems: tuple[str, ...] = ()
    parts: Callable[[Any], Iterable[str]] = _no_parts
    more_icons: tuple[str, ...] = ()
    most: int = MOST_ENTRIES

    def pictured(self, entry: Entry) -> Iterator[str]:
        """Yield the ids of all emblems that an entry may have, its own first."""
        if self.emblems:
            yield entry.id
            plain, mark, hash_ = entry.id.partition("--")
            yield from (f"{plain}_{more}{mark}{hash_}" for more in self.more_emblems)
        yield from self.parts(entry)

    def icons(self, entry: Entry) -> Iterator[tuple[Place, str]]:
        """Yield the icons that an entry names, each with its place in the entry."""
        if isinstance(entry, Faced) and entry.icon:
            yield ("icon",), entry.icon
        for part, icon in getattr(entry, "icons", {}).items():
            yield ("icons", part), icon

    def iconed(self, entry: Entry) -> frozenset[str]:
        """Return the names of the parts of an entry that may have an icon of their own."""
        own = f"{entry.id}_"
        pictured = frozenset(id_.removeprefix(own) for id_ in self.pictured(entry)) - {entry.id}
        return pictured | frozenset(self.more_icons)


def _nothing_between(_: Mapping[str, Sequence[Entry]]) -> Iterable[FoundIn]:
    return ()


class PackPoints(NamedTuple):
    """What packs may bring to a system: kinds of entries, and other words for its own.

    Systems on one core share them. `folder` is that of the system in a pack, `catalogs` are the
    folders of its own words, `template` that of a small pack to begin with. `themed` says which
    file's entries are a whole, such as the themes of which a game plays one: two packs that both
    have some cannot be played together. With `maps` its games are drawn, so that a pack may bring
    colours. `forms` are the sentences on patterns of its own fields: a pattern and the message
    that is said, with `field` and `value`. `check` finds what is wrong between files, where each of
    them is right.
    """

    folder: str
    kinds: tuple[EntryKind, ...]
    catalogs: tuple[Path, ...]
    template: Path
    themed: str = ""
    maps: bool = True
    forms: tuple[tuple[str, str], ...] = ()
    check: Callable[[Mapping[str, Sequence[Entry]]], Iterable[FoundIn]] = _nothing_between

    def kind(self, file: str) -> EntryKind | None:
        """Return the kind of entries of a file, None where the system takes none."""
        return next((kind for kind in self.kinds if kind.file == file), None)


AllPoints = Mapping[str, PackPoints]
"""The pack points of all systems, by their folder in a pack."""
