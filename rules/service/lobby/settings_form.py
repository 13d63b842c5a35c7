"""The settings of a lobby that stand together on one form, and changing them at once."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.core.words import Text, Words
from rules.ports import Adventure, Step
from rules.service.change import Change
from rules.service.journal import kinds
from rules.service.journal.seeds import changeable
from rules.service.play.seats import gathering, only_host
from rules.service.records import Answer, Choice, Request, SettingLine
from rules.service.settings.adventure import (
    LANGUAGE,
    agreed_by_post,
    lines_of,
    packed_in,
    setting_named,
    value_chosen,
    with_line,
)
from rules.service.unit_of_work import UseCases

ON, OFF = "on", "off"
MOST_CHOICES = 10
"""The most choices of one question on a form, and the most switches."""
FIRST = ("preset", "pace")
"""The settings that come first on a form, as they change others."""
MOST_GROUPS = 4
"""The most questions with choices; the fifth place of a form is for switches."""

Wanted = Mapping[str, str]
"""Values by the names of settings."""


class SettingsForm(NamedTuple):
    """What stands on a form: settings with a few choices each, and those that are on or off."""

    version: int
    groups: tuple[SettingLine, ...]
    switches: tuple[SettingLine, ...]

    @property
    def is_worth_it(self) -> bool:
        """Whether it has more than one question."""
        return len(self.groups) + bool(self.switches) > 1


def form_of(version: int, lines: Sequence[SettingLine]) -> SettingsForm:
    """Return what matters most of some settings: presets and pace, then the first ones.

    Systems list first what changes a game most. What a form has no room for stays in the panel.
    """
    choosable = [each for each in lines if 2 <= len(each.choices) <= MOST_CHOICES]
    switches = [each for each in choosable if _is_switch(each)]
    first = [each for each in choosable if each.name in FIRST]
    further = [
        each
        for each in choosable
        if each.name not in FIRST and len(each.choices) > 2 and not _is_switch(each)
    ]
    # The language changes nothing of the game, so it has what room is left.
    further.sort(key=lambda each: each.name == LANGUAGE)
    groups = (*first, *further)[:MOST_GROUPS]
    return SettingsForm(version, groups, tuple(switches[:MOST_CHOICES]))


def _is_switch(line: SettingLine) -> bool:
    return {each.value for each in line.choices} == {ON, OFF}


def apply(
    draft: Change,
    line: SettingLine,
    value: str,
    steps: Sequence[Step],
    words: Words,
    now: int,
) -> tuple[SettingLine, Choice, str]:
    """Change one setting in a draft; return it, its new value, and what else follows in words.

    `line` is the setting as it stands, `steps` the adventure's journal, `now` the time in seconds.

    Raises:
        RuleError: no such value.
    """
    choice = value_chosen(line, value)
    changes = with_line(draft.adventure, line, choice, steps, now)
    draft.step(kinds.SETTING, action={"name": line.name, "value": choice.value}, **changes)
    if line.name == "pace":
        return line, choice, agreed_by_post(draft.adventure, words)
    return line, choice, packed_in(draft.adventure, line.name, words)


def line_of(draft: Change, name: str, words: Words) -> SettingLine:
    """Return a setting as it stands after those that were changed before it.

    Raises:
        RuleError: there is no such setting.
    """
    return setting_named(lines_of(draft.adventure, words), name)


class SettingsForms(UseCases):
    """Use cases of a lobby's form of settings."""

    async def open(self, request: Request, adventure: str) -> SettingsForm:
        """Return what stands on the form of a lobby.

        Raises:
            NoAdventure: there is none, or it is elsewhere.
            NotSeated: only the host may.
            RuleError: the game has begun, or it is a daily.
        """
        found = _changeable(await self._work.at(request, adventure), request)
        return form_of(found.version, lines_of(found, self._work.words(request.locale)))

    async def fill(self, request: Request, adventure: str, wanted: Wanted) -> Answer:
        """Change all settings whose value on a sent form is another than theirs, at once.

        The preset is changed first, as it changes others, and what was chosen beside it counts.

        Raises:
            NoAdventure: there is none, or it is elsewhere.
            NotSeated: only the host may.
            RuleError: no such setting or value, the game has begun, or it is a daily.
        """
        found = await self._work.at(request, adventure)
        words = self._work.words(request.locale)
        if not changed(found, wanted, words):
            return Answer(
                adventure=adventure,
                version=found.version,
                text=words.phrase("answer-settings-same"),
            )
        steps: list[Step] = []

        async def look(before: Adventure) -> None:
            steps[:] = await self._work.store.journal(before.id)

        def alter(draft: Change) -> None:
            before = _changeable(draft.adventure, request)
            now = self._work.clock.now()
            made = [
                apply(draft, line_of(draft, name, words), value, steps, words, now)
                for name, value in changed(before, wanted, words).items()
            ]
            named = "; ".join(
                words.phrase("lobby-setting", name=line.label, value=choice.label)
                for line, choice, _ in made
            )
            more = " ".join(more for _, _, more in made if more)
            draft.text = Text.of("answer-settings-set", named=named, more=more)

        return await self._work.change(request, adventure, alter, look=look)


def _changeable(adventure: Adventure, request: Request) -> Adventure:
    """Return an adventure whose settings a person may change all together.

    Raises:
        NotSeated: only the host may.
        RuleError: the game has begun, or it is a daily.
    """
    only_host(adventure, request)
    changeable(gathering(adventure))
    return adventure


def changed(adventure: Adventure, wanted: Wanted, words: Words) -> dict[str, str]:
    """Return the wanted values that differ from the present ones, that of the preset first."""
    lines = lines_of(adventure, words)
    now = {each.name: each.value for each in lines}
    order = [name for name in FIRST if name in wanted] + [n for n in wanted if n not in FIRST]
    return {name: wanted[name] for name in order if now.get(name) != wanted[name]}
