"""What Heroes carry: taking, giving, dropping, using; captives; leaving (B-86 to B-90)."""

from rules.core.model import Seat
from rules.systems.mkd.actions import Drop, Give, Leave, Release, Take, UseItem
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import may_stop
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.fights import capture
from rules.systems.mkd.fights.attack import beside
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.names import chest_name, item_name, square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import EndActivation
from rules.systems.mkd.things import chests, items
from rules.systems.mkd.turns import may_choose, teams_to_act
from rules.systems.mkd.verb import lacks_points
from rules.systems.mkd.verbs.opening import listed


def full_hands(figure: Figure) -> Refusal | None:
    """Return why a figure cannot take another chest, or None: two is the most (MA-141)."""
    most = RULINGS.number("chests_each")
    if len(figure.carries) >= most:
        return refuse("full-hands", "MA-141", figure=name_of(figure), most=most)
    return None


def forbids_take(state: MkdState, _seat: Seat, action: Take) -> Refusal | None:
    """Return why a chest cannot be taken, or None: open, beside him, a hand free (B-86, MA-141)."""
    _, figure = state.active_hero()
    chest = state.chest(action.chest)
    if chest.at is None or chest.gone:
        return refuse("chest-not-there", "B-86", chest=chest_name(chest))
    if not chests.is_beside(state, figure, chest):
        return refuse("chest-apart", "B-86", chest=chest_name(chest), square=listed((chest.at,)))
    if not chest.opened:
        return refuse("chest-shut", "B-86", chest=chest_name(chest))
    return full_hands(figure) or lacks_points(state, RULINGS.costs.take_chest)


def take(play: Resolution, _seat: Seat, action: Take) -> None:
    """Take an open chest (B-86, MA-143, MA-147)."""
    figure = play.pay(RULINGS.costs.take_chest)
    chests.take_up(play, figure.id, action.chest)


def does_not_carry(state: MkdState, chest: int) -> Refusal | None:
    """Return a refusal if the active Hero does not carry this chest, else None."""
    _, figure = state.active_hero()
    if chest in figure.carries:
        return None
    return refuse(
        "not-carried", "MA-140", figure=name_of(figure), chest=chest_name(state.chest(chest))
    )


def forbids_give(state: MkdState, _seat: Seat, action: Give) -> Refusal | None:
    """Return why a chest cannot be given, or None: to a Hero beside him with a hand free.

    The rules are MA-140 and MA-141.
    """
    _, figure = state.active_hero()
    if refusal := does_not_carry(state, action.chest):
        return refusal
    to = state.figure(action.to)
    if to.side != "hero" or to.id == figure.id:
        return refuse("give-hero", "MA-140", figure=name_of(to))
    if to.where != "board" or not beside(state, figure, to):
        return refuse("give-apart", "MA-140", figure=name_of(to))
    return full_hands(to) or lacks_points(state, RULINGS.costs.give_chest)


def give(play: Resolution, _seat: Seat, action: Give) -> None:
    """Hand a chest to an adjacent Hero (MA-140)."""
    figure = play.pay(RULINGS.costs.give_chest)
    chests.hand_over(play, figure.id, action.chest, action.to)


def forbids_drop(state: MkdState, _seat: Seat, action: Drop) -> Refusal | None:
    """Return why a chest cannot be dropped, or None: it needs a free square beside him (MA-143)."""
    _, figure = state.active_hero()
    if refusal := does_not_carry(state, action.chest):
        return refusal
    room = chests.room_beside(state, figure)
    if not room:
        return refuse("no-room", "MA-143")
    if action.to is not None and action.to not in room:
        return refuse("drop-where", "MA-143", square=square_name(action.to), squares=listed(room))
    return lacks_points(state, RULINGS.costs.drop_chest)


def drop(play: Resolution, _seat: Seat, action: Drop) -> None:
    """Put a chest down beside the Hero, on the chosen square if any (MA-143)."""
    _, figure = play.state.active_hero()
    at = chests.room_to_drop(play.state, figure) if action.to is None else action.to
    if at is not None:
        play.spend(RULINGS.costs.drop_chest)
        play.settle_steps()
        chests.put_down(play, figure.id, action.chest, at)


