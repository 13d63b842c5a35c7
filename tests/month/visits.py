"""What somebody does who is at the table: comes back, votes, plays, says what comes."""

from random import Random

from rules.core.model import Seat
from rules.pace.ballots import open_about
from rules.pace.table import to_declare
from rules.ports import Adventure, SeatRecord
from rules.registry import campaigns
from rules.service import Service
from rules.service.clocks.known_turns import HUMAN
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded, seats_of
from rules.service.play.errands import MOST_WAITING, word_id
from rules.service.play.fighting_on import may_fight_on
from rules.service.play.repeated_attacks import may_keep
from rules.service.play.seats import voters
from tests.month.rhythm import Rhythm
from tests.month.virtual_bot import VirtualBot
from tests.support.houses import ask

AGREES = 0.8
"""How often somebody agrees to what another would have the party do."""
WISHES = ("skip", "skip", "skip", "wait", "replace", "pause")


async def one_deed(
    bot: VirtualBot, found: Adventure, who: Rhythm, *, first: bool, last: bool
) -> bool:
    """Do one thing that is to be done by somebody; whether it was a turn of the game.

    Who has just come looks first whether their voice is asked for. Who says ahead what comes, and
    has to go after this deed or has done their turn, leaves a fight to their team.
    """
    mine = next(iter(seats_of(found, who.user)), None)
    if mine is None or found.status != "running":
        return False
    service = bot.service
    if mine.pilot != HUMAN:
        found = await come_back(service, found, mine)
    if first:
        await give_voices(service, found, mine, who.chance)
        found = await service.history.queries.load(found.id)
    if found.status != "running":
        return False
    rules, state = loaded(found)
    if mine.seat in asked_of(rules, state, table_of(found)):
        if not await press(bot, found, mine, who.chance):
            return False
        if who.ahead:
            await keep_at_it(service, found.id, mine)
            await fight_on(service, found.id, mine, last=last)
        return True
    if who.ahead and mine.seat in to_declare(table_of(found)):
        await say_ahead(service, found, mine, who.chance)
        return True
    return False


async def come_back(service: Service, found: Adventure, mine: SeatRecord) -> Adventure:
    """Lead one's hero again."""
    request = ask(mine.user, channel=found.channel)
    if found.pace == "post":
        await service.by_post.agreements.come_back(request, found.id)
    else:
        await service.play.autopilot.lead(request, found.id)
    return await service.history.queries.load(found.id)


async def press(bot: VirtualBot, found: Adventure, mine: SeatRecord, chance: Random) -> bool:
    """Do what a sensible player would, by a button of the card; mostly agree to what others say.

    Nothing, where that is what they have proposed already and the others have yet to say.
    """
    option = wanted(found, mine, chance)
    if option is None:
        return False
    request = ask(mine.user, channel=found.channel)
    answer = await bot.service.play.actions.press(request, found.id, found.version, option)
    if not answer.fresh:
        await bot.edited(found, answer.version, await bot.service.cards.requests(found.id))
    return True


def wanted(found: Adventure, mine: SeatRecord, chance: Random) -> str | None:
    """What somebody presses now; None where all that they want waits for what others say."""
    rules, state = loaded(found)
    table = table_of(found)
    said = table.proposal
    if said is not None and mine.seat in said.party and said.spoken(mine.seat) is None:
        # In town a word on what another wants has buttons of its own.
        return word_id(said, yes=chance.random() < AGREES)
    best = rules.autopilot(state, mine.seat, "balanced")
    options = rules.legal_actions(state, mine.seat)
    option = next(each.id for each in options if each.action == best)
    if said is not None and not said.party and any(each.id == said.option for each in options):
        option = said.option if chance.random() < AGREES else option
    if said is not None and said.spoken(mine.seat) == option:
        return None
    waiting = [each.option for each in table.agenda if each.seat == mine.seat]
    return None if option in waiting or len(waiting) >= MOST_WAITING else option


async def keep_at_it(service: Service, adventure: str, mine: SeatRecord) -> None:
    """Go on like that, where one has attacked."""
    found = await service.history.queries.load(adventure)
    if found.status == "running" and mine.seat in may_keep(found, *loaded(found)):
        await service.play.repeated_attacks.keep(ask(mine.user, channel=found.channel), found.id)


async def fight_on(service: Service, adventure: str, mine: SeatRecord, *, last: bool) -> None:
    """Leave a fight to one's team, where one's turn is over or one has to go."""
    found = await service.history.queries.load(adventure)
    if found.status != "running" or mine.seat not in may_fight_on(found, *loaded(found)):
        return
    rules, state = loaded(found)
    if last or not rules.turn_left(state, mine.seat):
        await service.play.repeated_attacks.keep(ask(mine.user, channel=found.channel), found.id)


async def say_ahead(service: Service, found: Adventure, mine: SeatRecord, chance: Random) -> None:
    """Say what one does when one's turn comes."""
    request = ask(mine.user, channel=found.channel)
    ahead = await service.play.declared_turns.look(request, found.id)
    option = chance.choice(ahead.options).value
    await service.play.declared_turns.choose(request, found.id, found.version, 1, option)


async def give_voices(service: Service, found: Adventure, mine: SeatRecord, chance: Random) -> None:
    """Vote where one's voice is asked for."""
    if mine.seat not in voters(found) or found.pace != "post":
        return
    request = ask(mine.user, channel=found.channel)
    for target in _unsaid(found, mine.seat):
        now = await service.history.queries.load(found.id)
        if open_about(table_of(now).ballots, target) is not None:
            wish = chance.choice(WISHES)
            await service.by_post.agreements.vote(request, found.id, target, wish)
    now = await service.history.queries.load(found.id)
    if now.status == "running" and found.ruleset not in campaigns():
        standing = await service.by_post.farewells.may_concede(request, found.id)
        if standing.heroes and not standing.mine:
            await service.by_post.farewells.concede(request, found.id, agree=chance.random() < 0.5)


def _unsaid(found: Adventure, mine: Seat) -> list[Seat]:
    """The seats about which one's voice is asked for and was not given."""
    return [
        each.target
        for each in table_of(found).ballots
        if not each.over
        and each.target != mine
        and all(voice.seat != mine for voice in each.voices)
    ]
