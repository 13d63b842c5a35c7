# Lo que ocurrió.

ts-class-chosen = { $hero } será { $calling }: { $hp } PG, { $mnd } MEN.
    .b = { $hero }, { $calling }, da un paso al frente, con { $hp } PG y { $mnd } MEN.
    .c = { $hero }, { $calling }, está en marcha, con { $hp } PG y { $mnd } MEN.
ts-spell-known = { $hero } aprende { $spell }.
ts-hero-joined = { $hero } se une al grupo.
ts-hero-recruited = El lugar de { $hero } lo ocupa alguien de la ciudad{ $coins ->
    [0] .
    [one] , por una moneda.
   *[other] , por { $coins } monedas.
  }
ts-vote-cast = { $hero } vota por «{ $choice }».
# Las partidas de antes lo dicen así.
ts-vote-tied = Hay empate, así que decide el voto de { $hero }: { $choice }.
ts-hero-fell = { $hero } cae.
    .b = { $hero } recibe un golpe mortal y muere.
    .c = { $hero } se desploma y no se levanta.
ts-party-home = El grupo se va a casa por ahora.
    .again = El grupo lo deja por hoy.
ts-party-lost = No queda nadie para contarlo.
ts-party-broken = Medio grupo ha muerto, y el resto pierde el ánimo.
    .b = Con tantas bajas, nadie quiere seguir.
ts-goal-reached = El grupo alcanza su objetivo: { $goal }.
ts-town-entered = El grupo llega a la ciudad: faroles, un techo, pan caliente y { $coins ->
    [0] una bolsa vacía.
    [one] una moneda que gastar.
   *[other] { $coins } monedas que gastar.
  }
    .b = Se abre la puerta de la ciudad. En la bolsa: { $coins ->
        [0] nada.
        [one] una moneda.
       *[other] { $coins } monedas.
      }
ts-town-left = El grupo vuelve a la mazmorra.
    .b = El grupo toma el camino de vuelta y baja bajo tierra.
ts-dungeon-begun = El grupo llega a la mazmorra { $number }: un mapa nuevo, solo con la entrada.
ts-hero-treated = { $hero } visita a la curandera por { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
  }: saca un { $die }, y recupera hasta otros tantos PG y MEN.
ts-level-gained = { $hero } entrena hasta el nivel { $level } y gana { $hp } PG y { $mnd } MEN.

ts-chamber-found = El grupo descubre una cámara, { $room } en el mapa (sale un { $die }).
    .b = Se abre una cámara: { $room } en el mapa (sale un { $die }).
    .c = El grupo entra en una cámara: { $room } (sale un { $die }).
ts-stairs-found = El grupo encuentra escaleras hacia abajo en { $room }, y alguien las guarda (sale un { $die }).
    .b = Escaleras hacia abajo, con guardia: { $room } (sale un { $die }).
ts-vault-found = Al { $side } el paso está cortado (sale un { $die }): { $why }.
ts-why-die = una puerta cerrada con llave
ts-why-stairs = una puerta cerrada con llave, pues las escaleras ya se conocen
ts-why-depth = una puerta cerrada con llave, pues es pronto para escaleras
ts-why-closed = una puerta cerrada con llave, pues no habría por dónde seguir
ts-exits-closed = Sin salida: { $sides }.
    .b = Pared maciza: { $sides }.
    .c = Nada más que piedra: { $sides }.
ts-exits-chosen = El grupo elige lo que se cierra: { $sides }.
ts-vault-entered = El grupo abre la cámara fuerte { $room }: polvo, silencio, un cofre.
    .b = Hacía siglos que nadie entraba en { $room }.
ts-room-revisited = El grupo está de vuelta en { $room }.
    .b = El grupo llega otra vez a { $room }.
ts-level-descended = El grupo baja las escaleras, al nivel { $depth } de la mazmorra.
ts-level-regained = El grupo sube las escaleras, al nivel { $depth } de la mazmorra.
ts-door-struck = { $hero } golpea la puerta y hace { $harm } de daño (saca un { $die }{ $dex ->
    [0] {""}
   *[other] , necesitaba { $dex } o menos
  }): { $left ->
    [0] la puerta cede.
   *[other] aguanta { $left } más.
  }
    .b = { $hero } hace { $harm } de daño a la puerta (saca un { $die }{ $dex ->
        [0] {""}
       *[other] , necesitaba { $dex } o menos
      }), y vuelan astillas: { $left ->
        [0] se rompe.
       *[other] aguanta { $left } más.
      }
