"""Choosing to play by post offers what post needs, in one line; live gives back what there was."""

import pytest

from rules.core.answers import Outcome
from rules.core.settings import settings_of
from rules.core.words import Text
from rules.pace.table import has_spoken
from rules.registry import ruleset, rulesets
from rules.service.clocks.schedule import table_of
from rules.service.clocks.terms import preset_of
from rules.service.hall.runs import run_of
from rules.service.journal.loading import loaded
from rules.service.settings.adventure import options_of
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.known import differing
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, take_turn
from tests.support.rounds import HIT, declare, in_a_fight
from tests.support.soak import SOAK, cases
from tests.support.users import FRIEND, HOST, THIRD

ANY = ("seat", "any")
FIRST = {"decisions": ("vote", "anyone")}
DECIDED = {
    "three-dice": {
        **FIRST,
        "mp_order": ANY,
        "three_artifact_quest": ("on", "off"),
        "goal": ("none", "level_3"),
    },
    "third-six": {**FIRST, "order": ANY, "goal": ("depth_3", "depth_2")},
    "green-dungeon": {**FIRST, "order": ANY},
    "three-dice-campaign": {**FIRST, "mp_order": ANY},
    "third-six-campaign": {**FIRST, "order": ANY},
    "mkd-adventure": {"order": ANY},
    "mkd-campaign": {"consent": ("on", "off"), "order": ANY},
    "mkd-delve": {"order": ANY},
}
"""Which settings of a game say who decides and who is next: as written, and as post needs it."""
KEYS = sorted(rulesets())


async def opened(service, key="three-dice", pace="live", **kept):
    return (await service.lobby.open(ask(HOST), key, pace=pace, seed="by post", **kept)).adventure


async def choose(service, adventure, name, value):
    return await service.lobby.set(ask(HOST), adventure, name, value)


async def rules_of(service, adventure):
    """The settings of the rules as stored."""
    options = options_of(await service.history.queries.load(adventure))
    return {each.name: each.value for each in settings_of(options)}


async def terms_of(service, adventure):
    return table_of(await service.history.queries.load(adventure)).terms


async def line_of(service, adventure, name):
    lines = await service.lobby.lines(adventure, "en")
    return next(each for each in lines if each.name == name)


async def pace_on_card(service, adventure):
    story = (await service.history.queries.card(adventure)).story
    (line,) = [each for each in story if each.startswith("Pace: ") or each.endswith(" · live")]
    return line


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("chosen", [False, True], ids=["opened", "chosen"])
async def test_every_game_by_post_begins_with_what_post_needs(service, key, chosen):
    adventure = await opened(service, key, "live" if chosen else "post")
    before = dict(settings_of_preset(key))
    if chosen:
        assert await rules_of(service, adventure) == before
        await choose(service, adventure, "pace", "post")
    terms = await terms_of(service, adventure)
    assert (terms.policy.kind, terms.policy.budget) == ("budget", DAY)
    assert (terms.on_miss, terms.misses) == ("autopilot", 2)
    assert terms.together is ruleset(key).declares
    now = await rules_of(service, adventure)
    decided = DECIDED.get(key, {})
    assert {name: before[name] for name in decided} == {n: pair[0] for n, pair in decided.items()}
    assert now == {**before, **{name: offered for name, (_, offered) in decided.items()}}


async def test_from_five_seats_on_a_turn_is_proposed_to_have_half_a_day(service):
    adventure = await opened(service, "three-dice", "post")
    for friend in range(21, 24):
        await service.lobby.join(ask(friend), adventure)
    assert (await terms_of(service, adventure)).policy.budget == DAY
    await service.lobby.join(ask(24), adventure)
    assert (await terms_of(service, adventure)).policy.budget == DAY // 2
    assert "Time for a turn: 12 hours." in await pace_on_card(service, adventure)
    assert not (await line_of(service, adventure, "turn_time")).changed
    await service.lobby.leave(ask(24), adventure)
    assert (await terms_of(service, adventure)).policy.budget == DAY
    await service.lobby.join(ask(24), adventure)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    await service.lobby.leave(ask(24), adventure)
    # In a game that is on only its host changes it.
    assert (await terms_of(service, adventure)).policy.budget == DAY // 2


