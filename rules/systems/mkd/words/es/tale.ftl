# El relato de una aventura entera: frases en pasado, sin dados, casillas ni números.

mkd-recruited-tale = { $figure } se unió a { $player }
    .b = { $figure } vino con { $player }
    .c = { $figure } aceptó la paga de { $player }
mkd-dungeon-built-tale = Cámaras y pasillos esperaban en la oscuridad, y dentro se agitaban cosas que nadie había visto.
    .b = Las puertas de la mazmorra estaban abiertas, y nadie sabía decir qué vagaba detrás.
mkd-dungeon-built-tale-title = La entrada
mkd-level-began-tale = { $level ->
    [1] Al pie de las escaleras había un pasillo, y ningún mapa mostraba lo que había más allá.
   *[other] Ante el grupo se abría otro pasillo, más frío que el anterior.
  }
mkd-level-began-tale-title = { $level ->
    [1] El primer nivel
    [2] El segundo nivel
    [3] El tercer nivel
    [4] El cuarto nivel
   *[other] Más abajo todavía
  }
mkd-floor-began-tale = { $floor ->
    [1] Ante el grupo se abría la primera planta.
   *[other] Ante el grupo se abría otra planta. Arriba, en algún sitio, una losa se cerró con un chirrido: ya no se podía volver a subir.
  }
mkd-floor-began-tale-title = { $floor ->
    [1] La primera planta
    [2] La segunda planta
    [3] La tercera planta
    [4] La cuarta planta
   *[other] Otra planta
  }
mkd-entered-tale = { $figure } { $doers ->
        [many] bajaron
       *[one] bajó
      } a la oscuridad
    .b = { $figure } { $doers ->
        [many] agacharon
       *[one] agachó
      } la cabeza bajo el dintel
    .c = { $figure } { $doers ->
        [many] bajaron
       *[one] bajó
      } detrás con una antorcha
mkd-tile-laid-tale = { $shape ->
    [hall] un pasillo
   *[other] una cámara
  } se abrió al { $way }
    .b = la piedra chirrió al { $way }, y apareció { $shape ->
        [hall] un pasillo
       *[other] una cámara
      }
    .c = la luz de las antorchas encontró { $shape ->
        [hall] un pasillo
       *[other] una cámara
      } que no estaba en ningún mapa
    .d = el camino siguió al { $way }, por { $shape ->
        [hall] un pasillo
       *[other] una cámara
      }
    .e = al { $way } la oscuridad dejó paso a { $shape ->
        [hall] un pasillo
       *[other] una cámara
      }
mkd-passage-found-tale = un muro cedió, y detrás había un pasillo secreto
    .b = lo que parecía un callejón sin salida siempre fue una puerta
mkd-master-laid-tale = En alguna parte esperaba el amo de este nivel, y hasta entonces lo había oído todo.
mkd-master-turned-tale = Entonces el amo de este nivel se alzó de su asiento.
    .b = Despacio, el amo de este nivel se puso en pie.
mkd-master-turned-tale-title = El amo del nivel
mkd-guardian-roused-tale = A lo lejos, el Guardián había oído caer las cadenas.
mkd-appeared-tale = { $figure } { $doers ->
        [many] salieron
       *[one] salió
      } de la oscuridad
    .d = { $figure } { $doers ->
        [many] saltaron
       *[one] saltó
      } desde las sombras
    .e = { $figure } { $doers ->
        [many] llevaban
       *[one] llevaba
      } tiempo esperando
    .b = { $figure } { $doers ->
        [many] aparecieron
       *[one] apareció
      } de repente
    .c = { $figure } { $doers ->
        [many] cerraron
       *[one] cerró
      } el paso
