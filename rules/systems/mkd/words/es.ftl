# Mage Knight Dungeons en palabras: nombres, el mapa, el momento, la hoja. Páginas por temas en es/.

mkd-way-n = norte
mkd-way-ne = noreste
mkd-way-e = este
mkd-way-se = sureste
mkd-way-s = sur
mkd-way-sw = suroeste
mkd-way-w = oeste
mkd-way-nw = noroeste

mkd-where-here = { $square }, la misma casilla
mkd-where = { $square }, a { $steps ->
    [one] 1 casilla al { $way }
   *[other] { $steps } casillas al { $way }
  }

mkd-list-1 = { $a }
mkd-list-2 = { $a } y { $b }
mkd-list-3 = { $a }, { $b } y { $c }
mkd-list-4 = { $a }, { $b }, { $c } y { $d }
mkd-list-more = { $a }, { $b }, { $c }, { $d } y { $more } más

## The party in numbers

mkd-stat-heroes = Héroes
mkd-stat-clicks = Clics
mkd-stat-points = Puntos de velocidad
mkd-stat-attack = Ataque
mkd-stat-defense = Defensa
mkd-stat-level = Nivel
mkd-short-clicks = ♥

mkd-note-served = ya ha actuado
mkd-note-waiting = espera fuera
mkd-note-board = sigue dentro
mkd-note-left = está fuera, con vida
mkd-note-below = una planta más abajo
mkd-note-captive = en manos de { $captor }
mkd-note-dead = ha caído
mkd-note-gone = se ha ido
mkd-note-carries = { $quest ->
    [yes] lleva el Cofre de la Misión ({ $chest })
   *[no] lleva { $the_chest }
  }

mkd-condition-asleep = duerme
mkd-condition-demoralized = desmoralización
mkd-condition-freeze = congelación
mkd-condition-snare = con los pies enredados
mkd-condition-daze = aturdimiento
mkd-condition-curse = maldición
mkd-condition-surprised = con la guardia baja
mkd-condition-captor = tiene prisionero a { $captive }
mkd-condition-laden = { $quest ->
    [yes] tiene el Cofre de la Misión
   *[no] { $count ->
        [one] tiene un cofre
       *[other] tiene { $count } cofres
      }
  }
mkd-condition-guardian = Guardián
mkd-condition-target = presa
mkd-condition-prisoner = en cautiverio

## The map

mkd-map-camp = Ante la mazmorra
mkd-feature-entrance = la entrada
    .gender = f
    .indefinite = una entrada
    .definite = la entrada
mkd-feature-barrel = un barril de agua
    .gender = m
    .indefinite = un barril de agua
    .definite = el barril de agua
mkd-feature-campfire = la hoguera
    .gender = f
    .indefinite = una hoguera
    .definite = la hoguera
mkd-feature-column = un pilar
    .gender = m
    .indefinite = un pilar
    .definite = el pilar
mkd-feature-crate = una caja de provisiones
    .gender = f
    .indefinite = una caja de provisiones
    .definite = la caja de provisiones
mkd-feature-stairs-down = las escaleras de la mazmorra
    .gender = pl
    .indefinite = unas escaleras de bajada
    .definite = las escaleras de la mazmorra
mkd-feature-tent = una tienda
    .gender = f
    .indefinite = una tienda
    .definite = la tienda
mkd-feature-quest = la misión
    .gender = f
    .indefinite = una misión
    .definite = la misión
mkd-feature-unexplored = { $kind ->
    [hall] pasillo sin explorar
   *[other] cámara sin explorar
  }
    .gender = { $kind ->
        [hall] m
       *[other] f
      }
    .indefinite = { $kind ->
        [hall] un pasillo sin explorar
       *[other] una cámara sin explorar
      }
    .definite = { $kind ->
        [hall] el pasillo sin explorar
       *[other] la cámara sin explorar
      }
