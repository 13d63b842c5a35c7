# 3RD6 Dungeon en palabras.

third-six-title = 3RD6 Dungeon
third-six-short = 3RD6
third-six-blurb = Cinco clases, cerraduras y hechizos, y jefes que guardan las escaleras.
third-six-undeclarable = Solo puedes planear en un combate, antes de que llegue tu turno de la ronda.

## Ajustes

third-six-preset-quick = una rápida
third-six-preset-quick-blurb = Héroes de nivel 3 en un mapa pequeño: una guarida de jefes, y detrás las escaleras.
third-six-preset-evening = una velada
third-six-preset-evening-blurb = Héroes de nivel 3, dos guaridas y dos tramos de escaleras. Por correo: uno de cada.
third-six-preset-long = una larga
third-six-preset-long-blurb = Héroes de nivel 1: reunir cien monedas para cada uno, y volver a la ciudad.

third-six-option-goal = Objetivo de la partida
third-six-option-start-level = Nivel de los nuevos héroes
third-six-option-map = Salas de un nivel, a lo ancho y a lo alto
third-six-option-decisions = Decisiones comunes
third-six-option-order = Turnos en un combate
third-six-option-first-level-bonus = El primer nivel también suma puntos
third-six-option-mnd-attack = Lo que MEN le hace a un ataque
third-six-option-lockpick = Forzar cerraduras
third-six-option-start-spells = Primeros hechizos
third-six-option-scroll-readable-by-all = Todos pueden leer pergaminos
third-six-option-foe-count = Número de enemigos
third-six-option-boss-table = Lista de jefes
third-six-option-boss-scaling = Más jefes para grupos mayores
third-six-option-fallen-limit = Héroes caídos que acaban la partida
third-six-option-depth-limit = Hasta dónde bajan las escaleras
third-six-option-recruit-in-town = Relevos para los caídos

third-six-value-goal-none = ninguno, como está escrito
third-six-value-goal-home = de vuelta en la ciudad, con lo que haya
third-six-value-goal-explored = todas las salas exploradas
third-six-value-goal-bosses = los jefes vencidos
third-six-value-goal-dragon = un Dragón muerto
third-six-value-goal-level-2 = todos los héroes de nivel 2
third-six-value-goal-level-3 = todos los héroes de nivel 3
third-six-value-goal-depth-2 = el segundo nivel de la mazmorra
third-six-value-goal-depth-3 = el tercer nivel de la mazmorra
third-six-value-map-3x3 = 3 por 3
third-six-value-map-4x4 = 4 por 4
third-six-value-map-5x5 = 5 por 5
third-six-value-map-6x6 = 6 por 6
third-six-value-map-7x7 = 7 por 7
third-six-value-map-8x8 = 8 por 8
third-six-value-decisions-vote = por votación
third-six-value-decisions-leader = decide quien lidera
third-six-value-decisions-anyone = quien llegue primero
third-six-value-order-seat = asiento por asiento
third-six-value-order-any = quien llegue primero
third-six-value-mnd-attack-modify = baja el dado
third-six-value-mnd-attack-reroll = repite la tirada
third-six-value-lockpick-auto = siempre sale bien
third-six-value-lockpick-roll = pide una tirada
third-six-value-start-spells-choose = elegidos
third-six-value-start-spells-random = al azar
third-six-value-foe-count-per-hero = uno por cada héroe
third-six-value-foe-count-one = solo uno
third-six-value-boss-table-seed = la primera lista
third-six-value-boss-table-alt = la lista posterior
third-six-value-boss-scaling-none = no, como está impreso
third-six-value-boss-scaling-per-two-heroes = una vez por cada dos héroes
third-six-value-boss-scaling-per-hero = una vez por cada héroe
third-six-value-fallen-limit-all = todos
third-six-value-fallen-limit-half = la mitad del grupo, al menos dos
third-six-value-depth-limit-lowest-level = según el nivel más bajo
third-six-value-depth-limit-highest-level = según el nivel más alto

