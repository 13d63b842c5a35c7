# El relato de una aventura entera: oraciones en pasado, sin dados ni números.

td-hero-rolled-tale = llegó { $hero }, { $body ->
    [1] de miembros frágiles
    [2] de poca planta
    [3] de cuerpo más o menos sano
    [4] de buena planta
    [5] de brazos fuertes
   *[other] con la fuerza de un buey
  } y { $spirit ->
    [1] de ánimo fácil de asustar
    [2] con cierta timidez
    [3] de genio sereno
    [4] de buen corazón
    [5] de ánimo firme
   *[other] sin miedo a nada
  }
    .b = con una mente { $mind ->
        [1] lenta como puerta de bodega
        [2] que se tomaba su tiempo
        [3] tan buena como otra cualquiera
        [4] a la que poco se le escapaba
        [5] aguda como una aguja
       *[other] que lo había leído todo
      } y { $body ->
        [1] brazos débiles
        [2] brazos flacos
        [3] brazos honrados
        [4] buenos brazos
        [5] brazos fuertes
       *[other] los brazos de un herrero
      } llegó { $hero }
td-hero-joined-tale = { $hero } se unió al grupo
td-location-entered-tale = entraron en { $a_place }
    .b = { $a_place } se extendía ante ellos
    .c = tras la puerta había { $a_place }
    .d = el camino desembocó en { $a_place }
    .e = su linterna alumbró { $a_place }
td-location-entered-tale-title = { $a_place }
td-room-revisited-tale = volvieron por { $the_place }
    .b = cruzaron una vez más { $the_place }
td-room-revisited-tale-title = Otra vez { $the_place }
td-locations-drafted-tale = el trozo de mapa mostró dos lugares: { $a_first } y { $a_second }
td-draft-kept-tale = eligieron { $the_place }
td-monster-met-tale = allí { $gender_monster ->
    [pl] esperaban
   *[other] esperaba
  } { $the_monster }
    .b = algo se movió entre las sombras: { $the_monster }
    .c = no era un lugar vacío, pues allí { $gender_monster ->
        [pl] vivían
       *[other] vivía
      } { $the_monster }
    .d = entre ellos y la puerta siguiente { $gender_monster ->
        [pl] estaban
       *[other] estaba
      } { $the_monster }
    .e = primero hubo un olor, luego un ruido, y luego { $the_monster }
td-monster-met-tale-title = { $the_monster }
td-monster-awaited-tale = { $the_monster } no se { $gender_monster ->
    [pl] habían
   *[other] había
  } movido ni un palmo
    .b = { $the_monster } aún { $gender_monster ->
        [pl] cerraban
       *[other] cerraba
      } el paso
td-monster-awaited-tale-title = Otra vez { $the_monster }
td-rover-came-tale = en su ausencia { $gender_monster ->
    [pl] se habían instalado
   *[other] se había instalado
  } { $the_monster }
    .b = entretanto habían llegado visitas: { $the_monster }
td-rover-came-tale-title = Visita: { $the_monster }
td-rest-broken-tale = apenas se habían acostado cuando { $gender_monster ->
    [pl] llegaron
   *[other] llegó
  } { $the_monster }
td-rest-broken-tale-title = Un descanso interrumpido
td-next-monster-came-tale = otro enemigo ocupó el hueco: { $monster }
    .b = detrás venía otro enemigo: { $monster }
td-attack-hit-tale = { $hero } { $attribute ->
    [MENTE] usó la cabeza y lanzó un golpe contra { $the_monster }
   *[other] aguantó a pie firme y lanzó un golpe contra { $the_monster }
    [CUERPO] lanzó un buen golpe contra { $the_monster }
  }
    .b = { $hero } { $attribute ->
        [MENTE] vio por dónde { $gender_monster ->
            [pl] flaqueaban
           *[other] flaqueaba
          } { $the_monster }
       *[other] hizo que { $the_monster } { $gender_monster ->
            [pl] titubearan
           *[other] titubeara
          }
        [CUERPO] hundió la hoja, y lo { $gender_monster ->
            [pl] notaron
           *[other] notó
          } { $the_monster }
      }
    .c = { $hero } { $attribute ->
        [MENTE] vio lo que { $the_monster } { $gender_monster ->
            [pl] iban
           *[other] iba
          } a hacer, y se adelantó
       *[other] cargó contra { $the_monster } con un grito y un golpe
        [CUERPO] golpeó con fuerza { $gender_monster ->
            [m] al { $monster }
           *[other] a { $the_monster }
          }
      }
    .d = { $hero } { $attribute ->
        [MENTE] jugó con { $the_monster } y golpeó de costado
       *[other] sostuvo la mirada ante { $the_monster } y golpeó
        [CUERPO] puso todo su peso en un golpe contra { $the_monster }, y se notó
      }
