"""Dungeons as use cases: who may see what, who may do what, and that steps are taken once."""

import asyncio

import pytest

from rules.core.errors import NoAdventure, NotSeated, RuleError, StaleBoard
from rules.core.scene import Barrier
from rules.ports import Dungeon
from rules.service import Service
from rules.service.dungeons.dungeons import DungeonRequest
from rules.service.dungeons.session import session_of
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving

ILSE, TOMAS, MAREN = 1, 2, 3


async def refused(awaited: object, error: type[Exception], key: str) -> None:
    with pytest.raises(error) as refusal:
        await awaited
    assert refusal.value.text.key == key


async def drawn(service: Service, mode: str = "map", **wanted: object) -> Dungeon:
    return await service.dungeons.make(
        ask(ILSE), mode, DungeonRequest(**{"seed": "salt", **wanted})
    )


async def act(service: Service, user: int, found: Dungeon, verb: str) -> Dungeon:
    return await service.dungeons.act(ask(user), found.id, found.version, verb)


async def test_the_same_words_give_the_same_dungeon(service: Service) -> None:
    first, second = await drawn(service), await drawn(service)
    assert first.id != second.id
    assert session_of(first).plan == session_of(second).plan
    other = await service.dungeons.again(ask(TOMAS), first.id)
    assert (other.owner, other.options) == (TOMAS, first.options)
    assert session_of(other).plan != session_of(first).plan


async def test_it_is_there_after_a_restart(tmp_path) -> None:
    path, clock = tmp_path / "house.db", HandClock()
    async with serving(path, clock, Entropy()) as service:
        found = await drawn(service, levels=2, morphology="natural")
        card = await service.dungeons.card(ask(ILSE), found.id)
    async with serving(path, clock, Entropy(1)) as service:
        assert await service.dungeons.card(ask(ILSE), found.id) == card


async def test_the_keepers_map_is_the_owners_alone(service: Service) -> None:
    found = await drawn(service, morphology="barred")
    sheet = await service.dungeons.keeper(ask(ILSE), found.id, 1)
    rooms = sum(tile.is_room for tile in session_of(found).plan.level(1).tiles)
    assert sum(line.startswith("**") for line in sheet.key) >= rooms > 0
    await refused(service.dungeons.keeper(ask(TOMAS), found.id, 1), NotSeated, "error-only-keeper")
    await refused(
        service.dungeons.blueprint(ask(TOMAS), found.id, 1, keeper=True),
        NotSeated,
        "error-only-keeper",
    )
    assert await service.dungeons.keeps(ask(ILSE), found.id, 1)
    assert not await service.dungeons.keeps(ask(TOMAS), found.id, 1)


async def test_players_files_hold_no_plan_and_no_secret_doors(service: Service) -> None:
    for number in range(40):
        found = await drawn(service, seed=f"secret {number}")
        if any(join.secret for join in session_of(found).plan.level(1).joins):
            break
    else:
        raise AssertionError("no dungeon had a secret door")
    theirs = await service.dungeons.blueprint(ask(TOMAS), found.id, 1, keeper=False)
    mine = await service.dungeons.blueprint(ask(ILSE), found.id, 1, keeper=True)
    assert theirs.plan is None
    assert mine.plan
    kinds = [{edge.kind for edge in scene.edges} for scene in (theirs.scene, mine.scene)]
    assert Barrier.SECRET not in kinds[0]
    assert Barrier.SECRET in kinds[1]
    card = await service.dungeons.card(ask(TOMAS), found.id)
    assert card.scene == theirs.scene


async def test_a_dungeon_stays_in_its_channel_but_for_its_owners_files(service: Service) -> None:
    found = await drawn(service)
    for user in (ILSE, TOMAS):
        elsewhere = ask(user, channel=200)
        await refused(
            service.dungeons.card(elsewhere, found.id), NoAdventure, "error-dungeon-elsewhere"
        )
    mine = await service.dungeons.blueprint(ask(ILSE, channel=200), found.id, 1, keeper=True)
    assert mine.scene.columns
    await refused(
        service.dungeons.blueprint(ask(TOMAS, channel=200), found.id, 1, keeper=False),
        NoAdventure,
        "error-dungeon-elsewhere",
    )
    await refused(service.dungeons.card(ask(ILSE), "nothing"), NoAdventure, "error-no-dungeon")


