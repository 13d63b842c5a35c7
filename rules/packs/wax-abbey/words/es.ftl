# Palabras de la Abadía de Cera: los nombres de lo que trae, y la mazmorra tal como se cuenta allí.

pack-title = La Abadía de Cera
pack-about = Una abadía que vendía velas a medio mundo, hasta que las abejas de debajo aprendieron a rezar. Seis Héroes, una colmena de Monstruos y salas que huelen a miel.

## Héroes

mkd-figure-hyssa = Hyssa Velohumo
    .gender = f
mkd-role-hyssa = apicultora
mkd-can-hyssa = cura a quien está a su lado; su humo llega a 6 casillas
mkd-figure-odo = Hermano Odo
    .gender = m
mkd-role-odo = campanero
mkd-can-odo = difícil de herir, y protege a quien está a su lado
mkd-figure-marl = Marl Manosebo
    .gender = m
mkd-role-marl = cerero
mkd-can-marl = lanza fuego a 8 casillas, y salpica
mkd-figure-quen = Quen Largamecha
    .gender = f
mkd-role-quen = farolera
mkd-can-quen = frena a quien se le acerca, y alcanza 2 casillas
mkd-figure-tibb = Tibb el Ladrón de Miel
    .gender = m
mkd-role-tibb = ladrón de miel
mkd-can-tibb = ataca por 2 puntos, por la espalda el doble; esquiva
mkd-figure-vesper = Dama Vesper Valle
    .gender = f
mkd-role-vesper = caballera de la colmena
mkd-can-vesper = carga y golpea por 3; las flechas le resbalan

## Monstruos

mkd-figure-wax_mites = Enjambre de ácaros de cera
    .gender = m
mkd-figure-lost_drone = Zángano perdido
    .gender = m
mkd-figure-guttered_monk = Monje consumido
    .gender = m
mkd-figure-nectar_spitter = Escupidor de néctar
    .gender = m
mkd-figure-lancer = Lancera de la colmena
    .gender = f
mkd-figure-smoke_sister = Hermana del humo
    .gender = f
mkd-figure-tallow_hound = Sabueso de sebo
    .gender = m
mkd-figure-candelabrum = Candelabro andante
    .gender = m
mkd-figure-mead_bear = Oso del hidromiel
    .gender = m
mkd-figure-comb_knight = Caballero del panal
    .gender = m
mkd-figure-abbess = Abadesa de la novena celda
    .gender = f
mkd-figure-queen_below = Reina de abajo
    .gender = f

## Gente que se encuentra abajo

mkd-figure-n_last_novice = Último novicio
    .gender = m
mkd-role-n_last_novice = novicio
mkd-figure-n_mead_seller = Vendedora de hidromiel
    .gender = f
mkd-role-n_mead_seller = sanadora, por copas
mkd-figure-n_wick_poacher = Furtivo de las mechas
    .gender = m
mkd-role-n_wick_poacher = arquero

## Cofres y lo que hay en ellos

mkd-chest-alms_box = Cepillo de limosnas
    .gender = m
    .indefinite = un cepillo de limosnas
    .definite = el cepillo de limosnas
mkd-item-alms_box = Jalea real
    .gender = f
    .indefinite = una jalea real
    .definite = la jalea real
mkd-chest-wick_case = Estuche de mechas
    .gender = m
    .indefinite = un estuche de mechas
    .definite = el estuche de mechas
mkd-item-wick_case = Apagavelas de pértiga
    .gender = m
    .indefinite = un apagavelas de pértiga
    .definite = el apagavelas de pértiga
mkd-chest-cellarer_chest = Arcón del cillerero
    .gender = m
    .indefinite = un arcón del cillerero
    .definite = el arcón del cillerero
mkd-item-cellarer_chest = Frasco de hidromiel añejo
    .gender = m
    .indefinite = un frasco de hidromiel añejo
    .definite = el frasco de hidromiel añejo
mkd-chest-sealed_hive = Colmena sellada
    .gender = f
    .indefinite = una colmena sellada
    .definite = la colmena sellada
mkd-item-sealed_hive = Velo de apicultor
    .gender = m
    .indefinite = un velo de apicultor
    .definite = el velo de apicultor
mkd-chest-founders_reliquary = Relicario de la fundadora
    .gender = m
    .indefinite = un relicario de la fundadora
    .definite = el relicario de la fundadora
mkd-item-founders_reliquary = Sello de cera virgen
    .gender = m
    .indefinite = un sello de cera virgen
    .definite = el sello de cera virgen

## Misiones

