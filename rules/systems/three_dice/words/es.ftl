# 3 Dice Dungeon en palabras.

# the same
three-dice-title = 3 Dice Dungeon
three-dice-short = 3 Dice
three-dice-blurb = Tres dados hacen cada sala: un lugar, un monstruo, un tesoro.
three-dice-undeclarable = Solo puedes planear en un combate, antes de que llegue tu turno de la ronda.

## Ajustes

three-dice-preset-quick = una rápida
three-dice-preset-quick-blurb = Héroes con puntos de golpe, hasta que uno llega al nivel 3: amable, para aprender.
three-dice-preset-evening = una velada
three-dice-preset-evening-blurb = La misión: encontrar un artefacto en cada uno de tres niveles. Por correo: llevar a un héroe al nivel 3.
three-dice-preset-hard = una difícil
three-dice-preset-hard-blurb = Lo mismo, con más monstruos y más duros cuanto más profundo es el nivel.

three-dice-option-mode = Tablas
three-dice-option-level-theme = Tema de los niveles
three-dice-option-goal = Objetivo de la partida
three-dice-option-decisions = Decisiones comunes
three-dice-option-loot = Quién se lleva el tesoro
three-dice-option-assign = Reparto de los atributos
three-dice-option-exit-placement = Colocación de las salidas
three-dice-option-training-every-level = Comienzo fácil en cada nivel
three-dice-option-empty-room-xp = Experiencia por salas vacías
three-dice-option-rover-xp = Experiencia por monstruos errantes
three-dice-option-one-artifact-per-vault = Un artefacto por bóveda
three-dice-option-artifact-reuse = Usos de un artefacto
three-dice-option-allow-ascend = Las escaleras también suben
three-dice-option-mp-six = Seises entre varios dados de monstruo
three-dice-option-mp-xp = Experiencia de varios dados de monstruo
three-dice-option-mp-order = Orden de los ataques
three-dice-option-waiting = Esperarse unos a otros
three-dice-option-split-party = El grupo puede separarse
three-dice-option-three-artifact-quest = Misión de los tres artefactos
three-dice-option-monster-hp-per-dungeon-level = Monstruos más duros al bajar
three-dice-option-extra-monster-per-dungeon-level = Más monstruos al bajar
three-dice-option-attribute-drop-per-dungeon-level = Máximos más bajos al bajar
three-dice-option-rising-xp = Coste creciente de los niveles
three-dice-option-reset-rewards = Pérdida de todas las recompensas
three-dice-option-undead-levels = Niveles de no muertos
three-dice-option-temple-rest = Descanso en los templos
three-dice-option-escape-roll = Escape con una tirada de 1 o 2
three-dice-option-flee-original = Huida por un punto de cada atributo
three-dice-option-flee-table = Huida con el precio a los dados
three-dice-option-inventory-limit = Límite de objetos
three-dice-option-drop-and-pickup = Dejar cosas y recogerlas
three-dice-option-secret-search = Buscar puertas secretas sin salida
three-dice-option-search-trap = Búsquedas con trampa
three-dice-option-locked-doors = Puertas cerradas con llave
three-dice-option-key-instead-of-none = Llaves en vez de nada
three-dice-option-used-artifact-counts = Un artefacto gastado aún abre las escaleras
three-dice-option-boots-by-level = Botas veloces según el nivel del héroe
three-dice-option-duel = Duelos
three-dice-option-hp-pool = Puntos de golpe en vez de atributos que sangran

three-dice-value-mode-standard = las tablas completas
three-dice-value-mode-classic = la tabla clásica
three-dice-value-level-theme-ask = elige el grupo
three-dice-value-level-theme-standard = la mazmorra normal
three-dice-value-level-theme-undead = no muertos
three-dice-value-level-theme-alternate = normal y no muertos por turnos
three-dice-value-goal-none = ninguno
three-dice-value-goal-home = volver a casa, mejor con un artefacto
three-dice-value-goal-xp-200 = 200 puntos de experiencia
three-dice-value-goal-level-3 = un héroe de nivel 3
three-dice-value-goal-depth-3 = el tercer nivel de la mazmorra
three-dice-value-decisions-leader = decide quien lidera
three-dice-value-decisions-anyone = quien llegue primero
three-dice-value-loot-round-robin = por turnos
three-dice-value-loot-first = quien llegue primero
three-dice-value-assign-in-order = en el orden en que salen
three-dice-value-assign-free = cada cual los reparte
three-dice-value-empty-room-xp-literal = el seis cuenta
three-dice-value-empty-room-xp-zero-monster = el dado de monstruo no cuenta
three-dice-value-rover-xp-own-die = lo que muestra su dado
three-dice-value-artifact-reuse-single = una vez
three-dice-value-artifact-reuse-per-level = una vez en cada nivel
three-dice-value-mp-six-ignore = no traen monstruo
three-dice-value-mp-six-literal = uno basta para una sala vacía
three-dice-value-mp-xp-highest = cuenta el dado más alto
three-dice-value-mp-xp-sum = cuentan todos los dados
three-dice-value-mp-order-seat = asiento por asiento
three-dice-value-mp-order-any = quien llegue primero
three-dice-value-waiting-quiet = no pasa nada
three-dice-value-waiting-roving = cuenta como volver
three-dice-value-reset-rewards-never = nunca
three-dice-value-reset-rewards-char-level = con cada nivel del héroe
three-dice-value-reset-rewards-dungeon-level = con cada nivel de la mazmorra
three-dice-value-reset-rewards-both = con cada nivel de ambas clases
three-dice-value-undead-levels-1 = solo el primero
three-dice-value-undead-levels-2 = solo el segundo
three-dice-value-undead-levels-3 = solo el tercero
three-dice-value-undead-levels-even = todos los pares
three-dice-value-undead-levels-odd = todos los impares
three-dice-value-undead-levels-all = todos
three-dice-value-inventory-limit-0 = sin límite
three-dice-value-hp-pool-easy = un dado más seis
three-dice-value-hp-pool-hard = un dado

