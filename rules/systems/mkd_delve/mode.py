"""The delve as a mode of the core: what entering, revealing, dying and leaving mean in it."""

from collections.abc import Mapping

from rules.core.model import Seat
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.floors import WentDown
from rules.systems.mkd.events.growth import ReserveCame
from rules.systems.mkd.events.teams import HeroLeft
from rules.systems.mkd.figures import OUTLAW, demoralized, has
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Handler, Play
from rules.systems.mkd.rounds import answered_first
from rules.systems.mkd.state import Figure
from rules.systems.mkd.tasks import Attempt, Discover, EndActivation, MonsterActs
from rules.systems.mkd.things.chests import gold_of
from rules.systems.mkd.things.experience import rise
from rules.systems.mkd_delve import rounds
from rules.systems.mkd_delve.growth.levels import mix_in_reserve
from rules.systems.mkd_delve.handlers import HANDLERS
from rules.systems.mkd_delve.npcs import missions
from rules.systems.mkd_delve.npcs.meet import strangers
from rules.systems.mkd_delve.state import of


class Delve:
    """A descent into levels that grow as one walks."""

    handlers: Mapping[type, Handler] = HANDLERS
    asks_to_let_go = False
    """Nobody is asked whether a Monster may go (RG-132)."""
    swarms = False
    """Of its tokens a master's alone may be a swarm (RG-019); others are shared out (RG-102)."""

    def go_on(self, play: Play) -> bool:
        """Go on with the round; False when a player must decide."""
        return rounds.go_on(play)

    def held(self, play: Play, figure: Figure, by: tuple[Figure, ...]) -> None:
        """A Monster that could not break away attacks; who lost its nerve tries again (RG-132).

        A criminal resists by all means (RG-100).
        """
        fights = figure.side == "monster" or figure.role == OUTLAW
        if not fights or demoralized(figure) or not by:
            return
        play.drop_tasks(figure.id)
        play.push(Attempt(figure=figure.id, target=by[0].id))

    def stepped(self, play: Play, figure: Figure) -> None:
        """Monsters leave open chests alone here."""

    def entered(self, play: Play, figure: Figure, tile: int, came_by: Square | None) -> None:
        """A Hero's first step into a tile makes the level grow (RG-005).

        Before that, whoever is in it is met (RG-063, 2.18).
        """
        state = of(play)
        if figure.side != "hero":
            return
        if tile not in state.visited:
            play.settle_steps()
            play.change(visited=(*state.visited, tile))
            play.push(Discover(tile=tile, figure=figure.id, came_by=came_by))
        play.push(*strangers(play, figure, tile))

    def appeared(self, play: Play, figure: Figure) -> None:
        """It may be a murderer (RG-080)."""
        missions.appeared(play, figure)

    def revealed(self, play: Play, figures: tuple[int, ...], cause: int | None) -> None:
        """Nobody is surprised (RG-107); a Hero who turned a token over is done (B-102, D12).

        Not so the nimble and the stealthy. A token that turned over by its own move goes on as its
        strongest Monster; the others act in the Monsters' turn (RG-106, A12).
        """
        count = mix_in_reserve(play)
        if count:
            play.tell(ReserveCame(count=count))
        if of(play).part == "tokens" and cause is None:
            if figures:
                play.push(MonsterActs(figure=figures[0]))
            return
        active = play.active
        if cause is None or active is None or active.figure != cause:
            return
        play.drop_tasks(cause)
        causer = play.figure(cause)
        if not (has(causer, "nimble") or has(causer, "stealth")):
            play.push(EndActivation(figure=cause))

    def eliminated(self, play: Play, figure: Figure, by: int | None) -> None:  # noqa: ARG002
        """Missions may hang on it; whether anybody is left is asked when all is done."""
        missions.fell(play, figure)

    def left(self, play: Play, figure: Figure) -> None:
        """A Hero is out for good, with his chests and their gold (MA-322, B-90)."""
        if figure.side != "hero":
            return
        gold = sum(gold_of(play.state.chest(number)) for number in figure.carries)
        play.change(gold=play.state.gold + gold)
        play.tell(HeroLeft(figure=name_of(figure)))
        missions.left(play, figure, down=False)

    def went_down(self, play: Play, figure: Figure) -> None:
        """A Hero waits below for the others."""
        play.tell(WentDown(figure=name_of(figure)))
        missions.left(play, figure, down=True)

    def settled(self, play: Play) -> None:
        """All that belongs to one doing is done: is the level cleared, is anybody left?"""
        missions.watch(play)
        rounds.settled(play)

    def answered_first(self, play: Play, seat: Seat, *, yes: bool) -> None:
        """A team with Command chose whether to go first."""
        answered_first(play, seat, yes=yes)

    def advance(self, play: Play, figure: Figure, threshold: int) -> None:  # noqa: ARG002
        """One level up, with the dial at its start; at level 5 healed to it (B-93)."""
        rise(play, figure)


DELVE = Delve()
