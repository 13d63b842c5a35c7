# Lo que hace cada ajuste, y según qué reglas.

mkd-delve-option-heroes-about = Cuántos héroes lleva cada persona (RG-001).
mkd-delve-option-points-about = Lo máximo que pueden valer juntos los héroes de un equipo; a equipos más fuertes, monstruos más fuertes (B-16, RG-011, RG-013).
mkd-delve-option-chests-about = Lo peligrosas que son las trampas de los cofres, y lo bueno que es su contenido (RG-009).
mkd-delve-option-theme-about = Si aquí solo viven monstruos de un tipo (RG-021).
mkd-delve-option-theme-packed = También vienen monstruos de { $packs }, sean del tipo que sean.
mkd-delve-option-monsters-about = Si los monstruos actúan todos a la vez, o la mesa tira por ellos de uno en uno (RG-002, B-21).
mkd-delve-option-order-about = Si los equipos actúan por orden de asiento, o quien llegue primero (RG-002, B-20).
mkd-delve-option-ranged-in-melee-about = Si un héroe puede disparar con un rival al lado (RG-002, B-40).
mkd-delve-option-adjust-match-about = Qué monstruos vienen por los puntos de una ficha: de ese valor o menos, o de ese valor exacto (RG-104).
mkd-delve-option-captives-about = Si un monstruo que un héroe lleva cautivo impide que su nivel quede despejado (RG-055).
mkd-delve-option-artifacts-about = En la mazmorra hay artefactos (RG-009).
mkd-delve-option-dressing-about = En la mazmorra hay muebles y pilares, que cortan pasos y líneas (RG-009).
mkd-delve-option-level-tiles-about = Hasta cuántas losetas crece cada nivel (RG-007).
mkd-delve-option-levels-about = Cuántos niveles hay; de cada uno bajan escaleras (RG-007, RG-008).
mkd-delve-option-boss-about = Un amo guarda el último cofre de cada nivel (RG-016, RG-018).
mkd-delve-option-hard-about = Los equipos de 50 puntos como mucho encuentran más tarde seis fichas más fuertes (RG-011, RG-012).
mkd-delve-option-secret-through-walls-about = Los pasillos secretos atraviesan también muros impresos (RG-038).
mkd-delve-option-treasures-about = Cuántos cofres puede haber en un nivel (RG-009).
mkd-delve-option-terrain-about = Cuántas puertas y marcadores de terreno puede haber en un nivel (RG-009).
