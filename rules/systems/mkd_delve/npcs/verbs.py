"""What players can do about people below, and how questions about them are answered."""

from collections.abc import Iterator

from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.play import Play
from rules.systems.mkd.tasks import AskGuard, AskOffer
from rules.systems.mkd.turns import situation
from rules.systems.mkd.verb import Offer, Verb
from rules.systems.mkd.verbs import answers
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs import escort, treasure_hunt
from rules.systems.mkd_delve.npcs.missions import MISSIONS
from rules.systems.mkd_delve.npcs.rescue import BONDS
from rules.systems.mkd_delve.state import DelveState, of


def _settled(play: Play, question: type[AskOffer | AskGuard]) -> Encounter | None:
    """Take a question of this kind from the agenda and return whom it is about.

    Where another question is asked, it stays and nobody is returned.
    """
    task = play.state.agenda[-1]
    if not isinstance(task, question):
        return None
    play.pop()
    return of(play).encounter(task.figure)


def answer(play: Play, seat: Seat, action: actions.Answer) -> None:
    """Accept an offer or decline it (RG-076, RG-082); the core answers all other questions."""
    met = _settled(play, AskOffer)
    if met is None:
        answers.answer(play, seat, action)
    else:
        MISSIONS[met.mission].answered(play, met, yes=action.yes)


def choose(play: Play, seat: Seat, action: actions.Choose) -> None:
    """Name a bodyguard by the first answer (RG-074), or leave the choice to the core."""
    met = _settled(play, AskGuard)
    if met is None:
        answers.choose(play, seat, action)
    else:
        escort.appoint_guard(play, met, play.figure(action.figure))


NPC_VERBS: dict[type[Action], Verb] = {
    actions.Answer: Verb("question", answers.forbids_answer, answer),
    actions.Choose: Verb("question", answers.forbids_choose, choose),
    actions.Check: Verb("hero", BONDS.forbids_check, BONDS.check),
    actions.Disarm: Verb("hero", BONDS.forbids_disarm, BONDS.disarm),
    actions.Give: Verb("hero", treasure_hunt.forbids_give, treasure_hunt.give),
    actions.Lead: Verb("hero", escort.forbids_lead, escort.lead),
    actions.Appoint: Verb("any", escort.forbids_appoint, escort.appoint),
}


def npc_offers(state: DelveState, seat: Seat) -> Iterator[Offer]:
    """Yield what could be done about people; each verb checks it again."""
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