ts-refused-seats = Asientos en esta partida: de { $fewest } a { $most }.
ts-refused-goal = Los nuevos héroes ya tienen nivel { $level }. Elige un objetivo más alto.

## Nombres

ts-class-barbarian = Bárbaro
    .gender = m
    .indefinite = un Bárbaro
ts-class-dwarf = Enano
    .gender = m
    .indefinite = un Enano
ts-class-wizard = Mago
    .gender = m
    .indefinite = un Mago
ts-class-rogue = Pícaro
    .gender = m
    .indefinite = un Pícaro
ts-class-elf = Elfo
    .gender = m
    .indefinite = un Elfo

ts-about-barbarian = Hace 2 de daño, es quien más PG tiene, mejora un ataque por 1 MEN.
ts-about-dwarf = Hace 2 de daño, es quien más PG tiene, abre cerraduras, mejora un ataque por 2 MEN.
ts-about-wizard = Conoce tres hechizos, es quien más MEN tiene, mejora un ataque por 2 MEN.
ts-about-rogue = Acierta cuatro veces de seis, abre cerraduras, mejora un ataque por 1 MEN.
ts-about-elf = Acierta cuatro veces de seis, conoce un hechizo, mejora un ataque por 1 MEN.

ts-spell-sleep = Sueño
    .gender = m
ts-spell-heal = Curación
    .gender = f
ts-spell-unlock = Apertura
    .gender = f
ts-spell-teleport = Teletransporte
    .gender = m
ts-spell-shield = Escudo
    .gender = m
ts-spell-fireball = Bola de fuego
    .gender = f

ts-help-sleep = todos los enemigos duermen: róbales o vete
ts-help-heal = un héroe recupera un dado de PG
ts-help-unlock = se abre una puerta cerrada con llave
ts-help-teleport = lleva al grupo a la entrada del nivel
ts-help-shield = en el próximo encuentro pierdes un PG menos cada vez
ts-help-fireball = un dado de daño, repartido entre los enemigos
ts-help-key = abre una puerta cerrada con llave
ts-help-healing = devuelve dos dados de PG
ts-help-enlightenment = devuelve dos dados de MEN

ts-item-key = Llave
    .gender = f
    .indefinite = una llave
    .definite = la llave
ts-item-healing = Poción de curación
    .gender = f
    .indefinite = una poción de curación
    .definite = la poción de curación
ts-item-enlightenment = Poción de iluminación
    .gender = f
    .indefinite = una poción de iluminación
    .definite = la poción de iluminación
ts-item-scroll-sleep = Pergamino de Sueño
    .gender = m
    .indefinite = un pergamino de Sueño
    .definite = el pergamino de Sueño
ts-item-scroll-heal = Pergamino de Curación
    .gender = m
    .indefinite = un pergamino de Curación
    .definite = el pergamino de Curación
ts-item-scroll-unlock = Pergamino de Apertura
    .gender = m
    .indefinite = un pergamino de Apertura
    .definite = el pergamino de Apertura
ts-item-scroll-teleport = Pergamino de Teletransporte
    .gender = m
    .indefinite = un pergamino de Teletransporte
    .definite = el pergamino de Teletransporte
ts-item-scroll-shield = Pergamino de Escudo
    .gender = m
    .indefinite = un pergamino de Escudo
    .definite = el pergamino de Escudo
ts-item-scroll-fireball = Pergamino de Bola de fuego
    .gender = m
    .indefinite = un pergamino de Bola de fuego
    .definite = el pergamino de Bola de fuego

ts-artifact-topaz = Colgante de topacio
    .gender = m
    .indefinite = un colgante de topacio
    .definite = el colgante de topacio
ts-artifact-amethyst = Colgante de amatista
    .gender = m
    .indefinite = un colgante de amatista
    .definite = el colgante de amatista
ts-artifact-sapphire = Colgante de zafiro
    .gender = m
    .indefinite = un colgante de zafiro
    .definite = el colgante de zafiro
ts-does-topaz = FUE +1
ts-does-amethyst = DES +1
ts-does-sapphire = MEN +1
ts-does-nothing = nada más que el primero

