"""Why a process cannot start, as a sentence for the host."""

MISCONFIGURED = 78
"""The exit code (EX_CONFIG) of errors that only a person can mend, so that a restart is useless."""


class Refused(Exception):
    """The process cannot start; `str()` is a sentence for the host, `code` the exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code
