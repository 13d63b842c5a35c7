"""The card of a lobby: the game, who sits, how it is set, and what to press."""

from collections.abc import Iterator
from datetime import date

from rules.core.dice import commitment
from rules.core.packs.pack import name_in
from rules.core.said_numbers import said_day
from rules.core.settings import settings_of
from rules.core.words import Text, Words
from rules.ports import TUTORIAL, Adventure, SeatRecord
from rules.registry import campaigns, ruleset
from rules.service.cards.titles import aim, facts_of_lobby, titled
from rules.service.clocks.schedule import lobby_due, table_of
from rules.service.clocks.terms import common_of, is_preset, usual_terms
from rules.service.records import Button, Card, HeroLine, Menu
from rules.service.settings.adventure import (
    agreed_by_post,
    lines_of,
    options_of,
    preset_lines,
    setting_lines,
)
from rules.service.settings.pace import time_of

HASH = 12
"""Digits of the seed's hash on the card; the panel of settings has all of them."""
CHANGED = 240
"""The most characters of settings that differ from what is proposed."""
BUTTONS = ("begin", "join", "leave", "ready", "settings")

OWN = "own"
"""The detail of *Begin* that has everybody choose a hero or a team."""
ASKED: tuple[tuple[str, str], ...] = (("wanted", "primary"), ("unwanted", "danger"))
"""Buttons of a lobby that asks whether it is still wanted."""


def lobby_card(adventure: Adventure, words: Words) -> Card:
    """Return the card of an adventure that has not begun, or that was closed before."""
    open_ = adventure.status == "lobby"
    game = Text.of(f"{adventure.ruleset}-title")
    return Card(
        adventure=adventure.id,
        channel=adventure.channel,
        version=adventure.version,
        kind="lobby" if open_ else "cancelled",
        locale=adventure.locale,
        title=titled(adventure, words.phrase("lobby-title", game=game), words),
        story=tuple(_story(adventure, words)) if open_ else (_closed(adventure, words),),
        party=tuple(_line(adventure, seat, words) for seat in adventure.seats),
        prompt=_prompt(adventure, words) if open_ else "",
        buttons=tuple(_buttons(adventure, words)) if open_ else (),
        menus=tuple(_presets(adventure, words)) if open_ else (),
        footer=words.phrase(
            "lobby-promise-daily" if adventure.day else "lobby-promise",
            hash=commitment(adventure.seed)[:HASH],
            day=adventure.day,
            id=adventure.id,
        ),
    )


def _closed(adventure: Adventure, words: Words) -> str:
    """Return that a lobby is closed, and whether time closed it."""
    forgotten = table_of(adventure).wondered is not None
    return words.phrase("lobby-forgotten" if forgotten else "lobby-closed")


def _story(adventure: Adventure, words: Words) -> Iterator[str]:
    """Yield what the game is, its length and seats, its pace, and how it is set."""
    rules, agreed = ruleset(adventure.ruleset), agreed_by_post(adventure, words)
    if table_of(adventure).wondered is not None:
        yield words.phrase("lobby-wanted", until=f"<t:{lobby_due(adventure)}:R>")
    yield words.phrase(f"{rules.key}-blurb")
    facts = _facts(adventure, words)
    if adventure.pace == "live":
        yield f"{facts} · {words.phrase('lobby-pace-live')}"
    else:
        yield facts
        yield words.phrase("lobby-pace-post", agreed=agreed)
    if adventure.ruleset in campaigns():
        yield aim(rules, adventure, words)
    yield _set(adventure, words)
    packs = [name_in(ref) for ref in options_of(adventure).packs]
    if packs:
        yield words.phrase("lobby-packs", packs=words.listed(packs))
        for line in lines_of(adventure, words):
            if line.changed and line.packed:
                yield words.phrase("lobby-setting", name=line.label, value=line.packed)


def _facts(adventure: Adventure, words: Words) -> str:
    """Return seats, length and difficulty; by post the length for these people, in days.

    Where the table has chosen another time for a turn the line says for which one it holds; of
    other presets nobody has measured it.
    """
    rules, terms = ruleset(adventure.ruleset), table_of(adventure).terms
    usual = usual_terms(rules, len(adventure.seats))
    at = "" if terms.policy == usual.policy else words.phrase(f"value-{time_of(usual)}")
    return facts_of_lobby(
        rules,
        words,
        len(adventure.seats),
        live=adventure.pace == "live",
        usual=is_preset(rules, rules.preset, options_of(adventure).with_(packs=())),
        at=at,
    )


