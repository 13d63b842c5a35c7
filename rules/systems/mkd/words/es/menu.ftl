# Botones y listas: activaciones, caminar, ataques, respuestas. Y por qué algo no se puede hacer.

mkd-do-recruit = { $hero } ({ $value })
mkd-do-recruit-novice = { $hero }, principiante ({ $value })
mkd-do-team-close = Llevar luchadores ({ $value })
mkd-do-team-mixed = Llevar de todo un poco ({ $value })
mkd-do-team-lasting = Llevar supervivientes ({ $value })
mkd-detail-team-close = { $heroes }: fuertes en el cuerpo a cuerpo.
mkd-detail-team-mixed = { $heroes }: luchadores delante, quien dispara detrás.
mkd-detail-team-lasting = { $heroes }: difíciles de agotar, con quien cura.
mkd-detail-recruit = { $can } · velocidad { $speed }, ataque { $attack }, defensa { $defense }
mkd-do-ready = Cerrar equipo
mkd-do-begin = Actúa { $figure }
mkd-do-first = { $figure } primero
mkd-do-enter = Entra { $figure }
mkd-do-finish = Terminar turno del equipo
mkd-do-end = Listo
mkd-do-roll = Tirar por la mazmorra

mkd-do-step = { $way } ({ $cost })
mkd-detail-step = { $cost }
mkd-detail-step-past = { $cost }, de paso
mkd-detail-face = { $cost ->
    [0] gratis
   *[other] { $cost }
  }
mkd-detail-as-now = Como ahora
mkd-do-pass = { $way } a través: { $square } ({ $cost })
mkd-do-pass-back = { $way } y vuelta: { $square } ({ $cost })
mkd-do-undo = Paso atrás
mkd-do-move = { $points ->
    [one] { $square }: { $cost } de 1 punto
   *[other] { $square }: { $cost } de { $points } puntos
  }
mkd-detail-figures = { $figure } y { $more } más
mkd-detail-past = pasando junto a { $past }
mkd-detail-through = a través de { $through }
mkd-detail-through-beside = a través de { $through }, junto a { $beside }
mkd-detail-beside = junto a { $beside }
mkd-do-go = { $cost ->
    [one] { $thing }: 1 punto, a { $square }
   *[other] { $thing }: { $cost } puntos, a { $square }
  }
mkd-do-go-part = { $cost ->
    [one] { $thing }: 1 punto, parte del camino, a { $square }
   *[other] { $thing }: { $cost } puntos, parte del camino, a { $square }
  }
mkd-do-go-look = { $cost ->
    [one] Buscar trampas: { $thing }, 1 punto, a { $square }
   *[other] Buscar trampas: { $thing }, { $cost } puntos, a { $square }
  }
mkd-do-go-end = { $cost ->
    [one] { $thing } y terminar: 1 punto, a { $square }
   *[other] { $thing } y terminar: { $cost } puntos, a { $square }
  }
mkd-do-go-end-part = { $cost ->
    [one] { $thing } y terminar: 1 punto, parte del camino, a { $square }
   *[other] { $thing } y terminar: { $cost } puntos, parte del camino, a { $square }
  }
mkd-do-charge = { $cost ->
    [one] { $thing } y golpear: 1 punto, desde { $square }
   *[other] { $thing } y golpear: { $cost } puntos, desde { $square }
  }
mkd-go-behind = Detrás de { $figure }
mkd-go-foe = Delante de { $figure }
mkd-go-quest = El Cofre de la Misión
mkd-go-chest = Un cofre
mkd-go-door-wooden = Una puerta cerrada
mkd-go-door-iron = Una puerta de hierro cerrada
mkd-go-artifact = { $what }
mkd-go-token = Una ficha, sin despertarla
mkd-go-unexplored = Donde nadie ha estado
mkd-go-stairs = Las escaleras
mkd-go-exit = La salida
mkd-detail-past-beside = pasando junto a { $past }, al lado de { $beside }
mkd-do-spin = Mirar al { $way } ({ $cost })

