# Lecciones de 3RD6 Dungeon: una línea de por qué, las primeras veces que se pregunta algo.

third-six-lesson-class = Tu clase decide lo bien que aciertas, cuánto aguantas y si lanzas hechizos o fuerzas cerraduras.
third-six-lesson-spells = Estos hechizos son tuyos toda la partida. Cada lanzamiento cuesta 1 MEN.
third-six-lesson-modify = Has fallado. MEN puede bajar el dado hasta que acierte; sin ella el fallo cuesta PG.
third-six-lesson-burn = Reparte el fuego: cada punto quita un punto de golpe a un enemigo. Mata primero al más débil.
third-six-lesson-steal = Los enemigos duermen. Para robar, saca tu DES o menos; si fallas, despiertan.
third-six-lesson-attack = Tu DES o menos acierta y quita tu FUE al enemigo. Un fallo cuesta 1 PG por cada punto de más.
third-six-lesson-close = Tú eliges qué salidas de esta sala son paredes. Deja las que llevan a partes vacías del mapa.
third-six-lesson-pendant = Solo puede llevarlo un héroe. FUE golpea más fuerte, DES acierta más, MEN dura más.
third-six-lesson-level = En la ciudad 100 monedas compran un nivel: más MEN y PG, y acceso a niveles más profundos.
third-six-lesson-treat = La curandera da un dado de PG y otro tanto de MEN por 5 monedas.
third-six-lesson-lock = Una sala cerrada guarda un tesoro y ningún enemigo. Una llave o una ganzúa no cuestan PG.
third-six-lesson-learn = Un hechizo aprendido se lanza una y otra vez. Leído en voz alta, el pergamino sirve una vez.
third-six-lesson-descend = Estas escaleras llevan al nivel siguiente, con los mismos enemigos y tesoros. Baja con los PG altos.
third-six-lesson-cast = Un hechizo no pide tirada y cuesta 1 MEN. También puedes lanzarlo fuera del combate.
third-six-lesson-town = Desde la entrada puedes ir a la ciudad, a curarte y a comprar niveles con monedas.
third-six-lesson-go = Cualquier sala puede tener enemigos, aun una conocida. Una vacía da a cada héroe 1 PG y 1 MEN.