async def test_levels_that_are_not_there(service: Service) -> None:
    found = await drawn(service, levels=1)
    for level in (2, 3, 999):
        for act_of in (
            service.dungeons.card(ask(ILSE), found.id, level),
            service.dungeons.keeper(ask(ILSE), found.id, level),
            service.dungeons.keeps(ask(ILSE), found.id, level),
        ):
            await refused(act_of, RuleError, "error-no-such-level")


async def test_a_level_where_nobody_was_is_its_keepers_alone(service: Service) -> None:
    for number in range(40):
        found = await drawn(service, mode="explore", seed=f"deep {number}", levels=3)
        if len(session_of(found).plan.levels) > 1:
            break
    else:
        raise AssertionError("no dungeon had a second level")
    assert await service.dungeons.keeps(ask(ILSE), found.id, 2)
    await refused(service.dungeons.keeps(ask(TOMAS), found.id, 2), RuleError, "error-no-such-level")


async def test_ones_own_dungeons(service: Service, clock: HandClock) -> None:
    await refused(service.dungeons.mine(ask(ILSE), ""), NoAdventure, "error-no-dungeons")
    first = await drawn(service)
    clock.at += 5
    second = await drawn(service, mode="explore", seed="second")
    assert (await service.dungeons.mine(ask(ILSE), "")).id == second.id
    assert (await service.dungeons.mine(ask(ILSE), first.id)).id == first.id
    await refused(service.dungeons.mine(ask(ILSE), "x"), NoAdventure, "error-no-dungeon")
    listed = await service.dungeons.listed(ask(ILSE))
    assert [key for key, _ in listed] == [second.id, first.id]
    assert "explored" in listed[0][1]
    assert await service.dungeons.listed(ask(TOMAS)) == []


async def test_a_map_takes_no_steps(service: Service) -> None:
    found = await drawn(service)
    for verb in ("search", "walk-n", "roll", "sit", "finish", ""):
        await refused(act(service, ILSE, found, verb), RuleError, "error-nothing-to-do")


@pytest.mark.rule("DM-062")
@pytest.mark.permits("DM-062")
async def test_an_exploration_shows_only_where_the_party_was(service: Service) -> None:
    found = await drawn(service, mode="explore", levels=3, morphology="none")
    plan = session_of(found).plan
    seen = {1}
    for number in range(30):
        party = session_of(found).party
        card = await service.dungeons.card(ask(TOMAS), found.id)
        shown = sum(row.count(".") for row in card.scene.terrain)
        tiles = sum(9 if plan.level(party.level).tile(n).is_room else 5 for n in seen)
        assert shown <= tiles + 4 * len(seen)
        assert "salt" not in " ".join((*card.story, *card.happened, card.footer, card.title))
        ways = [each.verb for each in card.buttons if "walk" in each.verb and not each.disabled]
        if not ways:
            break
        found = await act(service, TOMAS, found, ways[number % len(ways)].removeprefix("dact."))
        party = session_of(found).party
        if party.level != 1:
            break
        seen.add(party.tile)
    assert found.version == len(found.edits) + 1
    await refused(
        service.dungeons.blueprint(ask(TOMAS), found.id, 3, keeper=False),
        RuleError,
        "error-no-such-level",
    )


async def test_all_levels_are_handed_out_as_far_as_they_are_known(service: Service) -> None:
    found = await drawn(service, mode="explore", levels=3)
    assert len(session_of(found).plan.levels) > 1

    async def levels(user: int, *, keeper: bool) -> list[int]:
        made = await service.dungeons.blueprint(ask(user), found.id, 1, keeper=keeper, whole=True)
        assert made.storeys is not None
        for each in made.storeys.levels:
            scene = session_of(found).scene(each.depth, keeper=keeper)
            assert each.scene.with_(region=scene.region) == scene
        return [each.depth for each in made.storeys.levels]

    assert await levels(TOMAS, keeper=False) == [1]
    assert await levels(ILSE, keeper=True) == [
        level.depth for level in session_of(found).plan.levels
    ]
    alone = await service.dungeons.blueprint(ask(TOMAS), found.id, 1, keeper=False)
    assert alone.storeys is None


async def test_only_the_keeper_reveals(service: Service) -> None:
    found = await drawn(service, mode="explore")
    await refused(act(service, TOMAS, found, "reveal"), NotSeated, "error-only-keeper")
    assert (await act(service, ILSE, found, "reveal")).version == 2


async def test_a_step_is_taken_once_however_many_press(service: Service) -> None:
    found = await drawn(service, mode="explore")
    verbs = [act(service, ILSE, found, "search") for _ in range(20)]
    done = await asyncio.gather(*verbs, return_exceptions=True)
    assert sum(isinstance(each, Dungeon) for each in done) == 1
    assert sum(isinstance(each, StaleBoard) for each in done) == 19
    assert (await service.dungeons.at(ask(ILSE), found.id)).edits == ({"do": "search"},)


