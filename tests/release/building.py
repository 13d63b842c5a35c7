"""Wheel, sdist and image of a release, built from a clean copy of the project."""

import shutil
import tempfile
from pathlib import Path

from tests.release.project import ARTEFACTS, Refused, python, run
from tests.support.checkouts import project

DAEMON = 20
"""Seconds that docker has for saying whether it can build."""


def build_packages(version: str) -> list[str]:
    """Build wheel and sdist into the artefacts; return their names."""
    to = ARTEFACTS / version
    shutil.rmtree(to, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        project(Path(folder))
        python("build", "--no-isolation", "--sdist", "--wheel", "--outdir", str(to), folder)
    return sorted(path.name for path in to.iterdir())


def build_image(version: str) -> str:
    """Build the image where docker can; return its name, or why it was not built."""
    if shutil.which("docker") is None:
        return "not built: there is no docker here"
    try:
        run("docker", "info", seconds=DAEMON)
    except Refused:
        return "not built: docker is here, and its service does not answer"
    name = f"undercroft:{version}"
    with tempfile.TemporaryDirectory() as folder:
        project(Path(folder))
        run("docker", "build", "--tag", name, folder)
    return name
