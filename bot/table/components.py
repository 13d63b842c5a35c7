"""Discord's rules for components, in messages and in modals."""

from collections.abc import Callable, Iterator, Sequence

from bot.table.api_errors import ErrorTree
from bot.table.discord_types import SELECTS, Json, Kind
from bot.table.file_kinds import check_kinds

Path = tuple[str | int, ...]

_BLOCKS = frozenset({Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR})
_ROW_PARTS = frozenset({Kind.BUTTON}) | SELECTS
_INPUTS = SELECTS | {
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
}
CLASSIC = frozenset({Kind.ROW})
LAYOUT = _BLOCKS | {Kind.CONTAINER}
MODAL = frozenset({Kind.ROW, Kind.TEXT, Kind.LABEL})

_HOLDING = frozenset({"components", "accessory", "component"})
"""The fields of a component that hold others."""
MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_OPTIONS = 10
"""The most options of radio buttons and of a group of boxes."""
MOST_FILES = 10
"""The most files that one field of a modal takes."""


def parts(component: Json) -> list[tuple[Path, Json]]:
    """List the parts of a component, with the place of each."""
    if _HOLDING.isdisjoint(component):
        return []
    inner: list[tuple[Path, Json]] = [
        (("components", n), child)
        for n, child in enumerate(component.get("components") or [])
        if isinstance(child, dict)
    ]
    singles = (key for key in ("accessory", "component") if isinstance(component.get(key), dict))
    return inner + [((key,), component[key]) for key in singles]


