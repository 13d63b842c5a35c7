"""A seat's Heroes in full, for their player."""

from collections.abc import Iterator

from rules.core.answers import Section, Sheet
from rules.core.errors import RuleError
from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.directions import listed
from rules.systems.mkd.figures import (
    abilities,
    attack_of,
    click_of,
    defense_of,
    kind_of,
    name_of,
    speed_of,
    value_of,
)
from rules.systems.mkd.names import chest_name, item_name
from rules.systems.mkd.pieces import Chest, Effect, Figure
from rules.systems.mkd.reveal.triggers import is_shy
from rules.systems.mkd.show import recruits
from rules.systems.mkd.show.aftermath import FALLEN
from rules.systems.mkd.state import MkdState, Player
from rules.systems.mkd.terms import ABILITIES
from rules.systems.mkd.things.items import item_of

ORDERS = ("let_go", "strike_back", "spin")


def sheet(state: MkdState, seat: Seat) -> Sheet:
    """Return every Hero's numbers, dial, abilities, effects and chests, and the standing answers.

    Who acts comes first, and who has fallen last, without numbers.

    Raises:
        RuleError: nobody has that seat.
    """
    player = next((player for player in state.players if player.seat == seat), None)
    if player is None:
        raise RuleError("mkd-error-no-such-seat", seat=seat)
    sections: list[Section] = []
    team = [figure for figure in state.heroes if figure.seat == seat]
    for figure in sorted(team, key=lambda figure: _order(state, figure)):
        sections.extend(hero_sections(state, figure))
    if not sections:
        sections.append((Text.of("mkd-sheet-team"), (Text.of("mkd-sheet-nobody"),)))
    if state.part == "setup":
        sections.extend(recruits.sections(state, seat))
    sections.append((Text.of("mkd-sheet-party"), tuple(_party(state))))
    sections.append((Text.of("mkd-sheet-orders"), tuple(_orders(state, player))))
    return Sheet(seat=seat, name=player.name, sections=tuple(sections))


def _order(state: MkdState, figure: Figure) -> int:
    active = state.activation
    acts = active is not None and active.figure == figure.id
    return 0 if acts else 2 if figure.where in FALLEN else 1


def hero_sections(state: MkdState, figure: Figure) -> Iterator[Section]:
    """Yield the sections of a sheet about one Hero: numbers, dial, abilities, effects, chests."""
    name = name_of(figure)
    role = Text.of(f"mkd-role-{figure.kind}")
    heading = Text.of("mkd-sheet-hero", figure=name, role=role)
    if figure.where in FALLEN:
        yield heading, (Text.of(f"mkd-note-{figure.where}"),)
        return
    yield heading, tuple(_numbers(figure))
    yield Text.of("mkd-sheet-dial", figure=name), tuple(_dial(figure))
    told = tuple(_abilities(figure))
    if told:
        yield Text.of("mkd-sheet-abilities", figure=name), told
    if figure.effects:
        lines = tuple(_effect(effect) for effect in figure.effects)
        yield Text.of("mkd-sheet-effects", figure=name), lines
    if figure.carries:
        lines = tuple(_chest(figure, state.chest(number)) for number in figure.carries)
        yield Text.of("mkd-sheet-chests", figure=name), lines


def _numbers(figure: Figure) -> Iterator[Text]:
    kind = kind_of(figure)
    yield Text.of(
        "mkd-sheet-numbers",
        speed=speed_of(figure),
        attack=attack_of(figure),
        defense=defense_of(figure),
        damage=click_of(figure).damage,
    )
    yield Text.of(
        "mkd-sheet-level",
        level=figure.level,
        value=value_of(figure),
        range=kind.range,
        arc=kind.arc,
    )


def _dial(figure: Figure) -> Iterator[Text]:
    """Yield each click in a line, the present one marked, those beyond healing told apart.

    The rule is B-12.
    """
    for number, click in enumerate(kind_of(figure).dial):
        here = "now" if number == figure.click else "lost" if number < figure.click else "left"
        if number < figure.cap:
            here = "above"
        names = [Text.of(f"mkd-ability-{name}") for name in ABILITIES if name in click.abilities]
        row = {"speed": click.speed, "attack": click.attack, "defense": click.defense}
        yield Text.of(
            "mkd-sheet-click",
            here=here,
            number=number + 1,
            damage=click.damage,
            abilities=_inline(names),
            **row,
        )


def _inline(names: list[Text]) -> Text:
    return listed(names) if names else Text.of("mkd-sheet-no-ability")


def _abilities(figure: Figure) -> Iterator[Text]:
    """Yield abilities of the present click and those granted for a while, each in a line (B-14)."""
    have = abilities(figure)
    for name in ABILITIES:
        if name in have:
            yield Text.of(
                "mkd-sheet-ability",
                ability=Text.of(f"mkd-ability-{name}"),
                does=Text.of(f"mkd-help-{name}"),
            )


def _effect(effect: Effect) -> Text:
    return Text.of(
        "mkd-sheet-effect",
        source=Text.of(f"mkd-effect-{effect.source}"),
        change=_change(effect.speed, effect.attack, effect.defense),
        until=effect.until.replace("_", "-"),
    )


def _change(speed: int, attack: int, defense: int) -> Text:
    """Return what an item or effect changes, in a row."""
    named = (("speed", speed), ("attack", attack), ("defense", defense))
    parts = [Text.of(f"mkd-change-{name}", by=_signed(by)) for name, by in named if by]
    return listed(parts) if parts else Text.of("mkd-change-none")


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _chest(figure: Figure, chest: Chest) -> Text:
    item = item_of(chest)
    state = "on" if chest.number in figure.uses else "ready" if chest.charged else "spent"
    gains = [Text.of(f"mkd-ability-{name}") for name in item.abilities]
    return Text.of(
        "mkd-sheet-chest",
        chest=chest_name(chest),
        quest="yes" if chest.quest else "no",
        item=item_name(chest),
        state=state,
        change=_change(item.speed, item.attack, item.defense),
        gains=listed(gains) if gains else Text.of("mkd-sheet-no-ability"),
        gaining="yes" if gains else "no",
    )


def _party(state: MkdState) -> Iterator[Text]:
    yield Text.of("mkd-sheet-experience", xp=state.xp)
    yield Text.of("mkd-sheet-gold", gold=state.gold)


def _orders(state: MkdState, player: Player) -> Iterator[Text]:
    more = ("end", "wake") if is_shy(state, player.seat) else ("end",)
    for about in (*ORDERS, *more):
        answer = getattr(player.orders, about)
        yield Text.of(f"mkd-sheet-orders-{about.replace('_', '-')}", answer=answer)
