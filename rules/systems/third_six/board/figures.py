"""Heroes and foes on the map."""

from rules.core.hero_marks import marks
from rules.core.packs.pack import marked
from rules.core.party import hero_token
from rules.core.scene import Square, Token
from rules.core.words import Text
from rules.systems.third_six.board.page import Page
from rules.systems.third_six.board.shapes import spots
from rules.systems.third_six.content import CLASSES, icon_of
from rules.systems.third_six.names import calling_name, foe_name
from rules.systems.third_six.phases import awaiting
from rules.systems.third_six.state import Foe, Hero, ThirdSixState

NEWCOMER = "person"
"""The icon of a hero who has no class yet."""


def tokens(state: ThirdSixState, page: Page) -> tuple[Token, ...]:
    """Return every living hero and every foe of the fight.

    When all is over, those who fell in this room lie there.
    """
    room = state.room
    foes = state.fight.foes if state.fight else ()
    fallen = [each for each in state.heroes if state.ending and each.name in room.bones]
    living = (*state.living, *(each for each in fallen if not each.alive))
    letters = marks((hero.seat, hero.name) for hero in state.heroes)
    active = awaiting(state)
    below, above = spots(room, len(living), len(foes))
    heroes = (
        hero_figure(hero, letters[hero.seat], page.place(room, spot), active=hero.seat in active)
        for hero, spot in zip(living, below, strict=True)
    )
    monsters = (
        _foe(foe, foe_name(state.fight, foe), page.place(room, spot))
        for foe, spot in zip(foes, above, strict=True)
    )
    return (*heroes, *monsters)


def hero_figure(hero: Hero, mark: str, at: Square, *, active: bool) -> Token:
    """Return the figure of a hero with its points and its class."""
    name = (
        Text.of("ts-token-hero", hero=hero.name, calling=calling_name(hero.calling))
        if hero.calling
        else Text.of("ts-token-newcomer", hero=hero.name)
    )
    return hero_token(hero, mark, at, name, active=active).with_(
        health=hero.hp if hero.calling else None,
        health_max=hero.hp_most if hero.calling else None,
        conditions=(Text.of("ts-condition-shielded"),) if hero.shielded else (),
        face=face_of(hero),
        kind=marked(hero.calling or ""),
        down=not hero.alive,
    )


def face_of(hero: Hero) -> str:
    """Return the icon of a hero: that of its class, if it has one yet."""
    return CLASSES[hero.calling].icon if hero.calling else NEWCOMER


def _foe(foe: Foe, name: Text, at: Square) -> Token:
    return Token(
        key=f"foe-{foe.number}",
        side="monster",
        mark=f"{foe.monster[0].upper()}{foe.number}",
        name=name,
        at=at,
        health=foe.hp,
        health_max=foe.most,
        conditions=(Text.of("ts-condition-asleep"),) if foe.asleep else (),
        face=icon_of(foe.monster),
        kind=marked(foe.monster),
    )
