"""The card of a lobby: the game, who sits, how it is set, and what to press."""

from collections.abc import Sequence

from rules.core.settings import settings_of
from rules.core.words import Text, Words
from rules.ports import Adventure, SeatRecord
from rules.registry import ruleset
from rules.service.cards.titles import promised, titled
from rules.service.clocks.terms import common_of
from rules.service.records import Button, Card, HeroLine
from rules.service.settings.adventure import agreed_by_post, options_of, preset_lines, setting_lines


def lobby_card(adventure: Adventure, words: Words) -> Card:
    """Return the card of an adventure that has not begun, or that was closed before."""
    rules = ruleset(adventure.ruleset)
    preset = preset_lines(adventure, words)
    agreed = agreed_by_post(adventure, words)
    said = common_of(rules) if agreed else ()
    changed = [
        words.phrase("lobby-setting", name=each.label, value=each.said)
        for each in (
            *preset,
            *setting_lines(settings_of(options_of(adventure)), rules.key, words),
        )
        if (each.changed and each.name not in said) or each in preset
    ]
    open_ = adventure.status == "lobby"
    game = Text.of(f"{rules.key}-title")
    story = (
        words.phrase(f"{rules.key}-blurb"),
        words.phrase("lobby-seats", taken=len(adventure.seats), most=rules.seats[1]),
        words.phrase(f"lobby-pace-{adventure.pace}", agreed=agreed),
        *_lobby_settings(adventure, changed, words),
    )
    return Card(
        adventure=adventure.id,
        channel=adventure.channel,
        version=adventure.version,
        kind="lobby" if open_ else "cancelled",
        locale=adventure.locale,
        title=titled(adventure, words.phrase("lobby-title", game=game), words),
        story=story if open_ else (words.phrase("lobby-closed"),),
        party=tuple(_lobby_line(adventure, seat, words) for seat in adventure.seats),
        prompt=words.phrase("lobby-prompt") if open_ else "",
        buttons=tuple(
            Button(verb=verb, label=words.phrase(f"button-{verb}"), style=style)
            for verb, style in _LOBBY_BUTTONS
        )
        if open_
        else (),
        footer=promised(adventure, words),
    )


def _lobby_settings(adventure: Adventure, changed: Sequence[str], words: Words) -> tuple[str, ...]:
    """Return the changed settings, or that it is a daily, whose settings are fixed."""
    if adventure.day:
        return (words.phrase("lobby-daily", day=adventure.day),)
    return tuple(changed) or (words.phrase("lobby-defaults"),)


_LOBBY_BUTTONS: tuple[tuple[str, str], ...] = (
    ("join", "primary"),
    ("leave", "secondary"),
    ("ready", "secondary"),
    ("settings", "secondary"),
    ("begin", "success"),
)


def _lobby_line(adventure: Adventure, seat: SeatRecord, words: Words) -> HeroLine:
    line = words.phrase(
        "lobby-line",
        ready="yes" if seat.ready else "no",
        host="yes" if seat.user == adventure.host else "no",
    )
    return HeroLine(name=seat.name, user=seat.user, line=line)
