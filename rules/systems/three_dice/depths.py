"""The stairs: from level to level of the dungeon."""

from collections.abc import Iterator, Mapping

from rules.core.model import Seat
from rules.core.packs.library import packed
from rules.systems.three_dice.actions import Ascend, ChooseTheme, Descend, GoHome
from rules.systems.three_dice.content.points import FOLDER, Table
from rules.systems.three_dice.events.places import (
    LevelDescended,
    LevelRegained,
    PartyLeft,
)
from rules.systems.three_dice.experience import lose_rewards, lower_maxima
from rules.systems.three_dice.location import enter_new, roll_draw
from rules.systems.three_dice.mapping import ENTRANCE
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.party import fighting_elsewhere
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.revisits import revisit
from rules.systems.three_dice.stalling import may_give_up
from rules.systems.three_dice.state import Level, ThemePrompt, ThreeDiceState


def brought(options: ThreeDiceOptions) -> tuple[str, ...]:
    """Return the tables that packs bring to a game, in their order: those for its mode."""
    tables = packed(FOLDER, "tables", options.packs)
    classic = options.mode == "classic"
    return tuple(each.id for each in tables if isinstance(each, Table) and each.classic == classic)


def to_choose_from(options: ThreeDiceOptions) -> tuple[str, ...]:
    """Return the tables that a party chooses from where it is asked (TD-065)."""
    return brought(options) or ("standard", "undead")


def theme_of(options: ThreeDiceOptions, depth: int) -> str | None:
    """Return the table of a dungeon level, or None when the party is to choose it.

    TD-065, HR-011, HR-033. The first level of a game that asks is a standard one. Tables that packs
    bring are asked about from the second level on, or else come in turn.
    """
    tables = brought(options)
    if tables:
        asked = options.level_theme == "ask" and len(tables) > 1 and depth > 1
        return None if asked else tables[(depth - 1) % len(tables)]
    if options.mode == "classic":
        return "classic"
    undead = {
        "none": False,
        "even": depth % 2 == 0,
        "odd": depth % 2 == 1,
        "all": True,
    }.get(options.undead_levels, str(depth) == options.undead_levels)
    if undead:
        return "undead"
    match options.level_theme:
        case "alternate":
            return "standard" if depth % 2 else "undead"
        case "ask":
            return "standard" if depth == 1 else None
        case theme:
            return theme


def overruled(options: ThreeDiceOptions) -> Mapping[str, str]:
    """Return the settings that packs overrule: which levels are undead, and the theme of levels.

    Parties are still asked for a theme where there are several to choose from.
    """
    tables = brought(options)
    asked = options.level_theme == "ask" and len(tables) > 1
    names = ("undead_levels",) if asked else ("level_theme", "undead_levels")
    return dict.fromkeys(names, "tables") if tables else {}


def forbids_descend(state: ThreeDiceState, _: Seat, __: Descend) -> str | None:
    """Return why the heroes cannot go down, or None.

    TD-047, TD-048, HR-020: from a cleared great hall, once an artifact was collected on this
    level. HR-024: all together.
    """
    room = state.room
    if room.shape != "great_hall":
        return "td-error-no-stairs"
    if room.monster:
        return "td-error-not-clear"
    if state.options.mode == "classic":
        return "td-error-classic-stairs"
    if not artifact_counts(state):
        return "td-error-no-artifact"
    return None if len(state.acting) == len(state.living) else "td-error-gather"


def artifact_counts(state: ThreeDiceState) -> bool:
    """Return whether the artifact that opens the stairs was collected on this level (TD-048).

    HR-020: using it up does not matter, unless `used_artifact_counts` is off.
    """
    collected = state.level.artifacts
    if state.options.used_artifact_counts:
        return bool(collected)
    return any(item in hero.pack for hero in state.living for item in collected)


def descend(play: Resolution, _: Seat, __: Descend) -> None:
    """Go down: to the level already known below, or to a new one (TD-047, TD-049, HR-031)."""
    depth = play.state.depth + 1
    if depth <= len(play.state.levels):
        play.change(depth=depth)
        play.tell(LevelRegained(depth=depth))
        revisit(play, 1)
        _forget_ways(play)
        return
    theme = theme_of(play.options, depth)
    if theme:
        enter_level(play, theme)
    else:
        play.ask(ThemePrompt())


