"""The moment in words: heading, story, the party's numbers, and what is to be decided."""

from collections.abc import Iterator
from functools import partial

from rules.core.answers import PartyLine, Stat, View
from rules.core.model import Action, Seat
from rules.core.party import asked_by_name, lines_of
from rules.core.remembered import remembered
from rules.core.words import Text
from rules.systems.third_six import actions
from rules.systems.third_six.board.figures import face_of
from rules.systems.third_six.board.scene import scene
from rules.systems.third_six.goals import progress
from rules.systems.third_six.heroes import dexterity
from rules.systems.third_six.layout import cell_name
from rules.systems.third_six.mapping import fully_explored, neighbour, unexplored
from rules.systems.third_six.menu import legal_actions
from rules.systems.third_six.names import (
    artifact_name,
    calling_name,
    flavour,
    item_name,
    monster_name,
    place_name,
    side_name,
    spell_name,
    town_look,
)
from rules.systems.third_six.party import needs_votes
from rules.systems.third_six.phases import awaiting, phase_of
from rules.systems.third_six.state import (
    BurnPrompt,
    ClosePrompt,
    Hero,
    ModifyPrompt,
    PendantPrompt,
    ThirdSixState,
)

FEATS: dict[str, type[Action]] = {
    "cast": actions.Cast,
    "read": actions.ReadScroll,
    "drink": actions.Drink,
    "steal": actions.Steal,
    "creep": actions.Go,
}
"""What not everybody can do in every fight."""


def view(state: ThirdSixState, _viewer: Seat | None = None) -> View:
    """Return the moment as everybody may see it: this game has no secrets."""
    return _seen(state)


@remembered
def _seen(state: ThirdSixState) -> View:
    return View(
        turn=state.turn,
        heading=heading(state),
        progress=progress(state),
        story=tuple(_story(state)),
        flavour=_flavour(state),
        party=party_lines(state),
        prompt=prompt(state),
        scene=scene(state),
    )


def heading(state: ThirdSixState) -> Text:
    """Return where the party is, as a heading."""
    if state.place == "town":
        return Text.of("ts-heading-town", coins=state.coins)
    room = state.room
    name = cell_name(state, room.cell)
    place = place_name(room.kind)
    return Text.of("ts-heading", depth=state.depth, room=name, place=place, coins=state.coins)


def _flavour(state: ThirdSixState) -> tuple[Text, ...]:
    """Return what the place looks like."""
    if state.place == "town":
        return (town_look(state.turn),)
    return (flavour(state.room, state.depth),)


def _story(state: ThirdSixState) -> Iterator[Text]:
    """Yield who or what is there."""
    if state.place == "town":
        if fully_explored(state):
            yield Text.of("ts-story-done")
        return
    room = state.room
    if state.fight:
        yield from _foes(state)
    elif room.kind == "stairs":
        yield Text.of("ts-story-stairs")
    elif room.kind == "entrance" and state.depth == 1:
        yield Text.of("ts-story-road")
    elif unexplored(state.level, room):
        yield Text.of("ts-story-onward", count=len(unexplored(state.level, room)))
    for side in room.exits:
        beyond = neighbour(state.level, room, side)
        if beyond and beyond.lock and not state.fight:
            yield Text.of("ts-story-lock", side=side_name(side), left=beyond.lock)


def _foes(state: ThirdSixState) -> Iterator[Text]:
    foes = state.fight.foes if state.fight else ()
    awake = [foe for foe in foes if not foe.asleep]
    asleep = [foe for foe in foes if foe.asleep]
    for key, some in (("ts-story-foes", awake), ("ts-story-sleepers", asleep)):
        if some:
            foe = monster_name(some[0].monster, len(some))
            hp = sum(each.hp for each in some)
            yield Text.of(key, foe=foe, count=len(some), hp=hp)


def party_lines(state: ThirdSixState) -> tuple[PartyLine, ...]:
    """Return one line for each hero: points, class, level, and what is worn."""
    notes = partial(_notes, state)
    return lines_of(state.heroes, awaiting(state), _stats, notes, _conditions, face_of)


def _stats(hero: Hero) -> Iterator[Stat]:
    if hero.calling is None:
        return
    hp, mnd = Text.of("ts-stat-hp"), Text.of("ts-stat-mnd")
    yield Stat(label=hp, value=hero.hp, most=hero.hp_most, vital=True)
    yield Stat(label=mnd, value=hero.mnd, most=hero.mnd_most)


def _conditions(hero: Hero) -> Iterator[Text]:
    if not hero.alive:
        yield Text.of("ts-note-dead")
    elif hero.calling is None:
        yield Text.of("ts-note-newcomer")
    if hero.shielded:
        yield Text.of("ts-condition-shielded")


def _notes(state: ThirdSixState, hero: Hero) -> Iterator[Text]:
    if not hero.alive:
        yield Text.of("ts-note-dead")
    if hero.calling:
        yield Text.of("ts-note-class", calling=calling_name(hero.calling), level=hero.level)
    elif hero.alive:
        yield Text.of("ts-note-newcomer")
    if hero.shielded:
        yield Text.of("ts-condition-shielded")
    for spell in hero.spells:
        yield spell_name(spell)
    for artifact in dict.fromkeys(hero.pendants):
        count = hero.pendants.count(artifact)
        yield Text.of("ts-note-item", item=artifact_name(artifact), count=count)
    if hero.seat == state.heroes[0].seat:
        for item in dict.fromkeys(state.bag):
            count = state.bag.count(item)
            yield Text.of("ts-note-bag", item=item_name(item), count=count)


def prompt(state: ThirdSixState) -> Text:
    """Return the question that is decided now, and who decides it."""
    phase = phase_of(state)
    heroes = asked_by_name([state.hero(seat).name for seat in awaiting(state)])
    if phase == "over":
        return Text.of(f"ts-ending-{state.ending.replace('_', '-')}", depth=state.depth)
    if phase == "spells":
        due = max(hero.spells_due for hero in state.heroes)
        return Text.of("ts-prompt-spells", heroes=heroes, count=due)
    if phase == "fight":
        return _turn(state, heroes)
    if phase in ("class", "explore", "town"):
        vote = "yes" if needs_votes(state) else "no"
        return Text.of(f"ts-prompt-{phase}", heroes=heroes, votes=len(state.votes), vote=vote)
    return _asked(state, heroes)


def _turn(state: ThirdSixState, heroes: str | Text) -> Text:
    """Return whose turn it is in a fight, and what one of those heroes can do."""
    offered = {type(each.action) for seat in awaiting(state) for each in legal_actions(state, seat)}
    can = {name: "yes" if verb in offered else "no" for name, verb in FEATS.items()}
    return Text.of("ts-prompt-fight", heroes=heroes, **can)


def _asked(state: ThirdSixState, heroes: str | Text) -> Text:
    match state.prompts[0]:
        case ClosePrompt() as asked:
            return Text.of("ts-prompt-close", heroes=heroes, count=asked.count)
        case ModifyPrompt() as asked:
            dex = dexterity(state.hero(asked.seat))
            door = "no" if asked.side is None else "yes"
            return Text.of("ts-prompt-modify", heroes=heroes, die=asked.die, dex=dex, door=door)
        case BurnPrompt() as asked:
            return Text.of("ts-prompt-burn", heroes=heroes, points=asked.points)
        case PendantPrompt() as asked:
            artifact = artifact_name(asked.artifact)
            return Text.of("ts-prompt-pendant", heroes=heroes, artifact=artifact)
