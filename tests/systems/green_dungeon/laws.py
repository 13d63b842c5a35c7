"""What must hold in every position of Green Dungeon."""

from collections import Counter

from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.phases import phase_of

DECISIONS = {
    "lair", "wood", "bribe", "flight", "magic", "luck", "vision", "order", "pick", "sell",
    "potion", "level",
}  # fmt: skip


def check(state):
    """Numbers in their bounds, cards all accounted for, tiles and lairs in order."""
    check_heroes(state)
    check_tracks(state)
    check_cards(state)
    check_tiles(state)
    check_foes(state)
    if not state.ending:
        assert phase_of(state) in DECISIONS | {"move"}
        assert state.living


def check_heroes(state):
    for hero in state.heroes:
        low = 0 if state.options.luck_floor_zero else -20
        assert low <= hero.health <= hero.health_most == 9 + hero.level
        assert 0 <= hero.magic <= hero.magic_most == 4 + hero.level
        assert 0 <= hero.luck <= 3
        assert hero.xp >= 0
        lucky = bool(state.agenda) and state.agenda[0].kind == "luck"
        assert hero.alive == (hero.health > 0) or (hero.luck and lucky)
        weapons = [card for card in hero.cards if 3 <= card <= 5]
        assert len(weapons) <= 1
        assert all(card < 9 for card in hero.cards)
    assert len(state.heroes) == (len(state.players) if state.mode == "party" else 1)
    assert state.gold >= 0


def check_tracks(state):
    assert 0 <= state.time <= 15
    assert state.events >= 0
    if state.time == 15 and not state.ending:
        assert any(step.kind == "empty-track" for step in state.agenda)
    limit = state.options.time_limit
    if limit != "none" and not state.fight and not state.agenda and not state.ending:
        assert state.tally.cubes < int(limit)


def check_cards(state):
    """Every card is in one place: a deck, a hand, beside the board, with a foe, or gone."""
    foes = [*state.foes, *([state.fight.foe] if state.fight else [])]
    monsters = Counter(state.monster_deck)
    bosses = Counter((*state.boss_deck, *state.spent, *state.removed))
    for foe in foes:
        if foe.is_boss:
            bosses.update(foe.cards)
        else:
            monsters.update(foe.cards[: len(foe.cards) - foe.lent])
    assert monsters == Counter(range(12))
    assert bosses == Counter(range(12))
    treasures = Counter((*state.treasure_deck, *state.sold))
    for hero in state.heroes:
        treasures.update(hero.cards)
    for step in state.agenda:
        if step.kind == "pick":
            treasures.update(step.cards)
        elif step.kind == "sell":
            treasures.update(step.cards[1:])
    copies = len(state.heroes)
    assert treasures == Counter(dict.fromkeys(range(12), copies))


def check_tiles(state):
    symbols = Counter(tile.symbol for tile in state.tiles)
    assert symbols == {"drop": 6, "hammer": 4, "wood": 4, "brick": 4, "cog": 5, "straw": 2}
    for tile in state.tiles:
        assert tile.up or not tile.explored
        assert tile.explored or not tile.done
    assert state.tiles[state.at].up
    seen = {i for i, tile in enumerate(state.tiles) if tile.symbol == "straw" and tile.up}
    ordering = any(step.kind == "order" for step in state.agenda)
    assert set(state.lairs) == seen or (ordering and len(seen) == 2)
    assert not state.options.require_connected or layout.connected(state.light)


def check_foes(state):
    for foe in state.foes:
        assert 0 < foe.health <= foe.health_most
        assert foe.left in ("fled", "bribed")
        assert foe.magic >= 0
        assert foe.kind != "final"
        assert state.tiles[foe.at].explored
    assert len(set(state.slain)) == len(state.slain) <= 2
    assert (state.ending == "won") == (len(state.slain) == 2 and bool(state.ending))
    if state.fight and not state.ending:
        assert (
            state.fight.foe.health > 0
            or state.agenda[0].kind == "luck"
            or (state.options.magic_simultaneous)
        )
