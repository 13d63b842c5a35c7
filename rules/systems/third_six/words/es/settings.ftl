# Lo que hace cada ajuste, y por qué reglas.

third-six-option-goal-about = Lo que acaba la partida. Sin objetivo, solo la muerte (TS-052).
third-six-option-start-level-about = El nivel de los nuevos héroes; las escaleras piden héroes de nivel 2 (TS-003, TS-029).
third-six-option-map-about = Cuántas salas caben en cada nivel de la mazmorra (TS-032).
third-six-option-decisions-about = Quién decide por todo el grupo (TS-026).
third-six-option-order-about = En qué orden actúan los héroes en un combate (TS-004).
third-six-option-first-level-bonus-about = El primer nivel también suma su MEN y sus PG, como todos los demás (TS-003).
third-six-option-mnd-attack-about = Si MEN baja uno un dado fallido o repite la tirada (TS-007).
third-six-option-lockpick-about = Si forzar una cerradura siempre sale bien, o pide una tirada (TS-008, TS-009).
third-six-option-start-spells-about = Si los Magos y los Elfos eligen sus primeros hechizos o los sacan a los dados (TS-012, TS-013).
third-six-option-scroll-readable-by-all-about = Si todos pueden leer pergaminos, o solo los héroes que conocen hechizos (TS-047).
third-six-option-foe-count-about = Si aparece un enemigo por cada héroe, o solo uno (TS-035).
third-six-option-boss-table-about = Qué jefes guardan las escaleras: la primera lista o la posterior del autor (TS-036, TS-056).
third-six-option-boss-table-packed = Jefes de { $packs } guardan las escaleras, sea cual sea la lista elegida aquí.
third-six-option-boss-scaling-about = Si los grupos mayores encuentran más jefes de los que dice la lista (TS-036).
third-six-option-fallen-limit-about = Cuántos héroes deben morir para que acabe la partida (TS-052).
third-six-option-depth-limit-about = Qué nivel limita hasta dónde puedes bajar: el más bajo o el más alto (TS-029, TS-060).
third-six-option-recruit-in-town-about = En la ciudad, un nuevo héroe puede sustituir a uno caído (TS-049, TS-052).

## Paquetes

ts-pack-many-classes = Un paquete no puede tener más de { $most } clases.
ts-pack-face-twice = La cara { $face } de esta tabla tiene dos entradas. Da a cada cara solo una.
ts-pack-boss-nowhere = Este jefe no tiene cara en el dado, así que nadie lo encontraría. Dale una.
ts-pack-closings = Las cámaras fuertes y las escaleras no tienen salidas que cerrar. Quita closings, o haz una cámara.
ts-pack-no-stairs = Ninguna cara del dado de trazado tiene ya escaleras, así que nadie podría bajar. Deja la cara { $face } como está, o pon escaleras en otra.
ts-pack-no-chamber = Ninguna cara del dado de trazado tiene ya una cámara, así que todo camino acabaría al momento. Pon una cámara en alguna.

pack-count-third-six-classes = { $count ->
    [one] 1 clase
   *[other] { $count } clases
}
pack-count-third-six-foes = { $count ->
    [one] 1 enemigo
   *[other] { $count } enemigos
}
pack-count-third-six-bosses = { $count ->
    [one] 1 jefe
   *[other] { $count } jefes
}
pack-count-third-six-layouts = { $count ->
    [one] 1 trazado de salas
   *[other] { $count } trazados de salas
}
