"""Why a process cannot start, as a sentence for the host."""


class Refused(Exception):
    """The process cannot start; `str()` is a sentence for the host, `code` the exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code
