"""How an adventure of a campaign begins, with Heroes from earlier ones (MA-250, MA-258)."""

from collections.abc import Sequence

from rules.core.answers import Transition
from rules.core.dice import Dice
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.experience import TOP_LEVEL
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.resolution import Resolution, settle
from rules.systems.mkd.state import Player
from rules.systems.mkd_adventure.campaign.recruits import HERE
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.veterans import Hero
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import HALVES
from rules.systems.mkd_adventure.state import AdventureState, of


def depart(state: MkdCampaign, party: tuple[Hero, ...], dice: Dice) -> Transition[AdventureState]:
    """Build the dungeon for the party and return it; nobody is recruited any more."""
    play = Resolution(mustered(state, party), dice, ADVENTURE)
    settle(play, ADVENTURE.handlers)
    return Transition[AdventureState].model_construct(state=of(play), events=tuple(play.events))


def mustered(state: MkdCampaign, party: Sequence[Hero]) -> AdventureState:
    """Return the state of an adventure with a party before the gate.

    A Hero's id is his number on the roster. One Hero alone cannot split up (MA-315).
    """
    plan = state.plan
    if plan.split_up and len(party) < HALVES:
        plan = plan.with_(split_up=False)
    seats = sorted({hero.owner for hero in party})
    figures, chests = [], list[Chest]()
    out = {hero.number for hero in party}
    for hero in party:
        packed = tuple(
            _packed(item.kind, len(chests) + place, hero) for place, item in enumerate(hero.packed)
        )
        chests.extend(packed)
        figures.append(figure_of(hero, tuple(chest.number for chest in packed)))
    return AdventureState(
        options=plan,
        players=tuple(Player(seat=seat, name=state.member(seat).name) for seat in seats),
        ready=tuple(seats),
        figures=tuple(figures),
        chests=tuple(chests),
        next_id=max((hero.number for hero in party), default=0) + 1,
        campaign=True,
        in_town=tuple(
            hero.kind for hero in state.roster if hero.fate in HERE and hero.number not in out
        ),
    )


def figure_of(hero: Hero, carries: tuple[int, ...] = ()) -> Figure:
    """Return a Hero at the start of his level, with what his levels gave (MA-006, MA-251, MA-255).

    Past level 5 his numbers are those of level 5; a novice has a click less than level 1.
    """
    start = max(0, TOP_LEVEL - hero.level)
    if start >= len(HEROES[hero.kind].dial):
        raise RuntimeError("a Hero's dial is longer than his levels")
    return Figure(
        id=hero.number,
        kind=hero.kind,
        number=hero.nth,
        side="hero",
        seat=hero.owner,
        where="waiting",
        click=start,
        cap=start,
        level=hero.level,
        carries=carries,
        gained=hero.gained,
    )


def _packed(kind: str, number: int, hero: Hero) -> Chest:
    """Return a chest from town: it is open, its trap sprung, without gold.

    A Monster that shuts it sets the trap again, as with any chest (MA-250, B-87).
    """
    return Chest(
        number=number, kind=kind, opened=True, trap="spent", bare=True, carrier=hero.number
    )