td-attack-hit-tale-on = { $hero } { $attribute ->
    [MENTE] golpeó donde nadie lo esperaba
   *[other] golpeó sin temblar
    [CUERPO] golpeó de lleno
  }
    .b = { $hero } { $attribute ->
        [MENTE] pensó por delante y colocó un golpe
       *[other] no cedió y colocó un golpe
        [CUERPO] colocó un golpe
      }
    .c = { $hero } { $attribute ->
        [MENTE] se abrió paso con una finta
       *[other] se abrió paso a puro valor
        [CUERPO] se abrió paso
      }
    .d = { $hero } { $attribute ->
        [MENTE] tuvo la mejor idea
       *[other] aguantó y acertó
        [CUERPO] golpeó con fuerza
      }
    .e = { $hero } { $attribute ->
        [MENTE] vio lo que venía, y se adelantó
       *[other] no quiso ceder
        [CUERPO] hundió la hoja
      }
    .f = { $hero } { $attribute ->
        [MENTE] aprovechó el momento
       *[other] golpeó con pulso firme
        [CUERPO] hizo que valiera
      }
td-attack-missed-tale = { $hero } { $attribute ->
    [MENTE] erró el cálculo ante { $the_monster }
   *[other] se encogió ante { $the_monster }
    [CUERPO] falló contra { $the_monster }
  }
    .b = { $hero } { $attribute ->
        [MENTE] probó en vano un ardid contra { $the_monster }
       *[other] flaqueó ante { $the_monster }
        [CUERPO] lanzó un tajo contra { $the_monster } y solo halló aire
      }
    .c = { $hero } { $attribute ->
        [MENTE] pensó demasiado ante { $the_monster }
       *[other] bajó los ojos ante { $the_monster }
        [CUERPO] no pudo pasar la guardia que { $gender_monster ->
            [pl] tenían
           *[other] tenía
          } { $the_monster }
      }
td-attack-missed-tale-on = { $hero } { $attribute ->
    [MENTE] se pasó de ingenio
   *[other] perdió el ánimo
    [CUERPO] golpeó el vacío
  }
    .b = { $hero } { $attribute ->
        [MENTE] cayó en una finta
       *[other] vaciló
        [CUERPO] llegó tarde
      }
    .c = { $hero } { $attribute ->
        [MENTE] calculó mal
       *[other] se echó atrás
        [CUERPO] tropezó
      }
    .d = { $hero } { $attribute ->
        [MENTE] vio un hueco donde no lo había
       *[other] se estremeció
        [CUERPO] se fue lejos del blanco
      }
td-point-lost-tale = { $hero } lo pagó
    .b = { $hero } salió con heridas
    .c = { $hero } recibió un golpe a cambio
    .d = { $hero } salió sangrando
td-pool-lost-tale = { $hero } recibió una herida
    .b = { $hero } lo pagó con sangre
td-loss-charmed-tale = el amuleto protector salvó a { $hero }, y se rompió
td-boosted-tale = { $hero } alzó { $the_item }
    .b = { $hero } usó { $the_item }
td-monster-slain-tale = { $hero } acabó con { $the_monster }
    .b = { $hero } pudo con { $the_monster }
    .c = { $hero } dio el último golpe, y { $gender_monster ->
        [pl] cayeron
       *[other] cayó
      } { $the_monster }
    .d = { $hero } terminó para siempre con { $the_monster }
td-hero-died-tale = { $hero } cayó, y no volvió a levantarse
    .b = para { $hero } el camino acabó allí
td-monster-slept-tale = { $hero } lanzó las sales de sueño, y { $the_monster } { $gender_monster ->
    [pl] se durmieron
   *[other] se durmió
  }
