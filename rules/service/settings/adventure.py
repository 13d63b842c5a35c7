"""Settings of an adventure in words, and as a host types or chooses them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rules.core.errors import RuleError
from rules.core.languages import LANGUAGES, language_of
from rules.core.model import Options
from rules.core.packs.library import LIBRARY
from rules.core.ruleset import AnyRuleset
from rules.core.settings import Setting, settings_of, with_setting
from rules.core.words import Words, folded
from rules.ports import Adventure, Pace, Step
from rules.registry import ruleset
from rules.service.clocks.schedule import table_of
from rules.service.clocks.terms import at_pace, common_of, is_preset, preset_of, with_pace_of
from rules.service.records import Choice, SettingLine
from rules.service.settings.pace import NAMES, pace_lines, time_of, window_of, with_pace

LANGUAGE = "language"
"""The setting of the language in which all see a game."""
ANY_TIME = ("pace", LANGUAGE, *NAMES)
"""Settings that may be changed in a game that is on."""
PACES: tuple[Pace, ...] = ("live", "post")
SETTINGS_KEPT = 512
"""Settings of which is kept what is said of them: those of all games in three languages."""


def options_of(adventure: Adventure) -> Options:
    """Return an adventure's settings as its system knows them."""
    rules: AnyRuleset = ruleset(adventure.ruleset)
    options: Options = rules.options_type.model_validate(dict(adventure.options))
    return options


def lines_of(adventure: Adventure, words: Words) -> tuple[SettingLine, ...]:
    """Return everything that may be set, with the present values: preset, pace, rules' settings.

    Of a daily or a tutorial only the pace.
    """
    if adventure.fixed:
        return (*_common_lines(adventure, words), *pace_lines(adventure, words))
    options = options_of(adventure)
    packed = packed_words(ruleset(adventure.ruleset), options, words)
    return (
        *preset_lines(adventure, words),
        *_common_lines(adventure, words),
        *pace_lines(adventure, words),
        *(
            line.with_(packed=packed.get(line.name, ""))
            for line in setting_lines(settings_of(options), adventure.ruleset, words)
        ),
    )


def preset_lines(adventure: Adventure, words: Words) -> tuple[SettingLine, ...]:
    """Return the line of a system's presets, if it has some; changed settings are custom.

    Packs make another dungeon, which the hall ranks apart, and leave the preset as it is.
    """
    rules: AnyRuleset = ruleset(adventure.ruleset)
    presets, options = rules.presets, options_of(adventure).with_(packs=())
    if not presets:
        return ()
    value = preset_of(rules, options)
    choices = tuple(
        Choice(
            value=name,
            label=words.phrase(preset_key(rules, name)),
            detail=words.phrase(f"{preset_key(rules, name)}-blurb"),
        )
        for name in presets
    )
    said = {choice.value: choice.label for choice in choices}
    return (
        SettingLine(
            name="preset",
            label=words.phrase("setting-preset"),
            about=words.phrase("setting-preset-about"),
            value=value,
            said=said[value] if value in said else words.phrase("value-custom"),
            changed=not is_preset(rules, rules.preset, options),
            choices=choices,
        ),
    )


def preset_key(rules: AnyRuleset, name: str) -> str:
    """Return the catalog key of a preset's title."""
    return f"{rules.key}-preset-{name.replace('_', '-')}"


def _common_lines(adventure: Adventure, words: Words) -> tuple[SettingLine, ...]:
    """Return the lines that every adventure has: its pace, its language where one can choose."""
    lines = (_pace_line(adventure, words), _language_line(adventure, words))
    return tuple(line for line in lines if len(line.choices) > 1)


def _language_line(adventure: Adventure, words: Words) -> SettingLine:
    return SettingLine(
        name=LANGUAGE,
        label=words.phrase("setting-language"),
        about=words.phrase("setting-language-about"),
        value=adventure.locale,
        said=LANGUAGES[language_of(adventure.locale)],
        changed=False,
        choices=tuple(Choice(value=each, label=name) for each, name in LANGUAGES.items()),
    )


def _pace_line(adventure: Adventure, words: Words) -> SettingLine:
    return SettingLine(
        name="pace",
        label=words.phrase("setting-pace"),
        about=words.phrase("setting-pace-about"),
        value=adventure.pace,
        said=words.phrase(f"value-{adventure.pace}"),
        changed=adventure.pace != PACES[0],
        choices=tuple(Choice(value=each, label=words.phrase(f"value-{each}")) for each in PACES),
    )


def setting_words(words: Words, system: str, name: str) -> str:
    """Return the title of a setting."""
    key = f"{system}-option-{name.replace('_', '-')}"
    return words.phrase(key) if words.has(key) else name.replace("_", " ")


def about_words(words: Words, system: str, name: str) -> str:
    """Return the explanation of a setting with its rules; "" if there is none."""
    key = f"{system}-option-{name.replace('_', '-')}-about"
    return words.phrase(key) if words.has(key) else ""


def packed_in(adventure: Adventure, name: str, words: Words) -> str:
    """Return how the packs of a game overrule a setting; "" if they do not."""
    return packed_words(ruleset(adventure.ruleset), options_of(adventure), words).get(name, "")


