# Cofres, trampas, puertas, objetos, artefactos, marcadores, hallazgos y experiencia.

## Dice

dice-mkd-detect = trampa
dice-mkd-disarm = desarmar
dice-mkd-door-chest = de quién son las trampas de la puerta
dice-mkd-fireburst = llamarada
dice-mkd-hurl = hacia dónde
dice-mkd-alarm = quién llega primero
dice-mkd-rust = qué se oxida
dice-mkd-teleport = adónde
dice-mkd-vortex = hacia qué lado gira la loseta
dice-mkd-artifact-pile = las fichas del artefacto
dice-mkd-artifact-token = ficha sacada
dice-mkd-artifact = artefacto
dice-mkd-artifact-gift = qué objeto
dice-mkd-discovery = hallazgo
dice-mkd-accessory = tipo de accesorio
dice-mkd-found-chest = qué cofre
dice-mkd-found-marker = qué marcador
dice-mkd-found-door = qué puerta
dice-mkd-found-artifact = qué artefacto
dice-mkd-found-dressing = qué muebles
dice-mkd-entryway = por dónde sigue
dice-mkd-chest-facing = el frente del cofre
dice-mkd-token-square = dónde está la ficha

## Names

mkd-trap-none = ninguna trampa
    .gender = f
    .definite = ninguna trampa
mkd-trap-needle = aguja
    .gender = f
    .definite = la trampa de aguja
mkd-trap-darts = lanzadardos
    .gender = m
    .definite = el lanzadardos
mkd-trap-blade = cuchilla
    .gender = f
    .definite = la trampa de cuchilla
mkd-trap-gas = gas
    .gender = m
    .definite = la trampa de gas
mkd-trap-fireburst = llamarada
    .gender = f
    .definite = la trampa de fuego
mkd-trap-snare = lazo
    .gender = m
    .definite = la trampa de lazo
mkd-trap-sleep = polvo somnífero
    .gender = m
    .definite = la trampa de polvo somnífero
mkd-trap-hurl = runa lanzadora
    .gender = f
    .definite = la runa lanzadora
mkd-trap-alarm = alarma
    .gender = f
    .definite = la alarma
mkd-trap-ambush-y = emboscada amarilla
    .gender = f
    .definite = la trampa de emboscada amarilla
mkd-trap-ambush-b = emboscada azul
    .gender = f
    .definite = la trampa de emboscada azul
mkd-trap-ambush-r = emboscada roja
    .gender = f
    .definite = la trampa de emboscada roja
mkd-trap-curse = maldición
    .gender = f
    .definite = la trampa de maldición
mkd-trap-rust = óxido
    .gender = m
    .definite = la trampa de óxido
mkd-trap-drain = robo de vida
    .gender = m
    .definite = la trampa de robo de vida
mkd-door-wooden = puerta de madera
    .gender = f
    .indefinite = una puerta de madera
    .definite = la puerta de madera
mkd-door-iron = puerta de hierro
    .gender = f
    .indefinite = una puerta de hierro
    .definite = la puerta de hierro
mkd-thing-token = ficha
    .gender = f
    .indefinite = una ficha
    .definite = la ficha
mkd-marker-bones = huesos
    .gender = pl
    .indefinite = unos huesos
    .definite = los huesos
mkd-marker-water = charca
    .gender = f
    .indefinite = una charca
    .definite = la charca
mkd-marker-shadow = sombra profunda
    .gender = f
    .indefinite = una sombra profunda
    .definite = la sombra profunda
mkd-marker-teleport = teletransporte
    .gender = m
    .indefinite = un teletransporte
    .definite = el teletransporte
mkd-marker-vortex = vórtice
    .gender = m
    .indefinite = un vórtice
    .definite = el vórtice
mkd-marker-artifact = artefacto
    .gender = m
    .indefinite = un artefacto
    .definite = el artefacto
mkd-marker-pillar = pilar
    .gender = m
    .indefinite = un pilar
    .definite = el pilar
