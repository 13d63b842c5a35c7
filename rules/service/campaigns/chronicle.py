"""The records of a campaign in words: its roster, its dead, its purse, its chapters."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from rules.core.answers import PartyLine, Stat
from rules.core.campaign import Campaign
from rules.core.campaign.state import AnyCampaign, Chapter, Veteran
from rules.core.words import Text, Words
from rules.ports import Step
from rules.service.play.campaign_seeds import HOME

DEPARTED, COINS = "campaign-departed", "campaign-coins"


class Entry(NamedTuple):
    """One line, and the seat it is about, if it is about one."""

    line: str
    seat: int | None = None


def roster(rules: Campaign, state: AnyCampaign, words: Words) -> Iterator[Entry]:
    """Yield the heroes who are at home or away, in the order in which they came."""
    for veteran in state.roster:
        if veteran.fate in ("home", "away"):
            yield _hero(rules, state, veteran, words)


def memorial(rules: Campaign, state: AnyCampaign, words: Words) -> Iterator[Entry]:
    """Yield the fallen, with the adventure in which they fell, then the retired."""
    for fate in ("dead", "retired"):
        for veteran in state.roster:
            if veteran.fate == fate:
                yield _hero(rules, state, veteran, words)


def _hero(rules: Campaign, state: AnyCampaign, veteran: Veteran, words: Words) -> Entry:
    line: PartyLine = rules.progress.line(state, veteran)
    fell = [each for each in state.chapters if veteran.number in each.fallen]
    won = sum(each.result == "victory" for each in state.chapters if veteran.number in each.party)
    notes = [words.say(note) for note in line.notes]
    said = words.phrase(
        "roster-line",
        name=veteran.name,
        stats=" · ".join([*(_stat(stat, words) for stat in line.stats), *notes]) or "-",
        fate=veteran.fate,
        adventures=veteran.adventures,
        won=won,
        last=fell[-1].number if fell else 0,
    )
    return Entry(said, veteran.owner)


def _stat(stat: Stat, words: Words) -> str:
    key = "card-stat" if stat.most is None else "card-stat-of"
    return words.phrase(key, label=stat.label, value=stat.value, most=stat.most or 0)


def chapter(state: AnyCampaign, told: Chapter, words: Words) -> str:
    """Return one adventure in a few lines: how it ended, who went, who fell, what came home."""
    return words.phrase(
        "chronicle-line",
        number=told.number,
        result=told.result,
        text=told.text,
        party=_names(state, told.party),
        fallen=_names(state, told.fallen) or "-",
        dead=len(told.fallen),
        coins=f"{told.coins:+d}",
        experience=told.experience,
    )


def steps_of_chapter(steps: Iterable[Step], number: int) -> list[Step]:
    """Return the steps of one adventure: from the way out of town to the way home."""
    found: list[Step] = []
    for step in steps:
        events = {str(event.get("kind")) for event in step.events if event.get("number") == number}
        if found or DEPARTED in events:
            found.append(step)
        if HOME in events:
            return found
    return found


def _names(state: AnyCampaign, numbers: Iterable[int]) -> str:
    return ", ".join(state.veteran(number).name for number in numbers)


class Ledger(NamedTuple):
    """Every movement of coins in words, with the sums of income and spending."""

    lines: tuple[str, ...]
    earned: int
    paid: int


def ledger(steps: Iterable[Step], words: Words) -> Ledger:
    """Return the account of a purse: every coin that a journal mentions, by adventure."""
    lines: list[str] = []
    earned = paid = 0
    for step in steps:
        brought = sum(int(each["amount"]) for each in step.events if each.get("kind") == COINS)
        for event in step.events:
            kind = event.get("kind")
            if kind in (DEPARTED, HOME):
                number = int(event["number"])
                said = words.phrase(f"purse-{kind}", number=number, coins=brought)
                lines.append(said)
            elif kind == COINS:
                amount = int(event["amount"])
                earned, paid = earned + max(amount, 0), paid + max(-amount, 0)
                lines.append(_coins(step, event, words))
    return Ledger(tuple(lines), earned, paid)


def _coins(step: Step, event: Mapping[str, Any], words: Words) -> str:
    return words.phrase(
        "purse-line",
        step=step.version,
        amount=f"{int(event['amount']):+d}",
        reason=Text.model_validate(event["reason"]),
        purse=int(event["purse"]),
    )
