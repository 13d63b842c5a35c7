"""What players can do about people below, and how questions about them are answered."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import AskGuard, AskOffer
from rules.systems.mkd.turns import situation
from rules.systems.mkd.verb import ANY, HERO, Offer, TacticalVerb
from rules.systems.mkd.verbs import answers
from rules.systems.mkd.verbs.table import CORE_VERBS
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs import escort, treasure_hunt
from rules.systems.mkd_delve.npcs.missions import MISSIONS
from rules.systems.mkd_delve.npcs.rescue import BONDS
from rules.systems.mkd_delve.state import DelveState, of


def _settled(play: Resolution, question: type[AskOffer | AskGuard]) -> Encounter | None:
    """Take a question of this kind from the agenda and return whom it is about.

    Where another question is asked, it stays and nobody is returned.
    """
    task = play.state.agenda[-1]
    if not isinstance(task, question):
        return None
    play.pop()
    return of(play).encounter(task.figure)


def answer(play: Resolution, seat: Seat, action: actions.Answer) -> None:
    """Answer an offer of a mission (RG-076, RG-082); the core answers all other questions."""
    met = _settled(play, AskOffer)
    if met is None:
        answers.answer(play, seat, action)
    else:
        MISSIONS[met.mission].answered(play, met, yes=action.yes)


def choose(play: Resolution, seat: Seat, action: actions.Choose) -> None:
    """Name a bodyguard by the first answer (RG-074), or leave the choice to the core."""
    met = _settled(play, AskGuard)
    if met is None:
        answers.choose(play, seat, action)
    else:
        escort.appoint_guard(play, met, play.figure(action.figure))


NPC_VERBS: Final[Mapping[type[Action], TacticalVerb]] = {
    actions.Answer: replace(CORE_VERBS[actions.Answer], performs=answer),
    actions.Choose: replace(CORE_VERBS[actions.Choose], performs=choose),
    actions.Check: replace(
        CORE_VERBS[actions.Check], performs=BONDS.check, forbids=BONDS.forbids_check
    ),
    actions.Disarm: replace(
        CORE_VERBS[actions.Disarm], performs=BONDS.disarm, forbids=BONDS.forbids_disarm
    ),
    actions.Give: replace(
        CORE_VERBS[actions.Give],
        performs=treasure_hunt.give,
        forbids=treasure_hunt.forbids_give,
    ),
    actions.Lead: TacticalVerb(HERO, escort.lead, escort.forbids_lead, group="lead", word="guide"),
    actions.Appoint: TacticalVerb(
        ANY, escort.appoint, escort.forbids_appoint, group="special", word="appoint"
    ),
}
"""What the delve does otherwise than the core, or besides."""


def npc_offers(state: DelveState, seat: Seat) -> Iterator[Offer]:
    """Yield actions about people; each verb checks them again."""
    match situation(state, seat):
        case "hero":
            yield from BONDS.offers(state)
            yield from treasure_hunt.give_offers(state)
            yield from escort.appoint_offers(state, seat)
            yield from escort.lead_offers(state)
        case "between":
            yield from escort.appoint_offers(state, seat)
        case _:
            return
