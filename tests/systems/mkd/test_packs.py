"""What packs bring to the tactical games: everything of theirs is met, and nothing else changes."""

import pytest

from bot.catalogs import all_words
from rules.core.answers import SeatInfo
from rules.core.dice import SeededDice
from rules.core.packs.archive import from_folder
from rules.core.packs.forging import Forged
from rules.core.packs.library import LIBRARY
from rules.core.packs.limits import MOST_ENTRIES
from rules.core.packs.pack import Pack
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.core.packs.together import too_many
from rules.registry import ruleset
from rules.service.cards.menus import MOST_CHOICES, menus_of
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import CHESTS, HEROES, KINDS, MONSTERS
from rules.systems.mkd.content.points import POINTS
from rules.systems.mkd.content.tiles import TILES, tile_name, tiles_of
from rules.systems.mkd.forge.tile import TileForge
from rules.systems.mkd.show.marks import LETTERS, letters_of
from rules.systems.mkd.teams import affordable
from tests.support.joined import joined
from tests.support.largest_packs import largest
from tests.support.playing import party
from tests.support.soak import SOAK, cases

GAMES = ("mkd-adventure", "mkd-delve")
TEMPLATE = dict(from_folder(POINTS.template))
MOST_STEPS = 900
SOON = 7
"""A seed by whose dice a tile of the pack is laid beside the way in, and somebody goes there."""


@pytest.fixture(scope="module")
def pack() -> Pack:
    made = read_pack(TEMPLATE, {"mkd": POINTS})
    LIBRARY.add(made)
    return made


def begun(key, pack, seed, seats=2, **options):
    rules = ruleset(key)
    chosen = rules.preset.with_(packs=(pack.ref,), **options)
    people = tuple(SeatInfo(seat=seat, name=f"P{seat}") for seat in range(1, seats + 1))
    dice = SeededDice(seed)
    return rules, rules.new_game(chosen, people, dice).state, dice


def played(rules, state, dice):
    """A game to its end, or for long, by the autopilot; every state on the way."""
    for _ in range(MOST_STEPS):
        yield state
        if rules.outcome(state) is not None:
            return
        seat = rules.awaiting(state)[0]
        state = rules.apply(state, seat, rules.autopilot(state, seat, "balanced"), dice).state


def in_pack(plain, pack):
    return f"{plain}--{pack.hash}"


def chests(tier):
    """A pack with one chest of a tier."""
    text = f"""[[item]]
id = "reliquary"
tier = "{tier}"
gold = 5
traps = ["none", "none", "none", "none", "none", "none"]
item = {{ kind = "ring", attack = 1 }}
value = 20
"""
    words = (
        TEMPLATE["words/en.ftl"] + b"mkd-chest-reliquary = Reliquary\nmkd-item-reliquary = Band\n"
    )
    files = {**TEMPLATE, "mkd/items.toml": text.encode(), "words/en.ftl": words}
    made = read_pack(files, {"mkd": POINTS})
    LIBRARY.add(made)
    return made


@pytest.mark.rule("RG-009")
@joined("tier", ["easy", "medium", "hard"])
def test_a_chest_of_a_pack_lies_on_each_level_of_a_delve(tier):
    """Whatever its tier: a level has a few chests of many, and those of packs come first."""
    brought = chests(tier)
    rules, state, dice = begun("mkd-delve", brought, b"chest", chests="mixed")
    while not state.level:
        seat = rules.awaiting(state)[0]
        state = rules.apply(state, seat, rules.autopilot(state, seat, "balanced"), dice).state
    assert in_pack("reliquary", brought) in state.pools.chests
    assert len(state.pools.chests) == rules.preset.treasures


@pytest.mark.rule("RG-003")
@pytest.mark.permits("RG-003")
def test_tiles_of_ones_own_are_laid_and_walked_on(pack):
    """A short run plays a delve in which somebody walks on it soon, and no further."""
    own = {number for number in tiles_of("hall", (pack.ref,)) if number not in tiles_of("hall", ())}
    (number,) = own
    assert tile_name(number, "A") == "ash bridge A"
    assert tile_name(7, "B") == "7B"
    assert TILES[number, "A"].rows[1] == "X.X"
    laid = walked = 0
    for seed in range(12) if SOAK else (SOON,):
        rules, first, dice = begun("mkd-delve", pack, b"tiles%d" % seed)
        for state in played(rules, first, dice):
            tiles, owner = state.site.tiles, board_of(state.site).owner
            laid += any(tile.tile == number for tile in tiles)
            walked += any(tiles[owner[figure.at]].tile == number for figure in state.on_board)
            if walked and not SOAK:
                break
    assert laid
    assert walked


@pytest.mark.parametrize("key", GAMES)
def test_games_with_a_pack_come_to_an_end_and_are_stored(key, pack):
    met = set()
    for seed in cases(1, soak=4):
        rules, first, dice = begun(key, pack, b"end%d" % seed)
        for number, state in enumerate(played(rules, first, dice)):
            met |= {figure.kind for figure in state.figures}
            if number % 50 == 0:
                stored = state.model_dump(mode="json")
                assert rules.state_type.model_validate(stored) == state
        assert rules.outcome(state) is not None
    assert met <= {*KINDS, in_pack("ash_wolf", pack), in_pack("wyn", pack)}


