# Lo que hace cada ajuste, y según qué reglas.

mkd-adventure-option-heroes-about = Cuántos héroes lleva cada persona (MA-003).
mkd-adventure-option-points-about = Lo máximo que pueden valer juntos los héroes de un equipo; a equipos más fuertes, monstruos más fuertes (B-16, MA-004, MA-005).
mkd-adventure-option-chests-about = Lo peligrosas que son las trampas de los cofres, y lo bueno que es su contenido (MA-030).
mkd-adventure-option-theme-about = Si aquí solo viven monstruos de un tipo (MA-046).
mkd-adventure-option-theme-packed = También vienen monstruos de { $packs }, sean del tipo que sean.
mkd-adventure-option-monsters-about = Si los monstruos actúan todos a la vez, o la mesa tira por ellos de uno en uno (MA-050, MA-057).
mkd-adventure-option-order-about = Si los equipos actúan por orden de asiento, o quien llegue primero (MA-052, MA-053).
mkd-adventure-option-ranged-in-melee-about = Si un héroe puede disparar con un rival al lado (MA-213).
mkd-adventure-option-downstairs-about = Qué monstruos pueden dejar una planta por las escaleras de bajada: los que buscan refuerzos (MA-172), o también los que huyen o roban (MA-189).
mkd-adventure-option-adjust-match-about = Qué monstruos vienen por los puntos de una ficha: de ese valor o menos, o de ese valor exacto (B-105).
mkd-adventure-option-artifacts-about = En la mazmorra hay artefactos (MA-034, MA-323).
mkd-adventure-option-dressing-about = En la mazmorra hay muebles y pilares, que cortan pasos y líneas (MA-037, MA-323).
mkd-adventure-option-sets-about = Cuántos juegos de cinco losetas tiene la mazmorra; cada uno la alarga (MA-010, MA-011, MA-012).
mkd-adventure-option-tiles-about = Cuántas de cada cinco losetas son pasillos; con más es más fácil (MA-009).
mkd-adventure-option-quest-about = Lo que el grupo viene a buscar: un cofre, un prisionero, un cofre en peligro, o un monstruo (MA-280, MA-290, MA-300).
mkd-adventure-option-floors-about = Cuántas plantas tiene la mazmorra; hay escaleras de cada una a la siguiente (MA-160, MA-161).
mkd-adventure-option-floor-sets-about = Cuántos juegos de losetas tiene cada planta bajo la primera, o un dado para cada planta (MA-160).
mkd-adventure-option-timed-about = Salir antes de que se acaben las rondas, por más experiencia y oro (MA-310, MA-311).
mkd-adventure-option-split-up-about = La mitad de los héroes empieza en otro pasillo, por más experiencia y oro (MA-315, MA-317).
mkd-adventure-option-novices-about = Los héroes que valen más de 30 pueden empezar en el nivel 0, con un clic perdido (MA-007).
mkd-adventure-option-villains-about = Los héroes que nadie lleva están entre los monstruos (MA-046).
mkd-adventure-option-shift-about = Se pueden desplazar losetas una casilla antes de la partida, para ordenar el mapa (MA-026).
mkd-adventure-option-marker-sides-about = Qué lado de los marcadores de terreno que encuentran los héroes queda arriba (MA-035).
mkd-adventure-option-markers-about = Hay huesos y charcas en la mazmorra antes de que entre nadie (MA-323).
