# Nombres de figuras, cofres, objetos, trampas y artefactos.

## How copies are told apart

mkd-numbered = { $name } { $number }
    .gender = { $gender_name }
# Un artículo pediría «al» y «del»: así vale tras cualquier palabra.
mkd-numbered-tale = { $name } { $number ->
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] { $number }
  }
    .gender = { $gender_name }
mkd-villain = { $gender_name ->
    [f] { $name }, la villana
   *[other] { $name }, el villano
  }
    .gender = { $gender_name }

## Heroes

mkd-figure-brannoc = Brannoc Manorroble
    .gender = m
mkd-figure-brannoc-short = Brannoc
    .gender = m
mkd-role-brannoc = guerrero de hacha
mkd-can-brannoc = golpea por 2; no hace prisioneros ni se deja apresar
mkd-figure-ysolde = Ysolde Médula
    .gender = f
mkd-figure-ysolde-short = Ysolde
    .gender = f
mkd-role-ysolde = sanadora
mkd-can-ysolde = cura a quien está a su lado y dispara a 6 casillas
mkd-figure-tamsin = Tamsin Pasoligero
    .gender = f
mkd-figure-tamsin-short = Tamsin
    .gender = f
mkd-role-tamsin = ladrona
mkd-can-tamsin = ataca por 2 puntos; por la espalda golpea el doble
mkd-figure-corvane = Corvane Plumaceniza
    .gender = m
mkd-figure-corvane-short = Corvane
    .gender = m
mkd-role-corvane = mago de fuego
mkd-can-corvane = dispara a 8 casillas, gratis si no tiene rivales al lado
mkd-figure-derrik = Derrik Frentepiedra
    .gender = m
mkd-figure-derrik-short = Derrik
    .gender = m
mkd-role-derrik = enano del escudo
mkd-can-derrik = difícil de herir, y más aún de lejos
mkd-figure-liriel = Liriel Velaciénaga
    .gender = f
mkd-figure-liriel-short = Liriel
    .gender = f
mkd-role-liriel = arquera
mkd-can-liriel = dispara a 10 casillas y pasa junto a las fichas sin que la oigan
mkd-figure-hask = Hask el Barquero
    .gender = m
mkd-figure-hask-short = Hask
    .gender = m
mkd-role-hask = lancero del río
mkd-can-hask = vadea el agua y frena a quien se le acerca
mkd-figure-ondine = Hermana Ondine
    .gender = f
mkd-figure-ondine-short = Ondine
    .gender = f
mkd-role-ondine = paladina
mkd-can-ondine = golpea por 3, cura y da 2 puntos más a los suyos
mkd-figure-pell = Pell Bajorrama
    .gender = m
mkd-figure-pell-short = Pell
    .gender = m
mkd-role-pell = merodeador
mkd-can-pell = ataca por 2 puntos; por la espalda golpea el doble
mkd-figure-vashti = Vashti de la Novena Lámpara
    .gender = f
mkd-figure-vashti-short = Vashti
    .gender = f
mkd-role-vashti = hechicera
mkd-can-vashti = dispara para llevarse lejos a un rival; esquiva con 5 o 6
mkd-figure-garm = Garm el Requemado
    .gender = m
mkd-figure-garm-short = Garm
    .gender = m
mkd-role-garm = berserker
mkd-can-garm = golpea por 3, gratis si no tiene rivales al lado
mkd-figure-maelle = Maelle Alaviento
    .gender = f
mkd-figure-maelle-short = Maelle
    .gender = f
mkd-role-maelle = exploradora alada
mkd-can-maelle = vuela sobre el terreno y los rivales, y dispara a 8 casillas
mkd-figure-oswin = Oswin Cuidatumbas
    .gender = m
mkd-figure-oswin-short = Oswin
    .gender = m
mkd-role-oswin = sacerdote de las tumbas
mkd-can-oswin = cura de lejos, y se cura al golpear
mkd-figure-kestrel = Kestrel Dain
    .gender = f
