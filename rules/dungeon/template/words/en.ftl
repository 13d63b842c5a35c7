# What people type for them, and read on the map.
dm-material-beeswax = Beeswax
dm-material-old_letters = Old letters
