"""The list of systems. Adding one is a folder and a line here.

A system is loaded when it is first asked for: all of them take a second of a small machine and 25
MiB, of which a process whose tables play one game needs a fifth.
"""

from collections.abc import Iterator, Mapping, MutableMapping
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import RLock

from rules.core.errors import NoAdventure
from rules.core.packs.points import PackPoints
from rules.core.ruleset import AnyRuleset
from rules.dungeon import points as maps

SYSTEMS: tuple[str, ...] = (
    "rules.systems.three_dice",
    "rules.systems.green_dungeon",
    "rules.systems.third_six",
    "rules.systems.mkd_adventure",
    "rules.systems.mkd_delve",
)
"""Modules that export `RULESET`, in the order in which they are offered.

A system's key is the name of its folder, with dashes between the words.
"""

CAMPAIGNS: Mapping[str, str] = {
    "three-dice-campaign": "rules.systems.three_dice.campaign",
    "third-six-campaign": "rules.systems.third_six.campaign",
    "mkd-campaign": "rules.systems.mkd_adventure.campaign",
}
"""Modules that export `CAMPAIGN`, by its key: systems whose rules give progress from game to
game."""

ROOT = Path(__file__).parents[1]


class Systems(MutableMapping[str, AnyRuleset]):
    """Systems by key, in the order of a list, each loaded when it is first asked for.

    More may be put in that are loaded already, and taken out again. Threads may ask at the same
    time; one of them loads.
    """

    def __init__(self, modules: Mapping[str, str], name: str) -> None:
        """Load what is called `name` from each of the modules."""
        self._modules = modules
        self._name = name
        self._loaded: dict[str, AnyRuleset] = {}
        self._more: dict[str, str] = {}
        self._loading = RLock()

    def __getitem__(self, key: str) -> AnyRuleset:
        found = self._loaded.get(key)
        return self._load(key) if found is None else found

    def __setitem__(self, key: str, system: AnyRuleset) -> None:
        self._loaded[key] = system
        if key not in self._modules:
            self._more[key] = ""

    def __delitem__(self, key: str) -> None:
        del self._loaded[key]
        self._more.pop(key, None)

    def __contains__(self, key: object) -> bool:
        return key in self._modules or key in self._more

    def __iter__(self) -> Iterator[str]:
        return iter((*self._modules, *self._more))

    def __len__(self) -> int:
        return len(self._modules) + len(self._more)

    def _load(self, key: str) -> AnyRuleset:
        module = self._modules[key]
        with self._loading:
            found: AnyRuleset = getattr(import_module(module), self._name)
        if found.key != key:
            raise ValueError(f"{module} has the key {found.key!r}, where {key!r} is listed")
        self._loaded[key] = found
        return found


@cache
def rulesets() -> Systems:
    """Return all systems by key, in the order of the list."""
    return Systems({_key(module): module for module in SYSTEMS}, "RULESET")


@cache
def campaigns() -> Systems:
    """Return all campaigns by key, in the order of the list; each is a ruleset of its own."""
    return Systems(CAMPAIGNS, "CAMPAIGN")


def _key(module: str) -> str:
    return module.rpartition(".")[2].replace("_", "-")


def catalogs() -> tuple[Path, ...]:
    """Return the folders of the catalogs of all systems and campaigns, without loading these.

    A system's own words come before those that it shares with others, which stand beside them.
    """
    listed = [ROOT.joinpath(*module.split(".")) for module in SYSTEMS]
    lasting = [ROOT.joinpath(*module.split(".")) for module in CAMPAIGNS.values()]
    own = [folder / "words" for folder in (*listed, *lasting)]
    beside = sorted(words for each in listed for words in each.parent.glob("*/words"))
    return tuple(dict.fromkeys((*own, *beside)))


@cache
def pack_points() -> dict[str, PackPoints]:
    """Return what packs may bring to the systems and to the map generator, by their folder.

    The tactical games share a folder of packs: their catalogs are put together.
    """
    found: dict[str, PackPoints] = {maps.POINTS.folder: maps.POINTS}
    for each in rulesets().values():
        if each.packs is None:
            continue
        points = found.get(each.packs.folder, each.packs)
        catalogs = dict.fromkeys((*points.catalogs, *each.catalogs))
        found[points.folder] = points._replace(catalogs=tuple(catalogs))
    return found


def ruleset(key: str) -> AnyRuleset:
    """Return one system, or a system's campaign, by its key.

    Raises:
        NoAdventure: no system has this key.
    """
    known = campaigns() if key in campaigns() else rulesets()
    try:
        return known[key]
    except KeyError:
        raise NoAdventure("error-no-such-ruleset", name=key[:60]) from None
