"""What the game names has words, in those that only this game needs."""

from rules.core.words import CORE_CATALOG, load_words
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.content import LOCATIONS, TABLES
from rules.systems.three_dice.terms import ITEMS
from rules.systems.three_dice.verbs import BY_ACTION

WORDS = load_words((CORE_CATALOG, RULESET.catalog))


def test_every_list_of_choices_has_a_title():
    groups = {verb.group for verb in BY_ACTION.values()}
    assert all(WORDS.has(f"group-{group}") for group in groups if group)


def test_everything_has_a_name():
    for item in ITEMS:
        assert WORDS.has(f"td-item-{item}")
        assert WORDS.has(f"td-help-{item}")
    for table in TABLES.values():
        for name in table.by_strength:
            assert WORDS.has(f"td-monster-{name}")
    for kind, place in LOCATIONS.items():
        assert WORDS.has(f"td-place-{kind}")
        assert all(WORDS.has(f"td-flavour-{kind}-{n}") for n in range(1, place.scenes + 1))


def test_every_phase_has_a_refusal_and_a_prompt():
    for phase in ("assign", "keep", "exits", "door", "theme", "hit", "lose", "gain", "claim",
                  "flight", "challenge", "level", "duel", "fight", "explore"):  # fmt: skip
        assert WORDS.has(f"td-error-now-{phase}")
        assert phase in ("hit", "lose", "claim") or WORDS.has(f"td-prompt-{phase}")
