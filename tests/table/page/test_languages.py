"""A seat's language in Discord: how commands read, and in which language all that is shown is."""

from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, expect

from rules import systems
from rules.core.languages import LANGUAGES
from rules.registry import rulesets
from tests.support.soak import SOAK
from tests.support.tables import evening
from tests.table.page.browsing import DESK, MARKS, PHONE, V2, opened, overflow, seated, shot
from tests.table.page.cards import MAP, button
from tests.table.page.fake_table import FakeTable, until
from tests.table.page.whole_games import cards

pytestmark = MARKS
Json = dict[str, Any]
CARDS = 24 if SOAK else 5
"""Cards of each game whose language is guessed."""


def said(german: str, spanish: str, field: str = "name") -> Json:
    return {f"{field}_localizations": {"de": german, "es-ES": spanish}}


COMMANDS: list[Json] = [
    {
        "id": "1",
        "type": 1,
        "name": "adventure",
        "description": "Adventures",
        **said("abenteuer", "aventura"),
        "options": [
            {
                "type": 1,
                "name": "new",
                "description": "Open a lobby",
                **said("neu", "nueva"),
                **said("Eine Lobby öffnen", "Abrir una sala", "description"),
                "options": [
                    {
                        "type": 3,
                        "name": "pace",
                        "description": "How fast",
                        "required": True,
                        **said("tempo", "ritmo"),
                        **said("Wie schnell", "Con qué ritmo", "description"),
                        "choices": [
                            {"name": "Live", "value": "live", **said("Am Abend", "En vivo")},
                            {"name": "By post", "value": "post", **said("Per Post", "Por correo")},
                        ],
                    },
                    {"type": 5, "name": "thread", "description": "In a thread"},
                ],
            }
        ],
    },
    {"id": "2", "type": 1, "name": "roll", "description": "Roll dice"},
    {"id": "3", "type": 3, "name": "Tell it", "description": "", **said("Erzähl es", "Cuéntalo")},
]
SENT = {
    "name": "adventure",
    "options": [
        {
            "name": "new",
            "type": 1,
            "options": [{"name": "pace", "type": 3, "value": "post"}],
        }
    ],
}
GERMAN = "Ein Ork steht vor der Tür.\n-# ▶ **Garrow** 8/9\n**Was tut Garrow?** <@101>"
SPANISH = "Un orco está ante la puerta.\n-# ▶ **Garrow** 8/9\n**¿Qué hace Garrow?** <@101>"

GERMAN_HEARD = "Ein Ork steht vor der Tür. Garrow 8 von 9. Was tut Garrow? Mara."
SPANISH_HEARD = "Un orco está ante la puerta. Garrow 8 de 9. ¿Qué hace Garrow? Mara."


async def choose(page: Page, name: str) -> None:
    """Choose the seat's language in the list of the switch."""
    await page.get_by_role("button", name="Your language in Discord").click()
    await page.get_by_role("option", name=name, exact=True).click()
    await expect(
        page.get_by_role("button", name=f"Your language in Discord: {name}")
    ).to_be_visible()


async def test_commands_read_as_the_seat_chose_and_are_sent_as_registered(
    browser: Browser, table: FakeTable
) -> None:
    table.commands = COMMANDS
    table.message("hello")
    async with seated(browser, table) as page:
        line = page.get_by_role("combobox", name="Command line")
        await choose(page, "Deutsch")
        assert table.users[0]["locale"] == "de"
        for typed in ("/aben", "/adv", "/Lobby öffnen"):
            await line.fill(typed)
            shown = page.get_by_role("option", name="/abenteuer neu")
            await expect(shown).to_contain_text("Eine Lobby öffnen")
            assert await shown.get_attribute("lang") == "de"
        for named, first, second in (
            ("/abenteuer neu ", "tempo", "Per P"),
            ("/adventure new ", "pace", "By p"),
        ):
            await line.fill("")
            await line.press_sequentially(named)
            await page.keyboard.type(f"{first}:{second}")
            await expect(page.get_by_role("combobox", name="tempo")).to_be_focused()
            await expect(page.get_by_role("option")).to_have_text(["Per Post"])
            await expect(page.get_by_text("Wie schnell")).to_have_attribute("lang", "de")
            await page.keyboard.press("Enter")
            await page.keyboard.press("Enter")
            await until(lambda: bool(table.sent))
            assert table.sent.pop()["data"] == SENT
            await expect(line).to_be_focused()
        await line.fill("/")
        untold = page.get_by_role("option", name="/roll")
        assert await untold.get_attribute("lang") == "en"


async def test_the_menu_of_a_message_reads_as_the_seat_chose(
    browser: Browser, table: FakeTable
) -> None:
    table.commands = COMMANDS
    table.message("hello")
    async with seated(browser, table) as page:
        await choose(page, "Español latinoamericano")
        await page.get_by_role("button", name="Apps for this message").click()
        await page.get_by_role("option", name="Cuéntalo").click()
        await until(lambda: bool(table.sent))
        assert table.sent[0]["data"]["name"] == "Tell it"


async def test_each_seat_keeps_its_language(browser: Browser, table: FakeTable) -> None:
    table.users[1]["locale"] = "de"
    table.message("hello <t:1795260000:D>")
    async with seated(browser, table) as page:
        await expect(page.locator("time[lang=en-US]")).to_have_text("November 21, 2026")
        await page.get_by_role("radio", name="Tobin").click()
        await expect(page.locator(".prose time[lang=de]")).to_have_text("21. November 2026")
        named = page.get_by_role("button", name="Your language in Discord: Deutsch")
        await expect(named).to_be_visible()
        elsewhere = table.users[1] | {"locale": "fr"}
        await table.push({"type": "user_update", "user": elsewhere})
        await expect(page.locator(".prose time[lang=fr]")).to_have_text("21 novembre 2026")


