# El relato de una aventura entera: oraciones en pasado, sin dados ni números.

ts-class-chosen-tale = { $hero } venía como { $calling }
    .b = { $hero } era { $calling } de oficio
ts-hero-joined-tale = { $hero } se unió al grupo
ts-hero-recruited-tale = el lugar de { $hero } lo ocupó alguien de la ciudad
ts-chamber-found-tale = una cámara se abrió ante ellos
    .b = entraron en una cámara
    .c = tras la puerta siguiente había una cámara
    .d = su antorcha mostró paredes desnudas y una bóveda en lo alto
    .e = a tientas llegaron a otra cámara
ts-chamber-found-tale-title = Una cámara
ts-stairs-found-tale = hallaron las escaleras hacia abajo, y alguien las guardaba
    .b = allí estaban las escaleras, y alguien delante
ts-stairs-found-tale-title = Las escaleras
ts-vault-found-tale = les cortaba el paso { $why }
ts-vault-entered-tale = la cámara fuerte guardaba polvo, silencio y un cofre
    .b = nadie había pisado aquella cámara fuerte en siglos
ts-vault-entered-tale-title = La cámara fuerte
ts-room-revisited-tale = volvieron por donde habían ido
    .b = cruzaron una cámara que conocían
ts-room-revisited-tale-title = Una cámara conocida
ts-town-entered-tale = Llegaron a la ciudad: faroles, un techo, pan caliente.
    .b = La puerta de la ciudad se abrió para ellos.
ts-town-entered-tale-title = En la ciudad
ts-town-left-tale = tomaron el camino de vuelta y bajaron bajo tierra
    .b = con las capas secas volvieron a la mazmorra
ts-town-left-tale-title = De nuevo bajo tierra
ts-dungeon-begun-tale = Llegaron a otra mazmorra, de la que ningún mapa decía nada.
ts-dungeon-begun-tale-title = Otra mazmorra
ts-level-descended-tale = bajaron por las escaleras a una oscuridad más profunda
    .b = peldaño a peldaño bajaron
ts-level-descended-tale-title = { $depth ->
    [2] El segundo nivel
    [3] El tercer nivel
    [4] El cuarto nivel
    [5] El quinto nivel
   *[other] Aún más abajo
  }
ts-level-regained-tale = volvieron a subir las escaleras
ts-level-regained-tale-title = Escaleras arriba
ts-hero-treated-tale = { $hero } fue a ver a la curandera
    .b = { $hero } se hizo mirar las heridas
ts-level-gained-tale = { $hero } entrenó duro, y volvió con más fuerza
    .b = { $hero } aprendió lo que enseñaban los maestros de la ciudad
ts-door-opened-tale = la puerta cedió
    .b = la puerta quedó abierta
ts-lock-picked-tale = { $hero } forzó la cerradura
    .b = { $hero } escuchó, giró un alambre, y la cerradura hizo clic
ts-pick-failed-tale = { $hero } probó en vano con la cerradura
ts-key-used-tale = { $hero } giró la llave, y se rompió en la cerradura
ts-foes-met-tale = { $count ->
    [one] algo vivía allí: { $the_foe }
   *[other] los esperaban { $count ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] una banda entera de
      } { $foe }
  }
    .b = ojos en la oscuridad: { $count ->
        [one] { $the_foe }
        [2] dos { $foe }
        [3] tres { $foe }
        [4] cuatro { $foe }
        [5] cinco { $foe }
        [6] seis { $foe }
       *[other] una banda de { $foe }
      }
    .c = { $count ->
        [one] de un rincón surgió { $the_foe }
        [2] de los rincones surgieron dos { $foe }
        [3] de los rincones surgieron tres { $foe }
        [4] de los rincones surgieron cuatro { $foe }
       *[other] de todas partes llegaban { $the_foe }
      }
    .d = no habían dado tres pasos cuando { $count ->
        [one] se les echó encima { $the_foe }
       *[other] se les echaron encima { $the_foe }
      }
ts-foes-met-tale-title = { $the_foe }
ts-nobody-met-tale = todo estaba tranquilo, y tomaron aliento
    .b = no había nadie, y descansaron los pies
    .c = la sala estaba vacía
ts-bosses-met-tale = Ante las escaleras { $count ->
    [one] estaba su guardián: { $the_foe }.
   *[other] estaban sus guardianes: { $the_foe }.
  }
    .b = Quien quisiera bajar tenía que vérselas antes con { $the_foe }.
ts-bosses-met-tale-title = Los guardianes de las escaleras
ts-bosses-awaited-tale = { $count ->
    [one] Aún guardaba las escaleras { $the_foe }.
   *[other] Aún guardaban las escaleras { $the_foe }.
  }
