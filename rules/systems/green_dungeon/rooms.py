"""What a room holds: the turn of a tile from entry to the end of the turn."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.systems.green_dungeon import decks, foes, layout, themes
from rules.systems.green_dungeon.actions import NameLair, See, Touch
from rules.systems.green_dungeon.combat import begin_fight
from rules.systems.green_dungeon.content import BOSSES
from rules.systems.green_dungeon.damage import drain, heal, hurt
from rules.systems.green_dungeon.events.gains import HealthGained
from rules.systems.green_dungeon.events.places import (
    JinxEndured,
    MagicFound,
    MagicLeft,
    RoomCrossed,
    RoomEntered,
    TilesSeen,
    TrapAvoided,
    TrapMet,
    TrapStruck,
)
from rules.systems.green_dungeon.foes import seats_of
from rules.systems.green_dungeon.movement import flip
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.resting import lie_down
from rules.systems.green_dungeon.state import GreenDungeonState, Step


def resolve(play: Resolution, _: Step) -> None:
    """Play the turn after heroes came in: foes that wait, the room, potions, time (GD-026).

    GD-020, GD-027: a cube for a door opened and one for a room not cleared. GD-024, GD-028: a
    cleared room costs nothing.
    """
    state = play.state
    fresh = not state.cleared(state.at)
    cubes = fresh + state.passed
    tile = layout.name(state.at)
    play.tell(RoomEntered(tile=tile) if fresh else RoomCrossed(tile=tile))
    steps = [Step(kind="meet") for _ in state.waiting(state.at)]
    if not state.here.done:
        steps.append(Step(kind="encounter"))
    if cubes:
        steps += [Step(kind="potion", seat=seat) for seat in seats_of(play)]
        steps.append(Step(kind="time", count=cubes))
    play.change(passed=False, potions_open=not cubes)
    play.first(*steps)


def end_turn(play: Resolution, _: Step) -> None:
    """End the turn; after the lesser boss with a rest, whichever foes are near (GD-098)."""
    play.change(turn=play.state.turn + 1, tried=())
    if play.state.must_rest:
        lie_down(play, must=True)


def encounter(play: Resolution, _: Step) -> None:
    """Begin the encounter of a room not yet cleared, by its symbol, once (GD-083)."""
    symbol = play.state.here.symbol
    if symbol == "wood" and play.options.wood_optional:
        play.first(Step(kind="wood"))
        return
    finish(play)
    match symbol:
        case "drop":
            begin_fight(play, foes.minion(play))
        case "hammer":
            begin_fight(play, foes.captain(play))
        case "wood":
            wake_magic(play)
        case "brick":
            spring_trap(play)
        case "cog":
            play.first(*(Step(kind="draw-two", seat=seat) for seat in seats_of(play)))
        case "straw":
            final = play.state.is_final_lair(play.state.at)
            begin_fight(play, foes.boss(play, "final" if final else "mini"))


def finish(play: Resolution) -> None:
    """Note that a room's own encounter has taken place, until it is reset (GD-083)."""
    play.set_tile(play.state.at, play.state.here.with_(done=True))


def touch(play: Resolution, _: Seat, action: Touch) -> None:
    """Wake the magic of a room or let it be, where that is left to the heroes (GD-083)."""
    play.done()
    if action.wake:
        finish(play)
        wake_magic(play)
    else:
        play.tell(MagicLeft())


def wake_magic(play: Resolution) -> None:
    """Wake the magic of a Wood room: a Boss card, not returned, decides its effect (GD-078).

    GD-079: a Drop heals. GD-080: Wood shows tiles. GD-081: a Hammer harms. GD-082: a Cog harms,
    and leaves a treasure to the living.
    """
    card = decks.use_boss(play)
    face, theme = BOSSES[card], play.state.theme
    play.tell(
        MagicFound(
            magic=themes.magic(theme, card),
            scene=themes.magic_scene(theme, card),
            number=face.number,
        )
    )
    seats = seats_of(play)
    if face.symbol == "drop":
        for seat in seats:
            health, _ = heal(play, seat, face.number)
            play.tell(HealthGained(hero=play.hero(seat).name, health=health))
    elif face.symbol == "wood":
        count = min(face.number, len(face_down(play.state)))
        if count:
            play.first(Step(kind="vision", count=count))
    else:
        steps = [Step(kind="jinx", seat=seat, cards=(card,)) for seat in seats]
        if face.symbol == "cog":
            steps += [Step(kind="draw-two", seat=seat) for seat in seats]
        play.first(*steps)


def jinx_harm(number: int, die: int, level: int) -> int:
    """Return the magic that a jinx costs a hero: the number less die and level (GD-081)."""
    return max(0, number - die - level)


