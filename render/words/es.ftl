# Words of pictures: alt texts, text maps, and the one refusal.

render-too-large = Este mapa es demasiado grande para una sola imagen ({ $columns } × { $rows }). Pide solo la parte que rodea a un héroe.

render-no-replay = Aquí no hay nada que repetir que quepa en un mensaje.
render-replay-alt = La aventura desde el principio, como animación de { $frames ->
    [one] una imagen
   *[other] { $frames } imágenes
  }.
render-replay-told = Por el camino: { $told }.
render-replay-end = Así acaba.

render-turn = Turno { $turn }

render-caption-arrival = Un lugar nuevo
render-caption-falls = Cae: { $name }
render-caption-gone = Ya no está: { $name }
render-caption-hurt = { $name }: pierde { $number } de salud
render-caption-comes = Nuevo: { $name } en { $square }
render-caption-found = Se conoce más del mapa
render-caption-healed = { $name }: recupera { $number } de salud
render-caption-moves = { $name } a { $square }

render-alt-title = { $title }, turno { $turn }.
render-alt-title-only = { $title }.

render-facing = { $facing ->
    [n] norte
    [ne] noreste
    [e] este
    [se] sureste
    [s] sur
    [sw] suroeste
    [w] oeste
   *[nw] noroeste
}

render-alt-active = Turno de: { $list }.
render-alt-at = { $name } en { $square }
render-alt-figure = { $name } ({ $mark }) en { $square }
render-alt-facing = mira al { $facing }
render-alt-health = { $health } de { $most } de salud
render-alt-of = { $health } de { $most }
render-alt-down = fuera de combate
render-alt-heroes = Héroes: { $list }.
render-alt-guests = Invitados: { $list }.
render-alt-monsters = Monstruos: { $list }.
render-alt-wanderers = Fichas errantes: { $list }.
render-alt-trail = Último movimiento: de { $from } a { $to }.
render-alt-targets = Se puede atacar a: { $list }.
render-moves = Puedes ir: { $list }.
render-moves-squares = Puedes ir a { $count ->
    [one] una casilla
   *[other] { $count } casillas
  }: { $list }.
render-moves-ring = { $steps ->
    [one] a tu lado
   *[other] a { $steps } casillas
  }: { $list }
render-moves-range = Puedes ir a { $count ->
    [one] una casilla
   *[other] { $count } casillas
  }, como mucho a { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
  } de distancia.
render-where-room = { $steps ->
    [0] aquí
    [one] a una { $measure ->
        [tile] loseta
       *[room] sala
      } al { $bearing } ({ $place })
   *[other] a { $steps } { $measure ->
        [tile] losetas
       *[room] salas
      } al { $bearing } ({ $place })
}
render-numbered = sala { $number }
render-unexplored = sin explorar
render-alt-unexplored = Salidas sin explorar: { $list }.
render-alt-exit = al { $side } de { $square }
render-alt-more = y { $count } más
render-alt-doors = Puertas: { $list }.
render-alt-door = { $door } al { $side } de { $square }
render-alt-links = Pasadizos: { $list }.
render-alt-link = de { $from } a { $to }
render-alt-link-end = en { $square }
render-alt-features = Cosas: { $list }.
render-alt-hazards = En el suelo: { $list }.
render-alt-hazard = { $ground } en { $squares }

render-door = { $kind ->
    [double] puerta doble
    [ajar] puerta abierta
    [locked] puerta cerrada con llave
    [iron] puerta de hierro
    [portcullis] rastrillo
    [barricade] barricada
    [one_way] puerta de un solo sentido
    [secret] puerta secreta
    [arch] arco abierto
    [opening] abertura
   *[door] puerta
}

render-figure = { $side ->
    [hero] héroe
    [monster] monstruo
    [guest] invitado
   *[wanderer] ficha errante
}