mkd-figure-kestrel-short = Kestrel
    .gender = f
mkd-role-kestrel = duelista
mkd-can-kestrel = ataca por 2 puntos; esquiva con 5 o 6
mkd-figure-rurik = Rurik Mulahierro
    .gender = m
mkd-figure-rurik-short = Rurik
    .gender = m
mkd-role-rurik = porteador
mkd-can-rurik = barato y difícil de herir
mkd-figure-ilse = Ilse Tejespino
    .gender = f
mkd-figure-ilse-short = Ilse
    .gender = f
mkd-role-ilse = bruja de la escarcha
mkd-can-ilse = congela a un rival de un disparo; los suyos disparan más fuerte

## Monsters

mkd-figure-cellar_rats = Enjambre de ratas
    .gender = m
mkd-figure-bone_shambler = Esqueleto renqueante
    .gender = m
mkd-figure-gutterkin_scrapper = Camorrista cloaquino
    .gender = m
mkd-figure-gutterkin_slinger = Hondero cloaquino
    .gender = m
mkd-figure-cave_leech = Sanguijuela de cueva
    .gender = f
mkd-figure-mould_crawler = Reptador mohoso
    .gender = m
mkd-figure-bone_archer = Arquero de hueso
    .gender = m
mkd-figure-gutterkin_sneak = Merodeador cloaquino
    .gender = m
mkd-figure-grave_hound = Sabueso sepulcral
    .gender = m
mkd-figure-torch_imp = Diablillo de la antorcha
    .gender = m
mkd-figure-web_lurker = Acechador de la telaraña
    .gender = m
mkd-figure-bonewright = Tallahuesos
    .gender = m
mkd-figure-drowned_sailor = Marinero ahogado
    .gender = m
mkd-figure-gutterkin_chanter = Salmodiador cloaquino
    .gender = m
mkd-figure-thorn_ape = Simio espinoso
    .gender = m
mkd-figure-ashen_cultist = Sectario ceniciento
    .gender = m
mkd-figure-bone_halberdier = Alabardero de hueso
    .gender = m
mkd-figure-bat_matron = Matrona murciélago
    .gender = f
mkd-figure-fen_whelp = Cría de trol del pantano
    .gender = f
mkd-figure-gutterkin_warboss = Caudillo cloaquino
    .gender = m
mkd-figure-dusk_stalker = Acechador del ocaso
    .gender = m
mkd-figure-clay_sentinel = Centinela de arcilla
    .gender = m
mkd-figure-ember_hound = Sabueso de brasas
    .gender = m
mkd-figure-mirror_witch = Bruja del espejo
    .gender = f
mkd-figure-ogre_gaoler = Ogro carcelero
    .gender = m
mkd-figure-well_wraith = Espectro del pozo
    .gender = m
mkd-figure-grave_rider = Jinete sepulcral
    .gender = m
mkd-figure-quill_manticore = Mantícora de púas
    .gender = f
mkd-figure-iron_sentinel = Centinela de hierro
    .gender = m
mkd-figure-fen_troll = Trol del pantano
    .gender = m
mkd-figure-vault_basilisk = Basilisco de la cripta
    .gender = m
mkd-figure-sand_lich = Liche de arena
    .gender = m
mkd-figure-boar_knight = Caballero del jabalí
    .gender = m
mkd-figure-storm_djinn = Genio de la tormenta
    .gender = m
mkd-figure-mire_hydra = Hidra del fango
    .gender = f
mkd-figure-bone_tyrant = Tirano de hueso
    .gender = m
mkd-figure-furnace_fiend = Demonio del horno
    .gender = m
mkd-figure-old_cinder = Viejo Rescoldo, el draco de la cripta
    .gender = m

## People met below

mkd-figure-n_lamplighter = Farolero perdido
    .gender = m
mkd-role-n_lamplighter = alma perdida
mkd-figure-n_herbalist = Herborista de aldea
    .gender = f