def _set(adventure: Adventure, words: Words) -> str:
    """Return the preset with its sentence, or what differs from the rules as written."""
    if adventure.day:
        return words.phrase("lobby-daily", day=said_day(date.fromisoformat(adventure.day)))
    if adventure.seeded == TUTORIAL:
        return words.phrase("lobby-tutorial")
    for line in preset_lines(adventure, words):
        for choice in line.choices:
            if choice.value == line.value:
                return words.phrase("lobby-preset", preset=choice.label, about=choice.detail)
    rules = ruleset(adventure.ruleset)
    said = common_of(rules) if adventure.pace == "post" else ()
    compared = rules.preset if rules.presets else rules.options_type()
    usual = {each.name: each.value for each in settings_of(compared)}
    changed = [
        words.phrase("lobby-setting", name=each.label, value=each.said)
        for each in setting_lines(settings_of(options_of(adventure)), rules.key, words)
        if each.name not in said and each.value != usual[each.name]
    ]
    if not changed:
        return words.phrase("lobby-defaults")
    told = "; ".join(changed)
    told = told if len(told) <= CHANGED else f"{told[: CHANGED - 2]} …"
    return words.phrase("lobby-custom", changed=told) if rules.presets else told


def _prompt(adventure: Adventure, words: Words) -> str:
    """Return what the host is to do, and what the others are."""
    late = [seat.name for seat in adventure.seats if not seat.ready]
    if late:
        return words.phrase("lobby-prompt-late", heroes=", ".join(late))
    if _full(adventure):
        # A large party leaves no room for more.
        return words.phrase("lobby-prompt-full")
    prompt = words.phrase("lobby-prompt")
    if _readies(adventure):
        return f"{prompt} {words.phrase('lobby-prompt-ready-made')}"
    return prompt


def _full(adventure: Adventure) -> bool:
    """Return whether every seat is taken."""
    return len(adventure.seats) >= ruleset(adventure.ruleset).seats[1]


def _buttons(adventure: Adventure, words: Words) -> Iterator[Button]:
    asks = table_of(adventure).wondered is not None
    needed = _needed(adventure)
    buttons = [(verb, "success" if verb == needed else "secondary") for verb in BUTTONS]
    for verb, style in (*(ASKED if asks else ()), *buttons):
        if verb == "join" and _full(adventure):
            continue
        yield Button(verb=verb, label=words.phrase(f"button-{_named(verb)}"), style=style)
    if _readies(adventure):
        yield Button(verb=f"begin.{OWN}", label=words.phrase("button-choose-heroes"))
    if adventure.fixed or adventure.ruleset in campaigns():
        return
    yield Button(verb="game", label=words.phrase("button-game"))
    if ruleset(adventure.ruleset).tutorial is not None:
        yield Button(verb="tutorial", label=words.phrase("button-tutorial"))


def _readies(adventure: Adventure) -> bool:
    """Return whether heroes are chosen in the game, and can come ready."""
    return ruleset(adventure.ruleset).readies and adventure.seeded != TUTORIAL


def _needed(adventure: Adventure) -> str:
    """Return the button that those who sit at the table wait for: it alone has a colour.

    Everybody sees the same card, so none glows that is of use to those alone who sit elsewhere.
    """
    if len(adventure.seats) < ruleset(adventure.ruleset).seats[0]:
        return "join"
    return "begin" if all(seat.ready for seat in adventure.seats) else "ready"


def _named(verb: str) -> str:
    return "all-settings" if verb == "settings" else verb


def _presets(adventure: Adventure, words: Words) -> Iterator[Menu]:
    """Yield the list of presets, where there are some to choose from."""
    for line in () if adventure.fixed else preset_lines(adventure, words):
        label = words.phrase("lobby-choose-preset", preset=line.said)
        yield Menu(verb="preset", group="of", placeholder=label, choices=line.choices)


def _line(adventure: Adventure, seat: SeatRecord, words: Words) -> HeroLine:
    """Return who sits there, and what is worth a line: the host, and who is not ready."""
    is_host = seat.user == adventure.host
    line = words.phrase(
        "lobby-line", ready="yes" if seat.ready else "no", host="yes" if is_host else "no"
    )
    return HeroLine(name=seat.name, user=seat.user, line=line if is_host or not seat.ready else "")