td-refused-seats = Asientos en esta partida: de { $fewest } a { $most }.
td-refused-flights = Elige solo una regla para huir: la tirada de escape, la huida por un punto de cada atributo o la huida con el precio a los dados.
td-refused-trap-without-search = Las búsquedas con trampa necesitan que se pueda buscar. Activa antes la búsqueda de puertas secretas.
td-refused-split-without-vote = Un grupo que puede separarse debe decidir por votación. Elige «por votación» en las decisiones comunes.
td-refused-classic-flights = El juego clásico tiene su propia regla para huir. Desactiva las otras reglas de huida.
td-refused-classic-undead = El juego clásico no tiene niveles de no muertos. Quítalos, o elige las tablas completas.
td-refused-classic-quest = El juego clásico no tiene artefactos ni escaleras, así que elige otro objetivo.

## Nombres

td-attribute-body = CUERPO
td-attribute-mind = MENTE
td-attribute-spirit = ESPÍRITU
td-stat-hp = PG
td-short-body = C
td-short-mind = M
td-short-spirit = E

td-item-potion = Poción curativa
    .gender = f
    .indefinite = una poción curativa
    .definite = la poción curativa
td-item-sword = Espada mágica
    .gender = f
    .indefinite = una espada mágica
    .definite = la espada mágica
td-item-tome = Tomo de sabiduría
    .gender = m
    .indefinite = un tomo de sabiduría
    .definite = el tomo de sabiduría
td-item-scroll = Pergamino de hechizo
    .gender = m
    .indefinite = un pergamino de hechizo
    .definite = el pergamino de hechizo
td-item-fragment = Trozo de mapa
    .gender = m
    .indefinite = un trozo de mapa
    .definite = el trozo de mapa
td-item-key = Llave
    .gender = f
    .indefinite = una llave
    .definite = la llave
td-item-idol = Ídolo de jade
    .gender = m
    .indefinite = un ídolo de jade
    .definite = el ídolo de jade
td-item-pendant = Colgante de cristal
    .gender = m
    .indefinite = un colgante de cristal
    .definite = el colgante de cristal
td-item-boots = Botas veloces
    .gender = pl
    .indefinite = unas botas veloces
    .definite = las botas veloces
td-item-teleport = Pergamino de teletransporte
    .gender = m
    .indefinite = un pergamino de teletransporte
    .definite = el pergamino de teletransporte
td-item-salts = Sales de sueño
    .gender = pl
    .indefinite = unas sales de sueño
    .definite = las sales de sueño
td-item-charm = Amuleto protector
    .gender = m
    .indefinite = un amuleto protector
    .definite = el amuleto protector
td-item-none = ningún tesoro

td-help-potion = devuelve dos puntos de un atributo, o un punto de cada uno de dos
td-help-potion-pool = devuelve dos puntos de golpe
td-help-sword = suma 1 a cada número de CUERPO
td-help-sword-pool = suma 2 a cada número de CUERPO
td-help-tome = suma 1 a cada número de MENTE
td-help-scroll = suma 3 a un número de ESPÍRITU
td-help-fragment = se cambia por un artefacto en una bóveda o cripta
td-help-fragment-classic = muestra dos lugares tras una salida sin explorar; te quedas con uno
td-help-key = abre una puerta cerrada con llave
td-help-idol = suma 2 a un ataque
td-help-pendant = suma 3 a un ataque de MENTE
td-help-boots = te sacan de un combate a una sala vecina
td-help-teleport = te lleva a cualquier sala explorada, una vez
td-help-salts = duermen a un monstruo hasta que vuelvas
td-help-charm = sufre una pérdida por ti

td-monster-goblins = Goblins
    .gender = pl
    .definite = los Goblins
td-monster-orcs = Orcos
    .gender = pl
    .definite = los Orcos
td-monster-ogres = Ogros
    .gender = pl
    .definite = los Ogros
td-monster-giants = Gigantes
    .gender = pl
    .definite = los Gigantes
td-monster-dragon = Dragón
    .gender = m
    .definite = el Dragón
td-monster-skeletons = Esqueletos
    .gender = pl
    .definite = los Esqueletos
td-monster-zombies = Zombis
    .gender = pl
    .definite = los Zombis
td-monster-mummy = Momia
    .gender = f
    .definite = la Momia
td-monster-vampire = Vampiro
    .gender = m
    .definite = el Vampiro
td-monster-lich = Liche
    .gender = m
    .definite = el Liche

td-place-corridor = pasillo
    .gender = m
    .indefinite = un pasillo
    .definite = el pasillo
td-place-small_room = sala pequeña
    .gender = f
    .indefinite = una sala pequeña
    .definite = la sala pequeña
td-place-large_room = sala grande
    .gender = f
    .indefinite = una sala grande
    .definite = la sala grande
td-place-vault = bóveda
    .gender = f
    .indefinite = una bóveda
    .definite = la bóveda
td-place-crypt = cripta
    .gender = f
    .indefinite = una cripta
    .definite = la cripta
td-place-temple = templo
    .gender = m
    .indefinite = un templo
    .definite = el templo
td-place-great_hall = gran salón
    .gender = m
    .indefinite = un gran salón
    .definite = el gran salón
td-place-long_corridor = pasillo largo
    .gender = m
    .indefinite = un pasillo largo
    .definite = el pasillo largo
td-place-natural_cavern = caverna natural
    .gender = f
    .indefinite = una caverna natural
    .definite = la caverna natural
td-place-large_hall = salón amplio
    .gender = m
    .indefinite = un salón amplio
    .definite = el salón amplio

td-sides-0 = ninguna parte
td-sides-1 = { $a }
td-sides-2 = { $a } y { $b }
td-sides-3 = { $a }, { $b } y { $c }
td-sides-4 = { $a }, { $b }, { $c } y { $d }

td-feature-entrance = la entrada
td-feature-stairs-up = escaleras hacia arriba
td-feature-stairs-down = escaleras hacia abajo
td-feature-vault = una bóveda sellada
td-feature-chest = una bóveda abierta
td-feature-altar = un altar
td-feature-column = una columna
td-feature-loot = { $item }{ $more ->
    [1] {""}
   *[other] {" "}y más
  }
