# Las reglas de 3 Dice Dungeon, una frase cada una, para /rules.

rule-TD-001 = Un héroe son tres dados de seis caras: CUERPO, MENTE y ESPÍRITU, en el orden en que salen, y cada uno es a la vez lo que tienes y lo máximo que puedes tener.
rule-TD-002 = Tres dados que suman diez o menos se repiten todos.
rule-TD-003 = Cada atributo es un dado, así que ningún héroe empieza con más de seis en nada.
rule-TD-004 = Cada lugar nuevo pide tres dados: uno para el lugar, uno para el monstruo, uno para el tesoro.
# permits
rule-TD-005 = Un pasillo tiene dos salidas; el grupo decide si va recto o gira.
rule-TD-006 = Una sala pequeña tiene una o dos salidas, con igual probabilidad.
rule-TD-007 = Una sala grande tiene de una a tres salidas.
rule-TD-008 = Una bóveda tiene de una a tres salidas.
rule-TD-009 = Un templo tiene de una a tres salidas.
rule-TD-010 = Un gran salón tiene de dos a cuatro salidas.
rule-TD-011 = La salida por la que entraste se cuenta, así que un lugar puede ser un callejón sin salida.
rule-TD-012 = Cada lugar ocupa una casilla del mapa, con salidas solo hacia los cuatro puntos cardinales.
rule-TD-013 = Las salidas deben concordar con las salas ya dibujadas: una salida dibujada que da a la sala nueva es salida de ella, y una pared lisa dibujada sigue lisa.
# permits
rule-TD-014 = Las salidas que pueden ir a cualquier parte van adonde el grupo quiera.
rule-TD-015 = Los enlaces con salas dibujadas se conservan aunque superen el número tirado, y las salidas que no encuentran un lado libre se pierden.
rule-TD-016 = En el primer lugar de un nivel la entrada cuenta como salida, pero al menos una salida permite seguir.
# clauses: its die, a six
rule-TD-017 = Un monstruo tiene tantos puntos de golpe como muestra su dado; un seis significa que no hay nadie.
rule-TD-018 = Si hay un monstruo, hay que combatirlo antes que nada.
# permits
rule-TD-019 = Para atacar, elige un atributo y tira un dado: con menos que el atributo, aciertas.
rule-TD-020 = Un acierto quita un punto al monstruo, y el último punto lo mata.
rule-TD-021 = Un dado igual o mayor que el atributo falla, y el atributo que usaste pierde un punto.
rule-TD-022 = Un uno siempre acierta.
rule-TD-023 = Un seis siempre falla.
rule-TD-024 = Por cada atributo a cero, todos los ataques son más difíciles en uno.
rule-TD-025 = Un héroe con todos los atributos a cero está muerto.
rule-TD-026 = Un atributo a cero no puede usarse para atacar.
# clauses: raises the number, never the die
rule-TD-027 = Todo lo que dice «más» sube el número bajo el que hay que quedar; nunca se suma al dado.
rule-TD-028 = En el primer lugar de una partida, un dado de monstruo de cuatro o cinco se repite hasta que no sea ninguno de los dos.
rule-TD-029 = En el segundo lugar de una partida, un dado de monstruo de cinco se repite.
rule-TD-030 = El tesoro es tuyo en cuanto muere el monstruo, o al momento donde no había nadie.
# permits
rule-TD-031 = Una poción curativa da dos puntos a un atributo o un punto a cada uno de dos, nunca por encima del máximo, en cualquier momento de tu turno.
# clauses: adds one, BODY
rule-TD-032 = Cada espada mágica suma uno a los ataques de CUERPO.
# clauses: adds one, MIND
rule-TD-033 = Cada tomo de sabiduría suma uno a los ataques de MENTE.
# permits
rule-TD-034 = Un pergamino de hechizo, anunciado antes de la tirada, suma tres a un ataque de ESPÍRITU y desaparece.
# permits
rule-TD-035 = En una bóveda sin monstruos puede cambiarse un trozo de mapa por una tirada en la tabla de artefactos.
rule-TD-036 = Un lugar vale en experiencia la suma de sus tres dados, una vez muerto su monstruo o si no tenía ninguno.
rule-TD-037 = Cuando se repitió el dado de monstruo por ser principiantes, cuenta para la experiencia el dado que quedó.
# permits
rule-TD-038 = Cada cincuenta puntos de experiencia suben uno un máximo y devuelven todos los atributos.
# permits
rule-TD-039 = Un héroe que cruza varios umbrales a la vez gana un nivel por cada uno.
rule-TD-040 = El nivel de un héroe es uno, más uno por cada cincuenta puntos de experiencia.
# clauses: a one, a two, anything else
rule-TD-041 = Al entrar en una sala conocida, tira un dado: un uno trae al monstruo más débil con un punto de golpe, un dos al segundo más débil con dos, cualquier otra cosa a nadie.
rule-TD-042 = Un monstruo errante vale su dado en experiencia y no lleva tesoro.
# clauses: still there, no rover
rule-TD-043 = Un monstruo que dejaste con vida sigue ahí cuando vuelves, y no se tira por uno errante.
# permits
rule-TD-044 = Desde un templo sin monstruos puedes cruzar a cualquier otro templo que hayas encontrado.
# clauses: temples, scrolls
rule-TD-045 = Un teletransporte cuenta como regreso: al llegar se tira por un monstruo errante.
rule-TD-046 = El teletransporte nunca sale del nivel de la mazmorra.
# permits
rule-TD-047 = El camino hacia abajo empieza en un gran salón sin monstruos, y en ningún otro sitio.
# permits
rule-TD-048 = El camino hacia abajo está abierto en cuanto se ha conseguido un artefacto en este nivel, aunque ya se haya gastado.
rule-TD-049 = Un nivel más profundo es un mapa nuevo con las mismas reglas, y los héroes traen todo lo que tienen.
# permits
rule-TD-050 = El ídolo de jade suma dos a un ataque de cualquier clase, una vez.
# clauses: three, MIND, once
# permits: MIND
rule-TD-051 = El colgante de cristal suma tres a un ataque de MENTE, una vez.
# permits
rule-TD-052 = Las botas veloces te sacan de un combate a una sala vecina explorada al azar, tantas veces en total como niveles tengas.
# permits
rule-TD-053 = El pergamino de teletransporte te lleva de una sala despejada a cualquier sala explorada del nivel, una vez.
# permits
rule-TD-054 = Las sales de sueño acaban un combate sin recompensa; el monstruo está despierto de nuevo en tu próxima visita, tan fuerte como era.
# permits
rule-TD-055 = El amuleto protector, usado tras un fallo, sufre una pérdida por ti.
rule-TD-056 = Si se juega en grupo, cada persona tira los dados de su propio héroe y lo lleva.
rule-TD-057 = Si se juega en grupo, cada héroe que entra tira un dado de monstruo, y el más alto nombra al monstruo.
rule-TD-058 = Si se juega en grupo, los puntos de golpe del monstruo son la suma de todos los dados de monstruo.
rule-TD-059 = Si se juega en grupo, un dado de monstruo que no muestra a nadie se deja fuera, a menos que lo hagan todos.
rule-TD-060 = Si se juega en grupo, cada héroe gana toda la experiencia de un lugar.
rule-TD-061 = Si se juega en grupo, solo el dado de monstruo más alto cuenta para la experiencia de un lugar.
# permits
rule-TD-062 = Si se juega en grupo, un lugar sigue teniendo un solo tesoro, y se lo lleva un héroe.
rule-TD-063 = Si se juega en grupo, los héroes atacan en el orden de sus asientos, y un héroe que falla lo paga por sí solo.
# permits
rule-TD-064 = Si se juega en grupo, este sigue unido, a menos que el anfitrión le deje separarse.
rule-TD-065 = El nivel de no muertos tiene su propia tabla de monstruos y recompensas, con criptas en lugar de bóvedas.
# permits
rule-TD-066 = Una cripta se usa exactamente como una bóveda.
rule-TD-067 = Contra los no muertos un seis con ESPÍRITU no es un fallo automático: acierta si queda bajo el número.
rule-TD-068 = En un nivel de no muertos los errantes son esqueletos y zombis.
# clauses: corridors, halls
rule-TD-069 = Los pasillos y salones pueden tener monstruos como cualquier otro lugar.
# permits
rule-TD-070 = En una sala sin monstruos y sin salidas propias por explorar puedes buscar una puerta secreta.
# permits
rule-TD-071 = Cuando muere un héroe de un grupo, sus pertenencias quedan en la sala y el grupo tira un dado de monstruo menos.
# clauses: beyond six, a six misses
rule-TD-072 = Los máximos pueden pasar de seis, aunque un seis sigue fallando.
rule-TD-073 = Un monstruo del que huiste, o al que dormiste, conserva los puntos de golpe que tenía.
# permits
rule-TD-074 = El juego clásico usa la tabla más antigua: monstruos una fila más abajo, cavernas en lugar de bóvedas, un trozo de mapa para elegir entre dos lugares, y huida por un punto de cada atributo.
# clauses: not without, boots, salts, house rule
# permits: boots, salts, house rule
rule-TD-075 = No se puede huir de un monstruo sin botas, sales o una regla de la casa.

