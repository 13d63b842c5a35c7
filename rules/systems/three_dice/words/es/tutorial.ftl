# La primera mazmorra de 3 Dice Dungeon: lo que se dice cuando se pregunta algo por primera vez.

three-dice-tutorial-welcome = ¡Te damos la bienvenida! La línea en negrita pregunta algo; pulsa un botón para responder. Nada de aquí te hará daño fuera del juego.
three-dice-tutorial-exits = Una sala nueva: tú decides adónde llevan sus salidas. Elige salidas que apunten a partes vacías del mapa.
three-dice-tutorial-go = Pulsa una dirección. Los signos de interrogación del mapa son salidas que nadie ha tomado: detrás hay salas nuevas.
three-dice-tutorial-attack = Un monstruo cierra el paso. Pulsa tu atributo más alto: un dado menor acierta. Un fallo cuesta un punto de ese atributo.
three-dice-tutorial-known = Una sala conocida puede ser segura, pero con un 1 o un 2 ronda un monstruo. Las nuevas dan experiencia y tesoros.
three-dice-tutorial-raise = ¡Cincuenta puntos de experiencia hacen un nivel! Pulsa el atributo cuyo máximo quieres subir; todos los atributos se recuperan.
