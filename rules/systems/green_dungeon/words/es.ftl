# Green Dungeon en palabras.

green-dungeon-title = Green Dungeon
green-dungeon-blurb = Explora contra el reloj, descansa cuando te atrevas y vence a los dos jefes.
green-dungeon-undeclarable = Solo se puede planear por adelantado en un combate, antes de elegir la magia, y donde cada héroe decide algo propio.

## Ajustes

green-dungeon-preset-shared = un héroe para todos
green-dungeon-preset-shared-blurb = Todo el grupo lleva un solo héroe: menos decisiones, y bueno para aprender.
green-dungeon-preset-evening = una velada
green-dungeon-preset-evening-blurb = Un héroe por persona y todo el tiempo necesario para los dos jefes.
green-dungeon-preset-timed = contra el tiempo
green-dungeon-preset-timed-blurb = Un héroe por persona y 80 cubos de tiempo: cuando se gastan, la partida acaba, ganada o no.

green-dungeon-option-mode = Quién juega
green-dungeon-option-theme = Aspecto de la mazmorra
green-dungeon-option-decisions = Decisiones comunes
green-dungeon-option-order = Decisiones de cada héroe
green-dungeon-option-start-corner = Esquina de salida
green-dungeon-option-start-tile-resolves = La loseta de salida también guarda algo
green-dungeon-option-require-connected = Ninguna loseta queda aislada por muros
green-dungeon-option-straw-placement = Dónde pueden estar las guaridas
green-dungeon-option-wood-optional = La magia se puede dejar en paz
green-dungeon-option-interrupted-rest = Qué da un descanso interrumpido
green-dungeon-option-magic-simultaneous = Los dos bandos lanzan hechizos a la vez
green-dungeon-option-failed-flight-blocks-potions = Sin poción tras una huida fallida
green-dungeon-option-adjacency-ignores-walls = Enemigos tras un muro impiden descansar
green-dungeon-option-luck-floor-zero = La salud se queda en cero antes de la suerte
green-dungeon-option-multi-levelup = Varios niveles en un descanso
green-dungeon-option-wounded-monsters-weaken = Los enemigos heridos pegan menos fuerte
green-dungeon-option-time-limit = Límite de tiempo

green-dungeon-value-mode-auto = en solitario si hay una persona, en grupo si hay más
green-dungeon-value-mode-solo = un héroe, una persona
green-dungeon-value-mode-shared = un héroe para todos
green-dungeon-value-mode-party = un héroe por persona
green-dungeon-value-theme-chance = al azar
green-dungeon-value-theme-warren = madriguera de goblins
green-dungeon-value-theme-cult = secta
green-dungeon-value-theme-crypt = cripta
green-dungeon-value-theme-fungus = hongos
green-dungeon-value-theme-frost = hielo
green-dungeon-value-theme-clockwork = mecanismo de relojería
green-dungeon-value-decisions-vote = por votación
green-dungeon-value-decisions-leader = decide quien lidera
green-dungeon-value-decisions-anyone = quien llegue primero
green-dungeon-value-order-seat = asiento por asiento
green-dungeon-value-order-any = en cualquier orden
green-dungeon-value-start-corner-northwest = noroeste
green-dungeon-value-start-corner-northeast = noreste
green-dungeon-value-start-corner-southwest = suroeste
green-dungeon-value-start-corner-southeast = sureste
green-dungeon-value-straw-placement-far-l = los dos lados más lejanos
green-dungeon-value-straw-placement-anywhere = en cualquier parte
green-dungeon-value-interrupted-rest-heal-d6 = un dado de salud
green-dungeon-value-interrupted-rest-nothing = nada
green-dungeon-value-time-limit-none = sin límite
green-dungeon-value-time-limit-80 = 80 cubos
green-dungeon-value-time-limit-120 = 120 cubos
green-dungeon-value-time-limit-160 = 160 cubos

