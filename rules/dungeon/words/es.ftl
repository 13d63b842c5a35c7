# El generador de mapas en palabras.

dm-title = Mapa de mazmorra

## Mapa

dm-map = Mazmorra, nivel { $level }
dm-map-named = { $name }{ $levels ->
    [1] {""}
   *[other] , nivel { $level }
}
dm-list = { $first }, { $rest }
dm-party = el grupo
dm-scale = una casilla son { $length }
dm-feet = { $feet } pies
dm-metres = { $metres } m

dm-morphology-barred = Atrancada
dm-morphology-cyclopean = Ciclópea
dm-morphology-eldritch = Arcana
dm-morphology-extensive = Extensa
dm-morphology-geometric = Geométrica
dm-morphology-natural = Natural
dm-morphology-open-plan = De planta abierta
dm-morphology-smooth = Lisa
dm-morphology-slanted = Inclinada
dm-morphology-materials = Materiales insólitos
dm-morphology-ventilated = Ventilada
dm-morphology-warren = De madriguera

dm-about-barred = Las salas tienen puertas, { $doors } en total: { $closed } cerradas, { $locked } de ellas con llave. { $barricades ->
    [one] Una barricada corta
   *[other] { $barricades } barricadas cortan
} el paso.
dm-about-cyclopean = Obra de gigantes: todo es { $scale } veces mayor, y una sala mide { $room } de ancho.
dm-about-eldritch = El plano es correcto, y sin embargo aquí todo parece fuera de lugar.
dm-about-extensive = Los pasillos siguen y siguen: { $length } donde otros son más cortos.
dm-about-geometric = { $reshaped ->
    [one] Una sala no es una caja, sino que tiene otra forma.
   *[other] { $reshaped } salas no son cajas, sino que tienen otras formas.
}
dm-about-natural = { $caves ->
    [one] Una parte es una cueva
   *[other] { $caves } partes son cuevas
} que nadie cavó, con recodos y suelo irregular.
dm-about-open-plan = Los pasillos miden { $width } de ancho y entran en las salas como vestíbulos.
dm-about-smooth = No hay ningún ángulo recto. { $origin ->
    [water] El agua gastó los túneles.
    [colossus] Algo enorme excavó aquí.
   *[engines] Los perforaron máquinas que nadie conoce.
}
dm-about-slanted = Ningún pasillo es llano.
dm-about-materials = Las paredes y los suelos son de { $material ->
    [ice] hielo claro
    [flesh] carne que casi sabe que estás ahí
    [ceramite] plástico y ceramita
    [grave_soil] tierra de viejas tumbas
    [black_metal] metal negro
    [shadow_light] sombra sólida y luz sólida
    [dreams] sueños y lo que dejan atrás
    [weapons] las armas de guerras olvidadas
    [living_soil] tierra fértil que bulle de insectos
    [bricks] ladrillos pequeños, hechos uno a uno a mano
    [glass] vidrio de colores
    [wicker] mimbre trenzado
   *[other] { $material }
}.
dm-about-ventilated = { $crawlways ->
    [0] No hay dos salas contiguas, así que no hay pasadizos.
    [one] Un pasadizo medio oculto une dos salas.
   *[other] { $crawlways } pasadizos medio ocultos unen salas contiguas.
}
dm-about-warren = Los pasajes miden { $width } de ancho y giran sin motivo.

dm-fact-size = El mapa muestra { $rooms ->
    [0] ninguna sala
    [one] una sala
   *[other] { $rooms } salas
} y { $corridors ->
    [0] ningún tramo de pasillo
    [one] un tramo de pasillo
   *[other] { $corridors } tramos de pasillo
}.
dm-fact-party = El grupo está en { $cell }.
dm-fact-entrance = { $level ->
    [1] La entrada está al pie de { $cell }.
   *[other] Las escaleras de arriba llegan al pie de { $cell }.
}
dm-fact-stairs = { $count ->
    [one] Hay escaleras en { $cells }.
   *[other] Hay { $count } escaleras, en { $cells }.
}
dm-fact-secrets = { $count ->
    [one] Una puerta es secreta.
   *[other] { $count } puertas son secretas.
}
dm-fact-crawlways = { $count ->
    [0] Ningún pasadizo cruza la roca.
    [one] Un pasadizo cruza la roca.
   *[other] { $count } pasadizos cruzan la roca.
}
dm-fact-specials = { $count ->
    [one] Un lugar es especial.
   *[other] { $count } lugares son especiales.
}
dm-fact-rooms = Salas: { $cells }.
dm-fact-ways = Caminos: { $ways }.
dm-fact-way = { $cell } { $exit }
dm-fact-water = Hay agua quieta o corriente en { $cells }, y en todas partes se puede vadear.
dm-fact-compass = Arriba en el mapa: { $top }.

