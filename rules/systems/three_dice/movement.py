"""Walking, temples, scrolls of teleportation, and staying put."""

from rules.core.grid import beside
from rules.core.model import Seat
from rules.systems.three_dice.actions import Go, Keep, ReadTeleport, TempleTeleport, Wait
from rules.systems.three_dice.artifacts import spend
from rules.systems.three_dice.events.places import (
    DraftKept,
    LocationsDrafted,
    TeleportRead,
    TempleStepped,
    Waited,
)
from rules.systems.three_dice.location import enter_new, roll_draw, table_of
from rules.systems.three_dice.loot import giver, remove_item
from rules.systems.three_dice.mapping import neighbour, ways
from rules.systems.three_dice.names import place_name
from rules.systems.three_dice.party import voters
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.revisits import revisit
from rules.systems.three_dice.state import KeepPrompt, ThreeDiceState


def forbids_go(state: ThreeDiceState, seat: Seat, action: Go) -> str | None:
    """Return why the heroes cannot leave by that side, or None.

    TD-012, HR-017: there must be an exit, and it must not be locked. TD-074: a map fragment is of
    use on the way only in the classic game, and only to unknown places.
    """
    door = state.room.door(action.side)
    if not door:
        return "td-error-no-exit"
    if door.kind == "entrance":
        return "td-error-way-out"
    if door.kind == "locked":
        return "td-error-locked"
    if action.fragment:
        if state.options.mode != "classic" or neighbour(state.level, state.room, action.side):
            return "td-error-fragment-here"
        return None if _has_map(state, seat, action) else "td-error-no-fragment"
    return None


def _has_map(state: ThreeDiceState, seat: Seat, action: Go) -> bool:
    """Return whether one of those who go has a map fragment (TD-074).

    In a party that may split, whoever has one wants to go by it, and others may agree (HR-024).
    """
    if not state.options.split_party:
        return any(hero.count("fragment") for hero in state.party)
    wanted = any(vote.action == action for vote in state.votes)
    return wanted or bool(state.hero(seat).count("fragment"))


def go(play: Resolution, _: Seat, action: Go) -> None:
    """Walk through an exit, into the known or the unknown (TD-004, TD-041).

    TD-074: in the classic game a map fragment, whoever of those who go carries it, shows two
    locations, and one is kept.
    """
    beyond = neighbour(play.state.level, play.room, action.side)
    if beyond:
        revisit(play, beyond.number, walked=True)
    elif action.fragment:
        holder = next(seat for seat in play.movers if play.hero(seat).count("fragment"))
        remove_item(play, holder, "fragment")
        draws = (roll_draw(play), roll_draw(play))
        play.ask(KeepPrompt(draws=draws, movers=play.movers, side=action.side))
        table = table_of(play.state)
        first, second = (place_name(table.place(draw.location)) for draw in draws)
        play.tell(LocationsDrafted(first=first, second=second))
    else:
        enter_new(play, beside(play.room.cell, action.side), roll_draw(play))


def keep(play: Resolution, _: Seat, action: Keep) -> None:
    """Enter the one of two drafted locations that was kept (TD-074, HR-033).

    Latecomers enter, too. In a party that may split, only those enter who rolled for it.
    """
    prompt = play.state.prompts[0]
    play.movers = voters(play.state)
    play.answered()
    if isinstance(prompt, KeepPrompt):
        draw = prompt.draws[action.draw - 1]
        kind = table_of(play.state).place(draw.location)
        play.tell(DraftKept(place=place_name(kind)))
        enter_new(play, beside(play.room.cell, prompt.side), draw)


def other_temples(state: ThreeDiceState) -> tuple[int, ...]:
    """Return the numbers of the other explored temples of this level (TD-044, TD-046)."""
    here = state.room
    return tuple(
        room.number for room in state.level.rooms if room.shape == "temple" and room != here
    )


def forbids_temple(state: ThreeDiceState, _: Seat, action: TempleTeleport) -> str | None:
    """Return why the heroes cannot step into that temple, or None (TD-044, TD-046)."""
    if state.room.shape != "temple":
        return "td-error-no-temple"
    if state.room.monster:
        return "td-error-not-clear"
    return None if action.room in other_temples(state) else "td-error-no-such-temple"


def temple(play: Resolution, _: Seat, action: TempleTeleport) -> None:
    """Step from this temple into another, where something may have sneaked in (TD-044, TD-045)."""
    play.tell(TempleStepped(room=action.room))
    revisit(play, action.room)


def forbids_teleport(state: ThreeDiceState, seat: Seat, action: ReadTeleport) -> str | None:
    """Return why the Scroll of Teleportation cannot be read for that room, or None (TD-053).

    A hero without one may only agree with somebody who wants to read one.
    """
    wanted = any(vote.action == action for vote in state.votes)
    if giver(state, seat, "teleport") is None and not wanted:
        return "td-error-item-not-owned"
    if state.room.monster:
        return "td-error-not-clear"
    if action.room == state.here or not 1 <= action.room <= len(state.level.rooms):
        return "td-error-no-such-room"
    return None


def teleport(play: Resolution, seat: Seat, action: ReadTeleport) -> None:
    """Read a Scroll of Teleportation: to any explored room of the level, once (TD-053).

    The group comes along, after agreeing to it (TD-064); in a party that may split, the
    reader goes alone.
    """
    owner = giver(play.state, seat, "teleport") or seat
    spend(play, owner, "teleport")
    play.tell(TeleportRead(hero=play.hero(owner).name, room=action.room))
    if play.options.split_party:
        play.movers = (seat,)
        play.change(turn_over=True)
    revisit(play, action.room)


def forbids_wait(state: ThreeDiceState, _: Seat, __: Wait) -> str | None:
    """Return why heroes may not wait, or None: they may when locked in, or split up."""
    may = _locked_in(state) or state.options.split_party
    return None if may else "td-error-no-waiting"


def _locked_in(state: ThreeDiceState) -> bool:
    return all(door.kind == "locked" for door in ways(state.room))


def wait(play: Resolution, _: Seat, __: Wait) -> None:
    """Let heroes wait; for those locked in it is as if they left and came back (TD-041, HR-017).

    Groups of a split party can wait for each other (HR-024): nobody returns then, so that no die is
    rolled and no new visit begins, unless the setting `waiting` says so.
    """
    names = ", ".join(hero.name for hero in play.state.party)
    play.tell(Waited(heroes=names))
    if _locked_in(play.state) or play.options.waiting == "roving":
        revisit(play, play.state.here)
    else:
        play.change(turn=play.state.turn + 1, votes=())