mkd-mission-rescue = Fuera de la cera
mkd-mission-escort = Salvoconducto
mkd-mission-vengeance = Una vela por quien murió
mkd-mission-hunt = El tesoro escondido
mkd-mission-venture = Una luz más
mkd-mission-bounty = Miel robada
mkd-account-rescue-bound = Fuera de la cera: { $figure } está en cera hasta el cuello en { $at }{ $trap ->
    [known] . Desarma la trampa de la cera
   *[unknown] . Ponte al lado y busca una trampa
  }. { $xp } de experiencia al salir de la mazmorra.
mkd-account-rescue-freed = Fuera de la cera: { $figure } está libre, en { $at }, y sigue a los héroes hacia la salida. { $xp } de experiencia al salir.
mkd-account-escort = Salvoconducto: { $guard } protege a { $figure }{ $inside ->
    [yes] {" "}en { $at }
   *[no] , aún fuera,
  } y comparte todos sus puntos. { $gold } de oro al final, si el rehén y alguien del grupo salen.
mkd-account-escort-alone = Salvoconducto: { $figure } no tiene quien le proteja, y lo tendrá en la próxima ronda. { $gold } de oro al final, si sale.
mkd-account-escort-out = Salvoconducto: { $figure } está fuera. { $gold } de oro al final, si también sale alguien del grupo.
mkd-account-vengeance = Una vela por { $figure }: tira un dado por cada monstruo nuevo. Con un { $record } es el asesino, que vale el doble de su valor en experiencia.
mkd-account-vengeance-known = Una vela por { $figure }: el asesino es { $murderer }. Su muerte da { $xp } más de experiencia.
mkd-account-hunt = El tesoro escondido: { $figure } { $runs ->
    [yes] corre hacia la salida desde { $at }
   *[no] espera en { $at }
  }. Tira un dado por cada tesoro que encuentres. Con un { $record } es el que busca.
mkd-account-hunt-known = El tesoro escondido: { $the_chest } es para { $figure }, que { $runs ->
    [yes] corre hacia la salida desde { $at }: hay que darle alcance
   *[no] espera en { $at }
  }. { $xp } de experiencia al entregárselo.
mkd-account-venture = Una luz más: { $figure } está en el equipo de { $player } hasta el final.
mkd-account-bounty = Miel robada: { $figure } está en { $at }. { $xp } de experiencia si sale con vida, { $dead } si muere.
mkd-account-bounty-held = Miel robada: { $figure } está en poder del grupo. { $xp } de experiencia al salir, { $dead } si muere.
mkd-mission-won = { $mission ->
    [rescue] Fuera de la cera: { $figure } ha salido con vida.
    [escort] Salvoconducto: { $figure } está a salvo, y paga.
    [vengeance] Una vela por quien murió: { $figure } ya puede descansar.
    [hunt] El tesoro escondido: { $figure } tiene el tesoro.
    [venture] Una luz más: { $figure } llegó hasta el final.
   *[bounty] Miel robada: la caza de { $figure } ha terminado.
  }{ $xp ->
    [0] {""}
   *[other] {" "}{ $xp } de experiencia.
  }{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } de oro.
  }
mkd-mission-failed = { $mission ->
    [rescue] Fuera de la cera, fallida
    [escort] Salvoconducto, fallido
    [vengeance] Sin vela por quien murió
    [hunt] El tesoro sigue escondido
    [venture] Una luz menos
   *[bounty] Miel robada, y perdida
  }: { $why ->
    [dead] ha muerto { $figure }
    [behind] { $figure } se quedó atrás
    [unfound] el grupo no encontró a quien mató a { $figure }
    [escaped] quien mató a { $figure } se escapó
    [untreasured] el grupo no encontró el tesoro de { $figure }
    [undelivered] { $figure } no recibió el tesoro
    [fled] { $figure } se escapó
   *[unfinished] { $figure } sigue ahí abajo
  }. No cuesta nada.
mkd-person-seen = Hay alguien ahí dentro, y respira: { $figure }, en { $at }.
    .b = Una vela arde recta en { $at }, como arden las velas junto a los vivos: { $figure }.
    .c = Las abejas dejan un hueco en { $at }. En el hueco: { $figure }.
mkd-person-met = { $mission ->
    [rescue] { $by } encuentra a { $figure } en cera hasta la barbilla, con más muerte que vida. Algo en la cera hace tictac.
    [escort] { $figure } llega corriendo hasta { $by }, con los codos pegajosos, y ruega que le saquen de allí.
    [vengeance] { $figure } yace entre velas consumidas, agarra la manga de { $by } y tiene un último deseo.
    [hunt] { $figure } alza la vista hacia { $by } desde un vendaje, y habla de un tesoro tras el panal.
    [venture] { $figure }, última luz de otro grupo, saluda a { $by }: aquí abajo nadie debería arder a solas.
   *[bounty] { $by } conoce esa cara de una docena de carteles, y la miel que tiene encima: { $figure }.
  }
