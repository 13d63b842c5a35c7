"""Everything that any game says has words of its own, and they fit where they are shown."""

import re
from collections import Counter
from functools import cache

import pytest

from bot.catalogs import all_words
from rules.core.dice import SeededDice, lies_face_down
from rules.core.packs.library import Names
from rules.core.settings import GROUPS, settable, settings_of
from rules.core.words import CORE_CATALOG, Colour, Words, load_words
from rules.registry import campaigns, rulesets
from rules.service.records import TIME
from tests.support.chance import random_options
from tests.support.fitting import fits
from tests.support.known import KNOWN, released, seats_near
from tests.support.playing import party
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK

STEPS, SEEDS = 60 if SOAK else 24, range(20) if SOAK else (3,)
"""Every fourth of these games, beginning with the second, is played with a pack by chance."""
LONGER_NAMES = 60
"""Letters by which texts may be longer with names of a pack: three or four of its names."""
OPTION_ID = re.compile(r"[a-z0-9.+-]{1,40}")
REFUSAL = re.compile(r'"([a-z-]+-(?:error|refused)-[a-z-]*[a-z])"')

RULE_ID = re.compile(r"^rule-([A-Z]+-\d+) =", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]+-\d+\b")

every_game = pytest.mark.parametrize(
    "rules", [*rulesets().values(), *campaigns().values()], ids=[*rulesets(), *campaigns()]
)
every_system = pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())


@cache
def words_of(rules):
    """A system's own words, and nobody else's."""
    return load_words((CORE_CATALOG, *rules.catalogs))


@cache
def found_good(rules):
    """The texts of a system that were tried already, each with its limit: games repeat them."""
    return set()


class Speech:
    """What a game says, looked at."""

    def __init__(self, rules, options):
        self.rules, self.words = rules, words_of(rules).with_further(Names("en"))
        self.found_good = found_good(rules)
        self.more = LONGER_NAMES if options.packs else 0

    def say(self, text, longest=400):
        """Every phrasing tried by a few colours; none is empty or too long.

        Names of packs may be longer than ours: what does not fit is cut where it is shown.
        """
        longest += self.more
        if (text, longest) in self.found_good:
            return
        for salt in ("", "a", "b", "c"):
            said = self.words.say(text, Colour(b"words", salt))
            fits(said, longest, text.key)
        self.found_good.add((text, longest))

    def say_all(self, texts, longest=400):
        for text in texts:
            self.say(text, longest)

    def see(self, state, seats):
        """The moment, the map, the party and everybody's sheet."""
        view = self.rules.view(state, None)
        scene = view.scene
        self.say_all(
            (view.heading, *view.flavour, *view.story, view.prompt, scene.title, *scene.facts)
        )
        for thing in (*scene.features, *scene.tokens, *scene.tracks, *scene.piles):
            self.say(thing.name, longest=80)
        for token in scene.tokens:
            self.say_all(token.conditions, longest=80)
        for line in view.party:
            self.say_all((*(stat.label for stat in line.stats), *line.notes), longest=120)
            if line.title:
                self.say(line.title, longest=60)
        for seat in seats:
            for heading, lines in self.rules.sheet(state, seat.seat).sections:
                self.say_all((heading, *lines))

    def read_menu(self, offered):
        """Labels fit buttons, ids are short and all different, lists are named and not too long."""
        for option in offered:
            self.say(option.label, longest=80)
            wanted = "at most 40 small letters, digits and . + -"
            assert OPTION_ID.fullmatch(option.id), f"{option.id!r} is no id of an option: {wanted}"
            if option.detail:
                self.say(option.detail, longest=100)
            if option.group:
                assert self.words.has(f"group-{option.group}"), f"no words group-{option.group}"
        twice = [each for each, count in Counter(o.id for o in offered).items() if count > 1]
        assert not twice, f"several options have these ids: {twice}"
        sizes = Counter(option.group for option in offered if not option.pad)
        buttons = sizes.pop("", 0)
        assert buttons <= 10, f"{buttons} buttons, where 10 fit: put some into a `group`"
        assert len(sizes) <= 5, f"{len(sizes)} groups, where 5 fit: {sorted(sizes)}"
        for group, size in sizes.items():
            members = [option for option in offered if option.group == group]
            short = size <= 25 or all(option.goes_to for option in members)
            assert short, f"the group {group!r} has {size} options, where 25 fit"


