# Lecciones de 3 Dice Dungeon: una línea de por qué, las primeras veces que se pregunta algo.

three-dice-lesson-claim = Una sala tiene un tesoro, y un héroe se lo lleva: que sea quien más lo necesita.
three-dice-lesson-raise = Un nuevo nivel: sube 1 un máximo. Un atributo más alto acierta más a menudo.
three-dice-lesson-charm = El amuleto protector puede sufrir esta pérdida por ti, una vez. Guárdalo si te sobra el punto.
three-dice-lesson-lose = Elige el atributo que paga. Uno a 0 no puede atacar; con los tres a 0 el héroe muere.
three-dice-lesson-run = Aquí hay una forma de dejar el combate. Un monstruo que dejas sigue ahí cuando vuelves.
three-dice-lesson-attack = Aciertas con menos que el atributo, así que usa el más alto. Un fallo cuesta un punto del que usaste.
three-dice-lesson-exits = Tú eliges adónde llevan las salidas. Apúntalas a partes vacías del mapa para encontrar salas nuevas.
three-dice-lesson-keep = Salieron dos lugares, y te quedas con uno. Menos puntos de golpe, combate más fácil.
three-dice-lesson-lock = La puerta está cerrada. Una llave la abre. Para forzarla, atácala con CUERPO; cada fallo cuesta un punto.
three-dice-lesson-descend = Las escaleras hacia abajo están abiertas. Un nivel nuevo tiene salas nuevas, y conservas todo.
three-dice-lesson-search = Sin salida puede haber una puerta secreta. Di tres números: si sale uno de ellos, la encuentras.
three-dice-lesson-potion = Una poción devuelve dos puntos de un atributo, o uno de cada uno de dos. No gasta turno.
three-dice-lesson-go = Cada sala nueva guarda un lugar, quizá un monstruo, quizá un tesoro. Una conocida es más segura.