dm-feature-entrance = la entrada
dm-feature-stairs = { $direction ->
    [up] escaleras hacia arriba
   *[down] escaleras hacia abajo
}
dm-feature-blocked = escaleras hacia abajo, bloqueadas por escombros
dm-feature-landing = escaleras al nivel { $level }
dm-feature-barricade = una barricada
dm-feature-bridge = un puente
dm-feature-break = un pasillo de { $feet } pies, dibujado más corto
dm-feature-grate = una reja ante un pasadizo
dm-feature-slope = { $steepness ->
    [1] un suelo que baja un poco
    [2] una pendiente de 20 grados
    [3] una pendiente de 45 grados
   *[4] una caída a plomo
}
dm-furnishing-altar = un altar
    .gender = m
dm-furnishing-barrel = un barril
    .gender = m
dm-furnishing-bed = una cama
    .gender = f
dm-furnishing-bones = huesos
    .gender = pl
dm-furnishing-column = una columna
    .gender = f
dm-furnishing-crate = un cajón
    .gender = m
dm-furnishing-fountain = una fuente
    .gender = f
dm-furnishing-rubble = escombros
    .gender = pl
dm-furnishing-shelf = estantes
    .gender = pl
dm-furnishing-statue = una estatua
    .gender = f
dm-furnishing-table = una mesa
    .gender = f
dm-special-1 = algo especial
dm-special-2 = algo muy especial
dm-brings-trap = una trampa
dm-brings-treasure = un tesoro
dm-brings-surprise = una sorpresa
dm-brings-deadly_trap = una trampa mortal que guarda un tesoro
dm-brings-major_treasure = un gran tesoro
dm-brings-wonder = una maravilla, o un enemigo con nombre

## Negativas

dm-error-material = «{ $value }» no puede ser un material: usa palabras de letras, { $most } como mucho, como «sal» o «huesos viejos».
dm-error-plan = El plano de una mazmorra de este archivo está dañado. Sin él (el «plan» del archivo) el mapa aún puede leerse.
dm-error-no-way = El grupo no conoce ningún camino hacia el { $side }.
dm-error-no-crawlway = El grupo no conoce ahí ningún pasadizo.
dm-error-no-stairs = Aquí no hay escaleras.
dm-error-stairs-blocked = Los escombros bloquean estas escaleras.
dm-error-surface = Estas escaleras llevan fuera de la mazmorra.
dm-error-now-roll = Tira antes los dados.
dm-error-now-place = Hay una loseta por colocar.
dm-error-now-close = Este nivel está completo. Ciérralo, o cámbialo mientras puedas.
dm-error-now-finish = Todos los niveles están dibujados.
dm-error-turn = Le toca dibujar al asiento { $seat }.
dm-error-owner = Solo puede hacerlo el asiento { $seat }, dueño de este mapa.
dm-error-choice = En este mapa las reglas colocan las losetas. Solo su dueño puede imponerse.
dm-error-place = Ahí no cabe ninguna loseta.
dm-error-turns = Así puesta, la loseta no se abriría al camino que continúa.
dm-error-tile = No hay loseta { $number } en este nivel.
dm-error-move-last = Solo se puede mover la última loseta.
dm-error-undo = En este nivel no hay loseta que retirar.

## Clave

dm-centimetres = { $length } cm
dm-key-title = { $levels ->
    [one] Un nivel
   *[other] { $levels } niveles
}, { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}
dm-key-level = Nivel { $level }: { $count ->
    [one] una loseta
   *[other] { $count } losetas
}
dm-key-room = { $mark }. { $name }, { $size } de lado ({ $cell })
dm-key-corridor = { $mark }. { $name }, { $size } de largo, { $width } de ancho ({ $cell })

