# Was man dafür eingibt und auf der Karte liest.
dm-material-beeswax = Bienenwachs
    .gender = n
dm-material-old_letters = Alte Briefe
    .gender = pl
    .dative = alten Briefen

# Was herumsteht.
dm-furnishing-vat = ein Bottich Wachs
    .gender = m
dm-furnishing-mould_shelf = ein Regal mit Kerzenformen
    .gender = n

# Was wartet: der Name auf der Karte der Spielleitung und der Satz in der Legende.
dm-brings-wax_flood = eine Flut heißen Wachses
    .gender = f
dm-brings-wax_flood-key = Der Boden gibt über einem Becken heißen Wachses nach; ein Hebel in der Wand leert es.
dm-brings-seal_press = eine Siegelpresse
    .gender = f
dm-brings-seal_press-key = Eine silberne Presse siegelt Briefe, die niemand zu öffnen wagt. Sie ist ein kleines Haus wert.
