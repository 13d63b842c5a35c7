"""Voices as rows, and what commits and deletions do with them."""

from rules.ports import Commit, Voice
from rules.store import voice_statements as sql
from rules.store.engine import Row, Steps, Value


def go_with(change: Commit) -> Steps[None]:
    """Give the voices that wait to the deeds of a change, or take them back from undone ones."""
    adventure = change.adventure.id
    if change.undone_to is not None:
        yield sql.UNTOLD, (adventure, change.undone_to)
        yield sql.UNDONE, (adventure, change.undone_to)
    for each in change.acted:
        yield sql.ACTED, (adventure, each.seat, each.user, each.version)


def forgotten(person: int) -> Steps[None]:
    """Delete what a person said; messages that show it are listed as gone, without the person."""
    yield sql.FORGET_UNSHOWN, (person,)
    yield sql.FORGET, (person,)


def voice_values(voice: Voice) -> tuple[Value, ...]:
    """Return the columns of a voice, in the order of its table."""
    return (
        voice.id,
        voice.adventure,
        voice.user,
        voice.seat,
        voice.speaker,
        voice.name,
        voice.face,
        voice.words,
        voice.state,
        voice.step,
        voice.at,
        voice.edited,
        voice.channel,
        voice.message,
    )


def voice_of(row: Row) -> Voice:
    """Return a voice from its row."""
    ident, adventure, person, seat, speaker, name, face, words, state, step, at, *rest = row
    edited, channel, message = rest
    return Voice(
        id=ident,
        adventure=adventure,
        user=person,
        seat=seat,
        speaker=speaker,
        name=name,
        face=face,
        words=words,
        state=state,
        step=step,
        at=at,
        edited=edited,
        channel=channel,
        message=message,
    )