mkd-appeared-tale-title = { $figure }
mkd-hit-tale = { $critical ->
    [yes] { $attacker } dio donde más dolía a { $target }
   *[no] { $manner ->
        [shot] { $attacker } { $doers ->
            [many] dispararon y acertaron
           *[one] disparó y acertó
          } a { $target }
        [counter] { $attacker } devolvió el golpe a { $target }
        [passing] { $attacker } alcanzó al paso a { $target }
        [capture] { $attacker } agarró a { $target }
        [theft] { $attacker } agarró lo que llevaba { $target }
       *[other] { $attacker } { $doers ->
            [many] golpearon
           *[one] golpeó
          } a { $target }
      }
  }
    .b = { $critical ->
        [yes] { $attacker } hirió gravemente a { $target }
       *[no] { $manner ->
            [shot] { $attacker } { $doers ->
                [many] acertaron
               *[one] acertó
              } de lejos a { $target }
            [counter] { $attacker } pagó con la misma moneda a { $target }
            [passing] { $attacker } golpeó al pasar a { $target }
            [capture] { $attacker } echó mano a { $target }
            [theft] { $attacker } echó mano a lo que llevaba { $target }
           *[other] { $attacker } { $doers ->
                [many] hirieron
               *[one] hirió
              } a { $target }
          }
      }
    .c = { $critical ->
        [yes] { $attacker } asestó un golpe terrible a { $target }
       *[no] { $manner ->
            [shot] { $attacker } { $doers ->
                [many] acertaron
               *[one] acertó
              } de lleno con un tiro a { $target }
            [counter] { $attacker } no tardó en responder a { $target }
            [passing] { $attacker } no dejó pasar sin daño a { $target }
            [capture] { $attacker } se apoderó de { $target }
            [theft] { $attacker } se apoderó de lo que llevaba { $target }
           *[other] { $attacker } { $doers ->
                [many] rompieron
               *[one] rompió
              } la guardia de { $target }
          }
      }
mkd-missed-tale = { $manner ->
    [shot] { $attacker } { $doers ->
        [many] dispararon y no acertaron
       *[one] disparó y no acertó
      } a { $target }
    [counter] { $attacker } quiso devolver el golpe y falló contra { $target }
    [passing] { $attacker } intentó alcanzar al paso a { $target }
   *[other] { $attacker } { $doers ->
        [many] fallaron
       *[one] falló
      } contra { $target }
  }
    .b = { $manner ->
        [shot] { $attacker } no logró tener a tiro a { $target }
        [counter] { $attacker } respondió demasiado tarde a { $target }
        [passing] { $attacker } dejó que se escurriera { $target }
       *[other] { $attacker } { $doers ->
            [many] golpearon
           *[one] golpeó
          } en vano a { $target }
      }
    .c = { $manner ->
        [shot] { $attacker } desperdició un tiro contra { $target }
       *[other] { $attacker } { $doers ->
            [many] no consiguieron
           *[one] no consiguió
          } tocar a { $target }
      }
mkd-hit-tale-back = devolvió el golpe
    .b = pagó con la misma moneda
    .c = no tardó en responder
    .d = golpeó a su vez
mkd-missed-tale-back = quiso devolver el golpe y falló
    .b = respondió demasiado tarde
    .c = a cambio solo golpeó el aire
mkd-blundered-tale = { $attacker } tropezó y se llevó el daño
    .b = { $attacker } dio un traspié en el peor momento
mkd-dodged-tale = { $figure } se apartó con un quiebro
mkd-retaliated-tale = { $figure } devolvió el golpe con magia
mkd-rammed-tale = { $figure } embistió a { $target }
mkd-thawed-tale = { $figure } se sacudió la escarcha
mkd-confused-tale = { $by } nubló la mente de { $figure }, que fue adonde quiso { $by }
mkd-lifted-tale = { $by } levantó del suelo a { $figure }
mkd-forced-out-tale = { $figure } tuvo que dejar la mazmorra para siempre
mkd-let-go-tale = { $figure } pudo irse sin que nadie lo impidiera
mkd-released-tale = { $by } soltó a { $figure }
mkd-crushed-tale = el suelo, al girar, dejó aplastado lo que había debajo: { $thing }
mkd-dazed-tale = { $figure } se tambaleó, y no supo qué era arriba y qué abajo
mkd-rusted-tale = el óxido se comió { $the_item } que llevaba { $figure }
mkd-nothing-to-rust-tale = { $figure } no llevaba nada que pudiera oxidarse
mkd-strengthened-tale = { $what ->
    [attack] { $figure } golpeó desde entonces con más tino
    [defense] { $figure } fue desde entonces más difícil de alcanzar
    [speed] { $figure } corrió desde entonces más que antes
    [nimble] { $figure } se volvió ágil
    [toughness] la piel de { $figure } se volvió dura como la corteza
   *[other] { $figure } sintió una fuerza nueva
  }
