"""The moment in words: heading, story, the party's numbers, and what is to be decided."""

from collections.abc import Iterator
from functools import partial

from rules.core.answers import PartyLine, Stat, View
from rules.core.model import Seat
from rules.core.party import asked_by_name, lines_of
from rules.core.remembered import remembered
from rules.core.words import Text
from rules.systems.three_dice.actions import Descend, Unearth
from rules.systems.three_dice.artifacts import forbids_unearth
from rules.systems.three_dice.board.scene import scene
from rules.systems.three_dice.depths import forbids_descend
from rules.systems.three_dice.experience import level_of
from rules.systems.three_dice.flight import endangered, way_of
from rules.systems.three_dice.goals import progress
from rules.systems.three_dice.names import (
    attribute_name,
    flavour,
    item_name,
    monster_name,
    place_name,
)
from rules.systems.three_dice.party import fighting_elsewhere, needs_votes
from rules.systems.three_dice.phases import awaiting, phase_of
from rules.systems.three_dice.state import (
    ClaimPrompt,
    ExitsPrompt,
    FlightPrompt,
    Hero,
    HitPrompt,
    LosePrompt,
    ThreeDiceState,
)
from rules.systems.three_dice.terms import ATTRIBUTES


def view(state: ThreeDiceState, _viewer: Seat | None = None) -> View:
    """Return the moment as everybody may see it: this game has no secrets."""
    return _seen(state)


@remembered
def _seen(state: ThreeDiceState) -> View:
    room = state.room
    place = place_name(room.kind)
    return View(
        turn=state.turn,
        heading=Text.of("td-heading", depth=state.depth, room=room.number, place=place),
        progress=progress(state),
        story=tuple(_story(state)),
        flavour=(flavour(room, state.level.rooms[0]),),
        party=party_lines(state),
        prompt=prompt(state),
        scene=scene(state),
    )


def _story(state: ThreeDiceState) -> Iterator[Text]:
    """Yield what is here, and what goes on elsewhere."""
    room = state.room
    if room.monster:
        yield Text.of(
            "td-story-asleep" if room.monster.asleep else "td-story-monster",
            monster=monster_name(room.monster.name),
            hp=room.monster.hp,
            more=room.monster.more,
        )
    elif room.floor:
        yield Text.of("td-story-floor", item=item_name(room.floor[0]), count=len(room.floor))
    elif state.acting and not forbids_descend(state, state.acting[0], Descend()):
        yield Text.of("td-story-stairs")
    elif any(not forbids_unearth(state, seat, Unearth()) for seat in state.acting):
        yield Text.of("td-story-vault")
    yield from _elsewhere(state)


def _elsewhere(state: ThreeDiceState) -> Iterator[Text]:
    """Yield companions who fight in another room, so that others can come to help (HR-024)."""
    for group in fighting_elsewhere(state):
        monster = state.level.room(group[0].room).monster
        if monster:
            yield Text.of(
                "td-story-elsewhere",
                heroes=", ".join(hero.name for hero in group),
                room=group[0].room,
                monster=monster_name(monster.name),
                hp=monster.hp,
            )


def party_lines(state: ThreeDiceState) -> tuple[PartyLine, ...]:
    """Return one line for each hero: attributes, level, and the pack in brief."""
    return lines_of(
        state.heroes, awaiting(state), _stats, partial(_notes, state), partial(_conditions, state)
    )


def _stats(hero: Hero) -> Iterator[Stat]:
    if hero.pool is not None:
        label = Text.of("td-stat-hp")
        yield Stat(label=label, value=hero.pool, most=hero.pool_most, vital=True)
    for attribute in ATTRIBUTES:
        yield Stat(
            label=attribute_name(attribute),
            short=Text.of(f"td-short-{attribute}"),
            value=hero.now.of(attribute),
            most=hero.most.of(attribute),
            vital=hero.pool is None,
        )


def _conditions(state: ThreeDiceState, hero: Hero) -> Iterator[Text]:
    if not hero.alive:
        yield Text.of("td-note-dead")
    elif state.options.split_party:
        yield Text.of("td-note-room", room=hero.room)


def _notes(state: ThreeDiceState, hero: Hero) -> Iterator[Text]:
    if not hero.alive:
        yield Text.of("td-note-dead")
    yield Text.of("td-note-level", level=level_of(state.options, hero.xp), xp=hero.xp)
    if state.options.split_party and hero.alive:
        yield Text.of("td-note-room", room=hero.room)
    for item in dict.fromkeys(hero.pack):
        yield Text.of("td-note-item", item=item_name(item), count=hero.count(item))


def prompt(state: ThreeDiceState) -> Text:
    """Return the question that is decided now, and who decides it."""
    phase = phase_of(state)
    heroes = asked_by_name([state.hero(seat).name for seat in awaiting(state)])
    if phase == "over":
        return Text.of(f"td-ending-{state.ending}", depth=state.depth)
    asked = state.prompts[0] if state.prompts else None
    match asked:
        case HitPrompt():
            attribute = attribute_name(asked.attribute)
            return Text.of("td-prompt-hit", heroes=heroes, attribute=attribute)
        case LosePrompt():
            return Text.of("td-prompt-lose", heroes=heroes, points=asked.points)
        case ClaimPrompt():
            return Text.of("td-prompt-claim", heroes=heroes, item=item_name(asked.item))
        case FlightPrompt():
            return _flight_prompt(state, asked, heroes)
        case ExitsPrompt():
            return Text.of("td-prompt-exits", heroes=heroes, count=asked.count)
        case _:
            return _plain_prompt(state, phase, heroes)


def _flight_prompt(state: ThreeDiceState, asked: FlightPrompt, heroes: str | Text) -> Text:
    """Return who wants to run, what that may cost each, and whom it may kill (HR-008, HR-009)."""
    mortal = endangered(state)
    return Text.of(
        "td-prompt-flight",
        hero=state.hero(asked.seat).name,
        heroes=heroes,
        cost=Text.of(f"td-cost-{way_of(state)}"),
        count=len(mortal),
        mortal=", ".join(hero.name for hero in mortal),
    )


def _plain_prompt(state: ThreeDiceState, phase: str, heroes: str | Text) -> Text:
    monster = state.room.monster
    if phase == "fight" and monster:
        name = monster_name(monster.name)
        return Text.of("td-prompt-fight", heroes=heroes, monster=name, hp=monster.hp)
    if phase == "explore" and needs_votes(state):
        return Text.of("td-prompt-vote", heroes=heroes, votes=len(state.votes))
    return Text.of(f"td-prompt-{phase}", heroes=heroes)
