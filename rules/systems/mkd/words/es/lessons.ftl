# Lecciones de los dos juegos tácticos: una línea con el porqué, las primeras veces que algo se pregunta.

mkd-lesson-team = Los héroes cuestan puntos. Dos héroes se cubren las espaldas.
mkd-lesson-answer = La partida se para y espera tu respuesta. Algunas preguntas se zanjan antes, con una respuesta fija.
mkd-lesson-disarm = Conoces esta trampa. Despacio cuesta más velocidad, pero tiras dos dados y te quedas el mayor.
mkd-lesson-check = Buscar una trampa no cuesta nada. Si abres sin mirar, la trampa salta.
mkd-lesson-chest = Puedes llevarte un cofre abierto. Su oro cuenta cuando está fuera.
mkd-lesson-take = El héroe que lleva un cofre saca su oro. Un héroe lleva dos cofres como mucho.
mkd-lesson-shoot = Un disparo necesita alcance y línea libre, y el objetivo no devuelve el golpe. Gasta tu único ataque.
mkd-lesson-capture = Capturas viva a una figura en vez de herirla, lo que es 2 más difícil. En casi ninguna pelea hace falta.
mkd-lesson-attack = Dos dados más tu ataque deben llegar a su defensa. Por la espalda es más fácil, y no devuelve el golpe.
mkd-lesson-door = Una puerta cerrada puede tener trampa. Buscarla no cuesta nada.
mkd-lesson-item = Un objeto ayuda esta activación; una poción, hasta el próximo turno.
mkd-lesson-stairs = Un héroe que baja ya no vuelve a subir. Llévate lo que quieras conservar.
mkd-lesson-trigger = Esto te moverá a ti o a la loseta, y no se puede saber adónde.
mkd-lesson-begin = Cada héroe tiene una activación por turno. Empieza por el que abre paso a los demás.
mkd-lesson-ability = Una capacidad cuesta lo que dice su botón. El botón Héroe explica lo que hace.
mkd-lesson-step = Los pasos cuestan puntos de velocidad; el terreno difícil cuesta más. Los puntos que no gastas se pierden.
mkd-lesson-facing = Miras hacia donde diste el paso. Gírate hacia los rivales: por la espalda aciertan más.
