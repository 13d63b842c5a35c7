# Lecciones de Green Dungeon: una línea de porqué, las primeras veces que se pregunta algo.

green-dungeon-lesson-luck = Estás al borde de la muerte. Cada punto de suerte cura el mayor de dos dados, y la suerte es escasa.
green-dungeon-lesson-bribe = Antes de un combate puedes pagar al enemigo para que te deje pasar. Se queda ahí, y no ganas nada.
green-dungeon-lesson-lair = Aquí espera el jefe final, y de él no se puede huir. Dar media vuelta no cuesta tiempo.
green-dungeon-lesson-flee = Para huir, tu dado y tu nivel deben superar su dado. Si no, luchas este turno sin bonificaciones.
green-dungeon-lesson-spell = Un hechizo siempre hiere al enemigo, y cuesta magia. Ese turno no haces daño cuerpo a cuerpo.
green-dungeon-lesson-strike = Cuerpo a cuerpo sumas tu nivel y tu arma a un dado. El enemigo gana los empates, así que un arma es lo que más ayuda.
green-dungeon-lesson-level = Cinco PX compran un nivel: más salud y magia, y +1 en casi todas las tiradas.
green-dungeon-lesson-pick = Te quedas con uno de dos tesoros. Las pociones curan, las armas pegan más fuerte y los engranajes valen oro.
green-dungeon-lesson-sell = Un héroe se queda con una sola arma. La otra se vende por el doble de su número.
green-dungeon-lesson-touch = La magia de una sala funciona una vez: puede curar, mostrar losetas o hacer daño.
green-dungeon-lesson-see = La visión te descubre una loseta. Mira adonde quieres ir, o busca las guaridas.
green-dungeon-lesson-name = Has visto las dos guaridas a la vez. El jefe menor es más débil, y de él se puede huir.
green-dungeon-lesson-retry = La puerta sigue cerrada. Otro intento cuesta un cubo de tiempo; otro camino no cuesta nada.
green-dungeon-lesson-drink = Una poción te cura antes de la siguiente sala. Después se acabó.
green-dungeon-lesson-rest = Un descanso cura y recupera magia, pero cuesta tres cubos de tiempo, y el tiempo trae errantes.
green-dungeon-lesson-go = Cada sala sin despejar cuesta un cubo de tiempo. Mira las flechas: una puerta puede cerrarse a tu espalda.
