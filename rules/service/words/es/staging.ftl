# Games that developers have staged, on servers that whoever runs the bot has marked.

answer-staged = Preparada: { $wanted }. Encontrada en la partida { $game } de su tipo tras { $steps ->
    [one] una acción
   *[other] { $steps } acciones
  } (semilla «{ $seed }», { $played } probadas). Llevas todos los asientos: pulsa por quien se pregunte, o usa /stage press.{ $said ->
    [0] {""}
    [one] {" "}El próximo dado cae como dijiste.
   *[other] {" "}Los próximos { $said } dados caen como dijiste.
  }
answer-stage-dice = { $count ->
    [0] Los dados vuelven a caer al azar.
    [one] El próximo dado cae como dijiste: { $faces }. El registro lo dice.
   *[other] Los próximos { $count } dados caen como dijiste: { $faces }. El registro lo dice.
  }
answer-stage-seat = { $user } lleva ahora a { $hero }.

error-stage-not-staged = Esta partida no se preparó, así que sus dados y sus asientos no son de nadie más.
error-stage-word = No entiendo «{ $word }».{ $count ->
    [0] {""}
   *[other] {" "}¿Querías decir { $near }?
  } Mira todas las palabras con undercroft stage --list.
error-stage-no-game = Ningún juego conoce todo eso a la vez: { $said }. Mira todas las palabras con undercroft stage --list.
error-stage-seats = A ese juego juegan de { $fewest } a { $most } personas.
error-stage-not-found = No he encontrado ningún estado así ({ $said }): { $games ->
    [one] se jugó una partida
   *[other] se jugaron { $games } partidas
  }, { $actions } acciones. Puede que sea raro, o que no ocurra nunca.
error-stage-seat = Aquí nadie se llama { $name }. Están { AND($names) }.
error-stage-bot = Un bot no lleva a nadie.

## The command line

stage-nothing-named = Di entre comillas, tras undercroft stage, lo que quieres ver, como: a fight in the delve, two heroes, one captive. Todas las palabras: undercroft stage --list
stage-no-server = Ningún servidor está marcado para desarrollo. Pon el identificador del tuyo en .env como UNDERCROFT_DEVELOPER_SERVERS=… y reinicia el bot. Para verlo aquí: undercroft table --stage y las mismas palabras
stage-no-token = Pon primero el token del bot en .env como DISCORD_TOKEN=…: nombra la aplicación.
stage-in-discord = Con PostgreSQL cualquier proceso puede atender ese canal: escribe allí /stage game.
stage-not-written = No puedo escribir la petición para el bot: { $trouble }
stage-found = Encontrada: { $wanted }. Partida { $game }, tras { $steps ->
    [one] una acción
   *[other] { $steps } acciones
  } (semilla «{ $seed }», { $played } probadas).
stage-how = Para verla en esta máquina: undercroft table --stage y las mismas palabras entre comillas ({ $words }). En Discord: añade --channel y el identificador del canal.
stage-waits = Ningún bot la ha tomado en { $seconds } segundos. Lo hará el próximo que arranque con esta base de datos.
stage-late = El bot la ha tomado y no ha respondido en { $seconds } segundos. Mira en el canal y en su registro.
stage-no-game = No hay ningún juego { $game }. Los juegos: { $games }.
stage-list-frame = En todos los juegos (puede ir un número ante lo que se puede contar, y no o without ante lo que no debe ser):
stage-list-game = { $title } ({ $game }), además de «may» con el tipo de una acción, como may attack:
stage-list-same = (también { $words })

stage-about-games = Los juegos, y cualquier palabra que solo tenga uno de sus nombres
stage-about-heroes = Cuántos juegan, cada cual con un héroe
stage-about-players = Cuántos juegan, en juegos tácticos cada cual con un equipo
stage-about-level = En qué nivel o planta
stage-about-lobby = Antes de que empiece la partida
stage-about-first-card = Al empezar la partida, con héroes ya hechos
stage-about-choosing = Al elegir héroes o equipos
stage-about-post = Jugada por correo
stage-about-campaign = La campaña de ese juego
stage-about-without = Lo siguiente no debe cumplirse
stage-about-may = Puede hacerlo alguien a quien se pregunta
stage-about-down = Héroes caídos o muertos
stage-about-hurt = Héroes que han perdido puntos
stage-about-vote = Varios deciden algo juntos
stage-about-asked = Asientos que tienen que decidir algo ahora
stage-about-silent = Asientos cuyo turno de esta ronda aún está por llegar
stage-about-won = La partida se ganó
stage-about-lost = La partida se perdió
stage-about-over = La partida ha terminado, acabara como acabara
stage-about-town = El grupo está en la ciudad
stage-about-chapter = Aventuras que una campaña lleva ya
stage-about-fight = Hay un combate
stage-about-captive = Figuras que los héroes llevan consigo
stage-about-taken = Héroes en manos de monstruos
stage-about-door = Puertas que se pueden probar desde donde están los héroes
stage-about-boss = Un jefe: en combate con él, o su ficha en el tablero
stage-about-treasure = Se encontró algo que alguien tiene que tomar
stage-about-chest = Cofres junto a un héroe
stage-about-last-room = Cerca del final de la partida
stage-about-monster = Monstruos que están ahí
stage-about-asleep = Monstruos que duermen
stage-about-undead = El monstruo de aquí es un no muerto
stage-about-rover = El monstruo de aquí llegó vagando
stage-about-secret = Puertas secretas aquí
stage-about-artifact = Artefactos: hallados hasta ahora, o junto a un héroe
stage-about-exits = Hay que poner salidas
stage-about-keep = Hay que quedarse una de dos salas
stage-about-theme = Hay que elegir el tema del nivel de abajo
stage-about-flight = Alguien puede huir de un combate
stage-about-duel = Dos héroes luchan entre sí
stage-about-level-up = Héroes que tienen que elegir un nivel
stage-about-corridor = En un pasillo
stage-about-vault = En una cámara acorazada
stage-about-temple = En un templo
stage-about-great-hall = En un gran salón
stage-about-slain = Jefes abatidos
stage-about-shut = Puertas que no se abrieron este turno
stage-about-sell = Se puede vender un tesoro
stage-about-lair = Ante una guarida
stage-about-wood = Una loseta de bosque pregunta si robar carta
stage-about-bribe = Se puede sobornar a un enemigo
stage-about-magic = Se pueden lanzar hechizos en un combate
stage-about-luck = Se puede gastar suerte
stage-about-vision = Se puede mirar una loseta
stage-about-potion = Se pueden beber pociones
stage-about-rest = Los héroes descansan
stage-about-modify = Un ataque falló y se puede enmendar
stage-about-burn = Hay que repartir los puntos de una bola de fuego
stage-about-close = Hay que cerrar salidas
stage-about-stairs = Escaleras: en su sala, o en el tablero
stage-about-carried = Cofres que llevan los héroes
stage-about-trap = Trampas conocidas y aún puestas
stage-about-token = Fichas en el tablero
stage-about-spin = Se puede hacer un giro gratis
stage-about-strike-back = Se puede contraatacar
stage-about-first = Hay que decidir quién va primero
stage-about-give-up = Hay que decidir si se abandona
stage-about-offer = Alguien que se encontró abajo pide algo
stage-about-mission = Encargos abiertos
stage-about-grown = El nivel ha crecido hasta el final
stage-about-roster = Héroes de una campaña que están en casa
