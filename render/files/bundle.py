"""Zip files that have the same bytes whenever they are made."""

from collections.abc import Mapping
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

EPOCH = (1980, 1, 1, 0, 0, 0)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return a zip of files, given by their names."""
    whole = BytesIO()
    with ZipFile(whole, "w") as archive:
        for name, data in files.items():
            entry = ZipInfo(name, EPOCH)
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return whole.getvalue()
