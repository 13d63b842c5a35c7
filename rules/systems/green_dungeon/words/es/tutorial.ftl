# La primera mazmorra de Green Dungeon: lo que se dice la primera vez que se pregunta algo.

green-dungeon-tutorial-welcome = ¡Hola! Entre estas losetas hay dos guaridas que buscar. La línea en negrita hace una pregunta; pulsa un botón para responder.
green-dungeon-tutorial-go = Pulsa una dirección. Una flecha en el mapa es una puerta que solo se abre desde un lado. Una sala nueva cuesta un cubo de tiempo.
green-dungeon-tutorial-bribe = ¡Un enemigo! Antes del combate puedes pagarle con el botón Sobornar. Con un enemigo débil compensa luchar: da experiencia.
green-dungeon-tutorial-strike = Golpear tira un dado con tu nivel y tu arma contra su dado. En caso de empate gana el enemigo.
green-dungeon-tutorial-cast = El Hechizo menor siempre hiere, por 1 de magia. Úsalo contra enemigos a los que no puedes vencer cuerpo a cuerpo.
green-dungeon-tutorial-pick = Una sala del tesoro: de los dos tesoros, pulsa el que quieras.
green-dungeon-tutorial-rest = ¿Heridas? Descansar cura y recupera magia, por 3 cubos de tiempo. A los 5, 10 y 15 cubos puede venir algo.
