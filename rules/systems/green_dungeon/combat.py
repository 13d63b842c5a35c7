"""Fights: meeting a foe, bribes, flight, melee and the end."""

from rules.core.model import Seat
from rules.systems.green_dungeon import foes, layout
from rules.systems.green_dungeon.actions import Bribe, Flee, Refuse, Stand
from rules.systems.green_dungeon.damage import gain_luck, hurt
from rules.systems.green_dungeon.events.fights import (
    BribeRegained,
    FlightLost,
    FlightWon,
    FoeAwaited,
    FoeBribed,
    FoeMet,
    FoeSlain,
    MeleeLost,
    MeleeParried,
    MeleeWon,
)
from rules.systems.green_dungeon.foes import MELEE_BONUS, seats_of
from rules.systems.green_dungeon.names import foe_appears, foe_name
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import Fight, Foe, GreenDungeonState, Hero, Step
from rules.systems.green_dungeon.terms import FoeKind, StepKind

FIGHT_STEPS: frozenset[StepKind] = frozenset(
    {"bribe", "flight", "magic", "foe-magic", "melee", "round"}
)
LEFT_BEHIND: frozenset[StepKind] = FIGHT_STEPS | {"meet", "encounter", "door"}
"""Steps that are dropped once the heroes have run elsewhere."""

XP: dict[FoeKind, int] = {"minion": 1, "captain": 2, "final": 5}
XP_OF_A_LEVEL = 5
TREASURES: dict[FoeKind, int] = {"mini": 2, "final": 3}


def meet(play: Resolution, _: Step) -> None:
    """Meet the foe that waits here, with the wounds it had (GD-071, GD-094, GD-109)."""
    state = play.state
    foe = next(foe for foe in state.foes if foe.at == state.at)
    at = state.foes.index(foe)
    play.change(foes=(*state.foes[:at], *state.foes[at + 1 :]))
    begin_fight(play, foe)


def begin_fight(play: Resolution, foe: Foe, *, resting: bool = False) -> None:
    """Face a foe at once; bribing is for the first combat turn (GD-106, GD-112)."""
    name = foe_name(play.state, foe)
    if foe.left:
        bribed = foe.left == "bribed"
        play.tell(FoeAwaited(foe=name, health=foe.health, magic=foe.magic, bribed=bribed))
    else:
        play.tell(
            FoeMet(
                foe=name,
                appears=foe_appears(play.state, foe),
                difficulty=foe.difficulty,
                health=foe.health,
                magic=foe.magic,
            )
        )
    play.change(fight=Fight(foe=foe, heroes=len(play.state.living), resting=resting))
    play.first(Step(kind="bribe"), *_combat_turn(play))


def _combat_turn(play: Resolution) -> list[Step]:
    """Return the steps of a combat turn: flight, magic, melee, the next turn (GD-112)."""
    seats = seats_of(play)
    return [
        Step(kind="flight"),
        *(Step(kind="magic", seat=seat) for seat in seats),
        *(Step(kind="foe-magic", seat=seat) for seat in seats),
        *(Step(kind="melee", seat=seat) for seat in seats),
        Step(kind="round"),
    ]


def next_round(play: Resolution, _: Step) -> None:
    """Begin the next combat turn (GD-112)."""
    fight = play.fight
    play.change(fight=fight.with_(round=fight.round + 1, faltered=False, cast=(), struck=()))
    play.first(*_combat_turn(play))


def bribe_price(fight: Fight) -> int:
    """Return the bribe for which the foe lets the heroes pass.

    GD-107: the number of its card. GD-108: twice that if they ever fled from it. GD-143: once for
    each hero of a party.
    """
    return fight.foe.price * (2 if fight.foe.fled else 1) * fight.heroes


def forbids_bribe(state: GreenDungeonState, _: Seat, __: Bribe) -> str | None:
    """Return why the foe takes no bribe, or None.

    GD-045: not from sleepers. GD-093, GD-103: no boss does. GD-111: nothing but a monster does.
    """
    fight = state.fight
    if not fight or fight.foe.is_boss:
        return "gd-error-boss-bribe"
    if fight.resting:
        return "gd-error-rest-bribe"
    return None if state.gold >= bribe_price(fight) else "gd-error-gold"


