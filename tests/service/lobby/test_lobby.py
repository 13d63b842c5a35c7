"""Opening, joining, settings, beginning, leaving, ending."""

import pytest

from rules.core.dice import commitment
from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.registry import rulesets
from tests.support.houses import ask
from tests.support.soak import SOAK
from tests.systems.sixth import RULESET as SIXTH

HOST, FRIEND, STRANGER = 11, 12, 13


async def opened(service, **options):
    return (await service.lobby.open(ask(HOST), "three-dice", **options)).adventure


async def begun(service, *friends):
    adventure = await opened(service)
    for friend in friends:
        await service.lobby.join(ask(friend), adventure)
    await service.lobby.begin(ask(HOST), adventure)
    return adventure


async def all_refused(error, *acts, match=None):
    """Each of several requests is refused with that error."""
    for act in acts:
        with pytest.raises(error, match=match):
            await act


async def test_the_host_sits_first_and_the_seed_is_promised(service):
    adventure = await opened(service)
    found = await service.history.queries.load(adventure)
    assert [(seat.seat, seat.user) for seat in found.seats] == [(1, HOST)]
    assert found.status == "lobby"
    card = await service.history.queries.card(adventure)
    assert card.kind == "lobby"
    assert f"Dice promised: {commitment(found.seed)[:12]}…" in card.footer
    assert len(card.footer) < 60
    assert found.seed.hex() not in card.model_dump_json()


async def test_a_channel_holds_one_open_adventure(service):
    await opened(service)
    with pytest.raises(RuleError) as refused:
        await service.lobby.open(ask(FRIEND), "three-dice")
    assert refused.value.text.key == "error-channel-taken"
    await service.lobby.open(ask(FRIEND, channel=101), "three-dice")


async def test_what_the_table_waits_for_has_a_colour(service):
    adventure = await opened(service)
    assert await coloured(service, adventure) == ["begin"], "the host sits there"
    await service.lobby.join(ask(FRIEND), adventure)
    assert await coloured(service, adventure) == ["begin"]
    await service.lobby.ready(ask(FRIEND), adventure)
    assert await coloured(service, adventure) == ["ready"]


async def coloured(service, adventure):
    """The verbs of the buttons of a lobby's card that are not grey."""
    card = await service.history.queries.card(adventure)
    return [button.verb for button in card.buttons if button.style != "secondary"]


async def test_unknown_systems_are_refused(service):
    with pytest.raises(NoAdventure):
        await service.lobby.open(ask(HOST), "no-such-game")


async def test_nobody_sits_twice_and_eight_are_enough(service):
    adventure = await opened(service)
    with pytest.raises(RuleError, match="already-seated"):
        await service.lobby.join(ask(HOST), adventure)
    for user in range(20, 27):
        await service.lobby.join(ask(user), adventure)
    with pytest.raises(RuleError, match="full"):
        await service.lobby.join(ask(99), adventure)
    found = await service.history.queries.load(adventure)
    assert len({seat.name[0] for seat in found.seats}) == 8


async def test_a_settled_lobby_closes_when_the_last_leaves(service):
    adventure = await opened(service)
    await service.lobby.join(ask(FRIEND), adventure)
    await service.lobby.leave(ask(HOST), adventure)
    found = await service.history.queries.load(adventure)
    assert found.host == FRIEND
    assert [seat.seat for seat in found.seats] == [1]
    await service.lobby.leave(ask(FRIEND), adventure)
    assert (await service.history.queries.load(adventure)).status == "cancelled"
    closed = await service.history.queries.card(adventure)
    assert (closed.kind, closed.buttons, closed.prompt) == ("cancelled", (), "")
    await opened(service)


async def test_only_the_host_sets_and_begins(service):
    adventure = await opened(service)
    await service.lobby.join(ask(FRIEND), adventure)
    name = (await service.lobby.settings(adventure))[0].name
    await all_refused(
        NotSeated,
        service.lobby.set(ask(FRIEND), adventure, name, "x"),
        service.lobby.begin(ask(FRIEND), adventure),
        service.lobby.end(ask(FRIEND), adventure),
    )


async def test_the_game_waits_for_who_is_not_ready(service):
    adventure = await opened(service)
    await service.lobby.join(ask(FRIEND), adventure)
    await service.lobby.ready(ask(FRIEND), adventure)
    with pytest.raises(RuleError, match="not-ready"):
        await service.lobby.begin(ask(HOST), adventure)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    assert (await service.history.queries.load(adventure)).status == "running"


