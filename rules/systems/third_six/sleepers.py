"""Sleeping foes: putting them to sleep, stealing from them."""

from rules.core.model import Seat
from rules.systems.third_six.actions import Steal
from rules.systems.third_six.combat import wake
from rules.systems.third_six.events.fights import TheftFailed, TreasureStolen
from rules.systems.third_six.events.magic import FoesSlept
from rules.systems.third_six.heroes import dexterity
from rules.systems.third_six.names import monster_name
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.treasure import carried_by, roll_treasures


def sleep(play: Resolution) -> None:
    """Put every foe to sleep (TS-015)."""
    foes = tuple(foe.with_(asleep=True) for foe in play.fight.foes)
    play.change(fight=play.fight.with_(foes=foes))
    play.tell(FoesSlept())


def forbids_steal(state: ThirdSixState, _: Seat, action: Steal) -> str | None:
    """Return why there is no stealing, or None: only once from each sleeper (TS-015)."""
    foe = state.fight.foe(action.foe) if state.fight else None
    if foe is None:
        return "ts-error-no-foe"
    if not foe.asleep:
        return "ts-error-awake"
    hoard = not state.fight or not state.fight.bosses or state.fight.hoard > 0
    return "ts-error-robbed" if foe.robbed or not hoard else None


def steal(play: Resolution, seat: Seat, action: Steal) -> None:
    """Take a sleeper's treasure on DEX or less, or wake it (TS-015).

    The treasure is one that the foe would have left, of a boss one of the printed number.
    """
    hero = play.hero(seat)
    foe = play.fight.foe(action.foe)
    if foe is None:
        return
    play.acted(seat)
    die = play.roll(6, "ts-steal")
    name = monster_name(foe.monster)
    dex = dexterity(hero)
    if die > dex:
        play.tell(TheftFailed(hero=hero.name, foe=name, die=die, dex=dex))
        wake(play, action.foe)
        return
    play.set_foe(foe.with_(robbed=True))
    if play.fight.bosses:
        play.change(fight=play.fight.with_(hoard=play.fight.hoard - 1))
    play.tell(TreasureStolen(hero=hero.name, foe=name, die=die, dex=dex))
    roll_treasures(play, 1, carried_by(foe.monster))
