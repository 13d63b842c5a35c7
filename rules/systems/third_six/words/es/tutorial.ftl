# La primera mazmorra de 3RD6 Dungeon: lo que se dice cuando se pregunta algo por primera vez.

third-six-tutorial-welcome = ¡Te damos la bienvenida! Pulsa una clase. Un Bárbaro es el que más fuerte pega y más PG tiene: un buen primer héroe.
third-six-tutorial-go = Pulsa una dirección para explorar. Cada sala en que entras puede tener enemigos; una vacía te da 1 PG y 1 MEN.
third-six-tutorial-close = Algunas salidas de esta sala son paredes, y tú eliges cuáles. Deja abiertas las que llevan a partes vacías del mapa.
third-six-tutorial-attack = ¡Un combate! Pulsa el ataque: un dado de tu DES o menos acierta. Aquí nadie huye de un combate.
third-six-tutorial-modify = Has fallado. Paga MEN con este botón para bajar el dado hasta que acierte, o acepta el fallo y pierde PG.
third-six-tutorial-lock = Esa puerta está cerrada. Detrás hay un tesoro y ningún enemigo. Rómpela, fuerza la cerradura o vuelve con una llave.
third-six-tutorial-town = Desde la entrada puedes ir a la ciudad: la curandera cobra 5 monedas, un nivel 100.
