"""The scenes of an adventure come from its log alone, and are what everybody saw."""

import pytest

from rules.core.errors import NoAdventure
from rules.registry import ruleset
from rules.service.cards.cards import say_step
from rules.service.history.captions import (
    GRAVE,
    LAST,
    OUTCOME,
    USUAL,
    Said,
    fitting,
    tells_of,
)
from rules.service.journal import kinds
from rules.service.journal.loading import loaded
from rules.service.journal.reel import MOST_SCENES, ReelBuilder
from rules.service.journal.replay import PartialPlayback
from tests.service.play.test_actions import FRIEND, HOST, begun, press_something
from tests.support.houses import ask
from tests.support.joined import joined


async def public(service, adventure):
    """The public map as it stands."""
    rules, state = loaded(await service.history.queries.load(adventure))
    return rules.view(state, None).scene


async def test_a_reel_is_what_everybody_saw(service):
    adventure = await begun(service, FRIEND, seed="reel")
    seen = [await public(service, adventure)]
    for which in range(40):
        await press_something(service, adventure, which)
        shown = await public(service, adventure)
        if shown != seen[-1]:
            seen.append(shown)
        if (await service.history.queries.load(adventure)).status != "running":
            break
    assert len(seen) > 5
    assert list(await service.history.queries.scenes(adventure)) == seen


async def test_latecomers_and_autopilots_are_in_it(service):
    adventure = await begun(service, seed="late")
    await service.lobby.join(ask(FRIEND), adventure)
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "bold")
    for which in range(12):
        await press_something(service, adventure, which)
    kinds = {step.kind for step in await service.store.journal(adventure)}
    assert {"begin", "late", "auto"} <= kinds
    assert (await service.history.queries.scenes(adventure))[-1] == await public(service, adventure)


async def test_a_reel_is_remembered_until_the_game_goes_on(service):
    adventure = await begun(service)
    first = await service.history.queries.reel(adventure)
    assert await service.history.queries.reel(adventure) is first
    await press_something(service, adventure)
    later = await service.history.queries.reel(adventure)
    assert later.version == first.version + 1
    assert later.scenes[: len(first.scenes)] == first.scenes


async def test_a_lobby_has_nothing_to_replay(service):
    adventure = (await service.lobby.open(ask(HOST), "three-dice")).adventure
    with pytest.raises(NoAdventure):
        await service.history.queries.reel(adventure)


async def test_a_log_of_other_rules_is_replayed_as_far_as_it_can_be(service):
    adventure = await begun(service)
    await press_something(service, adventure)
    rules = ruleset("three-dice")
    steps = list(await service.store.journal(adventure))
    acted = next(at for at, step in enumerate(steps) if step.kind == "act")
    sound = ReelBuilder(rules)
    sound.follow(steps[:acted])
    for other in (
        {"faces": ((99, "nonsense", 7), *steps[acted].faces)},
        {"faces": (*steps[acted].faces, (6, "one-too-many", 1))},
        {"faces": (), "action": {"kind": "no-such-thing"}},
        {"events": ({"kind": "what-no-rules-say"},)},
    ):
        changed = [*steps[:acted], steps[acted].with_(**other), *steps[acted + 1 :]]
        reeling = ReelBuilder(rules)
        reeling.follow(changed)
        reel = reeling.reel(changed[-1].version)
        assert reel.scenes == sound.reel(0).scenes
        assert (reel.unplayed, reel.first_unplayed) == (
            len([step for step in steps[acted:] if kinds.of(step).changes]),
            steps[acted].version,
        )
        assert reeling.unknown_since == reel.seen_at[-1]


