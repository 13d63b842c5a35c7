# Misiones: qué viene a buscar el grupo, cómo va, cómo acabó.

dice-mkd-build-prisoner = quién está entre ataduras
dice-mkd-quarry = cuál de ellos es la presa

mkd-quest-chest = el Cofre de la Misión
    .gender = m
    .indefinite = un Cofre de la Misión
    .definite = el Cofre de la Misión

mkd-goal-chest = La misión: que un héroe vivo saque el Cofre de la Misión de la mazmorra.
mkd-goal-rescue = La misión: hay un héroe atado en la Cámara Central. Hay que liberar al prisionero y sacarlo vivo.
mkd-goal-stealth = La misión: sacar el Cofre de la Misión antes de que los monstruos lo destrocen. Los que nadie despierta no pueden.
mkd-goal-kidnap = La misión: cierto monstruo se esconde bajo la ficha del Guardián. Hay que agotarlo y sacarlo vivo.
mkd-heading-chest = Misión: traer el Cofre de la Misión
mkd-heading-rescue = Misión: liberar al héroe cautivo
mkd-heading-stealth = Misión: salvar el Cofre de la Misión
mkd-heading-kidnap = Misión: atrapar vivo a un monstruo
mkd-sheet-quest = La misión

mkd-tidings-bound = { $trap ->
    [known] { $figure } yace entre ataduras en { $at }, y tienen trampa. Hay que desarmarla.
   *[unknown] { $figure } yace entre ataduras en { $at }. Ponte al lado y busca una trampa.
  }
mkd-tidings-freed = { $figure } está libre, en { $at }, con un solo clic que no se puede curar. Hay que llegar a la salida deprisa.
mkd-tidings-safe = { $figure } está fuera: misión cumplida.
mkd-tidings-hunted = { $count ->
    [one] { $figure } ({ $at }) quiere destrozar el Cofre de la Misión.
   *[other] { $count } monstruos quieren destrozar el Cofre de la Misión: uno es { $figure } ({ $at }).
  }
mkd-tidings-unhunted = Ningún monstruo va todavía contra el Cofre de la Misión.
mkd-tidings-hidden = La presa se esconde bajo la ficha del Guardián, que vaga: ahora está en { $at }.
mkd-tidings-missed = La presa se esconde entre los próximos monstruos que aparezcan.
mkd-tidings-at-large = { $figure } ({ $at }) es la presa, y corre hacia la salida. Hay que cerrarle el paso y agotarla, pero no matarla.
mkd-tidings-given-in = { $figure } ({ $at }) se ha rendido. Mantén a un héroe a su lado en el turno de los monstruos, y llévala fuera.
mkd-tidings-dragged = Un héroe tiene prisionera a la presa: { $figure }. Hay que sacar a los dos.

mkd-feature-quarry = la presa
    .gender = f
    .indefinite = una presa
    .definite = la presa
mkd-feature-hideout = el escondite de la presa
    .gender = m
    .indefinite = un escondite de la presa
    .definite = el escondite de la presa

mkd-do-lead-out = Sacar a { $figure }
mkd-do-lead-to = A { $square } ({ $cost })
mkd-do-lead-stay = Dejar aquí a { $figure }

mkd-refused-nobody-led = Ahora no hay a quien llevar ({ $rule }). A la presa se la lleva en el turno de los monstruos, con un héroe al lado.
mkd-refused-led-not-out = { $figure } no está en una salida, o le faltan fuerzas ({ $rule }). Llévala primero a una.

mkd-story-rescue-victory = El prisionero está fuera, y mira la luz del día con los ojos entornados, como a una vieja amiga.
mkd-story-rescue-defeat = La mazmorra se queda con su prisionero, de un modo o de otro.
mkd-story-stealth-victory = El Cofre de la Misión está a la luz del día, sin una abolladura.
mkd-story-stealth-defeat = Lo que había en el Cofre de la Misión ya no le servirá a nadie.
mkd-story-kidnap-victory = La presa está a la luz del día y desearía haberse quedado dentro.
mkd-story-kidnap-defeat = Quien quería vivo a ese monstruo tendrá que querer a otro.

mkd-prompt-rescue-victory = El prisionero está fuera tras { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }, con { $gold } de oro.
mkd-prompt-rescue-defeat = El rescate fracasó en la ronda { $rounds }. El grupo sacó { $gold } de oro.
mkd-prompt-stealth-victory = El Cofre de la Misión está fuera, y entero, tras { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }, con { $gold } de oro.
mkd-prompt-stealth-defeat = La misión fracasó en la ronda { $rounds }. El grupo sacó { $gold } de oro.
mkd-prompt-kidnap-victory = La presa está fuera, viva, tras { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }, con { $gold } de oro.
mkd-prompt-kidnap-defeat = La presa se perdió en la ronda { $rounds }. El grupo sacó { $gold } de oro.

mkd-outcome-rescue-victory = Misión cumplida: el prisionero salió en la ronda { $rounds }, con { $gold } de oro en total.
mkd-outcome-rescue-defeat = El rescate fracasó en la ronda { $rounds }. El grupo sacó { $gold } de oro.
mkd-outcome-stealth-victory = Misión cumplida: el Cofre de la Misión salió entero en la ronda { $rounds }, con { $gold } de oro en total.
mkd-outcome-stealth-defeat = La misión fracasó en la ronda { $rounds }. El grupo sacó { $gold } de oro.
mkd-outcome-kidnap-victory = Misión cumplida: la presa salió viva en la ronda { $rounds }, con { $gold } de oro en total.
mkd-outcome-kidnap-defeat = La presa se perdió en la ronda { $rounds }. El grupo sacó { $gold } de oro.
