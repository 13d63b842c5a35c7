"""The list of systems. Adding one is a folder and a line here."""

from functools import cache
from importlib import import_module

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
"""Modules that export `RULESET`, in the order in which they are offered."""

CAMPAIGNS: tuple[str, ...] = (
    "rules.systems.three_dice.campaign",
    "rules.systems.third_six.campaign",
    "rules.systems.mkd_adventure.campaign",
)
"""Modules that export `CAMPAIGN`: systems whose rules give progress from game to game."""


@cache
def rulesets() -> dict[str, AnyRuleset]:
    """Return all systems by key, in the order of the list."""
    found = [import_module(name).RULESET for name in SYSTEMS]
    return {ruleset.key: ruleset for ruleset in found}


@cache
def campaigns() -> dict[str, AnyRuleset]:
    """Return all campaigns by key, in the order of the list; each is a ruleset of its own."""
    found = [import_module(name).CAMPAIGN for name in CAMPAIGNS]
    return {campaign.key: campaign for campaign in found}


@cache
def pack_points() -> dict[str, PackPoints]:
    """Return what packs may bring to the systems and to the map generator, by their folder.

    What systems on one core say each for itself may be said otherwise too.
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