gd-refused-seats = En esta partida juegan de { $fewest } a { $most } personas.
gd-refused-solo = El juego en solitario es para una persona. Con más, se comparte un héroe o se juega en grupo.

## Dados y grupos

dice-gd-orientation = cómo queda una loseta
dice-gd-draw-monster = carta de monstruo
dice-gd-draw-boss = carta de jefe
dice-gd-draw-treasure = carta de tesoro
dice-gd-door = puerta
dice-gd-luck = suerte
dice-gd-wanderer = errante
dice-gd-upkeep-column = mantenimiento, columna
dice-gd-upkeep-row = mantenimiento, fila
dice-gd-rest-health = descanso, salud
dice-gd-rest-magic = descanso, magia
dice-gd-magic = magia
dice-gd-trap = trampa
dice-gd-flight = huida
dice-gd-flight-foe = enemigo que te persigue
dice-gd-melee-hero = cuerpo a cuerpo
dice-gd-melee-foe = enemigo, cuerpo a cuerpo
dice-gd-spell = hechizo
dice-gd-foe-spell = hechizo del enemigo

group-gd-walk = Seguir andando
group-gd-vision = Losetas que ver
group-gd-potion = Beber una poción

## Nombres

gd-room-covered = sin explorar
gd-room-drop = un combate
gd-room-hammer = un combate duro
gd-room-wood = un lugar de magia
gd-room-brick = una trampa
gd-room-cog = una sala del tesoro
gd-room-straw = una guarida
gd-room-lair = la guarida menor
gd-room-final = la guarida final
gd-room-cleared = una sala despejada
gd-spell-lesser = hechizo menor
    .indefinite = un hechizo menor
gd-spell-greater = hechizo mayor
    .indefinite = un hechizo mayor

gd-feature-covered = boca abajo
gd-feature-glimpsed = vista, sin explorar
gd-feature-cleared = despejada
gd-token-hero = { $hero }
gd-token-foe = { $foe }
gd-condition-bribed = a sueldo
gd-track-time = Tiempo
gd-track-events = Sucesos
gd-pile-treasure = Tesoro
gd-pile-monster = Monstruos
gd-pile-boss = Jefes

## Lo que se puede hacer

gd-do-go = Ir al { $side }: { $tile }
gd-do-retry = Insistir en la puerta { $side }: 1 cubo de tiempo
gd-do-walk = Andar hasta { $tile }
gd-do-rest = { $hale ->
    [yes] Descansar: 3 cubos de tiempo, nadie está herido
   *[no] Descansar: 3 cubos de tiempo
  }
gd-do-enter = Entrar en la guarida
gd-do-retreat = Dar media vuelta
gd-do-touch = { $yes ->
    [yes] Despertar la magia
   *[no] Dejarla en paz
  }
gd-do-bribe = Sobornar: { $gold } de oro
gd-do-refuse = No pagar nada
gd-do-flee = Huir al { $side }: { $tile }
gd-do-stand = Plantar cara
gd-do-lesser = Hechizo menor
gd-do-greater = Hechizo mayor
gd-do-strike = Golpear
gd-do-drink = Beber: { $treasure }
gd-do-skip = No beber nada
gd-do-luck = { $count ->
    [0] No gastar suerte
    [one] Gastar 1 de suerte
   *[other] Gastar { $count } de suerte
  }
gd-do-see = Ver { $tile }
gd-do-lair = Guarida menor: { $tile }
gd-do-pick = Quedarse con: { $treasure }
gd-do-sell = Vender: { $treasure } ({ $gold } de oro)
gd-do-level = { $yes ->
    [yes] Subir de nivel: 5 PX
   *[no] Todavía no
  }

gd-detail-open = Un paso abierto.
gd-detail-out = Una puerta que se abre desde este lado. Se cierra a tu espalda.
gd-detail-door = Una puerta cerrada: saca { $face ->
    [6] un 6
   *[other] { $face } o más
  } para abrirla.
