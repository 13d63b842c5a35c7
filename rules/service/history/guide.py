"""Help about a game and its moment: what the party is after, and what may be done now."""

from collections.abc import Iterable, Iterator

from rules.core.answers import Option
from rules.core.letters import begun
from rules.core.model import Model
from rules.core.scene import Scene
from rules.core.words import Text, Words
from rules.ports import Adventure
from rules.registry import ruleset
from rules.service.journal.loading import loaded, seats_of, trouble_of
from rules.service.play.actions import awaited
from rules.service.records import Request
from rules.service.settings.adventure import options_of
from rules.service.unit_of_work import UseCases

MOST_NAMED = 6
"""The most choices of a list that are named."""


class Guide(Model):
    """What Help says of a game: its title, its goal, the moment, the choices, and how fights go.

    `task` is what the party is after just now, "" where the goal says it all. `choices` has a line
    for each thing that the person may do now; `scene` is the public map, None before the game.
    """

    title: str
    goal: str
    now: str
    choices: tuple[str, ...]
    fight: str
    task: str = ""
    scene: Scene | None = None


class Guides(UseCases):
    """Use cases of help."""

    def of(self, adventure: Adventure, request: Request) -> Guide | None:
        """Return the help for a person at an adventure; None where the game is over.

        Raises:
            Unreadable: what is stored of the adventure cannot be read.
        """
        words = self._work.words_of(adventure, request.locale)
        rules = ruleset(adventure.ruleset)
        now, scene = words.phrase("guide-lobby"), None
        choices: tuple[str, ...] = ()
        task = None
        if adventure.status not in ("lobby", "running"):
            return None
        if adventure.status == "running":
            rules, state = loaded(adventure)
            asked = rules.awaiting(state)
            mine = [seat.seat for seat in seats_of(adventure, request.user) if seat.seat in asked]
            view, task = rules.view(state, None), rules.task(state)
            now, scene = words.say(view.prompt), self._work.shown(adventure, view.scene)
            now = begun(now)
            if mine:
                choices = tuple(_choices(rules.legal_actions(state, mine[0]), words))
            else:
                heroes = awaited(rules, state, adventure)
                now = words.phrase("guide-waits", heroes=heroes, prompt=now)
        return Guide(
            title=words.phrase(f"{rules.key}-title"),
            goal=words.say(rules.goal(options_of(adventure))),
            now=now,
            choices=choices,
            fight=words.phrase(f"{rules.key}-help-fight"),
            task="" if task is None else words.say(task),
            scene=scene,
        )

    def task(self, adventure: Adventure) -> Text | None:
        """Return what the party is after just now, where its goal does not say that.

        It is None where no game is under way, or its state cannot be read.
        """
        if adventure.status != "running" or trouble_of(adventure) is not None:
            return None
        rules, state = loaded(adventure)
        return rules.task(state)


def _choices(offered: Iterable[Option], words: Words) -> Iterator[str]:
    """Yield a line for each button, and one for each list and for the pad."""
    lists: dict[str, list[Option]] = {}
    for each in offered:
        if each.pad or each.group:
            lists.setdefault(each.group if each.group else "", []).append(each)
        else:
            label = words.say(each.label)
            yield (
                words.phrase("guide-choice", label=label, detail=each.detail)
                if each.detail
                else label
            )
    for group, members in lists.items():
        title = words.phrase(f"group-{group}" if group else "guide-steps")
        named = "; ".join(words.say(each.label) for each in members[:MOST_NAMED])
        more = max(0, len(members) - MOST_NAMED)
        yield words.phrase("guide-list", title=title, named=named, more=more)
