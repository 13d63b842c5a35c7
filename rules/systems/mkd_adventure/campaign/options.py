"""What a table may settle for a whole campaign."""

from typing import Literal

from pydantic import Field

from rules.core.model import Options
from rules.systems.mkd_adventure.options import AdventureOptions


class CampaignOptions(Options):
    """Settings of a campaign; the defaults are the rules as written.

    `heroes` is how many Heroes a member may bring along, `points` the most that a member's Heroes
    may be worth together by their values when they joined (MA-003, MA-005). `purse` says whose
    the gold is (MA-260), `consent` whether spending common gold needs the others' agreement.
    `stock` is what the shop has: three random chests, or any (MA-249). `sets` is the size of the
    first adventure; the last block applies to all of them.
    """

    heroes: int = Field(default=2, ge=1, le=4)
    points: Literal["none", "25", "50", "75", "100", "150"] = "50"
    purse: Literal["shared", "hero"] = "shared"
    consent: bool = True
    stock: Literal["three", "any"] = "three"
    sets: int = Field(default=2, ge=1, le=4)

    monsters: Literal["at_once", "by_hand"] = "at_once"
    order: Literal["seat", "any"] = "seat"
    novices: bool = False
    markers: bool = False
    artifacts: bool = False
    dressing: bool = False


QUICK = CampaignOptions(heroes=1, sets=1, artifacts=True, dressing=True)
EVENINGS = CampaignOptions(sets=1, artifacts=True, dressing=True)
"""Presets of a campaign: one Hero each, or two, in one tile set; the second is proposed.

Nobody gains levels in the dungeon, so two tile sets suit Heroes of higher levels.
"""


def by_post(options: CampaignOptions) -> CampaignOptions:
    """Return the settings for people who are not online at the same time.

    Nobody has to wait for agreement on common gold (MA-260), nor for the team before (MA-052).
    """
    return options.with_(consent=False, order="any")


SAME = ("heroes", "sets", "monsters", "order", "novices", "markers", "artifacts", "dressing")
"""Settings that every adventure takes from the campaign."""


def first_plan(options: CampaignOptions) -> AdventureOptions:
    """Return the settings of the first adventure; the campaign decides who comes."""
    taken = {name: getattr(options, name) for name in SAME}
    return AdventureOptions.model_validate({**taken, "points": "none", "packs": options.packs})
