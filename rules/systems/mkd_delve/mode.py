"""The delve's own rules on top of the core: rounds, levels and the end (RG-120, RG-121)."""

from collections.abc import Mapping

from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.floors import WentDown
from rules.systems.mkd.events.growth import DelveOver, LevelCleared, ReserveCame
from rules.systems.mkd.events.monster_ai import WentOut
from rules.systems.mkd.events.teams import HeroLeft
from rules.systems.mkd.experience import AROUND, rise
from rules.systems.mkd.figures import OUTLAW, RELEASED, RUNNER, demoralized, has, name_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Handler, Mode, Resolution
from rules.systems.mkd.rounds import (
    ask_who_is_first,
    begin_round,
    by_chance,
    close,
    in_order,
    keep_gold,
    others_go_on,
    teams_go_on,
)
from rules.systems.mkd.tasks import Attempt, Discover, EndActivation, MonsterActs, TokenMoves
from rules.systems.mkd.teams import to_recruit
from rules.systems.mkd_delve.goals import score
from rules.systems.mkd_delve.growth.levels import begin_level, mix_in_reserve
from rules.systems.mkd_delve.growth.stairs import let_stairs_emerge
from rules.systems.mkd_delve.handlers import HANDLERS
from rules.systems.mkd_delve.npcs import missions
from rules.systems.mkd_delve.npcs.guests import guests, run_on
from rules.systems.mkd_delve.npcs.meet import strangers
from rules.systems.mkd_delve.state import DelveState, of


def start_round(play: Resolution) -> None:
    """Begin a round, in which every Hero of the present team has one activation (RG-120)."""
    begin_round(play)
    play.change(acted=())
    ask_who_is_first(play)
    missions.round_began(play)


def _heroes_go_on(play: Resolution) -> bool:
    """Go on with the Heroes, and after them queue every token but a master's (RG-019, RG-121).

    The whole order is settled first (C28). Before it, people who run for the way out move (A9).
    Returns False if a player must decide.
    """
    if play.active is not None:
        return False
    progress = teams_go_on(play)
    if progress == "done":
        state = of(play)
        if state.guests_moved != state.round:
            play.change(guests_moved=state.round)
            play.push(*guests(state))
            return True
        play.change(part="tokens", acting=None, trail=())
        tokens = by_chance(
            play, [token for token in play.state.tokens if not token.worth], "mkd-token-order"
        )
        play.change(queue=tuple(TokenMoves(token=token.id) for token in tokens))
    return progress != "waits"


def _others_go_on(play: Resolution) -> bool:
    """Go on with tokens, then Monsters that have not acted this round (RG-108, RG-121).

    Criminals at large act with them (RG-099). Returns False if the table must roll.
    """
    progress = others_go_on(play)
    if progress != "done":
        return progress == "goes on"
    state = of(play)
    if state.part == "tokens":
        able = [
            figure
            for figure in state.on_board
            if (figure.side == "monster" or figure.role == OUTLAW) and figure.id not in state.acted
        ]
        play.change(part="monsters", queue=in_order(play, able))
    else:
        start_round(play)
    return True


def _end(play: Resolution) -> None:
    """End the run: gold, levels and missions count if somebody came out (B-111, RG-064)."""
    missions.over(play)
    state = of(play)
    out = any(figure.where == "left" for figure in state.heroes)
    done = state.deepest is not None and state.cleared >= state.deepest
    ending = "lost" if not out else "cleared" if done else "out"
    told = DelveOver(
        ending=ending,
        gold=state.gold,
        levels=state.cleared,
        missions=state.missions,
        score=score(state),
    )
    play.tell(told)
    close(play, ending)


def is_clear(state: DelveState) -> bool:
    """Return whether a fully grown level is cleared, and each chest is open or safe (RG-055).

    No Monster is alive on it, none that a Hero leads along either, unless the setting `captives`
    says so; and no token lies on it, not even its master's.
    """
    return state.nothing_left and not state.led_along


def look_for_stairs(play: Resolution) -> None:
    """Count a level that has just been cleared, and open its stairs if one is below (RG-055)."""
    state = of(play)
    if state.cleared >= state.level or not is_clear(state):
        return
    play.change(cleared=state.level)
    play.tell(LevelCleared(level=state.level))
    if state.deepest is None or state.level < state.deepest:
        let_stairs_emerge(play)