async def test_a_time_that_the_host_chose_holds_for_any_number(service):
    adventure = await opened(service, "three-dice", "post")
    await choose(service, adventure, "turn_time", "24h")
    for friend in range(21, 27):
        await service.lobby.join(ask(friend), adventure)
    assert (await terms_of(service, adventure)).policy.budget == DAY
    assert (await line_of(service, adventure, "turn_time")).changed


def settings_of_preset(key):
    return [(each.name, each.value) for each in settings_of(ruleset(key).preset)]


@pytest.mark.parametrize("key", differing(KEYS))
async def test_live_gives_back_the_settings_that_were_there(service, key):
    adventure = await opened(service, key)
    before = await rules_of(service, adventure)
    await choose(service, adventure, "pace", "post")
    await choose(service, adventure, "pace", "live")
    assert await rules_of(service, adventure) == before
    assert (await pace_on_card(service, adventure)).endswith(" · live")


async def test_live_gives_back_a_lobby_that_was_opened_by_post(service):
    adventure = await opened(service, "third-six", "post")
    await choose(service, adventure, "pace", "live")
    assert await rules_of(service, adventure) == dict(settings_of_preset("third-six"))


async def test_what_the_host_set_before_is_given_back_and_what_was_set_since_stays(service):
    adventure = await opened(service)
    await choose(service, adventure, "loot", "first")
    await choose(service, adventure, "decisions", "anyone")
    await choose(service, adventure, "pace", "post")
    assert (await rules_of(service, adventure))["decisions"] == "anyone"
    await choose(service, adventure, "goal", "home")
    await choose(service, adventure, "pace", "live")
    now = await rules_of(service, adventure)
    assert (now["decisions"], now["loot"], now["goal"]) == ("anyone", "first", "home")


@pytest.mark.parametrize("wish", ["vote", "leader", "anyone"])
async def test_what_the_host_decides_by_post_goes_along_to_live(service, wish):
    adventure = await opened(service, "third-six", "post")
    await choose(service, adventure, "decisions", wish)
    assert (await rules_of(service, adventure))["decisions"] == wish
    await choose(service, adventure, "pace", "post")
    assert (await rules_of(service, adventure))["decisions"] == wish, "it was by post already"
    await choose(service, adventure, "pace", "live")
    assert (await rules_of(service, adventure))["decisions"] == wish


async def test_a_party_that_may_split_keeps_its_votes(service):
    adventure = await opened(service)
    await choose(service, adventure, "split_party", "on")
    await choose(service, adventure, "pace", "post")
    now = await rules_of(service, adventure)
    assert (now["decisions"], now["mp_order"]) == ("vote", "any")
    await service.lobby.begin(ask(HOST), adventure)


ROUNDS = "A round has one time for all."


async def by_post_as_proposed(service, system, order):
    """A lobby whose pace becomes by post; the answer and the card say what is proposed."""
    adventure = await opened(service, system)
    said = await choose(service, adventure, "pace", "post")
    agreed = (
        f"Time for a turn: a day. {ROUNDS} Common decisions: whoever is first; {order}. "
        "When time is up: the autopilot plays, in their style. "
        "A player is away after 2 missed turns."
    )
    assert said.text == f"Changed. Pace: by post. {agreed}"
    assert await pace_on_card(service, adventure) == f"Pace: by post. {agreed}"
    return adventure


async def test_the_lobby_says_what_was_agreed_on_in_one_line(service):
    adventure = await by_post_as_proposed(
        service, "third-six", "Turns in a fight: whoever is first"
    )
    card = await service.history.queries.card(adventure)
    assert sum("Common decisions" in line for line in card.story) == 1
    await choose(service, adventure, "decisions", "vote")
    await choose(service, adventure, "order", "seat")
    assert f"Time for a turn: a day. {ROUNDS} " in await pace_on_card(service, adventure)
    await choose(service, adventure, "turn_time", "12h")
    await choose(service, adventure, "absence", "wait")
    await choose(service, adventure, "misses", "1")
    await choose(service, adventure, "together", "off")
    assert await pace_on_card(service, adventure) == (
        "Pace: by post. Time for a turn: 12 hours. "
        "Common decisions: by vote; Turns in a fight: seat by seat. "
        "When time is up: wait for them. A player is away after one missed turn."
    )