gd-detail-flee = Escapas si tu dado +{ $level } supera el dado del enemigo.
gd-detail-lesser = Cuesta { $magic } de magia: { $harm } de daño.
gd-detail-greater = Cuesta { $magic } de magia: un dado +{ $harm } de daño, y 1 para ti.
gd-detail-strike = Tú: dado +{ $mine }, { $harm } de daño. Enemigo: dado +{ $theirs }, { $spell ->
    [lesser] un hechizo de { $foe }
    [greater] un hechizo de un dado +{ $foe }
   *[none] { $foe }
  } de daño. Gana los empates.
gd-detail-here = Aquí.
gd-detail-far = { $steps ->
    [one] Una loseta
   *[other] { $steps } losetas
  } al { $way }.
gd-help-drop = cura { $number }
gd-help-wood = recupera { $number } de magia
gd-help-hammer = suma { $number } a tiradas y daño cuerpo a cuerpo
gd-help-cog = vale { $number } de oro

## Negativas

gd-error-unknown = Eso no se puede hacer en esta partida. /do muestra lo que se puede.
gd-error-over = La partida ha terminado.
gd-error-no-hero = No tienes ningún héroe aquí.
gd-error-dead = Tu héroe ha caído. Aún puedes mirar.
gd-error-not-your-turn = No es tu turno. La tarjeta dice quién decide ahora.
gd-error-no-joining = El grupo está completo: nadie puede unirse una vez en marcha.
gd-error-seat-taken = Ese asiento está ocupado.
gd-error-wall = Ahí hay un muro. Elige otro lado.
gd-error-tried = Esa puerta no se ha abierto este turno. Otro intento cuesta 1 cubo de tiempo.
gd-error-untried = No has probado esa puerta este turno. Elige primero su dirección.
gd-error-no-walk = Solo se puede andar por salas despejadas. Elige una más cercana.
gd-error-not-cleared = Solo se puede descansar en una sala despejada.
gd-error-foe-near = No se puede descansar con un enemigo aquí o al lado.
gd-error-boss-bribe = No se puede sobornar a un jefe.
gd-error-rest-bribe = No se puede sobornar a un enemigo que interrumpe un descanso.
gd-error-gold = No tienes oro suficiente para ese soborno.
gd-error-no-flight = Del jefe final no se puede huir.
gd-error-no-refuge = Por ese lado no hay ninguna sala explorada a la que huir.
gd-error-faltered = Tras una huida fallida no puedes lanzar hechizos este turno.
gd-error-magic = No tienes magia suficiente para ese hechizo.
gd-error-luck = No tienes tanta suerte.
gd-error-card = No tienes esa carta. /hero muestra las que tienes.
gd-error-full = Eso no recuperaría nada. Guárdalo para más tarde.
gd-error-potion-time = Las pociones se beben en un combate o al final de un turno.
gd-error-seen = Esa loseta ya se ve. Elige otra.
gd-error-no-lair = Esa no es una de las dos guaridas.
gd-error-now-move = Elige primero adónde ir.
gd-error-now-lair = Elige primero: entrar en la guarida o dar media vuelta.
gd-error-now-wood = Elige primero si despertar la magia.
gd-error-now-bribe = Elige primero: pagar al enemigo o negarte.
gd-error-now-flight = Elige primero: huir o plantar cara.
gd-error-now-magic = Elige primero cómo luchar.
gd-error-now-luck = Elige primero cuánta suerte gastar.
gd-error-now-vision = Elige primero qué muestra la visión.
gd-error-now-order = Elige primero cuál es la guarida menor.
gd-error-now-pick = Elige primero el tesoro que te quedas.
gd-error-now-sell = Elige primero el arma que vendes.
gd-error-now-potion = Elige primero si bebes.
gd-error-now-level = Elige primero si subes de nivel.

## El momento