async def test_an_undo_leads_back_to_where_rules_of_today_can_follow(service):
    adventure = await begun(service, FRIEND, seed="back")
    for which in range(4):
        await press_something(service, adventure, which)
    found = await service.history.queries.load(adventure)
    await service.play.undo.undo(ask(HOST), adventure, found.version - 2)
    await press_something(service, adventure)
    steps = list(await service.store.journal(adventure))
    other = next(at for at, step in enumerate(steps) if step.version == found.version - 1)
    steps[other] = steps[other].with_(faces=((99, "nonsense", 7),))
    course = PartialPlayback(ruleset("three-dice"))
    known = []
    for step in steps:
        course.follow(step)
        known.append(course.state is not None)
    begin = next(at for at, step in enumerate(steps) if step.kind == "begin")
    undone = next(at for at, step in enumerate(steps) if step.kind == "undo")
    assert known[begin:other] == [True] * (other - begin)
    assert known[other:undone] == [False] * (undone - other)
    assert known[undone:] == [True] * (len(steps) - undone)
    assert course.state == loaded(await service.history.queries.load(adventure))[1]
    assert (course.unplayed, course.first_unplayed) == (undone - other, steps[other].version)


async def test_a_long_log_gives_a_bounded_reel(service, monkeypatch):
    monkeypatch.setattr("rules.service.journal.reel.MOST_SCENES", 5)
    adventure = await begun(service, seed="long")
    for which in range(30):
        await press_something(service, adventure, which)
        if (await service.history.queries.load(adventure)).status != "running":
            break
    told = await service.history.queries.scenes(adventure)
    assert len(told) == 5 < MOST_SCENES
    assert told[-1] == await public(service, adventure)


async def test_each_scene_is_told_by_sentences_of_its_steps(service):
    """They are whole, in their order, and say what is not a matter of course."""
    adventure = await begun(service, FRIEND, seed="captions")
    for which in range(30):
        await press_something(service, adventure, which)
    queries = service.history.queries
    reel, found = await queries.reel(adventure), await queries.load(adventure)
    told = await queries.captions(adventure, "en")
    assert len(told) == len(reel.scenes)
    words, telling = service.work.words_of(found, "en"), ruleset("three-dice").telling
    for number, sentences in enumerate(told, start=1):
        since, until = reel.between(number)
        until = reel.seen_at[number - 1] if number == len(told) else until
        happened = [
            (str(event["kind"]), sentence)
            for step in await service.store.journal(adventure, since, until)
            for event, sentence in zip(step.events, say_step(found, step, words), strict=True)
        ]
        said = [sentence for _, sentence in happened]
        assert [each for each in said if each in sentences] == list(sentences)
        outcomes = [each for kind, each in happened if telling.rank(kind) > 1]
        assert bool(sentences) >= bool(outcomes)
        assert not {each for kind, each in happened if not telling.rank(kind)} & set(sentences)
    assert sum(map(bool, told)) > 10


@joined(
    ("lengths", "kept"),
    [
        ([(40, OUTCOME), (40, USUAL), (40, OUTCOME)], [0, 1, 2]),
        ([(60, OUTCOME), (60, USUAL), (60, USUAL), (60, GRAVE)], [0, 3]),
        ([(80, USUAL), (60, OUTCOME), (60, OUTCOME)], [1, 2]),
        ([(60, OUTCOME), (60, USUAL), (60, OUTCOME), (60, GRAVE)], [2, 3]),
        ([(60, OUTCOME), (60, GRAVE), (60, OUTCOME), (60, LAST)], [2, 3]),
        ([(500, OUTCOME), (20, OUTCOME)], [0]),
        ([], []),
    ],
)
def test_a_caption_keeps_what_matters_most_and_what_led_to_it(lengths, kept):
    said = [Said(f"{at}{'x' * (length - 1)}", rank) for at, (length, rank) in enumerate(lengths)]
    assert fitting(said) == tuple(said[at].sentence for at in kept)


def test_a_name_is_not_found_in_a_longer_one():
    assert tells_of("The Bone Shambler is slain.", "Bone Shambler")
    assert tells_of("Bone Shambler 2’s blow misses.", "Bone Shambler 2")
    assert not tells_of("Bone Shambler 2 is slain.", "Bone Shambler")
    assert not tells_of("Orcs are slain.", "Orc")
