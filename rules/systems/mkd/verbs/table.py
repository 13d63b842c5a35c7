"""All verbs of both games, a row for each kind of action; what is explained first stands first.

A row says when the action can be taken, what it does, what forbids it, in which list it is offered,
how its button looks, the first word of its option's id, and what a newcomer is told of it. The menu
arranges offers that stand among others; a row may bring some that stand after all those.
"""

from collections.abc import Mapping
from typing import Final

from rules.core.model import Action
from rules.systems.mkd import actions, ready_teams, teams
from rules.systems.mkd.verb import (
    ANY,
    CHOOSING,
    HERO,
    QUESTION,
    SETUP,
    TABLE,
    TacticalVerb,
)
from rules.systems.mkd.verbs import (
    answers,
    carrying,
    magic,
    moving,
    opening,
    set_aside,
    stairs,
    stepping,
    striking,
    surrender,
    turns,
)

CORE_VERBS: Final[Mapping[type[Action], TacticalVerb]] = {
    actions.Recruit: TacticalVerb(
        SETUP, teams.recruit, teams.forbids_recruit,
        group="team", word="take", lesson="mkd-lesson-team",
    ),
    actions.RecruitTeam: TacticalVerb(
        SETUP, ready_teams.recruit_team, ready_teams.forbids_recruit_team,
        style="primary", word="team", lesson="mkd-lesson-team",
    ),
    actions.Answer: TacticalVerb(
        QUESTION, answers.answer, answers.forbids_answer,
        word="answer", lesson="mkd-lesson-answer",
    ),
    actions.Choose: TacticalVerb(
        QUESTION, answers.choose, answers.forbids_choose,
        group="advance", word="choose", lesson="mkd-lesson-answer",
    ),
    actions.Disarm: TacticalVerb(
        HERO, opening.disarm, opening.forbids_disarm,
        word="disarm", lesson="mkd-lesson-disarm",
    ),
    actions.Check: TacticalVerb(
        HERO, opening.check, opening.forbids_check,
        style="success", word="check", lesson="mkd-lesson-check",
    ),
    actions.OpenChest: TacticalVerb(
        HERO, opening.open_chest, opening.forbids_open_chest,
        word="open", lesson="mkd-lesson-chest",
    ),
    actions.Take: TacticalVerb(
        HERO, carrying.take, carrying.forbids_take,
        style="success", word="take", lesson="mkd-lesson-take",
    ),
    actions.Shoot: TacticalVerb(
        HERO, striking.shoot, striking.forbids_shoot,
        style="danger", word="shoot", lesson="mkd-lesson-shoot",
    ),
    actions.Capture: TacticalVerb(
        HERO, striking.capture, striking.forbids_capture,
        group="special", word="capture", lesson="mkd-lesson-capture",
    ),
    actions.Attack: TacticalVerb(
        HERO, striking.attack, striking.forbids_attack,
        style="danger", word="hit", lesson="mkd-lesson-attack",
    ),
    actions.OpenDoor: TacticalVerb(
        HERO, opening.open_door, opening.forbids_open_door,
        word="open-door", lesson="mkd-lesson-door",
    ),
    actions.UseItem: TacticalVerb(
        HERO, carrying.use_item, carrying.forbids_use_item,
        style="success", word="use", lesson="mkd-lesson-item",
    ),
    actions.UseStairs: TacticalVerb(
        HERO, stairs.use_stairs, stairs.forbids_use_stairs,
        style="success", word="stairs", lesson="mkd-lesson-stairs",
    ),
    actions.Trigger: TacticalVerb(
        HERO, magic.trigger, magic.forbids_trigger,
        word="trigger", lesson="mkd-lesson-trigger",
    ),
    actions.Begin: TacticalVerb(
        CHOOSING, turns.begin, turns.forbids_begin,
        style="primary", word="begin", lesson="mkd-lesson-begin",
    ),
    actions.UseAbility: TacticalVerb(
        HERO, striking.use_ability, striking.forbids_ability,
        group="ability", lesson="mkd-lesson-ability",
    ),
    actions.StepTo: TacticalVerb(
        HERO, stepping.step_to, stepping.forbids_step,
        style="primary", word="step", lesson="mkd-lesson-step",
    ),
    actions.MoveTo: TacticalVerb(
        HERO, moving.move_to, moving.forbids_move_to,
        group="move", word="go", lesson="mkd-lesson-step",
    ),
    actions.Spin: TacticalVerb(
        HERO, moving.spin, moving.forbids_spin,
        group="face", word="face", lesson="mkd-lesson-facing",
    ),
    actions.Undo: TacticalVerb(HERO, moving.undo, moving.forbids_undo, word="undo"),
    actions.End: TacticalVerb(HERO, turns.end, turns.forbids_end, word="end"),
    actions.Finish: TacticalVerb(CHOOSING, turns.finish, turns.forbids_finish, word="finish"),
    actions.ShootDoor: TacticalVerb(
        HERO, striking.shoot_door, striking.forbids_shoot_door,
        group="ability", word="blast-door",
    ),
    actions.Steal: TacticalVerb(
        HERO, striking.steal, striking.forbids_steal, group="special", word="steal"
    ),
    actions.SetAside: TacticalVerb(
        HERO, set_aside.set_aside, set_aside.forbids_set_aside,
        group="ability", word="set", further=set_aside.offers,
    ),
    actions.CloseDoor: TacticalVerb(
        HERO, opening.close_door, opening.forbids_close_door, word="close-door"
    ),
    actions.Give: TacticalVerb(
        HERO, carrying.give, carrying.forbids_give, group="carry", word="give"
    ),
    actions.Drop: TacticalVerb(
        HERO, carrying.drop, carrying.forbids_drop, group="carry", word="drop"
    ),
    actions.Release: TacticalVerb(
        HERO, carrying.release, carrying.forbids_release, word="release"
    ),
    actions.UseArtifact: TacticalVerb(
        HERO, magic.use_artifact, magic.forbids_use_artifact, word="artifact"
    ),
    actions.Leave: TacticalVerb(
        ANY, carrying.leave, carrying.forbids_leave, style="danger", word="leave"
    ),
    actions.Travel: TacticalVerb(
        QUESTION, answers.travel, answers.forbids_travel, group="travel", word="travel"
    ),
    actions.Ready: TacticalVerb(
        SETUP, teams.ready, teams.forbids_ready, style="success", word="ready"
    ),
    actions.GiveOrders: TacticalVerb(
        ANY, turns.give_orders, turns.forbids_orders, group="orders", word="orders"
    ),
    actions.GiveUp: TacticalVerb(
        ANY, surrender.give_up, surrender.forbids_give_up, group="orders", word="give-up"
    ),
    actions.RollMonsters: TacticalVerb(
        TABLE, turns.roll_monsters, turns.forbids_roll_monsters, style="primary", word="roll"
    ),
}  # fmt: skip
