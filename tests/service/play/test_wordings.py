"""Declared turns in the words of standing orders: "if … else", deeds, and whom one follows."""

import pytest

from rules.core.errors import RuleError, UnknownAction
from rules.service.play.wordings import DEED, FOLLOW, WHEN
from tests.support.houses import ask
from tests.support.post import table
from tests.support.rounds import HIT, MIND, SPIRIT, declare, in_a_fight, press
from tests.support.users import FRIEND, HOST, THIRD
from tests.systems.three_dice.tables import fight, hero, monster


async def three(service, *, hurt: bool = False, order: str = "any") -> str:
    """A fight of three, of whom the second may be hurt and has a potion."""
    whole = hero((9, 9, 9), seat=2, pack=("potion",))
    second = hero((2, 4, 4), (9, 9, 9), seat=2, pack=("potion",)) if hurt else whole
    heroes = (
        hero((9, 9, 9)),
        second if hurt else second.with_(now=second.most),
        hero((9, 9, 9), seat=3),
    )
    return await in_a_fight(service, 3, state=fight(*heroes, foe=monster(hp=40), mp_order=order))


async def attacks(service, adventure: str, seat: int) -> list[str]:
    """What a seat did, in order."""
    steps = await service.store.journal(adventure)
    return [
        str(step.action.get("attribute", step.action["kind"]))
        for step in steps
        if step.seat == seat and step.kind in ("act", "declared")
    ]


@pytest.mark.parametrize(("hurt", "done"), [(True, "mind"), (False, "spirit")])
async def test_a_choice_counts_only_in_its_case(service, hurt, done):
    adventure = await three(service, hurt=hurt)
    await declare(service, adventure, FRIEND, f"if hurt {MIND} else {SPIRIT}")
    await press(service, adventure, HOST)
    await press(service, adventure, THIRD)
    assert await attacks(service, adventure, 2) == [done]


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("de", "wenn verletzt {mind} sonst {spirit}"),
        ("de", "Wenn verletzt: {mind}, sonst: {spirit}"),
        ("de", "if hurt {mind} else {spirit}"),
        ("es", "si hay heridas {mind} si no {spirit}"),
        ("es", "if hurt {mind} else {spirit}"),
    ],
)
async def test_cases_are_read_in_the_person_s_language_and_in_english(service, locale, line):
    adventure = await three(service, hurt=True)
    typed = line.format(mind=MIND, spirit=SPIRIT)
    await declare(service, adventure, FRIEND, typed, locale=locale)
    said = (await table(service, adventure)).declared[0].choices
    assert [(each.when, each.id) for each in said] == [("hurt", MIND), ("always", SPIRIT)]


async def test_a_deed_is_done_as_it_is_possible_then(service):
    adventure = await three(service, hurt=True)
    await declare(service, adventure, FRIEND, f"if badly hurt: drink else {SPIRIT}", MIND)
    said = (await table(service, adventure)).declared[0].choices
    assert [(each.when, each.deed) for each in said] == [
        ("badly_hurt", "drink"), ("always", None), ("always", None),
    ]  # fmt: skip


@pytest.mark.parametrize("order", ["any", "seat"])
async def test_who_follows_does_as_the_other_did(service, order):
    adventure = await three(service, order=order)
    found = await service.history.queries.load(adventure)
    await declare(service, adventure, THIRD, f"follow {found.seats[1].name}", HIT)
    await declare(service, adventure, FRIEND, SPIRIT)
    await press(service, adventure, HOST, MIND)
    assert await attacks(service, adventure, 3) == ["spirit"]


async def test_whom_one_follows_goes_first_where_the_order_is_free(service):
    adventure = await three(service)
    found = await service.history.queries.load(adventure)
    await declare(service, adventure, HOST, f"as {found.seats[2].name}")
    await declare(service, adventure, FRIEND, MIND)
    await declare(service, adventure, THIRD, SPIRIT)
    steps = await service.store.journal(adventure)
    done = [(step.seat, step.action["attribute"]) for step in steps if step.kind == "declared"]
    assert done == [(2, "mind"), (3, "spirit"), (1, "spirit")]


async def test_who_follow_each_other_are_played_all_the_same(service):
    adventure = await three(service)
    names = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
    for user, whom in ((HOST, names[1]), (FRIEND, names[2]), (THIRD, names[0])):
        await declare(service, adventure, user, f"as {whom}")
    assert (await table(service, adventure)).declared == ()
    steps = await service.store.journal(adventure)
    assert {step.seat for step in steps if step.kind in ("auto", "declared")} == {1, 2, 3}


async def test_lists_offer_deeds_companions_and_cases(service):
    adventure = await three(service)
    declaring = service.play.declared_turns

    async def choose(rank: int, value: str) -> None:
        version = (await declaring.look(ask(FRIEND), adventure)).version
        await declaring.choose(ask(FRIEND), adventure, version, rank, value)

    await choose(1, MIND)
    await choose(1, f"{WHEN}outnumbered")
    await choose(2, f"{DEED}guard")
    await choose(3, f"{FOLLOW}1")
    look = await declaring.look(ask(FRIEND), adventure)
    assert look.chosen[0].label.startswith("if outnumbered: ")
    assert [each.value for each in look.chosen] == [MIND, f"{DEED}guard", f"{FOLLOW}1"]
    assert f"{FOLLOW}2" not in [each.value for each in look.worded]
    with pytest.raises(RuleError, match="option"):
        await choose(1, f"{FOLLOW}2")


async def test_what_is_no_case_or_deed_is_refused(service):
    adventure = await three(service)
    for typed in ("if it rains dance", "follow Nobody", f"if hurt dance else {HIT}"):
        with pytest.raises(UnknownAction):
            await declare(service, adventure, FRIEND, typed)
    with pytest.raises(RuleError, match="many"):
        await declare(service, adventure, FRIEND, f"{HIT} else {MIND}", f"{SPIRIT} else guard")
    assert (await table(service, adventure)).declared == ()
