"""Setting aside an ability gained by a high level, while it would be in the way."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import SetAside
from rules.systems.mkd.events.things import AbilitySetAside
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.names import id_of
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.verb import Offer


def offers(state: MkdState) -> Iterator[Offer]:
    """Yield setting each gained ability aside, or taking it up again."""
    _, figure = state.active_hero()
    for ability in figure.gained:
        off = ability not in figure.aside
        word = "aside" if off else "again"
        label = Text.of(f"mkd-do-set-{word}", ability=Text.of(f"mkd-ability-{ability}"))
        yield Offer(SetAside(ability=ability, yes=off), label, f"{word}-{id_of(ability)}")


def forbids_set_aside(state: MkdState, _seat: Seat, action: SetAside) -> Refusal | None:
    """Return why an ability cannot be set aside or taken up again, or None (MA-257).

    Only abilities gained by levels can be, before the Hero does anything else.
    """
    active, figure = state.active_hero()
    name, ability = name_of(figure), Text.of(f"mkd-ability-{action.ability}")
    if action.ability not in figure.gained:
        return refuse("not-gained", "MA-257", figure=name, ability=ability)
    if (action.ability in figure.aside) == action.yes:
        return refuse("aside-already", "MA-257", figure=name, ability=ability)
    if active.started:
        return refuse("aside-late", "MA-257", figure=name)
    return None


def set_aside(play: Resolution, _seat: Seat, action: SetAside) -> None:
    """Choose which of several abilities counts until the next activation (MA-257)."""
    _, figure = play.state.active_hero()
    others = tuple(each for each in figure.aside if each != action.ability)
    play.alter(figure.id, aside=(*others, action.ability) if action.yes else others)
    ability = Text.of(f"mkd-ability-{action.ability}")
    play.tell(AbilitySetAside(figure=name_of(figure), ability=ability, aside=action.yes))