ts-monster-orc = { $count ->
    [one] Orco
   *[other] Orcos
  }
    .gender = m
    .indefinite = un Orco
    .definite = { $count ->
        [one] el Orco
       *[other] los Orcos
      }
ts-monster-goblin = { $count ->
    [one] Goblin
   *[other] Goblins
  }
    .gender = m
    .indefinite = un Goblin
    .definite = { $count ->
        [one] el Goblin
       *[other] los Goblins
      }
ts-monster-zombie = { $count ->
    [one] Zombi
   *[other] Zombis
  }
    .gender = m
    .indefinite = un Zombi
    .definite = { $count ->
        [one] el Zombi
       *[other] los Zombis
      }
ts-monster-skeleton = { $count ->
    [one] Esqueleto
   *[other] Esqueletos
  }
    .gender = m
    .indefinite = un Esqueleto
    .definite = { $count ->
        [one] el Esqueleto
       *[other] los Esqueletos
      }
ts-monster-mummy = { $count ->
    [one] Momia
   *[other] Momias
  }
    .gender = f
    .indefinite = una Momia
    .definite = { $count ->
        [one] la Momia
       *[other] las Momias
      }
ts-monster-ogre = { $count ->
    [one] Ogro
   *[other] Ogros
  }
    .gender = m
    .indefinite = un Ogro
    .definite = { $count ->
        [one] el Ogro
       *[other] los Ogros
      }
ts-monster-vampire = { $count ->
    [one] Vampiro
   *[other] Vampiros
  }
    .gender = m
    .indefinite = un Vampiro
    .definite = { $count ->
        [one] el Vampiro
       *[other] los Vampiros
      }
ts-monster-dragon = { $count ->
    [one] Dragón
   *[other] Dragones
  }
    .gender = m
    .indefinite = un Dragón
    .definite = { $count ->
        [one] el Dragón
       *[other] los Dragones
      }
ts-monster-gargoyle = { $count ->
    [one] Gárgola
   *[other] Gárgolas
  }
    .gender = f
    .indefinite = una Gárgola
    .definite = { $count ->
        [one] la Gárgola
       *[other] las Gárgolas
      }
ts-monster-undead_knight = { $count ->
    [one] Caballero No Muerto
   *[other] Caballeros No Muertos
  }
    .gender = m
    .indefinite = un Caballero No Muerto
    .definite = { $count ->
        [one] el Caballero No Muerto
       *[other] los Caballeros No Muertos
      }
ts-monster-orclops = { $count ->
    [one] Orcíclope
   *[other] Orcíclopes
  }
    .gender = m
    .indefinite = un Orcíclope
    .definite = { $count ->
        [one] el Orcíclope
       *[other] los Orcíclopes
      }

ts-place-entrance = entrada
    .gender = f
    .indefinite = una entrada
    .definite = la entrada
ts-place-chamber = cámara
    .gender = f
    .indefinite = una cámara
    .definite = la cámara
ts-place-vault = cámara fuerte
    .gender = f
    .indefinite = una cámara fuerte
    .definite = la cámara fuerte
ts-place-stairs = sala de las escaleras
    .gender = f
    .indefinite = una sala con escaleras
    .definite = la sala de las escaleras

ts-sides-0 = ninguna parte
ts-sides-1 = { $a }
ts-sides-2 = { $a } y { $b }
ts-sides-3 = { $a }, { $b } y { $c }

ts-feature-entrance = el camino a la ciudad
ts-feature-stairs-up = escaleras hacia arriba
ts-feature-stairs-down = escaleras hacia abajo
ts-feature-chest = una cámara fuerte ya saqueada
ts-feature-vault = una cámara fuerte abierta
ts-feature-lair = aún aquí: { $foe }
ts-feature-bones = los huesos de { AND($hero) }
ts-token-hero = { $hero }, { $calling }
ts-token-newcomer = { $hero }
ts-numbered = { $foe } { $number }
    .gender = { $gender_foe }
    .definite = { $the_foe } { $number }
