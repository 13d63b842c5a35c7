"""Games in which the table itself rolls for the dungeon, brought to where it does."""

from rules.core.model import Action
from rules.service import Service
from rules.service.journal.loading import loaded
from tests.support.houses import ask

GAME = "mkd-adventure"
CHANNEL = 100
MOST = 400


async def wise(service: Service, adventure: str) -> bool:
    """Let whoever is asked do what a sensible player would; False once the game is over."""
    found = await service.history.queries.load(adventure)
    if found.status != "running":
        return False
    rules, state = loaded(found)
    seat = rules.awaiting(state)[0]
    wanted: Action = rules.autopilot(state, seat, "balanced")
    options = rules.legal_actions(state, seat)
    option = next(option.id for option in options if option.action == wanted)
    record = next(record for record in found.seats if record.seat == seat)
    request = ask(record.user or 0, channel=found.channel)
    await service.play.actions.do(request, adventure, option, moves=False)
    return True


async def opened(
    service: Service, host: int, *others: int, seed: str, channel: int = CHANNEL, **options: str
) -> str:
    """A game in which the table rolls for the dungeon by hand, as it begins."""
    answer = await service.lobby.open(ask(host, channel=channel), GAME, seed=seed)
    for other in others:
        await service.lobby.join(ask(other, channel=channel), answer.adventure)
    for name, value in {"monsters": "by_hand", **options}.items():
        await service.lobby.set(ask(host, channel=channel), answer.adventure, name, value)
    await service.lobby.begin(ask(host, channel=channel), answer.adventure, anyway=True)
    return answer.adventure


async def until_rolling(service: Service, adventure: str, due: int = 1) -> None:
    """Play on until the table has at least so many rolls to make, and no other question.

    Raises:
        AssertionError: it never came to that.
    """
    for _ in range(MOST):
        rules, state = loaded(await service.history.queries.load(adventure))
        options = rules.legal_actions(state, rules.awaiting(state)[0])
        if "roll" in [option.id for option in options] and len(_queue(state)) >= due:
            return
        if not await wise(service, adventure):
            break
    raise AssertionError("nothing was to be rolled")


def _queue(state: object) -> tuple[object, ...]:
    queue: tuple[object, ...] = getattr(state, "queue", ())
    return queue