@every_system
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_has_words_for_everything(rules, seed):
    """Half by chance, half by autopilot, with settings by chance."""
    seats = party(seats_near(rules, seed % min(rules.seats[1], 6) + 1))
    options = random_options(rules, seed, len(seats))
    speech = Speech(rules, options)
    dice, chance = SeededDice(bytes([seed, 1])), SeededDice(bytes([seed, 2]))
    done = rules.new_game(options, seats, dice)
    for _ in range(STEPS):
        speech.say_all(event.text() for event in done.events)
        speech.see(done.state, seats)
        awaited = rules.awaiting(done.state)
        if not awaited:
            outcome = rules.outcome(done.state)
            assert outcome is not None, "nobody is awaited, and there is no outcome"
            speech.say(outcome.text)
            break
        offered = rules.legal_actions(done.state, awaited[0])
        speech.read_menu(offered)
        action = offered[chance.roll(len(offered), "option") - 1].action
        if chance.roll(2, "pilot") == 1:
            action = rules.autopilot(done.state, awaited[0], "balanced")
        done = rules.apply(done.state, awaited[0], action, dice)
    # A reason of one plain word says it all by itself; a die that lies face down is never named.
    named = {roll.reason for roll in dice.rolls if not lies_face_down(roll.reason)}
    reasons = {reason for reason in named if not reason.isalpha()}
    nameless = sorted(reason for reason in reasons if not speech.words.has(f"dice-{reason}"))
    assert not nameless, f"dice are rolled for {nameless}, and there are no words dice-<reason>"


@every_system
def test_every_setting_and_its_values_have_words(rules):
    words, house = words_of(rules), all_words("en")
    for setting in settings_of(rules.options_type()):
        name = setting.name.replace("_", "-")
        assert words.has(f"{rules.key}-option-{name}"), f"no words {rules.key}-option-{name}"
        for value in setting.values:
            written = value.replace("_", "-")
            own = words.has(f"{rules.key}-value-{name}-{written}")
            said = own or value.isdigit() or house.has(f"value-{written}")
            assert said, f"no words {rules.key}-value-{name}-{written}"


@pytest.mark.parametrize("rules", KNOWN.values(), ids=KNOWN.keys())
def test_a_goal_and_a_fight_have_words(rules):
    """The goal is said under any settings in a line or two, a fight in four at most."""
    words = words_of(rules)
    chosen = [random_options(rules, seed, rules.seats[0]) for seed in range(20)]
    for options in (rules.options_type(), rules.preset, *rules.presets.values(), *chosen):
        fits(words.say(rules.goal(options)), 300, f"{rules.key}-goal", least=21)
    fight = words.phrase(f"{rules.key}-help-fight")
    fits(fight, 500, f"{rules.key}-help-fight", least=21)
    lines = len(fight.splitlines())
    assert lines <= 4, f"{rules.key}-help-fight has {lines} lines, where 4 fit"


def ids_of(rules):
    """The rules that a system's catalogs have a sentence for."""
    pages = [folder / "rules.en.ftl" for folder in rules.catalogs]
    found = (RULE_ID.findall(page.read_text("utf-8")) for page in pages if page.exists())
    return {each for listed in found for each in listed}


@every_game
def test_every_setting_says_what_it_does_and_by_which_rules(rules):
    words, known = words_of(rules), ids_of(rules)
    for name in settable(rules.options_type):
        said = f"{rules.key}-option-{name.replace('_', '-')}-about"
        about = words.phrase(said)
        fits(about, 160, said, least=20)
        cited = set(CITED.findall(about))
        assert cited <= known, f"{said} names rules that are not in the book: {cited - known}"
        ends = "has to end with the ids of its rules in brackets, and a full stop"
        assert (cited and about.endswith(").")) or not known, f"{said} {ends}: {about!r}"