mkd-feature-chest = { $quest ->
    [yes] Cofre de la Misión
   *[no] cofre
  } { $open ->
    [yes] abierto
   *[no] cerrado
  } ({ $chest }{ $open ->
    [yes] {""}
   *[no] { $trap ->
        [trapped] , con trampa
        [safe] , sin trampa
       *[unknown] {""}
      }
  })
    .gender = m
mkd-token = { $guardian ->
    [master] La ficha del amo
    [yes] ficha { $colour ->
        [Y] amarilla
        [B] azul
       *[R] roja
      } del Guardián
   *[no] ficha { $colour ->
        [Y] amarilla
        [B] azul
       *[R] roja
      }
  }
    .gender = f
mkd-a-token = { $guardian ->
    [master] la ficha del amo del nivel
    [yes] la ficha del Guardián
   *[no] una ficha { $colour ->
        [Y] amarilla
        [B] azul
       *[R] roja
      }
  }
    .gender = f

mkd-fact-camp = { $count ->
    [0] Nadie se ha presentado todavía.
    [one] 1 héroe está ante la mazmorra.
   *[other] { $count } héroes están ante la mazmorra.
  }
mkd-fact-active = { $figure } está en { $square } y mira al { $way }{ $points ->
    [-1] .
    [one] , con 1 punto de velocidad.
   *[other] , con { $points } puntos de velocidad.
  }
mkd-fact-waiting = { $figures } { $count ->
    [one] espera
   *[other] esperan
  } fuera.
mkd-fact-held = { $figure } no puede soltarse de { $figures }.
mkd-fact-foe = { $figure }: { $where }, mira al { $way }; { $left } de { $most } clics.
mkd-fact-token = Boca abajo: { $token }, { $where }.
mkd-fact-chest = En el suelo, { $chest }: { $where }.
mkd-fact-quest-carried = { $figure } tiene el Cofre de la Misión: { $where }.
mkd-fact-door = { $closed ->
    [yes] Una puerta { $iron ->
        [yes] de hierro
       *[no] de madera
      } cerrada
   *[no] Una puerta abierta
  }: { $where }.
mkd-fact-unexplored = { $kind ->
    [hall] Pasillo sin explorar
    [central] La Cámara Central
   *[other] Cámara sin explorar
  } al { $way } de { $where }.
mkd-fact-entrance = La salida: { $where }.
mkd-fact-friend = { $figure }: { $where }; { $left } de { $most } clics.

## The moment

mkd-heading = { $part ->
    [setup] Los equipos se reúnen
    [over] La aventura ha terminado
    [tokens] Ronda { $round } · Las fichas vagan
    [monsters] Ronda { $round } · Los monstruos
   *[heroes] Ronda { $round } · Los héroes
  }

mkd-heading-acts = { $figure } · velocidad { $points }

mkd-story-camp = Una escalera, una corriente de aire de abajo, y una lista de nombres con sitio para más.
    .b = La puerta está abierta. Parece esperar a que alguien se ofrezca.
    .c = Alguien tiene que bajar ahí. La paga es buena, y por algo será.
    .d = La escalera baja más allá de donde alumbra el farol.
    .e = Cuerdas, antorchas, pan para una semana: solo falta quien lo lleve.
    .f = El musgo tapa los nombres de los que fueron antes.
    .g = El guardián de la puerta no pregunta nada, y cuenta a todos.
    .h = Un cuervo en el arco mira a la compañía, de uno en uno.
mkd-story-outside = La luz del día acaba en el primer escalón. Debajo, la mazmorra contiene el aliento.
    .b = La entrada está abierta, y todavía no hay nadie en ella.
    .c = De la entrada sale aire frío, y con él el olor a piedra mojada.
    .d = Ante la entrada la hierba está pisada, en una sola dirección.
    .e = La mazmorra está abierta, y no dice nada.
    .f = Una última mirada al cielo, y luego los escalones.
    .g = El arco de la entrada ha perdido su lema, salvo la palabra NO.
    .h = El agua corre escaleras abajo, y lo mismo harán los héroes.