async def test_the_switch_fits_a_telephone(browser: Browser, table: FakeTable) -> None:
    table.users[0]["locale"] = "es-419"
    table.message("hello")
    async with seated(browser, table, viewport=PHONE) as page:
        box = await page.get_by_role("button", name="Your language in Discord").bounding_box()
        assert box is not None
        assert box["width"] < 80
        assert box["height"] >= 44
        assert await overflow(page) <= 0
        await shot(page, "languages-390")


async def test_what_is_heard_is_in_the_language_it_is_written_in(
    browser: Browser, table: FakeTable
) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        await page.evaluate(
            """() => {
              window.heard = [];
              const region = document.getElementById('announcer');
              const hear = ({lang, textContent}) => window.heard.push([lang, textContent]);
              new MutationObserver(() => hear(region.firstElementChild))
                .observe(region, {childList: true});
            }"""
        )
        for number, text in enumerate((GERMAN, SPANISH)):
            row = {"type": 1, "components": [button("↑ 2", f"u1|{number}|1|do.north")]}
            await table.post(flags=V2, components=[{"type": 10, "content": text}, row])
        only = [{"type": 12, "items": [{"media": MAP, "description": "Eine Karte mit dem Ork."}]}]
        await table.post(flags=V2 | 64, components=only)
        await table.post(flags=128)
        await page.wait_for_function("count => window.heard.length >= count", arg=4)
        assert await page.evaluate("window.heard") == [
            [
                "de",
                f"{GERMAN_HEARD} Zur Wahl: Norden, 2 Punkte.",
            ],
            [
                "es",
                f"{SPANISH_HEARD} Opciones: norte, 2 puntos.",
            ],
            ["de", "Bild: Eine Karte mit dem Ork. Das ist für dich allein."],
            ["en", "Undercroft is thinking…"],
        ]
        await expect(page.locator(".prose", has_text="Ein Ork steht")).to_have_attribute(
            "lang", "de"
        )
        await expect(page.get_by_role("button", name="Norden, 2 Punkte")).to_be_visible()
        assert await page.locator("html").get_attribute("lang") == "en"


async def test_what_words_leave_open_is_guessed_by_whom_it_is_for(
    browser: Browser, table: FakeTable
) -> None:
    table.users[0]["locale"] = "de"
    for flags in (0, 64):
        table.message("Ork 2: 3/4", flags=flags)
    table.message("The door is open, and there is an orc.", flags=64)
    by = {"id": "7", "name": "roll", "user": {"id": "101"}}
    table.message("Ork 3: 3/4", interaction_metadata=by)
    async with seated(browser, table) as page:
        found = page.locator("#messages .prose")
        languages = await found.evaluate_all("all => all.map((each) => each.lang)")
        assert languages == ["en", "de", "en", "de"]


def has_words(key: str, language: str) -> bool:
    """Whether a game has catalogs of its own in a language."""
    folder = Path(systems.__file__).parent / key.replace("-", "_") / "words"
    return (folder / f"{language}.ftl").exists()


GUESS = """async (cards) => {
  const { guessed } = await import('/page/languages.js');
  const { contents, labels } = await import('/page/message_text.js');
  const texts = (parts) => contents(parts).map((each) => each.text ?? each.alt);
  const said = (parts) => [...texts(parts), ...labels(parts)];
  return cards.map(([parts, usual]) => guessed(said(parts).join(' '), usual));
}"""


async def test_the_language_of_every_card_is_told_by_its_words(
    browser: Browser, table: FakeTable
) -> None:
    """Also where somebody of another language reads it: none of 350 cards was guessed wrongly."""
    asked, wanted = [], []
    for language in LANGUAGES:
        for key in rulesets():
            if not has_words(key, language):
                continue
            async for shown in cards(key, 2, 7, CARDS, language=language, measured=False):
                for usual in ("en", "de", "es"):
                    asked.append([shown.components, usual])
                    wanted.append(f"{language} {key}")
    table.message("hello")
    async with seated(browser, table) as page:
        guessed = await page.evaluate(GUESS, asked)
    wrong = [f"{name}: {at}" for name, at in zip(wanted, guessed, strict=True) if name[:2] != at]
    assert len(wrong) <= len(wanted) / 50, wrong


async def test_the_real_client_is_sent_what_it_registered(browser: Browser, tmp_path: Path) -> None:
    async with evening(tmp_path) as out, opened(browser, out.table.page_url, DESK) as page:
        await expect(page.get_by_role("button", name="3 Dice Dungeon")).to_be_enabled()
        await choose(page, "Deutsch")
        await expect(page.locator(".game-blurb[lang=de]")).to_have_count(len(rulesets()))
        line = page.get_by_role("combobox", name="Command line")
        await line.press_sequentially("/würfeln ")
        await page.keyboard.type("2d6")
        await page.keyboard.press("Enter")
        rolled = page.locator("#messages [data-id] .card, #messages [data-id] .prose").last
        await expect(rolled).to_be_visible()
        await expect(page.locator(".cause")).to_contain_text("used /würfeln")
        await expect(rolled).to_have_attribute("lang", "de")
        await shot(page, "languages-real")