ts-bosses-awaited-tale-title = Los guardianes de las escaleras
ts-attack-hit-tale = { $hero } alcanzó { $gender_foe ->
    [m] al { $foe }
   *[other] a { $the_foe }
  }
    .b = { $hero } hirió { $gender_foe ->
        [m] al { $foe }
       *[other] a { $the_foe }
      }
    .c = { $hero } lanzó un tajo contra { $the_foe } e hizo sangre
    .d = { $hero } burló la guardia { $gender_foe ->
        [m] del { $foe }
       *[other] de { $the_foe }
      }
ts-attack-hit-tale-on = { $hero } golpeó de lleno
    .b = { $hero } colocó un golpe
    .c = { $hero } no falló
    .d = { $hero } hizo sangre
    .e = { $hero } encontró un hueco
ts-attack-missed-tale = { $hero } falló contra { $the_foe }{ $loss ->
    [0] {""}
   *[other] {" "}y recibió por ello un golpe
  }
    .b = { $hero } lanzó un tajo al aire ante { $the_foe }{ $loss ->
        [0] {""}
       *[other] {" "}y lo pagó con sangre
      }
    .c = { $hero } no logró llegar hasta { $the_foe }{ $loss ->
        [0] {""}
       *[other] {" "}y recibió en cambio una herida
      }
ts-attack-missed-tale-on = { $hero } golpeó el vacío{ $loss ->
    [0] {""}
   *[other] {" "}y recibió un golpe a cambio
  }
    .b = { $hero } llegó tarde{ $loss ->
        [0] {""}
       *[other] {" "}y lo pagó
      }
    .c = { $hero } se fue lejos del blanco{ $loss ->
        [0] {""}
       *[other] {" "}y recibió un golpe
      }
    .d = { $hero } resbaló{ $loss ->
        [0] {""}
       *[other] {" "}y salió sangrando
      }
ts-foe-slain-tale = cayó { $again ->
    [first] { $a_foe }
    [yes] { $gender_foe ->
        [f] otra
       *[other] otro
      } { $foe }
   *[no] { $the_foe }
  }
    .b = se desplomó { $again ->
        [first] { $a_foe }
        [yes] { $gender_foe ->
            [f] otra
           *[other] otro
          } { $foe }
       *[no] { $the_foe }
      } y no se levantó
    .c = dio su último aliento { $again ->
        [first] { $a_foe }
        [yes] { $gender_foe ->
            [f] otra
           *[other] otro
          } { $foe }
       *[no] { $the_foe }
      }
    .d = allí mismo dio en tierra { $again ->
        [first] { $a_foe }
        [yes] { $gender_foe ->
            [f] otra
           *[other] otro
          } { $foe }
       *[no] { $the_foe }
      }
ts-foe-woke-tale = despertó { $the_foe }
ts-foe-burnt-tale = el fuego prendió en { $the_foe }
    .b = ardió { $the_foe }
ts-foe-burnt-tale-on = el fuego siguió comiendo
    .b = las llamas no soltaron presa
ts-foes-slept-tale = los enemigos cayeron en un sueño profundo
ts-treasure-stolen-tale = { $hero } robó lo suyo mientras dormía { $the_foe }
ts-theft-failed-tale = { $hero } buscó una bolsa en la oscuridad, y se le fue la mano
ts-party-crept-tale = { $hero } los sacó de puntillas
ts-spell-cast-tale = { $hero } pronunció las palabras de { $spell }
    .b = { $hero } lanzó { $spell }
ts-scroll-read-tale = { $hero } leyó un pergamino de { $spell }, que se deshizo
ts-spell-learned-tale = { $hero } aprendió { $spell }
ts-hero-healed-tale = { $points ->
    [0] { $hero } no necesitaba cura
   *[other] { $hero } sintió cerrarse las heridas
  }
ts-party-teleported-tale = en un parpadeo estaban en la entrada
ts-hero-shielded-tale = { $hero } tuvo un escudo contra lo que viniera
ts-potion-drunk-tale = { $hero } bebió { $the_potion }
ts-thing-found-tale = encontraron { $the_item }
    .b = al saco fue a parar { $the_item }
    .c = entre los huesos estaba { $the_item }
    .d = el botín fue { $the_item }
ts-pendant-found-tale = Algo brillaba entre las piedras: { $the_artifact }.
    .b = Y allí colgaba, sin que nadie lo tocara en siglos: { $the_artifact }.
ts-pendant-worn-tale = { $hero } se puso { $the_artifact }
ts-pendant-passed-tale = alguien más llevaría { $the_artifact } de quien cayó
ts-hero-fell-tale = { $hero } se desplomó y no se levantó
    .b = { $hero } recibió un golpe mortal y murió
ts-party-lost-tale = No quedó nadie para contarlo.
ts-party-broken-tale = Con tantas bajas, el resto perdió el ánimo.
ts-party-home-tale = Se fueron a casa por el momento.
ts-goal-reached-tale = Cumplieron aquello por lo que habían venido: { $goal }.