ts-door-missed = { $hero } falla contra la puerta (saca un { $die }{ $dex ->
    [0] {""}
   *[other] , necesitaba { $dex } o menos
  }) y pierde { $loss } PG.
    .b = { $hero } resbala ante la puerta (saca un { $die }{ $dex ->
        [0] {""}
       *[other] , necesitaba { $dex } o menos
      }) y pierde { $loss } PG.
    .c = { $hero } se hace daño en el hombro con la puerta (saca un { $die }{ $dex ->
        [0] {""}
       *[other] , necesitaba { $dex } o menos
      }) y pierde { $loss } PG.
ts-door-opened = Se abre la puerta { $side }.
ts-lock-picked = { $hero } fuerza la cerradura por { $mnd } MEN.
ts-pick-failed = { $hero } gasta { $mnd } MEN, pero la cerradura aguanta (saca un { $die }{ $dex ->
    [0] {""}
   *[other] , necesitaba { $dex } o menos
  }).
ts-key-used = { $hero } gira la llave, y se rompe en la cerradura.

ts-foes-met = { $count ->
    [one] ¡Hay un enemigo (sale un { $die })! { $foe }, { $hp } PG.
   *[other] ¡Hay enemigos (sale un { $die })! { $count } { $foe }, { $hp } PG por cabeza.
  }
    .b = { $count ->
        [one] Un enemigo delante (sale un { $die }): { $foe }, { $hp } PG.
       *[other] Enemigos delante (sale un { $die }): { $count } { $foe }, { $hp } PG por cabeza.
      }
    .c = { $count ->
        [one] Ojos en la oscuridad (sale un { $die }): { $foe }, { $hp } PG.
       *[other] Ojos en la oscuridad (sale un { $die }): { $count } { $foe }, { $hp } PG por cabeza.
      }
ts-nobody-met = Aquí no hay nadie (sale un { $die }): cada héroe recupera 1 PG y 1 MEN.
    .b = Todo está tranquilo (sale un { $die }), así que cada héroe recupera 1 PG y 1 MEN.
    .c = La sala está vacía (sale un { $die }): 1 PG y 1 MEN para cada héroe.
ts-bosses-met = { $count ->
    [one] Un jefe guarda las escaleras (sale un { $die }): ¡{ $the_foe }, { $hp } PG!
   *[other] Hay jefes que guardan las escaleras (sale un { $die }): ¡{ $count } { $foe }, { $hp } PG por cabeza!
  }
ts-bosses-awaited = { $count ->
    [one] Las escaleras aún tienen guardia: { $the_foe }.
   *[other] Las escaleras aún tienen guardia: { $count } { $foe }.
  }
ts-attack-hit = { $hero } golpea { $gender_foe ->
    [m] al { $foe }
   *[other] a { $the_foe }
  } y hace { $harm } de daño (saca un { $die }, necesita { $dex } o menos){ $left ->
    [0] .
    [one] : queda 1 PG.
   *[other] : quedan { $left } PG.
  }
    .b = { $hero } saca un { $die }, necesita { $dex } o menos, y descarga un golpe sobre { $the_foe }: { $harm } de daño{ $left ->
        [0] .
        [one] , queda 1 PG.
       *[other] , quedan { $left } PG.
      }
    .c = { $hero } hiere { $gender_foe ->
        [m] al { $foe }
       *[other] a { $the_foe }
      } con { $harm } de daño (saca un { $die }, necesita { $dex } o menos){ $left ->
        [0] .
        [one] : queda 1 PG.
       *[other] : quedan { $left } PG.
      }
