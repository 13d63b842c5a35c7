"""The connection to Discord: the client, its limits, and the channels and servers it knows."""