ts-condition-asleep = dormido
ts-condition-shielded = con escudo

ts-map-town = La ciudad
ts-healer = Curandera
    .gender = f
    .definite = la curandera
ts-healer-about = un dado de PG y otro tanto de MEN por { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
  }
ts-trainer = Maestro de armas
    .gender = m
    .definite = el maestro de armas
ts-trainer-about = el siguiente nivel de un héroe por { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
  }
ts-inn = Posada
    .gender = f
    .definite = la posada
ts-inn-about = { $coins ->
    [0] nuevos héroes, gratis
    [one] nuevos héroes, a una moneda
   *[other] nuevos héroes, a { $coins } monedas
  }
ts-map = Mazmorra { $dungeon }, nivel { $depth }

group-ts-class = Elegir una clase
group-ts-steal = Robar a un durmiente
group-ts-foe = Atacar o robar a otro enemigo
group-ts-spell = Lanzar un hechizo
group-ts-scroll = Leer o aprender un pergamino
group-ts-company = Curar y entrenar a compañeros
group-ts-potion = Beber una poción
group-ts-doors = Puertas cerradas
group-ts-fire = Repartir el fuego
group-ts-recruit = Relevos para los caídos
group-ts-leave = Escabullirse

dice-ts-layout = trazado
dice-ts-foes = enemigos
dice-ts-bosses = jefes
dice-ts-attack = ataque
dice-ts-attack-door = ataque a una puerta
dice-ts-treasure = tesoro
dice-ts-special = tesoro especial
dice-ts-scroll = pergamino
dice-ts-artifact = colgante
dice-ts-steal = robo
dice-ts-pick = cerradura
dice-ts-heal = Curación
dice-ts-fireball = Bola de fuego
dice-ts-potion = poción
dice-ts-treat = curandera
dice-ts-level-hp = puntos de golpe
dice-ts-start-spell = primer hechizo

## Lo que se puede hacer

ts-do-nothing = Nada
ts-do-attack = { $asleep ->
    [yes] Atacar a { $foe } mientras duerme ({ $hp } PG)
   *[no] Atacar a { $foe } ({ $hp } PG)
  }
ts-do-steal = Robar a { $foe }
ts-do-burn = { $points } a { $foe } ({ $hp } PG)
ts-do-pass = Esperar
ts-do-explore = Explorar al { $side }
ts-do-go = Ir al { $side }: { $room }
ts-do-creep = Escabullirse al { $side }
ts-do-modify = { $loss ->
    [0] Pagar { $mnd } MEN: el dado pasa a { $die }, acierto
    [one] Pagar { $mnd } MEN: el dado pasa a { $die }, aún sobra 1
   *[other] Pagar { $mnd } MEN: el dado pasa a { $die }, aún sobran { $loss }
  }
ts-do-reroll = Pagar { $mnd } MEN: repetir la tirada
ts-do-accept = { $loss ->
    [0] Aceptar el fallo
   *[other] Aceptar el fallo: perder { $loss } PG
  }
ts-do-cast = Lanzar { $spell }
ts-do-cast-hero = Lanzar { $spell }: { $hero }
ts-do-cast-side = Lanzar { $spell }: puerta { $side }
ts-do-read = Leer { $spell }
ts-do-read-hero = Leer { $spell }: { $hero }
ts-do-read-side = Leer { $spell }: puerta { $side }
ts-do-learn = Aprender { $spell }
ts-do-drink = Beber { $a_potion }
ts-do-force = Atacar la puerta { $side } ({ $left } PG)
ts-do-by = { $hero }: { $deed }
ts-do-pick = Forzar cerradura: puerta { $side }
ts-do-use-key = Usar llave: puerta { $side }
ts-do-close = Cerrar: { $sides }
ts-do-give = Lo lleva { $hero }
ts-do-recruit = Reclutar en lugar de { $hero }
ts-do-treat = { $coins ->
    [one] Curar a { $hero } (1 moneda)
   *[other] Curar a { $hero } ({ $coins } monedas)
  }
