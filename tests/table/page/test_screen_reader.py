"""What a screen reader hears of cards: all that the live region held, and the reading order."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Page, expect

from tests.table.page.browsing import MARKS, V2, Json, seated
from tests.table.page.cards import ALT, MAP, button
from tests.table.page.fake_table import BOT, FakeTable

pytestmark = MARKS
LISTEN = """() => {
  window.heard = [];
  const region = document.getElementById('announcer');
  new MutationObserver(() => window.heard.push(region.textContent))
    .observe(region, {childList: true});
}"""
LONG = "The door gives way with a groan that runs down the whole corridor. " * 8
HEADING = "Level 1 · Room 3: the vault"
PROMPT = "What does Garrow do?"


def card(version: int, told: str, prompt: str = PROMPT, small: str = "", **more: str) -> list[Json]:
    """A card in the order of ours: heading, map, what happened, party, question, buttons."""
    words = "\n".join([told, f"-# **Garrow** 8 of 9 hits{small}", f"**{prompt}** <@101>"])
    return [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": f"### {more.get('heading', HEADING)}"},
                {"type": 12, "items": [{"media": MAP, "description": ALT}]},
                {"type": 10, "content": words},
                {"type": 1, "components": [button("North", f"u1|a|{version}|do.north")]},
                {"type": 10, "content": "-# Any time is fine."},
            ],
        }
    ]


@asynccontextmanager
async def listening(browser: Browser, table: FakeTable) -> AsyncIterator[Page]:
    """A page on which all is kept that is said from now on."""
    async with seated(browser, table) as page:
        await page.evaluate(LISTEN)
        yield page


async def heard(page: Page, *wanted: str) -> None:
    """Wait until exactly this has been said, in this order."""
    await page.wait_for_function("count => window.heard.length >= count", arg=len(wanted))
    assert await page.evaluate("window.heard") == list(wanted)


async def test_a_new_card_says_outcome_and_question_first_and_whole(
    browser: Browser, table: FakeTable
) -> None:
    table.message("hello")
    async with listening(browser, table) as page:
        await table.post(flags=V2, components=card(1, f"{LONG}\n> Garrow finds 3 coins"))
        await table.post("Next")
        await heard(
            page,
            f"{LONG.strip()} Garrow finds 3 coins. Garrow 8 of 9 hits. "
            f"{PROMPT} Mara. Choices: North. {HEADING}.",
            "Next.",
        )


async def test_emojis_leave_what_is_heard_as_it_was(browser: Browser, table: FakeTable) -> None:
    die, face = "<:d6_4_0a1b2c3d4:11>", "<:orc_head_0a1b2c3d4:12>"
    table.message("hello")
    shown = card(1, f"{die}\u202f**Garrow** finds 3 coins", small=f" · {face} 2")
    async with listening(browser, table) as page:
        await table.post(flags=V2, components=shown)
        await heard(
            page,
            f"Garrow finds 3 coins. Garrow 8 of 9 hits, 2. {PROMPT} Mara. Choices: North. "
            f"{HEADING}.",
        )
        await expect(page.get_by_role("img", name="d6 4")).to_be_visible()
        await expect(page.get_by_role("img", name="orc head")).to_be_visible()


async def test_an_edited_card_says_only_what_changed(browser: Browser, table: FakeTable) -> None:
    made = table.message(flags=V2, components=card(1, "Garrow walks north."))
    async with listening(browser, table) as page:

        async def edit(components: list[Json]) -> None:
            await table.push(
                {"type": "message_update", "message": made | {"components": components}}
            )

        await edit(card(2, "Garrow misses."))
        await edit(card(2, "Garrow misses."))
        await edit(card(3, "Garrow hits.", "Where does Garrow go?"))
        await edit(card(4, "Garrow hits.", "Where does Garrow go?", small=" and a torch"))
        closed = card(4, "Garrow hits.", "Where does Garrow go?", small=" and a torch")
        del closed[0]["components"][3]
        await edit(closed)
        await table.post("Last")
        await heard(
            page,
            "Garrow misses.",
            "Garrow hits. Where does Garrow go? Mara. Choices: North.",
            "Garrow 8 of 9 hits and a torch.",
            "Last.",
        )


async def test_who_presses_hears_the_same_outcome_again(browser: Browser, table: FakeTable) -> None:
    made = table.message(flags=V2, components=card(1, "Garrow misses."))
    async with listening(browser, table) as page:
        again = made | {"components": card(2, "Garrow misses.")}
        await table.push({"type": "message_update", "message": again})
        await page.get_by_role("button", name="North").click()
        again = made | {"components": card(3, "Garrow misses.")}
        await table.push({"type": "message_update", "message": again})
        await heard(page, f"Garrow misses. {PROMPT} Mara. Choices: North.")


async def test_a_card_posted_again_is_said_once(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with listening(browser, table) as page:
        await table.post(flags=V2, components=card(1, "Garrow rests."))
        await table.post(flags=V2, components=card(1, "Garrow rests."))
        await table.post(flags=V2, components=card(2, "Garrow rests."))
        await table.post(flags=V2, components=card(3, "Garrow wakes."))
        await heard(
            page,
            f"Garrow rests. Garrow 8 of 9 hits. {PROMPT} Mara. Choices: North. {HEADING}.",
            f"Garrow rests. {PROMPT} Mara. Choices: North. {HEADING}.",
            f"Garrow wakes. {PROMPT} Mara. Choices: North. {HEADING}.",
        )


STANDING = """### {heading}
{told}
-# ▶ **Garrow** Health {health}/9 · Luck 2 · ✝ **Ilse**
**What does Garrow do?** <@101>
-# {hint}"""
"""A card's texts, as ours have them: what happened, how things stand, the question and a hint."""