mkd-offer-declined = { $about ->
    [vengeance] El grupo se niega. { $figure } se apaga como una vela, sin decir el nombre.
   *[hunt] El grupo se niega, y { $figure } se va cojeando entre las celdas.
  }
mkd-person-scared = Han descubierto a { $figure }, que corre hacia la salida.
    .b = { $figure } sale a escape de una celda vacía y corre hacia la salida.
mkd-person-out = { $figure } está fuera, a la luz del día, y se limpia el resto de la cera.

## Misiones del grupo

mkd-story-victory = El Cofre de la Misión está fuera, a la luz del día, con unas cuantas abejas que no lo sueltan.
mkd-story-defeat = La colmena se cierra sobre quienes se quedaron, celda a celda. El Cofre de la Misión se queda con ellos.
mkd-story-rescue-victory = El cautivo está fuera, y olerá a miel un año entero.
mkd-story-rescue-defeat = Esta noche hay en la abadía una vela más, y es casi de tamaño natural.
mkd-story-stealth-victory = El Cofre de la Misión está fuera, a la luz del día, y la colmena sigue zumbando la misma melodía.
mkd-story-stealth-defeat = Lo que había en el Cofre de la Misión está ahora en diez mil celdas, un grano en cada una.
mkd-story-kidnap-victory = La presa está a la luz del día y busca alrededor una flor donde esconderse.
mkd-story-kidnap-defeat = Quien quería vivo a ese monstruo encontrará su retrato en la cerería.
mkd-story-cleared = El último nivel está en silencio, y la luz del día hace ruido. Las abejas salen tras el grupo, como para acompañarlo a casa.
mkd-story-out = Fuera otra vez, con lo que la abadía ha soltado. Tras el muro sigue el zumbido.
mkd-story-lost = La colmena sella la entrada con cera fresca. Parece que allí nunca hubo una puerta.
mkd-prisoner-freed = { $by } libera a { $figure }, que deja atrás un molde.
    .b = { $by } rompe la última cera, y { $figure } está fuera.
mkd-guardian-roused = El Guardián ha oído romperse la cera, allá lejos, en la entrada ({ $at }).
    .b = Calla el zumbido. En { $at } vuelve a empezar, y viene por detrás.

## La abadía

mkd-map-camp = Ante la abadía
mkd-feature-entrance = la puerta de la abadía
    .gender = f
    .indefinite = una puerta de la abadía
    .definite = la puerta de la abadía
mkd-feature-barrel = un barril de hidromiel
    .gender = m
    .indefinite = un barril de hidromiel
    .definite = el barril de hidromiel
mkd-feature-crate = una caja de velas
    .gender = f
    .indefinite = una caja de velas
    .definite = la caja de velas
mkd-feature-column = una columna de cera
    .gender = f
    .indefinite = una columna de cera
    .definite = la columna de cera
mkd-feature-stairs-down = las escaleras de la colmena
    .gender = pl
    .indefinite = unas escaleras de la colmena
    .definite = las escaleras de la colmena
mkd-story-camp = La puerta de la abadía está abierta. Lo que zumba detrás no es un coro.
    .b = Hace diez años dejaron de llegar las velas. Alguien tiene que preguntar por qué.
    .c = La escalera baja entre dos filas de colmenas. Todas están vacías.
    .d = El farol de la puerta está encendido, y no queda nadie que pudiera encenderlo.
    .e = Cuerdas, humo, pan para una semana: solo falta quien lo lleve.
    .f = Un letrero en la puerta: VELAS, MIEL, ORACIONES. Algo se ha comido la última palabra.
    .g = Las abejas del arco examinan a la compañía, de una en una.
    .h = Bajo la colina hace calor, y no debería.
mkd-story-outside = La luz del día acaba en el primer escalón. Debajo, la colmena toma aliento.
    .b = La puerta está abierta, y todavía no hay nadie en ella.
    .c = Por la puerta sale aire caliente, y con él el olor de la miel.
    .d = Ante la puerta la hierba está pisoteada, en una sola dirección.
    .e = La abadía está abierta, y zumba para sí.
    .f = Una última mirada al cielo, y luego los escalones.
    .g = Del lema sobre la puerta solo queda ORA, y una abeja está posada encima.
    .h = La cera corre escaleras abajo, y pronto también los héroes.
