# Lo que hace cada ajuste, y por qué reglas.

three-dice-option-mode-about = Las tablas completas, o las clásicas, más antiguas, con cavernas, huida más cara y sin artefactos (TD-074, HR-033).
three-dice-option-level-theme-about = Si cada nivel es normal, de no muertos o a elección del grupo (TD-065).
three-dice-option-level-theme-packed = Los niveles son los de { $packs }, por turnos, se elija aquí lo que se elija.
three-dice-option-goal-about = Lo que acaba la partida. Sin objetivo y sin la misión, solo la muerte (TD-025, TD-047).
three-dice-option-decisions-about = Quién decide por todo el grupo, como adónde ir o si huir (TD-064).
three-dice-option-loot-about = Qué héroe se lleva el único tesoro de una sala (TD-062).
three-dice-option-assign-about = Si los tres dados son CUERPO, MENTE y ESPÍRITU según salen, o cada cual los reparte (TD-001).
three-dice-option-exit-placement-about = Si es el grupo o son los dados quien coloca las salidas de una sala nueva (TD-014).
three-dice-option-training-every-level-about = Monstruos más débiles en las dos primeras salas de cada nivel, no solo del primero (TD-028, TD-029).
three-dice-option-empty-room-xp-about = Si el dado de monstruo de una sala vacía cuenta para la experiencia (TD-036, HR-022).
three-dice-option-rover-xp-about = Cuánta experiencia da un monstruo errante (TD-042).
three-dice-option-one-artifact-per-vault-about = Una bóveda da un artefacto, por muchos trozos de mapa que traigas (TD-035).
three-dice-option-artifact-reuse-about = Si un artefacto sirve una vez, o una vez en cada nivel de su dueño (TD-050, TD-051).
three-dice-option-allow-ascend-about = Puedes subir por las escaleras de un nivel al de arriba (TD-049).
three-dice-option-mp-six-about = Lo que significa un seis entre varios dados de monstruo: nada por ese dado, o una sala vacía (TD-059).
three-dice-option-mp-xp-about = Cuáles de varios dados de monstruo cuentan para la experiencia (TD-061).
three-dice-option-mp-order-about = En qué orden atacan los héroes en una ronda (TD-063).
three-dice-option-waiting-about = Si quienes esperan a otros encuentran monstruos errantes, como si volvieran (TD-041, HR-024).
three-dice-option-split-party-about = El grupo puede separarse; sus partes se turnan entonces (TD-064, HR-024).
three-dice-option-three-artifact-quest-about = Un artefacto de cada uno de tres niveles gana la partida (HR-010).
three-dice-option-monster-hp-per-dungeon-level-about = Cada nivel bajo el primero da a cada monstruo un punto de golpe más (HR-001).
three-dice-option-extra-monster-per-dungeon-level-about = Cada nivel bajo el primero añade un monstruo más de la misma clase (HR-012).
three-dice-option-attribute-drop-per-dungeon-level-about = Cada nivel más profundo baja uno todos los máximos, aunque nunca por debajo de uno (HR-007).
three-dice-option-rising-xp-about = Cada nivel de héroe cuesta cincuenta puntos más que el anterior (HR-002).
three-dice-option-reset-rewards-about = Cuándo se pierden todas las recompensas: con cada nivel del héroe, de la mazmorra, o nunca (HR-003).
three-dice-option-undead-levels-about = Qué niveles son de no muertos, elija lo que elija el grupo (HR-011).
three-dice-option-undead-levels-packed = Los niveles son los de { $packs }, se elija aquí lo que se elija.
three-dice-option-temple-rest-about = Los héroes pueden descansar una vez por visita en un templo despejado, a riesgo de un monstruo (HR-005).
three-dice-option-escape-roll-about = Con un 1 o un 2 escapas de un combate a la sala de la que venías (HR-006).
three-dice-option-flee-original-about = Siempre puedes huir de un combate, por un punto de cada atributo (HR-008).
three-dice-option-flee-table-about = Siempre puedes huir de un combate; un dado fija el precio (HR-009).
three-dice-option-inventory-limit-about = Cuántas cosas puede llevar un héroe (HR-013).
three-dice-option-drop-and-pickup-about = Los héroes pueden dejar cosas y volver a recogerlas (HR-014).
three-dice-option-secret-search-about = Donde no hay salida, una búsqueda puede encontrar una puerta secreta (TD-070, HR-015).
three-dice-option-search-trap-about = Un 1 al buscar hace saltar una trampa y cuesta un punto (HR-016).
three-dice-option-locked-doors-about = Las salidas nuevas pueden estar cerradas; las abre una llave o la fuerza (HR-017).
three-dice-option-key-instead-of-none-about = Una llave siempre que el dado de tesoro no muestra nada (HR-018).
three-dice-option-used-artifact-counts-about = Un artefacto gastado aún abre las escaleras (TD-048, HR-020). Para la misión cuenta en todo caso (HR-010).
three-dice-option-boots-by-level-about = Las botas veloces sirven una vez en cada nivel de su dueño, en vez de una sola vez (TD-052, HR-021).
three-dice-option-duel-about = Los héroes pueden batirse en duelo (HR-023).
three-dice-option-hp-pool-about = Un fallo cuesta puntos de golpe en vez de atributos. Son un dado, o más amable, un dado más seis (HR-036).

## Paquetes

td-pack-one-nobody = Una tabla de monstruos necesita «none» en una sola cara, donde no hay nadie. Aquí está en { $count }.
td-pack-monster-twice = «{ $id }» está en dos caras. Da a cada monstruo una cara, al más débil la más baja.
td-pack-needs-place = { $shape ->
    [vault] Ninguna cara tiene un lugar con la forma «vault». Sin él nadie puede encontrar un artefacto.
   *[other] Ninguna cara tiene un lugar con la forma «{ $shape }». Sin él nadie puede bajar.
}
td-pack-needs-fragment = Ninguna cara tiene un «fragment». Sin él nadie puede encontrar un artefacto.
td-pack-place-twice = «{ $id }» es el id de dos lugares distintos. Da otro id a uno de ellos.

pack-count-three-dice-tables = { $count ->
    [one] 1 tabla
   *[other] { $count } tablas
}