@every_system
def test_what_packs_overrule_are_settings_and_has_words(rules):
    found = set()
    for seed in SEEDS:
        options = with_pack(rules, random_options(rules, seed, rules.seats[0]), seed)
        for name, file in rules.overruled(options).items():
            assert name in settable(rules.options_type), f"`overruled`: {name} is no setting"
            assert rules.packs.kind(file) is not None, f"`overruled`: packs have no file {file}"
            found.add(name)
        without = rules.overruled(options.with_(packs=()))
        assert not without, f"without a pack `overruled` still names {without}"
    for name in found:
        key = f"{rules.key}-option-{name.replace('_', '-')}-packed"
        fits(words_of(rules).phrase(key, packs="Ember Court"), 160, key, least=20)


@every_game
def test_every_setting_stands_under_one_heading(rules):
    fields, groups = settable(rules.options_type), rules.options_type.groups
    unknown = groups.keys() - set(GROUPS)
    assert not unknown, f"`groups` has headings {unknown}; there are {GROUPS}"
    placed = Counter(name for names in groups.values() for name in names)
    strange = placed.keys() - fields.keys()
    assert not strange, f"`groups` names {strange}, which are no settings"
    twice = [name for name, count in placed.items() if count > 1]
    assert not twice, f"settings under two headings: {twice}"
    alike = set(GROUPS) & fields.keys()
    assert not alike, f"settings are called as headings, and no panel can tell them apart: {alike}"
    if len(fields) > 12:
        left = fields.keys() - placed.keys()
        assert not left, f"of more than 12 settings each has a heading; these have none: {left}"
    assert all(all_words("en").has(f"settings-group-{group}") for group in (TIME, *GROUPS))


@every_system
def test_who_chooses_a_game_can_read_what_it_is(rules):
    words = words_of(rules)
    fits(words.phrase(f"{rules.key}-blurb"), 80, f"{rules.key}-blurb")
    if words.has(f"{rules.key}-short"):
        fits(words.phrase(f"{rules.key}-short"), 16, f"{rules.key}-short")
    if released(rules.key):
        assert len(rules.presets) >= 3, f"a released game has 3 presets, not {len(rules.presets)}"
        known = rules.pitch.minutes is not None and rules.pitch.difficulty is not None
        assert known, f"a released game says how long and how hard it is: {rules.pitch}"


@every_system
def test_presets_have_words_and_can_be_played(rules):
    presets = rules.presets
    assert not presets or rules.preset in presets.values(), "`preset` is none of the `presets`"
    different = len({options.model_dump_json() for options in presets.values()})
    assert len(presets) == different, f"of {len(presets)} presets {different} are different"
    for name, options in presets.items():
        for key in (f"{rules.key}-preset-{name}", f"{rules.key}-preset-{name}-blurb"):
            fits(words_of(rules).phrase(key), 100, key)
        rules.check_options(options, rules.seats[0])


def refusals(rules):
    """The keys of refusals in a system's code, and in what it shares with others."""
    modules = (path for words in rules.catalogs for path in words.parent.rglob("*.py"))
    source = "".join(path.read_text("utf-8") for path in modules)
    return sorted(set(REFUSAL.findall(source)))


@every_system
def test_every_refusal_has_a_sentence(rules):
    silent = [key for key in refusals(rules) if not all_words("en").has(key)]
    assert not silent, f"refusals in the code that have no words: {silent}"


def test_refusals_are_found():
    assert all(len(refusals(rules)) > 1 for key, rules in rulesets().items() if released(key))


@every_system
def test_every_rule_has_a_sentence(rules):
    for folder in rules.catalogs:
        page = folder / "rules.en.ftl"
        if page.exists():
            book = Words.load([page])
            listed = re.findall(r"^(rule-\S+) =", page.read_text("utf-8"), re.MULTILINE)
            twice = [rule for rule, count in Counter(listed).items() if count > 1]
            assert not twice, f"{page} has these rules twice: {twice}"
            open_ends = [rule for rule in listed if not book.phrase(rule).endswith(".")]
            assert not open_ends, f"rules that end without a full stop: {open_ends}"