def bribe(play: Resolution, _: Seat, __: Bribe) -> None:
    """Pay the monster: it stays, the room is not cleared, the heroes may pass (GD-109)."""
    price, foe = bribe_price(play.fight), play.fight.foe
    play.tell(FoeBribed(foe=foe_name(play.state, foe), gold=price))
    play.change(gold=play.state.gold - price)
    _leave(play, foe.with_(paid=foe.paid + price, left="bribed"))
    play.drop(FIGHT_STEPS)


def _leave(play: Resolution, foe: Foe) -> None:
    play.change(fight=None, foes=(*play.state.foes, foe), votes=())


def refuse(play: Resolution, _: Seat, __: Refuse) -> None:
    """Pay nothing, and go on to the fight."""
    play.done()


def refuges(state: GreenDungeonState) -> tuple[tuple[Flee, int], ...]:
    """Return where the heroes could flee: explored rooms beside, not through walls (GD-114)."""
    return tuple(
        (Flee(side=side), other)
        for side, other, way in layout.ways(state.light)[state.at]
        if way != "wall" and state.tiles[other].explored
    )


def forbids_flee(state: GreenDungeonState, _: Seat, action: Flee) -> str | None:
    """Return why the heroes cannot flee to a side, or None (GD-094, GD-103, GD-114)."""
    if not state.fight or state.fight.foe.kind == "final":
        return "gd-error-no-flight"
    if all(action.side is not refuge.side for refuge, _ in refuges(state)):
        return "gd-error-no-refuge"
    return None


def escapes(die: int, level: int, against: int) -> bool:
    """Return whether heroes get away: a tie does not (GD-064, GD-113)."""
    return die + level > against


def flee(play: Resolution, _: Seat, action: Flee) -> None:
    """Roll to run (GD-113): away (GD-114), or no magic and no bonuses now (GD-115).

    GD-143: a party runs at the pace of its lowest level.
    """
    play.done()
    hero = min(play.state.living, key=lambda hero: (hero.level, hero.seat))
    die, against = play.roll(6, "gd-flight"), play.roll(6, "gd-flight-foe")
    total = die + hero.level
    if not escapes(die, hero.level, against):
        play.tell(FlightLost(hero=hero.name, die=die, total=total, against=against))
        play.change(fight=play.fight.with_(faltered=True))
        return
    target = next(other for refuge, other in refuges(play.state) if refuge.side is action.side)
    play.tell(
        FlightWon(hero=hero.name, die=die, total=total, against=against, tile=layout.name(target))
    )
    _run(play, target)


def _run(play: Resolution, target: int) -> None:
    """Leave a foe with its cubes (GD-071, GD-094); one that waits where heroes run attacks.

    GD-025, GD-133: who runs from a door that is tried again has gone into a room, and ends the turn
    as any other, with potions before the time.
    """
    state = play.state
    _leave(play, play.fight.foe.with_(fled=True, left="fled", at=state.at))
    at_door = any(step.kind == "door" for step in state.agenda)
    play.drop(LEFT_BEHIND)
    if at_door:
        play.change(agenda=(*play.state.agenda, Step(kind="turn-end")))
        play.first(*(Step(kind="potion", seat=seat) for seat in seats_of(play)))
    play.change(
        at=target,
        came_from=state.at,
        tried=(),
        resting="fled" if state.resting else "",
    )
    play.first(*(Step(kind="meet") for _ in state.waiting(target)))


def stand(play: Resolution, _: Seat, __: Stand) -> None:
    """Stay in the fight, as monsters always do (GD-116)."""
    play.done()


def hero_total(fight: Fight, hero: Hero, die: int) -> int:
    """Return a hero's melee total (GD-127): the bare die after a spell (GD-126) or a failed flight.

    GD-056: the level adds to it. GD-115: a failed flight takes the bonuses.
    """
    bare = fight.faltered or hero.seat in fight.cast
    return die if bare else die + hero.level + hero.edge


