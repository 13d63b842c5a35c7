"""How the delve's tokens and Monsters behave."""
