"""A campaign's books word for word, beside what its journal says happened."""

import pytest

from rules.core.campaign.actions import Retire
from rules.service.journal.loading import loaded
from tests.support.campaigns import FRIEND, HOST, STRANGER, away, chapters, founded, hastened
from tests.support.houses import ask

ENDED = {"victory": "won", "defeat": "lost", "finished": "over"}
REASONS = {
    "tsc-for-found": "Brought home",
    "tsc-for-mend": "The healer",
    "tsc-for-train": "The trainer",
}


@pytest.fixture
async def played(service):
    """A campaign of two after two adventures, in which somebody fell."""
    campaign = await founded(service, FRIEND)
    found = await hastened(service, campaign, chapters(2))
    steps = await service.store.journal(campaign)
    told = [(step.version, event) for step in steps for event in step.events]
    home = of_kind(told, "came-home")
    assert any(event["dead"] for event in home)
    assert any(event["result"] == "victory" for event in home)
    return found, told


def of_kind(told, kind):
    return [event for _, event in told if event["kind"] == f"campaign-{kind}"]


def counted(number):
    return "one adventure" if number == 1 else f"{number} adventures"


async def pages(service, look):
    """All lines of a look, from its first page to its last."""
    pages = (await look(ask(STRANGER), page=1)).pages
    return [await look(ask(STRANGER), page=number) for number in range(1, pages + 1)]


async def test_every_book_says_what_happened(service, played):
    found, told = played
    await chronicle_is_right(service, found, told)
    await people_are_right(service, found, told)
    await purse_is_right(service, told)


async def chronicle_is_right(service, found, told):
    lines = [
        line for page in await pages(service, service.campaigns.chronicle) for line in page.lines
    ]
    went, home = of_kind(told, "departed"), of_kind(told, "came-home")
    gained = [
        event for event in of_kind(told, "coins") if event["reason"]["key"] == "tsc-for-found"
    ]
    assert len(lines) == len(home) == len(gained) == 2
    for line, out, back, coins in zip(lines, went, home, gained, strict=True):
        assert line.startswith(f"**Adventure {out['number']}**: {ENDED[back['result']]}. ")
        fell = f"Fallen: {back['fallen']}." if back["dead"] else "All came home."
        assert line.endswith(f" Party: {out['party']}. {fell} {coins['amount']:+d} gold.")


async def test_who_rests_stands_in_the_memorial_after_the_fallen(service, played):
    found, _ = played
    fallen = (await service.campaigns.memorial(ask(STRANGER))).lines
    assert all("fell in" in line for line in fallen)
    user, option = resting(found)
    await service.play.actions.press(ask(user), found.id, found.version, option)
    (rested,) = (await service.campaigns.memorial(ask(STRANGER))).lines[len(fallen) :]
    assert (await service.campaigns.memorial(ask(STRANGER))).lines[: len(fallen)] == fallen
    assert " — retired after " in rested
    name = rested.split(" — ")[0]
    listed = [
        line for page in await pages(service, service.campaigns.roster) for line in page.lines
    ]
    assert not any(line.startswith(name) for line in listed)


def resting(found):
    """Whoever may let a hero of theirs rest, and what they would press for it."""
    rules, state = loaded(found)
    for user, seat in ((HOST, 1), (FRIEND, 2)):
        for option in rules.legal_actions(state, seat):
            if isinstance(option.action, Retire):
                return user, option.id
    raise AssertionError("nobody has a hero who could rest")


async def people_are_right(service, found, told):
    went, home = of_kind(told, "departed"), of_kind(told, "came-home")
    both = list(zip(went, home, strict=False))
    alive = await pages(service, service.campaigns.roster)
    dead = await pages(service, service.campaigns.memorial)
    lines = [line for page in (*alive, *dead) for line in page.lines]
    owners = [user for page in (*alive, *dead) for user in page.people]
    assert len(lines) == len(owners) == len(found.state["roster"])
    for line, user in zip(lines, owners, strict=True):
        name, stats, life = line.split(" — ")
        plain = name.strip("*")
        (record,) = [each for each in found.state["roster"] if each["name"] == plain]
        hero = record["hero"]
        assert name == f"**{plain}**"
        assert user == {1: HOST, 2: FRIEND}[hero["seat"]]
        shown = f"HP {hero['hp']}/{hero['hp_most']} · MND {hero['mnd']}/{hero['mnd_most']} · "
        assert stats.startswith(shown)
        assert f"{hero['calling'].title()}, level {hero['level']}" in stats.split(" · ")
        mine = [(out, back) for out, back in both if plain in out["party"].split(", ")]
        won = sum(back["result"] == "victory" for _, back in mine)
        behind = counted(len(mine))
        fell = [out["number"] for out, back in mine if plain in back["fallen"].split(", ")]
        begun = f"fell in adventure {fell[0]}, after {behind}" if fell else behind
        assert life == (f"{begun}, {won} won." if mine else "untried.")
    assert not any("fell in" in line for page in alive for line in page.lines)
    assert all("fell in" in line for page in dead for line in page.lines)


async def purse_is_right(service, told):
    looked = await pages(service, service.campaigns.purse)
    moves = of_kind(told, "coins")
    earned = sum(event["amount"] for event in moves if event["amount"] > 0)
    paid = -sum(event["amount"] for event in moves if event["amount"] < 0)
    sums = f"{earned} came in, {paid} went out, {earned - paid} gold in the purse: "
    assert {page.lines[0] for page in looked} == {f"{sums}the books are right."}
    expected, purse = [], 0
    moves_at = [(at, each) for at, each in told if each["kind"] == "campaign-coins"]
    for version, event in told:
        if event["kind"] == "campaign-departed":
            expected.append(f"**Adventure {event['number']}**")
        elif event["kind"] == "campaign-came-home":
            coins = [each["amount"] for at, each in moves_at if at == version]
            brought = f"{sum(coins)} gold" if sum(coins) else "no gold"
            expected.append(f"**Home from adventure {event['number']}**: {brought}")
        elif event["kind"] == "campaign-coins":
            purse += event["amount"]
            reason = REASONS[event["reason"]["key"]]
            expected.append(f"`{version}` **{event['amount']:+d}** {reason} → {purse}")
    assert [line for page in looked for line in page.lines[1:]] == expected


async def test_who_is_away_stays_on_the_roster(service):
    campaign = await founded(service, FRIEND)
    found = await hastened(service, campaign, away)
    fates = [each["fate"] for each in found.state["roster"]]
    assert fates == ["away", "away"]
    looked = await service.campaigns.roster(ask(STRANGER))
    assert looked.people == (HOST, FRIEND)
    assert all(line.endswith(" — away now, first adventure.") for line in looked.lines)
    assert (await service.campaigns.memorial(ask(STRANGER))).people == ()
