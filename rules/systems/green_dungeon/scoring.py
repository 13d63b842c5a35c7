"""How a game ends, and what it was worth."""

from typing import Literal

from rules.core.answers import Outcome
from rules.core.words import Text
from rules.systems.green_dungeon import themes
from rules.systems.green_dungeon.events.gains import GameWon, PartyLost, TimeUp
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState, Hero, Step
from rules.systems.green_dungeon.terms import Ending

CARD, LEVEL, LUCK = 2, 10, 20
FLED, EVENT = 5, 5
BOSSES = 2
RESULTS: dict[Ending, Literal["victory", "defeat", "finished"]] = {
    "won": "victory",
    "dead": "defeat",
    "time": "finished",
}


def merits(hero: Hero) -> int:
    """Return the points of a hero in the score, gold aside (GD-138)."""
    return (
        hero.health
        + hero.magic
        + CARD * len(hero.cards)
        + LEVEL * hero.level
        + hero.xp
        + LUCK * hero.luck
    )


def penalties(state: GreenDungeonState) -> int:
    """Return the penalties: face-down tiles, foes run from, event cubes; not the bribed (GD-139).

    A foe that they ran from and that has them in a fight again at the end is still there.
    """
    face_down = sum(not tile.up for tile in state.tiles)
    foes = state.foes if state.fight is None else (*state.foes, state.fight.foe)
    fled = sum(1 for foe in foes if foe.left == "fled" and foe.health > 0)
    return face_down + FLED * fled + EVENT * state.events


def score(state: GreenDungeonState) -> int:
    """Return the final score (GD-140).

    Of a party the mean, rounded half up, gold included (GD-143).
    """
    total, heroes = sum(map(merits, state.heroes)) + state.gold, len(state.heroes)
    return (2 * total + heroes) // (2 * heroes) - penalties(state)


def boss_fell(play: Resolution, _: Step) -> None:
    """Note that a boss fell; with both dead the game is won (GD-104, GD-105)."""
    if len(play.state.slain) == BOSSES:
        end(play, "won")


def end(play: Resolution, ending: Ending) -> None:
    """End the game and tell its score (GD-063, GD-140)."""
    play.change(ending=ending, agenda=(), votes=())
    points = score(play.state)
    match ending:
        case "won":
            play.tell(GameWon(score=points))
        case "dead":
            play.tell(PartyLost(score=points))
        case _:
            play.tell(TimeUp(score=points))


def outcome(state: GreenDungeonState) -> Outcome | None:
    """Return how the game ended with its score for every seat, or None while it runs (GD-140)."""
    if not state.ending:
        return None
    points = score(state)
    return Outcome(
        result=RESULTS[state.ending],
        text=ending_text(state),
        scores=tuple((player.seat, points) for player in state.players),
    )


def ending_text(state: GreenDungeonState) -> Text:
    """Return the end in a sentence, without the score."""
    key = f"gd-ending-{state.ending}"
    match state.ending:
        case "won":
            return Text.of(key, tale=themes.victory(state.theme))
        case "dead":
            return Text.of(key, tale=themes.defeat(state.theme))
        case _:
            return Text.of(key)