async def test_settings_are_kept_and_bad_ones_refused(service):
    adventure = await opened(service)
    setting = next(each for each in await service.lobby.settings(adventure) if len(each.values) > 1)
    other = next(value for value in setting.values if value != setting.value)
    await service.lobby.set(ask(HOST), adventure, setting.name, other)
    now = {each.name: each.value for each in await service.lobby.settings(adventure)}
    assert now[setting.name] == other
    version = (await service.history.queries.load(adventure)).version
    with pytest.raises(RuleError):
        await service.lobby.set(ask(HOST), adventure, setting.name, "nonsense")
    assert (await service.history.queries.load(adventure)).version == version


async def test_settings_are_read_as_stored_or_in_words(service):
    adventure = await opened(service)
    for line in await service.lobby.lines(adventure, "en"):
        for choice in (*line.choices[1 : 4 if SOAK else 2], line.choices[0]):
            both = ((line.name, choice.value), (line.label.upper(), choice.label))
            # A short run asks for the usual value as it is stored, and for another one in words.
            for name, value in both if SOAK else both[choice != line.choices[0] :][:1]:
                said = (await service.lobby.set(ask(HOST), adventure, name, value)).text
                agreed = " Time for a turn: " if choice.value == "post" else ""
                assert (
                    said.partition(agreed or "\n")[0] == f"Changed. {line.label}: {choice.label}."
                )
                assert agreed in said
                assert "_" not in said
    lines = {line.name: line for line in await service.lobby.lines(adventure, "en")}
    for each in await service.lobby.settings(adventure):
        assert lines[each.name].value == each.value == each.values[0]
    card = await service.history.queries.card(adventure)
    assert not any("_" in line for line in card.story)
    with pytest.raises(RuleError) as refused:
        await service.lobby.set(ask(HOST), adventure, "loot", "maybe")
    assert "_" not in service.history.queries.say(refused.value.text, "en")
    assert "each in turn" in service.history.queries.say(refused.value.text, "en")


async def test_the_same_seed_gives_the_same_dungeon(service):
    first = await opened(service, seed="the well")
    await service.lobby.begin(ask(HOST), first)
    second = (
        await service.lobby.open(ask(HOST, channel=101), "three-dice", seed="the well")
    ).adventure
    await service.lobby.begin(ask(HOST, channel=101), second)
    states = [(await service.history.queries.load(each)).state for each in (first, second)]
    assert states[0] == states[1]


async def test_who_leaves_a_game_leaves_a_companion_behind(service):
    adventure = await begun(service, FRIEND)
    await service.lobby.leave(ask(FRIEND), adventure)
    found = await service.history.queries.load(adventure)
    assert (found.seats[1].user, found.seats[1].pilot) == (None, "auto")
    await service.lobby.join(ask(STRANGER), adventure)
    found = await service.history.queries.load(adventure)
    assert (found.seats[1].user, found.seats[1].pilot) == (STRANGER, "player")


async def test_late_friends_get_a_hero_of_their_own(service):
    adventure = await begun(service)
    await service.lobby.join(ask(FRIEND), adventure)
    found = await service.history.queries.load(adventure)
    assert len(found.seats) == 2
    assert len((await service.history.queries.card(adventure)).party) == 2


async def test_ending_reveals_the_seed_and_frees_the_channel(service):
    adventure = await begun(service)
    with pytest.raises(NotSeated):
        await service.lobby.end(ask(STRANGER), adventure)
    await service.lobby.end(ask(STRANGER, manages_channel=True), adventure)
    card = await service.history.queries.card(adventure)
    found = await service.history.queries.load(adventure)
    assert card.kind == "end"
    assert found.seed.hex() in card.promise
    assert card.scene is not None
    await opened(service)


async def test_lobby_acts_are_refused_once_the_game_is_on_or_over(service):
    adventure = await begun(service)
    await all_refused(
        RuleError,
        service.lobby.ready(ask(HOST), adventure),
        service.lobby.begin(ask(HOST), adventure),
        service.lobby.set(ask(HOST), adventure, "whatever", "x"),
        match="begun",
    )
    await service.lobby.end(ask(HOST), adventure)
    await all_refused(
        NoAdventure,
        service.lobby.join(ask(FRIEND), adventure),
        service.lobby.end(ask(HOST), adventure),
        service.lobby.begin(ask(HOST), adventure),
    )


