"""What the dungeon does by itself between two decisions."""

from rules.core.words import Text
from rules.systems.third_six.events.company import GoalReached, PartyBroken, PartyLost
from rules.systems.third_six.foes import check_foes, meet_bosses, win_fight
from rules.systems.third_six.goals import broken, reached
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.treasure import hand_over


def settle(play: Resolution) -> None:
    """Run on until somebody has to decide, or the game is over."""
    while _end(play) or _step(play):
        pass


def _end(play: Resolution) -> bool:
    """End the game when all, or too many, are dead (TS-052), or the goal is reached.

    Returns:
        Whether it just ended.
    """
    state = play.state
    if state.ending:
        return False
    if not state.living:
        play.tell(PartyLost())
        play.change(ending="dead", prompts=(), votes=(), fight=None, due="")
        return True
    if broken(state):
        play.tell(PartyBroken())
        play.change(ending="broken", prompts=(), votes=(), fight=None, due="")
        return True
    busy = state.prompts or state.fight or state.due
    if state.options.goal == "none" or busy or not reached(state):
        return False
    goal = state.options.goal
    play.tell(GoalReached(goal=Text.of(f"ts-goal-{goal.replace('_', '-')}")))
    play.change(ending=goal, votes=())
    return True


def _step(play: Resolution) -> bool:
    """Do the next thing that needs no decision, and return whether there was one."""
    state = play.state
    if state.ending:
        return False
    if state.prompts:
        return hand_over(play)
    if state.fight:
        return _fight_on(play)
    if state.due == "foes":
        check_foes(play)
        return True
    if state.due == "bosses":
        meet_bosses(play)
        return True
    return False


def _fight_on(play: Resolution) -> bool:
    """Win a fight without foes, or begin its next round."""
    fight = play.fight
    if not fight.foes:
        win_fight(play)
        return True
    if any(hero.alive and hero.seat not in fight.acted for hero in play.state.heroes):
        return False
    play.change(fight=fight.with_(acted=()))
    return True
