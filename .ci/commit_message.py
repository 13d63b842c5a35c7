#!/usr/bin/env python3
"""Look whether a commit's message has the form that CONTRIBUTING asks for: git calls it as a hook.

`python3 .ci/commit_message.py FILE` does the same for a message in a file. It needs nothing but
Python.
"""

import sys
from pathlib import Path

LONGEST = 72
"""Letters of a subject, which is what lists of commits show."""
SCISSORS = "# ------------------------ >8 ------------------------"
WRITTEN_BY_GIT = ("Merge ", "fixup! ", "squash! ", "amend! ")


def faults(message: str) -> list[str]:
    """Return what is wrong with a message, a sentence for each fault."""
    own = message.partition(SCISSORS)[0]
    lines = [line.rstrip() for line in own.splitlines() if not line.startswith("#")]
    subject, *rest = "\n".join(lines).strip().split("\n")
    if subject.startswith(WRITTEN_BY_GIT):
        return []
    found = []
    if not subject:
        found.append("The message is empty.")
    if len(subject) > LONGEST:
        found.append(f"The subject has {len(subject)} letters; at most {LONGEST} fit into a list.")
    if subject.endswith("."):
        found.append("The subject is a heading: it ends without a full stop.")
    if rest and rest[0]:
        found.append("The second line is blank: it separates the subject from the body.")
    if not any(rest):
        found.append("A body is missing: it says why, which the diff cannot.")
    return found


def main() -> int:
    """Refuse the message in the file that git names, with all that is wrong with it."""
    found = faults(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for each in found:
        print(each, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
