"""Fights of 3RD6 written down a second time: rounds in any order, magic, thieves, latecomers.

Nothing here knows the rules' code. A twin is told what somebody did and which faces fell.
"""

from collections import Counter

from tests.systems.third_six.twin_town import CLASSES, SPELLS
from tests.systems.three_dice.twins import verdict

STR = {"barbarian": 2, "dwarf": 2, "wizard": 1, "rogue": 1, "elf": 1}
DEX = {"barbarian": 3, "dwarf": 3, "wizard": 3, "rogue": 4, "elf": 4}
PRICE = {"barbarian": 1, "dwarf": 2, "wizard": 2, "rogue": 1, "elf": 1}
MET = {1: ("orc", 4), 2: ("goblin", 3), 5: ("zombie", 2), 6: ("skeleton", 1)}
SPECIAL = ("key", "healing", "enlightenment", "scroll", "coins", "pendant")
PENDANTS = ("topaz", "topaz", "amethyst", "amethyst", "sapphire", "sapphire")


class Fighter:
    """A hero; one who came late has no class yet, and then first spells to choose."""

    def __init__(self, seat, calling=None, hp=0, mnd=0, level=1):
        self.seat, self.calling, self.level = seat, calling, level
        self.hp = self.hp_most = hp
        self.mnd = self.mnd_most = mnd
        self.spells, self.pendants, self.due = set(), [], 0
        self.shield, self.alive = False, True

    @property
    def dex(self):
        return DEX[self.calling] + ("amethyst" in self.pendants)

    @property
    def strength(self):
        return STR[self.calling] + ("topaz" in self.pendants)

    def gain(self, hp=0, mnd=0):
        self.hp, self.mnd = min(self.hp_most, self.hp + hp), min(self.mnd_most, self.mnd + mnd)

    def helped_by(self, pendant):
        return pendant == "sapphire" or pendant not in self.pendants

    def wear(self, pendant):
        self.pendants.append(pendant)
        if pendant == "sapphire":
            self.mnd, self.mnd_most = self.mnd + 1, self.mnd_most + 1


class Foe:
    """A monster; who was robbed has nothing left to take."""

    def __init__(self, number, name, hp):
        self.number, self.name, self.hp, self.most = number, name, hp, hp
        self.asleep = self.robbed = False

    def look(self):
        return self.name, self.hp, self.asleep, self.robbed


