"""The adventure's own rules on top of the core: rounds, floors and the end (MA-050 to MA-058)."""

from collections.abc import Mapping

from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.floors import FloorLeft, TimeRanOut, WentDown
from rules.systems.mkd.events.teams import HeroLeft, QuestLost, QuestWon
from rules.systems.mkd.experience import AROUND, rise
from rules.systems.mkd.fights.attack import can_strike
from rules.systems.mkd.figures import has, name_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Handler, Mode, Resolution
from rules.systems.mkd.rounds import (
    ask_who_is_first,
    begin_round,
    close,
    in_order,
    keep_gold,
    leave_level,
    others_go_on,
    teams_go_on,
)
from rules.systems.mkd.tasks import (
    AnyTask,
    Attempt,
    Discover,
    EndActivation,
    MonsterActs,
    TokenMoves,
)
from rules.systems.mkd.teams import to_recruit
from rules.systems.mkd.things.chests import shut_beside
from rules.systems.mkd_adventure import clock
from rules.systems.mkd_adventure.build import build
from rules.systems.mkd_adventure.handlers import HANDLERS
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.state import AdventureState, of


def start_round(play: Resolution) -> None:
    """Begin a round: end the effects that lasted until now, and ask commanders who is first.

    Heroes may act in every round without harm (B-24). No round begins when time is up (MA-310).
    """
    state = of(play)
    if clock.is_up(state):
        play.tell(TimeRanOut())
        close(play, "defeat")
        return
    begin_round(play)
    clock.call_out(play)
    ask_who_is_first(play)


def _heroes_go_on(play: Resolution) -> bool:
    """Go on with the Heroes, and after them with the tokens; return False if a player must decide.

    The rule is MA-051.
    """
    if play.active is not None:
        return False
    progress = teams_go_on(play)
    if progress == "done":
        play.change(part="tokens", acting=None, trail=(), queue=_tokens(of(play)))
    return progress != "waits"


def _tokens(state: AdventureState) -> tuple[AnyTask, ...]:
    """Return an activation for every token but the Guardian, in reading order.

    All of them move, without a die for how many (B-20, B-21, MA-056, MA-068). In some quests the
    Guardian wanders too (MA-304).
    """
    walks = QUESTS[state.quest].guardian_walks
    moving = [token for token in state.tokens if walks or not token.guardian]
    moving.sort(key=lambda token: (token.at[1], token.at[0]))
    return tuple(TokenMoves(token=token.id) for token in moving)


def _others_go_on(play: Resolution) -> bool:
    """Go on with tokens, then Monsters, then a new round; return False if the table must roll.

    The rule is MA-051.
    """
    progress = others_go_on(play)
    if progress != "done":
        return progress == "goes on"
    if play.state.part == "tokens":
        play.change(part="monsters", queue=_monsters(play))
    else:
        start_round(play)
    return True


def _monsters(play: Resolution) -> tuple[AnyTask, ...]:
    """Return activations of Monsters in random order, the frantic ones first (MA-057, C28).

    Monsters revealed and surprised this round wait for the next (MA-058, MA-081).
    """
    able = [
        figure
        for figure in play.state.figures
        if figure.side == "monster"
        and not figure.surprised
        and (figure.where == "board" or (figure.where == "waiting" and figure.goal))
    ]
    return in_order(play, able)


def end_if_over(play: Resolution) -> None:
    """End the adventure when no Hero is left inside or on the way in (MA-320, MA-321).

    It ends at once when the quest can no longer be fulfilled. While there is a floor below, the
    quest is still to come, and Heroes may be waiting there.
    """
    state = of(play)
    if state.ending or state.part == "setup":
        return
    inside = any(figure.where in AROUND for figure in state.heroes)
    if inside and not QUESTS[state.quest].failed(state):
        return
    won, quest = QUESTS[state.quest].fulfilled(state), state.options.quest
    play.tell(QuestWon(gold=state.gold, quest=quest) if won else QuestLost(quest=quest))
    close(play, "victory" if won else "defeat")


def is_done(state: AdventureState) -> bool:
    """Return whether nobody is left on a floor and somebody waits on the one below (MA-166)."""
    return state.has_floor_below and state.all_below


def go_down(play: Resolution) -> None:
    """Discard a floor and build the next one (MA-166, MA-167)."""
    floor = of(play).floor
    play.tell(FloorLeft(floor=floor, chests=leave_level(play)))
    play.change(hidden=())
    build(play)