ts-do-level-up = { $coins ->
    [one] Entrenar a { $hero }: nivel { $level } (1 moneda)
   *[other] Entrenar a { $hero }: nivel { $level } ({ $coins } monedas)
  }
ts-do-descend = Bajar las escaleras
ts-do-ascend = Subir las escaleras
ts-do-to-town = Ir a la ciudad
ts-do-leave-town = Volver a la mazmorra
ts-do-go-home = Volver a casa
ts-do-new-dungeon = Empezar otra mazmorra
ts-detail-faces = { $faces } de 6 caras sirven

## El momento

ts-heading = { $place } · { $room }, nivel { $depth } · { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
  }
ts-progress = { $goal ->
    [level] nivel de héroe { $now } de { $most }
    [bosses] objetivo: vencer al jefe
    [dragon] objetivo: matar un dragón
    [explored] objetivo: ver todas las salas
    [home] objetivo: volver a la ciudad
   *[depth] objetivo: nivel { $most }
  }
ts-heading-town = Ciudad · { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
  }

ts-story-foes = { $count ->
    [one] Cierra el paso: { $foe }, { $hp } PG.
   *[other] Cierran el paso: { $count } { $foe }, { $hp } PG en total.
  }
ts-story-sleepers = { $count ->
    [one] Duerme a pierna suelta: { $foe }, { $hp } PG.
   *[other] Duermen a pierna suelta: { $count } { $foe }, { $hp } PG en total.
  }
ts-story-stairs = El camino hacia abajo está libre.
ts-story-road = Detrás está el camino de vuelta a la ciudad.
ts-story-onward = { $count ->
    [one] Se puede seguir por un camino.
   *[other] Se puede seguir por { $count } caminos.
  }
ts-story-lock = Hay una puerta cerrada con llave al { $side }. Aguanta { $left ->
    [one] 1 punto
   *[other] { $left } puntos
  } de daño más.
ts-story-done = Toda esta mazmorra está explorada. En la ciudad hablan de otra.

