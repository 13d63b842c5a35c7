"""The town: healing, levels, new companions, and the road to another dungeon."""

from rules.core.answers import SeatInfo
from rules.core.model import Seat
from rules.systems.third_six.actions import (
    GoHome,
    GoToTown,
    LeaveTown,
    LevelUp,
    NewDungeon,
    Recruit,
    Treat,
)
from rules.systems.third_six.content import RULINGS, TABLES
from rules.systems.third_six.events.company import (
    DungeonBegun,
    HeroRecruited,
    HeroTreated,
    LevelGained,
    PartyHome,
    TownEntered,
    TownLeft,
)
from rules.systems.third_six.foes import creep_away, foes_bar
from rules.systems.third_six.heroes import newcomer, recover
from rules.systems.third_six.mapping import first_room, fully_explored
from rules.systems.third_six.movement import ENTRANCE, arrive
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Hero, Level, ThirdSixState

LONG = 300
"""Turns after which a party may go home from where it is, whatever its goal was."""

RECRUIT_LEVEL = 1
"""The level of a hero who takes the place of a fallen one, at whatever level the others began."""


def forbids_town(state: ThirdSixState, _: Seat, __: GoToTown) -> str | None:
    """Return why there is no going to town, or None: it is not the first entrance (TS-049).

    TS-015, TS-053: past foes there is a way only while some of them sleep.
    """
    if foes_bar(state):
        return "ts-error-foes-bar"
    return None if state.depth == 1 and state.here == ENTRANCE else "ts-error-no-road"


def go_to_town(play: Resolution, seat: Seat, __: GoToTown) -> None:
    """Leave the dungeon, past sleepers too (TS-049, TS-015)."""
    creep_away(play, seat)
    play.change(place="town", turn=play.state.turn + 1, votes=(), last_step=None)
    play.tell(TownEntered(coins=play.state.coins))


def leave_town(play: Resolution, _: Seat, __: LeaveTown) -> None:
    """Go back to the entrance, which was quiet when it was left (TS-049)."""
    play.change(place="dungeon")
    arrive(play, 1, ENTRANCE)
    play.tell(TownLeft())


def forbids_treat(state: ThirdSixState, _: Seat, action: Treat) -> str | None:
    """Return why nobody can be treated, or None: too few coins, or nothing to heal (TS-050)."""
    hero = living(state, action.seat)
    if hero is None:
        return "ts-error-no-hero"
    if state.coins < TABLES.town.heal_cost:
        return "ts-error-coins"
    return "ts-error-hale" if hero.hp >= hero.hp_most and hero.mnd >= hero.mnd_most else None


def living(state: ThirdSixState, seat: Seat) -> Hero | None:
    """Return a living hero by seat, if there is one."""
    return next((hero for hero in state.living if hero.seat == seat), None)


def treat(play: Resolution, _: Seat, action: Treat) -> None:
    """Buy a hero a die of HP and as much MND for five common coins (TS-050, TS-057)."""
    play.spend(TABLES.town.heal_cost)
    die = play.roll(RULINGS.town_heal_sides, "ts-treat")
    recover(play, action.seat, hp=die, mnd=die)
    name = play.hero(action.seat).name
    play.tell(HeroTreated(hero=name, die=die, coins=TABLES.town.heal_cost))


def forbids_level(state: ThirdSixState, _: Seat, action: LevelUp) -> str | None:
    """Return why there is no new level, or None: it costs a hundred coins (TS-051)."""
    if living(state, action.seat) is None:
        return "ts-error-no-hero"
    return None if state.coins >= TABLES.town.level_cost else "ts-error-coins"


def level_up(play: Resolution, _: Seat, action: LevelUp) -> None:
    """Buy a hero's next level: more MND and a die of HP, both at once (TS-003, TS-051)."""
    play.spend(TABLES.town.level_cost)
    gain = RULINGS.level_gain
    die = play.roll(gain.hp_sides, "ts-level-hp")
    hero = play.hero(action.seat)
    play.set_hero(
        hero.with_(
            level=hero.level + 1,
            hp=hero.hp + die,
            hp_most=hero.hp_most + die,
            mnd=hero.mnd + gain.mnd,
            mnd_most=hero.mnd_most + gain.mnd,
        )
    )
    play.tell(LevelGained(hero=hero.name, level=hero.level + 1, hp=die, mnd=gain.mnd))


def forbids_recruit(state: ThirdSixState, _: Seat, action: Recruit) -> str | None:
    """Return why nobody can be recruited, or None: for a fallen hero's seat alone (TS-049)."""
    if not state.options.recruit_in_town:
        return "ts-error-no-recruits"
    if not any(hero.seat == action.seat and not hero.alive for hero in state.heroes):
        return "ts-error-not-fallen"
    return None if state.coins >= RULINGS.recruit_cost else "ts-error-coins"


def recruit(play: Resolution, _: Seat, action: Recruit) -> None:
    """Give a fallen hero's seat to a new hero of the first level (TS-049)."""
    play.spend(RULINGS.recruit_cost)
    fallen = play.hero(action.seat)
    fresh = newcomer(SeatInfo(seat=fallen.seat, name=fallen.name), RECRUIT_LEVEL)
    play.set_hero(fresh)
    play.tell(HeroRecruited(hero=fallen.name, coins=RULINGS.recruit_cost))


def forbids_new(state: ThirdSixState, _: Seat, __: NewDungeon) -> str | None:
    """Return why there is no new dungeon, or None: this one is not fully explored (TS-031)."""
    return None if fully_explored(state) else "ts-error-unexplored"


def new_dungeon(play: Resolution, _: Seat, __: NewDungeon) -> None:
    """Begin another dungeon at its first level (TS-031, TS-032)."""
    number = play.state.dungeon + 1
    play.change(dungeon=number, place="dungeon", levels=(Level(rooms=(first_room(play.options),)),))
    arrive(play, 1, ENTRANCE)
    play.tell(DungeonBegun(number=number))


def forbids_home(state: ThirdSixState, _: Seat, __: GoHome) -> str | None:
    """Return why the party cannot go home, or None: it may in a campaign.

    After a long time everybody may go, from wherever they are.
    """
    if is_long(state):
        return None
    if not any(hero.veteran for hero in state.heroes):
        return "ts-error-no-going-home"
    return None if state.place == "town" else "ts-error-only-in-town"


def is_long(state: ThirdSixState) -> bool:
    """Return whether the game has lasted so long that the players may end it."""
    return state.turn >= LONG


def go_home(play: Resolution, _: Seat, __: GoHome) -> None:
    """End the adventure, whatever its goal was."""
    play.tell(PartyHome())
    play.change(ending="home", votes=())
