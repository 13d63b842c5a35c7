"""What `make docs` adds to the folder `docs`: pages made from the code, and documents of the root.

Links between documents are made for readers of the repository. Here those to documents that are
pages lead to the page, and those to code become plain text.
"""

import posixpath
import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from commands import every_command  # noqa: E402
from rulebooks import rulebooks  # noqa: E402

DOCUMENTS = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "SECURITY.md": "SECURITY.md",
    "tests/README.md": "tests.md",
}
"""Documents that do not lie in `docs`, and their pages."""
COMMANDS = "COMMANDS.md"
"""The page below whose table every command follows."""
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
IMAGE = re.compile(r'src="docs/')


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add every page that is made, and list the games and the decisions in the menu."""
    for name, page in DOCUMENTS.items():
        files.append(File.generated(config, page, content=_read(name)))
    games = []
    for key, title, content in rulebooks():
        files.append(File.generated(config, f"games/{key}.md", content=content))
        games.append({title: f"games/{key}.md"})
    records = sorted(path.name for path in (ROOT / "docs" / "adr").glob("0*.md"))
    config.nav = _listed(
        config.nav, {"games/": games, "adr/": [f"adr/{each}" for each in ("README.md", *records)]}
    )
    return files


def _listed(nav: object, folders: dict[str, list[object]]) -> object:
    """Return the menu with each folder that it names replaced by a list of its pages."""
    if isinstance(nav, list):
        return [_listed(each, folders) for each in nav]
    if isinstance(nav, dict):
        return {title: _listed(each, folders) for title, each in nav.items()}
    return folders.get(nav, nav) if isinstance(nav, str) else nav


def _read(name: str) -> str:
    """Return a document of the root with its pictures where pages look for them."""
    return IMAGE.sub('src="', (ROOT / name).read_text("utf-8"))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Lead links to the pages of what they name; of code, leave the words. Add the commands."""
    uri = page.file.src_uri
    if uri == COMMANDS:
        markdown += f"\n{every_command()}"
    source = {there: name for name, there in DOCUMENTS.items()}.get(uri, f"docs/{uri}")

    def led(found: re.Match[str]) -> str:
        text, target = found[1], found[2]
        if re.match(r"[a-z]+:|#", target):
            return found[0]
        path, mark, anchor = target.partition("#")
        named = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        there = _page_of(named, files)
        if there is None:
            # What is not there stays a link, which a strict build then calls dead.
            return text if (ROOT / named).exists() else found[0]
        return f"[{text}]({posixpath.relpath(there, posixpath.dirname(uri) or '.')}{mark}{anchor})"

    return LINK.sub(led, markdown)


def _page_of(named: str, files: Files) -> str | None:
    """Return the page of a file of the repository, or None where it is none."""
    game = re.fullmatch(r"rules/systems/(\w+)/README\.md", named)
    pages = [
        DOCUMENTS.get(named),
        named.removeprefix("docs/") if named.startswith("docs/") else None,
        "adr/README.md" if named == "docs/adr" else None,
        f"games/{game[1].replace('_', '-')}.md" if game else None,
    ]
    return next((page for page in pages if page and files.get_file_from_path(page)), None)
