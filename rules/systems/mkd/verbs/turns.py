"""A team's turn: beginning and ending activations, coming in, and letting Monsters act."""

from rules.core.model import Seat
from rules.systems.mkd.actions import Begin, End, Finish, GiveOrders, RollMonsters
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.moves import Began, Ended, Entered
from rules.systems.mkd.figures import name_of, squares_of
from rules.systems.mkd.moves.activation import begin as begin_activation
from rules.systems.mkd.moves.activation import forgo
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.rounds import next_one
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Arrive, EndActivation
from rules.systems.mkd.things.landing import spot_near
from rules.systems.mkd.turns import unserved


def forbids_begin(state: MkdState, seat: Seat, action: Begin) -> Refusal | None:
    """Return why a Hero cannot begin, or None: each of a seat's Heroes acts once (MA-055).

    A Hero who waits outside needs room to come in.
    """
    figure = state.figure(action.figure)
    if figure.seat != seat or figure.side != "hero":
        return refuse("not-yours", "MA-050", figure=name_of(figure))
    if state.activation is not None and state.activation.figure == figure.id:
        return refuse("acts-now", "MA-055", figure=name_of(figure))
    if figure.id in state.served:
        return refuse("served", "MA-055", figure=name_of(figure))
    if figure.where == "waiting":
        if landing(state, figure) is None:
            return refuse("entrance-full", "B-06")
        return None
    if figure.where != "board":
        return refuse("away", "MA-322", figure=name_of(figure))
    return None


def landing(state: MkdState, figure: Figure | None = None) -> Square | None:
    """Return the square inside the entrance or a figure's own gate, if it is free (RG-005, D10).

    With no Hero inside, Monsters stand still (MA-094), so a Hero then comes in past a taken one.
    """
    if figure is not None and figure.gate is not None:
        square = figure.gate
    elif state.site.entrance is not None:
        square = state.site.entrance[0]
    else:
        return None
    taken = any(square in squares_of(figure) for figure in state.on_board)
    chest = any(chest.at == square and not chest.gone for chest in state.chests)
    if not (taken or chest) and board_of(state.site).standable(square):
        return square
    if figure is None or any(other.side == "hero" for other in state.on_board):
        return None
    spot = spot_near(state, figure, square)
    return None if spot is None else spot[0]


def begin(play: Resolution, _seat: Seat, action: Begin) -> None:
    """Begin a Hero's activation; one who comes in takes the first step inside (B-22, D10).

    As after every step, he may choose his facing (B-33).
    """
    play.change(activation=None)
    figure = play.figure(action.figure)
    entering = figure.where == "waiting"
    square = landing(play.state, figure)
    if entering and square is not None:
        facing = figure.facing
        if figure.gate is None and play.state.site.entrance is not None:
            facing = (play.state.site.entrance[1] + 4) % 8
        play.alter(figure.id, where="board", at=square, facing=facing, gate=None)
    if not entering:
        play.tell(Began(figure=name_of(figure)))
    begin_activation(play, figure.id)
    if entering and square is not None:
        play.spend(1)
        play.tell(Entered(figure=name_of(figure), to=square_name(square)))
        active, _ = play.state.active_hero()
        play.change(activation=active.with_(loose=True))
        play.push(Arrive(figure=figure.id, placed=True))


def forbids_end(state: MkdState, _seat: Seat, _action: End) -> Refusal | None:
    """Return why an activation cannot end, or None: the Hero may not share a square (B-31)."""
    _, figure = state.active_hero()
    stands_alone = not any(
        other.id != figure.id and set(squares_of(other)) & set(squares_of(figure))
        for other in state.on_board
    )
    return None if stands_alone else refuse("shared-square", "B-31", figure=name_of(figure))


def end(play: Resolution, _seat: Seat, _action: End) -> None:
    """End the Hero's activation; points left are lost (B-22)."""
    _, figure = play.state.active_hero()
    play.tell(Ended(figure=name_of(figure)))
    play.push(EndActivation(figure=figure.id))


def forbids_finish(state: MkdState, seat: Seat, _action: Finish) -> Refusal | None:
    """Return why a turn cannot be finished, or None: a Hero must be left to skip (MA-055).

    Without one, the turn ends by itself.
    """
    return None if unserved(state, seat) else refuse("nobody-left", "MA-055")


def finish(play: Resolution, seat: Seat, _action: Finish) -> None:
    """Skip the activations of everybody left in the team (MA-053, MA-055)."""
    play.change(activation=None)
    skipped = tuple(figure.id for figure in unserved(play.state, seat))
    for number in skipped:
        forgo(play, number)
    play.change(served=(*play.state.served, *skipped))


def forbids_orders(state: MkdState, seat: Seat, action: GiveOrders) -> Refusal | None:
    """Return why a standing answer cannot change, or None: at any time, to another answer.

    Whether to wake tokens is settled before a move, and never asked in the middle of it (C32);
    nor is whether an activation ends by itself.
    """
    player = next(player for player in state.players if player.seat == seat)
    if getattr(player.orders, action.about) == action.answer:
        return refuse("orders-already", "MA-214")
    if action.about in ("wake", "end") and action.answer == "ask":
        return refuse("orders-no-asking", "B-101" if action.about == "wake" else "B-22")
    return None


def give_orders(play: Resolution, seat: Seat, action: GiveOrders) -> None:
    """Set a standing answer (MA-212, MA-214, B-34, B-101)."""
    changed = tuple(
        player.with_(orders=player.orders.with_(**{action.about: action.answer}))
        if player.seat == seat
        else player
        for player in play.state.players
    )
    play.change(players=changed)


def forbids_roll_monsters(state: MkdState, _seat: Seat, _action: RollMonsters) -> Refusal | None:
    """Return why nobody can roll for the Monsters, or None: it must be their part of the round.

    It is asked only where the table rolls for the Monsters itself.
    """
    if state.part not in ("tokens", "monsters") or not state.queue:
        return refuse("monsters-wait", "MA-050")
    return None


def roll_monsters(play: Resolution, _seat: Seat, _action: RollMonsters) -> None:
    """Let the next token or Monster act (MA-050, MA-057)."""
    next_one(play)
