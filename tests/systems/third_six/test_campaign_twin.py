"""Campaigns of 3RD6 beside a second, plain implementation: the town, and what comes home."""

import random
from collections import Counter

import pytest

from rules.systems.third_six.campaign import CAMPAIGN
from rules.systems.third_six.campaign.state import ThirdSixCampaignOptions
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.state import Fight, Hero
from rules.systems.third_six.terms import ARTIFACTS, ITEMS, SPELLS
from rules.systems.third_six.turns import set_out
from tests.core.campaigns.beside import Beside
from tests.support.playing import HEROES
from tests.support.soak import cases
from tests.systems.third_six.tables import foe
from tests.systems.third_six.twin_town import Kept, Town

GAMES, SOAK_GAMES, STEPS = 3, 1000, 60


def in_bag(items):
    return tuple(sorted(items, key=ITEMS.index))


class World:
    """What campaigns of 3RD6 have of their own; `levels` are those that the party knows."""

    def __init__(self, options):
        names = (each for each in ThirdSixOptions.model_fields if each not in ("goal", "map"))
        self.settings = {name: getattr(options, name) for name in names}
        self.levels = ()

    def same(self, state, twin):
        assert (state.purse, state.dungeon) == (twin.coins, twin.dungeon)
        assert in_bag(state.bag) == in_bag(twin.bag.elements())
        assert (state.plan.goal, state.plan.map) == (twin.plan["goal"], twin.plan["map"])
        assert state.levels == self.levels
        for number, one in twin.heroes.items():
            if one.fate == "home":
                assert state.veteran(number).hero == self.hero(twin, number)
            elif one.fate == "dead":
                found = state.veteran(number).hero
                assert (found.hp, found.alive, found.pendants) == (0, False, ())

    def hero(self, twin, number):
        """A hero of the twin's roster as the game has one."""
        one = twin.heroes[number]
        kept = one.kept
        return Hero(
            seat=one.owner,
            name=one.name,
            calling=kept.calling,
            level=kept.level,
            hp=kept.hp,
            hp_most=kept.hp_most,
            mnd=kept.mnd,
            mnd_most=kept.mnd_most,
            spells=tuple(sorted(kept.spells, key=SPELLS.index)),
            spells_due=kept.due,
            pendants=kept.pendants,
            veteran=number,
        )

    def adventure(self, twin, dice):
        """Purse and bag go along, into the dungeon under way unless that is explored."""
        goes_on = twin.unfinished()
        assert dice.left == ()
        return set_out(
            ThirdSixOptions(**{**self.settings, **twin.plan}),
            tuple(self.hero(twin, number) for number in twin.party),
            purse=twin.coins,
            bag=in_bag(twin.bag.elements()),
            dungeon=twin.dungeon if goes_on else twin.dungeon + 1,
            levels=self.levels if goes_on else (),
        ).state

    def fortune(self, inner, chance):
        """Coins, things and wounds by chance, at the entrance; sometimes before a dragon."""
        found, spent = chance.randint(0, 150), chance.randint(0, inner.coins)
        heroes = [self._befell(hero, chance) for hero in inner.heroes]
        living = [hero for hero in heroes if hero.alive]
        if len(living) > 1 and chance.random() < 0.4:
            heroes = self._one_falls(heroes, chance.choice(living).seat, chance)
        levels = inner.levels
        if chance.random() < 0.4:
            levels = tuple(
                level.with_(rooms=tuple(room.with_(exits=()) for room in level.rooms))
                for level in levels
            )
        state = inner.with_(
            heroes=tuple(heroes),
            levels=levels,
            depth=1,
            here=1,
            place="dungeon",
            due="",
            earned=inner.earned + found,
            spent=inner.spent + spent,
            coins=inner.coins + found - spent,
            bag=in_bag(chance.choices(ITEMS, k=chance.randint(0, 6))),
            fight=None,
            prompts=(),
            votes=(),
        )
        if chance.random() < 0.25:
            doomed = tuple(hero.with_(hp=min(hero.hp, 1), mnd=0) for hero in state.heroes)
            dragon = foe("dragon", 90)
            return state.with_(heroes=doomed, bag=(), fight=Fight(foes=(dragon,), bosses=True))
        return state

    def _befell(self, hero, chance):
        if not hero.alive or hero.unready:
            return hero
        return hero.with_(
            hp=chance.randint(1, hero.hp_most),
            mnd=chance.randint(0, hero.mnd_most),
            pendants=tuple(chance.choices(ARTIFACTS, k=chance.choice([0, 0, 1]))),
            shielded=chance.random() < 0.2,
        )

    def _one_falls(self, heroes, seat, chance):
        """Somebody dies; in town another may have taken the seat."""
        fallen = next(hero for hero in heroes if hero.seat == seat)
        buried = fallen.with_(hp=0, alive=False, pendants=(), shielded=False)
        if chance.random() < 0.5:
            buried = Hero(seat=seat, name=fallen.name)
            if chance.random() < 0.7:
                buried = buried.with_(calling="rogue", hp=9, hp_most=15, mnd=1, mnd_most=4)
        return [buried if hero.seat == seat else hero for hero in heroes]

    def gift(self, state, twin, chance):
        """Coins in the purse, or something in the bag."""
        if chance.random() < 0.5:
            twin.coins += chance.choice([7, 60, 130])
        else:
            twin.bag[chance.choice(ITEMS)] += 1
        return state.with_(purse=twin.coins, bag=in_bag(twin.bag.elements()))

    def home(self, twin, ended, result):
        """Everybody comes home as they are; of a lost party nothing does but what was in town."""
        before, living = twin.coins, any(hero.alive for hero in ended.heroes)
        fates = dict.fromkeys(twin.party, False)
        for hero in ended.heroes:
            number = hero.veteran
            if not number:
                if hero.calling is None:
                    continue
                number = twin.new(hero.seat, Kept(hero.calling, 1, 0, 0))
            fates[number] = hero.alive
            self._keep(twin.heroes[number].kept, hero)
        over = ended.ending in ("dead", "broken")
        twin.coins = ended.coins if living else min(before, ended.coins)
        twin.bag = Counter(ended.bag if living else ())
        twin.dungeon = ended.dungeon
        self.levels = () if over else ended.levels
        twin.rooms = [
            {room.cell: "".join(side.value for side in room.exits) for room in level.rooms}
            for level in self.levels
        ]
        reached = ended.ending not in ("home", "dead", "broken")
        won = reached or (not over and not twin.unfinished())
        assert result == ("defeat" if over else "victory" if won else "finished")
        twin.returns(result, fates, coins=twin.coins - before)

    def _keep(self, one, hero):
        one.calling, one.level, one.due = hero.calling, hero.level, hero.spells_due
        one.hp, one.hp_most, one.mnd, one.mnd_most = (
            hero.hp,
            hero.hp_most,
            hero.mnd,
            hero.mnd_most,
        )
        one.spells, one.pendants = set(hero.spells), hero.pendants