mkd-story-hall = { $figure } está en un pasillo del que vuelve cada paso.
    .b = Un pasillo, estrecho y paciente, con { $figure } dentro.
    .c = Alguien barrió este pasillo una vez. { $figure } deja huellas.
    .d = Los soportes de antorcha de este pasillo están vacíos, y { $figure } lo ha notado.
    .e = { $figure } camina por un pasillo cuyo fondo solo se adivina.
    .f = El pasillo huele a hierro mojado, y { $figure } respira por la boca.
    .g = Unos arañazos recorren la pared a la altura del hombro de { $figure }.
    .h = La pintura vieja se desprende del pasillo, y las escamas caen en torno a { $figure }.
mkd-story-chamber = { $figure } está en una cámara que solo el tiempo ha amueblado.
    .b = Las paredes de la cámara se apartan de la luz de { $figure }, pero no mucho.
    .c = Una cámara. { $figure } escucha; la cámara escucha también.
    .d = Hay sillas rotas por la cámara, y { $figure } pasa entre ellas.
    .e = Alguien comió aquí hace mucho, y dejó a { $figure } los huesos.
    .f = El techo de esta cámara se pierde en la oscuridad sobre { $figure }.
    .g = { $figure } está en una cámara con argollas de hierro en las paredes.
    .h = Hay polvo en todo menos en el suelo: antes de { $figure } ya pasó alguien por aquí.
mkd-story-central = Esta es la Cámara Central. { $figure } ha llegado al sitio justo, y hay más gente que quería llegar.
    .b = La Cámara Central. Lo que valía la pena guardar se guardaba aquí, y { $figure } está encima.
    .c = La Cámara Central: todos los caminos llevan aquí, y { $figure } ha tomado uno.
    .d = Aquí, en la Cámara Central, cada sonido le llega a { $figure } dos veces.
    .e = La Cámara Central es más grande de lo que dice ningún mapa, y { $figure } se siente poca cosa.
    .f = { $figure } está en la Cámara Central, donde la mazmorra guarda su corazón.
    .g = En la Cámara Central el suelo está gastado en un anillo, y { $figure } está dentro.
    .h = Los pilares de la Cámara Central se inclinan hacia { $figure }, o lo parece.
mkd-story-water = { $figure } está hasta las rodillas en un agua que debería estar más caliente.
    .b = Un agua negra se cierra en torno a las botas de { $figure }.
    .c = Algo blando roza a { $figure } bajo el agua.
    .d = Se abren ondas en el agua en torno a { $figure }, y otras les responden.
    .e = { $figure } vadea, y cada paso es una apuesta.
    .f = Aquí el agua es clara, y enseña a { $figure } más de lo agradable.
    .g = El agua fría sube por las piernas de { $figure }, poco a poco.
    .h = { $figure } está en una charca de la que no se conoce fondo.
mkd-story-shadow = Aquí la oscuridad es tan espesa que uno puede apoyarse en ella, y { $figure } lo hace.
    .b = { $figure } está en la sombra. Puede que otros también.
    .c = La luz de la lámpara de { $figure } no llega más allá de un paso.
    .d = { $figure } está en una oscuridad que ya estaba aquí antes que los muros.
    .e = La sombra cubre a { $figure } hasta la barbilla.
    .f = Lo que haya en esta sombra le hace sitio a { $figure }.
    .g = { $figure } no aparta una mano de la pared: no hay nada que ver.
    .h = { $figure } no ve nada en esta sombra, y escucha.
mkd-story-unnerved = { $figure } ha perdido todo el valor y solo quiere estar en otra parte.
mkd-story-beside = { $figures } { $count ->
    [one] está
   *[other] están
  } justo al lado de { $figure }.
    .b = Al alcance del brazo de { $figure }: { $figures }.
