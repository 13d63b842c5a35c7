# How things look on a map, for who asks what its symbols mean.

render-look-figure = { $kind ->
    [hero] **héroe**: un disco con una letra, y una cara si hay sitio
    [monster] **monstruo**: una ficha hexagonal con letras, y una cara si hay sitio
    [guest] **invitado**: un cuadrado redondeado
   *[wanderer] **ficha errante**: un rombo
}

render-look-door = { $kind ->
    [double] **puerta doble**: dos hojas
    [ajar] **puerta abierta**: una hoja que está abierta
    [locked] **puerta cerrada con llave**: una hoja con cerradura
    [iron] **puerta de hierro**: una hoja gris con remaches
    [portcullis] **rastrillo**: una barra con pomos
    [barricade] **barricada**: tablones cruzados
    [one_way] **puerta de un solo sentido**: una flecha muestra por dónde se pasa
    [secret] **puerta secreta**: una S en un anillo
    [arch] **arco abierto**: un hueco entre postes
    [opening] **abertura**: un hueco en la pared
    [unexplored] **salida sin explorar**: un signo de interrogación
   *[door] **puerta**: una hoja con picaporte
}

render-look-thing = { $kind ->
    [altar] **altar**: una losa con una cruz
    [anvil] **yunque**: un yunque con su cuerno
    [barrel] **barril**: un aro alrededor de duelas
    [barricade] **barricada**: tablones cruzados
    [basin] **pila**: un cuenco de agua sobre un pie
    [bed] **cama**: una manta y una almohada
    [bench] **banco**: un tablón largo con patas
    [bones] **huesos**: una calavera
    [brazier] **brasero**: llamas sobre un cuenco
    [break] **pasillo acortado**: un zigzag
    [bridge] **puente**: tablones entre barandillas
    [cage] **jaula**: barrotes bajo un anillo
    [campfire] **hoguera**: llamas en un círculo de piedras
    [candles] **velas**: tres velas
    [cart] **carro**: una caja entre dos ruedas
    [cauldron] **caldero**: una olla redonda que borbotea
    [chair] **silla**: un asiento con respaldo curvo
    [chest] **cofre**: una caja; su flecha es su frente
    [cleared] **resuelto**: una marca en un anillo
    [coffin] **ataúd**: una tapa larga con una cruz
    [column] **columna**: dos anillos
    [covered] **loseta boca abajo**: el dorso de una carta
    [crate] **caja**: tablas con un travesaño
    [crystal] **cristales**: un racimo de puntas
    [desk] **escritorio**: papeles y una pluma
    [drop] **precipicio**: un pozo oscuro
    [entrance] **entrada**: una flecha ancha
    [fight] **combate**: espadas cruzadas
    [fountain] **fuente**: anillos de agua
    [glimpsed] **visto de lejos**: un ojo
    [grate] **pasadizo**: un cuadrado pequeño con barrotes
    [hard_fight] **combate duro**: espadas en un estallido
    [hearth] **chimenea**: fuego entre piedras
    [house] **casa**: un tejado desde arriba
    [idol] **ídolo**: una cabeza con cuernos
    [lair] **guarida**: una boca con colmillos
    [lectern] **atril**: un libro abierto en un soporte
    [loom] **telar**: hilos en un marco
    [loot] **tesoro**: monedas y una gema
    [magic] **magia**: una chispa
    [mushrooms] **setas**: sombreros con motas
    [oven] **horno**: una cúpula con brasas en la boca
    [pillory] **picota**: una tabla con tres agujeros
    [pool] **estanque**: agua en un borde de rocas
    [portal] **portal**: un anillo con rayos
    [rack] **armero**: armas en una barra
    [roots] **raíces**: se ramifican desde la pared
    [rubble] **escombros**: piedras sueltas
    [rug] **alfombra**: rombos y flecos
    [sack] **saco**: una bolsa atada con un cordel
    [sarcophagus] **sarcófago**: una figura en una tapa de piedra
    [shackles] **grilletes**: dos aros con cadenas
    [shelf] **estantes**: los lomos de unos libros
    [signpost] **poste indicador**: dos tablas en un poste
    [slope] **rampa**: unas cuñas señalan hacia abajo
    [special] **algo especial**: una estrella
    [stairs_down] **escaleras abajo**: barras cada vez más cortas y una flecha hacia abajo
    [stairs_up] **escaleras arriba**: barras cada vez más largas y una flecha hacia arriba
    [stall] **puesto de mercado**: un toldo a rayas
    [statue] **estatua**: una estrella en un disco
    [stool] **taburete**: un asiento redondo de tres patas
    [straw] **paja**: tallos sueltos
    [table] **mesa**: un tablero de madera
    [tent] **tienda**: un triángulo con la entrada abierta
    [throne] **trono**: un respaldo dorado sobre un cojín
    [trap] **trampa**: un cuadro con un aspa
    [treasure] **tesoro**: una gema tallada
    [tree] **árbol**: una copa redonda de hojas
    [trough] **abrevadero**: un tronco hueco lleno de agua
    [urn] **urna**: una vasija con dos asas
    [vault] **cámara acorazada**: una puerta redonda con cerrojos
    [very_special] **algo muy especial**: una estrella rellena
    [web] **telaraña**: hilos en un rincón
    [well] **pozo**: un tejadillo sobre un muro redondo
    [workbench] **banco de trabajo**: un martillo y una sierra
   *[vortex] **vórtice**: un remolino
}

render-look-ground = { $kind ->
    [water] **agua**: olas
    [shadow] **sombra**: una casilla oscura
    [hindering] **escombros que frenan**: piedras pequeñas
    [pit] **un foso**: una casilla negra
   *[crevice] **una grieta**: una raja negra
}