render-thing = { $kind ->
    [altar] altar
    [anvil] yunque
    [barrel] barril
    [barricade] barricada
    [basin] pila
    [bed] cama
    [bench] banco
    [bones] huesos
    [brazier] brasero
    [break] pasillo acortado
    [bridge] puente
    [cage] jaula
    [campfire] hoguera
    [candles] velas
    [cart] carro
    [cauldron] caldero
    [chair] silla
    [chest] cofre
    [cleared] resuelto
    [coffin] ataúd
    [column] columna
    [covered] loseta boca abajo
    [crate] caja
    [crystal] cristales
    [desk] escritorio
    [drop] precipicio
    [entrance] entrada
    [fight] combate
    [fountain] fuente
    [glimpsed] visto de lejos
    [grate] pasadizo
    [hard_fight] combate duro
    [hearth] chimenea
    [house] casa
    [idol] ídolo
    [lair] guarida
    [lectern] atril
    [loom] telar
    [loot] tesoro
    [magic] magia
    [mushrooms] setas
    [oven] horno
    [pillory] picota
    [pool] estanque
    [portal] portal
    [rack] armero
    [roots] raíces
    [rubble] escombros
    [rug] alfombra
    [sack] saco
    [sarcophagus] sarcófago
    [shackles] grilletes
    [shelf] estantes
    [signpost] poste indicador
    [slope] rampa hacia abajo
    [special] especial
    [stairs_down] escaleras abajo
    [stairs_up] escaleras arriba
    [stall] puesto de mercado
    [statue] estatua
    [stool] taburete
    [straw] paja
    [table] mesa
    [tent] tienda
    [throne] trono
    [trap] trampa
    [treasure] tesoro
    [tree] árbol
    [trough] abrevadero
    [urn] urna
    [vault] cámara acorazada
    [very_special] muy especial
    [web] telaraña
    [well] pozo
    [workbench] banco de trabajo
   *[vortex] vórtice
}

render-ground = { $kind ->
    [water] agua
    [shadow] sombra
    [hindering] escombros que frenan
    [pit] un foso
   *[crevice] una grieta
}

render-one-way = puerta de un solo sentido al { $side }
render-alt-one-way = { $door } de { $from } a { $to }

render-finale-result = { $result ->
    [victory] Victoria
    [defeat] Derrota
   *[finished] Fin
}
render-finale-heading = { $result }: { $place }
render-finale-told = { $told }.
render-finale-fallen = cayó
render-finale-lost = Caídos
render-finale-common = El grupo
render-finale-bearer = { $name }: { $carried }.

render-track = { $name } { $value } de { $most }
render-track-open = { $name } { $value }
render-track-next = { $track }, próxima marca en { $mark }
render-pile = { $name }: quedan { $left }
render-pile-spent = { $pile }, { $spent } gastadas
render-pile-note = { $pile } ({ $note })
render-pile-used = { $spent } gastadas

render-prose-you = Eres { $name }, en { $square }.
render-prose-you-inside = Eres { $name }. Estás en: { $place }.
render-prose-down = Estás fuera de combate.
render-prose-facing = Miras al { $facing }.
render-prose-health = Tienes { $health } de { $most } de salud.
render-prose-conditions = Tu estado: { $list }.
render-prose-where = { $steps ->
    [0] justo donde estás
    [1] a tu lado, al { $bearing }
   *[other] a { $steps } casillas al { $bearing }
}
render-prose-feet = { $where } ({ $feet } pies)
render-prose-thing = { $name }, { $where }
render-prose-foes = Enemigos: { $list }.
render-prose-friends = Compañeros: { $list }.
render-prose-others = Contigo: { $list }.
render-prose-tokens = Fichas errantes: { $list }.
render-prose-targets = Puedes golpear a: { $list }.
render-prose-ways = Caminos: { $list }.
render-prose-links = Pasadizos en las paredes: { $list }.
render-prose-unexplored = Salidas que nadie ha cruzado: { $list }.
render-prose-things = Ves: { $list }.
render-prose-ground = Cuidado al pisar: { $list }.