mkd-artifact-silent-tale = nada se movió en { $the_artifact }
mkd-gave-item-tale = de allí salió para { $figure } un regalo: { $a_item }
    .b = { $figure } recibió { $a_item }
mkd-tile-turned-tale = el suelo giró con un gemido, y con él todo lo que había encima
mkd-found-token-tale = Algo esperaba allí, en el centro.
    .b = En el centro esperaba algo, y no se movía.
mkd-travelled-tale = { $figure } desapareció, y apareció en otra parte
mkd-chest-withstood-tale = { $attacker } no consiguió destrozar el cofre
mkd-party-split-tale = por las escaleras, y no por la entrada, fue el camino de { $figures }
mkd-quarry-missed-tale = No era la presa que habían venido a buscar.
mkd-quarry-led-tale = { $moved ->
    [yes] { $figure } siguió adelante adonde le mandaban
   *[no] { $figure } recibió la orden de quedarse
  }
mkd-drank-tale = { $figure } se alimentó de la herida
mkd-fell-tale = { $side ->
    [hero] { $figure } cayó. La mazmorra se queda con sus muertos.
   *[other] { $figure } { $doers ->
        [many] cayeron
       *[one] cayó
      }
  }
    .b = { $side ->
        [hero] { $figure } cayó al suelo, y no se levantó.
       *[other] { $figure } { $doers ->
            [many] dejaron
           *[one] dejó
          } de existir
      }
    .c = { $side ->
        [hero] Y entonces murió { $figure }.
       *[other] { $figure } { $doers ->
            [many] murieron
           *[one] murió
          } en el acto
      }
    .d = { $side ->
        [hero] Ya no se pudo hacer nada por { $figure }.
       *[other] { $figure } { $doers ->
            [many] dejaron
           *[one] dejó
          } de respirar
      }
    .e = { $side ->
        [hero] Así murió { $figure }, muy lejos de la luz.
       *[other] { $figure } { $doers ->
            [many] cayeron
           *[one] cayó
          } para no levantarse
      }
mkd-healed-tale = { $figure } se sintió mejor
    .b = { $figure } se repuso un poco
mkd-tended-tale = { $figure } curó a { $target }
    .b = { $figure } vendó las heridas de { $target }
mkd-tended-tale-self = { $figure } se vendó una herida
    .b = { $figure } se paró a mirarse las heridas
mkd-terrified-tale = { $figure } { $doers ->
        [many] no se atrevieron
       *[one] no se atrevió
      } a acercarse
mkd-tended-in-vain-tale = { $figure } intentó en vano curar a { $target }
mkd-raised-tale = { $by } llamó de entre los muertos a { $figure }
mkd-raised-in-vain-tale = { $by } llamó, pero quedaba demasiado poco de { $figure }
mkd-summoned-tale = { $by } llamó, y acudió { $figure }
mkd-frozen-tale = { $figure } se congeló en el sitio
mkd-fled-tale = { $figure } { $doers ->
        [many] tuvieron bastante y salieron corriendo
       *[one] tuvo bastante y salió corriendo
      }
    .b = { $figure } { $doers ->
        [many] huyeron
       *[one] huyó
      }
mkd-came-back-tale = { $figure } volvió
mkd-captured-tale = { $by } hizo prisionero a { $figure }.
mkd-stolen-tale = { $thief } robó { $the_chest } que llevaba { $victim }.
mkd-vanished-tale = { $figure } corrió adonde nadie había estado, y no se le volvió a ver.
mkd-found-nothing-tale = no había más que polvo
    .b = otros habían vaciado el sitio antes
mkd-trap-found-tale = { $figure } miró con cuidado y encontró una trampa en { $the_thing }
    .b = { $figure } vio un hilo en { $the_thing }
