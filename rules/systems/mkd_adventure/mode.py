"""The adventure as a mode of the core: what entering, revealing, dying and leaving mean in it."""

from collections.abc import Mapping

from rules.core.model import Seat
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.teams import HeroLeft
from rules.systems.mkd.fights.targets import can_strike
from rules.systems.mkd.figures import has
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Handler, Play
from rules.systems.mkd.rounds import answered_first
from rules.systems.mkd.state import Figure
from rules.systems.mkd.tasks import Attempt, Discover, EndActivation, MonsterActs
from rules.systems.mkd.things.chests import gold_of, shut_beside
from rules.systems.mkd.things.experience import rise
from rules.systems.mkd_adventure import floors, rounds
from rules.systems.mkd_adventure.handlers import HANDLERS
from rules.systems.mkd_adventure.quests import quest_of
from rules.systems.mkd_adventure.state import AdventureState, of


class Adventure:
    """One adventure in a dungeon that was built before it began."""

    handlers: Mapping[type, Handler] = HANDLERS
    asks_to_let_go = True
    swarms = True

    def go_on(self, play: Play) -> bool:
        """Go on with the round; False when a player must decide."""
        return rounds.go_on(play)

    def held(self, play: Play, figure: Figure, by: tuple[Figure, ...]) -> None:
        """A Monster that could not break away attacks who held it (MA-098).

        Of several the one it need not turn to, equals by die. Who is unnerved, or runs somewhere
        with a purpose, keeps trying instead (MA-111); one after the Quest Chest does not (MA-292).
        """
        purpose = figure.goal is not None and figure.goal.kind != "hunt_chest"
        if figure.side != "monster" or has(figure, "demoralized") or purpose or not by:
            return
        play.drop_tasks(figure.id)
        ahead = [holder for holder in by if can_strike(play.state, figure, holder) is None]
        held_by = sorted(ahead or by, key=lambda one: (one.at[1], one.at[0], one.id))
        chosen = held_by[play.pick(len(held_by), "mkd-held-by")]
        play.push(Attempt(figure=figure.id, target=chosen.id))

    def stepped(self, play: Play, figure: Figure) -> None:
        """A Monster shuts the open chests it comes past in its activation (MA-144)."""
        if figure.side == "monster" and play.active and play.active.figure == figure.id:
            shut_beside(play, figure.id)

    def entered(self, play: Play, figure: Figure, tile: int, came_by: Square | None) -> None:
        """A Hero's first step into a tile finds what is there, but in the Central Chamber.

        MA-150, MA-153. On a floor with stairs their chamber is like any other (D5).
        """
        state = of(play)
        if figure.side != "hero" or tile in state.visited:
            return
        play.settle_steps()
        play.change(visited=(*state.visited, tile))
        if tile != state.central or floors.is_upper(state):
            play.push(Discover(tile=tile, figure=figure.id, came_by=came_by))

    def appeared(self, play: Play, figure: Figure) -> None:
        """Nothing is thrown for a Monster of its own."""

    def revealed(self, play: Play, figures: tuple[int, ...], cause: int | None) -> None:
        """New Monsters are surprised, but for the nimble and stealthy (MA-080, MA-083, MA-186).

        The activation of who turned the token over ends, unless nimble or stealthy (MA-072); a
        Monster that sought it is done for now all the same, and then behaves as others do again
        (MA-112, MA-113). A Hero who may go on does not walk on blindly (B-30, B-35).
        """
        for number in figures:
            quick = _quick(play.figure(number))
            play.alter(number, surprised=not quick)
            if quick and of(play).part == "monsters":
                play.change(queue=(*of(play).queue, MonsterActs(figure=number)))
        quest_of(of(play)).revealed(play, figures)
        active = play.active
        if cause is None or active is None or active.figure != cause:
            return
        causer = play.figure(cause)
        sought = causer.goal is not None and causer.goal.kind in ("seek", "token")
        if sought:
            play.alter(cause, goal=None)
        ends = sought or not _quick(causer)
        if ends or causer.side == "hero":
            play.drop_tasks(cause)
        if ends:
            play.push(EndActivation(figure=cause))

    def eliminated(self, play: Play, figure: Figure, by: int | None) -> None:
        """A death changes nothing by itself: the end is looked for once all is told (MA-320)."""

    def settled(self, play: Play) -> None:
        """The last Hero's death or leaving ends the adventure, and nothing comes after (MA-320)."""
        quest_of(of(play)).watch(play)
        rounds.end_if_over(play)

    def left(self, play: Play, figure: Figure) -> None:
        """A Hero is out for good, with his chests and their gold (MA-322, B-90)."""
        gold = sum(gold_of(play.state.chest(number)) for number in figure.carries)
        play.change(gold=play.state.gold + gold)
        if figure.side == "hero":
            play.tell(HeroLeft(figure=name_of(figure)))
        quest_of(of(play)).brought_out(play, figure)

    def went_down(self, play: Play, figure: Figure) -> None:
        """A Hero is off this floor, and waits on the next (MA-165)."""
        floors.went_down(play, figure)

    def answered_first(self, play: Play, seat: Seat, *, yes: bool) -> None:
        """A team with Command chose whether to go first (MA-054)."""
        answered_first(play, seat, yes=yes)

    def advance(self, play: Play, figure: Figure, threshold: int) -> None:  # noqa: ARG002
        """One level up, with the dial at its start; at level 5 healed to it (B-93, MA-007).

        In a campaign nobody rises in the dungeon: all are healed to where they were (MA-258,
        MA-264).
        """
        if isinstance(play.state, AdventureState) and play.state.campaign:
            play.alter(figure.id, click=figure.cap)
            return
        rise(play, figure)


def _quick(figure: Figure) -> bool:
    """Return whether reveals neither surprise nor stop a figure (MA-083, MA-186, MA-187)."""
    return has(figure, "nimble") or has(figure, "stealth")


ADVENTURE = Adventure()