mkd-marker-furniture = muebles
    .gender = pl
    .indefinite = unos muebles
    .definite = los muebles
mkd-marker-stairs = escaleras
    .gender = pl
    .indefinite = unas escaleras
    .definite = las escaleras
group-carry = Entregar o soltar

## Experience

mkd-earned = El grupo gana { $points } de experiencia: { $total } en total.
mkd-rose = { $figure } sube al nivel { $level }, y todas sus heridas se cierran.
  .second = { $figure } alcanza el nivel { $level } y se siente como si el día acabara de empezar.
mkd-restored = { $figure } ya no tiene nivel al que subir, pero todas sus heridas se cierran.

## Traps

mkd-trap-found = { $figure } encuentra una trampa en { $the_thing }: { $trap } (saca { $die }).
  .second = { $figure } mira con cuidado y da con una trampa en { $the_thing }: { $trap } (saca { $die }).
mkd-no-trap = No hay trampa en { $the_thing } (tirada: { $die }).
  .second = Solo polvo en { $the_thing } (tirada: { $die }): no hay trampa.
mkd-disarmed = { $figure } desmonta { $the_trap }: saca { $die }, necesitaba { $needed } o más.
  .second = { $figure } desarma { $the_trap } (saca { $die }, necesitaba { $needed } o más).
mkd-disarm-failed = { $figure } no consigue desarmar { $the_trap }: saca { $die }, necesitaba { $needed } o más.
  .second = A { $figure } se le va la mano al desarmar { $the_trap }: saca { $die }, necesitaba { $needed } o más.
mkd-sprung = { $figure } hace saltar la trampa que hay en { $the_thing }: { $trap }.
  .second = { $figure } dispara la trampa que hay en { $the_thing }: { $trap }.
mkd-snared = { $figure } se enreda en unas cuerdas y no puede moverse, ni en esta activación ni en la siguiente.
mkd-fell-asleep = { $figure } cae en un sueño profundo, hasta el final de la próxima activación.
mkd-hurled = { $figure } sale volando por los aires y cae en { $to }.
mkd-alarmed = { $monsters ->
    [0] Suenan campanas, y nadie las oye.
    [one] Suenan campanas, y un monstruo acude al instante.
   *[other] Suenan campanas, y { $monsters } monstruos acuden al instante.
  }
mkd-cursed-by = Una maldición cae sobre { $figure }: 1 menos en ataque y defensa mientras dure este nivel.
mkd-rusted = El óxido se come { $the_item } de { $figure }.
mkd-nothing-to-rust = { $figure } no lleva nada que pueda oxidarse.

## Chests and items

mkd-chest-opened = Se abre { $the_chest }: dentro hay { $gold } de oro y { $a_item }.
  .second = En { $the_chest } hay { $gold } de oro y { $a_item }.
mkd-chest-taken = { $figure } recoge { $the_chest }.
mkd-chest-given = { $figure } entrega { $the_chest } a { $to }.
mkd-chest-dropped = { $figure } deja { $the_chest } en { $at }.
mkd-item-used = { $figure } usa { $the_item }.
mkd-potion-drunk = { $figure } bebe { $the_item }.
  .second = { $figure } apura { $the_item }.
mkd-potion-faded = El efecto de la poción de { $figure } se ha pasado.
mkd-travelled = { $figure } desaparece, y aparece en { $to }.

## Artifacts

mkd-artifact-used = { $figure } pone las manos en { $the_artifact }; sale una ficha { $colour ->
    [R] roja
    [B] azul
   *[Y] amarilla
  }.