gd-progress = jefes { $now } de { $most }
gd-finale-place = { $room } en { $tile }
gd-heading-fight = { $foe }, salud { $health } · { $tile }
gd-heading = { $room } · { $tile }, tiempo { $time } de 15
gd-story-fight = Ante el grupo: { $foe }. Daño { $difficulty }, salud { $health }{ $magic ->
    [0] .
   *[other] , magia { $magic }.
  }
gd-story-threshold = El último jefe espera tras esta puerta. Una vez dentro, no se puede huir.
gd-story-fled = { $foe } sigue aquí, y no olvida.
gd-story-bribed = { $foe } cuenta el dinero y mira hacia otro lado.
gd-story-near = Hay un enemigo cerca, así que aquí nadie puede descansar.
gd-story-tracks = Sucesos { $events }, oro { $gold }.

gd-stat-health = Salud
gd-stat-magic = Magia
gd-stat-luck = Suerte
gd-short-health = S
gd-short-magic = M
gd-short-luck = Su
gd-stat-level = Nivel
gd-stat-xp = PX
gd-note-dead = ha caído
gd-note-guide = guía a { $hero }
gd-note-gold = { $gold } de oro
gd-note-card = { $treasure }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }

gd-prompt-move = ¿Adónde, { AND($heroes) }?
gd-prompt-lair = { AND($heroes) }: ¿entrar en la guarida final o dar media vuelta?
gd-prompt-wood = { AND($heroes) }: ¿despertar la magia de esta sala?
gd-prompt-turn = { AND($heroes) }: ¿qué hacer ahora?
gd-prompt-bribe = { AND($heroes) }: ¿pagar { $gold } de oro a { $foe }?
gd-prompt-flight = { AND($heroes) }: ¿huir de { $foe } o plantar cara?
gd-prompt-magic = { AND($heroes) }: ¿cómo luchar contra { $foe }?
gd-prompt-luck = { AND($heroes) }: { $health ->
    [0] no queda salud
   *[other] salud { $health }
  }. ¿Gastar suerte? Quedan { $luck } de suerte.
gd-prompt-vision = { AND($heroes) }: elige { $left ->
    [one] una loseta que ver
   *[other] { $left } losetas que ver, una a una
  }{ $chosen ->
    [none] .
   *[other] . Ya elegidas: { AND($chosen) }.
  }
gd-prompt-order = ¡Dos guaridas a la vez! { AND($heroes) }: ¿cuál es la menor?
gd-prompt-pick = { AND($heroes) }: ¿con qué tesoro te quedas?
gd-prompt-sell = { AND($heroes) }: un héroe solo lleva un arma. ¿Cuál vendes?
gd-prompt-potion = { AND($heroes) }: ¿beber una poción ahora?
gd-prompt-level = { AND($heroes) }: ¿subir de nivel?

gd-ending-won = Los dos jefes han muerto. { $tale }
gd-ending-dead = No queda ningún héroe. { $tale }
gd-ending-time = Se acabó el tiempo.

gd-sheet-numbers = Números
gd-sheet-fighting = En combate
gd-sheet-treasures = Tesoros
gd-sheet-empty = Nada todavía.
gd-sheet-score = Puntuación
gd-sheet-health = Salud { $now }/{ $most }
gd-sheet-magic = Magia { $now }/{ $most }
gd-sheet-luck = Suerte { $now }/{ $most }
gd-sheet-level = Nivel { $level }, { $xp } PX; al descansar, un nivel cuesta { $next }
gd-sheet-gold = Oro: { $gold }
gd-sheet-melee = Cuerpo a cuerpo: un dado +{ $plus }, un golpe hace { $harm }
gd-sheet-spells = Hechizos: el menor hace { $lesser }, el mayor un dado +{ $greater }
gd-sheet-rolls = Puertas, trampas y huida: un dado +{ $plus }
gd-sheet-card = { $treasure } ×{ $count }: { $does }
gd-sheet-worth = Vale { $merits } sin el oro, penalizaciones { $penalties }: la puntuación sería { $score }

## Lo que muestra el tablero, en palabras

