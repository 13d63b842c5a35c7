"""Venture: a lone survivor joins the party for as long as it is below (RG-093 to RG-095)."""

from collections.abc import Iterator

from rules.core.words import Text
from rules.systems.mkd.events.missions import CompanionJoined
from rules.systems.mkd.figures import COMPANION, name_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs.mission import PlainMission, fail, fulfil
from rules.systems.mkd_delve.state import DelveState


class Venture(PlainMission):
    """A survivor who is a member of the team like any other, but gains no levels (RG-094)."""

    def begin(self, play: Resolution, met: Encounter, hero: Figure) -> None:
        """Let the survivor join the team of the Hero who met him, unasked (RG-093).

        He has an activation this round, as the present team counts (RG-120).
        """
        play.alter(met.figure, side="hero", seat=hero.seat, role=COMPANION)
        name = name_of(play.figure(met.figure))
        play.tell(CompanionJoined(figure=name, player=play.state.player_name(met.seat)))

    def over(self, play: Resolution, met: Encounter) -> None:
        """Fulfil the mission if the survivor is out alive, else let it fail (RG-095)."""
        if play.figure(met.figure).where == "left":
            fulfil(play, met)
        else:
            fail(play, met, self.reason_at_end)

    def progress(self, state: DelveState, met: Encounter) -> Iterator[Text]:
        """Yield in whose team the survivor is."""
        yield Text.of("mkd-account-venture", figure=met.name, player=state.player_name(met.seat))