mkd-disarmed-tale = { $figure } desmontó la trampa
    .b = { $figure } desarmó { $the_trap }
mkd-disarm-failed-tale = { $figure } manoseó sin suerte { $the_trap }
    .b = { $figure } no consiguió dejar sin peligro { $the_trap }
mkd-sprung-tale = { $figure } hizo saltar { $the_trap } que había en { $the_thing }
mkd-snared-tale = { $figure } se enredó en unas cuerdas y no pudo moverse
mkd-fell-asleep-tale = { $figure } cayó en un sueño profundo
mkd-hurled-tale = { $figure } salió volando por los aires
mkd-alarmed-tale = { $monsters ->
    [0] sonaron campanas, y nadie las oyó
   *[other] sonaron campanas, y alguien acudió
  }
mkd-cursed-by-tale = { $figure } recibió una maldición
mkd-chest-opened-tale = abrieron { $the_chest }, y dentro había { $a_item }
    .b = en { $the_chest } encontraron oro y { $a_item }
    .c = { $the_chest } guardaba { $a_item }
mkd-chest-taken-tale = { $figure } se llevó { $the_chest }
    .b = { $figure } se echó al hombro { $the_chest }
mkd-chest-given-tale = { $figure } pasó a otras manos { $the_chest }
mkd-chest-broken-tale = { $attacker } destrozó { $the_chest }
mkd-door-broken-tale = { $attacker } hizo astillas una puerta
mkd-door-held-tale = una puerta resistió a { $attacker }
mkd-potion-drunk-tale = { $figure } bebió { $the_item }
mkd-artifact-used-tale = { $figure } puso las manos en { $the_artifact }, y algo se movió
mkd-rose-tale = { $figure } se alzó por encima de todo, y sus heridas se cerraron
    .e = { $figure } parecía haber crecido un palmo, y no tenía ni una herida
    .f = algo despertó en { $figure }, y con ello se fue todo el cansancio
    .b = { $figure } creció con ello, y se sintió como si el día acabara de empezar
    .c = { $figure } aprendió de todo aquello, y recobró la frescura de la mañana
    .d = { $figure } encontró una fuerza que nadie esperaba
mkd-level-cleared-tale = Ya no se movió nada en aquel nivel.
    .b = Todo quedó en calma; el nivel era suyo.
mkd-stairs-emerged-tale = Una losa se hundió y dejó ver unas escaleras que bajaban.
mkd-went-down-tale = { $figure } { $doers ->
        [many] tomaron las escaleras y desaparecieron
       *[one] tomó las escaleras y desapareció
      }
    .b = { $figure } bajó a la oscuridad, con una mano en la pared
    .c = { $figure } { $doers ->
        [many] se perdieron
       *[one] se perdió
      } abajo, escalón a escalón
mkd-hero-left-tale = { $figure } { $doers ->
        [many] salieron
       *[one] salió
      } a la luz del día
    .b = { $figure } { $doers ->
        [many] treparon hasta fuera, y no miraron atrás
       *[one] trepó hasta fuera, y no miró atrás
      }
mkd-prisoner-freed-tale = { $by } liberó a { $figure }, que apenas se tenía en pie
    .b = { $by } deshizo el último nudo, y { $figure } recobró la libertad
mkd-person-seen-tale = había alguien dentro: { $figure }
    .b = un farol solitario ardía, y a su lado estaba { $figure }
    .c = allí había alguien que no era un monstruo: { $figure }
mkd-person-met-tale = { $mission ->
    [rescue] { $by } encontró a { $figure } con ataduras, entre la vida y la muerte. Algo en los nudos hacía tictac.
    [escort] { $by } vio llegar a { $figure } corriendo, con las manos vacías y los ojos como platos: suplicaba salir de allí.
    [vengeance] { $by } se arrodilló junto a { $figure }, que yacía en un charco oscuro y tenía un último deseo.
    [hunt] { $by } se inclinó hacia { $figure }, que llevaba una venda y hablaba de un tesoro que había por allí.
    [venture] { $by } conoció a { $figure }, superviviente de otro grupo, que no quería morir a solas allí abajo.
   *[bounty] { $by } conocía esa cara de una docena de carteles: { $figure }.
  }
