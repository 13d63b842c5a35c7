"""Numbers with decimals and dates, as texts: each language writes them in its own way."""

from datetime import date

from rules.core.words import Text


def decimal(written: str) -> str | Text:
    """Return a number such as "2.5" as a text; one without decimals as it is."""
    whole, point, part = written.partition(".")
    return Text.of("decimal", whole=whole, part=part) if point else written


def said_day(day: date) -> Text:
    """Return a day as a text."""
    return Text.of("a-day", year=f"{day.year:04}", month=f"{day.month:02}", day=f"{day.day:02}")
