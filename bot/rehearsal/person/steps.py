"""The ten steps, in their order, with the rows of the table that each tries."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.rehearsal.person import elsewhere, on_the_card
from bot.rehearsal.person.card import Json
from bot.rehearsal.person.sitting import Sitting


@dataclass(frozen=True)
class Step:
    """One thing to press. `asked` are rows that the person decides, by "yes" (holds) or "no".

    Each of them has a question of its own; the first is the one whether the step looked as it
    should.
    """

    name: str
    rows: tuple[str, ...]
    play: Callable[[Sitting], Awaitable[None]]
    control: Callable[[Sitting, str], list[Json]] = elsewhere.control
    seen: str = ""
    further: tuple[tuple[str, str], ...] = ()


STEPS = (
    Step(
        "button",
        ("DC-048", "DC-067", "DC-121", "DC-122", "DC-123"),
        on_the_card.button,
        on_the_card.control,
    ),
    Step(
        "list",
        ("DC-050", "DC-131", "DC-132", "DC-141", "DC-145"),
        on_the_card.a_list,
        on_the_card.control,
    ),
    Step("form", ("DC-136", "DC-137", "DC-138"), on_the_card.form, on_the_card.control),
    Step("command", ("DC-128", "DC-134", "DC-135", "DC-139", "DC-140"), elsewhere.command),
    Step("old", ("DC-045", "DC-133"), elsewhere.old),
    Step("twice", ("DC-250",), on_the_card.twice, on_the_card.control),
    Step("direct", ("DC-123", "DC-153", "DC-155"), elsewhere.direct),
    Step("menu", ("DC-142",), elsewhere.menu, further=(("DC-143", "menu-none"),)),
    Step("deferred", ("DC-051", "DC-129", "DC-130", "DC-146"), elsewhere.deferred),
    Step("late", ("DC-049",), on_the_card.late, on_the_card.control, seen="DC-147"),
)


def rows_of(step: Step) -> tuple[str, ...]:
    """Return all rows that a step tries, by itself or by the person's word."""
    seen = (step.seen,) if step.seen else ()
    return (*step.rows, *seen, *(row for row, _ in step.further))


ROWS = tuple(dict.fromkeys(row for step in STEPS for row in rows_of(step)))
"""The rows that take a person to try."""