def foe_total(fight: Fight, seat: Seat, die: int) -> int:
    """Return a foe's melee total (GD-076, GD-127): a bare die if it cast at the hero (GD-126)."""
    return die if seat in fight.struck else die + MELEE_BONUS[fight.foe.kind]


def melee(play: Resolution, step: Step) -> None:
    """Fight one exchange: the higher total wins, a tie goes to the foe (GD-064).

    GD-125: none if both cast. GD-126: who cast does no harm. GD-128: a hit is worth one and the
    weapon, also after a failed flight. GD-129: the foe's hit is worth its difficulty.
    """
    fight, hero = play.fight, play.hero(step.seat)
    cast, struck = step.seat in fight.cast, step.seat in fight.struck
    if not hero.alive or (cast and struck):
        return
    mine = hero_total(fight, hero, play.roll(6, "gd-melee-hero"))
    theirs = foe_total(fight, step.seat, play.roll(6, "gd-melee-foe"))
    name = foe_name(play.state, fight.foe)
    won = mine > theirs
    if (cast and won) or (struck and not won):
        play.tell(MeleeParried(hero=hero.name, mine=mine, theirs=theirs, foe=name, won=won))
    elif won:
        harm = 1 + hero.edge
        left = wound(play, harm)
        play.tell(
            MeleeWon(hero=hero.name, mine=mine, theirs=theirs, foe=name, harm=harm, left=left)
        )
    else:
        harm = foes.damage(fight.foe, weakens=play.options.wounded_monsters_weaken)
        play.tell(MeleeLost(hero=hero.name, mine=mine, theirs=theirs, foe=name, harm=harm))
        hurt(play, step.seat, harm)


def wound(play: Resolution, harm: int) -> int:
    """Take health from the foe; return the health that is left."""
    foe = play.fight.foe
    left = max(0, foe.health - harm)
    play.set_foe(foe.with_(health=left))
    return left


def is_won(state: GreenDungeonState) -> bool:
    """Return whether the foe is dead and the fight over at once (GD-130).

    GD-124: a dead foe does not cast, unless spells are cast at the same moment.
    GD-131: a hero at zero as well has lost, unless luck saves: that is asked first.
    """
    fight = state.fight
    if not fight or fight.foe.health > 0 or state.agenda[0].kind not in FIGHT_STEPS:
        return False
    still_casts = state.options.magic_simultaneous and fight.foe.magic > 0
    return not (still_casts and any(step.kind == "foe-magic" for step in state.agenda))


def win(play: Resolution) -> None:
    """End a won fight: experience for all, gold, treasure, its cards (GD-110, GD-143).

    GD-070, GD-077, GD-104: one, two or five experience. GD-095: the lesser boss's to the next
    level. GD-062: and luck. GD-096: its card stays out. GD-068, GD-075, GD-097, GD-104: treasure.
    """
    foe = play.fight.foe
    play.drop(FIGHT_STEPS)
    play.change(fight=None, votes=())
    foes.release(play, foe)
    play.tell(FoeSlain(foe=foe_name(play.state, foe), xp=xp_of(foe, play.state.living[0])))
    for hero in play.state.living:
        play.set_hero(hero.with_(xp=hero.xp + xp_of(foe, hero)))
        if foe.kind == "mini":
            gain_luck(play, hero.seat)
    if foe.paid:
        play.change(gold=play.state.gold + foe.paid)
        play.tell(BribeRegained(gold=foe.paid))
    draws = TREASURES.get(foe.kind, int(foe.treasure))
    steps = [Step(kind="draw", seat=seat) for seat in seats_of(play) for _ in range(draws)]
    if foe.is_boss:
        play.change(slain=(*play.state.slain, foe.kind), must_rest=foe.kind == "mini")
        steps.append(Step(kind="boss-fell"))
    play.first(*steps)


def xp_of(foe: Foe, hero: Hero) -> int:
    """Return the experience for a dead foe (GD-070, GD-077, GD-095, GD-104)."""
    return XP[foe.kind] if foe.kind in XP else XP_OF_A_LEVEL - hero.xp % XP_OF_A_LEVEL
