"""Into the dungeon and back: how an adventure begins with veterans, and what it leaves of them."""

from typing import cast

from rules.core.answers import Outcome, Transition
from rules.core.campaign.resolution import CampaignResolution
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Options
from rules.core.words import Text
from rules.systems.three_dice.campaign.events import Recovered
from rules.systems.three_dice.campaign.state import (
    ThreeDiceCampaignOptions,
    ThreeDiceCampaignState,
    ThreeDiceVeteran,
)
from rules.systems.three_dice.options import ThreeDiceOptions, check_options
from rules.systems.three_dice.state import Hero, ThreeDiceState
from rules.systems.three_dice.turns import set_out

OLD_NEWS = ("xp_200", "level_3")
"""Goals that a hero who has reached them once has reached for all adventures to come."""


def check_goal(options: ThreeDiceOptions) -> None:
    """Refuse a plan without a goal, or with one that the heroes have reached already.

    Raises:
        RuleError: the plan has none.
    """
    if options.goal in OLD_NEWS:
        raise RuleError("tdc-refused-old-news")
    if options.goal == "none" and not options.three_artifact_quest:
        raise RuleError("tdc-refused-endless")


def first_plan(options: ThreeDiceCampaignOptions) -> ThreeDiceOptions:
    """Return the campaign's settings for its first adventure.

    Raises:
        RuleError: no adventure would end with them.
    """
    check_goal(options)
    return ThreeDiceOptions.model_validate(options.model_dump(exclude={"recover"}))


def check_plan(state: ThreeDiceCampaignState, plan: Options) -> None:
    """Refuse a plan without an end, or settings that do not go together.

    Raises:
        RuleError: the plan asks for something else.
    """
    chosen = cast(ThreeDiceOptions, plan)
    check_goal(chosen)
    check_options(chosen, len(state.members))


def depart(
    state: ThreeDiceCampaignState, party: tuple[ThreeDiceVeteran, ...], dice: Dice
) -> Transition[ThreeDiceState]:
    """Begin at the first location of a new dungeon, with all that heroes carry (TD-049)."""
    heroes = (
        each.hero.with_(seat=each.owner, name=each.name, veteran=each.number) for each in party
    )
    return set_out(state.plan, tuple(heroes), dice)


def come_home(
    play: CampaignResolution[ThreeDiceCampaignState],
    ended: ThreeDiceState,
    outcome: Outcome,  # noqa: ARG001 - the end says more
) -> None:
    """Bring heroes home with experience, maxima and packs; those of the dead are lost."""
    for hero in ended.heroes:
        _welcome(play, hero)
    if not play.state.options.recover:
        return
    weary = [
        veteran
        for hero in ended.heroes
        for veteran in (play.state.veteran(hero.veteran),)
        if veteran.fate == "home" and veteran.hero != rested(veteran.hero)
    ]
    for veteran in weary:
        play.set_veteran(veteran.with_(hero=rested(veteran.hero)))
    if weary:
        play.tell(Recovered(heroes=play.names(each.number for each in weary)))


def rested(hero: Hero) -> Hero:
    """Return a hero with all points restored."""
    return hero.with_(now=hero.most, pool=hero.pool_most)


def _welcome(play: CampaignResolution[ThreeDiceCampaignState], hero: Hero) -> None:
    veteran = play.state.veteran(hero.veteran)
    before = veteran.hero
    kept = hero.with_(deepest=max(hero.deepest, before.deepest))
    play.set_veteran(veteran.with_(fate="home" if hero.alive else "dead", hero=kept))
    reason = Text.of("tdc-for-adventure")
    play.note_experience(veteran.name, hero.xp - before.xp, hero.xp, reason)
