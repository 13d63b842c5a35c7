"""What the game names has words, in those that only this game needs."""

from rules.core.words import CORE_CATALOG, load_words
from rules.systems.green_dungeon import RULESET, actions
from rules.systems.green_dungeon.menu import option as offer
from rules.systems.green_dungeon.terms import Decision
from rules.systems.green_dungeon.verbs import BY_ACTION
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act
from tests.systems.green_dungeon.tables import game, hero

WORDS = load_words((CORE_CATALOG, RULESET.catalog))


def test_every_list_of_choices_has_a_title():
    groups = {verb.group for verb in BY_ACTION.values()}
    assert all(WORDS.has(f"group-{group}") for group in groups if group)


def test_nothing_is_not_counted():
    rest = {"hero": "Fenna", "first": 6, "second": 1}
    assert WORDS.phrase("gd-rest-healed", **rest, health=0, magic=0) == (
        "Fenna rests (rolled 6 and 1) and regains nothing."
    )
    assert WORDS.phrase("gd-rest-healed", **rest, health=4, magic=0).endswith(
        " and regains 4 health."
    )
    assert WORDS.phrase("gd-rest-healed", **rest, health=0, magic=1).endswith(
        " and regains 1 magic."
    )
    assert WORDS.phrase("gd-rest-healed", **rest, health=4, magic=1).endswith(
        " and regains 4 health and 1 magic."
    )
    assert (
        WORDS.phrase("gd-health-gained", hero="Fenna", health=0)
        == "Fenna is at full health already."
    )
    drunk = WORDS.phrase("gd-potion-drunk", hero="Fenna", treasure="a vial", health=0, magic=1)
    assert drunk == "Fenna drinks a vial and regains 1 magic."


def test_the_room_is_described_once():
    """The story of the card does it, not what happened."""
    done = act(game(), "go-n", 1)
    happened = " ".join(WORDS.say(event.text()) for event in done.events)
    story = [WORDS.say(text) for text in RULESET.view(done.state, None).story]
    assert story[0] not in happened


@joined("ending", ["won", "dead", "time"])
def test_the_score_stands_beside_the_end(ending):
    outcome = RULESET.outcome(game(hero(health=7)).with_(ending=ending))
    assert str(outcome.scores[0][1]) not in WORDS.say(outcome.text)


@joined(
    ("action", "style"),
    [
        (actions.Touch(wake=True), "primary"),
        (actions.Touch(wake=False), "secondary"),
        (actions.LevelUp(rise=True), "success"),
        (actions.LevelUp(rise=False), "secondary"),
        (actions.SpendLuck(count=1), "success"),
        (actions.SpendLuck(count=0), "secondary"),
    ],
)
def test_buttons_that_decline_are_quiet(action, style):
    assert offer(game(), 1, action).style == style


def test_every_phase_has_a_refusal_and_a_prompt():
    for phase in ("move", *Decision.__args__):
        assert WORDS.has(f"gd-error-now-{phase}")
        assert WORDS.has(f"gd-prompt-{phase}")