class Brawl:
    """A fight in room 2, whose only exit leads to the entrance, room 1, and back."""

    def __init__(self, heroes, foes, bag, rules, *, bosses=False, hoard=0):
        self.heroes, self.foes = {one.seat: one for one in heroes}, foes
        self.bag, self.rules, self.bosses, self.hoard = Counter(bag), rules, bosses, hoard
        self.here, self.guards, self.coins = 2, None, 0
        self.acted, self.asks, self.votes, self.over = set(), [], {}, ""

    @property
    def living(self):
        return [seat for seat in sorted(self.heroes) if self.heroes[seat].alive]

    def joins(self, seat):
        self.heroes[seat] = Fighter(seat, level=self.rules["start_level"])

    def newcomers(self):
        """Those who have still to choose a class, or when all have one, a spell."""
        classless = [seat for seat in self.living if self.heroes[seat].calling is None]
        return classless or [seat for seat in self.living if self.heroes[seat].due]

    def awaited(self):
        if self.over or self.newcomers():
            return [] if self.over else self.newcomers()
        if self.asks and self.asks[0][0] != "pendant":
            return [self.asks[0][1]]
        if self.asks:
            if self.rules["decisions"] == "leader":
                return self.living[:1]
            return [seat for seat in self.living if seat not in self.votes]
        waiting = [seat for seat in self.living if seat not in self.acted]
        return waiting if self.rules["order"] == "any" else waiting[:1]

    def options(self, seat):
        one = self.heroes[seat]
        if one.calling is None:
            return {f"class-{calling}" for calling in CLASSES}
        if one.due:
            return {f"spell-{spell}" for spell in SPELLS if spell not in one.spells}
        return self._answers(one) if self.asks else self._deeds(one)

    def _answers(self, one):
        kind, _, what, *_ = (*self.asks[0], None)
        if kind == "pendant":
            return {f"give-{seat}" for seat in self._able(self.asks[0][1])}
        if kind == "burn":
            return {
                f"burn-{foe.number}-{points}"
                for foe in self._unlike(self.foes)
                for points in range(1, min(what, foe.hp) + 1)
            }
        if self.rules["mnd_attack"] == "reroll":
            return {"reroll", "accept"}
        most = min(what - one.dex, one.mnd // PRICE[one.calling])
        return {"accept"} | {f"modify-{times}" for times in range(1, most + 1)}

    def _able(self, pendant):
        """Whom a pendant helps; if nobody, anybody may have it."""
        helped = [seat for seat in self.living if self.heroes[seat].helped_by(pendant)]
        return helped or self.living

    def _unlike(self, foes):
        """Of foes that are alike the first."""
        first = {}
        for foe in foes:
            first.setdefault(foe.look(), foe)
        return list(first.values())

    def _deeds(self, one):
        found = {"pass"} | {f"attack-{foe.number}" for foe in self._unlike(self.foes)}
        sleepers = [foe for foe in self.foes if foe.asleep]
        for foe in self._unlike(sleepers):
            if not foe.robbed and (self.hoard or not self.bosses):
                found.add(f"steal-{foe.number}")
        if sleepers:
            found.add("go-s" if self.here == 2 else "go-n")
        if self.bag["healing"] and one.hp < one.hp_most:
            found.add("drink-healing")
        if self.bag["enlightenment"] and one.mnd < one.mnd_most:
            found.add("drink-enlightenment")
        works = self._works(one)
        if one.mnd:
            found |= {f"cast-{each}" for each in works if each.split("-")[0] in one.spells}
        if self.rules["read_by_all"] or CLASSES[one.calling][2]:
            held = [each for each in works if self.bag[f"scroll-{each.split('-')[0]}"]]
            found |= {f"read-{each}" for each in held}
        return found

    def _works(self, one):
        """The spells that would do something now; there is no lock in a fight."""
        hurt = [s for s in self.living if self.heroes[s].hp < self.heroes[s].hp_most]
        found = {"fireball"} | {f"heal-{seat}" for seat in hurt}
        if any(not foe.asleep for foe in self.foes):
            found.add("sleep")
        if self.here != 1:
            found.add("teleport")
        return found if one.shield else found | {"shield"}

    def does(self, seat, option, faces):
        """Carry out what somebody chose; the faces that no rule asked for are left over."""
        one, faces = self.heroes[seat], list(faces)
        word, *rest = option.split("-")
        if word in ("class", "spell"):
            self._chosen(one, word, rest[0], faces)
        elif word in ("modify", "reroll", "accept"):
            _, _, die, foe = self.asks.pop(0)
            self._pay(one, word, die, foe, rest, faces)
        elif word == "burn":
            _, _, points = self.asks.pop(0)
            self._scorch(self._foe(rest[0]), int(rest[1]), faces)
            self._burn_on(seat, points - int(rest[1]), faces)
        elif word == "give":
            self.votes[seat] = int(rest[0])
        else:
            self.acted.add(seat)
            self._deed(one, word, rest, faces)
        self._settle(faces)
        return faces

    def _chosen(self, one, word, what, faces):
        if word == "spell":
            one.spells.add(what)
            one.due -= 1
            return
        hp, mnd, one.due = CLASSES[what]
        dice = [faces.pop(0) for _ in range(one.level)]
        one.calling = what
        one.hp = one.hp_most = hp + sum(dice)
        one.mnd = one.mnd_most = mnd + one.level

    def _foe(self, number):
        return next(foe for foe in self.foes if foe.number == int(number))

    def _deed(self, one, word, rest, faces):
        if word == "attack":
            foe = self._foe(rest[0])
            foe.asleep = False
            self._blow(one, faces.pop(0), foe, faces)
        elif word == "steal":
            self._steal(one, self._foe(rest[0]), faces)
        elif word == "drink":
            self.bag[rest[0]] -= 1
            both = faces.pop(0) + faces.pop(0)
            one.gain(**{"hp" if rest[0] == "healing" else "mnd": both})
        elif word in ("cast", "read"):
            if word == "cast":
                one.mnd -= 1
            else:
                self.bag[f"scroll-{rest[0]}"] -= 1
            self._magic(one, rest, faces)
        elif word == "go":
            self._leave(3 - self.here, faces)

    def _magic(self, one, rest, faces):
        if rest[0] == "sleep":
            for foe in self.foes:
                foe.asleep = True
        elif rest[0] == "heal":
            self.heroes[int(rest[1])].gain(hp=faces.pop(0))
        elif rest[0] == "shield":
            one.shield = True
        elif rest[0] == "fireball":
            self._burn_on(one.seat, faces.pop(0), faces)
        else:
            self._leave(1, faces, met=False)

    def _blow(self, one, die, foe, faces):
        """A die of DEX or less hits; a miss may be paid for, if there is MND for it."""
        if die <= one.dex:
            self._wound(foe, one.strength, faces)
        elif one.mnd >= PRICE[one.calling]:
            self.asks.insert(0, ("miss", one.seat, die, foe))
        else:
            self._miss(one, die, foe)

    def _pay(self, one, word, die, foe, rest, faces):
        if word == "accept":
            self._miss(one, die, foe)
        elif word == "reroll":
            one.mnd -= PRICE[one.calling]
            self._blow(one, faces.pop(0), foe, faces)
        else:
            times = int(rest[0])
            one.mnd -= PRICE[one.calling] * times
            if die - times <= one.dex:
                self._wound(foe, one.strength, faces)
            else:
                self._miss(one, die - times, foe)

    def _miss(self, one, die, foe):
        lost = min(one.hp, max(0, die - one.dex - one.shield))
        one.hp -= lost
        if foe.name == "vampire":
            foe.hp = min(foe.most, foe.hp + lost)
        if not one.hp:
            one.alive, one.shield = False, False
            if self.living:
                self.asks += [("pendant", each) for each in one.pendants]
            one.pendants = []

    def _wound(self, foe, harm, faces):
        foe.hp = max(0, foe.hp - harm)
        if not foe.hp:
            self.foes.remove(foe)
            if not self.bosses and not foe.robbed:
                self._treasure(faces)

    def _steal(self, one, foe, faces):
        if faces.pop(0) > one.dex:
            foe.asleep = False
            return
        foe.robbed = True
        self.hoard -= self.bosses
        self._treasure(faces)

    def _burn_on(self, seat, points, faces):
        if points and len(self.foes) > 1:
            self.asks.insert(0, ("burn", seat, points))
        elif points and self.foes:
            self._scorch(self.foes[0], points, faces)

    def _scorch(self, foe, points, faces):
        foe.asleep = False
        self._wound(foe, points, faces)

    def _treasure(self, faces):
        die = faces.pop(0)
        if 1 < die < 6:
            self.coins += die
        if die != 6:
            return
        special = SPECIAL[faces.pop(0) - 1]
        if special == "coins":
            self.coins += 30
        elif special == "scroll":
            self.bag[f"scroll-{SPELLS[faces.pop(0) - 1]}"] += 1
        elif special == "pendant":
            self.asks.append(("pendant", PENDANTS[faces.pop(0) - 1]))
            self._hand_over(self.asks[-1])
        else:
            self.bag[special] += 1

    def _hand_over(self, ask):
        """Whoever alone is helped wears a pendant at once."""
        able = self._able(ask[1])
        if len(able) == 1:
            self.asks.remove(ask)
            self.heroes[able[0]].wear(ask[1])
        return len(able) == 1

    def _leave(self, room, faces, *, met=True):
        """Out of the fight: minions are gone, bosses stay where they are, and wake."""
        if self.bosses:
            for foe in self.foes:
                foe.asleep = False
            self.guards = (self.foes, self.hoard)
        self._peace()
        self.here, self.foes, self.asks, self.bosses, self.hoard = room, [], [], False, 0
        if not met:
            self.over = "gone"
        elif room == 2 and self.guards:
            (self.foes, self.hoard), self.bosses, self.guards = self.guards, True, None
        else:
            self._look(faces.pop(0))

    def _look(self, die):
        """The foe die of a room known before; where nobody is, everybody recovers."""
        if die in MET:
            many = 1 if self.rules["foe_count"] == "one" else len(self.living)
            self.foes = [Foe(number, *MET[die]) for number in range(1, many + 1)]
            return
        for seat in self.living:
            self.heroes[seat].gain(1, 1)
        self.over = "gone"

    def _peace(self):
        self.acted = set()
        for one in self.heroes.values():
            one.shield = False

    def _settle(self, faces):
        while not self.over:
            fallen = len(self.heroes) - len(self.living)
            half = self.rules["fallen_limit"] == "half" and fallen > 1
            if not self.living or (half and 2 * fallen >= len(self.heroes)):
                self.over = "lost"
            elif self.asks and self.asks[0][0] != "pendant":
                return
            elif self.asks:
                if not self._hand_over(self.asks[0]) and not self._elect():
                    return
            elif not self.foes:
                hoard, self.hoard = self.hoard if self.bosses else 0, 0
                self._peace()
                for _ in range(hoard):
                    self._treasure(faces)
                self.bosses = False
                self.over = "" if self.asks else "won"
            elif set(self.living) <= self.acted:
                self.acted = set()
            else:
                return

    def _elect(self):
        """Give the pendant away once voices have decided; where no vote is taken, one does."""
        if not self.votes or self.newcomers():
            return False
        voted = self.rules["decisions"] == "vote"
        wish = verdict(self.votes, len(self.living) if voted else 1)
        if wish is None:
            return False
        self.heroes[wish].wear(self.asks.pop(0)[1])
        self.votes = {}
        return True