ts-note-dead = ha caído
ts-note-newcomer = aún sin clase
ts-note-class = { $calling }, nivel { $level }
ts-note-item = { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
ts-note-bag = saco: { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
ts-stat-hp = PG
ts-stat-mnd = MEN

ts-prompt-class = { AND($heroes) }, ¿de qué clase es tu héroe?
ts-prompt-spells = { AND($heroes) }: elegir { $count ->
    [one] un hechizo
   *[other] { $count } hechizos
  }.
ts-prompt-explore = { $vote ->
    [yes] ¿Adónde? Aún sin votar: { AND($heroes) }.
   *[no] ¿Adónde, { AND($heroes) }?
  }
ts-prompt-fight = Turno de { AND($heroes) }: golpear{ $cast ->
    [yes] , lanzar un hechizo
   *[no] {""}
  }{ $read ->
    [yes] , leer un pergamino
   *[no] {""}
  }{ $drink ->
    [yes] , beber
   *[no] {""}
  }{ $steal ->
    [yes] , robar
   *[no] {""}
  }{ $creep ->
    [yes] , escabullirse
   *[no] {""}
  } o esperar.
ts-prompt-town = { $vote ->
    [yes] ¿Adónde va el grupo desde la ciudad? Aún sin votar: { AND($heroes) }.
   *[no] ¿Qué hacer en la ciudad, { AND($heroes) }?
  }
ts-prompt-close = { $count ->
    [one] { AND($heroes) }, ¿qué salida está cerrada?
   *[other] { AND($heroes) }, ¿qué { $count } salidas están cerradas?
  }
ts-prompt-modify = { AND($heroes) }: sale un { $die } y se necesita { $dex } o menos{ $door ->
    [yes] {" "}en la puerta
   *[no] {""}
  }. ¿Pagar MEN o aceptar el fallo?
ts-prompt-burn = { AND($heroes) }, ¿adónde { $points ->
    [one] va un punto
   *[other] van { $points } puntos
  } de fuego?
ts-prompt-pendant = { AND($heroes) }, ¿quién lleva { $the_artifact }?

ts-goal-home = el grupo está de vuelta en la ciudad
ts-goal-explored = la mazmorra está explorada hasta la última sala
ts-goal-bosses = los jefes de las escaleras están vencidos
ts-goal-dragon = ha muerto un Dragón
ts-goal-level-2 = todos los héroes han llegado al segundo nivel
ts-goal-level-3 = todos los héroes han llegado al tercer nivel
ts-goal-depth-2 = se ha llegado al segundo nivel de la mazmorra
ts-goal-depth-3 = se ha llegado al tercer nivel de la mazmorra
ts-ending-dead = El grupo cayó en el nivel { $depth } de la mazmorra.
ts-ending-broken = Cayeron demasiados en el nivel { $depth } de la mazmorra: los demás llevaron la noticia a casa.
ts-ending-home = En casa otra vez, con barro en las botas y algo que contar.
ts-ending-explored = No queda sala sin explorar: ¡el mapa está completo!
ts-ending-bosses = ¡Los jefes están vencidos, y las escaleras son del grupo!
ts-ending-dragon = ¡El Dragón ha muerto, y ya suenan las canciones!
ts-ending-level-2 = El segundo nivel: ¡la ciudad admira a sus héroes!
ts-ending-level-3 = El tercer nivel: ¡la ciudad cuenta historias de sus héroes!
ts-ending-depth-2 = ¡El segundo nivel de la mazmorra se abre ante el grupo!
ts-ending-depth-3 = ¡El tercer nivel de la mazmorra se abre ante el grupo!

ts-finale-town = en la ciudad
ts-finale-place = { $place } { $room }, nivel { $depth }

ts-sheet-hero = Héroe
ts-sheet-magic = Hechizos y colgantes
ts-sheet-bag = La bolsa y el saco del grupo
ts-sheet-newcomer = Aún sin clase.
ts-sheet-class = { $calling }, nivel { $level }
ts-sheet-points = PG { $hp }/{ $hp_most }, MEN { $mnd }/{ $most }
ts-sheet-attack = DES { $dex }: aciertan las tiradas de { $dex } o menos. FUE { $str }: el daño de un acierto.
ts-sheet-modify = Puedes pagar { $mnd } MEN para mejorar un ataque fallido.
ts-sheet-locks = Puedes forzar una cerradura por 1 MEN.
ts-sheet-shielded = Con escudo: pierdes un PG menos cada vez.
ts-sheet-capacity = Hechizos conocidos: { $known } de { $most }.
ts-sheet-no-magic = Nada más que valor.
ts-sheet-coins = Monedas: { $coins }
ts-sheet-thing = { $thing }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }: { $does }

## Lo que muestra el mapa, en palabras

ts-fact-town = El grupo está en la ciudad, con { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
  }.
ts-fact-here = El grupo está en { $room }, { $place }, en el nivel { $depth } de la mazmorra.
ts-fact-foes = { $count ->
    [one] Por combatir: { $foe }.
   *[other] Por combatir: { $count } { $foe }.
  }
ts-fact-sleepers = { $count ->
    [one] Duerme: { $foe }.
   *[other] Duermen: { $count } { $foe }.
  }
ts-fact-locked = Una puerta cerrada con llave al { $side } lleva a { $room }; se rompe con { $left } más de daño.
ts-fact-exit = La salida { $side } lleva a { $room }, { $place }.
ts-fact-hero = { $hero }, { $calling } de nivel { $level }: { $mnd } MEN.
ts-fact-newcomer = { $hero } aún no tiene clase.
ts-fact-dead = { $hero } ha caído.
ts-fact-guards = Aún con vida en { $room }: { $foe }.

## Por qué no

ts-error-unknown = No puedes hacer eso en esta partida. /do enumera lo que puedes.
ts-error-over = La partida ha terminado.
ts-error-no-hero = Ese héroe no existe.
ts-error-dead = Tu héroe ha caído. En la ciudad el grupo puede reclutarte otro.
ts-error-not-your-turn = No es tu turno. La tarjeta dice quién decide ahora.
ts-error-seat-taken = Ese asiento está ocupado.
ts-error-foes-bar = Los enemigos cierran el paso. Combátelos primero.
ts-error-no-fight = Aquí no hay con quién luchar.
ts-error-only-in-town = Solo puedes hacer eso en la ciudad.
ts-error-now-class = Antes todos deben elegir una clase.
ts-error-now-spells = Antes, quienes lanzan hechizos deben elegir los suyos.
ts-error-now-close = Elige antes qué salidas están cerradas.
ts-error-now-modify = Decide antes sobre el ataque fallido: paga MEN o acéptalo.
ts-error-now-burn = Reparte antes el fuego.
ts-error-now-pendant = Decide antes quién lleva el colgante.
ts-error-now-fight = No puedes hacer eso en un combate. Acábalo primero.
ts-error-now-explore = Ahora no. Elige adónde ir.
ts-error-now-town = No puedes hacer eso en la ciudad. Vuelve antes a la mazmorra.
ts-error-has-class = Tu héroe ya tiene una clase.
ts-error-no-class = Esa clase no existe en esta partida.
ts-error-no-spell-due = Tu héroe no tiene hechizo que elegir ahora.
ts-error-known = Tu héroe ya conoce ese hechizo.
ts-error-unknown-spell = Tu héroe no conoce ese hechizo. /hero muestra los que conoces.
ts-error-no-caster = Solo los Magos y los Elfos pueden hacer eso.
ts-error-no-capacity = Tu héroe no puede aprender más hechizos antes del siguiente nivel.
ts-error-no-scroll = El grupo no tiene ese pergamino.
ts-error-spell-aim = Ese hechizo necesita otro blanco.
ts-error-shielded = Tu héroe ya tiene escudo.
ts-error-at-entrance = El grupo ya está en la entrada.
ts-error-asleep = Ya duermen.
ts-error-awake = Solo puedes robar a quien duerme.
ts-error-robbed = No queda nada que robar.
ts-error-no-foe = Ese enemigo no existe.
ts-error-no-flight = Solo puedes escabullirte de enemigos dormidos.
ts-error-fire = No puedes usar más fuego del que queda, ni más que los PG del enemigo.
ts-error-mnd = Eso pide más MEN de la que tiene tu héroe.
ts-error-modify = No puedes bajar tanto el dado.
ts-error-no-modifying = En esta partida puedes pagar MEN para repetir la tirada de un ataque, no para bajar el dado.
ts-error-no-rerolling = En esta partida puedes pagar MEN para bajar el dado, no para repetir la tirada.
ts-error-no-exit = No hay salida por ese lado.
ts-error-locked = Esa puerta está cerrada con llave. Usa una llave, fuerza la cerradura, lanza Apertura o ataca la puerta.
ts-error-no-lock = Ahí no hay ninguna puerta cerrada con llave.
ts-error-no-locksmith = Solo los Enanos y los Pícaros pueden forzar cerraduras.
ts-error-no-key = El grupo no tiene llave.
ts-error-no-potion = El grupo no tiene esa poción.
ts-error-hale = Eso no devolvería nada. Guárdalo para luego.
ts-error-closings = Cierra tantas salidas como dice la tarjeta, y solo de las que enumera.
ts-error-pendant = Ese colgante debe llevarlo otro héroe.
ts-error-no-stairs = Aquí no hay escaleras hacia abajo.
ts-error-guarded = Hay jefes que guardan las escaleras. Véncelos primero.
ts-error-no-way-up = Desde aquí no se puede subir.
ts-error-no-road = El camino a la ciudad sale de la entrada del primer nivel.
ts-error-coins = No hay monedas suficientes en la bolsa.
ts-error-not-fallen = El héroe de ese asiento está vivo.
ts-error-no-recruits = En esta partida no se puede reclutar.
ts-error-no-going-home = Solo puedes volver a casa en una campaña.
ts-error-unexplored = Hay partes de esta mazmorra sin explorar. Termínala primero.