mkd-story-here = { $count ->
    [one] En la misma sala: { $figures }.
   *[other] En la misma sala, y sin prisa: { $figures }.
  }
    .b = Al otro lado de la sala: { $figures }.
mkd-story-token = Algo que nadie ha visto se queda quieto en { $where }: { $token }.
    .b = Algo que nadie ha visto escucha en { $where }: { $token }.
mkd-story-quest-here = El Cofre de la Misión está en { $where }.
mkd-story-quest-carried = { $side ->
    [hero] El Cofre de la Misión está en manos de { $figure }. Ahora solo hay que sacarlo.
   *[other] { $figure } tiene el Cofre de la Misión, y ningún derecho a él.
  }
mkd-story-victory = El Cofre de la Misión está fuera, a la luz del día, y quien lo llevaba también.
mkd-story-defeat = La mazmorra se cierra sobre los que se quedaron. El Cofre de la Misión se queda con ellos.

mkd-finale-place = { $out ->
    [0] no salió nadie de { $of }
    [one] salió 1 de { $of }
   *[other] salieron { $out } de { $of }
  }; { $level }
mkd-finale-chest = { $quest ->
    [yes] el Cofre de la Misión: { $item }
   *[no] { $item }
  }{ $bare ->
    [yes] {""}
   *[no] {" "}({ $gold } de oro)
  }

mkd-prompt-setup-left = Puntos que quedan: { $left } de { $points }. { AND($players) }, ¿qué héroe entra en el equipo?
mkd-prompt-setup-points = Puntos de cada equipo: { $points }. { AND($players) }, ¿qué héroes entran en cada equipo?
mkd-story-too-dear = Demasiado caros: { $heroes }.
mkd-story-taken = Ya elegidos: { $heroes }.
mkd-story-and-more = { $told } ({ $more } más)
mkd-list-two-more = { $a }, { $b } y { $more } más
mkd-list-row = { $a }, { $b }
mkd-recruit-led = { $figure } (con { $player })
mkd-recruit-dear = { $figure } ({ $value })
mkd-prompt-setup = { AND($players) }, ¿qué héroe entra en el equipo?
mkd-prompt-between = { AND($players) }, ¿qué héroe actúa ahora?
mkd-prompt-hero = ¿Qué hace { $figure }?
mkd-prompt-facing = No quedan pasos. ¿Hacia dónde mira { $figure }?
mkd-prompt-monster = Ahora: { $figure }. Cualquiera puede tirar por los monstruos.
mkd-prompt-token = Ahora: { $token }. Cualquiera puede tirar por ella.
mkd-prompt-others = Ahora se mueve la mazmorra. Cualquiera puede tirar por ella.
mkd-prompt-let-go = { $figure } quiere zafarse de { $holders }. { AND($players) }, ¿puede irse sin tirada?
mkd-prompt-strike-counter = { $target } ha atacado. { AND($players) }, ¿devuelve el golpe { $figure }?
mkd-prompt-strike-passing = { $target } pasa corriendo junto a { $figure }. { AND($players) }, ¿hay golpe?
mkd-prompt-spin = { $toward } está ahora junto a { $figure }. { AND($players) }, ¿se gira tu héroe?
mkd-prompt-advance = La experiencia alcanza para un nivel. { AND($players) }, ¿qué héroe lo gana?
mkd-prompt-teleport = { $figure } cruza el umbral. { AND($players) }, ¿adónde?
mkd-prompt-first = { AND($players) }, en tu equipo hay alguien con mando. ¿Actúa primero en esta ronda?
mkd-prompt-victory = El Cofre de la Misión está fuera tras { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }, con { $gold } de oro.
mkd-prompt-defeat = La misión fracasó en la ronda { $rounds }. El grupo sacó { $gold } de oro.

mkd-outcome-victory = Misión cumplida: el Cofre de la Misión salió en la ronda { $rounds }, con { $gold } de oro en total.
mkd-outcome-defeat = La misión fracasó en la ronda { $rounds }. El grupo sacó { $gold } de oro.