@pytest.mark.rule("TS-003", "TS-012", "TS-014", "TS-016", "TS-031", "TS-042", "TS-043")
@pytest.mark.rule("TS-047", "TS-049", "TS-050", "TS-051", "TS-057")
@pytest.mark.parametrize("seed", cases(GAMES, SOAK_GAMES))
def test_a_campaign_and_its_twin(seed):
    chance = random.Random(f"campaign {seed}")
    options = ThirdSixCampaignOptions(
        start_level=chance.choice([1, 1, 2, 3]),
        first_level_bonus=chance.random() < 0.8,
        start_spells=chance.choice(["choose", "random"]),
        recruit_in_town=chance.random() < 0.8,
        scroll_readable_by_all=chance.random() < 0.8,
        decisions=chance.choice(["vote", "leader", "anyone"]),
        fallen_limit=chance.choice(["all", "half"]),
    )
    twin = Town(
        HEROES[: chance.randint(1, 4)],
        {"goal": "home", "map": "6x6"},
        level=options.start_level,
        bonus=options.first_level_bonus,
        random_spells=options.start_spells == "random",
        recruits=options.recruit_in_town,
        read_by_all=options.scroll_readable_by_all,
    )
    Beside(CAMPAIGN, options, twin, World(options), chance).play(STEPS)