mkd-role-n_herbalist = sanadora
mkd-figure-n_squire = Escudero fugado
    .gender = m
mkd-role-n_squire = fugitivo
mkd-figure-n_poacher = Furtivo del pantano
    .gender = m
mkd-role-n_poacher = arquero
mkd-figure-n_mapmaker = Pluma el Cartógrafo
    .gender = m
mkd-role-n_mapmaker = cartógrafo
mkd-figure-n_deserter = Desertor del fuerte
    .gender = m
mkd-role-n_deserter = soldado
mkd-figure-n_acolyte = Acólito del río
    .gender = m
mkd-role-n_acolyte = sanador del río
mkd-figure-n_bladesister = Hermana de la espada
    .gender = f
mkd-role-n_bladesister = duelista
mkd-figure-n_boneheretic = Hereje del osario
    .gender = m
mkd-role-n_boneheretic = invocador de muertos
mkd-figure-n_outlaw = Capitán de forajidos
    .gender = m
mkd-role-n_outlaw = bandolero
mkd-figure-n_hexthief = Ladrón de maleficios
    .gender = m
mkd-role-n_hexthief = embaucador
mkd-figure-n_exknight = Caballero caído
    .gender = m
mkd-role-n_exknight = caballero sin señor

## Chests and what is in them

mkd-chest-c01 = Caja de roble rajada
    .gender = f
    .indefinite = una caja de roble rajada
    .definite = la caja de roble rajada
mkd-item-c01 = Trago de presteza
    .gender = m
    .indefinite = un trago de presteza
    .definite = el trago de presteza
mkd-chest-c02 = Caja fuerte de hojalata
    .gender = f
    .indefinite = una caja fuerte de hojalata
    .definite = la caja fuerte de hojalata
mkd-item-c02 = Sable mellado
    .gender = m
    .indefinite = un sable mellado
    .definite = el sable mellado
mkd-chest-c03 = Relicario de mimbre
    .gender = m
    .indefinite = un relicario de mimbre
    .definite = el relicario de mimbre
mkd-item-c03 = Capa remendada
    .gender = f
    .indefinite = una capa remendada
    .definite = la capa remendada
mkd-chest-c04 = Arca de la pescadera
    .gender = f
    .indefinite = un arca de pescadera
    .definite = el arca de la pescadera
mkd-item-c04 = Botas de junco
    .gender = pl
    .indefinite = unas botas de junco
    .definite = las botas de junco
mkd-chest-c05 = Baúl de soldado
    .gender = m
    .indefinite = un baúl de soldado
    .definite = el baúl de soldado
mkd-item-c05 = Trago de ira
    .gender = m
    .indefinite = un trago de ira
    .definite = el trago de ira
mkd-chest-c06 = Cofrecillo forrado de plomo
    .gender = m
    .indefinite = un cofrecillo forrado de plomo
    .definite = el cofrecillo forrado de plomo
mkd-item-c06 = Cuenta protectora
    .gender = f
    .indefinite = una cuenta protectora
    .definite = la cuenta protectora
mkd-chest-c07 = Cofre de escrituras
    .gender = m
    .indefinite = un cofre de escrituras
    .definite = el cofre de escrituras
mkd-item-c07 = Anillo de los pasos cortos
    .gender = m
    .indefinite = un anillo de los pasos cortos
    .definite = el anillo de los pasos cortos
mkd-chest-c08 = Cofre taraceado de hueso
    .gender = m
    .indefinite = un cofre taraceado de hueso
    .definite = el cofre taraceado de hueso
mkd-item-c08 = Trago de piedra
    .gender = m
    .indefinite = un trago de piedra
    .definite = el trago de piedra
mkd-chest-c09 = Baúl de contrabandista
    .gender = m
    .indefinite = un baúl de contrabandista
    .definite = el baúl de contrabandista
mkd-item-c09 = Capa de niebla
    .gender = f
    .indefinite = una capa de niebla
    .definite = la capa de niebla