# clauses: monsters, rovers
# permits
rule-HR-001 = Regla de la casa: cada nivel de la mazmorra bajo el primero da a cada monstruo un punto de golpe más.
# permits
rule-HR-002 = Regla de la casa: el primer nivel cuesta 50 puntos de experiencia, el segundo 100 más, el tercero 150 más, y así sucesivamente.
# permits
rule-HR-003 = Regla de la casa: se pierden todas las recompensas con cada nuevo nivel del héroe, con cada nuevo nivel de la mazmorra, o con ambos.
rule-HR-004 = Los niveles de héroe y los niveles de la mazmorra no tienen nada que ver entre sí.
# permits
rule-HR-005 = Regla de la casa: un descanso en un templo despejado, una vez por visita, devuelve un punto con un cuatro, un cinco o un seis, y trae un monstruo con un uno o un dos.
# permits
rule-HR-006 = Regla de la casa: con un uno o un dos escapas a la sala de la que venías; si no, debes atacar antes de volver a intentarlo.
# clauses: every maximum, never below one
# permits
rule-HR-007 = Regla de la casa: cada nivel más profundo de la mazmorra baja uno cada máximo, aunque nunca por debajo de uno.
# permits
rule-HR-008 = Regla de la casa: siempre puedes huir, al precio de un punto de cada atributo.
# permits
rule-HR-009 = Regla de la casa: siempre puedes huir, y un dado fija el precio: nada con un uno, un punto con un dos o un tres, dos con un cuatro o un cinco, tres con un seis.
# clauses: three levels, one from each
# permits
rule-HR-010 = Regla de la casa: un artefacto de cada uno de tres niveles gana la partida.
# permits
rule-HR-011 = Regla de la casa: el anfitrión elige qué niveles son de no muertos.
# permits
rule-HR-012 = Regla de la casa: cada nivel más profundo añade un monstruo más de la misma clase, combatidos uno tras otro por una sola recompensa.
# clauses: treasures, artifacts, picked up
# permits
rule-HR-013 = Regla de la casa: nadie puede llevar más de un número fijo de cosas.
# clauses: laid down, picked up
# permits: laid down, picked up
rule-HR-014 = Regla de la casa: puedes dejar cosas en las salas y volver a recogerlas.
# permits
rule-HR-015 = Una búsqueda dice tres números, o pares o impares: si el dado muestra uno de ellos, se abre una puerta secreta en una pared libre. Un intento por visita.
# permits
rule-HR-016 = Regla de la casa: un uno al buscar es además una trampa y cuesta un punto a tu elección.
# permits
rule-HR-017 = Regla de la casa: por cada salida nueva se tira un dado, y si sale impar está cerrada con llave; la abre una llave, o un ataque de CUERPO al precio de un punto por cada fallo.
# permits
rule-HR-018 = Regla de la casa: donde el dado de tesoro no muestra nada hay una llave.
rule-HR-019 = Los dados de dos y de tres caras son una moneda y medio dado: uno o dos, de uno a tres.
# clauses: used up, unless the host says otherwise
# permits: used up, unless the host says otherwise
rule-HR-020 = Un artefacto gastado sigue contando como conseguido, a menos que el anfitrión diga otra cosa.
# permits
rule-HR-021 = Las botas veloces ya gastadas siguen en la mochila, y el siguiente nivel les da otro uso.
# permits
rule-HR-022 = Regla de la casa: un lugar vacío no cuenta nada por su dado de monstruo.
# permits
rule-HR-023 = Regla de la casa: los compañeros pueden batirse en duelo, golpeando por turnos; un fallo cuesta un punto a quien golpea, un acierto se lo cuesta al otro.
# permits
rule-HR-024 = Regla de la casa: el grupo puede separarse; sus partes se turnan entonces, y cada una tira y gana por los presentes.
rule-HR-025 = Hubo lectores que hablaron de misiones y sucesos de sala sin dar reglas, así que no los hay.
rule-HR-026 = La pared lisa de una sala vecina dibujada prohíbe allí una salida.
rule-HR-027 = Las bonificaciones de las cosas suben el número bajo el que hay que quedar.
rule-HR-028 = Un dado hace un atributo.
rule-HR-029 = Lo que desentierra un trozo de mapa se tira en la tabla de artefactos.
rule-HR-030 = La fila de un monstruo en la tabla son sus puntos de golpe.
# clauses: a new level, the same rules
rule-HR-031 = Bajar significa un nivel nuevo con las mismas reglas.
rule-HR-032 = Hubo lectores que desearon acertijos y obstáculos sin dar reglas, así que no los hay.
# permits
rule-HR-033 = La tabla clásica puede elegirse como modo propio.
rule-HR-034 = Las correcciones de 3RD6, modificar una tirada en vez de repetirla y abrir cerraduras sin tirada, son solo de ese juego.
# clauses: minions, bosses
rule-HR-035 = Los nombres posteriores de esbirros y jefes son solo de 3RD6.
# permits
rule-HR-036 = Regla de la casa: los héroes tienen puntos de golpe, un dado o un dado más seis; los fallos cuestan un punto de golpe, las pociones devuelven dos, y las espadas suman dos.