class Adventure(Mode):
    """One adventure in a dungeon that was built before it began."""

    handlers: Mapping[type, Handler] = HANDLERS
    asks_to_let_go = True
    swarms = True

    def go_on(self, play: Resolution) -> bool:
        """Go on with the round when nothing is under way; False when a player must decide.

        Heroes, tokens and Monsters act in turn (MA-051). A floor that everybody has left is
        done, and the next one begins with a round of its own (MA-166).
        """
        state = of(play)
        if is_done(state):
            go_down(play)
            start_round(play)
            return True
        match state.part:
            case "setup":
                if to_recruit(state):
                    return False
                build(play)
                start_round(play)
            case "heroes":
                return _heroes_go_on(play)
            case "tokens" | "monsters":
                return _others_go_on(play)
            case _:
                return False
        return True

    def held(self, play: Resolution, figure: Figure, by: tuple[Figure, ...]) -> None:
        """Let a Monster that could not break away attack one who held it (MA-098).

        Of several Heroes it takes one that it need not turn to; a die breaks ties. A demoralized
        Monster, or one that runs for a goal, keeps trying (MA-111), but not one after the Quest
        Chest (MA-292).
        """
        purpose = figure.goal is not None and figure.goal.kind != "hunt_chest"
        if figure.side != "monster" or has(figure, "demoralized") or purpose or not by:
            return
        play.drop_tasks(figure.id)
        ahead = [holder for holder in by if can_strike(play.state, figure, holder) is None]
        held_by = sorted(ahead or by, key=lambda one: (one.at[1], one.at[0], one.id))
        chosen = held_by[play.pick(len(held_by), "mkd-held-by")]
        play.push(Attempt(figure=figure.id, target=chosen.id))

    def stepped(self, play: Resolution, figure: Figure) -> None:
        """Shut the open chests that a Monster comes past in its activation (MA-144)."""
        if figure.side == "monster" and play.active and play.active.figure == figure.id:
            shut_beside(play, figure.id)

    def entered(self, play: Resolution, figure: Figure, tile: int, came_by: Square | None) -> None:
        """Roll for the contents of a tile at a Hero's first step, except in the Central Chamber.

        MA-150, MA-153. On a floor with stairs their chamber is like any other (D5).
        """
        state = of(play)
        if figure.side != "hero" or tile in state.visited:
            return
        play.settle_steps()
        play.change(visited=(*state.visited, tile))
        if tile != state.central or state.has_floor_below:
            play.push(Discover(tile=tile, figure=figure.id, came_by=came_by))

    def revealed(self, play: Resolution, figures: tuple[int, ...], cause: int | None) -> None:
        """Surprise new Monsters, except for nimble and stealthy ones (MA-080, MA-083, MA-186).

        The activation of the figure that turned the token over ends, unless it is nimble or
        stealthy (MA-072). For a Monster that was looking for the token it always ends, and then
        it behaves as others do again (MA-112, MA-113). A Hero who may go on stops his walk
        (B-30, B-35).
        """
        for number in figures:
            quick = _quick(play.figure(number))
            play.alter(number, surprised=not quick)
            if quick and of(play).part == "monsters":
                play.change(queue=(*of(play).queue, MonsterActs(figure=number)))
        QUESTS[of(play).quest].revealed(play, figures)
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

    def settled(self, play: Resolution) -> None:
        """End the adventure if it is won, lost, or the last Hero has died or left (MA-320)."""
        QUESTS[of(play).quest].watch(play)
        end_if_over(play)

    def left(self, play: Resolution, figure: Figure) -> None:
        """Count the gold of a Hero who has left for good with his chests (MA-322, B-90)."""
        keep_gold(play, figure)
        if figure.side == "hero":
            play.tell(HeroLeft(figure=name_of(figure)))
        QUESTS[of(play).quest].brought_out(play, figure)

    def went_down(self, play: Resolution, figure: Figure) -> None:
        """Let a Hero wait on the next floor; he does not come back (MA-165)."""
        play.tell(WentDown(figure=name_of(figure)))

    def advance(self, play: Resolution, figure: Figure, threshold: int) -> None:  # noqa: ARG002
        """Raise a Hero by one level, or heal him from level 5 on (B-93, MA-007).

        In a campaign nobody rises in the dungeon; Heroes are healed to the start of their level
        (MA-258, MA-264).
        """
        if isinstance(play.state, AdventureState) and play.state.campaign:
            play.alter(figure.id, click=figure.cap)
            return
        rise(play, figure)


def _quick(figure: Figure) -> bool:
    """Return whether reveals neither surprise nor stop a figure (MA-083, MA-186, MA-187)."""
    return has(figure, "nimble") or has(figure, "stealth")


ADVENTURE = Adventure()
