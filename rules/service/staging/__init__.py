"""Games that begin in a state which a developer names, on servers that the owner has marked."""