dm-shape-1 = Pasillo recto
dm-shape-2 = Encrucijada
dm-shape-3 = Ramal lateral
dm-shape-4 = Cámara de paso
dm-shape-5 = Cruce de cámaras
dm-shape-6 = Cámara de tres salidas
dm-shape-7 = Cámara de esquina
dm-shape-8 = Recodo
dm-shape-9 = Cámara cerrada
dm-shape-10 = Pasillo sin salida
dm-shape-11 = Pasillo recto
dm-shape-12 = Escaleras

dm-key-exits = Caminos: { $exits }.
dm-key-purpose = Esto era { $a_purpose }.
    .b = Por lo que hay aquí, era { $a_purpose }.
    .c = Alguien usaba esto como { $a_purpose }.
    .d = Antaño fue { $a_purpose }, y poco se ha movido desde entonces.
    .e = Se ve en seguida que es { $a_purpose }, fuera de uso hace mucho.
    .f = Quien vivía aquí lo convirtió en { $a_purpose }.
dm-key-natural = Esto es { $a_purpose }.
    .b = He aquí { $a_purpose }, como lo dejó la naturaleza.
    .c = Nadie hizo esto: es { $a_purpose }.
    .d = La roca se abre en { $a_purpose }.
dm-exit = por el { $side }{ $door ->
    [open] {" "}(puerta abierta)
    [closed] {" "}(puerta cerrada)
    [locked] {" "}(puerta cerrada con llave)
    [secret] {" "}(puerta secreta)
   *[none] {""}
} a { $to }
dm-exit-to = { $mark }
dm-exit-corridor = un pasillo
dm-exit-unseen = un lugar sin explorar
dm-exit-entrance = { $level ->
    [1] la entrada
   *[other] las escaleras de arriba
}
dm-key-closed = Lo que parece un camino no lleva a ninguna parte: { $sides }.

dm-key-stairs = { $direction ->
    [up] Escaleras hacia arriba, al nivel { $level }, { $cell }.
   *[down] Escaleras hacia abajo, al nivel { $level }, { $cell }.
}
dm-key-stairs-blocked = Escaleras hacia abajo, bajo tantos escombros que nadie las desenterrará.
dm-key-stairs-surface = Escaleras hacia arriba, y fuera: un segundo camino a la superficie.
dm-key-arrival = { $direction ->
    [down] Aquí bajan escaleras desde el nivel { $level }, { $cell }.
   *[up] Aquí suben escaleras desde el nivel { $level }, { $cell }.
}

dm-key-stream = Un arroyo sale de una pared y entra en otra. Llega a la rodilla.
    .b = Por aquí corre agua fría, hasta las rodillas de quien la vadee.
    .c = El arroyo se oye antes de verse. Se puede vadear.
dm-key-pool = Hay aquí una poza de agua clara, que llega a la rodilla.
    .b = En un rincón se ha juntado agua, bastante para mojarse las rodillas.
    .c = Caen gotas en una poza poco honda.
dm-key-cave = Una cueva: ninguna pared recta, ningún suelo llano.
    .b = El agua hizo esta cueva, y nadie la ha ordenado desde entonces.
    .c = Roca viva, un suelo de piedras sueltas, un techo que va y viene.
    .d = Nadie ha escuadrado aquí una sola piedra.
    .e = Las paredes están como las dejó el agua, acanaladas y frías.
dm-form-pyramid = Tres paredes se inclinan hasta juntarse en lo alto.
dm-form-oval = La sala es un óvalo sin esquinas.
dm-form-hexagon = La sala tiene seis paredes del mismo largo.
dm-form-dome = Ocho paredes sostienen una cúpula.
dm-form-cylinder = La sala es redonda, como el interior de una torre.
dm-form-wedge = Dos paredes acaban en punta, como en la proa de un barco.
dm-key-barricade = Muebles y maderos se amontonan en una barricada.
    .b = Alguien quiso defender este sitio: una barricada, hasta el pecho.
    .c = Barriles, puertas y carros rotos cortan el paso a media altura.
