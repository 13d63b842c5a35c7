"""What happened since one left, all of it in short, the log searched, the story to keep."""

import re

import pytest

from cogs.history.story_file import written
from cogs.ports import Picture
from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.service.history.recap import text_of
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask, live
from tests.support.passing import pass_time
from tests.support.post import by_post, others_play, owed_by, take_turn
from tests.support.users import FRIEND, HOST, STRANGER


class Letters:
    """A painter whose pictures are a few bytes: what is tested is what is around them."""

    async def paint(self, request):
        return Picture(data=b"\x89PNG", name=f"{request.name}.png", alt='a "map" <here>')

    async def text_map(self, scene, *, locale, view, asker):
        return "```\n#.#\n```"

    async def book(self, request):
        return "\n".join(text for block in request.blocks for text, _ in block.runs).encode()


async def played(service, steps, **settings):
    adventure = await by_post(service, FRIEND, **settings)
    for _ in range(steps):
        owed = await owed_by(service, adventure)
        if not owed:
            break
        await take_turn(service, adventure, owed[0])
    return adventure


async def test_who_was_absent_is_told_what_happened_and_what_was_done_for_them(service, clock):
    adventure = await by_post(service, FRIEND, absence="autopilot")
    await others_play(service, adventure, FRIEND)
    await take_turn(service, adventure, FRIEND)
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 25 * HOUR)
    # Nobody waits for who missed a round, so the others stop when that player could act again.
    while FRIEND not in (owed := await owed_by(service, adventure)):
        await take_turn(service, adventure, owed[0])
    told = await service.history.recaps.since_left(ask(FRIEND), adventure)
    assert told.taken >= 1
    assert 1 <= len(told.lines) <= 9
    text = text_of(told, service.words("en"))
    assert "for you, by" in text
    found = await service.history.queries.load(adventure)
    card = await service.history.queries.card(adventure)
    verb = next((each.verb for each in card.buttons if each.verb.startswith("do.")), None)
    verb = verb or f"do.{card.menus[0].choices[0].value}"
    answer = await service.play.actions.press(
        ask(FRIEND), adventure, found.version, verb.removeprefix("do.")
    )
    assert answer.back == found.version
    until = await service.history.recaps.since_left(ask(FRIEND), adventure, answer.back)
    assert until == told
    after = await service.history.recaps.since_left(ask(FRIEND), adventure)
    assert after.taken == 0


async def test_nothing_new_is_said_as_such(service):
    adventure = await played(service, 1)
    for user in (HOST, FRIEND):
        told = await service.history.recaps.since_left(ask(user), adventure)
        assert text_of(told, service.words("en"))
    with pytest.raises(NotSeated, match="error-join-first"):
        await service.history.recaps.since_left(ask(STRANGER), adventure)
    with pytest.raises(NoAdventure):
        await service.history.recaps.since_left(ask(HOST, channel=5), adventure)


async def test_the_whole_adventure_in_short(service):
    adventure = await played(service, 60)
    told = await service.history.recaps.so_far(ask(HOST), adventure)
    assert "Turn" in told.lines[0]
    assert 2 <= len(told.lines) <= 10
    assert len(text_of(told, service.words("en"))) < 1900


async def test_the_log_is_searched_by_words(service):
    adventure = await played(service, 20)
    page = await service.history.queries.log(adventure, ask(HOST), page=1)
    word = re.sub(r"\W", " ", page.lines[0]).split()[-1]
    found = await service.history.searches.find(ask(HOST), adventure, word.upper())
    assert found.lines
    assert all(word.casefold() in each.line.casefold() for each in found.lines)
    none = await service.history.searches.find(ask(HOST), adventure, "xyzzy plugh")
    assert (none.lines, none.count, none.page, none.pages) == ((), 0, 1, 1)
    with pytest.raises(NoAdventure):
        await service.history.searches.find(ask(HOST, channel=5), adventure, word)


