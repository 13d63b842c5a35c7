"""The panel of a server."""