mkd-do-attack = Golpear a { $target } ({ $cost })
mkd-do-attack-with = { $ability }: { $target } ({ $cost })
mkd-do-shoot = Disparar a { $target } ({ $cost })
mkd-do-shoot-door = Volar la puerta ({ $square })
mkd-do-lead = Confundir a { $target }: a { $square }
mkd-do-capture = Capturar a { $target } ({ $cost })
mkd-do-steal = Robar a { $target } ({ $cost })
mkd-do-regenerate = Regenerarse
mkd-do-hurry = Rapidez: 4 puntos más, solo moverse y puertas
mkd-do-heal = Curar a { $target }
mkd-do-raise = Revivir a { $target }
mkd-do-raise-at = Revivir a { $target }: en { $square }
mkd-do-summon = Invocar un monstruo
mkd-do-summon-at = Invocar un monstruo: en { $square }
mkd-do-lift = Levantar a { $target }: a { $square }

mkd-do-choose = { $figure }
mkd-do-travel = A { $square }
mkd-do-travel-anywhere = Dejarlo al azar
mkd-do-ask-let-go-yes = Dejarlo ir
mkd-do-ask-let-go-no = Intentar retenerlo
mkd-do-ask-strike-back-yes = Golpear
mkd-do-ask-strike-back-no = Contenerse
mkd-do-ask-spin-yes = Girarse
mkd-do-ask-spin-no = No girarse
mkd-do-give-up = Rendirse…
mkd-do-ask-give-up-yes = Sí, rendirse
mkd-do-ask-give-up-no = No, seguir
mkd-prompt-give-up = { AND($players) }, ¿rendirse? Tus héroes de dentro se perderán, con todo lo que llevan.
mkd-gave-up = { $player } se rinde. Los héroes de dentro se pierden.
mkd-refused-give-up-when = Puedes rendirte en tu propio turno, a partir de la ronda { $round } ({ $rule }).
mkd-do-ask-first-yes = Ir primero
mkd-do-ask-first-no = Dejar el orden normal

mkd-do-orders-let-go-ask = Zafarse: preguntar
mkd-do-orders-let-go-yes = Zafarse: dejar ir a los monstruos
mkd-do-orders-let-go-no = Zafarse: que los monstruos tiren
mkd-do-orders-strike-back-ask = Devolver golpes: preguntar
mkd-do-orders-strike-back-yes = Devolver golpes: siempre
mkd-do-orders-strike-back-no = Devolver golpes: nunca
mkd-do-orders-spin-ask = Girarse a quien llega: preguntar
mkd-do-orders-spin-yes = Girarse a quien llega: siempre
mkd-do-orders-spin-no = Girarse a quien llega: nunca
mkd-do-orders-end-yes = Terminar: por sí sola, sin nada que hacer
mkd-do-orders-end-no = Terminar: esperarme
mkd-do-orders-wake-yes = Fichas: girarlas pese al sigilo
mkd-do-orders-wake-no = Fichas: pasar sin que noten nada

## Whose turn it is

mkd-refused-unknown = Eso no se puede hacer en esta partida ({ $rule }). `/do` dice lo que puedes.
mkd-refused-over = La aventura ha terminado ({ $rule }). Empieza otra con `/adventure new`.
mkd-refused-no-seat = No llevas ningún héroe en esta partida ({ $rule }). Mira con `/map`.
mkd-refused-not-your-turn = No es tu turno ({ $rule }). `/adventure status` dice a quién le toca.
mkd-refused-now-setup = Aún se eligen los equipos ({ $rule }). Elige un héroe, o pulsa Cerrar equipo.
mkd-refused-now-question = La partida espera una respuesta ({ $rule }). Responde primero.
mkd-refused-now-hero = Uno de tus héroes está a media activación ({ $rule }). Sigue con ella, o termínala.
mkd-refused-now-between = Ninguno de tus héroes está activo ({ $rule }). Empieza antes una activación.
mkd-refused-monsters-wait = Todavía no les toca a los monstruos ({ $rule }). Termina antes los turnos de los héroes.
mkd-refused-other-question = Eso no responde a la pregunta ({ $rule }). Elige una de las respuestas mostradas.
mkd-refused-not-eligible = { $figure } no puede ganar ese nivel ({ $rule }). Elige entre los que se muestran.
mkd-refused-no-marker = No se conoce camino hasta esa casilla ({ $rule }). Elige una de las mostradas, o déjalo al azar.
mkd-refused-not-yours = Tú no llevas a { $figure } ({ $rule }). Empieza con un héroe de tu equipo.
mkd-refused-acts-now = { $figure } está actuando ({ $rule }). Di qué hace.
mkd-refused-served = { $figure } ya ha actuado este turno ({ $rule }). Elige otro héroe, o termina el turno.
mkd-refused-away = { $figure } no está en la mazmorra ({ $rule }). Elige un héroe que sí esté.
mkd-refused-entrance-full = Alguien ocupa la entrada ({ $rule }). Deja que avance primero.
mkd-refused-nobody-left = Todos tus héroes han actuado ({ $rule }). El turno termina por sí solo.
mkd-refused-shared-square = { $figure } aún está pasando a través de alguien ({ $rule }). Sigue hasta una casilla libre.
mkd-refused-orders-no-asking = Esta respuesta es sí o no, y no se pregunta en medio de un movimiento ({ $rule }). Elige una.
mkd-refused-orders-already = Esa ya es tu respuesta fija ({ $rule }). Elige otra, o déjala así.

