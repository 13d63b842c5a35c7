"""What the process makes is whole when it is made: nobody sets attributes of others afterwards.

A method of an object may be told something, and records (dataclasses that are not frozen) are
changed by the code of their own package.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath

from tests.structure.sources import Nodes, calls, nodes
from tests.support.sources import nodes_in

LIBRARY = "discord.py has no other way"
MACHINE = "the local table stands for Discord: the library is led to it, and back afterwards"
ALLOWED = {
    ("bot/commands/simulate.py", "asked.players"): "argparse's record of what was typed",
    ("bot/commands/simulate.py", "asked.compare"): "argparse's record of what was typed",
    ("bot/gateway/access_events.py", "thread.me"): LIBRARY,
    ("bot/gateway/client.py", "discord.VoiceClient.warn_dave"): LIBRARY,
    ("bot/gateway/client.py", "discord.VoiceClient.warn_nacl"): LIBRARY,
    ("bot/gateway/client.py", "intents.guilds"): LIBRARY,
    ("bot/gateway/client.py", "self._connection.shard_count"): LIBRARY,
    ("bot/gateway/client.py", "self._connection.shard_ids"): LIBRARY,
    ("bot/gateway/heartbeats.py", "http.ws_connect"): LIBRARY,
    ("bot/gateway/hindrances.py", "free.timed_out_until"): "a copy, which is thrown away",
    ("bot/gateway/joining.py", "client.http.connector"): LIBRARY,
    ("bot/gateway/measured.py", "context.began"): "what aiohttp's traces are given it for",
    ("bot/gateway/session_starts.py", "self._known.limits.remaining"): LIBRARY,
    ("bot/rehearsal/person/ears.py", "discord.VoiceClient.warn_dave"): LIBRARY,
    ("bot/rehearsal/person/ears.py", "discord.VoiceClient.warn_nacl"): LIBRARY,
    ("bot/table/channels.py", "setattr(channel, key, value)"): "fields of a record, by their names",
    ("bot/table/connect.py", "DiscordWebSocket.DEFAULT_GATEWAY"): MACHINE,
    ("bot/table/connect.py", "Route.BASE"): MACHINE,
    ("cogs/base/choices.py", "command.__signature__"): LIBRARY,
    ("cogs/cards/messages.py", "item.items"): LIBRARY,
    ("cogs/voices/old_lines.py", "item.content"): LIBRARY,
}
"""Assignments that stay, by file, and why; one that is no more has to go from here."""
OWN = {"self", "cls"}
FILLED = {"NamedTuple", "Protocol", "TypedDict", "Model", "BaseModel", "BaseSettings"}
"""Kinds of classes whose constructor takes what they declare."""


def test_nobody_sets_an_attribute_of_something_that_was_made_before() -> None:
    found = set(_foreign(nodes("bot", "cogs")))
    assert found - ALLOWED.keys() == set()
    assert ALLOWED.keys() - found == set(), "these are allowed and done no more"


def test_no_class_declares_an_attribute_and_leaves_it_to_others() -> None:
    assert sorted(_promised(nodes("bot", "cogs"))) == []


def test_a_declared_attribute_is_set_by_its_class_or_its_kind() -> None:
    source = """
        class Sender:
            responder: Responder
            store: Store
            count: int = 0
            def __init__(self, store):
                self.store = store
                self.watch: Watch
        class Means(NamedTuple):
            store: Store
        class More(Means):
            watch: Watch
        @dataclass(frozen=True)
        class Asked:
            game: str
    """
    tree = nodes_in("\n".join(line[8:] for line in source.splitlines()))
    found = set(_promised({"bot/posting/a.py": tree}))
    assert found == {("Sender", "responder"), ("Sender", "watch")}


def test_the_walk_finds_what_it_is_to_find() -> None:
    source = """
        class Poster:
            def __init__(self, made):
                self.name = self.other = ""
                made.responder, (self.more, made.held) = 1, (2, 3)
                self.sender.responder = 4
                made.times += 1
                del made.left
                made.told: int = 5
                for made.each in (): pass
                with made as made.open: pass
                setattr(made, "watch", 6)
                made.at[7] = 8
    """
    tree = nodes_in("\n".join(line[8:] for line in source.splitlines()))
    assert {what for _, what in _foreign({"bot/posting/a.py": tree})} == {
        "made.responder", "made.held", "self.sender.responder", "made.times", "made.left",
        "made.told", "made.each", "made.open", "setattr(made, 'watch', 6)",
    }  # fmt: skip


def test_records_may_be_changed_in_their_own_package_alone() -> None:
    record = nodes_in("@dataclass\nclass Pulse:\n    beat: float\n")
    frozen = nodes_in("@dataclass(frozen=True)\nclass Pulse:\n    beat: float\n")
    change = nodes_in("pulse.beat = 1.0")
    here, there = "bot/watching/a.py", "bot/posting/a.py"
    assert set(_foreign({"bot/watching/b.py": record, here: change})) == set()
    assert set(_foreign({"bot/watching/b.py": record, there: change})) == {(there, "pulse.beat")}
    assert set(_foreign({"bot/watching/b.py": frozen, here: change})) == {(here, "pulse.beat")}


def _foreign(found: Mapping[str, Nodes]) -> Iterator[tuple[str, str]]:
    """Yield what is set of other objects than `self`, but for fields of records: file, and what."""
    fields: dict[PurePosixPath, set[str]] = {}
    for path, tree in found.items():
        fields.setdefault(PurePosixPath(path).parent, set()).update(_fields_of_records(tree))
    for path, tree in found.items():
        known = fields[PurePosixPath(path).parent]
        for node in tree:
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
                own = isinstance(node.value, ast.Name) and node.value.id in OWN
                if not own and node.attr not in known:
                    yield path, ast.unparse(node)
        for name, call in calls(tree):
            if name in {"setattr", "delattr"}:
                yield path, ast.unparse(call)


def _promised(found: Mapping[str, Nodes]) -> Iterator[tuple[str, str]]:
    """Yield attributes that a class declares without a value and never sets: class, and name."""
    classes = [node for tree in found.values() for node in tree if isinstance(node, ast.ClassDef)]
    bases: dict[str, set[str]] = {}
    for each in classes:
        bases.setdefault(each.name, set()).update(map(ast.unparse, each.bases))

    def takes_what_it_declares(each: str) -> bool:
        return each in FILLED or any(map(takes_what_it_declares, bases.get(each, ())))

    for each in classes:
        made = any("dataclass" in ast.unparse(decorator) for decorator in each.decorator_list)
        if made or any(takes_what_it_declares(ast.unparse(base)) for base in each.bases):
            continue
        nodes = list(ast.walk(each))
        bare = [n.target for n in nodes if isinstance(n, ast.AnnAssign) and n.value is None]
        stored = [n for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)]
        given = {n.attr for n in stored if n not in bare}
        own = [n.attr for n in bare if isinstance(n, ast.Attribute)]
        own += [n.id for n in bare if isinstance(n, ast.Name) and _stands_in(each, n)]
        yield from ((each.name, name) for name in own if name not in given)


def _stands_in(each: ast.ClassDef, name: ast.Name) -> bool:
    """Return whether a declaration is the class's own, and none of a method's variables."""
    return any(isinstance(line, ast.AnnAssign) and line.target is name for line in each.body)


def _fields_of_records(tree: Nodes) -> Iterator[str]:
    """Yield the fields of all dataclasses of a module that are not frozen."""
    for node in tree:
        if isinstance(node, ast.ClassDef) and any(map(_makes_a_record, node.decorator_list)):
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    yield line.target.id


def _makes_a_record(decorator: ast.expr) -> bool:
    says = ast.unparse(decorator)
    return says.startswith("dataclass") and "frozen=True" not in says