def packed_words(rules: AnyRuleset, options: Options, words: Words) -> Mapping[str, str]:
    """Return how the packs of a game overrule its settings, by the setting's name.

    It is empty while a pack is not loaded.
    """
    points = rules.packs
    if points is None or not options.packs or LIBRARY.missing(options.packs):
        return {}
    packs = [LIBRARY.pack(ref) for ref in options.packs]
    return {
        name: words.phrase(
            f"{rules.key}-option-{name.replace('_', '-')}-packed",
            packs=words.listed(
                [each.title(words.locale) for each in packs if each.of(points.folder, file)]
            ),
        )
        for name, file in rules.overruled(options).items()
    }


def value_words(words: Words, system: str, name: str, value: str) -> str:
    """Return the words of a setting's value: its system's, the service's, else as written."""
    written = value.replace("_", "-")
    own = f"{system}-value-{name.replace('_', '-')}-{written}"
    known = next((key for key in (own, f"value-{written}") if words.has(key)), None)
    return words.phrase(known) if known else value.replace("_", " ")


def setting_lines(
    settings: Iterable[Setting], system: str, words: Words
) -> tuple[SettingLine, ...]:
    """Return the settings of a system in words."""
    return tuple(
        SettingLine(
            name=each.name,
            value=each.value,
            said=value_words(words, system, each.name, each.value),
            changed=each.changed,
            group=each.group,
            **_as_said(words, system, each.name, each.values)._asdict(),
        )
        for each in settings
    )


class _Said(NamedTuple):
    """What is said of a setting whatever its value is."""

    label: str
    about: str
    choices: tuple[Choice, ...]


@lru_cache(maxsize=SETTINGS_KEPT)
def _as_said(words: Words, system: str, name: str, values: tuple[str, ...]) -> _Said:
    """Return what is said of a setting in these words: every click in a lobby shows it again."""
    return _Said(
        setting_words(words, system, name),
        about_words(words, system, name),
        tuple(Choice(value=each, label=value_words(words, system, name, each)) for each in values),
    )


def agreed_by_post(adventure: Adventure, words: Words) -> str:
    """Return the terms of a table by post, in one line; "" where it plays live."""
    if adventure.pace == "live":
        return ""
    rules, terms = ruleset(adventure.ruleset), table_of(adventure).terms
    options = options_of(adventure)
    decided = common_of(rules)
    common = [each for each in settings_of(options) if each.name in decided]
    # Without rounds no turn waits for another where heroes act in any order.
    together = terms.together and (terms.rounds or rules.in_order(options))
    window = window_of(terms, live=False)
    return words.phrase(
        "post-agreed",
        time=words.phrase(f"value-{time_of(terms)}"),
        together="round" if terms.rounds else "yes" if together else "no",
        common="yes" if common else "no",
        decided="; ".join(
            words.phrase("lobby-setting", name=each.label, value=each.said)
            for each in setting_lines(common, rules.key, words)
        ),
        window=window if len(adventure.seats) > 1 and rules.first_decides(options) else "off",
        otherwise=words.phrase(f"value-{window}"),
        absence=words.phrase(f"value-{terms.on_miss}"),
        misses=terms.misses,
    )


def with_line(
    adventure: Adventure, line: SettingLine, choice: Choice, steps: Iterable[Step], now: int
) -> dict[str, Any]:
    """Return the fields of an adventure that a choice changes. `steps` is its journal."""
    if line.name == LANGUAGE:
        return {"locale": choice.value}
    if line.name == "pace":
        return with_pace_of(adventure, choice.value, steps)
    if line.name in NAMES:
        return with_pace(adventure, line.name, choice.value, now)
    if line.name == "preset":
        rules = ruleset(adventure.ruleset)
        preset = rules.presets[choice.value].with_(packs=options_of(adventure).packs)
        options = at_pace(rules, preset, adventure.pace)
    else:
        options = with_setting(options_of(adventure), line.name, choice.value)
    return {"options": options.model_dump(mode="json")}


def setting_named(lines: Sequence[SettingLine], name: str) -> SettingLine:
    """Return the setting that was typed or chosen.

    Raises:
        RuleError: there is no such setting.
    """
    for line in lines:
        if is_meant(line, name):
            return line
    raise RuleError("error-no-such-setting", name=name[:60])


def is_meant(line: SettingLine, name: str) -> bool:
    """Return whether a name is that of a setting, as stored or in words."""
    return _same(name, line.name, line.label)


def value_chosen(line: SettingLine, value: str) -> Choice:
    """Return the value of a setting that was typed or chosen.

    Raises:
        RuleError: it does not take that value.
    """
    for choice in line.choices:
        if _same(value, choice.value, choice.label):
            return choice
    values = ", ".join(choice.label for choice in line.choices)
    raise RuleError("error-bad-setting", name=line.label, value=value[:60], values=values)


def _same(typed: str, stored: str, words: str) -> bool:
    wanted = folded(typed).strip()
    return wanted in (stored, stored.replace("_", " "), folded(words))
