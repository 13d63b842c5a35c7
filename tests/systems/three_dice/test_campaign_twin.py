"""Campaigns of 3 Dice beside a second, plain implementation: home, and what comes home."""

import random
from collections import Counter

import pytest

from rules.systems.three_dice.campaign import CAMPAIGN
from rules.systems.three_dice.campaign.state import ThreeDiceCampaignOptions
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import Hero, Points
from rules.systems.three_dice.terms import ITEMS
from rules.systems.three_dice.turns import set_out
from tests.core.campaigns.beside import Beside
from tests.support.playing import HEROES
from tests.support.soak import SOAK
from tests.systems.three_dice.twin_home import Home

STEPS = 60
SEEDS = range(1000) if SOAK else (1, 2, 3, 4)
TREASURES = [item for item in ITEMS if item not in ("key",)]


def points(three):
    body, mind, spirit = three
    return Points(body=body, mind=mind, spirit=spirit)


def packed(bag):
    return tuple(sorted(bag, key=ITEMS.index))


class World:
    """What campaigns of 3 Dice have of their own."""

    def __init__(self, options):
        self.settings = {
            name: getattr(options, name)
            for name in ThreeDiceOptions.model_fields
            if name not in ("goal", "three_artifact_quest", "level_theme")
        }

    def same(self, state, twin):
        assert state.purse == 0
        plan = state.plan
        assert (plan.goal, plan.level_theme) == (twin.plan["goal"], twin.plan["level_theme"])
        assert plan.three_artifact_quest == (twin.plan["three_artifact_quest"] == "on")
        for number, one in twin.heroes.items():
            if one.fate != "away":
                # Where a hero stood last means nothing at home.
                found = state.veteran(number).hero.with_(room=1, came_from=None)
                assert found == self.hero(twin, number)

    def hero(self, twin, number):
        """A hero of the twin's roster as the game has one."""
        one = twin.heroes[number]
        kept = one.kept
        return Hero(
            seat=one.owner,
            name=one.name,
            now=points(kept.now),
            most=points(kept.most),
            pool=kept.pool,
            pool_most=kept.pool_most,
            xp=kept.xp,
            pack=packed(kept.bag.elements()),
            spent=tuple(kept.spent),
            artifacts_found=kept.found,
            deepest=kept.deepest,
            due=kept.due,
            unassigned=tuple(kept.rolled) if kept.loose else (),
            alive=kept.alive,
            veteran=number,
        )

    def adventure(self, twin, dice):
        """Everybody goes in with all that they carry, to the first location of a new map."""
        quest = twin.plan["three_artifact_quest"] == "on"
        plan = ThreeDiceOptions(**{**self.settings, **twin.plan, "three_artifact_quest": quest})
        return set_out(plan, tuple(self.hero(twin, number) for number in twin.party), dice).state

    def fortune(self, inner, chance):
        """Riches, levels, wounds and deaths by chance; those who live stand where they came in."""
        luckiest = chance.choice(inner.living).seat
        heroes = []
        for hero in inner.heroes:
            if not hero.alive or hero.unassigned:
                heroes.append(hero)
                continue
            if hero.seat != luckiest and chance.random() < 0.25:
                nothing = points((0, 0, 0))
                heroes.append(hero.with_(now=nothing, pack=(), alive=False, due=0))
                continue
            most = [top + chance.choice([0, 0, 1]) for top in three(hero.most)]
            now = [chance.randint(0, top) for top in most]
            now[chance.randrange(3)] = 1
            made = hero.with_(
                most=points(most),
                now=points(now),
                xp=hero.xp + chance.choice([0, 7, 60]),
                due=0,
                pack=packed(chance.choices(TREASURES, k=chance.randint(0, 4))),
                spent=("boots",) * chance.randint(0, 2),
                artifacts_found=hero.artifacts_found + chance.randint(0, 1),
                deepest=chance.randint(1, 4),
                pool=hero.pool and chance.randint(1, hero.pool),
                room=1,
            )
            heroes.append(made)
        level = inner.levels[0]
        quiet = level.rooms[0].with_(stage="settled", monster=None)
        found = chance.choice([(), ("idol",)])
        return inner.with_(
            heroes=tuple(heroes),
            levels=(level.with_(rooms=(quiet, *level.rooms[1:]), artifacts=found),),
            depth=1,
            here=1,
            acting=tuple(hero.seat for hero in heroes if hero.alive),
            prompts=(),
            votes=(),
            fight=None,
            duel=None,
        )

    def gift(self, state, twin, chance):
        """A level that a hero has still to settle, a wound, or a potion."""
        at_home = [n for n, one in twin.heroes.items() if one.fate == "home" and not one.kept.loose]
        if not at_home:
            return state
        number = chance.choice(at_home)
        one = twin.heroes[number].kept
        match chance.choice(["level", "wound", "potion"]):
            case "level":
                one.due += 1
            case "wound" if one.pool is not None:
                one.pool = chance.randint(1, one.pool)
            case "wound":
                one.now = [chance.randint(1, top) for top in one.most]
            case _:
                one.bag["potion"] += 1
        veteran = state.veteran(number).with_(hero=self.hero(twin, number))
        roster = tuple(veteran if each.number == number else each for each in state.roster)
        return state.with_(roster=roster)

    def home(self, twin, ended, result):
        """Experience, maxima and packs come home, and points come back; the fallen stay."""
        fates, gained = {}, 0
        for hero in ended.heroes:
            one = twin.heroes[hero.veteran].kept
            gained += hero.xp - one.xp
            fates[hero.veteran] = hero.alive
            one.now, one.most = list(three(hero.now)), list(three(hero.most))
            one.pool, one.pool_most, one.xp = hero.pool, hero.pool_most, hero.xp
            one.bag, one.spent, one.found = Counter(hero.pack), hero.spent, hero.artifacts_found
            one.deepest = max(one.deepest, hero.deepest)
            one.due, one.alive = hero.due, hero.alive
            one.loose = sorted(hero.unassigned)
            if hero.alive and twin.recover:
                one.rested()
        if not any(fates.values()):
            assert result == "defeat"
        else:
            # Who goes home without having reached a goal has won with an artifact alone.
            rich = any(level.artifacts for level in ended.levels)
            assert result == ("victory" if rich or ended.ending != "home" else "finished")
        twin.returns(result, fates, experience=gained)


def three(held):
    return held.body, held.mind, held.spirit


@pytest.mark.rule("TD-001", "TD-031", "TD-038", "TD-049", "TD-056", "HR-036")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_campaign_and_its_twin(seed):
    chance = random.Random(f"campaign {seed}")
    options = ThreeDiceCampaignOptions(
        assign=chance.choice(["in_order", "free"]),
        hp_pool=chance.choice(["off", "easy", "hard"]),
        mode=chance.choice(["standard", "standard", "classic"]),
        decisions=chance.choice(["vote", "leader", "anyone"]),
        recover=chance.random() < 0.5,
    )
    plan = {"goal": "home", "three_artifact_quest": "off", "level_theme": "ask"}
    twin = Home(
        HEROES[: chance.randint(1, 4)],
        plan,
        free=options.assign == "free",
        pool=options.hp_pool,
        recover=options.recover,
        classic=options.mode == "classic",
    )
    Beside(CAMPAIGN, options, twin, World(options), chance).play(STEPS)
