"""A person's file has every deed of theirs, and none of anybody else."""

import pytest

from rules.ports import PersonalRecords, Step
from rules.service.journal.kinds import KINDS, LEAVE
from rules.service.privacy.personal_data import personal_data_of
from tests.support.entropy import Entropy
from tests.support.houses import ask, serving
from tests.support.joined import joined
from tests.support.post import by_post, take_turn
from tests.support.records import a_seat, a_step, an_adventure
from tests.support.users import FRIEND, HOST, STRANGER, THIRD

OURS = [kind.name for kind in KINDS.values() if kind.personal and kind is not LEAVE]
"""Who leaves a game has no seat whose deeds could be told, until they have it back."""
ELSE = [kind.name for kind in KINDS.values() if not kind.personal]


@pytest.fixture
async def service(tmp_path, clock):
    async with serving(tmp_path / "deeds.db", clock, Entropy()) as made:
        yield made


def did_in(*steps: Step, seat: int = 1) -> list[str]:
    """What the file of who has a seat says that they did in some steps."""
    game = an_adventure(seats=(a_seat(seat, HOST),))
    records = PersonalRecords(adventures=(game,))
    (own,) = personal_data_of(records, HOST, {game.id: steps}, 0)["adventures"]
    return [each["did"] for each in own["steps"]]


@joined("kind", OURS)
def test_every_kind_that_somebody_does_is_in_their_file(kind):
    begun = a_step(1, kind="begin", seat=None, action=None)
    named, about = (
        a_step(2, kind=kind, seat=1),
        a_step(2, kind=kind, seat=None, action={"seat": 1}),
    )
    assert did_in(begun, named) == [kind]
    assert did_in(begun, about) == [kind]
    assert did_in(begun, named, seat=2) == []


@joined("kind", ELSE)
def test_what_the_table_the_program_or_time_does_is_in_nobodys_file(kind):
    assert did_in(a_step(1, kind=kind, seat=1, action={"seat": 1})) == []


async def did(service, adventure: str, user: int) -> list[str]:
    found = (await service.privacy.export(user))["adventures"]
    return next(
        [step["did"] for step in each["steps"]] for each in found if each["id"] == adventure
    )


async def test_who_leads_a_hero_and_what_was_undone_is_in_it(service):
    adventure = await by_post(service, FRIEND, system="three-dice")
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "bold")
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "player")
    assert (await did(service, adventure, FRIEND))[-2:] == ["pilot", "pilot"]
    begun = (await service.history.queries.load(adventure)).version
    await take_turn(service, adventure, HOST)
    await take_turn(service, adventure, FRIEND)
    await service.play.undo.undo(ask(HOST), adventure, begun)
    assert (await did(service, adventure, HOST))[-1] == "undo"
    assert "undo" not in await did(service, adventure, FRIEND)


async def test_deeds_of_a_lobby_stay_with_whoever_moves_up(service):
    adventure = (await service.lobby.open(ask(HOST), "three-dice", seed="up")).adventure
    for user in (FRIEND, THIRD):
        await service.lobby.join(ask(user), adventure)
    for _ in range(2):
        await service.lobby.ready(ask(FRIEND), adventure)
    await service.lobby.ready(ask(THIRD), adventure)
    assert await did(service, adventure, FRIEND) == ["join", "ready", "ready"]
    await service.lobby.leave(ask(FRIEND), adventure)
    await service.lobby.join(ask(FRIEND), adventure)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    assert await did(service, adventure, HOST) == ["open"]
    assert await did(service, adventure, THIRD) == ["join", "ready"]
    assert await did(service, adventure, FRIEND) == ["join"]


async def test_who_has_a_seat_back_has_their_deeds_back_and_nobody_elses(service):
    adventure = await by_post(service, FRIEND, system="three-dice")
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    await service.by_post.agreements.pause(ask(STRANGER), adventure)
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    assert await did(service, adventure, FRIEND) == ["join", "hand-over", "reclaim"]
    await service.lobby.leave(ask(FRIEND), adventure)
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    assert await did(service, adventure, FRIEND) == [
        "join", "hand-over", "reclaim", "leave", "reclaim",
    ]  # fmt: skip


def walk(*taken: str) -> list[str]:
    """The kinds that the file has of who leads the second seat after some steps, by their kinds."""
    steps = [a_step(1, kind="begin", seat=None, action=None)]
    for kind in taken:
        steps.append(a_step(len(steps) + 1, kind=kind, seat=2, action={}))
    return did_in(*steps, seat=2)


@joined(
    ("taken", "told"),
    [
        # A plays and leaves, B plays, A has the seat back.
        ("act leave take-over vote reclaim", "act leave reclaim"),
        # A leaves, B plays and leaves, and has the seat back.
        ("act leave take-over vote leave reclaim", "take-over vote leave reclaim"),
        # A hands the seat to B, who retires; A may still have it back.
        ("act take-over vote retire reclaim", "act reclaim"),
        # A retires: whoever comes has nothing of A's, and so it stays.
        ("act retire take-over vote", "take-over vote"),
        # A, B and C in a row: B alone may have it back.
        ("act take-over vote take-over keep reclaim", "take-over vote reclaim"),
        # B's seat was offered, and A or B has it back: the journal does not say who.
        ("act take-over vote offer reclaim", "reclaim"),
    ],
)
def test_what_a_seat_that_changed_hands_tells_is_of_one_person_alone(taken, told):
    assert walk(*taken.split()) == told.split()