mkd-artifact-silent = No pasa nada en { $the_artifact } (tirada: { $die }).
mkd-artifact-twice = { $figure } mira dos veces en el agua: saca { $first } y { $second }, y elige { $chosen }.
mkd-strengthened = { $what ->
    [attack] { $figure } golpea mejor: { $amount } más en ataque.
    [defense] Cuesta más acertar a { $figure }: { $amount } más en defensa.
    [speed] { $figure } gana rapidez: { $amount } más en velocidad.
    [nimble] { $figure } se vuelve ágil.
    [toughness] A { $figure } se le pone la piel como corteza: dureza.
    [weapon_master] { $figure } domina todas las armas.
    [flight] A { $figure } le crecen alas.
    [magic_blast] { $figure } ya puede lanzar una descarga mágica.
    [regeneration] { $figure } ya puede regenerarse.
   *[other] { $figure } gana { $what }.
  }
mkd-gold-found = El grupo encuentra { $gold } de oro.
mkd-gave-item = { $figure } recibe { $a_item }.
mkd-winded = { $figure } se queda sin aliento, y sin puntos en esta activación.
mkd-dazed = A { $figure } le da vueltas todo y pierde la próxima activación.

## Markers

mkd-tile-turned = El suelo gira { $way ->
    [clockwise] en sentido horario
   *[back] en sentido antihorario
  } (tirada: { $die }), con todo lo que hay encima.
mkd-crushed = Algo queda aplastado en { $at }: { $the_thing }.

## Discoveries

mkd-found-nothing = Aquí solo hay polvo (tirada: { $die }).
  .second = Otros han vaciado este sitio antes (tirada: { $die }).
mkd-found = El grupo encuentra algo en { $at }: { $a_thing }.
  .second = Hay algo en { $at }: { $a_thing }.
mkd-found-token = Algo espera en el centro, en { $at }: una ficha { $colour ->
    [R] roja
    [B] azul
   *[Y] amarilla
  }.

## What can be done

mkd-do-turn-and-check = Girarse y mirar: { $thing } ({ $cost })
mkd-do-check = Buscar trampas: { $thing }
mkd-do-disarm-slow = Desarmar despacio: { $trap } ({ $cost })
mkd-do-disarm-fast = Desarmar deprisa: { $trap } ({ $cost })
mkd-do-open-chest-safely = Abrir { $thing } ({ $cost })
mkd-do-open-chest-blindly = Abrir { $thing }: sin examinar ({ $cost })
mkd-do-open-chest-anyway = Abrir { $thing }: con trampa y todo ({ $cost })
mkd-do-open-door-safely = Abrir { $thing } ({ $cost })
mkd-do-open-door-blindly = Abrir { $thing }: sin examinar ({ $cost })
mkd-do-open-door-anyway = Abrir { $thing }: con trampa y todo ({ $cost })
mkd-do-close-door = Cerrar { $thing } ({ $cost })
mkd-do-take = Recoger { $chest } ({ $cost })
mkd-do-give = Entregar { $chest }: a { $figure } ({ $cost })
mkd-do-drop-at = Dejar { $chest }: { $at } ({ $cost })
mkd-do-drop = Soltar { $chest }: { $gold } de oro ({ $cost })
mkd-do-use-item = Usar { $item }
mkd-do-drink = Beber { $item }
mkd-do-artifact = Usar { $artifact } ({ $cost })
mkd-do-teleport = Usar el teletransporte ({ $cost })
mkd-do-vortex = Activar el vórtice ({ $cost })
mkd-do-release = Soltar a { $figure }
mkd-do-leave = Salir para siempre ({ $cost })
mkd-do-stay-out = Retirar a { $figure }: se queda fuera

## Refusals

mkd-refused-chest-not-there = No está en el suelo { $the_chest } ({ $rule }). Quien lo lleva puede soltarlo o entregarlo.
mkd-refused-chest-open = Ya está { $gender_chest ->
    [f] abierta
   *[other] abierto
  } { $the_chest } ({ $rule }). Puedes recogerlo.
mkd-refused-chest-side = Ponte delante para alcanzar { $the_chest } ({ $rule }): { $squares }.
mkd-refused-chest-behind = Tienes detrás { $the_chest } ({ $rule }). Gírate primero.
mkd-refused-chest-apart = No alcanzas { $the_chest }, en { $square } ({ $rule }). Acércate.
mkd-refused-chest-shut = Está { $gender_chest ->
    [f] cerrada
   *[other] cerrado
  } { $the_chest } ({ $rule }). Primero hay que abrir.