ts-attack-missed = { $hero } falla contra { $the_foe } (saca un { $die }, necesita { $dex } o menos) { $loss ->
    [0] y sale sin daño.
   *[other] y pierde { $loss } PG.
  }
    .b = { $hero } saca un { $die }, necesita { $dex } o menos, falla contra { $the_foe } { $loss ->
        [0] y sale sin daño.
       *[other] y pierde { $loss } PG.
      }
    .c = { $hero } lanza un tajo al aire ante { $the_foe } (saca un { $die }, necesita { $dex } o menos) { $loss ->
        [0] y sale sin daño.
       *[other] y pierde { $loss } PG.
      }
ts-attack-modified = { $hero } paga { $mnd } MEN: el dado pasa a { $die }.
ts-attack-rerolled = { $hero } paga { $mnd } MEN y repite la tirada: { $die }.
ts-foe-slain = Cae { $the_foe }.
    .b = Muere { $the_foe }.
    .c = Se desploma { $the_foe }, y ahí se queda.
ts-foe-woke = Despierta { $the_foe }.
ts-foe-fed = Sangre para { $the_foe }: recupera { $points } PG, y ahora tiene { $left }.
ts-treasure-stolen = { $hero } roba mientras duerme { $the_foe } (saca un { $die }{ $dex ->
    [0] {""}
   *[other] , necesitaba { $dex } o menos
  }).
ts-theft-failed = { $hero } intenta robar, y se le va la mano (saca un { $die }{ $dex ->
    [0] {""}
   *[other] , necesitaba { $dex } o menos
  }).
ts-turn-passed = { $hero } espera.
ts-party-crept = { $hero } saca al grupo de puntillas.

ts-spell-cast = { $hero } lanza { $spell } por { $mnd } MEN.
ts-scroll-read = { $hero } lee un pergamino de { $spell }, que se deshace.
ts-spell-learned = { $hero } aprende { $spell }.
ts-foes-slept = Los enemigos caen en un sueño profundo.
ts-hero-healed = { $points ->
    [0] { $hero } no tenía ninguna herida (saca un { $die }).
   *[other] { $hero } recupera { $points } PG (saca un { $die }).
  }
ts-party-teleported = En un parpadeo el grupo está en la entrada.
ts-hero-shielded = { $hero } tiene un escudo: en el próximo encuentro cada pérdida es 1 menor.
ts-fireball-burst = Estalla la bola de fuego (sale un { $die }): { $die ->
    [one] un punto
   *[other] { $die } puntos
  } de fuego por repartir.
ts-foe-burnt = El fuego quema { $gender_foe ->
    [m] al { $foe }
   *[other] a { $the_foe }
  } y hace { $points } de daño{ $left ->
    [0] .
    [one] : queda 1 PG.
   *[other] : quedan { $left } PG.
  }
    .b = Arde { $the_foe }: { $points } de daño{ $left ->
        [0] .
        [one] , queda 1 PG.
       *[other] , quedan { $left } PG.
      }
    .c = Las llamas prenden en { $the_foe }: { $points } de daño{ $left ->
        [0] .
        [one] , queda 1 PG.
       *[other] , quedan { $left } PG.
      }
ts-potion-drunk = { $hero } bebe { $the_potion } (saca { $total }){ $points ->
    [0] .
   *[other] {" "}y recupera { $points }.
  }

ts-nothing-found = Ningún tesoro { $source } (sale un { $die }).
    .b = Nada de valor { $source } (sale un { $die }).
    .c = El grupo no saca nada { $source } (sale un { $die }).
ts-coins-found = { $coins ->
    [one] Una moneda
   *[other] { $coins } monedas
  } { $source }.
    .b = Botín { $source }: { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
      }.
    .c = { $coins ->
        [one] Una moneda más
       *[other] { $coins } monedas más
      } para la bolsa, { $source }.
ts-source-foe = { $gender_foe ->
    [m] del { $foe }
    [f] de la { $foe }
   *[other] de { $foe }
  }
ts-source-hoard = del tesoro oculto
ts-source-vault = de la cámara fuerte
ts-thing-found = Hallazgo: { $item }.
    .b = Al saco: { $item }.
    .c = Tesoro para el saco: { $item }.
ts-pendant-found = Algo brillaba: { $the_artifact }.
ts-pendant-passed = { $artifact }: lo llevará alguien en lugar de quien cayó.
ts-pendant-worn = { $hero } se pone { $the_artifact }: { $does }.