mkd-story-hall = { $figure } está en un pasillo; cada paso se pega un poco.
    .b = Un pasillo, estrecho y caliente, con { $figure } dentro.
    .c = Cabos de vela bordean este pasillo. Ninguno está frío, y { $figure } ha probado varios.
    .d = La pared zumba bajo la mano de { $figure }, y calla cuando la mano se aparta.
    .e = { $figure } anda por un pasillo cuyo fondo es un punto de luz, y la luz se mueve.
    .f = El pasillo huele a humo y tomillo, y { $figure } respira por la boca.
    .g = Arañazos de seis lados recorren la pared a la altura del hombro de { $figure }.
    .h = Hay santos a lo largo de este pasillo, derretidos hasta las rodillas. { $figure } saluda a cada uno.
mkd-story-chamber = { $figure } está en una cámara de seis esquinas, o casi.
    .b = Las paredes de la cámara se apartan de la luz de { $figure }, y relucen.
    .c = Una cámara. { $figure } escucha; la cámara zumba una nota más alta.
    .d = Hay moldes rotos por la cámara, y { $figure } pasa entre mitades de santos.
    .e = Aquí, hace mucho, la gente criaba abejas. Ahora, piensa { $figure }, las abejas crían gente.
    .f = El panal cuelga del techo de esta cámara, hasta poco más arriba de { $figure }.
    .g = { $figure } está en una cámara con un candelero vacío para cada hora de la noche.
    .h = Todo tiene aquí cera menos el suelo: otros pasos lo cruzaron antes que { $figure }.
mkd-story-central = Esta es la Cámara Central. { $figure } ha dado con la celda buena, y no solo { $figure } la quería.
    .b = La Cámara Central. Lo que valía la pena guardar se selló aquí, y { $figure } está justo encima.
    .c = La Cámara Central: todos los pasillos llevan aquí, y { $figure } ha tomado uno de ellos.
    .d = Aquí, en la Cámara Central, el zumbido tiene palabras. { $figure } casi las distingue.
    .e = La Cámara Central es mayor que la abadía de arriba, y { $figure } se siente poca cosa en ella.
    .f = { $figure } está en la Cámara Central, donde la colmena guarda su corazón.
    .g = En la Cámara Central arde un corro de velas, y { $figure } está dentro.
    .h = Los panales de la Cámara Central se inclinan hacia { $figure }, o lo parece.
mkd-story-water = { $figure } está hasta las rodillas en algo demasiado lento para ser agua.
    .b = La miel se cierra en torno a las botas de { $figure }, sin prisa.
    .c = Algo blando roza a { $figure }, y se pega.
    .d = Un círculo se aleja de { $figure }, tan despacio que mientras tanto se podría leer una carta.
    .e = { $figure } vadea, y cada paso deja un hilo.
    .f = La charca muestra a { $figure } una cara dorada, un poco más amable que la de verdad.
    .g = La dulzura sube por las piernas de { $figure }, dedo a dedo.
    .h = { $figure } está en una charca a la que le gustaría quedarse con alguien.
mkd-story-shadow = El humo es aquí tan espeso que uno puede apoyarse en él, y { $figure } lo hace.
    .b = { $figure } está en el humo. Quizá también otros.
    .c = La llama de la lámpara de { $figure } se vuelve pequeña y azul.
    .d = { $figure } está en un humo que ya estaba aquí antes del fuego.
    .e = El humo oculta a { $figure } hasta la barbilla.
    .f = Lo que haya en este humo le hace sitio a { $figure }.
    .g = { $figure } no aparta una mano de la pared: no hay nada que ver.
    .h = En este humo { $figure } solo tiene oídos, y los oídos zumban.
mkd-story-unnerved = { $figure } oye alas por todas partes y solo quiere estar en otro sitio.
mkd-dungeon-built = { $chambers ->
        [one] Una cámara
       *[other] { $chambers } cámaras
    } y { $hallways ->
        [one] un pasillo
       *[other] { $hallways } pasillos
    } esperan tras la puerta, calientes como un horno. Dentro { $tokens ->
        [one] zumba una cosa que nadie ha visto
       *[other] zumban { $tokens } cosas que nadie ha visto
    }.
mkd-round-began = Empieza la ronda { $round }.
    .b = Ronda { $round }. Las velas son un poco más cortas.
    .c = Empieza la ronda { $round }, según las marcas de la vela de las horas.
mkd-appeared = { $figure } está en { $at }.
    .b = { $figure } sale del panal en { $at }.
    .c = { $figure } rompe un sello en { $at } y sale.
mkd-false-alarm = La ficha { $colour ->
    [Y] amarilla
    [B] azul
   *[R] roja
  } de { $at } no era nada en absoluto.
    .b = Una polilla, una corriente, mala conciencia: no hay nada en { $at }.
    .c = En { $at } se apaga una vela, y eso es todo.
