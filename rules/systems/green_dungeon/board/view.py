"""The moment in words: heading, story, the party's numbers, and what is to be decided."""

from collections.abc import Iterator

from rules.core.answers import PartyLine, Stat, View
from rules.core.model import Seat
from rules.core.party import adventurer, asked_by_name
from rules.core.remembered import remembered
from rules.core.words import Text
from rules.systems.green_dungeon import layout, themes
from rules.systems.green_dungeon.board.facts import room_name
from rules.systems.green_dungeon.board.figures import marks
from rules.systems.green_dungeon.board.scene import scene
from rules.systems.green_dungeon.combat import bribe_price
from rules.systems.green_dungeon.foes import threat
from rules.systems.green_dungeon.names import foe_name, scene_of, treasure_name
from rules.systems.green_dungeon.party import is_alone
from rules.systems.green_dungeon.phases import awaiting, phase_of
from rules.systems.green_dungeon.resting import foe_near
from rules.systems.green_dungeon.scoring import BOSSES, ending_text
from rules.systems.green_dungeon.state import GreenDungeonState, Hero


def view(state: GreenDungeonState, _viewer: Seat | None = None) -> View:
    """Return the moment as everybody may see it: face-down tiles are hidden from all."""
    return _seen(state)


@remembered
def _seen(state: GreenDungeonState) -> View:
    return View(
        turn=state.turn,
        heading=_heading(state),
        progress=Text.of("gd-progress", now=len(state.slain), most=BOSSES),
        story=tuple(_story(state)),
        flavour=tuple(_flavour(state)),
        party=party_lines(state),
        prompt=prompt(state),
        scene=scene(state),
    )


def _heading(state: GreenDungeonState) -> Text:
    """Return where the party is, and whom it fights there."""
    tile = layout.name(state.at)
    if state.fight:
        foe = state.fight.foe
        name = foe_name(state, foe)
        return Text.of("gd-heading-fight", foe=name, health=foe.health, tile=tile)
    return Text.of("gd-heading", tile=tile, room=room_name(state, state.at), time=state.time)


def _flavour(state: GreenDungeonState) -> Iterator[Text]:
    """Yield what the place looks like, and in the beginning the way in."""
    if state.turn == 0 and not state.agenda:
        yield themes.entrance(state.theme)
    yield scene_of(state, state.at)


def _story(state: GreenDungeonState) -> Iterator[Text]:
    """Yield what is here, and how far events and gold are."""
    if state.fight:
        foe = state.fight.foe
        yield Text.of(
            "gd-story-fight",
            foe=foe_name(state, foe),
            health=foe.health,
            magic=foe.magic,
            difficulty=threat(foe, weakens=state.options.wounded_monsters_weaken),
        )
    elif state.is_final_lair(state.at):
        yield Text.of("gd-story-threshold")
    for foe in state.waiting(state.at):
        yield Text.of(f"gd-story-{foe.left}", foe=foe_name(state, foe))
    if not state.agenda and not state.ending and foe_near(state):
        yield Text.of("gd-story-near")
    yield Text.of("gd-story-tracks", events=state.events, gold=state.gold)


def party_lines(state: GreenDungeonState) -> tuple[PartyLine, ...]:
    """Return one line for each player; who only guides a shared hero has no numbers (GD-144)."""
    letters, active = marks(state), awaiting(state)
    heroes = {hero.seat: hero for hero in state.heroes}
    return tuple(
        PartyLine(
            seat=player.seat,
            name=player.name,
            mark=letters[player.seat],
            stats=tuple(_stats(heroes[player.seat])) if player.seat in heroes else (),
            notes=tuple(_notes(state, heroes.get(player.seat))),
            conditions=tuple(_conditions(state, heroes.get(player.seat))),
            active=player.seat in active,
            down=player.seat in heroes and not heroes[player.seat].alive,
            face=adventurer(player.seat) if player.seat in heroes else "",
        )
        for player in state.players
    )


def _stats(hero: Hero) -> Iterator[Stat]:
    yield Stat(
        label=Text.of("gd-stat-health"),
        short=Text.of("gd-short-health"),
        value=max(0, hero.health),
        most=hero.health_most,
        vital=True,
    )
    magic, luck = Text.of("gd-stat-magic"), Text.of("gd-stat-luck")
    yield Stat(label=magic, value=hero.magic, most=hero.magic_most, short=Text.of("gd-short-magic"))
    yield Stat(label=luck, value=hero.luck, short=Text.of("gd-short-luck"))
    yield Stat(label=Text.of("gd-stat-level"), value=hero.level, minor=True)
    yield Stat(label=Text.of("gd-stat-xp"), value=hero.xp, minor=True)


def _conditions(state: GreenDungeonState, hero: Hero | None) -> Iterator[Text]:
    if hero is None:
        yield Text.of("gd-note-guide", hero=state.heroes[0].name)
    elif not hero.alive:
        yield Text.of("gd-note-dead")


def _notes(state: GreenDungeonState, hero: Hero | None) -> Iterator[Text]:
    if hero is None:
        yield Text.of("gd-note-guide", hero=state.heroes[0].name)
        return
    if not hero.alive:
        yield Text.of("gd-note-dead")
    if len(state.heroes) == 1:
        yield Text.of("gd-note-gold", gold=state.gold)
    for card in dict.fromkeys(hero.cards):
        name = treasure_name(state, card)
        yield Text.of("gd-note-card", treasure=name, count=hero.cards.count(card))


def prompt(state: GreenDungeonState) -> Text:
    """Return the question that is decided now, and who decides it."""
    phase = phase_of(state)
    if phase == "over":
        return ending_text(state)
    names = {player.seat: player.name for player in state.players}
    heroes = asked_by_name([names[seat] for seat in awaiting(state)])
    step = state.agenda[0] if state.agenda else None
    if state.fight and phase in ("bribe", "flight", "magic"):
        kind = "turn" if is_alone(state) else phase
        return Text.of(
            f"gd-prompt-{kind}",
            heroes=heroes,
            foe=foe_name(state, state.fight.foe),
            round=state.fight.round,
            gold=bribe_price(state.fight),
        )
    if step and phase == "vision":
        chosen = ", ".join(map(layout.name, step.tiles)) or "none"
        left = step.count - len(step.tiles)
        return Text.of("gd-prompt-vision", heroes=heroes, left=left, chosen=chosen)
    if step and phase in ("luck", "level"):
        hero = state.hero(step.seat)
        return Text.of(
            f"gd-prompt-{phase}", heroes=heroes, health=max(0, hero.health), luck=hero.luck
        )
    return Text.of(f"gd-prompt-{phase}", heroes=heroes)