@pytest.mark.rule("DM-062")
@pytest.mark.permits("DM-062")
async def test_a_draft_by_turns(service: Service) -> None:
    found = await drawn(service, mode="draft", levels=1)
    await refused(act(service, TOMAS, found, "roll"), NotSeated, "error-no-seat-draft")
    found = await act(service, TOMAS, found, "sit")
    await refused(act(service, TOMAS, found, "sit"), RuleError, "error-already-seated")
    await refused(act(service, TOMAS, found, "roll"), NotSeated, "error-not-your-draft")
    found = await act(service, ILSE, found, "roll")
    await refused(act(service, ILSE, found, "roll"), RuleError, "dm-error-now-place")
    while session_of(found).drafting.phase == "place":
        found = await act(service, ILSE, found, "lay")
    card = await service.dungeons.card(ask(MAREN), found.id)
    assert card.waiting == (TOMAS,)
    assert [(line.user, line.line, line.active) for line in card.party] == [
        (ILSE, "owns the map", False),
        (TOMAS, "is drawing too", True),
    ]
    await refused(act(service, MAREN, found, "roll"), NotSeated, "error-no-seat-draft")
    found = await act(service, TOMAS, found, "roll")
    await refused(act(service, TOMAS, found, "undo"), NotSeated, "error-only-keeper")
    await refused(act(service, TOMAS, found, "turn-1"), NotSeated, "error-only-keeper")
    tiles = len(session_of(found).drafting.draft.tiles)
    found = await act(service, ILSE, found, "undo")
    assert len(session_of(found).drafting.draft.tiles) == tiles - 1


async def test_what_a_draft_offers_can_be_laid(service: Service) -> None:
    found = await drawn(service, mode="draft", levels=1, more="columns:7 rows:7")
    for _ in range(300):
        now = session_of(found).drafting
        if now.phase == "over":
            break
        card = await service.dungeons.card(ask(ILSE), found.id)
        if now.phase == "place":
            assert 2 <= len(card.scene.reach) <= 9
        for menu in [each for each in card.menus if each.verb == "dlook"]:
            for choice in menu.choices:
                looked = await service.dungeons.card(
                    ask(ILSE), found.id, look=f"{menu.group}.{choice.value}"
                )
                place, turns = looked.buttons[0].verb.split("-")[1:]
                assert choice.value in (place, turns)
        first = card.buttons[0].verb.removeprefix("dact.")
        found = await act(service, ILSE, found, first)
    assert session_of(found).ready
    assert session_of(found).plan.level(1).complete
    await refused(act(service, ILSE, found, "roll"), RuleError, "error-nothing-to-do")
    assert (await service.dungeons.keeper(ask(ILSE), found.id, 1)).key


@pytest.mark.parametrize("verb", ["", "lay-", "lay-99n-1", "lay-1s-7", "turn-9", "fly", "close"])
async def test_steps_that_cannot_be(service: Service, verb: str) -> None:
    found = await drawn(service, mode="draft")
    with pytest.raises(RuleError):
        await act(service, ILSE, found, verb)
    assert await service.dungeons.at(ask(ILSE), found.id) == found


async def test_nothing_of_a_draft_is_handed_out_before_it_is_there(service: Service) -> None:
    found = await drawn(service, mode="draft")
    await refused(
        service.dungeons.blueprint(ask(ILSE), found.id, 0, keeper=False),
        RuleError,
        "error-nothing-drawn",
    )
    await refused(service.dungeons.keeper(ask(ILSE), found.id, 0), RuleError, "error-still-drafted")


async def test_a_draft_has_room_for_eight(service: Service) -> None:
    found = await drawn(service, mode="draft")
    for user in range(2, 9):
        found = await act(service, user, found, "sit")
    await refused(act(service, 9, found, "sit"), RuleError, "error-full")


async def test_the_map_generators_rules_can_be_looked_up(service: Service) -> None:
    looks, books = service.history.queries, service.history.rulebooks
    assert [rule.id for rule in books.find("three-dice", "dm-008", "en").rules] == ["DM-008"]
    found = books.find("dungeon", "secret door", "en").rules
    assert found
    assert all(rule.id.startswith("DM-") for rule in found)
    assert "dungeon" in dict(looks.books("en"))
    assert "dungeon" not in dict(looks.systems("en"))