def offers_theme(state: ThreeDiceState, _: Seat) -> Iterator[ChooseTheme]:
    """Yield each table that can be chosen."""
    return (ChooseTheme(theme=theme) for theme in to_choose_from(state.options))


def forbids_theme(state: ThreeDiceState, _: Seat, action: ChooseTheme) -> str | None:
    """Return why that table cannot be chosen, or None (TD-074)."""
    return None if action.theme in to_choose_from(state.options) else "td-error-theme"


def choose_theme(play: Resolution, _: Seat, action: ChooseTheme) -> None:
    """Choose the table of the level below, and go (TD-065, HR-011)."""
    play.answered()
    enter_level(play, action.theme)


def enter_level(play: Resolution, theme: str) -> None:
    """Begin a new level: the same rules, a new map, everything carried over (TD-049, HR-031)."""
    stairs = play.state.here if play.state.levels else None
    play.change(levels=(*play.state.levels, Level(theme=theme, stairs_from=stairs)))
    play.change(depth=len(play.state.levels))
    if play.state.depth > 1:
        play.tell(LevelDescended(depth=play.state.depth))
        _toll(play)
    enter_new(play, ENTRANCE, roll_draw(play))
    _forget_ways(play)


def _toll(play: Resolution) -> None:
    """Note how deep the heroes are, and take what the options say.

    HR-003: every reward. HR-007: a point of each maximum.
    """
    for hero in play.state.living:
        play.set_hero(hero.with_(deepest=max(hero.deepest, play.state.depth)))
        if play.options.reset_rewards in ("dungeon_level", "both"):
            lose_rewards(play, hero.seat)
        if play.options.attribute_drop_per_dungeon_level:
            lower_maxima(play, hero.seat)


def _forget_ways(play: Resolution) -> None:
    """Forget where heroes came from: on another level they cannot flee there."""
    for hero in play.state.living:
        play.set_hero(hero.with_(came_from=None))
    play.change(last_step=None)


def forbids_ascend(state: ThreeDiceState, _: Seat, __: Ascend) -> str | None:
    """Return the error key why heroes cannot go back up the stairs, or None if they can.

    The option `allow_ascend` must be on, and the whole party stands where it came down.
    """
    if not state.options.allow_ascend:
        return "td-error-no-way-back"
    if state.depth == 1 or state.here != 1:
        return "td-error-no-stairs-up"
    if state.room.monster:
        return "td-error-not-clear"
    return None if len(state.acting) == len(state.living) else "td-error-gather"


def ascend(play: Resolution, _: Seat, __: Ascend) -> None:
    """Climb back to the great hall above (TD-049, `allow_ascend`)."""
    hall = play.state.level.stairs_from or 1
    play.change(depth=play.state.depth - 1)
    play.tell(LevelRegained(depth=play.state.depth))
    revisit(play, hall)
    _forget_ways(play)


def forbids_home(state: ThreeDiceState, _: Seat, __: GoHome) -> str | None:
    """Return why the heroes cannot go home, or None: they may from the first location of a level.

    With `goal: home`, or in a campaign, where a goal can be given up. A party that finds nothing
    any more, or has been out for long, goes from where it is. Nobody does while a companion fights
    (HR-024).
    """
    if fighting_elsewhere(state):
        return "td-error-companions-fight"
    if may_give_up(state):
        return "td-error-not-clear" if state.room.monster else None
    if state.options.goal != "home" and not any(hero.veteran for hero in state.heroes):
        return "td-error-no-going-home"
    if state.here != 1:
        return "td-error-no-way-home"
    if state.room.monster:
        return "td-error-not-clear"
    return None if len(state.acting) == len(state.living) else "td-error-gather"


def go_home(play: Resolution, _: Seat, __: GoHome) -> None:
    """End the game, as the party leaves the dungeon up all the stairs that led down."""
    play.tell(PartyLeft(heroes=", ".join(hero.name for hero in play.state.party)))
    play.change(ending="home", prompts=(), votes=())
