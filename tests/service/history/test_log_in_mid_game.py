"""A log of a game that still runs: it proves itself and tells nothing of what lies face down."""

import json

import pytest

from rules.core.dice import lies_face_down, sealed
from rules.core.errors import RuleError
from rules.ports import Step
from rules.registry import ruleset
from rules.service.cards.cards import dice_of
from rules.service.history.log_export import something_hidden, withheld
from rules.service.history.verify import verify
from rules.service.journal.chain import chained, link, link_with_state, mark_of
from tests.support.bygone_rules import assert_only_read, forget_rules
from tests.support.campaigns import away, founded, played
from tests.support.houses import ask
from tests.support.known import differing
from tests.support.secrets import SECRETS
from tests.support.users import HOST


def hidden_in(log):
    """The dice of a log that lie face down, each with its step and place in it."""
    return {
        (step["version"], at): die[2]
        for step in log["steps"]
        for at, die in enumerate(step["faces"])
        if lies_face_down(die[1])
    }


@pytest.mark.parametrize("key", differing(SECRETS))
async def test_hidden_dice_are_hashes_until_the_game_is_over(watched):
    service, adventure = watched
    log = await service.history.queries.export(adventure)
    before = hidden_in(log)
    assert before
    assert all(isinstance(shown, str) and len(shown) == 40 for shown in before.values())
    verdict = verify(log)
    assert verdict.good, verdict.fault
    assert verdict.sealed
    assert verdict.unplayed > 0
    # The chain holds every word of it even so.
    last = log["steps"][-1]
    assert not verify({**log, "steps": [*log["steps"][:-1], {**last, "kind": "ready"}]}).good

    await service.lobby.end(ask(HOST), adventure)
    opened = await service.history.queries.export(adventure)
    verdict = verify(opened)
    assert verdict.good, verdict.fault
    assert verdict.unplayed == verdict.unseen == 0
    seed, cursor = bytes.fromhex(opened["seed"]), 0
    after = {}
    for step in opened["steps"]:
        for at, (sides, reason, face) in enumerate(step["faces"]):
            if lies_face_down(reason):
                after[step["version"], at] = sealed(seed, cursor + at, sides, reason, face)
        cursor += len(step["faces"])
    # What was hidden then is what is shown now.
    assert before.items() <= after.items()
    assert [s["hash"] for s in opened["steps"]][: len(log["steps"])] == [
        s["hash"] for s in log["steps"]
    ]


@pytest.mark.parametrize("key", SECRETS)
async def test_a_hidden_die_that_is_changed_at_the_end_does_not_hold(watched):
    service, adventure = watched
    await service.lobby.end(ask(HOST), adventure)
    log = await service.history.queries.export(adventure)
    step = next(s for s in log["steps"] if any(lies_face_down(die[1]) for die in s["faces"]))
    die = next(die for die in step["faces"] if lies_face_down(die[1]))
    die[2] = die[2] % die[0] + 1
    assert f"step {step['version']}: the die for" in verify(log).fault


@pytest.mark.parametrize("key", differing(SECRETS))
async def test_no_card_and_no_story_names_a_die_that_lies_face_down(watched, key):
    service, adventure = watched
    found, steps = (
        await service.history.queries.load(adventure),
        await service.store.journal(adventure),
    )
    words = service.words("en")
    hidden = [step for step in steps if any(lies_face_down(die[1]) for die in step.faces)]
    assert hidden
    for step in hidden:
        seen = step.with_(faces=tuple(die for die in step.faces if not lies_face_down(die[1])))
        assert dice_of([step], key, words, 99) == dice_of([seen], key, words, 99)
    told = await service.history.stories.tell(ask(HOST), adventure)
    card = await service.history.queries.card(adventure)
    said = " ".join([card.dice, *(note for scene in told.scenes for note in scene.notes)])
    assert found.version == card.version
    assert not any(
        die[1].strip("~").replace("-", " ") in said
        for s in hidden
        for die in s.faces
        if lies_face_down(die[1])
    )


@pytest.mark.parametrize("key", SECRETS)
async def test_a_log_of_the_first_form_hides_the_same_dice(watched, key):
    service, adventure = watched
    steps = await service.store.journal(adventure)
    hidden = {die[1].lstrip("~") for step in steps for die in step.faces if lies_face_down(die[1])}
    old = [
        step.with_(
            hash=f"{step.version:040x}",
            faces=tuple((sides, reason.lstrip("~"), face) for sides, reason, face in step.faces),
        )
        for step in steps
    ]
    assert something_hidden(key, old)
    found = await service.history.queries.load(adventure)
    shown = withheld(key, found.seed, old)
    laid = [die for step in shown for die in step["faces"] if die[1] in hidden]
    assert {die[1] for die in laid} == hidden
    assert all(isinstance(die[2], str) for die in laid)


async def test_a_campaign_with_something_face_down_is_not_exported(service):
    made = await founded(service, key="mkd-campaign")
    found = await played(service, made, away)
    for _ in range(20):
        if something_hidden("mkd-campaign", await service.store.journal(made)):
            break
        found = await played(service, made, lambda now, since=found.version: now.version > since)
    else:
        raise AssertionError("nothing was ever laid face down")
    before = (await service.history.queries.load(made)).version
    with pytest.raises(RuleError, match="campaign-hidden"):
        await service.campaigns.archive.export(ask(HOST))
    assert (await service.history.queries.load(made)).version == before


def test_a_hash_says_how_it_was_made_and_by_which_rules():
    head = link("", (1, None, "open", None), (), (), 3)
    assert mark_of(head) == (2, 3)
    assert mark_of("ab" * 20) == (1, 1)
    with pytest.raises(ValueError, match="invalid literal"):
        mark_of("x.y:00")


def test_the_same_face_is_sealed_otherwise_at_every_place():
    faces = ((6, "~which", 4), (6, "~which", 4), (6, "hit", 4))
    first, second, third = chained(faces, b"seed", 0)
    assert len({first[2], second[2]}) == 2
    assert third == (6, "hit", 4)
    assert chained(faces, b"another", 0)[0] != first


async def test_what_was_played_by_rules_that_are_gone_is_still_believed(service, monkeypatch):
    made = await founded(service)
    file = await service.campaigns.archive.export(ask(HOST))
    log = json.loads(file.data)["log"]
    forget_rules(monkeypatch, ruleset(log["ruleset"]))
    assert_only_read(log)
    await service.lobby.end(ask(HOST), made)
    with pytest.raises(RuleError, match="campaign-rules"):
        await service.campaigns.archive.bring(ask(HOST, channel=300), file.data)


def test_hashes_of_the_first_form_are_what_old_logs_hold():
    """Over states as they were stored: of this step it was computed once, by hand."""
    faces = ((6, "rest", 4),)
    step = Step(version=7, seat=2, kind="act", action={"kind": "rest"}, faces=faces, events=(),
                hash="", at=0)  # fmt: skip
    known = "47ca7fd84cb9b6c4e6025d877f17fcd0c694aaf4"
    assert link_with_state("head", step, '{"turn":3}') == known
