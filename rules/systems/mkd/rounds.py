"""Rounds, as every mode has them: teams one after the other, then tokens, then Monsters.

What a mode does before and after, and who is on the Monsters' list, is its own.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rules.core.model import Seat
from rules.systems.mkd.events.teams import RoundBegan, WentFirst
from rules.systems.mkd.figures import has
from rules.systems.mkd.moves.activation import begin, wear_off
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.tasks import AnyTask, AskFirst, MonsterActs
from rules.systems.mkd.things.items import spend_potions
from rules.systems.mkd.verbs.answers import question
from rules.systems.mkd.verbs.turns import teams_to_act, unserved

T = TypeVar("T")


def begin_round(play: Play) -> None:
    """Begin a round: what lasted until now ends, and the first team is to act.

    Acting every round hurts nobody (B-24).
    """
    spend_potions(play)
    for until in ("hero_turn", "round"):
        wear_off(play, until)
    rested = tuple(
        figure.with_(surprised=False, hurt_this_round=False) for figure in play.state.figures
    )
    state, order = play.state, tuple(player.seat for player in play.state.players)
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


def ask_who_is_first(play: Play) -> None:
    """Ask the next team with a commander, in the players' order, whether it goes first (MA-054).

    In any order it needs no leave for that.
    """
    state = play.state
    if state.any_order:
        return
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


def teams_go_on(play: Play) -> bool | None:
    """The Heroes' part goes on: True if it did, False where a player must decide.

    None when all teams are done (MA-053, MA-055, RG-120).
    """
    state = play.state
    if state.activation is not None:
        return False
    if state.any_order and len(teams_to_act(state)) > 1:
        _pass_on(play)
        return False
    if state.acting is not None:
        left = unserved(state, state.acting)
        if len(left) == 1 and left[0].where == "board":
            begin(play, left[0].id)
            return True
        if left:
            return False
    following = teams_to_act(state) if state.any_order else teams_to_come(state)
    if not following:
        return None
    play.change(acting=following[0], turn=state.turn + 1, trail=())
    return True


def _pass_on(play: Play) -> None:
    """In any order: where the team that acted is done, another turn of the table begins."""
    state = play.state
    if state.acting is not None and not unserved(state, state.acting):
        play.change(acting=teams_to_act(state)[0], turn=state.turn + 1, trail=())


def teams_to_come(state: MkdState) -> tuple[Seat, ...]:
    """Whose teams act after the one that acts now, as far as this round goes (MA-053, MA-054).

    While somebody is asked something, as who goes first, nobody knows; nor in any order.
    """
    if (
        state.any_order
        or state.part != "heroes"
        or state.acting is None
        or question(state) is not None
    ):
        return ()
    later = state.order[state.order.index(state.acting) + 1 :]
    return tuple(seat for seat in later if unserved(state, seat))


def others_go_on(play: Play) -> bool | None:
    """The next on the list acts: True if it did, False where the table rolls for it.

    None when the list is done.
    """
    if not play.state.queue:
        return None
    if play.state.by_hand:
        return False
    next_one(play)
    return True


def next_one(play: Play) -> None:
    """The next token or Monster has its activation."""
    first, *rest = play.state.queue
    play.change(queue=tuple(rest), trail=())
    play.push(first)


def in_order(play: Play, figures: Iterable[Figure]) -> tuple[AnyTask, ...]:
    """Activations in an order by chance, the frantic before all others (MA-057, C28, RG-121)."""
    able = list(figures)
    frantic = [figure for figure in able if has(figure, "frenzy")]
    others = [figure for figure in able if not has(figure, "frenzy")]
    order = (*by_chance(play, frantic), *by_chance(play, others))
    return tuple(MonsterActs(figure=figure.id) for figure in order)


def by_chance(play: Play, things: Sequence[T], reason: str = "mkd-monster-order") -> list[T]:
    """Things in an order by chance, one pick after the other (C28)."""
    left, order = list(things), []
    while left:
        order.append(left.pop(play.pick(len(left), reason)))
    return order


def close(play: Play, ending: str) -> None:
    """The game is over; whatever was still to be done is not."""
    play.change(
        ending=ending,
        part="over",
        acting=None,
        activation=None,
        agenda=(),
        queue=(),
    )
