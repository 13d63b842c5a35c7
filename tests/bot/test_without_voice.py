"""The program has no voice: it does without the libraries that Discord's client has for that."""

import subprocess
import sys
import textwrap

WITHOUT = textwrap.dedent(
    """
    import sys, warnings
    from importlib.abc import MetaPathFinder

    warnings.simplefilter("error")
    warnings.filterwarnings("ignore", "module 'sre_", DeprecationWarning)

    class Nowhere(MetaPathFinder):
        def find_spec(self, name, path, target=None):
            if name.partition(".")[0] in ("audioop", "nacl", "davey"):
                print("asked for", name)
                raise ModuleNotFoundError(name=name)

    sys.meta_path.insert(0, Nowhere())
    import bot.commands.cli
    import discord
    print("loaded", discord.__name__)
    """
)


def test_the_program_loads_without_the_codec_of_voice() -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert lines[-1] == "loaded discord"
    assert "asked for audioop" not in lines
