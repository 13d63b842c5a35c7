"""Every picture that is sent has an alt text: no file goes out whose picture nobody described."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
NO_PICTURES = (".json", ".zip", ".html", ".md", ".txt")
"""Endings of files that need none."""
NAMED_ELSEWHERE = {
    "cogs/history/looking_back.py": "a story: `ending` is md or html",
    "cogs/privacy/privacy.py": "the data of a person, as JSON or packed",
    "cogs/campaigns/campaign.py": "a campaign, as JSON or packed",
    "cogs/dungeons/dungeon_messages.py": "the keeper's key, as text",
}
"""Modules whose files have names made elsewhere, and what these files are."""


def sent_files() -> Iterator[tuple[str, ast.Call]]:
    """Every place where the program makes a file for Discord."""
    for folder in ("cogs", "bot"):
        for module in sorted((ROOT / folder).rglob("*.py")):
            text = module.read_text("utf-8")
            for node in ast.walk(ast.parse(text)) if "File" in text else ():
                if isinstance(node, ast.Call) and is_file(node.func):
                    yield str(module.relative_to(ROOT)), node


def is_file(made: ast.expr) -> bool:
    """Whether what is called is `File` or `discord.File`."""
    match made:
        case ast.Name("File") | ast.Attribute(ast.Name("discord"), "File"):
            return True
        case _:
            return False


def ends_as_no_picture(call: ast.Call) -> bool:
    """Whether the name that a file is given ends as no picture's does."""
    name = call.args[1] if len(call.args) > 1 else None
    if isinstance(name, ast.JoinedStr):
        name = name.values[-1]
    return (
        isinstance(name, ast.Constant)
        and isinstance(name.value, str)
        and name.value.endswith(NO_PICTURES)
    )


def test_every_file_is_described_or_no_picture() -> None:
    described, named = 0, set()
    for module, call in sent_files():
        if any(keyword.arg == "description" for keyword in call.keywords):
            described += 1
        elif not ends_as_no_picture(call):
            named.add(module)
    assert described == 3, "maps of messages, faces of posts, and files of dungeons"
    assert named == NAMED_ELSEWHERE.keys()
