# Cómo se llama la tabla donde se puede elegir, y sobre el mapa.
td-do-theme-drowned_abbey = La abadía anegada
td-map-drowned_abbey = Abadía anegada, nivel { $depth }

td-monster-crabs = Cangrejos
    .gender = pl
    .definite = los Cangrejos
td-monster-eels = Anguilas
    .gender = pl
    .definite = las Anguilas
td-monster-drowned_monks = Monjes Ahogados
    .gender = pl
    .definite = los Monjes Ahogados
td-monster-abbot = Abad de lo Hondo
    .gender = m
    .definite = el Abad de lo Hondo
td-monster-tide_serpent = Serpiente de la Marea
    .gender = f
    .definite = la Serpiente de la Marea

# Los lugares llevan su artículo, para frases como «Sala 2: una celda.»
td-place-flooded_cloister = claustro inundado
    .gender = m
    .indefinite = un claustro inundado
    .definite = el claustro inundado
td-flavour-flooded_cloister-1 = El agua llega aquí a la rodilla, y murmura junto a las paredes.
td-flavour-flooded_cloister-2 = Cada columna tiene una línea de algas, y queda más alta que tu cabeza.
td-place-cell = celda de monje
    .gender = f
    .indefinite = una celda de monje
    .definite = la celda de monje
td-flavour-cell-1 = Una cama, un cuenco, una vela, y los tres con percebes.
td-flavour-cell-2 = Alguien ha rayado en la pared las horas de la marea alta.
td-place-reliquary = relicario
    .gender = m
    .indefinite = un relicario
    .definite = el relicario
td-flavour-reliquary-1 = Cajas de plata cuelgan del techo, fuera del alcance de la marea.
td-flavour-reliquary-2 = Los santos de los nichos contienen todos la respiración.

# Todo lo que dice el juego puede decirse de otro modo.
td-item-idol = Ídolo de coral
    .gender = m
    .indefinite = un ídolo de coral
    .definite = el ídolo de coral