def endure_jinx(play: Resolution, step: Step) -> None:
    """Let a hero endure harmful magic (GD-081, GD-082)."""
    hero, number = play.hero(step.seat), BOSSES[step.cards[0]].number
    if not hero.alive:
        return
    die = play.roll(6, "gd-magic")
    harm = jinx_harm(number, die, hero.level)
    play.tell(
        JinxEndured(hero=hero.name, die=die, total=die + hero.level, number=number, harm=harm)
    )
    hurt(play, step.seat, harm)


def face_down(state: GreenDungeonState) -> tuple[int, ...]:
    """Return the tiles that nobody sees."""
    return tuple(index for index, tile in enumerate(state.tiles) if not tile.up)


def offers_see(state: GreenDungeonState, _: Seat) -> Iterator[See]:
    """Yield every tile that the vision can show besides those chosen."""
    chosen = state.agenda[0].tiles
    return (See(tile=tile) for tile in face_down(state) if tile not in chosen)


def forbids_see(state: GreenDungeonState, _: Seat, action: See) -> str | None:
    """Return why a vision cannot show that tile, or None (GD-080)."""
    chosen = state.agenda[0].tiles
    if state.tiles[action.tile].up or action.tile in chosen:
        return "gd-error-seen"
    return None


def see(play: Resolution, _: Seat, action: See) -> None:
    """Choose a tile for the vision; with the last one all are flipped, unexplored (GD-080).

    GD-090: when that shows both lairs, the heroes say which is which.
    """
    step = play.done()
    chosen = (*step.tiles, action.tile)
    if len(chosen) < step.count:
        play.first(step.with_(tiles=chosen))
        return
    names = ", ".join(sorted(map(layout.name, chosen)))
    play.tell(TilesSeen(tiles=names, count=len(chosen)))
    lairs = tuple(tile for tile in chosen if play.state.tiles[tile].symbol == "straw")
    for tile in chosen:
        if len(lairs) < 2 or tile not in lairs:
            flip(play, tile)
    if len(lairs) == 2:
        for tile in lairs:
            play.set_tile(tile, play.state.tiles[tile].with_(up=True, known=True))
        play.first(Step(kind="order", tiles=lairs))


def offers_order(state: GreenDungeonState, _: Seat) -> Iterator[NameLair]:
    """Yield naming each of the two lairs as that of the lesser boss."""
    return (NameLair(tile=tile) for tile in state.agenda[0].tiles)


def forbids_order(state: GreenDungeonState, _: Seat, action: NameLair) -> str | None:
    """Return why that is none of the two lairs, or None."""
    return None if action.tile in state.agenda[0].tiles else "gd-error-no-lair"


def name_lair(play: Resolution, _: Seat, action: NameLair) -> None:
    """Say which of two lairs seen at once is the lesser boss's (GD-090)."""
    step = play.done()
    for tile in sorted(step.tiles, key=lambda tile: tile != action.tile):
        flip(play, tile)


def spring_trap(play: Resolution) -> None:
    """Spring the trap of a Brick room: a Boss card, not returned (GD-084, GD-088)."""
    card = decks.use_boss(play)
    face, theme = BOSSES[card], play.state.theme
    play.tell(
        TrapMet(
            trap=themes.trap(theme, card),
            scene=themes.trap_scene(theme, card),
            number=face.number,
        )
    )
    steps = [Step(kind="trap", seat=seat, cards=(card,)) for seat in seats_of(play)]
    if face.symbol == "cog":
        steps += [Step(kind="draw", seat=seat) for seat in seats_of(play)]
    play.first(*steps)


def avoids(die: int, level: int, number: int) -> bool:
    """Return whether a roll avoids a trap (GD-084)."""
    return die + level >= number


def trap_harm(number: int, level: int) -> int:
    """Return the damage of a trap to a hero it catches (GD-085)."""
    return max(0, number - level)


def face_trap(play: Resolution, step: Step) -> None:
    """Let a hero face a trap (GD-084, GD-085); one of Wood drains magic (GD-086)."""
    hero, face = play.hero(step.seat), BOSSES[step.cards[0]]
    if not hero.alive:
        return
    die = play.roll(6, "gd-trap")
    total, trap = die + hero.level, themes.trap(play.state.theme, step.cards[0])
    if avoids(die, hero.level, face.number):
        play.tell(TrapAvoided(hero=hero.name, die=die, total=total, trap=trap, number=face.number))
        return
    harm, magical = trap_harm(face.number, hero.level), face.symbol == "wood"
    play.tell(
        TrapStruck(
            hero=hero.name,
            die=die,
            total=total,
            harm=harm,
            magical=magical,
            trap=trap,
            number=face.number,
        )
    )
    if magical:
        drain(play, step.seat, harm)
    else:
        hurt(play, step.seat, harm)
