"""What standing orders can refer to now: which conditions hold, and which actions are possible."""

from collections.abc import Iterable, Sequence

from rules.core.model import Action
from rules.core.standing_orders import Condition, Deed, Tactics, wounds
from rules.systems.mkd import actions
from rules.systems.mkd.figures import kind_of, opponents_beside
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.fighting import clicks_left
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskOffer
from rules.systems.mkd.things.items import is_potion
from rules.systems.mkd.turns import question

NOTHING = Tactics(frozenset(), {})
HEALING = ("healing", "magic_healing")


def tactics(state: MkdState, legal: Iterable[Action]) -> Tactics:
    """Return the conditions and actions for the active Hero's orders; none without such a Hero.

    An offer without an answer counts as declined (RG-076, RG-082).
    """
    if isinstance(question(state), AskOffer):
        return NOTHING._replace(unspoken=actions.Answer(yes=False))
    if state.activation is None:
        return NOTHING
    figure = state.figure(state.activation.figure)
    may = tuple(legal)
    if figure.side != "hero" or not may:
        return NOTHING
    return Tactics(_holds(state, figure), _deeds(state, figure, may), frozenset(("drink",)))


def _holds(state: MkdState, figure: Figure) -> frozenset[Condition]:
    found = set(wounds(clicks_left(figure), _most(figure)))
    foes = len(opponents_beside(state, figure))
    friends = [other for other in state.on_board if other.side == "hero" and other.id != figure.id]
    if any("badly_hurt" in wounds(clicks_left(other), _most(other)) for other in friends):
        found.add("friend_badly_hurt")
    if state.monsters:
        found.add("fighting")
    else:
        found.add("quiet")
    if foes > 1:
        found.add("outnumbered")
    return frozenset(found)


def _most(figure: Figure) -> int:
    return len(kind_of(figure).dial) - figure.cap


def _deeds(state: MkdState, figure: Figure, may: Sequence[Action]) -> dict[Deed, Action]:
    found: dict[Deed, Action] = {}
    struck = [action for action in may if isinstance(action, actions.Attack)]
    shot = [action for action in may if isinstance(action, actions.Shoot)]
    blows: list[actions.Attack | actions.Shoot] = [*struck, *shot]
    if blows:
        found["strike_weakest"] = min(blows, key=lambda blow: _rank(state, blow.target))
        found["strike_strongest"] = max(blows, key=lambda blow: _rank(state, blow.target))
    if shot:
        found["shoot"] = min(shot, key=lambda blow: _rank(state, blow.target))
    friends: list[tuple[tuple[int, int], Action]] = []
    for action in may:
        match action:
            case actions.UseItem(chest=chest) if is_potion(state.chest(chest)):
                found.setdefault("drink", action)
            case actions.UseAbility(ability=ability, target=int(target)) if ability in HEALING:
                if target != figure.id:
                    friends.append((_rank(state, target), action))
            case actions.End():
                found["guard"] = action
            case actions.Leave(figure=None):
                found["flee"] = action
            case _:
                pass
    if friends:
        found["heal_friend"] = min(friends, key=lambda each: each[0])[1]
    return found


def _rank(state: MkdState, target: int) -> tuple[int, int]:
    return clicks_left(state.figure(target)), target