async def test_what_is_found_comes_in_pages_with_its_steps_and_times(service, clock):
    adventure = await by_post(service, FRIEND, system="three-dice")
    for _ in range(30):
        clock.at += HOUR
        await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    steps = await service.store.journal(adventure)
    last = await service.history.searches.find(ask(HOST), adventure, "")
    count = sum(len(step.events) for step in steps)
    assert (last.count, last.page, last.pages) == (count, -(-count // 10), -(-count // 10))
    pages = [
        await service.history.searches.find(ask(HOST), adventure, "", page)
        for page in range(1, last.pages + 2)
    ]
    assert pages[-1] == pages[-2] == last
    found = [each for page in pages[:-1] for each in page.lines]
    told = [step for step in steps for _ in step.events]
    assert [(each.step, each.at) for each in found] == [(step.version, step.at) for step in told]
    for each in found:
        page = await service.history.searches.page_of(ask(HOST), adventure, each.step)
        lines = (await service.history.queries.log(adventure, ask(HOST), page)).lines
        assert any(line.startswith(f"`{each.step}` ") for line in lines)
    assert await service.history.searches.page_of(ask(HOST), adventure, 10**9) == -(-count // 20)


async def test_the_tale_is_a_file_with_its_maps_and_dice(service):
    adventure = await played(service, 40)
    tale = await service.history.stories.tell(ask(HOST), adventure, maps=5)
    maps = sum(scene.map is not None for scene in tale.scenes)
    assert 1 <= maps <= 5
    notes = [note for scene in tale.scenes for note in scene.notes]
    assert notes
    html, markdown, pdf = [
        (await written(tale, form, Letters(), "en", service.words("en"), HOST)).decode()
        for form in ("html", "markdown", "pdf")
    ]
    assert "<@" not in html + markdown + pdf
    assert html.count("<img ") == maps
    assert html.count("<sup>") == html.count("↩") == len(notes)
    assert 'alt="a &quot;map&quot; &lt;here&gt;"' in html
    assert "#.#" in markdown
    assert markdown.count("[^") == 2 * len(notes)
    assert all(note in pdf for note in notes)


async def test_what_was_taken_back_is_not_part_of_the_story(service):
    adventure = await played(service, 4)
    before = await service.history.stories.tell(ask(HOST), adventure)
    start = await service.history.queries.load(adventure)
    for _ in range(6):
        await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    await service.play.undo.undo(ask(HOST), adventure, start.version)
    assert await service.history.stories.tell(ask(HOST), adventure) == before


async def test_deadlines_in_the_list_the_soonest_first(service, clock):
    first = await by_post(service, turn_time="three days")
    second = (await service.lobby.open(ask(HOST, channel=200), "third-six", pace="post")).adventure
    at = ask(HOST, channel=200)
    await service.lobby.begin(at, second, anyway=True)
    third = (await service.lobby.open(ask(HOST, channel=300), "third-six")).adventure
    listed = await service.history.queries.mine(ask(HOST))
    assert [each.adventure for each in listed] == [second, first, third]
    assert listed[0].due == clock.now() + DAY
    assert f"<t:{clock.now() + 3 * DAY}:R>" in listed[1].line
    await service.by_post.agreements.pause(ask(HOST, channel=200), second)
    listed = await service.history.queries.mine(ask(HOST))
    assert "paused" in next(each.line for each in listed if each.adventure == second)


async def test_since_a_moment_a_watcher_is_told_as_well(service, clock):
    adventure = await played(service, 2)
    moment = clock.now()
    await pass_time(service, clock, HOUR)
    before = (await service.history.queries.load(adventure)).version
    await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    steps = await service.store.journal(adventure)
    told = await service.history.recaps.since(ask(STRANGER), adventure, moment)
    assert told.steps == len([each for each in steps if each.version > before])
    assert f"<t:{moment}:f>" in told.title
    assert await service.history.recaps.since(ask(STRANGER), adventure, 0) != told
    later = await service.history.recaps.since(ask(STRANGER), adventure, clock.now())
    assert text_of(later, service.words("en")).endswith("Nothing new has happened.")


async def test_a_game_that_is_no_campaign_has_no_chapters(service):
    adventure = await live(service)
    with pytest.raises(RuleError, match="story-refused-single"):
        await service.history.stories.tell(ask(HOST), adventure, chapter=1)


async def test_a_recap_says_that_a_game_was_ended_and_begins_without_a_way_on(service, clock):
    adventure = await live(service, FRIEND)
    clock.at += 60
    before, recaps = clock.now(), service.history.recaps
    clock.at += 60
    await service.lobby.end(ask(HOST), adventure)
    whole = await recaps.so_far(ask(FRIEND), adventure)
    # The first scene is in no place, and there was nothing before.
    assert not whole.lines[1].startswith("**")
    assert whole.lines[-1] == "The host ended this adventure."
    assert (await recaps.since_left(ask(FRIEND), adventure)).lines[-1] == whole.lines[-1]
    assert (await recaps.since(ask(STRANGER), adventure, before)).lines == whole.lines[-1:]
    assert (await recaps.since(ask(STRANGER), adventure, clock.now())).lines == ()