async def test_the_lobby_says_it_where_heroes_may_also_act_in_any_order(service):
    order = "Heroes’ own decisions: in any order"
    adventure = await by_post_as_proposed(service, "green-dungeon", order)
    await choose(service, adventure, "order", "seat")
    assert "Heroes’ own decisions: seat by seat." in await pace_on_card(service, adventure)


async def test_the_lobby_says_who_is_next(service):
    adventure = await opened(service, "mkd-delve", "post")
    assert await pace_on_card(service, adventure) == (
        f"Pace: by post. Time for a turn: a day. {ROUNDS} "
        "Order of teams: whoever is first. "
        "When time is up: the autopilot plays, in their style. "
        "A player is away after 2 missed turns."
    )


@pytest.mark.parametrize("key", differing(KEYS))
async def test_what_post_begins_with_is_usual_and_other_terms_are_not(service, key):
    adventure = await opened(service, key, "post")
    names = ["turn_time", "absence", "misses"] + (["together"] if ruleset(key).declares else [])
    others = {"turn_time": "48h", "absence": "guard", "misses": "3", "together": "off"}
    for name in names:
        assert not (await line_of(service, adventure, name)).changed, name
        await choose(service, adventure, name, others[name])
        assert (await line_of(service, adventure, name)).changed, name


async def test_terms_set_by_hand_outlast_a_while_of_live(service):
    adventure = await opened(service, "third-six", "post")
    for name, value in (("turn_time", "6h"), ("absence", "vote"), ("together", "off")):
        await choose(service, adventure, name, value)
    before = await terms_of(service, adventure)
    await choose(service, adventure, "pace", "live")
    await choose(service, adventure, "pace", "post")
    assert await terms_of(service, adventure) == before
    assert (before.policy.budget, before.on_miss, before.together) == (6 * 3600, "vote", False)


@pytest.mark.parametrize("key", sorted(DECIDED))
async def test_a_game_that_is_on_gets_the_terms_and_keeps_its_rules(service, key):
    adventure = await opened(service, key)
    await service.lobby.begin(ask(HOST), adventure)
    before = (await service.history.queries.load(adventure)).options
    said = await choose(service, adventure, "pace", "post")
    assert "the autopilot plays, in their style. A player is away after 2 missed turns" in said.text
    found = await service.history.queries.load(adventure)
    assert found.options == before
    assert loaded(found)[1].options == options_of(found)
    terms = await terms_of(service, adventure)
    assert (terms.on_miss, terms.misses) == ("autopilot", 2)
    await choose(service, adventure, "pace", "live")
    assert (await service.history.queries.load(adventure)).options == before


@pytest.mark.parametrize("pace", ["live", "post"])
async def test_a_daily_keeps_its_settings_at_any_pace(service, pace):
    adventure = await opened(service, "mkd-delve", pace, day="2026-03-01")
    await choose(service, adventure, "pace", "post")
    assert (await terms_of(service, adventure)).misses == 2
    await choose(service, adventure, "pace", "live")
    assert options_of(await service.history.queries.load(adventure)) == ruleset("mkd-delve").daily


async def say_ahead(service, adventure, user):
    """Somebody whose turn of the round is still to come says the first thing there is."""
    found = await service.history.queries.load(adventure)
    if found.status != "running":
        return
    (seat,) = [each.seat for each in found.seats if each.user == user]
    clock = table_of(found).clock(seat)
    if clock.ahead is not None and not has_spoken(table_of(found), seat):
        rules, state = loaded(found)
        await declare(service, adventure, user, rules.declarable(state, seat)[0].id)


SILENT = [
    ("three-dice", "any", 5), ("third-six", "seat", 12),
    ("three-dice", "seat", 12), ("third-six", "any", 5),
]  # fmt: skip
"""A game, its order, and the fewest hours that a silent player is waited for."""