td-feature-bones = los huesos de { AND($hero) }
td-token-hero = { $hero }
td-token-monster = { $monster }, { $hp ->
    [one] queda 1
   *[other] quedan { $hp }
  }
td-condition-asleep = dormido

td-map-standard = Mazmorra, nivel { $depth }
td-map-undead = Mazmorra, nivel { $depth }: los no muertos
td-map-classic = La mazmorra

group-boosted = Ataques reforzados
group-potion = Beber una poción
group-search = Buscar una puerta secreta
group-rooms = Teletransporte
group-doors = Puertas cerradas con llave
group-items = Cosas en el suelo y en la mochila
group-map = Seguir un trozo de mapa
group-duel = Duelos
group-claim = ¿Quién se lo lleva?

## Botones y listas

td-do-attack-0 = { $shared ->
    [no] { $attribute }
   *[yes] { $attribute }: necesita { td-needed-faces }
  }
td-do-attack-1 = { $shared ->
    [no] { $attribute } + { $a }
   *[yes] { $attribute } + { $a }: necesita { td-needed-faces }
  }
td-do-attack-2 = { $shared ->
    [no] { $attribute } ({ $a } + { $b })
   *[yes] { $attribute } ({ $a } + { $b }): necesita { td-needed-faces }
  }
td-cost-boots = Las botas no le cuestan nada a nadie.
td-cost-escape = Con un 1 o un 2, todo el grupo escapa gratis.
td-cost-table = Cada héroe tira un dado y paga hasta tres puntos.
td-cost-original = Cada héroe paga un punto de cada atributo.
td-detail-teleport = Lleva a todo el grupo. Puede esperar un monstruo. El pergamino se gasta.
td-detail-attack = { $faces } de 6 caras aciertan
td-do-go = Explorar al { $side }
td-do-go-back = Ir al { $side }: sala { $room }
td-do-go-map = Seguir el mapa al { $side }
td-do-drink-0 = Beber: 2 PG
td-do-drink-1 = Beber: 2 { $a }
td-do-drink-2 = Beber: 1 { $a }, 1 { $b }
td-do-search-odd = Buscar: impares
td-do-search-even = Buscar: pares
td-do-search = Buscar: { $numbers }
td-do-exits = Salidas: { $sides }
td-do-place-door = Puerta secreta al { $side }
td-do-unlock = Abrir puerta { $side }
td-do-force = Forzar puerta { $side } (CUERPO)
td-do-raise = Máximo de { $attribute } +1
td-do-lose = Perder 1 { $attribute }
td-do-gain = Recuperar 1 { $attribute }
td-do-temple-teleport = Cruzar: templo de la sala { $room }
td-do-read-teleport = Teletransporte: sala { $room } ({ $place })
td-do-take = Recoger: { $item }
td-do-drop = Dejar: { $item }
td-do-claim = Para { $hero }
td-do-challenge = Retar a { $hero }
td-do-assign = Repartir: CUERPO { $body }, MENTE { $mind }, ESPÍRITU { $spirit }
td-do-keep = Quedarse con este
td-do-keep-draw = { $hp ->
    [0] Elegir { $a_place }: nadie, { $item }
   *[other] Elegir { $a_place }: { $hp } PG, { $item }
  }
td-do-theme-standard = Un nivel corriente
td-do-theme-undead = Los no muertos
td-do-theme-classic = La mazmorra clásica
td-do-duel-accept = Aceptar el duelo
td-do-duel-decline = Rechazar
td-do-run = Huir
td-do-stand = Quedarse y luchar
td-do-flee-escape = Intentar escapar (1 o 2)
td-do-flee-table = Huir (precio a los dados)
td-do-flee-original = Huir: 1 de cada atributo
td-do-charm = Usar el amuleto protector
td-do-accept = Aceptar la pérdida
td-do-boots = Huir con las botas
td-do-salts = Lanzar sales de sueño
td-do-descend = Bajar las escaleras
td-do-ascend = Subir las escaleras
td-do-unearth = Desenterrar un artefacto
td-do-rest = Descansar aquí
td-do-wait = Esperar aquí
td-do-go-home = Volver a casa
td-do-yield = Rendirse

## El momento

td-heading = { $place } · sala { $room }, nivel { $depth }
td-progress = { $goal ->
    [quest] artefactos: { $now } de { $most }
    [xp] { $now } de { $most } PX
    [level] nivel de héroe { $now } de { $most }
    [depth] objetivo: nivel { $most }
   *[home] { $now ->
        [0] objetivo: un artefacto
       *[other] artefacto encontrado: a casa
      }
  }