## Walking and turning

mkd-refused-halted = Tu héroe está retenido y no puede gastar puntos ({ $rule }). Termina la activación; la próxima será libre.
mkd-refused-points = Eso cuesta { $cost }, y { $points ->
    [one] queda { $points } punto
   *[other] quedan { $points } puntos
  } de velocidad ({ $rule }). Haz algo más barato, o termina la activación.
mkd-refused-turn-points = Con el giro hacia { $target }, eso cuesta { $cost }, más de lo que te queda ({ $rule }). Haz algo más barato, o termina la activación.
mkd-refused-there-already = Ya estás en { $square } ({ $rule }). Elige otra casilla.
mkd-refused-no-square = { $square } es roca maciza ({ $rule }). Elige una casilla de la mazmorra.
mkd-refused-no-standing = Nadie puede pararse en { $square } ({ $rule }). La casilla libre más cercana: { $nearest }.
mkd-refused-no-way = Ningún camino lleva a { $square } ({ $rule }). Lo más cerca que llegas: { $nearest }.
mkd-refused-no-way-through = Con tus puntos, ningún camino lleva de { $over } a { $square } ({ $rule }).
mkd-refused-too-far = { $square } cuesta { $cost }, y tienes { $points } ({ $rule }). Lo más cerca que llegas: { $nearest }.
mkd-refused-unnerved = Un héroe desmoralizado no puede ponerse al lado de un rival, en { $square } ({ $rule }). Elige una casilla lejos de ellos.
mkd-refused-no-step = Hay un muro, una puerta cerrada o una esquina al { $way } ({ $rule }). Rodéala, o abre.
mkd-refused-faces-already = Tu héroe ya mira hacia ahí ({ $rule }). Elige otra dirección.
mkd-refused-rider-turns = Un jinete no puede girar sobre sí mismo ({ $rule }). Da un paso.
mkd-refused-nothing-to-undo = No puedes dar un paso atrás tras una tirada o un hallazgo ({ $rule }). Vuelve andando, si te quedan puntos.

## Teams

mkd-refused-seats = Asientos de esta partida: de { $fewest } a { $most }.
mkd-refused-no-joining = No se puede entrar con la aventura empezada ({ $rule }). Únete a la próxima.
mkd-refused-no-such-hero = No hay ningún héroe con ese nombre ({ $rule }). Elige uno de la lista.
mkd-refused-hero-taken = A ese héroe ya lo lleva alguien ({ $rule }). Elige otro.
mkd-refused-hero-too-dear = Ese héroe no cabe en tu equipo: { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
  } ({ $rule }). Elige uno más barato, o cierra tu equipo.
mkd-refused-team-gone = Ese equipo ya no está disponible ({ $rule }). Elige otro, o elige los héroes uno a uno.
mkd-refused-no-hero-yet = Un equipo necesita al menos un héroe ({ $rule }). Elige uno primero.

## Lists

group-team = Héroes para elegir
group-move = Caminar a
group-face = Girarse
group-deed = Hacer otra cosa
group-deed-2 = Más acciones
group-deed-3 = Todavía más acciones
group-ability = Usar una capacidad
group-special = Capturar o robar
group-lead = Guiar o dejar
group-orders = Respuestas fijas
group-advance = ¿Quién lo gana?
group-travel = ¿Adónde?
group-chest = Cofres
group-item = Objetos
group-door = Puertas
