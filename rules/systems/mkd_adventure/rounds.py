"""The round: Hero teams, tokens, Monsters, and again (MA-050 to MA-058)."""

from collections.abc import Sequence

from rules.core.model import Seat
from rules.systems.mkd.events.floors import TimeRanOut
from rules.systems.mkd.events.teams import QuestLost, QuestWon, RoundBegan, WentFirst
from rules.systems.mkd.figures import has
from rules.systems.mkd.moves.activation import begin, wear_off
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd.tasks import AnyTask, AskFirst, MonsterActs, TokenMoves
from rules.systems.mkd.things.items import spend_potions
from rules.systems.mkd.verbs.turns import unserved
from rules.systems.mkd_adventure import clock
from rules.systems.mkd_adventure.building.build import build
from rules.systems.mkd_adventure.floors import go_down, is_done, is_upper
from rules.systems.mkd_adventure.quests import quest_of
from rules.systems.mkd_adventure.state import AdventureState, of
from rules.systems.mkd_adventure.teams import to_recruit

INSIDE = ("board", "waiting", "captive", "below")


def go_on(play: Play) -> bool:
    """Go on with the round when nothing is under way; False when a player must decide.

    Heroes, tokens, Monsters, and again (MA-051). A floor that everybody has left is done, and the
    next one begins with a round of its own (MA-166).
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


def start_round(play: Play) -> None:
    """Begin a round: what lasted until now ends, and commanders may claim the first turn.

    Acting every round hurts nobody (B-24). No round begins when time is up (MA-310).
    """
    state = of(play)
    if clock.is_up(state):
        play.tell(TimeRanOut())
        _end(play, "defeat")
        return
    spend_potions(play)
    for until in ("hero_turn", "round"):
        wear_off(play, until)
    rested = tuple(
        figure.with_(surprised=False, hurt_this_round=False) for figure in play.state.figures
    )
    order = tuple(player.seat for player in state.players)
    play.change(
        figures=rested,
        round=state.round + 1,
        turn=state.turn + 1,
        part="heroes",
        order=order,
        acting=order[0],
        served=(),
        first=None,
        offered=(),
        trail=(),
    )
    play.tell(RoundBegan(round=state.round + 1))
    clock.call_out(play)
    ask_who_is_first(play)


def ask_who_is_first(play: Play) -> None:
    """Ask the next team with a commander, in the players' order, whether it goes first (MA-054)."""
    state = of(play)
    commanders = {
        figure.seat for figure in state.heroes if figure.where == "board" and has(figure, "command")
    }
    for seat in state.order[1:]:
        if seat in commanders and seat not in state.offered:
            play.change(offered=(*state.offered, seat))
            play.push(AskFirst(seats=(seat,)))
            return


def answered_first(play: Play, seat: Seat, *, yes: bool) -> None:
    """A commander's team goes first, or the next one is asked (MA-054, MA-195)."""
    if not yes:
        ask_who_is_first(play)
        return
    order = (seat, *(other for other in play.state.order if other != seat))
    play.change(order=order, acting=seat, first=seat)
    play.tell(WentFirst(player=play.state.player_name(seat)))


def _heroes_go_on(play: Play) -> bool:
    state = of(play)
    if state.activation is not None:
        return False
    if state.acting is not None:
        left = unserved(state, state.acting)
        if len(left) == 1 and left[0].where == "board":
            begin(play, left[0].id)
            return True
        if left:
            return False
    later = state.order[state.order.index(state.acting) + 1 :] if state.acting else ()
    following = next((seat for seat in later if unserved(state, seat)), None)
    if following is not None:
        play.change(acting=following, turn=state.turn + 1, trail=())
        return True
    play.change(part="tokens", acting=None, trail=(), queue=_tokens(state))
    return True


def _tokens(state: AdventureState) -> tuple[AnyTask, ...]:
    """Every token but the Guardian has an activation, in reading order.

    No die says how many (B-20, B-21, MA-056, MA-068).
    """
    moving = [token for token in state.tokens if not token.guardian]
    moving.sort(key=lambda token: (token.at[1], token.at[0]))
    return tuple(TokenMoves(token=token.id) for token in moving)


def _others_go_on(play: Play) -> bool:
    state = of(play)
    if state.queue:
        if state.options.monsters == "by_hand":
            return False
        next_one(play)
    elif state.part == "tokens":
        play.change(part="monsters", queue=_monsters(play))
    else:
        start_round(play)
    return True


def next_one(play: Play) -> None:
    """The next token or Monster has its activation."""
    first, *rest = of(play).queue
    play.change(queue=tuple(rest), trail=())
    play.push(first)


def _monsters(play: Play) -> tuple[AnyTask, ...]:
    """Unsurprised Monsters in an order by chance, the frantic before all others (MA-057, C28).

    Who was revealed this round waits for the next (MA-058, MA-081).
    """
    able = [
        figure
        for figure in play.state.figures
        if figure.side == "monster"
        and not figure.surprised
        and (figure.where == "board" or (figure.where == "waiting" and figure.goal))
    ]
    frantic = [figure for figure in able if has(figure, "frenzy")]
    others = [figure for figure in able if not has(figure, "frenzy")]
    order = (*_by_chance(play, frantic), *_by_chance(play, others))
    return tuple(MonsterActs(figure=figure.id) for figure in order)


def _by_chance(play: Play, figures: Sequence[Figure]) -> list[Figure]:
    left, order = list(figures), []
    while left:
        order.append(left.pop(play.pick(len(left), "mkd-monster-order")))
    return order


def end_if_over(play: Play) -> None:
    """The adventure ends when no Hero is left inside or on the way in (MA-320, MA-321).

    It ends at once when what the party came for can no longer be had. While there is a floor below
    it is still to come, and so is whoever waits there.
    """
    state = of(play)
    if state.ending or state.part == "setup":
        return
    inside = any(figure.where in INSIDE for figure in state.heroes)
    if inside and (is_upper(state) or not quest_of(state).failed(state)):
        return
    quest = quest_of(state).fulfilled(state)
    play.tell(QuestWon(gold=state.gold) if quest else QuestLost())
    _end(play, "victory" if quest else "defeat")


def _end(play: Play, ending: str) -> None:
    play.change(
        ending=ending,
        part="over",
        acting=None,
        activation=None,
        agenda=(),
        queue=(),
    )