@pytest.mark.parametrize(("system", "order", "fewest"), SILENT if SOAK else SILENT[:2])
async def test_one_silent_player_of_three_holds_nobody_up_for_long(
    service, clock, system, order, fewest
):
    """Two rounds wait for them, half a day at most; then the table goes on without them.

    In any order the others act meanwhile.
    """
    setting = {"three-dice": "mp_order", "third-six": "order"}[system]
    adventure = await by_post(service, FRIEND, THIRD, system=system, **{setting: order})
    still = 0
    for _ in cases(40, soak=7 * 24):
        before = await service.history.queries.load(adventure)
        if before.status != "running":
            break
        for user in (HOST, THIRD):
            if not await take_turn(service, adventure, user):
                await say_ahead(service, adventure, user)
        await pass_time(service, clock, HOUR)
        still += (await service.history.queries.load(adventure)).version == before.version
    assert "auto" in await kinds(service, adventure)
    assert fewest < still < 24 + 6


async def test_live_tables_say_that_somebody_has_spoken_whatever_they_did_by_post(service):
    adventure = await in_a_fight(service, 3, pace="live")
    await choose(service, adventure, "pace", "post")
    await choose(service, adventure, "pace", "live")
    assert (await terms_of(service, adventure)).together
    await declare(service, adventure, THIRD, HIT)
    assert any(
        "One player has planned ahead" in x
        for x in (await service.history.queries.card(adventure)).clock
    )


@pytest.mark.parametrize("pace", ["live", "post"])
async def test_a_run_by_post_is_listed_under_the_same_settings(service, pace):
    adventure = await opened(service, "third-six", pace)
    before = await service.history.queries.load(adventure)
    over = Outcome(result="defeat", text=Text.of("x")).model_dump(mode="json")
    running = before.with_(status="running")
    assert run_of(running, running.with_(status="ended", outcome=over)).preset == "evening"
    await choose(service, adventure, "map", "7x7")
    other = (await service.history.queries.load(adventure)).with_(status="ended", outcome=over)
    assert run_of(running, other).preset == "custom"


async def test_a_preset_chosen_by_post_is_one_of_its_own_and_is_given_back_live(service):
    adventure = await opened(service, "mkd-adventure", "post")
    await choose(service, adventure, "preset", "quick")
    await choose(service, adventure, "pace", "live")
    assert (await line_of(service, adventure, "preset")).value == "quick"
    await choose(service, adventure, "sets", "3")
    await choose(service, adventure, "pace", "post")
    assert (await line_of(service, adventure, "preset")).value == "custom"
    assert (await rules_of(service, adventure))["sets"] == "3"


@pytest.mark.parametrize("key", KEYS)
def test_what_post_offers_is_the_same_game_under_the_same_name(key):
    rules = ruleset(key)
    for name, preset in rules.presets.items():
        assert preset_of(rules, preset) == name
        assert preset_of(rules, rules.by_post(preset)) == name
    offered = rules.by_post(rules.preset)
    assert rules.by_post(offered) == offered
    assert type(offered) is type(rules.preset)
    rules.check_options(offered, rules.seats[1])


async def test_a_lobby_says_days_by_post_and_minutes_live(service):
    adventure = await opened(service, "green-dungeon")

    async def facts():
        story = (await service.history.queries.card(adventure)).story
        return next(each for each in story if "seats taken" in each)

    assert "60 min" in await facts()
    assert "day" not in await facts()
    await choose(service, adventure, "pace", "post")
    alone = await facts()
    assert "about five days" in alone
    assert "min" not in alone
    await service.lobby.join(ask(FRIEND), adventure)
    assert "about 16 days" in await facts()
    await choose(service, adventure, "turn time", "6h")
    assert "about 16 days, with a day for a turn" in await facts()
    other = next(each for each in ruleset("green-dungeon").presets if each != preset_name())
    await choose(service, adventure, "preset", other)
    assert "day" not in await facts()


def preset_name():
    rules = ruleset("green-dungeon")
    return preset_of(rules, rules.preset)
