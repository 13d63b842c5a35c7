"""Words of days, months and times of day, in English and German, in small letters."""

from typing import Final


def _by_number(*names: str) -> dict[str, int]:
    return {name: number for number, each in enumerate(names) for name in each.split()}


WEEKDAYS: Final = _by_number(
    "monday mon mo montag", "tuesday tue tues tu dienstag di", "wednesday wed weds we mittwoch mi",
    "thursday thu thur thurs th donnerstag do", "friday fri fr freitag",
    "saturday sat sa samstag sonnabend", "sunday sun su sonntag so",
)  # fmt: skip
"""Days of the week, from 0 for Monday."""
MONTHS: Final = _by_number(
    "", "january jan januar jänner", "february feb februar", "march mar märz mrz", "april apr",
    "may mai", "june jun juni", "july jul juli", "august aug", "september sep sept",
    "october oct oktober okt", "november nov", "december dec dezember dez",
)  # fmt: skip
"""Months, from 1 for January."""
DAYS: Final = {
    "today": 0, "tonight": 0, "heute": 0, "tomorrow": 1, "tmrw": 1, "tmr": 1, "morgen": 1,
    "overmorrow": 2, "übermorgen": 2,
}  # fmt: skip
"""Days, by how many they are from today."""
NUMBERS: Final = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "ein": 1, "eine": 1, "einem": 1, "einer": 1, "zwei": 2,
    "drei": 3, "vier": 4,
}  # fmt: skip
UNITS: Final = {
    "m": 1, "min": 1, "mins": 1, "minute": 1, "minutes": 1, "minuten": 1,
    "h": 60, "hr": 60, "hrs": 60, "hour": 60, "hours": 60, "stunde": 60, "stunden": 60,
    "d": 1440, "day": 1440, "days": 1440, "tag": 1440, "tage": 1440, "tagen": 1440,
    "w": 10080, "wk": 10080, "week": 10080, "weeks": 10080, "woche": 10080, "wochen": 10080,
}  # fmt: skip
"""Minutes of each unit of time."""
A_DAY: Final = 1440
NEXT: Final = frozenset({"next", "nächsten", "nächster", "kommenden", "coming"})
"""Words by which some people mean the next such day, and others the one a week later."""
FILLERS: Final = frozenset({
    "at", "on", "the", "of", "this", "um", "am", "den", "der", "dem", "ab", "from", "in", "time",
    "o'clock", "oclock", "uhr", "and", "und", "evening", "night", "abend", "abends", "zeit",
    "diesen", "let's", "say", "around", "gegen", "local",
})  # fmt: skip
"""Words that say nothing more."""
EVENING: Final = frozenset({"tonight", "evening", "night", "abend", "abends"})
"""Words after which an hour from one to eleven is of the evening."""
