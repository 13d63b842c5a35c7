"""What the table sees of its quest: a line of the story, stars on the map, the ending."""

from rules.core.answers import View
from rules.core.words import Text
from rules.systems.mkd.show.account import with_account
from rules.systems.mkd_adventure.goals import of_quest
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.state import AdventureState

STEPS = 2
"""Steps of a quest: to get what one came for, and to bring it out."""


def goal(state: AdventureState) -> Text:
    """Return the goal of the quest, in a sentence."""
    return Text.of(f"mkd-goal-{state.options.quest}")


def progress(state: AdventureState) -> tuple[Text, ...]:
    """Return sentences about how far the quest has come; before its floor, what its goal is."""
    if state.part == "setup" or (state.has_floor_below and state.options.quest != "chest"):
        return (goal(state),)
    if state.options.quest == "chest":
        return ()
    return tuple(QUESTS[state.quest].progress(state))


def with_quest(state: AdventureState, view: View) -> View:
    """Return a view with the quest in its story, facts and map, and its own ending."""
    if state.ending:
        of, more = of_quest(state), {"gold": state.gold, "rounds": state.round}
        return view.with_(
            story=(Text.of(f"mkd-story{of}-{state.ending}"),),
            prompt=Text.of(f"mkd-prompt{of}-{state.ending}", **more),
        )
    if state.site.tiles and not state.has_floor_below:
        steps = int(QUESTS[state.quest].in_hand(state))
        view = view.with_(progress=Text.of("mkd-progress-quest", now=steps, most=STEPS))
    marks = (
        () if not state.site.tiles or state.has_floor_below else QUESTS[state.quest].marks(state)
    )
    return with_account(state, view, progress(state), marks)


def quest_section(state: AdventureState) -> tuple[Text, tuple[Text, ...]]:
    """Return the quest's section of every sheet."""
    lines = (goal(state), *(line for line in progress(state) if line != goal(state)))
    return Text.of("mkd-sheet-quest"), lines