async def test_the_pace_may_change_at_any_time(service):
    adventure = await begun(service)
    await service.lobby.set(ask(HOST), adventure, "pace", "post")
    assert (await service.history.queries.load(adventure)).pace == "post"
    with pytest.raises(RuleError):
        await service.lobby.set(ask(HOST), adventure, "pace", "frantic")


async def test_autopilot_may_be_given_and_taken_back(service):
    adventure = await begun(service, FRIEND)
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "bold")
    found = await service.history.queries.load(adventure)
    assert (found.seats[1].pilot, found.seats[1].stance) == ("auto", "bold")
    with pytest.raises(NotSeated):
        await service.play.autopilot.set(ask(STRANGER), adventure, 2, "player")
    with pytest.raises(RuleError):
        await service.play.autopilot.set(ask(HOST), adventure, 2, "reckless")
    with pytest.raises(RuleError):
        await service.play.autopilot.set(ask(HOST), adventure, 7, "bold")
    await service.play.autopilot.set(ask(HOST), adventure, 2, "player")
    assert (await service.history.queries.load(adventure)).seats[1].pilot == "player"


async def test_a_preset_sets_everything_and_a_change_makes_it_custom(service):
    adventure = (await service.lobby.open(ask(HOST), "mkd-adventure")).adventure

    async def preset():
        line = (await service.lobby.lines(adventure, "en"))[0]
        assert line.name == "preset"
        return line

    first = await preset()
    assert (first.value, first.changed) == ("evening", False)
    assert all(choice.detail.endswith(".") for choice in first.choices)
    await service.lobby.set(ask(HOST), adventure, "preset", "quick")
    now = {each.name: each.value for each in await service.lobby.settings(adventure)}
    assert now["sets"] == "1"
    card = await service.history.queries.card(adventure)
    assert card.story[-1].startswith("Preset: a quick one. One set of five tiles")
    said = await service.lobby.set(ask(HOST), adventure, "sets", "3")
    assert said.text == "Changed. Sets of five tiles: 3."
    assert (await preset()).said == "custom"
    story = (await service.history.queries.card(adventure)).story
    assert "Preset: custom. Sets of five tiles: 3; Points for each team: 75" in story
    with pytest.raises(RuleError, match="bad-setting"):
        await service.lobby.set(ask(HOST), adventure, "preset", "custom")
    await service.lobby.set(ask(HOST), adventure, "Preset", "an evening")
    assert (await preset()).value == "evening"


async def test_the_rules_say_who_may_come_late(service):
    for channel, key, mode, refusal in (
        (201, "green-dungeon", "shared", None),
        (202, "green-dungeon", "party", "gd-error-no-joining"),
        (203, "mkd-adventure", None, "mkd-refused-no-joining"),
    ):
        adventure = (await service.lobby.open(ask(HOST, channel=channel), key)).adventure
        if mode:
            await service.lobby.set(ask(HOST, channel=channel), adventure, "mode", mode)
        await service.lobby.begin(ask(HOST, channel=channel), adventure)
        late = service.lobby.join(ask(FRIEND, channel=channel), adventure)
        if refusal is None:
            await late
            assert len((await service.history.queries.load(adventure)).seats) == 2
            continue
        with pytest.raises(RuleError) as refused:
            await late
        assert refused.value.text.key == refusal
        assert service.history.queries.say(refused.value.text, "en")
        assert len((await service.history.queries.load(adventure)).seats) == 1


async def test_a_game_without_presets_offers_none_and_nobody_else_chooses(service, monkeypatch):
    monkeypatch.setitem(rulesets(), SIXTH.key, SIXTH)
    adventure = (await service.lobby.open(ask(HOST), SIXTH.key)).adventure
    assert "preset" not in {line.name for line in await service.lobby.lines(adventure, "en")}
    with pytest.raises(RuleError, match="no-such-setting"):
        await service.lobby.set(ask(HOST), adventure, "preset", "quick")
    with pytest.raises(NotSeated):
        await service.lobby.set(ask(FRIEND), adventure, "preset", "quick")


async def test_a_seat_is_found_by_who_has_it(service):
    adventure = await begun(service, FRIEND)
    found = [await service.history.queries.seat(adventure, user) for user in (HOST, FRIEND)]
    assert found == [1, 2]
    with pytest.raises(NotSeated, match="error-join-first"):
        await service.history.queries.seat(adventure, STRANGER)
