# Las reglas de 3RD6 Dungeon, una frase cada una, para /rules.

# clauses: STR, DEX, MND, HP
rule-TS-001 = Un héroe tiene FUE, DES, MEN y PG según su clase: 2, 3, 3 y 18 los fuertes, 1, 3, 4 y 14 los doctos, 1, 4, 3 y 14 los rápidos.
# clauses: strong, learned, quick
# permits
rule-TS-002 = Los Bárbaros y los Enanos son fuertes, los Magos son doctos, los Pícaros y los Elfos son rápidos.
rule-TS-003 = Cada nivel, también el primero, suma un punto de MEN y un dado de PG.
# permits
rule-TS-004 = Para atacar, tira un dado: tu DES o menos acierta, y quita tu FUE al enemigo.
rule-TS-005 = Un fallo te cuesta tantos PG como el dado pasó de tu DES.
# clauses: none hits, none misses
rule-TS-006 = Ninguna cara acierta siempre, y ninguna falla siempre.
# permits
rule-TS-007 = Tras un fallo puedes pagar MEN para bajar uno el dado, tantas veces como puedas: 1 MEN cada vez los Bárbaros, Pícaros y Elfos, 2 los Enanos y Magos.
# permits
rule-TS-008 = Los Enanos y los Pícaros fuerzan una cerradura por 1 MEN, sin tirada.
# permits
rule-TS-009 = Según la primera redacción, forzar una cerradura también pide una tirada: uno menos que el dado debe ser tu DES o menos.
# permits
rule-TS-010 = Una puerta tiene 6 PG y cualquiera puede atacarla; cada fallo cuesta exactamente 1 PG.
# permits
rule-TS-011 = Los Magos y los Elfos lanzan los hechizos que conocen por 1 MEN cada uno, en lugar de un ataque y sin riesgo.
# permits
rule-TS-012 = Un Mago conoce tres hechizos desde el principio.
# permits
rule-TS-013 = Un Elfo conoce un hechizo desde el principio.
# permits
rule-TS-014 = Cada nivel ganado hace sitio para un hechizo más, que se aprende leyendo su pergamino.
# permits
rule-TS-015 = Sueño duerme a todos los enemigos: puedes irte, o robar un tesoro con tu DES o menos; un enemigo al que atacas, o robas mal, despierta.
# permits
rule-TS-016 = Curación da a un héroe un dado de PG.
# permits
rule-TS-017 = Apertura abre cualquier puerta cerrada.
# permits
rule-TS-018 = Teletransporte lleva al grupo a la entrada del nivel, incluso fuera de un combate.
# permits
rule-TS-019 = Escudo hace cada pérdida del próximo encuentro un punto menor.
# permits
rule-TS-020 = Bola de fuego hace un dado de daño, repartido entre los enemigos como quieras.
rule-TS-021 = El trazado 1 es una puerta cerrada, un callejón sin salida con un tesoro y sin enemigos.
# permits
rule-TS-022 = El trazado 2 cierra dos de las otras tres salidas.
# permits
rule-TS-023 = El trazado 3 cierra una de las otras tres salidas.
rule-TS-024 = Los trazados 4 y 5 no cierran ninguna.
rule-TS-025 = El trazado 6 es un callejón sin salida con escaleras hacia abajo y jefes delante.
# permits
rule-TS-026 = Los bordes y las salas descubiertas cierran salidas primero; el grupo elige solo lo que queda por cerrar.
rule-TS-027 = Una salida de una sala descubierta que lleva a la nueva sigue abierta por ambos lados.
rule-TS-028 = Una vez conocidas las escaleras de un nivel, el trazado 6 cuenta como 1.
rule-TS-029 = La mazmorra no puede ser más profunda que tu nivel: en el último nivel permitido, el trazado 6 cuenta como 1.
rule-TS-030 = Una sala por la que no se puede seguir cuenta como el trazado 1.
# permits
rule-TS-031 = Otra mazmorra empieza solo cuando la presente está explorada del todo.
rule-TS-032 = Un nivel es una hoja de seis por seis salas con la entrada en medio de la fila de abajo.
rule-TS-033 = Enemigos según el dado: 1 Orcos con 4 PG, 2 Goblins con 3, 3 y 4 nadie, 5 Zombis con 2, 6 Esqueletos con 1.
# clauses: HP, MND, every hero
rule-TS-034 = Donde no hay nadie, cada héroe recupera 1 PG y 1 MEN.
rule-TS-035 = Vienen tantos enemigos como héroes vivos hay.
rule-TS-036 = Jefes según el dado: una Momia, dos Momias, un Ogro, dos Ogros, un Vampiro, un Dragón, con 2, 3, 2, 3, 4 y 5 tesoros.
rule-TS-037 = Una Momia tiene 5 PG, un Ogro 6, un Vampiro 8, un Dragón 12.
rule-TS-038 = Un Vampiro recupera cada PG que pierdes ante él, hasta los que tenía.
rule-TS-039 = Tesoro según el dado: 1 nada, de 2 a 5 otras tantas monedas, 6 algo especial.
rule-TS-040 = Tesoro especial según el dado: Llave, Poción de curación, Poción de iluminación, Pergamino de hechizo, 30 monedas, Artefacto.
rule-TS-041 = Cada enemigo que vences es una tirada de tesoro; los jefes dan el número de su línea.
# permits
rule-TS-042 = Una poción de curación devuelve dos dados de PG.
# permits
rule-TS-043 = Una poción de iluminación devuelve dos dados de MEN.
# permits
rule-TS-044 = Los artefactos son colgantes: topacio, amatista o zafiro, dos caras cada uno; solo se suman los zafiros.
# clauses: Topaz, Amethyst, Sapphire
rule-TS-045 = Un topacio suma 1 a FUE, una amatista 1 a DES, un zafiro 1 a la MEN máxima.
# clauses: one lock, spent
# permits: one lock
rule-TS-046 = Una llave abre una cerradura y se gasta.
# permits
rule-TS-047 = Cualquiera puede leer un pergamino en voz alta: su hechizo sirve una vez, sin MEN.
rule-TS-048 = Volver a una sala es la misma tirada de enemigos que entrar por primera vez.
# permits
rule-TS-049 = Desde la entrada del primer nivel el grupo puede ir a la ciudad.
# permits
rule-TS-050 = En la ciudad, 5 monedas devuelven un dado de PG y otro tanto de MEN, tantas veces como puedas pagar.
# permits
rule-TS-051 = En la ciudad, 100 monedas compran el siguiente nivel de un héroe, que ayuda al momento.
rule-TS-052 = Un héroe sin PG está muerto.
# permits
rule-TS-053 = No puedes huir de un combate, salvo con Sueño o Teletransporte.
# permits
rule-TS-054 = En una sala cerrada se puede entrar una vez abierta su puerta; la puerta conserva su daño, y dentro hay un tesoro.
# permits
rule-TS-055 = Las escaleras solo se pueden usar cuando sus jefes han muerto.
# permits
rule-TS-056 = Los jefes posteriores del autor: Momia, Gárgola, Caballero No Muerto, Vampiro, Orcíclope, Dragón.
# permits
rule-TS-057 = El grupo tiene una sola bolsa y un solo saco.
rule-TS-058 = Los Bárbaros, los Magos y los Elfos no pueden forzar cerraduras.
# permits
rule-TS-059 = Puedes beber pociones en cualquier momento; en un combate, en tu turno.
rule-TS-060 = En un grupo, el nivel más bajo entre los vivos limita la profundidad de la mazmorra.