def walk(components: Sequence[Json], path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Visit every component, outer before inner, with its place."""
    for n, component in enumerate(components):
        yield from _walk(component, (*path, n))


def _walk(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    yield path, component
    for step, child in parts(component):
        yield from _walk(child, (*path, *step))


def text_of(components: Sequence[Json]) -> list[str]:
    """List the texts a message shows through its components."""
    return [str(c.get("content", "")) for _, c in walk(components) if c.get("type") == Kind.TEXT]


def media_of(component: Json) -> list[Json]:
    """List the media objects a component shows: gallery items, thumbnail, file."""
    if component.get("type") == Kind.GALLERY:
        items = component.get("items") or []
        return [
            i["media"] for i in items if isinstance(i, dict) and isinstance(i.get("media"), dict)
        ]
    found = component.get("file" if component.get("type") == Kind.FILE else "media")
    return [found] if isinstance(found, dict) else []


def check(components: object, allowed: frozenset[Kind], findings: ErrorTree) -> None:
    """Note everything Discord would refuse about the components of one message or modal.

    `allowed` names what may stand at the top: CLASSIC, LAYOUT or MODAL.
    """
    path: Path = ("components",)
    if not isinstance(components, list) or not all(isinstance(c, dict) for c in components):
        findings.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if allowed is not LAYOUT:
        findings.size(path, len(components), 5, 1 if allowed is MODAL else 0)
    for n, component in enumerate(components):
        _check(component, allowed, (*path, n), findings)
    _check_whole(components, path, findings)


def _check_whole(components: list[Json], path: Path, findings: ErrorTree) -> None:
    everything = list(walk(components, path))
    if len(everything) > MOST_COMPONENTS:
        findings.add(path, "BASE_TYPE_BAD_LENGTH", f"At most {MOST_COMPONENTS} components.")
    if sum(len(text) for text in text_of(components)) > MOST_TEXT:
        findings.add(
            path,
            "COMPONENT_MAX_TOTAL_TEXT_DISPLAY_LENGTH_EXCEEDED",
            f"The total text length must be at most {MOST_TEXT}.",
        )
    for key, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        seen: set[object] = set()
        for place, component in everything:
            value = component.get(key)
            if not value:
                continue
            if value in seen:
                findings.add((*place, key), code, f"Component {key} cannot be duplicated")
            seen.add(value)


def _check(component: Json, allowed: frozenset[Kind], path: Path, findings: ErrorTree) -> None:
    kind = component.get("type")
    if kind not in allowed:
        choices = ", ".join(str(int(k)) for k in sorted(allowed))
        findings.add(
            (*path, "type"), "UNION_TYPE_CHOICES", f"Value of field must be in ({choices})."
        )
        return
    _CHECKS[Kind(kind)](component, path, findings)


def _row(row: Json, path: Path, findings: ErrorTree) -> None:
    children = parts(row)
    findings.size((*path, "components"), len(children), 5, 1)
    for step, child in children:
        _check(child, _ROW_PARTS | {Kind.TEXT_INPUT}, (*path, *step), findings)
    if len(children) > 1 and any(c.get("type") != Kind.BUTTON for _, c in children):
        findings.add(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _button(button: Json, path: Path, findings: ErrorTree) -> None:
    style = button.get("style")
    findings.text((*path, "label"), button.get("label"), 80)
    if style not in range(1, 7):
        findings.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, ..., 6).")
    if not button.get("label") and not button.get("emoji"):
        findings.add(
            path, "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI", "A button needs a label or an emoji."
        )
    if style == 5:
        findings.text((*path, "url"), button.get("url"), 512, 1)
        if button.get("custom_id"):
            findings.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A link has no custom_id.",
            )
        return
    findings.text((*path, "custom_id"), button.get("custom_id"), 100, 1)
    if button.get("url"):
        findings.add(path, "BUTTON_COMPONENT_INVALID_URL", "Only a link button has a url.")


def _select(select: Json, path: Path, findings: ErrorTree) -> None:
    findings.text((*path, "custom_id"), select.get("custom_id"), 100, 1)
    findings.text((*path, "placeholder"), select.get("placeholder"), 150)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        findings.add((*path, "max_values"), "BASE_TYPE_BAD_VALUE", "0 <= min <= max <= 25.")
    if select.get("type") == Kind.STRING_SELECT:
        _choices(select, path, findings, 25)
        if most > len(select.get("options") or []):
            findings.add(
                (*path, "max_values"), "BASE_TYPE_BAD_VALUE", "More values than there are options."
            )


def _choices(holder: Json, path: Path, findings: ErrorTree, most: int, least: int = 1) -> None:
    options = [o for o in holder.get("options") or [] if isinstance(o, dict)]
    findings.size((*path, "options"), len(options), most, least)
    seen: set[object] = set()
    for n, option in enumerate(options):
        place = (*path, "options", n)
        findings.text((*place, "label"), option.get("label"), 100, 1)
        findings.text((*place, "value"), option.get("value"), 100, 1)
        findings.text((*place, "description"), option.get("description"), 100)
        if option.get("value") in seen:
            findings.add(
                (*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Value is taken."
            )
        seen.add(option.get("value"))


def _radio_group(group: Json, path: Path, findings: ErrorTree) -> None:
    findings.text((*path, "custom_id"), group.get("custom_id"), 100, 1)
    _choices(group, path, findings, MOST_OPTIONS, 2)
    chosen = [each for each in group.get("options") or () if each.get("default")]
    findings.size((*path, "options"), len(chosen), 1)


def _checkbox_group(group: Json, path: Path, findings: ErrorTree) -> None:
    findings.text((*path, "custom_id"), group.get("custom_id"), 100, 1)
    _choices(group, path, findings, MOST_OPTIONS)
    least, most = group.get("min_values"), group.get("max_values")
    least, most = 1 if least is None else least, MOST_OPTIONS if most is None else most
    if not 0 <= least <= MOST_OPTIONS or not 1 <= most <= MOST_OPTIONS or least > most:
        findings.add((*path, "max_values"), "BASE_TYPE_BAD_VALUE", "0 <= min <= max <= 10.")
    if least == 0 and group.get("required") is not False:
        findings.add((*path, "required"), "BASE_TYPE_BAD_VALUE", "None is enough, so not required.")


def _file_upload(field: Json, path: Path, findings: ErrorTree) -> None:
    findings.text((*path, "custom_id"), field.get("custom_id"), 100, 1)
    least, most = field.get("min_values"), field.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= MOST_FILES or not 1 <= most <= MOST_FILES or least > most:
        findings.add((*path, "max_values"), "BASE_TYPE_BAD_VALUE", "0 <= min <= max <= 10.")
    if least == 0 and field.get("required") is not False:
        findings.add((*path, "required"), "BASE_TYPE_BAD_VALUE", "None is enough, so not required.")
    if field.get("file_types") is not None:
        check_kinds(field["file_types"], (*path, "file_types"), findings)


def _text_input(field: Json, path: Path, findings: ErrorTree) -> None:
    findings.text((*path, "custom_id"), field.get("custom_id"), 100, 1)
    findings.text((*path, "label"), field.get("label"), 45)
    findings.text((*path, "placeholder"), field.get("placeholder"), 100)
    findings.text((*path, "value"), field.get("value"), 4000)
    if field.get("style") not in (1, 2):
        findings.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    for key, least in (("min_length", 0), ("max_length", 1)):
        value = field.get(key)
        if value is not None and not least <= value <= 4000:
            findings.add((*path, key), "NUMBER_TYPE_BAD_RANGE", f"Between {least} and 4000.")


def _named(component: Json, path: Path, findings: ErrorTree) -> None:
    findings.text((*path, "custom_id"), component.get("custom_id"), 100, 1)


def _section(section: Json, path: Path, findings: ErrorTree) -> None:
    texts = section.get("components") or []
    findings.size((*path, "components"), len(texts), 3, 1)
    for n, text in enumerate(texts):
        _check(text, frozenset({Kind.TEXT}), (*path, "components", n), findings)
    accessory = section.get("accessory")
    if not isinstance(accessory, dict):
        findings.add((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
        return
    _check(accessory, frozenset({Kind.BUTTON, Kind.THUMBNAIL}), (*path, "accessory"), findings)


def _text(text: Json, path: Path, findings: ErrorTree) -> None:
    findings.text((*path, "content"), text.get("content"), MOST_TEXT, 1)


def _thumbnail(thumbnail: Json, path: Path, findings: ErrorTree) -> None:
    _shown(thumbnail, "media", path, findings)


def _shown(holder: Json, key: str, path: Path, findings: ErrorTree) -> None:
    description = holder.get("description")
    findings.text((*path, "description"), description, 1024, 1 if description is not None else 0)
    media = holder.get(key)
    url = media.get("url") if isinstance(media, dict) else None
    findings.text((*path, key, "url"), url, 2048, 1)
    if isinstance(url, str) and not url.startswith(("http://", "https://", "attachment://")):
        findings.add((*path, key, "url"), "URL_TYPE_INVALID_SCHEME", "Not a usable address.")


def _gallery(gallery: Json, path: Path, findings: ErrorTree) -> None:
    items = [i for i in gallery.get("items") or [] if isinstance(i, dict)]
    findings.size((*path, "items"), len(items), 10, 1)
    for n, item in enumerate(items):
        _shown(item, "media", (*path, "items", n), findings)


def _file(file: Json, path: Path, findings: ErrorTree) -> None:
    _shown(file, "file", path, findings)


def _separator(separator: Json, path: Path, findings: ErrorTree) -> None:
    if separator.get("spacing", 1) not in (1, 2):
        findings.add((*path, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")


def _container(container: Json, path: Path, findings: ErrorTree) -> None:
    children = parts(container)
    findings.size((*path, "components"), len(children), MOST_COMPONENTS, 1)
    colour = container.get("accent_color")
    if colour is not None and not 0 <= colour <= 0xFFFFFF:
        findings.add((*path, "accent_color"), "NUMBER_TYPE_MAX", "Not a colour.")
    for step, child in children:
        _check(child, _BLOCKS, (*path, *step), findings)


def _label(label: Json, path: Path, findings: ErrorTree) -> None:
    findings.text((*path, "label"), label.get("label"), 45, 1)
    findings.text((*path, "description"), label.get("description"), 100)
    inner = label.get("component")
    if not isinstance(inner, dict):
        findings.add((*path, "component"), "BASE_TYPE_REQUIRED", "This field is required")
        return
    _check(inner, _INPUTS, (*path, "component"), findings)


_CHECKS: dict[Kind, Callable[[Json, Path, ErrorTree], None]] = {
    Kind.ROW: _row,
    Kind.BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    Kind.TEXT_INPUT: _text_input,
    Kind.SECTION: _section,
    Kind.TEXT: _text,
    Kind.THUMBNAIL: _thumbnail,
    Kind.GALLERY: _gallery,
    Kind.FILE: _file,
    Kind.SEPARATOR: _separator,
    Kind.CONTAINER: _container,
    Kind.LABEL: _label,
    Kind.FILE_UPLOAD: _file_upload,
    Kind.RADIO_GROUP: _radio_group,
    Kind.CHECKBOX_GROUP: _checkbox_group,
    Kind.CHECKBOX: _named,
}
