"""The connection to Discord: the client, its limits, and access to channels and servers."""
