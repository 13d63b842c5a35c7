"""What the dungeon does by itself between two decisions."""

from collections.abc import Callable

from rules.core.words import Text
from rules.systems.three_dice.events.company import GoalReached, PartyLost
from rules.systems.three_dice.exits import lay_exits, roll_locks
from rules.systems.three_dice.experience import gain_xp, levels_take_rewards
from rules.systems.three_dice.goals import reached
from rules.systems.three_dice.location import table_of, xp_of
from rules.systems.three_dice.loot import award, treasure_for
from rules.systems.three_dice.party import pass_turn
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Fight


def settle(play: Resolution) -> None:
    """Run on until somebody has to decide, or the game is over."""
    while _end(play) or _step(play):
        pass


def _end(play: Resolution) -> bool:
    """End the game when it is lost or won (TD-025, HR-010), and return whether it ended."""
    state = play.state
    if state.ending:
        return False
    goal = reached(state)
    if state.living and not goal:
        return False
    if state.living:
        play.tell(GoalReached(goal=Text.of(f"td-goal-{goal}")))
    else:
        play.tell(PartyLost())
    play.change(
        ending=goal if state.living else "dead", prompts=(), votes=(), fight=None, duel=None
    )
    return True


def _step(play: Resolution) -> bool:
    """Do the next thing that needs no decision, and return whether there was one."""
    state = play.state
    if not state.ending and state.prompts and not state.acting:
        return _do(forget_questions, play)
    if state.ending or state.prompts or any(hero.unassigned for hero in state.living):
        return False
    if not state.acting:
        return _do(pass_turn, play)
    room = state.room
    if room.stage == "exits":
        return _do(lay_exits, play)
    if room.stage == "locks":
        return _do(roll_locks, play)
    if room.monster:
        return not room.monster.asleep and not state.fight and _do(begin_fight, play)
    if room.stage == "spoils":
        return _do(reward, play)
    if room.stage == "worth":
        return _do(give_experience, play)
    if state.duel and not {state.duel.striker, state.duel.other} <= set(state.acting):
        return _do(end_duel, play)
    return False


def forget_questions(play: Resolution) -> None:
    """Drop questions to a group of which nobody lives, such as where a door goes (HR-016)."""
    play.change(prompts=(), votes=())


def begin_fight(play: Resolution) -> None:
    """Begin a fight when a monster is present and awake (TD-018)."""
    play.change(fight=Fight())


def end_duel(play: Resolution) -> None:
    """End a duel in which somebody died (HR-023)."""
    play.change(duel=None)


def reward(play: Resolution) -> None:
    """Give a location's treasure and experience, once no monster stands before them.

    TD-030, TD-036, TD-060, TD-062. A treasure that has to be claimed is taken first where a level
    would take it away again (HR-003).
    """
    room = play.room
    play.set_room(room.with_(stage="worth"))
    treasure = treasure_for(play.options, play.state.level, room.draw.treasure)
    if treasure:
        award(play, treasure)
    if not levels_take_rewards(play.options):
        give_experience(play)


def give_experience(play: Resolution) -> None:
    """Give all who are present the experience of a location (TD-036, TD-060)."""
    room = play.room
    play.set_room(room.with_(stage="settled"))
    xp = xp_of(play.options, table_of(play.state), room.draw)
    gain_xp(play, play.state.acting, xp)


def _do(thing: Callable[[Resolution], None], play: Resolution) -> bool:
    thing(play)
    return True
