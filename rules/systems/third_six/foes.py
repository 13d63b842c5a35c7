"""Who is met: the foe die, the boss die, and what becomes of a fight when it ends."""

from collections.abc import Iterable, Mapping

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.third_six.content import RULINGS, TABLES
from rules.systems.third_six.content.faces import BossRow, boss_table, foe_table
from rules.systems.third_six.events.fights import (
    BossesAwaited,
    BossesMet,
    FoesMet,
    NobodyMet,
    PartyCrept,
)
from rules.systems.third_six.heroes import recover
from rules.systems.third_six.names import monster_name
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Fight, Foe, ThirdSixState
from rules.systems.third_six.treasure import roll_treasures


def check_foes(play: Resolution) -> None:
    """Roll who is in a room, new or not (TS-033, TS-048); where nobody is all recover (TS-034)."""
    play.change(due="")
    die = play.roll(6, "ts-foes")
    minion = foe_table(play.options.packs).get(die)
    if minion is None:
        play.tell(NobodyMet(die=die))
        for hero in play.state.living:
            recover(play, hero.seat, TABLES.recover.hp, TABLES.recover.mnd)
        return
    count = minions(play.state)
    foe = monster_name(minion.id, count)
    play.tell(FoesMet(foe=foe, count=count, hp=minion.hp, die=die))
    play.change(fight=Fight(foes=horde(minion.id, minion.hp, count)), votes=())


def minions(state: ThirdSixState) -> int:
    """Return how many minions appear: one for each living hero (TS-035)."""
    if state.options.foe_count == "one":
        return 1
    return RULINGS.foes_per_hero * len(state.living)


def horde(monster: str, hp: int, count: int) -> tuple[Foe, ...]:
    """Return some foes of one kind, with numbers and hit points."""
    return tuple(
        Foe(number=number, monster=monster, hp=hp, most=hp) for number in range(1, count + 1)
    )


def meet_bosses(play: Resolution) -> None:
    """Meet the bosses of the stairs: rolled once, and still there if they were left.

    TS-025, TS-055, with their hit points by TS-037.
    """
    play.change(due="")
    room = play.state.room
    if room.guards:
        name = monster_name(room.guards[0].monster, len(room.guards))
        play.tell(BossesAwaited(foe=name, count=len(room.guards)))
        play.change(fight=Fight(foes=room.guards, bosses=True, hoard=room.hoard), votes=())
        return
    die = play.roll(6, "ts-bosses")
    row = boss_row(play.state, die)
    times = scale(play.state)
    count = row.number * times
    boss, hp = row.boss.id, row.boss.hp
    play.tell(BossesMet(foe=monster_name(boss, count), count=count, hp=hp, die=die))
    foes = horde(boss, hp, count)
    play.change(fight=Fight(foes=foes, bosses=True, hoard=row.treasures * times), votes=())


def boss_row(state: ThirdSixState, die: int) -> BossRow:
    """Return the bosses of a die: printed table (TS-036) or later one (TS-056, HR-035)."""
    return boss_table(state.options.packs, later=state.options.boss_table == "alt")[die]


def overruled(options: ThirdSixOptions) -> Mapping[str, str]:
    """Return the settings that packs overrule: the list of bosses, if both are equal."""
    first, later = (boss_table(options.packs, later=later) for later in (False, True))
    return {"boss_table": "bosses"} if first == later else {}


def scale(state: ThirdSixState) -> int:
    """Return how often the printed bosses come: once, unless larger parties meet more (TS-036)."""
    match state.options.boss_scaling:
        case "none":
            return 1
        case "per_hero":
            return len(state.living)
        case _:
            return -(-len(state.living) // RULINGS.heroes_per_boss)


def foes_bar(state: ThirdSixState) -> bool:
    """Return whether foes keep the party where it is: none of them sleeps (TS-015, TS-053)."""
    return state.fight is not None and not any(foe.asleep for foe in state.fight.foes)


def creep_away(play: Resolution, seat: Seat) -> None:
    """Let a hero lead the party past sleepers, out of the fight if one is on (TS-015)."""
    if play.state.fight:
        play.tell(PartyCrept(hero=play.hero(seat).name))
        leave_fight(play)


def leave_fight(play: Resolution) -> None:
    """End a fight that the party left: bosses stay, minions are gone (TS-048, TS-055)."""
    fight = play.fight
    if fight.bosses:
        guards = tuple(foe.with_(asleep=False) for foe in fight.foes)
        play.set_room(play.state.room.with_(guards=guards, hoard=fight.hoard))
    close_fight(play)


def win_fight(play: Resolution) -> None:
    """End a fight that is won; bosses give the printed number of treasures (TS-041)."""
    fight = play.fight
    close_fight(play)
    if fight.bosses:
        play.set_room(play.state.room.with_(guards=(), hoard=0))
        play.change(bosses_beaten=play.state.bosses_beaten + 1)
        roll_treasures(play, fight.hoard, Text.of("ts-source-hoard"))


def close_fight(play: Resolution) -> None:
    """End the encounter, and with it every Shield (TS-019)."""
    heroes = tuple(
        hero.with_(shielded=False) if hero.shielded else hero for hero in play.state.heroes
    )
    play.change(fight=None, heroes=heroes, votes=())


def unlike(foes: Iterable[Foe]) -> list[Foe]:
    """Return one foe of each kind that makes a difference to a player: there are twelve at most."""
    kinds: dict[tuple[object, ...], Foe] = {}
    for foe in foes:
        kinds.setdefault((foe.monster, foe.hp, foe.asleep, foe.robbed), foe)
    return list(kinds.values())
