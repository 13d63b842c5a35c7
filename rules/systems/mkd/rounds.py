"""Rounds and levels, as every game has them: teams, then tokens, then Monsters; and going down.

Each game says what it does before and after, and who acts in the Monsters' part.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeVar

from rules.core.model import Seat
from rules.systems.mkd.events.teams import RoundBegan, WentFirst
from rules.systems.mkd.figures import has
from rules.systems.mkd.moves.activation import begin, begins_quietly, readiness, wear_off
from rules.systems.mkd.pieces import Chest, Effect, Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AnyTask, AskFirst, MonsterActs
from rules.systems.mkd.things.chests import gold_of
from rules.systems.mkd.things.items import spend_potions
from rules.systems.mkd.turns import teams_to_act, teams_to_come, unserved

T = TypeVar("T")

Progress = Literal["goes on", "waits", "done"]
"""How a part of the round stands: something has begun, a player must decide, or all have acted."""


def begin_round(play: Resolution) -> None:
    """Begin a round: end the effects that lasted until now, and let the first team act.

    Heroes may act in every round without harm (B-24).
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


def ask_who_is_first(play: Resolution) -> None:
    """Ask the next team with a commander, in the players' order, whether it goes first (MA-054).

    A Hero who has still to come in counts as a commander, too. If teams act in any order, nobody is
    asked.
    """
    state = play.state
    if state.any_order:
        return
    for seat in state.order[1:]:
        commanded = any(has(figure, "command") for figure in unserved(state, seat))
        if commanded and seat not in state.offered:
            play.change(offered=(*state.offered, seat))
            play.push(AskFirst(seats=(seat,)))
            return


def answered_first(play: Resolution, seat: Seat, *, yes: bool) -> None:
    """Let a commander's team go first, or ask the next commander (MA-054, MA-195)."""
    if not yes:
        ask_who_is_first(play)
        return
    order = (seat, *(other for other in play.state.order if other != seat))
    play.change(order=order, acting=seat, first=seat)
    play.tell(WentFirst(player=play.state.player_name(seat)))


def teams_go_on(play: Resolution) -> Progress:
    """Begin the next step of the Heroes' part while no Hero is active; return its state.

    The rules are MA-053, MA-055 and RG-120.
    """
    state = play.state
    if state.any_order and len(teams_to_act(state)) > 1:
        _pass_on(play)
        return "waits"
    if state.acting is not None:
        left = unserved(state, state.acting)
        if len(left) == 1 and left[0].where == "board":
            begin(play, left[0].id)
            return "goes on"
        if left:
            _propose(play, left)
            return "waits"
    following = teams_to_act(state) if state.any_order else teams_to_come(state)
    if not following:
        return "done"
    play.change(acting=following[0], turn=state.turn + 1, trail=())
    return "goes on"


def _propose(play: Resolution, left: Iterable[Figure]) -> None:
    """Begin the activation of the Hero with fewest wounds, who may still change places (MA-055).

    Only Heroes whose activation begins without any other effect are proposed, so that nothing has
    happened if another acts first.
    """
    able = [
        figure
        for figure in left
        if figure.where == "board" and not figure.aside and begins_quietly(play.state, figure)
    ]
    if able:
        begin(play, min(able, key=readiness).id)
        begun, _ = play.state.active_hero()
        play.change(activation=begun.with_(proposed=True))


def _pass_on(play: Resolution) -> None:
    """Begin another turn, where teams act in any order and the one that acted has finished."""
    state = play.state
    if state.acting is not None and not unserved(state, state.acting):
        play.change(acting=teams_to_act(state)[0], turn=state.turn + 1, trail=())


def others_go_on(play: Resolution) -> Progress:
    """Let the next token or Monster act; return how far the list is done.

    A table that rolls for them by hand is waited for.
    """
    if not play.state.queue:
        return "done"
    if play.state.by_hand:
        return "waits"
    next_one(play)
    return "goes on"


def next_one(play: Resolution) -> None:
    """Let the next token or Monster have its activation."""
    first, *rest = play.state.queue
    play.change(queue=tuple(rest), trail=())
    play.push(first)


def in_order(play: Resolution, figures: Iterable[Figure]) -> tuple[AnyTask, ...]:
    """Return activations in random order, those of frantic Monsters before all others.

    The rules are MA-057, C28 and RG-121.
    """
    able = list(figures)
    frantic = [figure for figure in able if has(figure, "frenzy")]
    others = [figure for figure in able if not has(figure, "frenzy")]
    order = (*by_chance(play, frantic), *by_chance(play, others))
    return tuple(MonsterActs(figure=figure.id) for figure in order)


def by_chance(play: Resolution, things: Sequence[T], reason: str = "mkd-monster-order") -> list[T]:
    """Return things in random order, one pick after the other (C28)."""
    left, order = list(things), []
    while left:
        order.append(left.pop(play.pick(len(left), reason)))
    return order


def keep_gold(play: Resolution, figure: Figure) -> None:
    """Count the gold in the chests of a Hero who leaves the dungeon (B-90, MA-322).

    The gold of a thief is lost, whichever way it leaves.
    """
    if figure.side != "hero":
        return
    gold = sum(gold_of(play.state.chest(number)) for number in figure.carries)
    play.change(gold=play.state.gold + gold)


def close(play: Resolution, ending: str) -> None:
    """End the game and drop all tasks that were still to be done."""
    play.change(
        ending=ending,
        part="over",
        acting=None,
        activation=None,
        agenda=(),
        queue=(),
    )


def leave_level(play: Resolution) -> int:
    """Discard a level and set those who wait below before the next; return the chests lost.

    Chests that nobody carried are lost, and so are Monsters, tokens and captives in Monsters'
    hands. Effects that last for the level end; those for the next one last for that (MA-166).
    """
    state = play.state
    chests = tuple(_left_behind(state, chest) for chest in state.chests)
    wear_off(play, "level")
    play.change(
        figures=tuple(_come_down(figure) for figure in play.state.figures if _kept(state, figure)),
        chests=chests,
        tokens=(),
        graveyard=(),
        visited=(),
        activation=None,
        paused=None,
        queue=(),
        trail=(),
    )
    return sum(new.gone and not old.gone for old, new in zip(state.chests, chests, strict=True))


def _kept(state: MkdState, figure: Figure) -> bool:
    """Return whether a figure stays in the game: Heroes, figures below, and captives of those."""
    if figure.side == "hero" or figure.where == "below":
        return True
    if figure.side == "npc" and figure.where == "left":
        return True
    captor = None if figure.captor is None else state.figure(figure.captor)
    return captor is not None and captor.side == "hero"


def _come_down(figure: Figure) -> Figure:
    effects = tuple(_next_level(effect) for effect in figure.effects)
    match figure.where:
        case "below":
            return figure.with_(where="waiting", gate=None, effects=effects)
        case "captive" if figure.side == "hero":
            return figure.with_(where="dead", captor=None, effects=())
        case _:
            return figure


def _next_level(effect: Effect) -> Effect:
    return effect.with_(until="level") if effect.until == "next_level" else effect


def _left_behind(state: MkdState, chest: Chest) -> Chest:
    """Return a chest after the level: lost, unless a Hero carries it or it is out already.

    The rule is MA-166.
    """
    if chest.gone:
        return chest
    if chest.carrier is not None and state.figure(chest.carrier).side == "hero":
        return chest
    return chest.with_(gone=True, at=None, carrier=None)