gd-fact-here = Los héroes están en { $tile }: { $room }.
gd-fact-fight = Un combate, turno de combate { $round }: { $foe }, daño { $difficulty }{ $magic ->
    [0] .
   *[other] , magia { $magic }.
  }
gd-fact-open = Un paso abierto lleva al { $side }, a { $tile }: { $room }.
gd-fact-out = Una puerta lleva al { $side }, a { $tile }: { $room }. Se abre desde aquí.
gd-fact-door = Una puerta cerrada al { $side } lleva a { $tile }: { $room }.
gd-fact-wall = Un muro al { $side } corta el paso a { $tile }.
gd-fact-fled = { $foe } espera en { $tile }; los héroes huyeron de allí.
gd-fact-bribed = { $foe } está en { $tile }, con el soborno en la mano.
gd-fact-hero = { $hero }: { $magic ->
    [0] sin
   *[other] { $magic } de
  } magia, { $luck ->
    [0] sin
   *[other] { $luck } de
  } suerte.
gd-fact-fallen = { $hero } ha caído.
gd-fact-flee = Huida al { $side }, a { $tile }: { $room }.
gd-fact-chosen = Elegidas para la visión: { AND($tiles) }.
gd-fact-gold = Oro: { $gold }.
gd-fact-covered = { $count ->
    [0] Todas las losetas están boca arriba.
    [one] Una loseta está boca abajo.
   *[other] { $count } losetas están boca abajo.
  }
gd-fact-glimpsed = Vistas pero sin explorar: { AND($tiles) }.

## Lo que pasa

gd-dungeon-laid = Hay veinticinco losetas por delante. El grupo sale de { $tile }.
    .b = Las losetas están puestas. La entrada es { $tile }.
gd-layout-relaid = Los muros aíslan una parte de la mazmorra, así que todas las losetas se vuelven a girar.
gd-door-opened = { $hero } saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total } (necesita { SUM($need, 1) } o más): la puerta a { $tile } se abre.
    .b = { $hero } abre la puerta a { $tile }: saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total }; necesita { SUM($need, 1) } o más.
    .c = { $hero } consigue abrir la puerta a { $tile } (saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total }; necesita { SUM($need, 1) } o más).
gd-door-held = { $hero } saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total } (necesita { SUM($need, 1) } o más): la puerta { $side } sigue cerrada.
    .b = { $hero } falla en la puerta { $side }: saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total }; necesita { SUM($need, 1) } o más.
    .c = { $hero } no puede abrir la puerta { $side } (saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total }; necesita { SUM($need, 1) } o más).
gd-room-entered = El grupo va a { $tile }.
    .b = El grupo entra en { $tile }.
    .c = El grupo sigue hasta { $tile }.
gd-room-crossed = El grupo sigue hasta { $tile }, donde todo está tranquilo.
    .b = El grupo cruza { $tile } en silencio.
gd-lair-found = { $final ->
    [yes] El grupo encuentra la guarida final, en { $tile }.
   *[no] El grupo encuentra una guarida, en { $tile }: allí vive el jefe menor.
  }
gd-lair-retreated = El grupo da media vuelta ante { $tile }: la guarida final puede esperar.
gd-magic-found = { $magic } ({ $number }). { $scene }
gd-magic-left = El grupo deja la magia en paz.
gd-tiles-seen = { $count ->
    [one] La visión muestra { AND($tiles) }.
   *[other] La visión muestra { $count } losetas: { AND($tiles) }.
  }
gd-jinx-endured = { $hero } saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total } contra { $number }: { $harm ->
    [0] sale sin un rasguño.
   *[other] { $harm } de daño.
  }