render-manner = { $manner ->
    [cyclopean] Unos gigantes construyeron este lugar con bloques toscos.
    [eldritch] Aquí nada es del todo recto, y algo se asoma desde la roca.
    [natural] Partes de este lugar son cuevas naturales.
   *[smooth] Los túneles son redondos y lisos.
}

render-material = { $material ->
    [ice] Todo alrededor es hielo.
    [flesh] Las paredes son carne viva.
    [ceramite] Las paredes son placas pálidas atornilladas.
    [grave_soil] Las paredes son tierra de cementerio con lápidas.
    [black_metal] Las paredes son de metal negro con remaches.
    [shadow_light] Las paredes son sombra y luz.
    [dreams] Las paredes están hechas de sueños.
    [weapons] Las paredes son armas viejas fundidas entre sí.
    [living_soil] Las paredes son tierra viva, llena de insectos.
    [bricks] Las paredes son ladrillos pequeños.
    [glass] Las paredes son vidrio de colores emplomado.
    [wicker] Las paredes son mimbre trenzado.
   *[other] Las paredes son de { $material }.
}

render-map-key = { $mark } { $name }
render-map-cut = solo la parte que rodea a la figura activa
render-map-door = puerta
render-map-locked = puerta cerrada con llave
render-map-portcullis = rastrillo
render-map-barricade = barricada
render-map-one-way = puerta de un solo sentido
render-map-secret = puerta secreta
render-map-unexplored = sin explorar

export-too-large = Este mapa es demasiado grande para un archivo así ({ $columns } × { $rows }).
export-too-heavy = Este archivo sería mayor de lo que se puede enviar aquí, incluso en su menor tamaño. Pide otro tipo de archivo.
export-unreadable = Esto no es un nivel guardado por Undercroft, o está dañado.
export-unreadable-heavy = Este archivo es demasiado grande: un mapa tiene como mucho { $most } MB.
export-unreadable-json = Este archivo está dañado: no se puede leer más allá de la línea { $line }, letra { $column }.
export-unreadable-kind = Esto no es ni un nivel guardado por Undercroft (.level.json) ni una mazmorra de One Page Dungeon (su JSON).
export-unreadable-place = Este archivo tiene en «{ $place }» algo que no puede estar ahí.
export-unreadable-missing = A este archivo le falta «{ $place }».
export-unreadable-unknown = Este archivo tiene «{ $place }», que ningún nivel tiene.
export-unreadable-many = Este archivo tiene en «{ $place }» más de lo que cabe ({ $most }).
export-unreadable-large = Este mapa es demasiado grande: mide { $columns } × { $rows } casillas, y caben { $most } en total.
export-told = { $words }
export-untitled = Una mazmorra sin nombre
export-thing-exit = salida
export-thing-down = escaleras abajo
export-thing-steps = peldaños
export-thing-column = columna
export-wrong-ending = «{ $name }» tiene la extensión de otro tipo de archivo. Llámalo «{ $right }».
export-sheet = { $title }: hoja { $sheet }, { $number } de { $count }. Una pulgada es una casilla; las casillas bajo una línea discontinua están también en la hoja siguiente.
export-sheet-alt = { $title }: la parte de su mapa en la hoja { $sheet }, de { $first } a { $last }.
export-all-levels = { $title }, con todos los niveles
export-stairs = Escaleras: { $upper } – { $lower }
export-stairs-change = Cambiar de nivel
export-stairs-elsewhere = Escaleras a { $level }, { $square }
export-layer-rock = Roca
export-layer-floor = Suelo
export-layer-grid = Cuadrícula
export-layer-walls = Paredes
export-layer-links = Pasadizos
export-layer-labels = Rótulos
export-layer-tiles = Losetas boca abajo
export-layer-doors = Puertas
export-layer-things = Cosas
export-sheets = { $title }: cómo se juntan sus hojas ({ $count })
