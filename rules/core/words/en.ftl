# Words shared by every system. Keys of a system start with its own prefix.

dir-n = north
dir-e = east
dir-s = south
dir-w = west

option-on = on
option-off = off