mkd-found-nothing = Aquí solo hay cabos de vela (tirada: { $die }).
    .b = Las abejas han construido encima de lo que hubiera (tirada: { $die }).
mkd-hero-left = { $figure } está fuera, a la luz del día, y allí se queda.
    .b = { $figure } sale trepando, y se sacude una abeja.
mkd-went-down = { $figure } baja las escaleras, y ya no está.
    .b = { $figure } desciende hacia el calor, con una mano en la pared.
    .c = { $figure } desaparece abajo, y el zumbido cambia.
mkd-fell = { $side ->
    [hero] { $figure } cae. La colmena guarda a sus muertos, y los guarda bien.
   *[other] { $figure } muere.
  }
    .b = { $side ->
    [hero] { $figure } se apaga como una vela.
   *[other] { $figure } ha muerto.
  }
mkd-summoned = { $by } zumba una sola nota larga, y acude { $figure }.
mkd-frozen = A { $figure } le atrapa la cera que cuaja, y pierde la próxima activación (tirada: { $die }).
mkd-thawed = { $figure } rompe la cera y se la sacude (saca un { $die }).
mkd-hesitated = { $figure } solo zumba.
    .b = { $figure } da una vuelta y no hace nada.
mkd-idle = { $figure } se queda donde está.
    .b = { $figure } espera, y gotea.

## Trampas, marcadores y artefactos

mkd-trap-needle = aguijón
    .gender = m
    .indefinite = un aguijón
    .definite = el aguijón
mkd-trap-darts = lluvia de aguijones
    .gender = f
    .indefinite = una lluvia de aguijones
    .definite = la lluvia de aguijones
mkd-trap-blade = cortamechas
    .gender = m
    .indefinite = un cortamechas
    .definite = el cortamechas
mkd-trap-gas = humo
    .gender = m
    .indefinite = un humo
    .definite = el humo
mkd-trap-snare = lazo de cera
    .gender = m
    .indefinite = un lazo de cera
    .definite = el lazo de cera
mkd-trap-sleep = miel de amapola
    .gender = f
    .indefinite = una miel de amapola
    .definite = la miel de amapola
mkd-trap-alarm = campana de alarma
    .gender = f
    .indefinite = una campana de alarma
    .definite = la campana de alarma
mkd-fell-asleep = { $figure } prueba la miel y se duerme en el sitio, hasta el final de la próxima activación.
mkd-snared = { $figure } está en cera que cuaja y no puede moverse, ni en esta activación ni en la siguiente.
mkd-marker-bones = cabos de vela
    .gender = pl
    .indefinite = unos cabos de vela
    .definite = los cabos de vela
mkd-marker-water = charca de miel
    .gender = f
    .indefinite = una charca de miel
    .definite = la charca de miel
mkd-marker-shadow = humo espeso
    .gender = m
    .indefinite = un humo espeso
    .definite = el humo espeso
mkd-marker-pillar = columna de cera
    .gender = f
    .indefinite = una columna de cera
    .definite = la columna de cera
mkd-artifact-great_basin = Pila de la miel
    .gender = f
    .indefinite = una pila de la miel
    .definite = la pila de la miel
mkd-artifact-small_basin = Pila agrietada
    .gender = f
    .indefinite = una pila agrietada
    .definite = la pila agrietada
mkd-artifact-coiled_idol = Cirio enroscado
    .gender = m
    .indefinite = un cirio enroscado
    .definite = el cirio enroscado
mkd-artifact-wyrm_altar = Altar del enjambre
    .gender = m
    .indefinite = un altar del enjambre
    .definite = el altar del enjambre
mkd-artifact-mother_stone = Piedra de cría
    .gender = f
    .indefinite = una piedra de cría
    .definite = la piedra de cría
mkd-artifact-hour_skull = Vela de las horas
    .gender = f
    .indefinite = una vela de las horas
    .definite = la vela de las horas
mkd-artifact-gryphon_seat = Silla del abad
    .gender = f
    .indefinite = una silla del abad
    .definite = la silla del abad
mkd-artifact-rune_pillar = Gran cirio
    .gender = m
    .indefinite = un gran cirio
    .definite = el gran cirio
mkd-artifact-idol_of_hands = Candelero de muchos brazos
    .gender = m
    .indefinite = un candelero de muchos brazos
    .definite = el candelero de muchos brazos
mkd-artifact-bone_spring = Manantial de cera
    .gender = m
    .indefinite = un manantial de cera
    .definite = el manantial de cera
