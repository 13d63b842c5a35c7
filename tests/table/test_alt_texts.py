"""Every picture that is posted says what a sighted player learns from it, wherever it is posted."""

import ast
import re
from pathlib import Path

import aiohttp

import cogs
from bot.catalogs import all_words
from rules.registry import rulesets
from rules.service.journal.loading import loaded
from tests.support.cards import Json, files_of, labels_of, parts_of, text_of
from tests.support.dungeons import rolled
from tests.support.people import Person
from tests.support.tables import Evening, sensible, take

COGS = Path(cogs.__file__).parent
GALLERIES = {"cards/messages.py"}
"""Where messages get their pictures: all others call what stands there."""
PAINTED = {"cards/maps.py", "cards/views.py", "lobby/chooser.py", "history/tale_page.py"}
"""Where pictures are asked for; the tests below look at what each of them posts."""
LONGEST = 1024


def callers(*names: str) -> set[str]:
    """The files of the cogs that call one of these, by their paths."""
    found = set()
    for path in COGS.rglob("*.py"):
        source = path.read_text("utf-8")
        if not any(name.rpartition(".")[2] in source for name in names):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(names):
                found.add(str(path.relative_to(COGS)))
    return found


def alt_of(message: Json) -> str:
    """The alt text of a message's one picture: whole sentences, within Discord's limit."""
    galleries = [part for part in parts_of(message) if part["type"] == 12]
    (told,) = [item.get("description") or "" for each in galleries for item in each["items"]]
    assert 40 < len(told) <= LONGEST
    assert told[0].isupper()
    assert told.endswith((".", "!", "?", "…"))
    assert not re.search(r"\b[a-z]+(?:-[a-z]+)+-[a-z]+ =|\{|\}|undefined|None", told)
    return told


def test_pictures_come_from_places_that_are_looked_at_here() -> None:
    assert callers("MediaGalleryItem") == GALLERIES
    assert callers("painter.paint", "painter.strip", "painter.replay") == PAINTED


async def test_a_chooser_says_what_is_seen_of_each_game(
    out: Evening, friends: list[Person]
) -> None:
    host, _ = friends
    lobby = out.app.service.lobby
    counting = [key for key in rulesets() if (await lobby.picture(key)).turn]
    for line in ("adventure new", "daily"):
        shown = await host.answer(await host.command(line))
        told = alt_of(shown)
        games = labels_of(shown)
        parts = re.split("|".join(rf"\b{re.escape(game)}: " for game in games), told)[1:]
        assert len(parts) == len(games)
        for game, seen in zip(games, parts, strict=True):
            assert len(seen) > len(game), game
        assert sum(
            len(seen) > len(game) + 10 for game, seen in zip(games, parts, strict=True)
        ) >= min(len(games), len(counting))
        assert told.count(", turn ") >= min(len(games), len(counting))


async def test_cards_maps_replays_and_stories_say_who_is_where(
    out: Evening, friends: list[Person]
) -> None:
    host, words = friends[0], all_words("en")
    await host.answer(await host.command("adventure new", game="third-six", seed="alt texts"))
    found = await out.shown((await out.adventure(host.channel)).id)
    await host.click(await host.fresh(str(found.card)), "Begin")
    found = await out.shown(found.id, found.version + 1)
    for _ in range(3):
        card = await host.fresh(str(found.card))
        rules, state = loaded(found)
        told = alt_of(card)
        assert words.say(rules.view(state, None).scene.title) in told
        await take(host, card, sensible(found, int(host.id)))
        found = await out.shown(found.id, found.version + 1)
    hero = found.seats[0].name
    whole = await host.answer(await host.command("map", view="overview", private=True))
    assert hero in alt_of(whole)
    reel = await host.answer(await host.command("adventure replay", private=True))
    told = alt_of(reel)
    assert re.search(r"animation of \d+ pictures?\. ", told)
    assert hero in told.split("It ends like this.")[1]
    (page,) = files_of(await host.answer(await host.command("adventure story")))
    async with aiohttp.ClientSession() as session, session.get(page["url"]) as answer:
        story = await answer.text()
    pictures = re.findall(r"<img [^>]*>", story)
    assert pictures
    assert all(re.search(r' alt="[^"]{40,}"', each) for each in pictures)


async def test_a_dungeon_says_its_rooms_and_its_ways(friends: list[Person]) -> None:
    """To everybody without its secrets, which the keeper alone is told."""
    host, _ = friends
    card, keeper = await rolled(host, seed="salt", morphology="barred")
    told = alt_of(card)
    assert re.search(r"The map shows \d+ rooms", told)
    assert re.search(r"Rooms: [A-Z]+\d+", told)
    assert re.search(r"Ways: [A-Z]+\d+ (?:north|east|south|west)", told)
    assert "secret" not in told
    assert "Rooms: " not in text_of(card)
    assert alt_of(keeper).startswith(told.split(". ")[0])