td-flavour-corridor-1 = Una galería que gotea se traga la luz de las linternas.
td-flavour-corridor-2 = Losas gastadas cubren un pasillo que baja casi sin que se note.
td-flavour-corridor-3 = Raíces gruesas como brazos han reventado este túnel, y lo sostienen.
td-flavour-corridor-4 = Alguien contó aquí los pasos con tiza, y se rindió en el noventa.
td-flavour-corridor-5 = Una corriente trae olor a sopa vieja, y ninguna cocina.
td-flavour-corridor-6 = Las piedras del arco están numeradas, y falta una.
td-flavour-corridor-7 = El óxido baja por las paredes en largas lágrimas rojas.
td-flavour-corridor-8 = El pasillo se tuerce como para mirarte por encima del hombro.
td-flavour-small_room-1 = Un rincón de guardia: un banco, un brasero frío, una fila de ganchos vacíos.
td-flavour-small_room-2 = Fue despensa; los tarros están sellados, y algo llama desde dentro de uno.
td-flavour-small_room-3 = Una celda con rayas en grupos de cinco, hasta el mismo techo.
td-flavour-small_room-4 = Un armario de escobas, todas gastadas hasta el palo.
td-flavour-small_room-5 = Un taburete, una vela y una pared llena de sumas.
td-flavour-small_room-6 = Una portería; el llavero está vacío, salvo una etiqueta que dice NUNCA.
td-flavour-small_room-7 = Una bañera de piedra, seca, con un cerco de sal.
td-flavour-small_room-8 = Las ratas han levantado en el rincón una ciudad de papel.
td-flavour-large_room-1 = Filas de literas hundidas: un cuartel cuyos soldados no hicieron el equipaje.
td-flavour-large_room-2 = Aquí se sirvió un banquete, y el polvo se lo ha comido con modales, plato a plato.
td-flavour-large_room-3 = Un taller bajo vigas caídas; una rueda gira todavía, muy despacio.
td-flavour-large_room-4 = Mesas largas, bancos largos y un arañazo larguísimo.
td-flavour-large_room-5 = Hay telares en fila, con telarañas por urdimbre.
td-flavour-large_room-6 = Una cuadra para algo con garras: los pesebres son de hierro.
td-flavour-large_room-7 = Los cajones llenan media sala, y algo se ha sentado encima.
td-flavour-large_room-8 = Líneas de tiza dividen el suelo, para un juego de reglas peligrosas.
td-flavour-vault-1 = Una cámara fuerte, con el sello intacto bajo cera gris.
td-flavour-vault-2 = Una sala de ensayo de metales; las balanzas tiemblan cuando respiras.
td-flavour-vault-3 = Argollas y más argollas de hierro cubren las paredes redondas.
td-flavour-vault-4 = Una mesa de contar, con la cuenta a medias.
td-flavour-vault-5 = Siete cerraduras en la puerta, y seis son de adorno.
td-flavour-vault-6 = Cajas de escrituras en las paredes, todas atadas con pelo.
td-flavour-vault-7 = El suelo es una sola losa, gastada delante de un estante.
td-flavour-vault-8 = Cuelgan aquí los escudos de bancos muertos, de cara a la pared.
td-flavour-crypt-1 = Los estantes de los muertos suben más allá de la luz.
td-flavour-crypt-2 = Una tapa de piedra yace torcida, y el sarcófago está vacío.
td-flavour-crypt-3 = Los nombres cubren las paredes redondas, y el último está húmedo.
td-flavour-crypt-4 = Las flores secas se deshacen cuando les da la luz.
td-flavour-crypt-5 = Una fila de pies de piedra asoma de una fila de nichos.
td-flavour-crypt-6 = La lámpara ante la tumba arde, y nadie la encendió.
td-flavour-crypt-7 = Alguien puso aquí la mesa para dos, y uno ya ha cenado.
td-flavour-crypt-8 = Las losas cubren el suelo, y en cada una el paso suena distinto.
td-flavour-temple-1 = El santuario de una luna que nadie recuerda, y aun así brilla.
td-flavour-temple-2 = Un altar de ceniza guarda la forma de cada mano que lo tocó.
td-flavour-temple-3 = Hay campanas sin cuerdas; una de ellas murmura.
td-flavour-temple-4 = Filas de reclinatorios miran a un altar envuelto en tela.
td-flavour-temple-5 = El dios de este lugar no tiene cara, y sí muchísimas manos.
td-flavour-temple-6 = Cae luz de colores por una ventana que da a roca maciza.
td-flavour-temple-7 = El incienso flota como si el sacerdote acabara de salir.
td-flavour-temple-8 = El cuenco de ofrendas está lleno de dientes, ordenados por tamaño.
td-flavour-great_hall-1 = Las columnas se adentran en lo oscuro, y entre ellas bajan peldaños.
td-flavour-great_hall-2 = Un trono de polvo mira a una escalera que respira frío.
td-flavour-great_hall-3 = Un patio de escaleras, todas rotas menos la que baja.
td-flavour-great_hall-4 = Dos fuegos se apagan en los extremos del salón, y en medio está la escalera.
td-flavour-great_hall-5 = Reyes de piedra bordean las paredes, y todos miran escalera abajo.
td-flavour-great_hall-6 = Aquí cayó una gran lámpara, y los peldaños bajan por debajo.
td-flavour-great_hall-7 = El suelo es un mapa de los niveles de abajo, borrado por los pies.
td-flavour-great_hall-8 = Cuelgan trompetas sobre la escalera, verdes de puro viejas.
td-flavour-long_corridor-1 = El otro extremo de este pasillo es solo un rumor.
td-flavour-long_corridor-2 = Tus pasos vuelven tarde, y no del todo a compás.
td-flavour-long_corridor-3 = Pasan nichos a ambos lados, cada uno con su vela consumida.
td-flavour-long_corridor-4 = En estas paredes pintó puertas alguien que las echaba de menos.
td-flavour-long_corridor-5 = Un raíl recorre el suelo, y las marcas de ruedas son frescas.
td-flavour-long_corridor-6 = Cada diez piedras hay un ojo tallado, y el décimo ojo está cerrado.
td-flavour-long_corridor-7 = Tu linterna muestra un extremo o el otro, nunca los dos.
td-flavour-long_corridor-8 = Viejos carteles se despegan de la pared, y sus caras están en blanco.
td-flavour-natural_cavern-1 = Aquí el agua ha tenido mil años y mucha paciencia.
td-flavour-natural_cavern-2 = Hongos pálidos trepan en terrazas por las paredes de la caverna.
td-flavour-natural_cavern-3 = El techo de la caverna brilla; algunos brillos parpadean.
td-flavour-natural_cavern-4 = Columnas de piedra crecieron del techo y del suelo, y casi se tocan.
td-flavour-natural_cavern-5 = Un lago negro llena un lado, y no está quieto del todo.
td-flavour-natural_cavern-6 = Los murciélagos cuelgan del techo como fruta que nadie recoge.
td-flavour-natural_cavern-7 = Los cristales salen de la pared como las púas de una bestia.
td-flavour-natural_cavern-8 = El eco suena aquí medio tono más alto que tu voz.
td-flavour-large_hall-1 = Estandartes sin color cuelgan de un techo que no ves.
td-flavour-large_hall-2 = Un salón para un ejército, o para lo que solo un ejército podía detener.
td-flavour-large_hall-3 = Desde las galerías se ve todo el salón, y sientes que te miran.
td-flavour-large_hall-4 = Hay sillas junto a las paredes, para un baile que nunca empezó.
td-flavour-large_hall-5 = Armeros de picas llegan hasta el techo, y faltan todas las puntas.
td-flavour-large_hall-6 = El mosaico muestra una batalla, y los dos bandos van perdiendo.
td-flavour-large_hall-7 = Una horca de piedra se alza en medio, a modo de bienvenida.
td-flavour-large_hall-8 = Grandes cadenas cuelgan del techo y se mecen sin viento.

