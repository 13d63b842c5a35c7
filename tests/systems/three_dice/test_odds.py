"""The chances of the game, counted exactly where that is cheap and played where it is not."""

from collections import Counter
from functools import cache
from itertools import combinations, product

import pytest

from rules.core.dice import SeededDice
from rules.systems.three_dice.combat import hits, target
from rules.systems.three_dice.content import LOCATIONS, TABLES
from rules.systems.three_dice.creation import roll_hero
from rules.systems.three_dice.location import monster_for, roll_draw, roll_exits, xp_of
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Draw
from rules.systems.three_dice.terms import ATTRIBUTES
from tests.support.joined import joined
from tests.systems.three_dice.moves import seats
from tests.systems.three_dice.tables import game, hero, room

DICE = range(1, 7)
STATE = game()
STANDARD = TABLES["standard"]


def close(found, expected, tolerance):
    assert abs(found - expected) <= tolerance, f"{found} is not about {expected}"


@pytest.mark.rule("TD-002")
def test_heroes_accepted():
    """One attempt in two; the mean of an accepted total is 155/12."""
    dice = SeededDice(b"heroes")
    play = Resolution(STATE, dice)
    made = [roll_hero(play, seats(1)[0]) for _ in range(3000)]
    close(len(dice.rolls) / 3 / len(made), 2, 0.1)
    close(sum(one.now.total for one in made) / len(made), 155 / 12, 0.1)
    highest = Counter(max(one.now.body, one.now.mind, one.now.spirit) for one in made)
    for value, share in ((4, 4), (5, 31), (6, 73)):
        close(highest[value] / len(made), share / 108, 0.03)


@pytest.mark.rule("TD-028", "TD-029")
@pytest.mark.parametrize(("location", "allowed"), [(1, "1236"), (2, "12346"), (3, "123456")])
def test_monsters_of_the_first_locations(location, allowed):
    play = Resolution(game(drawn=location - 1), SeededDice(b"monsters"))
    seen = Counter(roll_draw(play).monsters[0] for _ in range(3000))
    assert "".join(map(str, sorted(seen))) == allowed
    for count in seen.values():
        close(count / 3000, 1 / len(allowed), 0.03)


@pytest.mark.rule("TD-010", "HR-019")
def test_exits_of_a_location():
    """1: 1/4, 2: 17/36, 3: 2/9, 4: 1/18, mean 25/12."""
    exact = Counter()
    for key in map(STANDARD.place, DICE):
        location = LOCATIONS[key]
        for rolled in range(1, location.exits_sides + 1):
            exact[rolled + location.exits_plus] += 1 / 6 / location.exits_sides
    for exits, chance in ((1, 1 / 4), (2, 17 / 36), (3, 2 / 9), (4, 1 / 18)):
        close(exact[exits], chance, 1e-9)
    play = Resolution(STATE, SeededDice(b"exits"))
    rolled = [roll_exits(play, key) for key in map(STANDARD.place, DICE) for _ in range(500)]
    close(sum(rolled) / len(rolled), 25 / 12, 0.06)


@pytest.mark.rule("TD-036")
def test_experience_of_a_location():
    counts = Counter(
        xp_of(ThreeDiceOptions(), STANDARD, Draw(location=a, monsters=(b,), treasure=c))
        for a, b, c in product(DICE, repeat=3)
    )
    assert [counts[xp] for xp in range(3, 19)] == [
        1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1,
    ]  # fmt: skip


@pytest.mark.rule("TD-038")
@joined(("xp", "mean"), [(50, 5.2547), (100, 10.0159), (150, 14.7778)])
def test_locations_to_a_level(xp, mean):
    """The expected number of locations until so much experience, by the sums of three dice."""
    chances = Counter(sum(faces) for faces in product(DICE, repeat=3))

    @cache
    def still(missing):
        if missing <= 0:
            return 0.0
        return 1 + sum(count / 216 * still(missing - got) for got, count in chances.items())

    close(still(xp), mean, 0.0001)


@pytest.mark.rule("TD-019", "TD-022", "TD-023", "TD-067")
@joined(
    ("aim", "hitting", "undead"),
    [(1, 1, 1), (2, 1, 1), (3, 2, 2), (4, 3, 3), (5, 4, 4), (6, 5, 5), (7, 5, 6), (9, 5, 6)],
)
def test_hit_chances(aim, hitting, undead):
    assert sum(hits(die, aim, "body") for die in DICE) == hitting
    assert sum(hits(die, aim, "spirit", undead=True) for die in DICE) == undead


