"""The hall of fame and the dungeon of the day."""
