"""Treasure hunt: a wounded hunter wants a certain treasure (RG-082 to RG-092)."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import Give
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import CHESTS, RULINGS
from rules.systems.mkd.events.missions import (
    OfferDeclined,
    OfferTaken,
    PersonScared,
    TreasureGiven,
    TreasureSought,
)
from rules.systems.mkd.fights.attack import beside
from rules.systems.mkd.figures import HIDING, RUNNER, THANKFUL, kind_of, name_of
from rules.systems.mkd.names import chest_name, square_name
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import AskOffer
from rules.systems.mkd.verb import Offer, lacks_points
from rules.systems.mkd.verbs import carrying
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs.mission import PlainMission, fail, fulfil, note, vanish
from rules.systems.mkd_delve.state import DelveState, of

SHARE = 20
"""The divisor of the treasure's gold for its experience (RG-083)."""
WAITING = (HIDING, RUNNER)


class Hunt(PlainMission):
    """A hunter in hiding, and a die by which the treasure is recognized (RG-082)."""

    def begin(self, play: Resolution, met: Encounter, hero: Figure) -> None:
        """Wound the hunter by a die, leaving a click, and make the offer (RG-084, RG-082)."""
        clicks = play.roll(6, "mkd-hunter-wounds")
        last = len(kind_of(play.figure(met.figure)).dial) - 1
        play.alter(met.figure, role=HIDING, click=min(clicks, last))
        note(play, met, stage="offered")
        seats = () if hero.seat is None else (hero.seat,)
        play.push(AskOffer(seats=seats, figure=met.figure, about="hunt"))

    def answered(self, play: Resolution, met: Encounter, *, yes: bool) -> None:
        """Note a die if accepted, and roll for all treasures that the party has (RG-085)."""
        if not yes:
            note(play, met, stage="declined")
            play.tell(OfferDeclined(figure=met.name, about="hunt"))
            vanish(play, met.figure)
            return
        record = play.roll(6, "mkd-record")
        met = note(play, met, stage="open", record=record)
        play.tell(OfferTaken(figure=met.name, about="hunt", record=record))
        _seek(play, met)

    def watch(self, play: Resolution, met: Encounter) -> None:
        """Roll for each treasure found since (RG-086); a hunter who is hurt runs (RG-089)."""
        hunter = play.figure(met.figure)
        if met.stage != "open":
            return
        if hunter.role == HIDING and hunter.where == "board" and hunter.hurt_this_round:
            self._scare(play, met)
        if met.wanted is None:
            _seek(play, met)

    def ended(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """Scare the hunter if a Monster ends its activation near him (RG-089)."""
        hunter = play.figure(met.figure)
        if hunter.role != HIDING or hunter.where != "board" or figure.side != "monster":
            return
        owner = board_of(play.state.site).owner
        near = owner.get(figure.at) == owner.get(hunter.at) or beside(play.state, figure, hunter)
        if figure.where == "board" and near:
            self._scare(play, met)

    def _scare(self, play: Resolution, met: Encounter) -> None:
        """Let the hunter run from now on (RG-088, RG-089)."""
        play.alter(met.figure, role=RUNNER)
        play.tell(PersonScared(figure=met.name))

    def runs(self, state: DelveState, met: Encounter) -> bool:
        """Return whether the hunter is scared and runs once a round, unstopped (RG-089, RG-090)."""
        figure = state.figure(met.figure)
        return figure.role == RUNNER and figure.where == "board"

    def out(self, play: Resolution, met: Encounter) -> None:
        """Let the mission fail, as the hunter is out without the treasure (RG-090)."""
        fail(play, met, "fled")

    def over(self, play: Resolution, met: Encounter) -> None:
        """Let the mission fail, as the treasure was not found or not delivered (RG-087)."""
        fail(play, met, "untreasured" if met.wanted is None else "undelivered")

    def progress(self, state: DelveState, met: Encounter) -> Iterator[Text]:
        """Yield the noted die or the treasure, the place of the hunter, and the reward."""
        hunter = state.figure(met.figure)
        if met.stage != "open" or hunter.where != "board":
            return
        at, runs = square_name(hunter.at), "yes" if hunter.role == RUNNER else "no"
        if met.wanted is None:
            yield Text.of("mkd-account-hunt", figure=met.name, at=at, runs=runs, record=met.record)
            return
        chest = state.chest(met.wanted)
        name, xp = chest_name(chest), worth(chest)
        yield Text.of(
            "mkd-account-hunt-known", figure=met.name, at=at, runs=runs, chest=name, xp=xp
        )

    def mark(self, met: Encounter) -> str:  # noqa: ARG002
        """Return the key of a star behind the hunter."""
        return "hunter"


def worth(chest: Chest) -> int:
    """Return the experience for a treasure: a twentieth of its kind's gold (RG-083)."""
    return CHESTS[chest.kind].gold // SHARE


def _seek(play: Resolution, met: Encounter) -> None:
    """Roll for every found treasure without a die so far, until one is the one wanted (RG-085).

    Chests that a Hero carries or has opened are found, gifts of artifacts too (RG-086).
    """
    for chest in play.state.chests:
        if chest.number in met.tried or not _found(of(play), chest):
            continue
        die = play.roll(6, "mkd-treasure")
        found = die == met.record
        met = note(
            play,
            met,
            tried=(*met.tried, chest.number),
            wanted=chest.number if found else None,
        )
        told = TreasureSought(chest=chest_name(chest), die=die, record=met.record, found=found)
        play.tell(told)
        if found:
            return


def _found(state: DelveState, chest: Chest) -> bool:
    if chest.gone:
        return False
    if chest.carrier is None:
        return chest.opened
    carrier = state.figure(chest.carrier)
    return carrier.side == "hero" and carrier.where != "left"


def waiting_for(state: DelveState, number: int) -> Encounter | None:
    """Return the encounter of a figure if it is a hunter who still waits for his treasure."""
    for met in state.encounters:
        if met.figure == number and met.mission == "hunt" and met.stage == "open":
            return met if state.figure(number).role in WAITING else None
    return None


def forbids_give(state: DelveState, seat: Seat, action: Give) -> Refusal | None:
    """Return why a chest cannot be given, or None; a hunter takes only his treasure (RG-083).

    He has to be beside the Hero, and it costs 2 (RG-090).
    """
    met = waiting_for(state, action.to)
    if met is None:
        return carrying.forbids_give(state, seat, action)
    _, figure = state.active_hero()
    refusal = carrying.does_not_carry(state, action.chest)
    if refusal:
        return refusal
    if action.chest != met.wanted:
        return refuse("not-the-treasure", "RG-085", figure=met.name)
    to = state.figure(action.to)
    if to.where != "board" or not beside(state, figure, to):
        return refuse("give-apart", "RG-090", figure=met.name)
    return lacks_points(state, RULINGS.costs.give_chest)


def give(play: Resolution, seat: Seat, action: Give) -> None:
    """Give the hunter the chest with its contents; he no longer runs (RG-083, RG-091)."""
    met = waiting_for(of(play), action.to)
    if met is None:
        carrying.give(play, seat, action)
        return
    figure = play.pay(RULINGS.costs.give_chest)
    chest = play.state.chest(action.chest)
    kept = tuple(held for held in figure.carries if held != chest.number)
    used = tuple(held for held in figure.uses if held != chest.number)
    play.alter(figure.id, carries=kept, uses=used)
    play.set_chest(chest.with_(gone=True, at=None, carrier=None))
    told = TreasureGiven(figure=name_of(figure), chest=chest_name(chest), to=met.name)
    play.tell(told)
    play.alter(met.figure, role=THANKFUL)
    fulfil(play, met, xp=worth(chest))


def give_offers(state: DelveState) -> Iterator[Offer]:
    """Yield handing the treasure to a hunter beside the active Hero (RG-090)."""
    _, figure = state.active_hero()
    for met in state.encounters:
        if waiting_for(state, met.figure) is None or met.wanted not in figure.carries:
            continue
        chest, cost = state.chest(met.wanted), RULINGS.costs.give_chest
        label = Text.of("mkd-do-deliver", chest=chest_name(chest), figure=met.name, cost=cost)
        action = Give(chest=chest.number, to=met.figure)
        tail = f"{chest.number}-{met.figure}"
        yield Offer(action, label, tail, word="deliver", group="", style="success")
