# Nombres, y lo que sabe hacer un héroe, en pocas palabras.
mkd-figure-ash_wolf = Lobo de ceniza
    .gender = m
mkd-figure-wyn = Wyn del Largo Camino
    .gender = f
mkd-role-wyn = cazadora
mkd-can-wyn = dispara a 6 casillas, y se va antes de que nadie se gire
