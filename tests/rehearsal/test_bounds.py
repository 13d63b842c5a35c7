"""What a rehearsal may never ask for, whatever a trial wants."""

from typing import Any

import pytest

from bot.rehearsal.bounds import Bounds, OutOfBounds

NAMED, OTHER, THREAD = "1400000000000000001", "1400000000000000002", "1400000000000000003"
GUILD, APP, THEIRS = "1400000000000000004", "1400000000000000005", "1400000000000000006"
MARK = "rehearsal_12ab"
MARKED = {"name": MARK, "content": MARK}


@pytest.fixture
def bounds() -> Bounds:
    made = Bounds(MARK, {NAMED}, me=APP)
    made.note("POST", f"/channels/{NAMED}/threads", 201, {"id": THREAD})
    return made


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", f"/channels/{OTHER}/messages", MARKED),
        ("POST", f"/channels/{OTHER}/threads", MARKED),
        ("POST", f"/channels/{OTHER}/typing", None),
        ("POST", f"/channels/{NAMED}/messages", {"content": "without a mark"}),
        ("POST", f"/channels/{NAMED}/threads", {"name": "without a mark"}),
        ("PATCH", f"/channels/{NAMED}", MARKED),
        ("DELETE", f"/channels/{NAMED}", None),
        ("PATCH", f"/channels/{NAMED}/messages/{THEIRS}", MARKED),
        ("DELETE", f"/channels/{NAMED}/messages/{THEIRS}", None),
        ("POST", f"/channels/{NAMED}/messages/{THEIRS}/threads", MARKED),
        ("PUT", f"/channels/{NAMED}/messages/pins/{THEIRS}", None),
        ("PUT", f"/channels/{NAMED}/permissions/{THEIRS}", {}),
        ("PUT", f"/channels/{THREAD}/thread-members/{THEIRS}", None),
        ("POST", f"/applications/{APP}/commands", {"name": "adventure"}),
        ("PUT", f"/applications/{APP}/commands", [MARKED]),
        ("PUT", f"/applications/{APP}/guilds/{GUILD}/commands", [MARKED]),
        ("DELETE", f"/applications/{APP}/commands/{THEIRS}", None),
        ("PATCH", f"/applications/{APP}/guilds/{GUILD}/commands/{THEIRS}", MARKED),
        ("POST", f"/applications/{APP}/emojis", {"name": "die"}),
        ("DELETE", f"/applications/{APP}/emojis/{THEIRS}", None),
        ("PATCH", "/applications/@me", {}),
        ("PATCH", "/users/@me", {"username": MARK}),
        ("POST", f"/guilds/{GUILD}/scheduled-events", {"name": "Games"}),
        ("PATCH", f"/guilds/{GUILD}/scheduled-events/{THEIRS}", MARKED),
        ("POST", f"/guilds/{GUILD}/channels", MARKED),
        ("DELETE", f"/guilds/{GUILD}/members/{THEIRS}", None),
        ("DELETE", f"/users/@me/guilds/{GUILD}", None),
    ],
)
def test_what_was_not_made_here_is_not_touched(
    bounds: Bounds, method: str, path: str, body: Any
) -> None:
    with pytest.raises(OutOfBounds):
        bounds.check(method, path, body)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", f"/channels/{OTHER}/messages", None),
        ("POST", f"/channels/{NAMED}/messages", MARKED),
        ("POST", f"/channels/{THREAD}/messages", {"content": "without a mark"}),
        ("PATCH", f"/channels/{THREAD}", {"name": "New"}),
        ("PUT", f"/channels/{THREAD}/thread-members/@me", None),
        ("DELETE", f"/channels/{THREAD}", None),
        ("POST", "/channels/12/messages", MARKED),
        ("POST", f"/applications/{APP}/guilds/{GUILD}/commands", MARKED),
        ("POST", "/users/@me/channels", {"recipient_id": APP}),
    ],
)
def test_what_is_ours_may_be_tried(bounds: Bounds, method: str, path: str, body: Any) -> None:
    bounds.check(method, path, body)


def test_what_was_made_may_be_changed_and_is_known_until_it_is_gone(bounds: Bounds) -> None:
    told: list[int] = []
    bounds.changed = lambda: told.append(len(bounds.standing))
    path = f"/channels/{NAMED}/messages"
    bounds.note("POST", path, 200, {"id": THEIRS})
    bounds.check("PATCH", f"{path}/{THEIRS}", {"content": "other words"})
    bounds.check("PUT", f"{path}/{THEIRS}/reactions/x/@me", None)
    bounds.note("DELETE", f"{path}/{THEIRS}", 204, None)
    assert told == [2, 1]
    with pytest.raises(OutOfBounds):
        bounds.check("DELETE", f"{path}/{THEIRS}", None)


def test_an_empty_list_of_a_servers_commands_may_be_filled_with_ours(bounds: Bounds) -> None:
    path = f"/applications/{APP}/guilds/{GUILD}/commands"
    bounds.note("GET", path, 200, [])
    bounds.check("PUT", path, [MARKED])
    with pytest.raises(OutOfBounds):
        bounds.check("PUT", path, [MARKED, {"name": "other"}])
    bounds.note("PUT", path, 200, [{"id": THEIRS}])
    assert f"{path}/{THEIRS}" in bounds.standing


def test_after_many_refusals_nothing_is_asked_any_more(bounds: Bounds) -> None:
    for _ in range(bounds.most_refused):
        bounds.note("GET", "/users/@me", 403, None)
    with pytest.raises(OutOfBounds):
        bounds.check("GET", "/users/@me", None)
