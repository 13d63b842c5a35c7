"""Every row of the table is tried, by the bot alone or with a person, or it is said why not."""

from collections import Counter

from bot.rehearsal.alone import TRIALS
from bot.rehearsal.alone.untried import UNTRIED
from bot.rehearsal.person.steps import ROWS
from bot.rehearsal.rows import rows

CLAIMED = {row for trial in TRIALS for row in trial.rows}


def test_every_row_is_tried_or_it_is_said_why_not() -> None:
    tried, silent = CLAIMED | set(ROWS), set(UNTRIED)
    assert rows().keys() <= tried | silent, sorted(rows().keys() - tried - silent)
    assert tried | silent <= rows().keys()
    assert not tried & silent
    print(f"{len(CLAIMED)} alone, {len(set(ROWS) - CLAIMED)} with a person, {len(silent)} untried")


def test_reasons_are_words_for_the_report() -> None:
    for row, why in UNTRIED.items():
        assert len(why.split()) >= 4, row
        assert why == why.strip(), row


def test_trials_have_names_of_their_own() -> None:
    named = Counter(trial.name for trial in TRIALS)
    assert not [name for name, count in named.items() if count > 1]