td-boots-ran-tale = { $hero } se esfumó con las botas veloces en un abrir y cerrar de ojos
td-flight-called-tale = { $hero } quería que todo el grupo huyera
td-flight-refused-tale = nadie huyó, y el combate siguió
td-escape-failed-tale = { $hero } intentó escapar, y no pudo
td-escaped-tale = { $hero } echó a correr, y escapó
td-treasure-found-tale = { $hero } encontró { $the_item } entre los escombros
    .b = en un rincón { $hero } dio con un hallazgo: { $the_item }
    .c = el botín: { $the_item }, y se lo llevó { $hero }
    .d = { $hero } revolvió los restos y alzó { $the_item }
td-artifact-found-tale = { $hero } levantó del polvo algo que nadie había tocado en siglos: ¡{ $the_item }!
    .b = Y allí, por fin, { $hero } halló un artefacto, ¡{ $the_item }!
    .c = { $hero } se detuvo en seco, pues allí estaba, intacto de siglos, el hallazgo: { $the_item }.
td-item-left-tale = nadie tenía una mano libre, así que allí quedó el hallazgo: { $the_item }
td-fragment-spent-tale = { $hero } puso el trozo de mapa en la pared, y la pared se abrió
td-level-reached-tale = { $hero } había aprendido algo, y se erguía un poco más
    .b = desde entonces { $hero } dejó de ser principiante
    .c = { $hero } sentía más fuerza que antes
td-rewards-lost-tale = todo lo que { $hero } había ganado se volvió polvo
td-potion-drunk-tale = { $hero } bebió una poción curativa
td-item-taken-tale = { $hero } recogió { $the_item }
td-item-dropped-tale = { $hero } dejó { $the_item }
td-search-failed-tale = buscaron por las paredes y no hallaron más que polvo
    .b = golpearon en vano piedra por piedra
td-search-succeeded-tale = buscaron, y tras una piedra sonó a hueco
td-secret-door-opened-tale = se abrió una puerta secreta
td-trap-sprung-tale = una aguja saltó de la pared, y { $hero } no se apartó a tiempo
td-door-locked-tale = la puerta siguiente estaba cerrada con llave
td-door-unlocked-tale = { $hero } giró la llave hasta romperla, y la puerta quedó abierta
td-door-forced-tale = { $hero } reventó la puerta
td-door-held-tale = { $hero } se lanzó con el hombro contra la puerta, que aguantó
td-rest-healed-tale = Descansaron, y les sentó bien.
td-rest-uneasy-tale = Descansaron mal, y a nadie le sirvió de nada.
td-room-quiet-tale = nada se había instalado en su ausencia
    .b = todo estaba como lo habían dejado
td-nobody-met-tale = no había nadie
td-temple-stepped-tale = cruzaron hasta el otro templo
td-teleport-read-tale = { $hero } leyó el pergamino, y en un parpadeo estaban en otra parte
td-level-descended-tale = Unas escaleras bajaban, y por ellas bajaron.
    .b = Tomaron las escaleras hacia una oscuridad más profunda.
td-level-descended-tale-title = Escaleras abajo
td-level-regained-tale = Subieron de nuevo al nivel de arriba.
td-level-regained-tale-title = Escaleras arriba
td-party-split-tale = unos se adelantaron ({ AND($leaving) }) y otros se quedaron atrás ({ AND($staying) })
td-party-left-tale = el camino a casa, hacia la luz del día, fue para { AND($heroes) }
td-duel-begun-tale = { $hero } retó a { $other }, que aceptó
td-duel-hit-tale = { $hero } golpeó a { $other }
    .b = { $hero } pasó la guardia de { $other }
td-duel-missed-tale = { $hero } falló contra { $other }
    .b = { $hero } no logró tocar a { $other }
td-party-lost-tale = No quedó nadie para llevar la linterna.
td-goal-reached-tale = Tenían aquello por lo que habían venido: ¡{ $goal }!
td-duel-offered-tale = { $hero } retó a { $other }
td-duel-declined-tale = { $hero } desafió en vano a { $other }
td-duel-yielded-tale = { $hero } se rindió ante { $other }