td-story-monster = { $monster }: { $hp ->
    [one] 1 punto de golpe
   *[other] { $hp } puntos de golpe
  }{ $more ->
    [0] .
   *[other] , y { $more } más detrás.
  }
td-story-asleep = { $monster }, en pleno sueño: { $hp ->
    [one] 1 punto de golpe
   *[other] { $hp } puntos de golpe
  }.
td-story-elsewhere = Combate en la sala { $room }: { AND($heroes) } contra { $the_monster } ({ $hp ->
    [one] queda 1 PG
   *[other] quedan { $hp } PG
  }).
td-story-floor = En el suelo: { $item }{ $count ->
    [one] .
   *[other] {" "}y más, { $count } cosas en total.
  }
td-story-stairs = El grupo tiene un artefacto de este nivel: las escaleras están abiertas.
td-story-vault = Aquí puedes cambiar un trozo de mapa por un artefacto.

td-note-level = nivel { $level }, { $xp } PX
td-note-room = sala { $room }
td-note-dead = ha caído
td-note-item = { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }

td-prompt-explore = ¿Adónde, { AND($heroes) }?
td-prompt-vote = ¿Adónde? Aún sin votar: { AND($heroes) }.
td-prompt-fight = { AND($heroes) }, ¿con qué atacar?
td-prompt-duel = { AND($heroes) }: golpear o rendirse.
td-prompt-challenge = { AND($heroes) }, ¿aceptar este duelo?
td-prompt-exits = { $count ->
    [one] { AND($heroes) }, ¿adónde va la salida?
   *[other] { AND($heroes) }, ¿adónde van las { $count } salidas?
  }
td-prompt-door = { AND($heroes) }, ¿en qué pared está la puerta secreta?
td-prompt-theme = { AND($heroes) }, ¿qué espera abajo?
td-prompt-keep = { AND($heroes) }, ¿cuál de los dos lugares se queda?
td-prompt-claim = { AND($heroes) }, ¿quién se lleva { $the_item }?
td-prompt-level = ¡Un nuevo nivel! { AND($heroes) }, ¿qué máximo sube?
td-prompt-hit = { AND($heroes) }, se va a perder un punto de { $attribute }. ¿Usar el amuleto protector?
td-prompt-flight = { $hero } quiere que todo el grupo huya. { $cost }{ $count ->
    [0] {""}
   *[other] {" "}Puede costar la vida a { AND($mortal) }.
  } Aún sin votar: { AND($heroes) }.
