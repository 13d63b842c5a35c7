# What people type for them, and read on the map.
dm-material-beeswax = Beeswax
dm-material-old_letters = Old letters

# What stands about.
dm-furnishing-vat = a vat of wax
dm-furnishing-mould_shelf = a shelf of candle moulds

# What waits: its name on the keeper's map, and its sentence in the key.
dm-brings-wax_flood = a flood of hot wax
dm-brings-wax_flood-key = The floor gives way to a basin of hot wax; a lever in the wall drains it.
dm-brings-seal_press = a seal press
dm-brings-seal_press-key = A press of silver seals letters nobody dares to open. It is worth a small house.
