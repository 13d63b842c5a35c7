"""Actions and their rows: what a module of actions defines is in the table of verbs."""

from rules.core.campaign.adapters import kinds_of
from rules.systems.green_dungeon.state import Vote as GreenDungeonVote
from rules.systems.green_dungeon.verbs import VERBS as GREEN_DUNGEON
from rules.systems.third_six.state import Vote as ThirdSixVote
from rules.systems.third_six.verbs import VERBS as THIRD_SIX
from rules.systems.three_dice.state import Vote as ThreeDiceVote
from rules.systems.three_dice.verbs import VERBS as THREE_DICE
from tests.support.joined import joined


@joined(
    ("vote", "verbs"),
    [
        (GreenDungeonVote, GREEN_DUNGEON),
        (ThirdSixVote, THIRD_SIX),
        (ThreeDiceVote, THREE_DICE),
    ],
)
def test_votes_are_for_actions_that_have_a_row_and_all_of_them_have_one(vote, verbs):
    schema = vote.model_json_schema()
    voted = schema["properties"]["action"]["discriminator"]["mapping"]
    assert set(voted) == kinds_of(verbs.actions)
    assert len(voted) == len(verbs.by_action)
