# La primera mazmorra de los dos juegos tácticos: lo que se dice cuando algo se pregunta por primera vez.

mkd-tutorial-welcome = ¡Hola! Pulsa un equipo ya hecho, o elige tus héroes uno a uno. Quien lucha, delante de quien dispara: buen equipo.
mkd-tutorial-begin = Cada héroe actúa una vez por turno. Pulsa el héroe que va primero.
mkd-tutorial-step = «Caminar a…» enumera sitios con su precio en puntos de velocidad. Flechas te lleva paso a paso.
mkd-tutorial-end = ¿Nada más que hacer? Pulsa Listo. Tras tu último héroe se mueven fichas y monstruos, y vuelve a ser tu turno.
mkd-tutorial-trap = Una puerta o un cofre cerrados pueden tener trampa. Pulsa Buscar trampas antes de abrir: no cuesta nada.
mkd-tutorial-attack = ¡Un rival a tu lado! Pulsa Golpear: dos dados más tu ataque deben llegar a su defensa. Atacas una vez por activación.
mkd-tutorial-shoot = Pulsa Disparar de lejos: el objetivo no devuelve el golpe. El terreno difícil en la línea es cobertura, y suma 1 a su defensa.
mkd-tutorial-flank = Rodea a un rival antes de golpear: por la espalda tu ataque es 1 mejor, y no devuelve el golpe.
mkd-tutorial-hurt = Un golpe gira el disco de un héroe: cada clic cambia velocidad, ataque y defensa. Tras el último clic, el héroe muere.
mkd-tutorial-answer = Aquí la partida se para y espera tu respuesta. Las respuestas fijas zanjan algunas preguntas para siempre.
mkd-tutorial-spin = Un héroe mira hacia donde fue su último paso. Encara a los rivales antes de pulsar Listo: por la espalda aciertan más.
mkd-tutorial-chest = Desarma la trampa que has encontrado, deprisa o despacio con dos dados. Luego abre el cofre: lo de dentro es tuyo.
mkd-tutorial-take = Pulsa Recoger. Un héroe lleva dos cofres como mucho, con el oro y el objeto que contienen.
mkd-tutorial-item = Pulsa Usar: un objeto ayuda esta activación; una poción, hasta el próximo turno.
mkd-tutorial-home = Un cofre vale cuando está fuera. Vuelve con él a la entrada; un héroe que cae lo suelta.
mkd-tutorial-leave = Esta es la salida: pulsa Salir para siempre. La partida acaba cuando no queda ningún héroe dentro.