td-prompt-lose = { AND($heroes) }: elegir dónde perder { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
td-prompt-gain = { AND($heroes) }, ¿qué atributo recupera un punto?
td-prompt-assign = { AND($heroes) }: repartir los tres dados entre CUERPO, MENTE y ESPÍRITU.

td-goal-quest = tres artefactos de tres niveles
td-goal-xp = doscientos puntos de experiencia
td-goal-level = el tercer nivel de héroe
td-goal-depth = el tercer nivel de la mazmorra
td-ending-dead = El grupo cayó en el nivel { $depth } de la mazmorra.
td-ending-home = Fuera de la mazmorra otra vez, a la luz del día.
td-ending-quest = Tres artefactos de tres niveles: ¡misión cumplida!
td-ending-xp = Doscientos puntos de experiencia: ¡nace una leyenda!
td-ending-level = El tercer nivel de héroe: ¡eso es un héroe!
td-ending-depth = ¡El grupo alcanzó el tercer nivel de la mazmorra!

td-sheet-attributes = Atributos
td-sheet-experience = Experiencia
td-sheet-pack = Mochila
td-sheet-empty = Nada más que valor.
td-sheet-attribute = { $attribute } { $now }/{ $most }: { $now ->
    [0] no puede atacar
   *[other] los ataques necesitan { td-needed }
  }
td-sheet-pool = Puntos de golpe { $now }/{ $most }
td-sheet-level = Nivel { $level }, { $xp } PX; el siguiente nivel, con { $next } PX
td-sheet-deepest = Nivel más profundo de la mazmorra: { $depth }
td-sheet-item = { $item } ×{ $count }: { $does }
td-sheet-uses = { $item }: { $left ->
    [0] ningún uso más en este nivel
    [one] queda un uso en este nivel
   *[other] quedan { $left } usos en este nivel
  }

## Lo que muestra el mapa, en palabras

td-fact-here = El grupo está en la sala { $room }, { $a_place }, en el nivel { $depth } de la mazmorra.
td-fact-monster = Un combate: { $monster }, { $hp ->
    [one] queda 1 punto de golpe
   *[other] quedan { $hp } puntos de golpe
  }.
td-fact-asleep = Duerme aquí: { $monster }, { $hp ->
    [one] queda 1 punto de golpe
   *[other] quedan { $hp } puntos de golpe
  }.
td-fact-exit = { $locked ->
    [yes] Una puerta cerrada con llave al { $side } lleva
   *[no] La salida { $side } lleva
  } a la sala { $room }, { $a_place }.
td-fact-unexplored = { $locked ->
    [yes] Una puerta cerrada con llave al { $side } lleva a lo desconocido.
   *[no] La salida { $side } está sin explorar.
  }
td-fact-entrance = La salida de la mazmorra está al { $side }.
td-fact-floor = En el suelo: { $item }{ $count ->
    [one] .
   *[other] {" "}×{ $count }.
  }
td-fact-walked = El último paso fue de la sala { $first } a la sala { $second }.
td-fact-teleported = El último paso fue por magia, de la sala { $first } a la sala { $second }.
td-fact-hero = { $hero }: CUERPO { $body }, MENTE { $mind }, ESPÍRITU { $spirit }{ $apart ->
    [yes] , en la sala { $room }.
   *[no] .
  }
td-fact-pool = { $hero }: { $hp } PG, CUERPO { $body }, MENTE { $mind }, ESPÍRITU { $spirit }{ $apart ->
    [yes] , en la sala { $room }.
   *[no] .
  }
td-fact-dead = { $hero } ha caído.
td-fact-elsewhere = Salidas sin explorar en otras partes: { $count ->
    [one] sala
   *[other] salas
  } { AND($rooms) }.
td-fact-lurks = Aún con vida en la sala { $room }: { $monster }, { $hp ->
    [one] queda 1 punto de golpe
   *[other] quedan { $hp } puntos de golpe
  }.

## Lo que ocurrió

# Lo que necesita un ataque: un dado menor que el número; un 1 siempre acierta, un 6 nunca.
td-needed = { $target ->
    [-6] un 1
    [-5] un 1
    [-4] un 1
    [-3] un 1
    [-2] un 1
    [-1] un 1
    [0] un 1
    [1] un 1
    [2] un 1
    [3] 2 o menos
    [4] 3 o menos
    [5] 4 o menos
   *[other] 5 o menos
  }

# Lo mismo, de un botón: cuántas caras aciertan.
td-needed-faces = { $faces ->
    [1] un 1
   *[other] { $faces } o menos
  }

td-hero-rejected = { $hero } saca { $body }, { $mind } y { $spirit }: demasiado bajo, así que repite las tres tiradas.
td-hero-rolled = Llega { $hero }, con CUERPO { $body }, MENTE { $mind } y ESPÍRITU { $spirit }.
    .b = { $hero } da un paso al frente, con CUERPO { $body }, MENTE { $mind } y ESPÍRITU { $spirit }.
td-pool-rolled = { $hero } saca { $hp } PG.
td-faces-assigned = { $hero } elige CUERPO { $body }, MENTE { $mind } y ESPÍRITU { $spirit }.
td-hero-joined = { $hero } se une al grupo.
td-vote-cast = { $hero } vota por «{ $choice }».
td-party-split = Por delante: { AND($leaving) }. Atrás: { AND($staying) }.
td-turn-passed = Ahora le toca elegir a { AND($heroes) }.

td-location-entered = Sala { $room }: { $a_place }.
    .b = El grupo entra en { $a_place }: sala { $room }.
    .c = El grupo descubre { $a_place }, sala { $room } del mapa.
td-locations-drafted = El trozo de mapa muestra dos lugares: { $a_first } y { $a_second }.
td-draft-kept = El grupo elige { $the_place }.
td-monster-rerolled = El dado de monstruo da { $die }, demasiado para principiantes, así que se repite la tirada.
td-monster-met = Aquí { $gender_monster ->
    [pl] esperan
   *[other] espera
  } { $the_monster }, con { $hp ->
    [one] 1 punto de golpe
   *[other] { $hp } puntos de golpe
  }{ $more ->
    [0] .
   *[other] , y { $more } más detrás.
  }
    .b = En medio del camino: { $monster }, { $hp ->
        [one] 1 punto de golpe
       *[other] { $hp } puntos de golpe
      }{ $more ->
        [0] .
       *[other] , y { $more } más detrás.
      }
    .c = ¡Cuidado! { $monster }, { $hp ->
        [one] 1 punto de golpe
       *[other] { $hp } puntos de golpe
      }{ $more ->
        [0] .
       *[other] , ¡y { $more } más detrás!
      }
td-nobody-met = Aquí no hay nadie.
    .b = El lugar está vacío.
    .c = Solo responden los propios pasos.
td-exits-laid = Se puede seguir hacia: { $sides }.
    .b = Caminos: { $sides }.
td-dead-end-met = No hay otra salida.
    .b = Un callejón sin salida.
td-door-locked = La puerta { $side } está cerrada con llave (sale un { $die }).

td-room-revisited = De vuelta en la sala { $room }, { $the_place }.
    .b = Otra vez { $the_place }: sala { $room }.
td-monster-awaited = No se ha movido de aquí: { $monster }, { $hp ->
    [one] queda 1 punto de golpe
   *[other] quedan { $hp } puntos de golpe
  }.
td-rover-came = Entretanto { $gender_monster ->
    [pl] se han instalado
   *[other] se ha instalado
  } { $the_monster } (sale un { $die }), con { $hp ->
    [one] 1 punto de golpe.
   *[other] { $hp } puntos de golpe.
  }
    .b = Mientras no había nadie { $gender_monster ->
        [pl] llegaron
       *[other] llegó
      } { $the_monster } (sale un { $die }), con { $hp ->
        [one] 1 punto de golpe.
       *[other] { $hp } puntos de golpe.
      }
td-room-quiet = Todo tranquilo (sale un { $die }).
    .b = Nada se ha instalado aquí (sale un { $die }).
    .c = Nadie ha pasado por aquí desde entonces (sale un { $die }).
td-temple-stepped = El grupo cruza al templo de la sala { $room }.
td-teleport-read = { $hero } lee el pergamino de teletransporte y trae a todo el grupo a la sala { $room }.
td-level-descended = El grupo baja las escaleras al nivel { $depth } de la mazmorra.
td-level-regained = El grupo está de vuelta en el nivel { $depth } de la mazmorra.
td-maxima-lowered = { $hero } pierde fuerza a esta profundidad: cada máximo baja 1.
td-party-left = A casa, hacia la luz del día: { AND($heroes) }.
    .again = La mazmorra queda atrás para { AND($heroes) }.
td-waited = A la espera: { AND($heroes) }.

td-boosted = { $hero } usa { $the_item }: el dado puede mostrar { $plus } más y aun así acertar.
td-attack-hit = { $hero } golpea { $gender_monster ->
    [m] al { $monster }
   *[other] a { $the_monster }
  } con { $attribute } (saca un { $die }, necesita { $die ->
    [6] 6 o menos
   *[other] { td-needed }
  }){ $left ->
    [0] .
    [one] : queda 1 PG.
   *[other] : quedan { $left } PG.
  }
    .b = { $hero } saca un { $die } con { $attribute }, necesita { $die ->
        [6] 6 o menos
       *[other] { td-needed }
      }, y descarga un golpe sobre { $the_monster }{ $left ->
        [0] .
        [one] : queda 1 PG.
       *[other] : quedan { $left } PG.
      }
    .c = { $hero } se lanza con { $attribute } contra { $the_monster } y acierta (saca un { $die }, necesita { $die ->
        [6] 6 o menos
       *[other] { td-needed }
      }){ $left ->
        [0] .
        [one] : queda 1 PG.
       *[other] : quedan { $left } PG.
      }
td-attack-missed = { $hero } falla contra { $the_monster } con { $attribute }: saca un { $die }, necesita { td-needed }.
    .b = { $hero } saca un { $die } con { $attribute }, necesita { td-needed }, y falla contra { $the_monster }.
    .c = { $hero } lo intenta con { $attribute } y falla contra { $the_monster }: saca un { $die }, necesita { td-needed }.
td-point-lost = { $hero } pierde 1 de { $attribute }: { $left ->
    [one] queda 1
   *[other] quedan { $left }
  }.
    .b = { $hero } sale perdiendo: { $attribute } baja a { $left }.
    .c = { $hero } lo paga: pierde 1 de { $attribute }, { $left ->
        [one] queda 1
       *[other] quedan { $left }
      }.
td-pool-lost = { $hero } pierde un punto de golpe: { $left ->
    [one] queda 1
   *[other] quedan { $left }
  }.
td-loss-charmed = { $hero } no pierde nada: el amuleto protector sufre la pérdida y se rompe.
td-monster-slain = ¡{ $hero } acaba con { $the_monster }!
    .b = { $hero } puede con { $the_monster }: un enemigo menos.
    .c = { $hero } da el golpe de gracia: { $gender_monster ->
        [pl] caen
       *[other] cae
      } { $the_monster }.
td-next-monster-came = Se adelanta el siguiente enemigo: { $monster }, con { $hp ->
    [one] 1 punto de golpe
   *[other] { $hp } puntos de golpe
  }.
td-hero-died = { $hero } cae y no vuelve a levantarse.
    .b = { $hero } muere.
td-monster-slept = { $hero } lanza las sales de sueño, y { $the_monster } { $gender_monster ->
    [pl] se duermen
   *[other] se duerme
  }.
td-boots-ran = { $hero } corre a la sala { $room } con las botas veloces.
td-flight-called = { $hero } quiere que todo el grupo huya.
td-flight-refused = Los héroes se quedan, y el combate sigue.
td-escape-failed = { $hero } no logra escapar: saca un { $die }, necesita 1 o 2.
td-escaped = { $hero } huye, de vuelta a la sala { $room }.
td-flight-cost = { $hero } paga { $points ->
    [0] nada
    [one] un punto
   *[other] { $points } puntos
  } por huir (saca un { $die }).

td-xp-gained = { $xp } PX para { AND($heroes) }.
    .b = Experiencia para { AND($heroes) }: { $xp } PX.
    .c = { AND($heroes) }: { $xp } PX más.
td-treasure-found = { $hero } se lleva un tesoro: { $item }.
    .b = { $hero } encuentra un tesoro entre los escombros: { $item }.
    .c = { $hero } da con un tesoro: { $item }.
td-item-left = Nadie puede cargar con el tesoro, así que ahí queda: { $item }.
td-fragment-spent = { $hero } pone el trozo de mapa en la pared, y la pared se abre.
td-artifact-found = ¡{ $hero } encuentra un artefacto (saca un { $die }): { $the_item }!
td-level-reached = ¡{ $hero } alcanza el nivel { $level }!
    .b = ¡{ $hero } sube al nivel { $level }!
td-maximum-raised = { $hero } sube el máximo de { $attribute } a { $most }, y recupera todos los puntos.
td-rewards-lost = { $hero } pierde todas sus recompensas: se vuelven polvo.
td-potion-drunk = { $hero } bebe una poción curativa.
td-point-regained = { $hero } recupera 1 de { $attribute }: ahora { $now }.
td-pool-regained = { $hero } recupera puntos de golpe: ahora { $now } PG.
td-item-taken = { $hero } recoge algo: { $item }.
td-item-dropped = { $hero } deja algo en el suelo: { $item }.

td-search-failed = El grupo busca y no encuentra nada: sale un { $die }, y solo valen { $numbers }.
td-search-succeeded = ¡El grupo busca y encuentra una pared hueca: sale un { $die }, y valen { $numbers }!
td-trap-sprung = { $hero } hace saltar una trampa: ¡una aguja!
td-secret-door-opened = Se abre una puerta secreta al { $side }.
td-door-unlocked = { $hero } abre la puerta { $side }, y la llave se rompe.
td-door-forced = { $hero } revienta la puerta { $side }: saca un { $die }, necesita { td-needed }.
td-door-held = { $hero } no puede con la puerta { $side }: saca un { $die }, necesita { td-needed }.
td-rest-healed = El grupo descansa bien (sale un { $die }).
td-rest-uneasy = El grupo descansa mal, y nadie se cura (sale un { $die }).
td-rest-broken = ¡Se acabó el descanso (sale un { $die })! { $monster }, con { $hp ->
    [one] 1 punto de golpe
   *[other] { $hp } puntos de golpe
  }.

td-duel-offered = { $hero } reta a { $other } a un duelo.
td-duel-declined = { $other } rechaza el duelo con { $hero }.
td-duel-begun = { $other } acepta: empieza el duelo con { $hero }.
td-duel-hit = { $hero } golpea a { $other } con { $attribute }: saca un { $die }, necesita { td-needed }.
td-duel-missed = { $hero } falla contra { $other } con { $attribute }: saca un { $die }, necesita { td-needed }.
td-duel-yielded = { $hero } se rinde ante { $other }.

td-party-lost = No queda nadie para llevar la linterna.
td-goal-reached = El grupo alcanza su objetivo: ¡{ $goal }!

## Negativas

td-error-unknown = No puedes hacer eso en esta partida. /do enumera lo que puedes.
td-error-over = Esta partida ha terminado.
td-error-no-hero = Ese asiento no tiene héroe aquí.
td-error-seat-taken = Ese asiento ya tiene un héroe.
td-error-dead = Tu héroe ha caído. Aún puedes mirar.
td-error-not-your-turn = No es tu turno. La tarjeta dice quién decide ahora.
td-error-monster-bars = El monstruo cierra el paso. Lucha primero.
td-error-no-fight = Aquí no hay nada contra lo que luchar.
td-error-now-explore = Ahora no: elige adónde ir.
td-error-now-fight = Ahora no: hay un monstruo que combatir.
td-error-now-duel = Termina antes el duelo: golpea o ríndete.
td-error-now-challenge = Responde antes al reto: acepta o rechaza.
td-error-now-exits = Coloca antes las salidas de esta sala.
td-error-now-door = Coloca antes la puerta secreta.
td-error-now-theme = Elige antes cómo es el siguiente nivel.
td-error-now-keep = Quédate antes con uno de los dos lugares.
td-error-now-claim = Decide antes quién se lleva el tesoro.
td-error-now-flight = Decide antes si hay que huir.
td-error-now-level = Sube antes un máximo por el nuevo nivel.
td-error-now-hit = Decide antes si usas el amuleto protector.
td-error-now-lose = Elige antes qué puntos perder.
td-error-now-gain = Elige antes qué atributo recupera un punto.
td-error-now-assign = Da antes a tus atributos los dados que sacaste.
td-error-faces = Esos no son los dados que sacaste.
td-error-zero = Ese atributo está a cero. Usa otro.
td-error-booster-twice = Solo puedes usar un objeto de cada clase por tirada.
td-error-booster-misfit = Ese objeto no ayuda a este atributo.
td-error-item-not-owned = No tienes ese objeto. /hero muestra tu mochila.
td-error-boots-spent = Las botas están gastadas hasta tu siguiente nivel.
td-error-nowhere-to-run = No hay sala explorada a la que huir. Sigue luchando.
td-error-no-flight = Solo puedes escapar con las botas veloces o las sales de sueño.
td-error-attack-first = Tras un intento fallido de escapar debes atacar primero.
td-error-stood = Decidiste quedarte. Golpea una vez antes de votar otra huida.
td-error-nothing-to-lose = Ese atributo ya está a cero. Elige otro.
td-error-full = Ahí no falta nada. Guarda la poción.
td-error-potion-attributes = Una poción es para un atributo, o para dos distintos.
td-error-potion-pool = Aquí una poción devuelve puntos de golpe, no atributos.
td-error-no-level = No has alcanzado un nuevo nivel.
td-error-no-exit = No hay salida por ese lado.
td-error-way-out = Eso lleva fuera de la mazmorra. Usa Volver a casa para salir, cuando el objetivo lo permita.
td-error-locked = Esa puerta está cerrada con llave. Usa una llave o fuérzala.
td-error-not-locked = No hay ninguna puerta cerrada con llave por ese lado.
td-error-no-key = No tienes llave.
td-error-fragment-here = Solo puedes usar un trozo de mapa en una salida sin explorar.
td-error-no-fragment = No tienes ningún trozo de mapa.
td-error-no-vault = Solo hay artefactos en bóvedas y criptas.
td-error-vault-empty = Esta bóveda está vacía.
td-error-not-clear = No se puede mientras haya aquí un monstruo. Véncelo primero.
td-error-companions-fight = No se puede mientras tus compañeros luchan. Ayúdalos, o espera.
td-error-no-temple = Solo puedes hacer eso en un templo.
td-error-no-such-temple = No hay otro templo con ese número en este nivel.
td-error-no-such-room = No hay otra sala explorada con ese número en este nivel.
td-error-no-stairs = Solo un gran salón tiene escaleras hacia abajo.
td-error-no-stairs-up = Las escaleras hacia arriba están en la primera sala de este nivel.
td-error-no-way-back = No hay camino de vuelta hacia arriba.
td-error-no-artifact = Las escaleras siguen cerradas hasta que tengas un artefacto de este nivel.
td-error-classic-stairs = El juego clásico no tiene otros niveles.
td-error-classic-artifacts = El juego clásico no tiene artefactos.
td-error-gather = Todo el grupo debe estar aquí. Espera a los demás.
td-error-no-going-home = No puedes volver a casa antes de alcanzar el objetivo.
td-error-no-way-home = Solo puedes volver a casa desde la primera sala de un nivel.
td-error-theme = No puedes elegir aquí esa clase de nivel.
td-error-no-searching = En esta partida no se puede buscar.
td-error-exits-left = Esta sala aún tiene una salida sin explorar. Solo puedes buscar donde no hay salida.
td-error-searched = Ya has buscado en esta sala durante esta visita.
td-error-no-wall = Aquí no hay pared que pueda esconder una puerta.
td-error-numbers = Di tres números distintos del 1 al 6, como 1 3 5.
td-error-exits = Ahí no puede ir una salida. Elige otra pared.
td-error-no-resting = En esta partida no se puede descansar.
td-error-rested = Ya has descansado aquí. Vuelve más tarde.
td-error-no-waiting = Puedes seguir, así que no puedes esperar. Elige una salida.
td-error-not-here = Ese objeto no está aquí en el suelo.
td-error-pack-full = Esa mochila está llena. Deja algo primero.
td-error-no-dropping = En esta partida no se pueden dejar cosas.
td-error-claim-yourself = Solo puedes reclamarlo para tu propio héroe.
td-error-no-duels = En esta partida no hay duelos.
td-error-no-rival = Ese compañero no está aquí.
td-error-challenged = Ya has ofrecido un duelo en esta visita. Vuelve otra vez para ofrecer otro.

## Para qué son los dados

dice-creation-body = CUERPO
dice-monster = monstruo
dice-treasure = tesoro
dice-lock = cerradura
dice-exits = salidas
dice-attack = ataque
dice-force = forzar
dice-search = búsqueda
dice-rest = descanso
dice-escape = escapar
dice-flee = huida
dice-artifact = artefacto
dice-creation-mind = MENTE
dice-creation-spirit = ESPÍRITU
dice-creation-hp = puntos de golpe
dice-exit-placement = dónde hay una salida
dice-location = lugar
dice-rover = monstruo errante
