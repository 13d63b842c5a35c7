# What the values of settings are called, whatever the setting; a system may have words of its own.

value-on = on
value-off = off
value-live = live
value-post = by post
value-custom = custom
value-none = none
value-vote = by vote
value-random = at random
value-player = a player chooses

setting-preset = Preset
setting-pace = Pace