dm-key-slope = Hacia el { $side } el suelo { $steepness ->
    [1] { $direction ->
        [down] baja
       *[up] sube
    } un poco.
    [2] { $direction ->
        [down] baja
       *[up] sube
    } 20 grados.
    [3] { $direction ->
        [down] baja
       *[up] sube
    } 45 grados.
   *[4] { $direction ->
        [down] cae a plomo.
       *[up] acaba en una pared a plomo, y sigue por arriba.
    }
}
    .b = El suelo { $steepness ->
        [1] { $direction ->
            [down] baja suavemente hacia el { $side }.
           *[up] sube suavemente hacia el { $side }.
        }
        [2] { $direction ->
            [down] baja 20 grados hacia el { $side }.
           *[up] sube 20 grados hacia el { $side }.
        }
        [3] { $direction ->
            [down] baja 45 grados hacia el { $side }.
           *[up] sube 45 grados hacia el { $side }.
        }
       *[4] { $direction ->
            [down] acaba al { $side } en una caída a plomo.
           *[up] acaba al { $side } en una pared a plomo, y sigue por arriba.
        }
    }
    .c = { $steepness ->
        [1] Es un poco { $direction ->
            [down] cuesta abajo hacia el { $side }.
           *[up] cuesta arriba hacia el { $side }.
        }
        [2] Es { $direction ->
            [down] cuesta abajo hacia el { $side }, a 20 grados.
           *[up] cuesta arriba hacia el { $side }, a 20 grados.
        }
        [3] Es empinado, { $direction ->
            [down] 45 grados hacia abajo al { $side }.
           *[up] 45 grados hacia arriba al { $side }.
        }
       *[4] Al { $side } hay { $direction ->
            [down] una caída a plomo.
           *[up] una pared a plomo, y el camino sigue por encima.
        }
    }
dm-key-bends = Gira { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
} más de lo necesario.
dm-key-crawlways = { $count ->
    [one] Medio oculto tras una reja, un pasadizo
   *[other] Medio ocultos tras unas rejas, pasadizos
} de { $height } de alto y { $width } de ancho: { $ways }.

dm-key-special-1 = Algo aquí es especial. Tú decides qué es.
dm-key-special-2 = Algo aquí es muy especial. Tú decides qué es.
dm-brings-trap-key = Aquí espera una trampa.
    .b = No te fíes del suelo: hay una trampa.
    .c = Alguien ha preparado aquí una trampa.
dm-brings-treasure-key = Aquí hay un tesoro.
    .b = Quien mira alrededor halla algo que merece la pena llevarse.
    .c = Aquí quedaron cosas de valor.
dm-brings-surprise-key = Aquí hay algo que nadie espera.
    .b = Una sorpresa: este lugar no es lo que parece.
    .c = Algo aquí hará que se detengan a mirar.
dm-brings-deadly_trap-key = Una trampa mortal guarda un tesoro.
    .b = Una fortuna está a la vista, y una trampa oculta mata a quien la toca.
    .c = El tesoro es de verdad. Los huesos de delante también.
dm-brings-major_treasure-key = Aquí hay un gran tesoro.
    .b = De esto hablaban las historias: un tesoro escondido.
    .c = Más riqueza de la que un grupo puede llevar.
dm-brings-wonder-key = Aquí hay una maravilla, o un enemigo con nombre.
    .b = De esto solo hay uno en el mundo.
    .c = Aquí vive alguien cuyo nombre se conoce en la superficie.

dm-eldritch-1 = Las paredes se inclinan hacia donde ninguna plomada cae.
dm-eldritch-2 = Aquí la oscuridad es paciente. Deja que la luz se acerque.
dm-eldritch-3 = Hay figuras en la pared, talladas por manos que aún no habían visto una cara.
dm-eldritch-4 = Cuenta dos veces los pasos que mide y te saldrán dos números.
dm-eldritch-5 = Una nota demasiado grave para oírse hace que duelan los dientes.
dm-eldritch-6 = Todas las sombras caen hacia una lámpara que nadie lleva.

## Paquetes

pack-count-maps-materials = { $count ->
    [one] 1 material
   *[other] { $count } materiales
}
pack-count-maps-furnishings = { $count ->
    [one] 1 mueble
   *[other] { $count } muebles
}
pack-count-maps-arrangements = { $count ->
    [one] 1 disposición de muebles
   *[other] { $count } disposiciones de muebles
}
dm-pack-no-furnishing = El paquete no tiene ningún mueble «{ $id }». Tiene: { $known }
pack-count-maps-features = { $count ->
    [one] 1 hallazgo
   *[other] { $count } hallazgos
}