@cache
def odds(points, hp):
    """Chance to win and mean points lost, always with the highest target, the first on ties."""
    if not any(points):
        return (0.0, 0.0)
    if not hp:
        return (1.0, 0.0)
    aims = [
        target(STATE, hero(points, most=(6, 6, 6)), attribute) if points[at] else -9
        for at, attribute in enumerate(ATTRIBUTES)
    ]
    used = aims.index(max(aims))
    chance = sum(hits(die, aims[used], ATTRIBUTES[used]) for die in DICE) / 6
    hurt = tuple(value - (at == used) for at, value in enumerate(points))
    (won, lost), (won_hurt, lost_hurt) = odds(points, hp - 1), odds(hurt, hp)
    return (
        chance * won + (1 - chance) * won_hurt,
        chance * lost + (1 - chance) * (1 + lost_hurt),
    )


FIGHTS = {
    (4, 4, 4): ((0.987596, 0.944184, 0.860459, 0.742567, 0.606960),
                (1.1741, 2.5964, 4.1950, 5.8182, 7.3170)),
    (5, 3, 4): ((0.991731, 0.961411, 0.899852, 0.808127, 0.695869),
                (0.7827, 1.8614, 3.1721, 4.5952, 6.0021)),
    (6, 3, 2): ((0.995865, 0.980705, 0.949237, 0.900273, 0.836430),
                (0.3219, 0.8057, 1.4503, 2.2212, 3.0681)),
    (6, 6, 6): ((0.999998, 0.999981, 0.999908, 0.999684, 0.999138),
                (0.2015, 0.4070, 0.6200, 0.8443, 1.0847)),
}  # fmt: skip


@pytest.mark.rule("TD-021", "TD-024", "TD-026")
@joined("points", FIGHTS)
def test_fights(points):
    for hp, (win, loss) in enumerate(zip(*FIGHTS[points], strict=True), start=1):
        won, lost = odds(points, hp)
        close(won, win, 0.000001)
        close(lost, loss, 0.0001)


@pytest.mark.rule("TD-021")
def test_fights_of_a_random_hero():
    accepted = [points for points in product(DICE, repeat=3) if sum(points) > 10]
    wins = (0.996312, 0.983103, 0.956203, 0.914916, 0.861483)
    losses = (0.4333, 1.0056, 1.7069, 2.5044, 3.3568)
    for hp, (win, loss) in enumerate(zip(wins, losses, strict=True), start=1):
        results = [odds(points, hp) for points in accepted]
        close(sum(won for won, _ in results) / 108, win, 0.000001)
        close(sum(lost for _, lost in results) / 108, loss, 0.0001)


@pytest.mark.rule("TD-057", "TD-059")
@joined(
    ("players", "types"),
    [(2, (3, 5, 7, 9, 11, 1)), (3, (7, 19, 37, 61, 91, 1)), (4, (15, 65, 175, 369, 671, 1))],
)
def test_monsters_of_a_party(players, types):
    """Types by the highest die, sixes left out; literally, far more rooms are empty."""
    names = [*STANDARD.by_strength, None]
    literal = game(mp_six="literal")
    found, empty, hp = Counter(), 0, 0
    for faces in product(DICE, repeat=players):
        draw = Draw(location=1, monsters=faces, treasure=1)
        foe = monster_for(STATE, draw)
        found[foe.name if foe else None] += 1
        hp += foe.hp if foe else 0
        empty += monster_for(literal, draw) is None
    assert tuple(found[name] for name in names) == types
    close(hp / 6**players, 2.5 * players, 1e-9)
    assert empty == {2: 11, 3: 91, 4: 671}[players]


@pytest.mark.rule("TD-035", "TD-047")
def test_locations_until_a_level_offers_everything():
    """Vault and fragment take 96/11 locations on average; with a great hall, 471/44."""
    vault_fragment = waiting({"vault": 1 / 6, "fragment": 1 / 6})
    close(vault_fragment, 96 / 11, 1e-9)
    play = Resolution(game(rooms=(room(),)), SeededDice(b"levels"))
    total = 0
    for _ in range(600):
        wanted = {"vault", "great_hall", "fragment"}
        while wanted:
            draw = roll_draw(play)
            wanted -= {STANDARD.place(draw.location), STANDARD.treasure(draw.treasure)}
            total += 1
    close(total / 600, 471 / 44, 0.8)


def waiting(chances):
    """Mean tries until each of several independent things has happened."""
    mean = 0.0
    for size in range(1, len(chances) + 1):
        for chosen in combinations(chances, size):
            none = 1.0
            for name in chosen:
                none *= 1 - chances[name]
            mean += (-1) ** (size + 1) / (1 - none)
    return mean
