"""Treasure: its dice, and pendants for somebody's neck."""

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.third_six.actions import GivePendant
from rules.systems.third_six.content import RULINGS, TABLES
from rules.systems.third_six.events.rewards import (
    CoinsFound,
    NothingFound,
    PendantFound,
    PendantWorn,
    ThingFound,
)
from rules.systems.third_six.names import artifact_name, item_name, monster_name
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Hero, PendantPrompt, ThirdSixState
from rules.systems.third_six.terms import SCROLLS, SPELLS, Artifact, Item

NOTHING, SPECIAL = 1, 6


def carried_by(monster: str) -> Text:
    """Return the source of a treasure: the monster that carried it."""
    return Text.of("ts-source-foe", foe=monster_name(monster))


def roll_treasures(play: Resolution, count: int, source: Text) -> None:
    """Roll several treasures from one source; one event tells all their coins."""
    coins = sum([roll_treasure(play, source) for _ in range(count)])
    if coins:
        play.tell(CoinsFound(source=source, coins=coins))


def roll_treasure(play: Resolution, source: Text) -> int:
    """Roll a treasure die and hand out what it shows (TS-039).

    Returns:
        The coins that it brought; they are in the purse already.
    """
    die = play.roll(6, "ts-treasure")
    if die == NOTHING:
        play.tell(NothingFound(source=source, die=die))
        return 0
    if die == SPECIAL:
        return roll_special(play)
    play.earn(die)
    return die


def roll_special(play: Resolution) -> int:
    """Roll a special treasure's further dice and hand it out; return the coins of it (TS-040).

    Returns:
        The coins that were in it, which are in the purse.
    """
    special = TABLES.special[play.roll(6, "ts-special") - 1]
    match special:
        case "coins":
            play.earn(TABLES.special_coins)
            return TABLES.special_coins
        case "scroll":
            find(play, SCROLLS[SPELLS[play.roll(6, "ts-scroll") - 1]])
        case "artifact":
            find_pendant(play, TABLES.artifacts[play.roll(6, "ts-artifact") - 1])
        case _:
            find(play, special)
    return 0


def find(play: Resolution, item: Item) -> None:
    """Find something for the bag that all share (TS-057)."""
    play.put(item)
    play.tell(ThingFound(item=item_name(item)))


def find_pendant(play: Resolution, artifact: Artifact) -> None:
    """Find a pendant: the only one who can profit wears it, else the party decides (TS-044)."""
    play.tell(PendantFound(artifact=artifact_name(artifact)))
    able = wearers(play.state, artifact)
    if len(able) == 1:
        wear(play, able[0].seat, artifact)
    else:
        play.ask(PendantPrompt(artifact=artifact))


def hand_over(play: Resolution) -> bool:
    """Put on a pendant that only one hero can wear; return whether it was one (TS-044).

    This happens with pendants of the fallen, or the second of a kind once the first is given.

    Returns:
        Whether there was one.
    """
    prompt = play.state.prompts[0]
    able = wearers(play.state, prompt.artifact) if isinstance(prompt, PendantPrompt) else ()
    if len(able) != 1:
        return False
    give(play, able[0].seat, GivePendant(seat=able[0].seat))
    return True


def wearers(state: ThirdSixState, artifact: Artifact) -> tuple[Hero, ...]:
    """Return the heroes who may get a pendant: those it helps, or all if it helps none (TS-044)."""
    helped = tuple(hero for hero in state.living if helps(hero, artifact))
    return helped or state.living


def helps(hero: Hero, artifact: Artifact) -> bool:
    """Return whether a pendant helps a hero: the second of most kinds does not (TS-044)."""
    return artifact in TABLES.cumulative or artifact not in hero.pendants


def offers_give(state: ThirdSixState, _: Seat) -> tuple[GivePendant, ...]:
    """Return the choices of a hero for a pendant: the living that it helps come first."""
    prompt = state.prompts[0]
    able = wearers(state, prompt.artifact) if isinstance(prompt, PendantPrompt) else ()
    return tuple(GivePendant(seat=hero.seat) for hero in able)


def forbids_give(state: ThirdSixState, seat: Seat, action: GivePendant) -> str | None:
    """Return why a hero cannot get a pendant, or None."""
    return None if action in offers_give(state, seat) else "ts-error-pendant"


def give(play: Resolution, _: Seat, action: GivePendant) -> None:
    """Hand a pendant over as the party decided."""
    prompt = play.state.prompts[0]
    play.answered()
    if isinstance(prompt, PendantPrompt):
        wear(play, action.seat, prompt.artifact)


def wear(play: Resolution, seat: Seat, artifact: Artifact) -> None:
    """Put a pendant on: STR and DEX by being worn, MND as a point more at most and now (TS-045)."""
    hero = play.hero(seat)
    helped = helps(hero, artifact)
    more = RULINGS.artifacts[artifact].mnd if helped else 0
    play.set_hero(
        hero.with_(
            pendants=(*hero.pendants, artifact),
            mnd=hero.mnd + more,
            mnd_most=hero.mnd_most + more,
        )
    )
    does = Text.of(f"ts-does-{artifact}" if helped else "ts-does-nothing")
    play.tell(PendantWorn(hero=hero.name, artifact=artifact_name(artifact), does=does))