@pytest.mark.parametrize("key", GAMES)
def test_heroes_of_a_pack_are_to_be_had_where_it_is_played_with_alone(key, pack):
    wyn = in_pack("wyn", pack)
    rules, state, _ = begun(key, pack, b"heroes", points="100")
    assert wyn in {each.hero for each in affordable(state, 1)}
    rules = ruleset(key)
    plain = rules.new_game(rules.preset, (SeatInfo(seat=1, name="A"),), SeededDice(b"x")).state
    assert wyn not in {each.hero for each in affordable(plain, 1)}
    assert wyn in HEROES
    assert wyn not in set(HEROES)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("theme", ["any", "undead"])
def test_monsters_of_a_pack_are_in_the_pool_whatever_the_theme(key, theme, pack):
    rules, first, dice = begun(key, pack, b"pool", seats=1, theme=theme)
    for state in played(rules, first, dice):
        if state.pools.monsters:
            break
    pool = state.pools.monsters
    wolf = in_pack("ash_wolf", pack)
    assert pool.count(wolf) == 4
    assert {KINDS[kind].theme for kind in pool if kind != wolf} == (
        {"undead"} if theme == "undead" else {kind.theme for kind in MONSTERS.values()}
    )


def test_each_tile_of_a_pack_is_drawn_as_itself():
    second = TILE.replace('"ash_bridge"', '"ash_hall"').replace('"X.X"', '"..."')
    made = read_pack({**TEMPLATE, "mkd/tiles.toml": (TILE + second).encode()}, {"mkd": POINTS})
    LIBRARY.add(made)
    bridge, hall = (
        TileForge().scenes(Forged(made.ref, tile, ("a tile",)), ruleset("mkd-delve"))[0]
        for tile in made.of("mkd", "tiles")
    )
    assert bridge.terrain != hall.terrain
    assert set("".join(hall.terrain)) == {"."}


def test_letters_of_a_packs_monsters_are_nobody_elses(pack):
    assert letters_of(in_pack("ash_wolf", pack)) not in LETTERS.values()
    assert letters_of("cellar_rats") == LETTERS["cellar_rats"]


def test_an_entry_of_a_pack_that_is_not_at_hand_is_not_known():
    gone = "ash_wolf--" + "0" * 20
    assert gone not in MONSTERS
    for shelf in (MONSTERS, HEROES, CHESTS, KINDS):
        with pytest.raises(KeyError):
            shelf[gone]


TILE = TEMPLATE["mkd/tiles.toml"].decode()


@joined(
    ("file", "old", "new", "key"),
    [
        ("mkd/tiles.toml", '  "X.X",\n  "X.X",\n  "X.X",\n', '  "X.X",\n', "mkd-pack-tile-size"),
        ("mkd/tiles.toml", "a.open = { N = [1]", "a.open = { N = [3]", "mkd-pack-tile-edges"),
        ("mkd/tiles.toml", "a.open = { N = [1]", "a.open = { N = []", "mkd-pack-tile-edges"),
        ("mkd/tiles.toml", "a.open = {", "a.open = { E = [1],", "mkd-pack-tile-blocked"),
        ("mkd/tiles.toml", '  "..h",', '  "###",', "mkd-pack-tile-apart"),
        ("mkd/heroes.toml", "[18, 23,", "[18, 18,", "mkd-pack-values-rise"),
        ("mkd/heroes.toml", '["living"]', '["living", "mounted"]', "mkd-pack-hero-mounted"),
        ("mkd/heroes.toml", "36, 44]", "36]", "pack-value-too-short"),
        ("mkd/monsters.toml", "copies = 4", "copies = 0", "pack-value-greater-than-equal"),
        ("mkd/monsters.toml", '["charge"]', '["charm"]', "pack-value-literal-error"),
        ("mkd/monsters.toml", "[10, 6, 13, 1]", "[10, 6, 13]", "pack-value-missing"),
    ],
)
def test_what_the_games_cannot_play_with_is_refused(file, old, new, key):
    text = TEMPLATE[file].decode()
    assert old in text
    with pytest.raises(PackError) as refused:
        read_pack({**TEMPLATE, file: text.replace(old, new, 1).encode()}, {"mkd": POINTS})
    assert {problem.what.key for problem in refused.value.problems} == {key}
    assert all(problem.line for problem in refused.value.problems)


def test_all_entries_count_and_not_those_of_one_kind_alone(pack):
    """Tiles and monsters, half as many each as a game takes, and then one hero more."""
    half = MOST_ENTRIES // 2
    tiles, monsters = (
        pack._replace(entries={"mkd": {file: pack.of("mkd", file)[:1] * half}})
        for file in ("tiles", "monsters")
    )
    assert too_many((tiles, monsters), POINTS) is None
    hero = pack._replace(entries={"mkd": {"heroes": pack.of("mkd", "heroes")[:1]}})
    many = too_many((tiles, monsters, hero), POINTS)
    assert many is not None
    assert dict(many.args) == {"count": MOST_ENTRIES + 1, "most": MOST_ENTRIES}


def test_every_hero_of_the_largest_packs_stands_in_a_list():
    """Their number is such that the lists of a card have room for all of them, novices too."""
    rules, words = ruleset("mkd-adventure"), all_words("en")
    refs = tuple(each.ref for each in largest(POINTS, "heroes"))
    options = rules.options_type(packs=refs, novices=True, points="none")
    state = rules.new_game(options, party(1), SeededDice(b"many")).state
    offered = [each for each in rules.legal_actions(state, 1) if each.group]
    listed = [choice.value for menu in menus_of(offered, words) for choice in menu.choices]
    assert listed == [each.id for each in offered]
    assert len(listed) > 3 * MOST_CHOICES
