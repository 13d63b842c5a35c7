# Namen, und was ein Held kann, in wenigen Worten.
mkd-figure-ash_wolf = Aschenwolf
    .gender = m
    .definite = der Aschenwolf
    .accusative = den Aschenwolf
    .dative = dem Aschenwolf
mkd-figure-wyn = Wyn vom Langen Weg
    .gender = f
mkd-role-wyn = Jägerin
mkd-can-wyn = schießt 6 Felder weit und ist fort, ehe sich jemand umdreht
