"""When a thread is named after whose turn it is, by a clock that is moved."""

from rules.service.by_post.thread_names import LONG, LOOK, WRONG
from rules.service.journal.loading import loaded
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.post import by_post, others_play, take_turn
from tests.support.users import FRIEND, HOST, THIRD

TITLE = "3RD6 Dungeon"
PEOPLE = (HOST, FRIEND, THIRD)


class Thread:
    """A thread of ours as it would hang at Discord: looked at when its timer is due."""

    def __init__(self, service, clock, adventure):
        self.service, self.clock, self.adventure = service, clock, adventure
        self.names = []

    @property
    def name(self):
        return self.names[-1] if self.names else TITLE

    async def look(self):
        """Once a card is shown, and then for as long as something is due."""
        found = await self.service.history.queries.load(self.adventure)
        await self.service.by_post.thread_names.due(found, ours=True)
        for timer in await self.service.store.timers(self.clock.now()):
            if timer.kind == "sign":
                last = await self.service.by_post.thread_names.last(self.adventure)
                hung = self.service.by_post.thread_names.current_name(found, last)
                sign, again = self.service.by_post.thread_names.next_name(
                    found, hung, self.clock.now()
                )
                if sign.name != self.name:
                    self.names.append(sign.name)
                    sign = sign.with_(at=self.clock.now())
                await self.service.by_post.thread_names.keep(self.adventure, sign)
                if again is None:
                    await self.service.store.drop_timer(timer)
                else:
                    assert again > self.clock.now()
                    await self.service.store.set_timer(timer.with_(due=again))

    async def later(self, seconds, step=10 * 60):
        due = self.clock.now()
        for _ in range(seconds // step):
            self.clock.at += step
            if self.clock.now() >= due:
                await self.look()
                due = await self.next_look()

    async def next_look(self):
        """When the next look changes anything, unless somebody plays before."""
        to_come = await self.service.store.timers(self.clock.now() + 1000 * DAY)
        return min((each.due for each in to_come if each.kind == "sign"), default=1 << 40)

    async def heroes(self, *people):
        """The name that says that these are awaited."""
        found = await self.service.history.queries.load(self.adventure)
        names = [seat.name for seat in found.seats if seat.user in people]
        return f"⏳ {', '.join(names)} · {TITLE}"


async def begun(service, clock, **settings):
    """A game of three in which the first choices are made, and its thread."""
    adventure = await by_post(service, FRIEND, THIRD, **settings)
    thread = Thread(service, clock, adventure)
    await others_play(service, adventure, HOST)
    return thread


async def plays(thread, *people):
    """These take all turns they have until the game waits for others."""
    for _ in range(40):
        taken = [await take_turn(thread.service, thread.adventure, user) for user in people]
        await thread.look()
        if not any(taken):
            return


async def test_a_table_that_plays_is_never_renamed(service, clock):
    thread = await begun(service, clock, together="off", order="seat")
    for _ in range(40):
        found = await service.history.queries.load(thread.adventure)
        rules, state = loaded(found)
        awaited = rules.awaiting(state)
        user = next(each.user for each in found.seats if each.seat == awaited[-1])
        assert await take_turn(service, thread.adventure, user)
        await thread.later(30 * 60)
    assert thread.names == []


async def test_who_is_awaited_for_long_is_named_once(service, clock):
    thread = await begun(service, clock)
    await thread.later(LONG - 10 * 60)
    assert thread.names == []
    await thread.later(20 * 60)
    assert thread.names == [await thread.heroes(HOST)]
    await thread.later(DAY // 2)
    assert len(thread.names) == 1


async def test_a_name_is_never_false_for_long_and_says_who_is_awaited_for_long(service, clock):
    thread = await begun(service, clock)
    await thread.later(LONG + HOUR)
    assert thread.name == await thread.heroes(HOST)
    await take_turn(service, thread.adventure, HOST)
    await others_play(service, thread.adventure, FRIEND)
    await thread.look()
    await thread.later(WRONG - 10 * 60)
    assert len(thread.names) == 1
    await thread.later(20 * 60)
    assert thread.names[1:] == [TITLE]
    await thread.later(LONG - WRONG)
    assert thread.names[2:] == [await thread.heroes(FRIEND)]


async def test_where_nobody_is_awaited_for_long_any_more_the_name_is_plain_again(service, clock):
    thread = await begun(service, clock)
    await thread.later(LONG + HOUR)
    for number in range(8):
        idle = (FRIEND, THIRD)[number % 2]
        await plays(thread, *(user for user in PEOPLE if user != idle))
        await thread.later(40 * 60)
    first, *others = thread.names
    assert first == await thread.heroes(HOST)
    assert others == [TITLE]


async def test_a_table_that_plays_again_is_renamed_once(service, clock):
    """Although whom the name says is awaited again and again."""
    thread = await begun(service, clock)
    await thread.later(LONG + HOUR)
    named = await thread.heroes(HOST)
    for _ in range(8):
        await plays(thread, HOST)
        await others_play(service, thread.adventure, HOST)
        await thread.later(50 * 60)
    assert thread.names == [named, TITLE]


async def test_who_plays_alone_is_named_once_for_good(service, clock):
    adventure = await by_post(service)
    thread = Thread(service, clock, adventure)
    for _ in range(4):
        for _ in range(5):
            assert await take_turn(service, adventure, HOST)
            await thread.later(10 * 60)
        await thread.later(LONG + HOUR)
    assert thread.names == [await thread.heroes(HOST)]


async def test_what_is_seen_late_is_put_right_all_the_same(service, clock):
    thread = await begun(service, clock)
    await thread.later(LONG + HOUR)
    await take_turn(service, thread.adventure, HOST)
    await others_play(service, thread.adventure, THIRD)
    clock.at += LOOK
    await thread.later(LONG + LOOK)
    assert thread.names[1:] == [TITLE, await thread.heroes(THIRD)]


async def test_of_several_awaited_those_for_long_are_named(service, clock):
    adventure = await by_post(service, FRIEND, THIRD)
    thread = Thread(service, clock, adventure)
    await thread.look()
    rules, state = loaded(await service.history.queries.load(adventure))
    assert len(rules.awaiting(state)) == 3
    await thread.later(HOUR)
    while await take_turn(service, adventure, FRIEND):
        pass
    await thread.later(LONG)
    assert thread.names == [await thread.heroes(HOST, THIRD)]


async def test_an_end_and_a_switch_give_the_plain_name_back_at_once(service, clock):
    for way in ("end", "switch"):
        thread = await begun(service, clock)
        await thread.later(LONG + HOUR)
        assert thread.name != TITLE
        if way == "end":
            await service.lobby.end(ask(HOST), thread.adventure)
        else:
            await service.lobby.set(ask(HOST), thread.adventure, "thread name", "off")
        await thread.later(10 * 60)
        assert thread.name == TITLE
        await thread.later(DAY // 2)
        assert len(thread.names) == 2