mkd-refused-no-door = No hay tal puerta ({ $rule }). Las puertas están en el mapa.
mkd-refused-door-apart = Ponte al lado para alcanzar { $the_door } ({ $rule }): { $squares }.
mkd-refused-door-open = Está abierta { $the_door } ({ $rule }). Pasa.
mkd-refused-door-shut = Ya está cerrada { $the_door } ({ $rule }).
mkd-refused-door-blocked = { $figure } está en medio de { $the_door } ({ $rule }). Espera a que el paso quede libre.
mkd-refused-check-what = Di qué cofre o qué puerta quieres examinar ({ $rule }).
mkd-refused-trap-known = Ya has examinado { $the_thing } ({ $rule }). Desarma la trampa, o abre.
mkd-refused-trap-unknown = Nadie ha buscado trampas en { $the_thing } ({ $rule }). Mira primero; no cuesta nada.
mkd-refused-trap-none = Ya no hay trampa en { $the_thing } ({ $rule }). Abre sin más.
mkd-refused-full-hands = { $figure } no tiene manos libres: un héroe no puede llevar más de { $most ->
    [one] un cofre
   *[other] { $most } cofres
  } ({ $rule }). Suelta o entrega uno.
mkd-refused-not-carried = { $figure } no lleva { $the_chest } ({ $rule }). Primero hay que recogerlo.
mkd-refused-give-hero = Puedes entregar un cofre a otro héroe, no a { $figure } ({ $rule }).
mkd-refused-give-apart = { $figure } no está a tu lado ({ $rule }). Ve hasta allí, o suelta el cofre.
mkd-refused-drop-where = Desde aquí no puedes dejar nada en { $square } ({ $rule }). Hay sitio en { $squares }.
mkd-refused-no-room = No hay ninguna casilla libre a tu lado ({ $rule }). Muévete primero.
mkd-refused-item-shut = Está { $gender_chest ->
    [f] cerrada
   *[other] cerrado
  }, y no puedes usar su objeto: { $chest } ({ $rule }). Primero deja el cofre en el suelo y ábrelo.
mkd-refused-item-spent = No queda magia en { $the_item } ({ $rule }). El oro sigue contando.
mkd-refused-item-in-use = Ya estás usando { $the_item } ({ $rule }).
mkd-refused-items-enough = Puedes usar { $most } por activación ({ $rule }). Espera a la siguiente.
mkd-refused-no-captive = { $figure } no tiene cautivo ({ $rule }). Captura a alguien primero.
mkd-refused-nobody-acts = Ahora no actúa nadie ({ $rule }). Empieza una activación, o responde a lo que se pregunta.
mkd-refused-no-way-out = Para dejar la mazmorra ponte en una salida ({ $rule }): { $squares }.
mkd-refused-not-outside = { $figure } no está esperando fuera ({ $rule }). Ve a la entrada para salir.
mkd-refused-stay-when = Puedes dejar fuera a { $figure } en tu turno, cuando no actúa nadie ({ $rule }).
mkd-refused-no-artifact = No hay artefacto en { $square } ({ $rule }). El mapa muestra los que hay.
mkd-refused-artifact-apart = Hay que tener { $the_artifact } al lado y delante ({ $rule }). Casillas buenas: { $squares }.
mkd-refused-artifact-closed = { $figure } es inmune a la magia y no puede usar { $the_artifact } ({ $rule }). Manda a otra figura.
mkd-refused-artifact-spent = No queda magia en { $the_artifact } ({ $rule }).
mkd-refused-artifact-used = Solo puedes usar { $the_artifact } una vez por activación ({ $rule }). Espera a la siguiente.
mkd-refused-no-trigger = { $figure } no está sobre ningún teletransporte ni vórtice ({ $rule }). Písalo primero.
