"""Out of the gate and back: how an adventure begins with veterans, and what it leaves of them."""

from typing import cast

from rules.core.answers import Outcome, Transition
from rules.core.campaign.resolution import CampaignResolution
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Options
from rules.core.words import Text
from rules.systems.third_six.campaign.state import (
    ThirdSixCampaignOptions,
    ThirdSixCampaignState,
    ThirdSixVeteran,
)
from rules.systems.third_six.mapping import explored
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.state import Hero, ThirdSixState
from rules.systems.third_six.turns import set_out

LOST = ("dead", "broken")
"""Endings after which nobody wants to see that dungeon again."""
ENDLESS = ("none", "level_2", "level_3")
"""Goals that no adventure of a campaign can have: levels are bought in town."""


def unfinished(state: ThirdSixCampaignState) -> bool:
    """Return whether the next adventure goes on in the dungeon of the last (TS-031)."""
    return bool(state.levels) and not explored(state.levels)


def first_plan(options: ThirdSixCampaignOptions) -> ThirdSixOptions:
    """Return the campaign's settings for its first adventure.

    Raises:
        RuleError: no adventure would end with them.
    """
    check_goal(options)
    return ThirdSixOptions.model_validate(options.model_dump())


def check_plan(state: ThirdSixCampaignState, plan: Options) -> None:
    """Refuse a plan without an end, or another size for a dungeon already begun (TS-031).

    Raises:
        RuleError: the plan asks for something else.
    """
    chosen = cast(ThirdSixOptions, plan)
    check_goal(chosen)
    if chosen.map != state.plan.map and unfinished(state):
        raise RuleError("tsc-refused-map", dungeon=state.dungeon)


def check_goal(options: ThirdSixOptions) -> None:
    """Refuse goals without which no adventure of a campaign would end."""
    if options.goal in ENDLESS:
        raise RuleError("tsc-refused-goal")


def depart(
    state: ThirdSixCampaignState,
    party: tuple[ThirdSixVeteran, ...],
    dice: Dice,  # noqa: ARG001 - the entrance is quiet
) -> Transition[ThirdSixState]:
    """Go on in the dungeon under way, or to a new one, with the common purse and bag.

    TS-031, TS-057.
    """
    goes_on = unfinished(state)
    return set_out(
        state.plan,
        tuple(
            each.hero.with_(seat=each.owner, name=each.name, veteran=each.number) for each in party
        ),
        purse=state.purse,
        bag=state.bag,
        dungeon=state.dungeon if goes_on else state.dungeon + 1,
        levels=state.levels if goes_on else (),
    )


def come_home(
    play: CampaignResolution[ThirdSixCampaignState],
    ended: ThirdSixState,
    outcome: Outcome,  # noqa: ARG001 - the end says more
) -> None:
    """Bring the living home with their wounds and all they found; of a lost party nothing."""
    gone = dict.fromkeys(play.state.party)
    for hero in ended.heroes:
        gone.pop(hero.veteran, None)
        _welcome(play, hero)
    for number in gone:
        veteran = play.state.veteran(number)
        buried = veteran.hero.with_(hp=0, alive=False, pendants=())
        play.set_veteran(veteran.with_(fate="dead", hero=buried))
    _count(play, ended)
    lost = ended.ending in LOST
    play.change(
        bag=ended.bag if ended.living else (),
        dungeon=ended.dungeon,
        levels=() if lost else ended.levels,
    )


def _welcome(play: CampaignResolution[ThirdSixCampaignState], hero: Hero) -> None:
    """Note what became of a hero; one recruited on the way is new on the roster."""
    fate = "home" if hero.alive else "dead"
    if hero.veteran:
        veteran = play.state.veteran(hero.veteran)
        kept = hero.with_(shielded=False)
        play.set_veteran(veteran.with_(fate=fate, hero=kept))
    elif hero.calling:
        number, name = play.new_number(), play.state.name_for(hero.seat)
        kept = hero.with_(shielded=False, name=name, veteran=number)
        play.set_veteran(
            ThirdSixVeteran(number=number, owner=hero.seat, name=name, fate=fate, hero=kept)
        )


def _count(play: CampaignResolution[ThirdSixCampaignState], ended: ThirdSixState) -> None:
    """Settle the purse: what was found, what was spent on the way, what lies with the dead."""
    before = play.state.purse
    play.earn(ended.earned - before, Text.of("tsc-for-found"))
    play.pay(ended.spent, Text.of("tsc-for-spent"))
    if not ended.living:
        play.pay(max(0, play.state.purse - before), Text.of("tsc-for-lost"))