def standing(version: int, told: str, health: int, hint: str, below: str = "") -> list[Json]:
    """A card that tells how things stand."""
    words = STANDING.format(heading=HEADING, told=told, health=health, hint=hint)
    parts = [
        {"type": 10, "content": words},
        {"type": 1, "components": [button("North", f"u1|a|{version}|do.north")]},
        {"type": 10, "content": below or "-# Any time is fine."},
    ]
    return [{"type": 17, "components": parts}]


async def test_own_health_is_said_each_turn_and_a_hint_once(
    browser: Browser, table: FakeTable
) -> None:
    table.message("hello")
    hints = ("A miss hurts.", "A rest heals.")
    async with listening(browser, table) as page:
        await table.post(flags=V2, components=standing(1, "Garrow misses.", 8, hints[0]))
        await table.post(flags=V2, components=standing(2, "Garrow hits.", 8, hints[0]))
        made = await table.post(flags=V2, components=standing(3, "He rests.", 8, hints[1]))
        hurt = standing(4, "He is hurt.", 7, hints[1])
        await table.push({"type": "message_update", "message": made | {"components": hurt}})
        below = card(5, "He waits.")
        below[0]["components"].append({"type": 10, "content": "-# ▶ **Garrow** Health 7/9"})
        await table.post(flags=V2, components=below)
        stands = "Garrow Health {} of 9, Luck 2, down: Ilse."
        asked = f"{PROMPT} Mara. Choices: North."
        await heard(
            page,
            f"Garrow misses. {stands.format(8)} {asked} {hints[0]} {HEADING}.",
            f"Garrow hits. {stands.format(8)} {asked} {HEADING}.",
            f"He rests. {stands.format(8)} {asked} {hints[1]} {HEADING}.",
            f"He is hurt. {stands.format(7)}",
            f"He waits. Garrow Health 7 of 9. Garrow 8 of 9 hits. {asked} {HEADING}.",
        )


async def test_arrows_have_names(browser: Browser, table: FakeTable) -> None:
    """The page names what Discord can only show: its buttons have no words beside their label."""
    named = {
        "↖ 1": "north-west, 1 point",
        "↑ 3 past": "north, 3 points, past",
        "→": "east",
        "↓ free": "south, free",
        "North ↑": "North",
        "A → B": "A → B",
        "Turn": "Turn",
    }
    row = [button(label, f"b{number}") for number, label in enumerate(named)]
    rows = [{"type": 1, "components": row[:4]}, {"type": 1, "components": row[4:]}]
    table.message(flags=V2, components=rows)
    async with seated(browser, table) as page:
        buttons = page.locator(".row .button")
        for each, (label, name) in zip(await buttons.all(), named.items(), strict=True):
            await expect(each).to_have_accessible_name(name)
            await expect(each).to_have_text(label)


async def test_private_answers_are_said_as_such(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with listening(browser, table) as page:
        made = await table.post(flags=64 | 128)
        done = made | {"flags": 64, "content": "Your *sheet*: 3 coins\n-# Nothing worn"}
        await table.push({"type": "message_update", "message": done})
        await heard(
            page,
            "Undercroft is thinking…",
            "Your sheet: 3 coins. This is for you alone.",
        )


async def test_a_picture_is_said_last_and_as_such(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    picture = [{"type": 12, "items": [{"media": MAP, "description": ALT}]}]
    async with listening(browser, table) as page:
        await table.post(flags=V2, components=picture)
        await table.post(flags=V2, components=[{"type": 10, "content": "-# small"}, *picture])
        oona = {"id": "103", "username": "oona", "global_name": "Oona"}
        await table.post("good evening", author=oona)
        await heard(page, f"Picture: {ALT}", "small.", "Oona: good evening.")


async def test_what_came_while_the_table_was_away_is_said(
    browser: Browser, table: FakeTable
) -> None:
    table.message("hello")
    async with listening(browser, table) as page:
        await table.stop()
        await expect(page.get_by_text("The table is not answering")).to_be_visible()
        table.message("while you were away", author=BOT)
        await table.start()
        await heard(page, "while you were away.")


PLACES = {"heading": "h4", "asked": ".prose p > strong", "choice": ".row", "map": ".picture"}
PLACES |= {"small print": ":scope > :has(> .subtext:only-child) > .subtext"}
ORDER = """places => {
  const card = document.querySelector('.card');
  const found = Object.entries(places).map(([name, path]) => {
    const node = card.querySelector(path);
    return {name, node, top: node.getBoundingClientRect().top};
  });
  const FOLLOWS = Node.DOCUMENT_POSITION_FOLLOWING;
  const read = [...found].sort((a, b) =>
    a.node.compareDocumentPosition(b.node) & FOLLOWS ? -1 : 1);
  const looks = [...found].sort((a, b) => a.top - b.top);
  return [read, looks].map(each => each.map(({name}) => name));
}"""


async def test_reading_order_is_by_importance_and_looks_are_as_sent(
    browser: Browser, table: FakeTable
) -> None:
    table.message(flags=V2, components=card(1, "Garrow rests."))
    async with seated(browser, table) as page:
        read, looks = await page.evaluate(ORDER, PLACES)
        assert read == ["heading", "asked", "choice", "small print", "map"]
        assert looks == ["heading", "map", "asked", "choice", "small print"]
