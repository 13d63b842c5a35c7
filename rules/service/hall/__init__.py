"""The hall of fame of a server, and the dungeon of the day."""