mkd-person-met-tale-title = { $figure }
mkd-offer-taken-tale = { $about ->
    [vengeance] El grupo juró vengar a { $figure }.
   *[hunt] El grupo prometió buscar el tesoro de { $figure }.
  }
mkd-offer-declined-tale = { $about ->
    [vengeance] El grupo se negó, y { $figure } murió sin decir el nombre.
   *[hunt] El grupo se negó, y { $figure } se alejó cojeando en la oscuridad.
  }
mkd-guard-named-tale = { $by } juró proteger a { $figure }
mkd-charge-led-tale = { $by } llevó adelante a { $figure }
mkd-murderer-sought-tale = { $found ->
    [yes] ¡El asesino era { $figure }!
   *[no] El asesino no era { $figure }.
  }
mkd-treasure-sought-tale = { $found ->
    [yes] { $the_chest } era el tesoro
   *[no] { $the_chest } no era el tesoro
  }
mkd-treasure-given-tale = { $figure } entregó { $the_chest } a { $to }, que soltó una lagrimita
mkd-person-scared-tale = { $figure } quedó al descubierto, y corrió hacia la salida
mkd-person-out-tale = { $figure } llegó a la luz del día
mkd-person-gone-tale = { $figure } ya no necesitaba al grupo, y se escabulló
mkd-companion-joined-tale = { $figure } se unió al grupo hasta el final
mkd-outlaw-ran-tale = { $figure } corrió como quien lleva precio puesto a su cabeza
mkd-mission-won-tale = { $mission ->
    [rescue] Así se salvó { $figure }.
    [escort] Así llegó { $figure } a lugar seguro, y pagó.
    [vengeance] Así pudo descansar { $figure }.
    [hunt] Así tuvo { $figure } el tesoro.
    [venture] Así llegó { $figure } hasta el final.
   *[bounty] Así acabó la caza de { $figure }.
  }
mkd-mission-failed-tale = { $why ->
    [dead] { $figure } había muerto, y con eso se acabó.
    [behind] { $figure } se quedó atrás.
    [unfound] Nadie encontró nunca a quien mató a { $figure }.
    [escaped] Quien mató a { $figure } se escapó.
    [untreasured] Nadie encontró nunca el tesoro de { $figure }.
    [undelivered] { $figure } nunca recibió el tesoro.
    [fled] { $figure } se escapó.
   *[unfinished] { $figure } seguía allí abajo.
  }
mkd-captive-freed-tale = { $figure } recobró la libertad
mkd-quarry-found-tale = { $figure } era la presa que habían venido a buscar.
mkd-quarry-subdued-tale = { $figure } se rindió, y fue adonde le mandaron
mkd-quarry-out-tale = { $figure } salió a la luz del día entre parpadeos
mkd-quarry-ran-tale = { $figure } no quiso ser huésped de nadie, y salió corriendo
mkd-time-ran-out-tale = Se acabó el tiempo, y lo que habían venido a buscar seguía abajo.
mkd-gave-up-tale = { $player } se rindió, y quien seguía dentro se perdió
mkd-delve-over-tale = { $ending ->
    [cleared] El último nivel quedó en silencio, y alguien salió para contarlo.
    [out] El grupo estaba al aire libre.
   *[lost] No salió nadie.
  }
mkd-quest-won-tale = { $quest ->
    [rescue] El prisionero estaba fuera, y libre.
    [stealth] El Cofre de la Misión estaba fuera, y casi nadie había oído nada.
    [kidnap] La presa estaba fuera, viva y furiosa: un trabajo bien hecho.
   *[chest] El Cofre de la Misión estaba fuera, y el grupo con él.
  }
mkd-quest-lost-tale = { $quest ->
    [rescue] No quedaba nadie a quien rescatar, o nadie que lo hiciera.
    [stealth] El Cofre de la Misión ya no saldría nunca.
    [kidnap] La presa se había ido para siempre.
   *[chest] No quedaba nadie abajo, y el Cofre de la Misión no estaba fuera.
  }
