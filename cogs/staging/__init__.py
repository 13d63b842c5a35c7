"""Games in a state that a developer names: a command in servers that the owner has marked."""