mkd-chest-c10 = Cofre con flejes
    .gender = m
    .indefinite = un cofre con flejes
    .definite = el cofre con flejes
mkd-item-c10 = Hoja de las colinas
    .gender = f
    .indefinite = una hoja de las colinas
    .definite = la hoja de las colinas
mkd-chest-c11 = Estuche de alquimista
    .gender = m
    .indefinite = un estuche de alquimista
    .definite = el estuche de alquimista
mkd-item-c11 = Trago de alas
    .gender = m
    .indefinite = un trago de alas
    .definite = el trago de alas
mkd-chest-c12 = Cofre de cobre verde
    .gender = m
    .indefinite = un cofre de cobre verde
    .definite = el cofre de cobre verde
mkd-item-c12 = Bastón de carpe
    .gender = m
    .indefinite = un bastón de carpe
    .definite = el bastón de carpe
mkd-chest-c13 = Arca del peregrino
    .gender = f
    .indefinite = un arca de peregrino
    .definite = el arca del peregrino
mkd-item-c13 = Piedra de la piedad
    .gender = f
    .indefinite = una piedra de la piedad
    .definite = la piedra de la piedad
mkd-chest-c14 = Cofre herrado
    .gender = m
    .indefinite = un cofre herrado
    .definite = el cofre herrado
mkd-item-c14 = Espada del custodio
    .gender = f
    .indefinite = una espada de custodio
    .definite = la espada del custodio
mkd-chest-c15 = Cofre marinero pintado
    .gender = m
    .indefinite = un cofre marinero pintado
    .definite = el cofre marinero pintado
mkd-item-c15 = Botas de mensajero
    .gender = pl
    .indefinite = unas botas de mensajero
    .definite = las botas de mensajero
mkd-chest-c16 = Cofrecillo de espejos
    .gender = m
    .indefinite = un cofrecillo de espejos
    .definite = el cofrecillo de espejos
mkd-item-c16 = Trago de cristal
    .gender = m
    .indefinite = un trago de cristal
    .definite = el trago de cristal
mkd-chest-c17 = Cofre de los tributos del rey
    .gender = m
    .indefinite = un cofre de los tributos del rey
    .definite = el cofre de los tributos del rey
mkd-item-c17 = Anillo del diezmo
    .gender = m
    .indefinite = un anillo del diezmo
    .definite = el anillo del diezmo
mkd-chest-c18 = Arca de obsidiana
    .gender = f
    .indefinite = un arca de obsidiana
    .definite = el arca de obsidiana
mkd-item-c18 = Vara de ascuas
    .gender = f
    .indefinite = una vara de ascuas
    .definite = la vara de ascuas
mkd-chest-c19 = Joyero de gigante
    .gender = m
    .indefinite = un joyero de gigante
    .definite = el joyero de gigante
mkd-item-c19 = Abrecartas de gigante
    .gender = m
    .indefinite = un abrecartas de gigante
    .definite = el abrecartas de gigante
mkd-chest-c20 = Ataúd de la serpiente
    .gender = m
    .indefinite = un ataúd de la serpiente
    .definite = el ataúd de la serpiente
mkd-item-c20 = Manto de escamas
    .gender = m
    .indefinite = un manto de escamas
    .definite = el manto de escamas
mkd-chest-c21 = Cámara de los carillones
    .gender = f
    .indefinite = una cámara de los carillones
    .definite = la cámara de los carillones
mkd-item-c21 = Botas sin cascabeles
    .gender = pl
    .indefinite = unas botas sin cascabeles
    .definite = las botas sin cascabeles
mkd-chest-c22 = Arqueta del obispo
    .gender = f
    .indefinite = una arqueta de obispo
    .definite = la arqueta del obispo
mkd-item-c22 = Ojo de la autoridad
    .gender = m
    .indefinite = un ojo de la autoridad
    .definite = el ojo de la autoridad
mkd-chest-c23 = Cofre de los Tres
    .gender = m
    .indefinite = un cofre de los Tres
    .definite = el cofre de los Tres
