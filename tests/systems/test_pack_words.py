"""Words of packs that do not fit what the pack brings are refused, each with its reason."""

from rules.core.packs.points import PackPoints
from rules.systems.third_six.content.points import POINTS as THIRD_SIX
from rules.systems.three_dice.content.points import POINTS as THREE_DICE
from tests.support.joined import joined
from tests.support.packs import refused

WORDS = "words/en.ftl"

LEFT_OUT = [
    (THREE_DICE, "td-flavour-cell-2", "# "),
    (THIRD_SIX, "ts-about-bard", "# ts-about-bard"),
]
NO_SUCH_VARIABLE = [
    (THREE_DICE, "{ $depth }", "{ $room }"),
    (THIRD_SIX, "[one] Stair Spider", "[one] { $foe }"),
]
NO_ARTICLE = [
    (THREE_DICE, "    .indefinite = a reliquary\n", ""),
    (THIRD_SIX, "    .indefinite = a Bard\n", ""),
]
OF_NOTHING = [(THREE_DICE, "td-monster-eels", "td-monster-ells")]
REASONS = {
    "pack-words-missing": LEFT_OUT,
    "pack-words-variable": NO_SUCH_VARIABLE,
    "pack-words-article": NO_ARTICLE,
    "pack-words-unknown": OF_NOTHING,
}


@joined(
    ("points", "was", "now", "key"),
    [(*case, key) for key, cases in REASONS.items() for case in cases],
)
def test_words_that_do_not_fit_are_refused(
    points: PackPoints, was: str, now: str, key: str
) -> None:
    problems = refused(points, {WORDS: (was, now)})
    found = {problem.what.key for problem in problems}
    # Words under a wrong name are missing under the right one.
    assert found - {"pack-words-missing"} == {key} - {"pack-words-missing"}
    assert key in found
    assert {problem.file for problem in problems} == {WORDS}