mkd-error-no-such-figure = No hay tal figura en esta partida. El mapa nombra las que hay.
mkd-error-no-such-chest = No hay tal cofre en esta partida. El mapa nombra los que hay.
mkd-error-no-such-seat = Nadie tiene el asiento { $seat }.
mkd-error-other-mode = Esta partida tiene otras reglas.

## The sheet

mkd-sheet-team = Equipo
mkd-sheet-nobody = Todavía ningún héroe.
mkd-sheet-budget = Puntos
mkd-sheet-points = quedan { $left } de { $points }
mkd-sheet-recruits = Héroes
mkd-sheet-recruit = { $figure }, { $role }: { $can }
mkd-sheet-hero = { $figure }, { $role }
mkd-sheet-numbers = Velocidad { $speed }, ataque { $attack }, defensa { $defense }, daño { $damage }
mkd-sheet-level = Nivel { $level }, vale { $value ->
    [one] 1 punto
   *[other] { $value } puntos
  }; { $range ->
    [0] lucha cuerpo a cuerpo
   *[other] alcance { $range }
  }; arco frontal { $arc }°
mkd-sheet-dial = Disco de { $figure } (velocidad / ataque / defensa / daño)
mkd-sheet-click = { $here ->
    [now] ▶
    [above] ▲
    [lost] ○
   *[left] ●
  } { $number }: { $speed } / { $attack } / { $defense } / { $damage } · { $abilities }
mkd-sheet-no-ability = sin capacidades
mkd-sheet-abilities = Capacidades de { $figure } ahora
mkd-sheet-ability = { $ability }: { $does }
mkd-sheet-effects = Efectos sobre { $figure }
mkd-sheet-effect = { $source }: { $change } { $until ->
    [activation] hasta que acabe esta activación
    [next-activation] en la próxima activación
    [hero-turn] hasta el próximo turno de los héroes
    [round] hasta que acabe la ronda
    [level] hasta dejar este nivel
   *[next-level] hasta dejar el nivel siguiente
  }
mkd-sheet-chests = Cofres de { $figure }
mkd-sheet-chest = { $quest ->
    [yes] Cofre de la Misión, { $chest }
   *[no] { $chest }
  }: { $item } ({ $change }{ $gaining ->
    [yes] ; { $gains }
   *[no] {""}
  }) { $state ->
    [on] en uso
    [spent] sin magia
   *[ready] sin usar
  }
mkd-sheet-party = El grupo
mkd-sheet-experience = Experiencia del grupo: { $xp }
mkd-sheet-gold = Oro sacado: { $gold }
mkd-sheet-orders = Respuestas fijas
mkd-sheet-orders-let-go = Dejar que un monstruo se zafe sin tirar: { $answer ->
    [ask] preguntar
    [yes] sí
   *[no] no
  }
mkd-sheet-orders-strike-back = Devolver golpes, y golpear a quien pasa: { $answer ->
    [ask] preguntar
    [yes] sí
   *[no] no
  }
mkd-sheet-orders-spin = Girarse a quien llega: { $answer ->
    [ask] preguntar
    [yes] sí
   *[no] no
  }
mkd-sheet-orders-end = Terminar una activación sin nada que hacer: { $answer ->
    [yes] por sí sola
   *[no] cuando yo lo diga
  }
mkd-sheet-orders-wake = Girar fichas pese al sigilo: { $answer ->
    [yes] sí
   *[no] no
  }

mkd-change-speed = velocidad { $by }
mkd-change-attack = ataque { $by }
mkd-change-defense = defensa { $by }
mkd-change-none = no cambia ningún número

mkd-effect-freeze = Hielo
mkd-effect-snare = Lazo
mkd-effect-sleep = Sueño
mkd-effect-curse = Maldición
mkd-effect-potion = Poción
mkd-effect-item = Objeto
mkd-effect-artifact = Artefacto
mkd-effect-daze = Aturdimiento