def forbids_use_item(state: MkdState, _seat: Seat, action: UseItem) -> Refusal | None:
    """Return why an item cannot be used, or None: carried, charged and not yet in use.

    The rules are B-88 and B-89.
    """
    _, figure = state.active_hero()
    if refusal := does_not_carry(state, action.chest):
        return refusal
    chest = state.chest(action.chest)
    if not chest.opened:
        return refuse("item-shut", "B-88", chest=chest_name(chest))
    if not chest.charged:
        return refuse("item-spent", "B-89", item=item_name(chest))
    if chest.number in figure.uses:
        return refuse("item-in-use", "B-88", item=item_name(chest))
    most = RULINGS.number("items_at_once")
    if most and len(figure.uses) >= most and not items.is_potion(chest):
        return refuse("items-enough", "B-88", most=most)
    return None


def use_item(play: Resolution, _seat: Seat, action: UseItem) -> None:
    """Switch an item on, or drink a potion, for nothing (B-88, B-89)."""
    _, figure = play.state.active_hero()
    items.use(play, figure.id, action.chest)


def forbids_release(state: MkdState, _seat: Seat, _action: Release) -> Refusal | None:
    """Return why a captive cannot be let go, or None: it needs room beside him (B-71, 2.4)."""
    _, figure = state.active_hero()
    if figure.captive is None:
        return refuse("no-captive", "B-71", figure=name_of(figure))
    board, mover = board_of(state.site), mover_of(state, figure)
    if not any(may_stop(board, square, mover) for square in board.around(figure.at)):
        return refuse("no-room", "B-71")
    return None


def release(play: Resolution, _seat: Seat, _action: Release) -> None:
    """Let a captive go, for nothing (B-71, 2.4)."""
    _, figure = play.state.active_hero()
    play.settle_steps()
    captive = figure.captive
    if capture.release(play, figure.id) and captive is not None:
        play.mode.released(play, play.figure(captive))


def ways_out(state: MkdState) -> tuple[Square, ...]:
    """Return the squares from which a Hero can leave the whole dungeon, on any floor (MA-169)."""
    entrance = state.site.entrance
    return (() if entrance is None else (entrance[0],)) + state.site.exits


def forbids_leave(state: MkdState, seat: Seat, action: Leave) -> Refusal | None:
    """Return why a Hero cannot leave, or None: he needs to stand on a way out (MA-322).

    A Hero who waits outside may stay there. Nobody who has left comes back.
    """
    if action.figure is not None:
        return _cannot_stay_out(state, seat, state.figure(action.figure))
    if state.activation is None or state.agenda:
        return refuse("nobody-acts", "MA-322")
    _, figure = state.active_hero()
    if figure.at not in ways_out(state):
        return refuse("no-way-out", "MA-322", squares=listed(ways_out(state)))
    return lacks_points(state, RULINGS.costs.leave)


def _cannot_stay_out(state: MkdState, seat: Seat, figure: Figure) -> Refusal | None:
    if figure.seat != seat or figure.side != "hero":
        return refuse("not-yours", "MA-050", figure=name_of(figure))
    if figure.where != "waiting":
        return refuse("not-outside", "MA-322", figure=name_of(figure))
    if seat not in teams_to_act(state) or not may_choose(state) or state.agenda:
        return refuse("stay-when", "MA-322", figure=name_of(figure))
    return None


def leave(play: Resolution, _seat: Seat, action: Leave) -> None:
    """Leave for good, with all that the Hero carries (MA-322, B-90, B-71)."""
    if action.figure is not None:
        figure = play.alter(action.figure, where="left")
        play.mode.left(play, figure)
        return
    figure = play.pay(RULINGS.costs.leave)
    play.drop_tasks(figure.id)
    gone = play.alter(figure.id, where="left", effects=(), uses=())
    play.push(EndActivation(figure=figure.id))
    play.mode.left(play, gone)
