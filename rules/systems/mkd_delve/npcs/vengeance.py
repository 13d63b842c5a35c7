"""Vengeance: a dying person wants the murderer dead (RG-076 to RG-081)."""

from collections.abc import Iterator

from rules.core.words import Text
from rules.systems.mkd.events.missions import MurdererSought, OfferDeclined, OfferTaken
from rules.systems.mkd.figures import DYING, kind_of, name_of, value_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import AskOffer
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs.mission import PlainMission, fail, fulfil, note, vanish
from rules.systems.mkd_delve.state import DelveState

MURDERER = "murderer"
TIMES = 2
"""The multiple of its value that the murderer's death is worth (RG-077)."""


class Vengeance(PlainMission):
    """A last wish, and a die by which the murderer is recognized (RG-076)."""

    reason_at_end = "unfound"

    def begin(self, play: Resolution, met: Encounter, hero: Figure) -> None:
        """Offer the party the last wish of a dying person as a mission (RG-076).

        Nobody can heal that person (RG-078).
        """
        last = len(kind_of(play.figure(met.figure)).dial) - 1
        play.alter(met.figure, role=DYING, click=last)
        note(play, met, stage="offered")
        seats = () if hero.seat is None else (hero.seat,)
        play.push(AskOffer(seats=seats, figure=met.figure, about="vengeance"))

    def answered(self, play: Resolution, met: Encounter, *, yes: bool) -> None:
        """Note a die if the party accepts (RG-079); the person dies either way (RG-078)."""
        if yes:
            record = play.roll(6, "mkd-record")
            note(play, met, stage="open", record=record)
            play.tell(OfferTaken(figure=met.name, about="vengeance", record=record))
        else:
            note(play, met, stage="declined")
            play.tell(OfferDeclined(figure=met.name, about="vengeance"))
        vanish(play, met.figure)

    def appeared(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """Roll for each Monster that appears, until one is the murderer (RG-080).

        The die comes after the Monster's facing and before the next Monster (C13).
        """
        if met.stage != "open" or met.wanted is not None:
            return
        die = play.roll(6, "mkd-murderer")
        found = die == met.record
        told = MurdererSought(figure=name_of(figure), die=die, record=met.record, found=found)
        play.tell(told)
        if found:
            note(play, met, wanted=figure.id)
            play.alter(figure.id, role=MURDERER)

    def fell(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """Pay twice the murderer's value for its death, besides the usual experience (RG-077)."""
        if figure.id == met.wanted:
            fulfil(play, met, xp=TIMES * value_of(figure))

    def watch(self, play: Resolution, met: Encounter) -> None:
        """Let the mission fail when the murderer is gone for good (RG-081)."""
        if met.wanted is not None and play.figure(met.wanted).where == "gone":
            fail(play, met, "escaped")

    def level_left(self, play: Resolution, met: Encounter) -> None:
        """Let the mission fail when a known murderer stays behind (RG-081)."""
        if met.wanted is None or play.figure(met.wanted).where == "captive":
            return
        fail(play, met, "escaped")

    def over(self, play: Resolution, met: Encounter) -> None:
        """Let the mission fail, as the murderer is not dead (RG-081)."""
        fail(play, met, "unfound" if met.wanted is None else "escaped")

    def progress(self, state: DelveState, met: Encounter) -> Iterator[Text]:
        """Yield the noted die, or the murderer with the reward."""
        if met.stage != "open":
            return
        if met.wanted is None:
            yield Text.of("mkd-account-vengeance", figure=met.name, record=met.record)
            return
        wanted = state.figure(met.wanted)
        yield Text.of(
            "mkd-account-vengeance-known",
            figure=met.name,
            murderer=name_of(wanted),
            xp=TIMES * value_of(wanted),
        )


def murderers(state: DelveState) -> Iterator[Figure]:
    """Yield murderers on the board."""
    for met in state.encounters:
        if met.mission == "vengeance" and met.stage == "open" and met.wanted is not None:
            figure = state.figure(met.wanted)
            if figure.where == "board":
                yield figure
