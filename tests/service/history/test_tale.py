"""The tale of an adventure: what every tale keeps to, whatever its game."""

import itertools
import re

import pytest

from rules.core.campaign.adapters import kinds_of
from rules.core.telling import told_by
from rules.core.words import entries_in, text_of
from rules.ports import Step, Voice
from rules.registry import ruleset, rulesets
from rules.service.campaigns.chronicle import steps_of_chapter
from rules.service.history.tale.happenings import happenings, unnumbered
from rules.service.history.tale.records import Speech
from rules.service.history.tale.scenes import acts_of
from tests.support.houses import ask
from tests.support.joined import joined
from tests.support.post import by_post, owed_by, take_turn
from tests.support.soak import cases
from tests.support.told_tales import (
    NUMBERED,
    WORDS,
    journal_of,
    scenes_of,
    sentences_of,
    tale_of,
)
from tests.support.users import FRIEND, HOST
from tests.systems.sixth import RULESET as SIXTH

GAMES = [(key, seed) for key in rulesets() for seed in cases(1, 40)]
STEPS = 160
FEW_STEPS = 30
ALWAYS = frozenset({"fight", "kill", "fall", "prize", "turn"})


@pytest.fixture(scope="module")
def games():
    """The journals of games, each played once, by system and seed."""
    kept = {}

    def game(key, seed):
        if (key, seed) not in kept:
            kept[key, seed] = journal_of(ruleset(key), 2, seed, STEPS)
        return kept[key, seed]

    return game


@pytest.mark.parametrize(("key", "seed"), GAMES)
def test_a_tale_is_no_log(key, seed, games):
    steps = games(key, seed)
    rules = ruleset(key)
    told = tale_of(rules, steps)
    sentences = sentences_of(told)
    # A small game is over in a fight.
    assert len(sentences) > (10 if len(steps) > FEW_STEPS else 0)
    # No two in a row are put in the same way.
    for one, other in itertools.pairwise(sentences):
        assert one.form != other.form, (one.text, other.text)
        assert one.text != other.text
    logged = {WORDS.say(text_of(event)) for step in steps for event in step.events}
    for each in sentences:
        assert not (each.text in logged and NUMBERED.search(each.text)), each.text
        assert each.text[0] == each.text[0].upper()
        assert each.text.endswith((".", "!", "?", "…", "”")), each.text
        assert "  " not in each.text
    # Dice stand in notes alone, and each note is one sentence's.
    for scene in scenes_of(told):
        numbers = [each.note for each in scene.sentences if each.note]
        assert numbers == list(range(1, len(scene.notes) + 1))
        assert scene.heading


@pytest.mark.parametrize(("key", "seed"), GAMES)
def test_fights_deaths_treasures_and_ends_are_all_told(key, seed, games):
    steps = games(key, seed)
    rules = ruleset(key)
    told = {source for each in sentences_of(tale_of(rules, steps)) for source in each.tells}
    for each in happenings(steps, rules.telling):
        if each.role in ALWAYS:
            assert each.source in told, (each.kind, each.version)


@pytest.mark.parametrize("key", rulesets())
def test_whatever_a_game_tells_has_words_of_a_tale(key):
    rules = ruleset(key)
    # A wound without words is told with its blow.
    told = [
        kind
        for kind in sorted(kinds_of(rules.events))
        if rules.telling.role(kind) not in ("silent", "wound")
    ]
    lacking = [kind for kind in told if not WORDS.has(told_by(kind))]
    # A game may leave its tale to the words of its log, but not half of it.
    assert lacking in ([], told)


@pytest.mark.parametrize(("key", "seed"), GAMES)
def test_who_strikes_or_falls_is_not_named_twice_in_a_row(key, seed, games):
    told = sentences_of(tale_of(ruleset(key), games(key, seed)))
    twice = re.compile(r"\b((?:[A-Z]\w+ ?){1,3})(?:, and|;|, while|, and yet|, though) \1\b")
    assert [each.text for each in told if twice.search(each.text)] == []


@pytest.mark.parametrize("key", ["mkd-adventure", "mkd-delve"])
def test_long_names_stand_once_in_a_scene(key, games):
    for scene in scenes_of(tale_of(ruleset(key), games(key, 1))):
        whole = " ".join(each.text for each in scene.sentences)
        for name in ("Sister Ondine", "Hask the Ferryman", "Maelle Windspar", "Liriel Fenwatch"):
            assert whole.count(name) <= 1, whole
        assert not re.search(r"\b[A-Z]\w+ \d", whole), whole


@pytest.mark.parametrize("key", rulesets())
def test_the_same_journal_gives_the_same_tale(key, games):
    steps = games(key, 0)
    assert tale_of(ruleset(key), steps) == tale_of(ruleset(key), steps)