gd-trap-met = { $trap }: con { $number } o más se escapa. { $scene }
gd-the-trap = la trampa
gd-trap-avoided = { $hero } saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total }{ $number ->
    [0] {""}
   *[other] {" "}(hacía falta { $number })
  } y se libra de la trampa{ $number ->
    [0] {""}
   *[other] {" "}«{ $trap }»
  }.
    .b = { $hero } se aparta a tiempo de la trampa{ $number ->
        [0] {""}
       *[other] {" "}«{ $trap }»
      } (saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total }{ $number ->
        [0] {""}
       *[other] ; hacía falta { $number }
      }).
    .c = { $hero } esquiva la trampa{ $number ->
        [0] {""}
       *[other] {" "}«{ $trap }»
      } (saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total }{ $number ->
        [0] {""}
       *[other] ; hacía falta { $number }
      }).
gd-trap-struck = { $hero } saca un { $die }, con +{ DIFFERENCE($total, $die) } son { $total }{ $number ->
    [0] {""}
   *[other] {" "}(hacía falta { $number })
  } y cae en la trampa{ $number ->
    [0] {""}
   *[other] {" "}«{ $trap }»
  }{ $harm ->
    [0] , pero sale sin daño.
   *[other] : { $magical ->
        [yes] pierde { $harm } de magia.
       *[no] { $harm } de daño.
      }
  }
gd-time-passed = Pasa el tiempo: { $time } de 15.
gd-event-due = El tiempo llega a { $time }. Cubos de suceso: { $events }.
gd-track-emptied = El medidor de tiempo está lleno y vuelve a empezar. { $events ->
    [0] No queda ningún cubo de suceso.
   *[other] Cubos de suceso: { $events }.
  }
gd-upkeep-void = Mantenimiento (salen { $first } y { $second }): nada cambia.
gd-tile-reset = Mantenimiento (salen { $first } y { $second }): { $tile } vuelve a quedar boca abajo.
gd-wanderer-absent = No viene ningún errante (sale un { $die }; hacía falta { $events } o menos).
gd-wanderer-came = Viene un errante (sale un { $die }; hacía falta { $events } o menos).
gd-rest-begun = { $must ->
    [yes] El grupo está demasiado cansado para seguir y tiene que descansar.
   *[no] El grupo se echa a descansar.
  }
gd-rest-healed = { $hero } descansa (saca { $first } y { $second }) { $health ->
    [0] { $magic ->
        [0] y no recupera nada.
       *[other] y recupera { $magic } de magia.
      }
   *[other] { $magic ->
        [0] y recupera { $health } de salud.
       *[other] y recupera { $health } de salud y { $magic } de magia.
      }
  }
gd-rest-broken = { $hero } despierta antes de tiempo{ $health ->
    [0] .
   *[other] {" "}y recupera { $health } de salud.
  }
gd-rest-lost = El grupo despierta antes de tiempo, y nadie se cura.
gd-level-reached = { $hero } sube al nivel { $level }.
gd-foe-met = { $appears } { $foe }: daño { $difficulty }, salud { $health }{ $magic ->
    [0] .
   *[other] , magia { $magic }.
  }
gd-foe-awaited = { $foe } sigue ahí: salud { $health }{ $magic ->
    [0] .
   *[other] , magia { $magic }.
  }
gd-foe-bribed = { $foe } acepta { $gold } de oro y deja pasar al grupo.
    .b = { $foe } cuenta { $gold } de oro y encuentra otra cosa que mirar.
gd-flight-won = El grupo huye a { $tile }: sale un { $die }, con +{ DIFFERENCE($total, $die) } son { $total } contra { $against }.
gd-flight-lost = El grupo no logra huir: sale un { $die }, con +{ DIFFERENCE($total, $die) } son { $total }; hacía falta { SUM($against, 1) } o más.
gd-spell-cast = { $hero } lanza { $a_spell } contra { $foe }: { $harm } de daño{ $left ->
    [0] .
   *[other] ; salud restante: { $left }.
  }
gd-backlash = { $hero } se hiere con el hechizo: 1 de daño.
gd-foe-cast = { $foe } lanza { $greater ->
    [yes] un gran hechizo
   *[no] un hechizo
  } contra { $hero }: { $harm } de daño.
