"""What the game names has words, in those that only this game needs."""

from rules.core.words import CORE_CATALOG, load_words
from rules.systems.third_six import RULESET
from rules.systems.third_six.content import BOSSES, MINIONS
from rules.systems.third_six.names import FLAVOURS
from rules.systems.third_six.terms import ARTIFACTS, CALLINGS, ITEMS, SPELLS
from rules.systems.third_six.verbs import BY_ACTION

WORDS = load_words((CORE_CATALOG, RULESET.catalog))


def test_every_list_of_choices_has_a_title():
    groups = {verb.group for verb in BY_ACTION.values()}
    assert all(WORDS.has(f"group-{group}") for group in groups if group)


def test_everything_has_a_name():
    for calling in CALLINGS:
        assert WORDS.has(f"ts-class-{calling}")
        assert WORDS.has(f"ts-about-{calling}")
    for spell in SPELLS:
        assert WORDS.has(f"ts-spell-{spell}")
        assert WORDS.has(f"ts-help-{spell}")
    for item in ITEMS:
        assert WORDS.has(f"ts-item-{item}")
    for artifact in ARTIFACTS:
        assert WORDS.has(f"ts-artifact-{artifact}")
        assert WORDS.has(f"ts-does-{artifact}")
    for monster in (*MINIONS, *BOSSES):
        assert WORDS.phrase(f"ts-monster-{monster}", count=1) != WORDS.phrase(
            f"ts-monster-{monster}", count=2
        )
    for kind in ("entrance", "chamber", "vault", "stairs"):
        assert all(WORDS.has(f"ts-flavour-{kind}-{n}") for n in range(1, FLAVOURS + 1))


def test_every_ending_has_words():
    for goal in ("explored", "bosses", "dragon", "level-2", "level-3", "depth-2", "depth-3"):
        assert WORDS.has(f"ts-goal-{goal}")
        assert WORDS.has(f"ts-ending-{goal}")


def test_every_phase_has_a_refusal_and_a_prompt():
    phases = (
        "class", "spells", "close", "modify", "burn", "pendant", "fight", "explore", "town",
    )  # fmt: skip
    for phase in phases:
        assert WORDS.has(f"ts-error-now-{phase}")
        assert WORDS.has(f"ts-prompt-{phase}")