@pytest.mark.parametrize("key", rulesets())
def test_what_was_said_stands_before_its_deed(key, games):
    steps = games(key, 0)
    acted = [step for step in steps if step.seat is not None]
    deed = acted[len(acted) // 2]
    speech = Speech(name="Aldith", words="Stay behind me.", version=deed.version)
    for scene in scenes_of(tale_of(ruleset(key), steps, [speech])):
        for at, part in enumerate(scene.parts):
            if part == speech:
                after = [each for each in scene.parts[at + 1 :] if not isinstance(each, Speech)]
                before = [each for each in scene.parts[:at] if not isinstance(each, Speech)]
                firsts = [min(v for v, _ in each.tells) for each in after if each.tells]
                assert all(version >= deed.version for version in firsts)
                lasts = [min(v for v, _ in each.tells) for each in before if each.tells]
                assert all(version < deed.version for version in lasts)
                return
    raise AssertionError("nobody said it")


@pytest.mark.parametrize("key", rulesets())
def test_a_long_tale_leaves_out_what_matters_least(key, games):
    steps = games(key, 0)
    whole = tale_of(ruleset(key), steps)
    letters = sum(scene.letters for scene in scenes_of(whole))
    most = letters // 4
    short = tale_of(ruleset(key), steps, most=most)
    assert sum(scene.letters for scene in scenes_of(short)) <= most
    kept, left = scenes_of(short), sum(each.left_out for each in short.chapters)
    assert kept or len(scenes_of(whole)) == 1
    assert left or len(sentences_of(short)) < len(sentences_of(whole))
    material = list(happenings(steps, ruleset(key).telling))
    assert len(kept) + left == sum(len(act.stretches) for act in acts_of(material, ()))


def test_a_campaign_is_told_adventure_by_adventure():
    rules = ruleset("third-six-campaign")
    home = {
        "kind": "campaign-came-home", "result": "victory", "back": 1, "party": "Aldith",
        "dead": 0, "fallen": "",
    }  # fmt: skip
    events = [{"kind": "ts-class-chosen", "hero": "Aldith", "calling": "Elf", "hp": 9, "mnd": 3}]
    for number in (1, 2):
        events += [
            {"kind": "campaign-departed", "number": number, "party": "Aldith"},
            {"kind": "ts-thing-found", "item": "Key"},
            {**home, "number": number},
        ]
    steps = [
        Step.model_construct(version=version, seat=1, kind="act", faces=(), events=(event,))
        for version, event in enumerate(events, start=1)
    ]
    chapters = tale_of(rules, steps).chapters
    assert [(each.number, each.title) for each in chapters] == [
        (0, "Before the first adventure"),
        (1, "Adventure 1"),
        (2, "Adventure 2"),
    ]
    assert all("Back in town: Aldith." in str(each.scenes) for each in chapters[1:])
    assert [each.version for each in steps_of_chapter(steps, 2)] == [5, 6, 7]
    assert steps_of_chapter(steps, 3) == []


def test_a_game_that_says_nothing_of_itself_has_an_honest_tale():
    steps = journal_of(SIXTH, 2, 3, 60)
    words = WORDS.with_further(entries_in((SIXTH.catalog,)))
    sentences = sentences_of(tale_of(SIXTH, steps, words=words))
    assert any("guardian" in each.text for each in sentences)
    for one, other in itertools.pairwise(sentences):
        assert one.form != other.form
    assert not any(NUMBERED.search(each.text) for each in sentences)


def test_a_second_clause_of_a_log_ends_its_sentence():
    """What it says after a comma may be of another figure, who did not do what comes next."""
    words = WORDS.with_further(entries_in((SIXTH.catalog,)))
    told = [
        each.text
        for seed in range(4)
        for each in sentences_of(tale_of(SIXTH, journal_of(SIXTH, 1, seed, 9), words=words))
    ]
    assert any(each.endswith("the guardian strikes back.") for each in told)
    assert [each for each in told if "strikes back and" in each or "back, " in each] == []


@joined(
    ("logged", "told"),
    [
        ("Aldith hit the Orcs (rolled 3, needed 4 or less): 2 HP left.", "Aldith hit the Orcs."),
        ("The Ogre fell.", "The Ogre fell."),
        ("Aldith struck, rolled 4, needed 5 or less, with a cry.", "Aldith struck, with a cry."),
        ("Watch out: the Orcs, 4 hit points!", "Watch out!"),
    ],
)
def test_a_sentence_of_the_log_loses_its_numbers_where_it_can(logged, told):
    assert unnumbered(logged) == told


async def test_words_are_in_the_tale_until_they_are_taken_back(service, clock):
    adventure = await by_post(service, FRIEND, system="three-dice")
    for _ in range(12):
        await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    steps = await service.store.journal(adventure)
    deed = [step.version for step in steps if step.seat is not None and step.events][-1]
    made = [
        Voice(id="with", adventure=adventure, user=HOST, seat=1, speaker="seat-1", name="Yara",
              words="After me.", state="waits", step=deed, at=clock.now()),
        Voice(id="draft", adventure=adventure, user=FRIEND, seat=2, speaker="seat-2", name="Sorrel",
              words="Never said.", state="draft", at=clock.now()),
        Voice(id="waits", adventure=adventure, user=HOST, seat=1, speaker="seat-1", name="Yara",
              words="Not yet done.", state="waits", at=clock.now()),
        Voice(id="post", adventure=adventure, user=HOST, seat=1, speaker="seat-1", name="Yara",
              words="What a place.", state="said", at=clock.now() + 60),
    ]  # fmt: skip
    for voice in made:
        await service.store.begin_voice(voice.with_(state="draft", step=None))
        await service.store.change_voice(voice)

    async def said():
        tale = await service.history.stories.tell(ask(HOST), adventure)
        return [
            part.words for scene in tale.scenes for part in scene.parts if isinstance(part, Speech)
        ]

    heard = await said()
    assert "What a place." in heard
    assert not {"Never said.", "Not yet done."} & set(heard)
    await service.store.withdraw_voice("post")
    assert "What a place." not in await said()