class Delve(Mode):
    """A descent into levels that grow as the Heroes walk."""

    handlers: Mapping[type, Handler] = HANDLERS
    asks_to_let_go = False
    """Players are not asked whether a Monster may break away (RG-132)."""
    weighs_abilities = True
    swarms = False
    """Only a master's token may be a swarm (RG-019); others share their points out (RG-102)."""

    def go_on(self, play: Resolution) -> bool:
        """Go on with the round when nothing is under way; False when a player must decide.

        When all who are left wait below, the next level begins (RG-008).
        """
        state = of(play)
        if state.all_below:
            missions.level_left(play)
            begin_level(play)
            start_round(play)
            return True
        match state.part:
            case "setup":
                if to_recruit(state):
                    return False
                begin_level(play)
                start_round(play)
                return True
            case "heroes":
                return _heroes_go_on(play)
            case "tokens" | "monsters":
                return _others_go_on(play)
            case _:
                return False

    def held(self, play: Resolution, figure: Figure, by: tuple[Figure, ...]) -> None:
        """Let a Monster that could not break away attack, unless it is demoralized (RG-132).

        A criminal who is held attacks as well (RG-100). A figure that runs for the way out tries
        again.
        """
        if figure.role in (RELEASED, RUNNER):
            run_on(play, figure)
            return
        fights = figure.side == "monster" or figure.role == OUTLAW
        if not fights or demoralized(figure) or not by:
            return
        play.drop_tasks(figure.id)
        play.push(Attempt(figure=figure.id, target=by[0].id))

    def entered(self, play: Resolution, figure: Figure, tile: int, came_by: Square | None) -> None:
        """Let the level grow at a Hero's first step into a tile (RG-005).

        Before that, the Hero meets the people in it (RG-063, 2.18).
        """
        state = of(play)
        if figure.side != "hero":
            return
        if tile not in state.visited:
            play.settle_steps()
            play.change(visited=(*state.visited, tile))
            play.push(Discover(tile=tile, figure=figure.id, came_by=came_by))
        play.push(*strangers(play, figure, tile))

    def appeared(self, play: Resolution, figure: Figure) -> None:
        """Tell missions of a Monster, which may be a murderer (RG-080)."""
        missions.appeared(play, figure)

    def revealed(self, play: Resolution, figures: tuple[int, ...], cause: int | None) -> None:
        """Surprise nobody (RG-107), and end the activation that turned a token over (B-102, D12).

        It goes on if the figure is nimble or stealthy. A token that turned over by its own move
        goes on as its strongest Monster; the others act in the Monsters' turn (RG-106, A12).
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

    def eliminated(self, play: Resolution, figure: Figure, by: int | None) -> None:  # noqa: ARG002
        """Tell missions of a death; whether anybody is left is checked in `settled`."""
        missions.fell(play, figure)

    def released(self, play: Resolution, figure: Figure) -> None:
        """Let a Monster that counted as beaten run off for good (RG-055)."""
        if figure.side == "monster" and of(play).options.captives == "beaten":
            play.alter(figure.id, where="left", goal=None)
            play.tell(WentOut(figure=name_of(figure), back=False))

    def left(self, play: Resolution, figure: Figure) -> None:
        """Count the gold of a Hero who has left for good with his chests (MA-322, B-90)."""
        if figure.side != "hero":
            return
        keep_gold(play, figure)
        play.tell(HeroLeft(figure=name_of(figure)))
        missions.left(play, figure, down=False)

    def went_down(self, play: Resolution, figure: Figure) -> None:
        """Let a Hero wait below for the others."""
        play.tell(WentDown(figure=name_of(figure)))
        missions.left(play, figure, down=True)

    def settled(self, play: Resolution) -> None:
        """Check after an action whether the level is cleared and anybody is left.

        The rules are RG-055 and MA-321.
        """
        missions.watch(play)
        state = of(play)
        if state.ending or state.part == "setup":
            return
        look_for_stairs(play)
        if not any(figure.where in AROUND for figure in state.heroes):
            _end(play)

    def advance(self, play: Resolution, figure: Figure, threshold: int) -> None:  # noqa: ARG002
        """Raise a Hero by one level, with the dial at its start (B-93)."""
        rise(play, figure)


DELVE = Delve()
