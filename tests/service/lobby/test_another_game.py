"""A lobby whose people play something else, and what the games say of themselves."""

import pytest

from bot.catalogs import all_words
from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.pitch import Pitch
from rules.registry import ruleset, rulesets
from rules.service.cards.titles import facts_of, facts_of_lobby
from rules.service.history.verify import verify
from rules.service.settings.adventure import options_of
from tests.support.houses import ask
from tests.support.known import released
from tests.systems.sixth import RULESET as SIXTH

HOST, FRIEND = 11, 12


async def opened(service, key="three-dice", **more):
    return (await service.lobby.open(ask(HOST), key, **more)).adventure


async def test_the_settings_are_those_that_the_new_game_proposes(service):
    adventure = await opened(service)
    await service.lobby.set(ask(HOST), adventure, "preset", "hard")
    await service.lobby.set(ask(HOST), adventure, "decisions", "leader")
    await service.lobby.change_game(ask(HOST), adventure, "third-six")
    found = await service.history.queries.load(adventure)
    assert options_of(found) == ruleset("third-six").preset
    await service.lobby.set(ask(HOST), adventure, "map", "7x7")
    for pace in ("post", "live"):
        await service.lobby.set(ask(HOST), adventure, "pace", pace)
    found = await service.history.queries.load(adventure)
    assert options_of(found) == ruleset("third-six").preset.with_(map="7x7")


async def test_by_post_it_is_as_post_needs_it(service):
    adventure = await opened(service, pace="post")
    await service.lobby.change_game(ask(HOST), adventure, "green-dungeon")
    found = await service.history.queries.load(adventure)
    rules = ruleset("green-dungeon")
    assert (found.pace, options_of(found)) == ("post", rules.by_post(rules.preset))


async def test_a_log_is_good_though_the_rules_had_another_version(service, monkeypatch):
    monkeypatch.setattr(ruleset("three-dice"), "rules_version", 1)
    assert 1 not in ruleset("third-six").readable
    adventure = await opened(service)
    await service.lobby.join(ask(FRIEND), adventure)
    await service.lobby.change_game(ask(HOST), adventure, "third-six")
    await service.lobby.begin(ask(HOST), adventure)
    await service.lobby.end(ask(HOST), adventure)
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good
    assert verdict.unplayed == 0


async def test_what_cannot_be_changed_is_refused(service):
    adventure = await opened(service)
    with pytest.raises(NotSeated):
        await service.lobby.change_game(ask(FRIEND), adventure, "third-six")
    with pytest.raises(RuleError, match="same-game"):
        await service.lobby.change_game(ask(HOST), adventure, "three-dice")
    for key in ("chess", "three-dice-campaign"):
        with pytest.raises(NoAdventure, match="no-such-ruleset"):
            await service.lobby.change_game(ask(HOST), adventure, key)
    await service.lobby.begin(ask(HOST), adventure)
    with pytest.raises(RuleError, match="begun-already"):
        await service.lobby.change_game(ask(HOST), adventure, "third-six")
    daily = (await service.hall.open(ask(HOST, channel=101), "three-dice")).adventure
    with pytest.raises(RuleError, match="daily-settings"):
        await service.lobby.may_change_game(ask(HOST, channel=101), daily)
    here = {"channel": 102}
    campaign = (await service.lobby.open(ask(HOST, **here), "three-dice-campaign")).adventure
    with pytest.raises(RuleError, match="campaign-game"):
        await service.lobby.change_game(ask(HOST, **here), campaign, "third-six")


async def test_a_game_claims_only_what_it_has_measured(service):
    assert SIXTH.pitch == Pitch()
    words = all_words("en")
    assert facts_of(SIXTH, words) == facts_of(SIXTH, words, post=True) == "1–4 players"
    assert facts_of_lobby(SIXTH, words, 2, live=True, usual=True, at="") == "2 of 4 seats taken"
    offers = {offer.key: offer for offer in service.lobby.games("en")}
    easy = offers["three-dice"]
    assert easy.facts == "1–8 players · 40 min · easy"
    by_post = {offer.key: offer.facts for offer in service.lobby.games("en", post=True)}
    assert by_post["three-dice"].startswith("1–8 players · easy · by post about ")
    assert (easy.title, easy.short) == ("3 Dice Dungeon", "3 Dice")
    assert offers["green-dungeon"].short == "Green Dungeon", "a title that is short enough"
    assert " · hard" in offers["mkd-delve"].facts


@pytest.mark.parametrize("key", rulesets())
async def test_a_picture_shows_a_game_that_is_on(service, key):
    scene = await service.lobby.picture(key)
    assert scene == await service.lobby.picture(key)
    assert not scene.tokens or any(token.side == "hero" for token in scene.tokens)
    assert scene.tokens or not released(key)