mkd-item-c23 = Espada tres veces bendita
    .gender = f
    .indefinite = una espada tres veces bendita
    .definite = la espada tres veces bendita
mkd-chest-c24 = Cofre del huevo de dragón
    .gender = m
    .indefinite = un cofre del huevo de dragón
    .definite = el cofre del huevo de dragón
mkd-item-c24 = Trago del draco
    .gender = m
    .indefinite = un trago del draco
    .definite = el trago del draco

## Artifacts

mkd-artifact-great_basin = Pila grande
    .gender = f
    .indefinite = una pila grande
    .definite = la pila grande
mkd-artifact-coiled_idol = Ídolo enroscado
    .gender = m
    .indefinite = un ídolo enroscado
    .definite = el ídolo enroscado
mkd-artifact-wyrm_altar = Altar de la sierpe
    .gender = m
    .indefinite = un altar de la sierpe
    .definite = el altar de la sierpe
mkd-artifact-mother_stone = Piedra madre
    .gender = f
    .indefinite = una piedra madre
    .definite = la piedra madre
mkd-artifact-hour_skull = Calavera de las horas
    .gender = f
    .indefinite = una calavera de las horas
    .definite = la calavera de las horas
mkd-artifact-gryphon_seat = Trono del grifo
    .gender = m
    .indefinite = un trono del grifo
    .definite = el trono del grifo
mkd-artifact-rune_pillar = Pilar de runas
    .gender = m
    .indefinite = un pilar de runas
    .definite = el pilar de runas
mkd-artifact-idol_of_hands = Ídolo de las manos
    .gender = m
    .indefinite = un ídolo de las manos
    .definite = el ídolo de las manos
mkd-artifact-small_basin = Pila pequeña
    .gender = f
    .indefinite = una pila pequeña
    .definite = la pila pequeña
mkd-artifact-bone_spring = Manantial de huesos
    .gender = m
    .indefinite = un manantial de huesos
    .definite = el manantial de huesos
mkd-artifact-pillars = Pilares (decorado)
    .gender = pl
    .indefinite = unos pilares (decorado)
    .definite = los pilares (decorado)
mkd-artifact-table_chairs = Mesa y dos sillas (decorado)
    .gender = f
    .indefinite = una mesa con dos sillas (decorado)
    .definite = la mesa con dos sillas (decorado)

## Packs

mkd-pack-values-rise = Un héroe cuesta más de nivel en nivel: cinco números que suben.
mkd-pack-kin = «{ $field }» es «{ $value }», pero tiene que ser una palabra de letras minúsculas, cifras y guiones bajos, como beast.
mkd-pack-squares = «{ $field }» es «{ $value }», pero una fila de casillas solo tiene estas letras: . despejada, # bloqueada, h difícil, ~ agua, X grieta, s sombra.
mkd-pack-hero-mounted = Un héroe no puede ir montado.
mkd-pack-tile-size = { $kind ->
    [hall] En casillas, un pasillo mide { $columns } por { $rows }.
   *[other] En casillas, una cámara mide { $columns } por { $rows }.
}
mkd-pack-tile-edges = Los bordes abiertos del lado { $side } se cuentan de 0 a { $last }, cada uno una vez, y hay al menos uno.
mkd-pack-tile-blocked = El borde { $at } del lado { $side } está abierto, pero la casilla de dentro está bloqueada o es una grieta.
mkd-pack-tile-apart = A algunas casillas de este lado no se llega desde las demás.

pack-count-mkd-heroes = { $count ->
    [one] 1 héroe
   *[other] { $count } héroes
}
pack-count-mkd-monsters = { $count ->
    [one] 1 monstruo
   *[other] { $count } monstruos
}
pack-count-mkd-npcs = { $count ->
    [one] 1 desconocido
   *[other] { $count } desconocidos
}
pack-count-mkd-items = { $count ->
    [one] 1 objeto
   *[other] { $count } objetos
}
pack-count-mkd-tiles = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}
