"""What every system promises, whatever its rules are.

All laws look at the same few games of each system, which are played once.
"""

from collections import Counter
from functools import cache
from itertools import pairwise, product
from math import ceil
from pathlib import Path

import pytest

from bot.catalogs import all_words
from cogs.base.ids import decode, encode
from rules import systems
from rules.core.answers import STANCES
from rules.core.campaign import adapters
from rules.core.dice import ScriptedDice, ScriptExhaustedError, SeededDice
from rules.core.errors import RuleError
from rules.core.scene import Scene, Token
from rules.core.upgrade import load_state
from rules.core.words import Colour, Text, text_of
from rules.registry import SYSTEMS, campaigns
from tests.support.fitting import fits
from tests.support.known import KNOWN, PLAYED, told_of
from tests.support.looks import looks
from tests.support.playing import played
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK

SEEDS = 6 if SOAK else 1
STEPS = 120 if SOAK else 30
LONG = 400 if SOAK else 40
TRIED = 1_000 if SOAK else 3
"""Options of a menu that are tried: all, or some, and others in the next position."""
every_system = pytest.mark.parametrize("rules", PLAYED.values(), ids=PLAYED.keys())
every_game = pytest.mark.parametrize(
    ("rules", "seed"),
    [
        pytest.param(rules, seed, id=f"{key}-{seed}")
        for key, rules in PLAYED.items()
        for seed in range(max(1, SEEDS // told_of(key).costly))
    ],
)


def sizes(rules):
    fewest, most = rules.seats
    return sorted({fewest, min(most, 3), most})


def anew(rules, seed):
    """A game of each size by chance, played for whoever asks; those of two sizes without a pack.

    The last is played with a pack by chance, where the system takes packs.
    """
    *others, last = sizes(rules)
    for size in others:
        yield from played(rules, rules.options_type(), size, seed, STEPS)
    yield from played(rules, with_pack(rules, rules.options_type(), seed), last, seed, STEPS)


@cache
def games(rules, seed):
    """The same games, for every law."""
    return tuple(looks(rules, anew(rules, seed)))


def repeated(things):
    """Those of some things that are there more than once."""
    return [each for each, count in Counter(things).items() if count > 1]


def ids(options):
    """How the options of a menu are called."""
    return [option.id for option in options]


def test_every_folder_is_in_the_list():
    folder = Path(systems.__file__).parent
    games = (path for path in folder.glob("*/__init__.py") if "RULESET" in path.read_text("utf-8"))
    found = {f"rules.systems.{path.parent.name}" for path in games}
    unlisted = found - set(SYSTEMS)
    assert not unlisted, f"rules/registry.py has no line for {unlisted} in SYSTEMS"


@every_game
def test_the_same_seed_and_choices_give_the_same_game(rules, seed):
    for look, moment in zip(games(rules, seed), anew(rules, seed), strict=True):
        again = moment.state.model_dump_json()
        assert look.stored == again, f"{look.where}: with the same dice another state"


@every_game
def test_a_game_replays_from_its_recorded_faces(rules, seed):
    for look in games(rules, seed):
        moment = look.moment
        if moment.action is None:
            continue
        dice = ScriptedDice(*moment.faces)
        again = rules.apply(moment.before, moment.seat, moment.action, dice)
        assert again == moment.transition, f"{look.where}: with the same faces something else"
        assert dice.left == (), f"{look.where}: these faces were not rolled again"


@every_game
def test_everything_survives_storage(rules, seed):
    for look in games(rules, seed):
        moment = look.moment
        raw = moment.state.model_dump(mode="json")
        read = load_state(rules.state_type, rules.upgrades, raw)
        assert read == moment.state, f"{look.where}: the state that was stored is read otherwise"
        if moment.action is not None:
            dumped = rules.actions.dump_json(moment.action)
            known = rules.actions.validate_json(dumped)
            assert known == moment.action, f"the action {dumped!r} is read otherwise"
        for event in moment.transition.events:
            told = rules.events.validate_python(event.model_dump(mode="json"))
            assert told == event, f"the event {event!r} is read otherwise"


@every_game
def test_whatever_is_offered_may_be_done_and_changes_no_input(rules, seed):
    for at, look in enumerate(games(rules, seed)):
        before = look.stored
        for seat, options in look.menus.items():
            assert options, f"{look.where}: seat {seat} is awaited, and offered nothing"
            twice = repeated(option.id for option in options)
            assert not twice, f"{look.where}: two options of seat {seat} have these ids: {twice}"
            every = ceil(len(options) / TRIED)
            for option in options[at % every :: every]:
                try:
                    rules.apply(look.state, seat, option.action, SeededDice(b"law"))
                except RuleError as refusal:
                    pytest.fail(f"{look.where}: {option.id!r} is offered, but refused: {refusal}")
        assert look.state.model_dump_json() == before, f"{look.where}: the state was changed itself"


@every_game
def test_seats_that_are_not_asked_are_offered_nothing_and_refused(rules, seed):
    for look in games(rules, seed):
        moment, asked = look.moment, look.asked
        assert list(asked) == sorted(set(asked)), f"{look.where}: {asked} is not in seat order"
        over = rules.outcome(moment.state)
        assert over is None or not asked, f"{look.where}: the game is over, but awaits {asked}"
        assert over is not None or asked, f"{look.where}: no outcome, and nobody is awaited"
        for seat in range(1, 10):
            if seat not in asked:
                offered = ids(rules.legal_actions(moment.state, seat))
                assert not offered, f"{look.where}: seat {seat} is not awaited, but has {offered}"
                if moment.action is not None:
                    told = refused(rules, moment.state, seat, moment.action)
                    assert told, f"{look.where}: seat {seat} is not awaited, but may do the same"


@every_game
def test_refusals_roll_no_die_and_have_words(rules, seed):
    words = all_words("en")
    seen = {}
    for look in games(rules, seed):
        action = look.moment.action
        if action is not None:
            seen[rules.actions.dump_json(action)] = action
        for seat, options in look.menus.items():
            legal = {rules.actions.dump_json(option.action) for option in options}
            for dumped, action in list(seen.items())[:12]:
                if dumped in legal:
                    continue
                refusal = refused(rules, look.state, seat, action)
                assert refusal is None or words.say(refusal.text), f"{refusal} says nothing"


def refused(rules, state, seat, action):
    """The refusal of an action, or None where it is lawful though not on the menu."""
    try:
        rules.apply(state, seat, action, ScriptedDice())
    except RuleError as refusal:
        return refusal
    except ScriptExhaustedError:
        return None
    return None


@every_game
def test_events_have_words_and_fit_discord(rules, seed):
    words = all_words("en")
    for look in games(rules, seed):
        for event in look.moment.transition.events:
            text = text_of(event.model_dump(mode="json"))
            for n in range(3):
                fits(words.say(text, Colour(b"x", str(n))), 400, f"{look.where}: {event!r}")


@every_game
def test_views_have_words_and_fit_discord(rules, seed):
    words = all_words("en")
    for look in games(rules, seed):
        view, at = look.view, look.where
        fits(words.say(view.heading), 180, f"{at}: the heading")
        told = " ".join(words.say(text) for text in (*view.flavour, *view.story))
        assert len(told) <= 1000, f"{at}: flavour and story have {len(told)} letters, not 1000"
        fits(words.say(view.prompt), 400, f"{at}: the prompt")
        for fact in view.scene.facts:
            assert words.say(fact), f"{at}: the fact {fact.key} says nothing"
        for token in view.scene.tokens:
            assert words.say(token.name), f"{at}: the figure {token.key} has no name"
        for seat in look.menus:
            assert rules.sheet(look.state, seat).sections, (
                f"{at}: the sheet of seat {seat} is empty"
            )


@every_game
def test_menus_have_words_and_fit_discord(rules, seed):
    words = all_words("en")
    for look in games(rules, seed):
        for seat, options in look.menus.items():
            at = f"{look.where}, menu of seat {seat}"
            pad = [(option.group, option.pad) for option in options if option.pad]
            assert not (twice := repeated(pad)), f"{at}: several options are at {twice} of a pad"
            plain = [option for option in options if not option.group and not option.pad]
            most = 5 if pad else 10
            told = f"{len(plain)} buttons, where {most} fit: put some into a `group`"
            assert len(plain) <= most, f"{at}: {told}"
            lists = sorted({option.group for option in options if option.group})
            assert len(lists) <= 5, f"{at}: {len(lists)} groups, where 5 fit: {lists}"
            for group in lists:
                members = [option for option in options if option.group == group]
                # A list may go on where `/move` names the rest.
                short = len(members) <= 25 or all(option.goes_to for option in members)
                assert short, f"{at}: {group!r} has {len(members)} options, where 25 fit"
            for option in options:
                fits(words.say(option.label), 80, f"{at}: the label of {option.id}")
                if option.detail is not None:
                    fits(words.say(option.detail), 100, f"{at}: the detail of {option.id}")
                assert decode(encode("0123456789", 99999, f"do.{option.id}")), option.id


@every_game
def test_figures_share_no_square_where_the_system_does_not_say_so(rules, seed):
    for look in games(rules, seed):
        crowded = shared_squares(look.view.scene)
        told = f"{look.where}: {crowded} stand on one square, and `crowds` is False"
        assert rules.crowds or not crowded, told


def shared_squares(scene):
    """The keys of figures that stand on one square, those who are down left out."""
    on = {}
    for token in scene.tokens:
        for x, y in product(*map(range, token.size)) if not token.down else ():
            on.setdefault((token.at[0] + x, token.at[1] + y), []).append(token.key)
    return [keys for keys in on.values() if len(keys) > 1]


def test_shared_squares_are_found():
    """A large figure stands on all its squares; who lies on the ground is in nobody's way."""

    def figure(key, at, **more):
        name = Text.of("sheet-hero")
        return Token(key=key, side="hero", mark=key, name=name, at=at, **more)

    def room(*tokens):
        grid = (".....",) * 4
        title = Text.of("sheet-hero")
        return Scene(
            title=title, columns=5, rows=4, terrain=grid, sight=("+++++",) * 4, tokens=tokens
        )

    large = figure("L", (1, 1), size=(2, 2))
    assert shared_squares(room(large, figure("A", (2, 2)), figure("B", (3, 1)))) == [["L", "A"]]
    assert shared_squares(room(large, figure("A", (2, 2), down=True))) == []


@every_game
def test_scenes_are_whole(rules, seed):
    for look in games(rules, seed):
        scene = look.view.scene
        inside = [token.at for token in scene.tokens] + [thing.at for thing in scene.features]
        off = [(x, y) for x, y in inside if not (0 <= x < scene.columns and 0 <= y < scene.rows)]
        size = f"{scene.columns} columns and {scene.rows} rows"
        assert not off, f"{look.where}: {off} are no squares of a scene of {size}"
        twice = repeated(token.mark for token in scene.tokens if token.side == "hero")
        assert not twice, f"{look.where}: several heroes have these marks: {twice}"
        focus = scene.focus
        assert focus is None or focus.columns <= 18, f"{look.where}: the focus is too wide: {focus}"
        still = [first for first, second in pairwise(scene.trail) if first == second]
        assert not still, f"{look.where}: the trail goes from {still} to the same square"


@every_system
@pytest.mark.parametrize("stance", STANCES)
def test_autopilot_always_finds_something_to_do(rules, stance):
    """Each temper at each size; in a short run at one size, the careful in the smallest party.

    The middle one of them plays with a pack by chance, where the system takes packs.
    """
    every, place = sizes(rules), STANCES.index(stance)
    options = with_pack(rules, rules.options_type(), 7) if place == 1 else rules.options_type()
    for size in every if SOAK else (every[min(place, len(every) - 1)],):
        moments = list(played(rules, options, size, 7, LONG, stance=stance))
        long = len(moments) > 5 or rules.outcome(moments[-1].state)
        assert long, f"{size} seats: stopped after {len(moments)} moments without an outcome"


@pytest.mark.parametrize("key", sorted(KNOWN.keys() - campaigns()))
def test_every_discovery_is_an_event_of_the_game(key):
    strange = KNOWN[key].telling.discoveries - adapters.kinds_of(KNOWN[key].events)
    assert not strange, f"`telling` lists {strange}, which are no events of the game"