gd-foe-backlash = A { $foe } le pasa factura su propio gran hechizo{ $left ->
    [0] .
   *[other] ; salud restante: { $left }.
  }
gd-melee-won = { $hero } golpea a { $foe }: { $harm } de daño ({ $mine } contra { $theirs }){ $left ->
    [0] .
   *[other] ; salud restante: { $left }.
  }
    .b = { $hero } tiene { $mine } contra { $theirs } y golpea a { $foe }: { $harm } de daño{ $left ->
        [0] .
       *[other] ; salud restante: { $left }.
      }
    .c = { $hero } hiere a { $foe }: { $harm } de daño ({ $mine } contra { $theirs }){ $left ->
        [0] .
       *[other] ; salud restante: { $left }.
      }
gd-melee-lost = { $foe } golpea a { $hero }: { $harm } de daño ({ $theirs } contra { $mine }).
    .b = { $foe } tiene { $theirs } contra { $mine } y golpea a { $hero }: { $harm } de daño.
    .c = { $foe } hiere a { $hero }: { $harm } de daño ({ $theirs } contra { $mine }).
gd-melee-parried = { $won ->
    [yes] { $hero } mantiene a raya a { $foe } ({ $mine } contra { $theirs }).
   *[no] { $foe } ataca a { $hero } y no hace daño ({ $theirs } contra { $mine }).
  }
gd-health-lost = A { $hero } { $left ->
    [0] no le queda salud.
    [one] le queda 1 de salud.
   *[other] le quedan { $left } de salud.
  }
gd-magic-lost = A { $hero } { $left ->
    [0] no le queda magia.
    [one] le queda 1 de magia.
   *[other] le quedan { $left } de magia.
  }
gd-luck-spent-again = Luego { $first } y { $second }: salud { $health } y { $left ->
    [0] ya no le queda suerte.
    [one] le queda 1 de suerte.
   *[other] le quedan { $left } de suerte.
  }
gd-luck-spent = { $hero } gasta suerte (saca { $first } y { $second }): ahora tiene { $health } de salud y { $left ->
    [0] ya no le queda suerte.
    [one] le queda 1 de suerte.
   *[other] le quedan { $left } de suerte.
  }
gd-hero-fell = { $hero } cae.
    .b = { $hero } se desploma y muere.
gd-foe-slain = { $foe } muere: { $xp } PX.
    .b = { $foe } ya no molestará a nadie: { $xp } PX.
    .c = { $foe } cae: { $xp } PX.
gd-bribe-regained = El grupo recupera el soborno: { $gold } de oro.
gd-treasure-claimed = { $hero } se queda con { $the_treasure }, y con { $gold } de oro.
    .b = { $hero } se guarda { $the_treasure } y { $gold } de oro.
gd-purse-found = { $hero } encuentra una moneda: no queda ningún tesoro.
gd-treasure-left = Nadie se lleva { $the_treasure }.
gd-weapon-sold = { $hero } vende { $the_treasure } por { $gold } de oro.
gd-potion-drunk = { $hero } bebe { $the_treasure } y recupera { $health ->
    [0] { $magic } de magia
   *[other] { $health } de salud
  }.
gd-health-gained = { $health ->
    [0] { $hero } ya tiene la salud al máximo.
   *[other] { $hero } recupera { $health } de salud.
  }
gd-gear-passed = { $hero } recoge { $the_treasure }.
gd-vote-cast = { $hero } vota por «{ $choice }».
# Games of before say it this way.
gd-vote-tied = Hay empate, así que decide el voto de { $hero }: { $choice }.
gd-hand-joined = { $name } guía ahora también al héroe.
gd-game-won = Los dos jefes están vencidos: la mazmorra es del grupo.
gd-party-lost = No queda ningún héroe con vida: la mazmorra guarda sus secretos.
gd-time-up = El último cubo está en el medidor: se acabó el tiempo.
gd-did-strike = { $player } se prepara para golpear.
gd-did-skip = { $player } no bebe nada.
