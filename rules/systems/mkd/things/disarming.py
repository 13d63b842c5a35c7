"""Looking for traps, disarming them, and opening what has them (B-82 to B-85, B-92)."""

from rules.core.words import Text
from rules.systems.mkd.content import CHESTS, RULINGS, TRAPS
from rules.systems.mkd.events.things import Disarmed, DisarmFailed, NoTrap, TrapFound
from rules.systems.mkd.experience import gain
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.moves.walk import set_door
from rules.systems.mkd.names import chest_name
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.terms import Trap
from rules.systems.mkd.things.chests import open_up
from rules.systems.mkd.things.doors import door_name, edge_of, swing_open
from rules.systems.mkd.things.traps import at_chest, at_door, spring, trap_name


def detect_chest(play: Resolution, number: int, chest: int) -> Trap:
    """Roll which of its six traps a chest has; it stays until somebody resets it (B-82)."""
    looked = play.state.chest(chest)
    die = play.roll(6, "mkd-detect")
    trap = CHESTS[looked.kind].traps[die - 1]
    play.set_chest(looked.with_(trap="spent" if trap == "none" else trap))
    _tell_found(play, number, chest_name(looked), trap, die)
    return trap


def detect_door(play: Resolution, number: int, door: int) -> Trap:
    """Roll for a door's trap by drawing a chest, which is put back afterwards (B-92, MA-217)."""
    looked = play.state.site.doors[door]
    trap = detect_drawn(play, number, door_name(looked), "mkd-door-chest")
    set_door(play, door, trap="spent" if trap == "none" else trap)
    return trap


def detect_drawn(play: Resolution, number: int, thing: Text, reason: str) -> Trap:
    """Roll for the kind of a trap by drawing a chest from the pool (B-92).

    If no chest is left in the pool, any chest of the game is drawn.
    """
    pool = play.state.pools.chests or tuple(CHESTS.of(play.state.settings.packs))
    row = CHESTS[pool[play.pick(len(pool), reason)]].traps
    die = play.roll(6, "mkd-detect")
    trap = row[die - 1]
    _tell_found(play, number, thing, trap, die)
    return trap


def _tell_found(play: Resolution, number: int, thing: Text, trap: Trap, die: int) -> None:
    if trap == "none":
        play.tell(NoTrap(thing=thing, die=die))
        return
    figure = name_of(play.figure(number))
    play.tell(TrapFound(figure=figure, thing=thing, trap=trap_name(trap), die=die))


def disarm_chest(play: Resolution, number: int, chest: int, trap: Trap, *, slow: bool) -> None:
    """Disarm a known trap, or let it go off, which opens the chest (B-83, B-84, B-85)."""
    if disarms(play, number, trap, slow=slow):
        play.set_chest(play.state.chest(chest).with_(trap="spent"))
        _ease_chest(play, chest)
        gain(play, RULINGS.number("xp_disarm"))
        return
    spring_chest(play, number, chest, trap)


def disarm_door(play: Resolution, number: int, door: int, trap: Trap, *, slow: bool) -> None:
    """Disarm a door's trap for good, or let it go off (B-92, MA-218, MA-220).

    The door stays shut; to open it costs nothing more in this activation.
    """
    disarmed = disarms(play, number, trap, slow=slow)
    _ease_door(play, door)
    if disarmed:
        set_door(play, door, trap="spent")
        gain(play, RULINGS.number("xp_disarm"))
        return
    spring_door(play, number, door, trap)


def disarms(play: Resolution, number: int, trap: Trap, *, slow: bool) -> bool:
    """Return whether a die, or the higher of two if slow, reaches the trap's number (B-83)."""
    die = max(play.two_d6("mkd-disarm")) if slow else play.roll(6, "mkd-disarm")
    needed = TRAPS[trap].disarm
    figure = name_of(play.figure(number))
    event = Disarmed if die >= needed else DisarmFailed
    play.tell(event(figure=figure, trap=trap_name(trap), die=die, needed=needed))
    return die >= needed


def _ease_chest(play: Resolution, chest: int) -> None:
    active = play.active
    if active is not None:
        eased = (*active.eased_chests, chest)
        play.change(activation=active.with_(eased_chests=eased))


def _ease_door(play: Resolution, door: int) -> None:
    active = play.active
    if active is not None:
        edge = edge_of(play.state.site.doors[door])
        play.change(activation=active.with_(eased_doors=(*active.eased_doors, edge)))


def spring_chest(play: Resolution, number: int, chest: int, trap: Trap) -> None:
    """Set off a chest's trap, which opens the chest (B-84)."""
    spring(play, number, trap, at_chest(play.state, play.state.chest(chest)))
    open_up(play, chest)


def spring_door(play: Resolution, number: int, door: int, trap: Trap) -> None:
    """Set off a door's trap, which then never goes off again (MA-220)."""
    spot = at_door(play.state, play.state.site.doors[door], play.figure(number))
    set_door(play, door, trap="spent")
    spring(play, number, trap, spot)


def open_chest(play: Resolution, number: int, chest: int) -> None:
    """Open a chest, whatever its trap; a trap not looked for yet is rolled now (B-84)."""
    trap = play.state.chest(chest).trap
    if trap is None:
        trap = detect_chest(play, number, chest)
    match trap:
        case "spent" | "none":
            open_up(play, chest)
        case _:
            spring_chest(play, number, chest, trap)


def open_door(play: Resolution, number: int, door: int) -> None:
    """Open a door; its trap, unless dealt with, goes off before it opens (B-92, MA-219)."""
    trap = play.state.site.doors[door].trap
    if trap is None:
        trap = detect_door(play, number, door)
    match trap:
        case "spent" | "none":
            pass
        case _:
            spring_door(play, number, door, trap)
    swing_open(play, number, door)
