# What time does, on the card and in the status.

## Turns that are declared before they come

ahead-line-some = { $said ->
    [one] Una persona ha planeado ya su turno de esta ronda.
   *[other] { $said } personas han planeado ya su turno de esta ronda.
  }
ahead-line = { $said } de { $all } han planeado su turno.
ahead-line-left = { $said } de { $all } han planeado su turno. Faltan: { $left }
round-spoken = { $count ->
    [one] { $heroes } ya ha dicho qué hace.
   *[other] { AND($heroes) } ya han dicho qué hacen.
  } Esta ronda espera aún a: { $left }
round-left = Esta ronda espera a: { $left }
round-waits = { $how ->
    [away] { AND($heroes) } (ausente)
    [over] { AND($heroes) } (sin tiempo)
    [due] { AND($heroes) } { $due }
   *[open] { AND($heroes) }
  }
holds-line = { $hero } está en medio de un turno. Si se detiene, sigo con él { $due }, para que los demás puedan actuar.
ahead-left = { $hero } { $due }
ahead-left-over = { $hero } (sin tiempo)
ahead-left-open = { $hero }
ahead-remind =
    { $by ->
        [none] Aún puedes
       *[other] { $by } pregunta: aún puedes
    } planear el turno de { $hero } en esta ronda. { $part ->
        [85] El tiempo casi se acaba: { $due }.
       *[other] Ha pasado la mitad del tiempo; el resto acaba { $due }.
    } { $last ->
        [yes] Solo faltas tú: todos te esperan.
       *[no] La mesa espera también a otros.
    }
ahead-seat = { $hero } ({ $who }): { $how ->
    [said] ha planeado el turno de esta ronda
    [over] sin tiempo; cuando llegue el turno, se juega como acordó la mesa
    [stopped] puede planear el turno; el reloj está parado
    [open] puede planear el turno, sin límite de tiempo
   *[due] puede planear el turno, hasta { $until }
  }
ahead-terms = Los turnos de una ronda se juegan juntos: mientras otros actúan, quienes van después planean el suyo.
round-terms = Una ronda tiene un solo tiempo para todos: en él cada cual actúa o planea, y por quien calla se juega con cautela.
notice-ahead = A { $hero } se le ha acabado el tiempo ({ $time }): cuando llegue el turno, se juega como acordó la mesa.
notice-lapse = El plan de { $hero } ya no se pudo llevar a cabo.
ahead-note-lapse = Tu plan para { $hero } ya no se puede llevar a cabo. Ahora te toca, con todo el tiempo.
keep-line = { $count ->
    [one] { $heroes } repite el ataque hasta que acabe este combate.
   *[other] { AND($heroes) } repiten sus ataques hasta que acabe este combate.
  }
onward-line = { $count ->
    [one] El equipo de { $heroes } sigue luchando solo en la próxima ronda.
   *[other] Los equipos de { AND($heroes) } siguen luchando solos en la próxima ronda.
  }

## On the card and in the status

pace-terms = Tiempo por turno: { $time }. Cuando se acaba: { $absence }. Se cuenta como ausente tras { $misses ->
    [one] un turno perdido
   *[other] { $misses } turnos perdidos
  }{ $days ->
    [0] {""}
    [one] , y un día después se ofrece el asiento a otros
   *[other] , y { $days } días después se ofrece el asiento a otros
  }. { $weekends ->
    [yes] Los fines de semana cuentan.
   *[no] Los fines de semana no cuentan ({ $zone }).
  }{ $vacations ->
    [play] {" "}La mesa no espera a quien está de vacaciones.
   *[wait] {""}
  }
pace-seat = { $hero }{ $led ->
    [yes] {" "}({ $who })
   *[no] {""}
  }: { $how ->
    [free] nadie lleva al héroe; juega el piloto automático
    [offered] libre para cualquiera; hasta entonces juega el piloto automático
    [away] ausente; el piloto automático juega cada turno al momento
    [auto] en piloto automático
    [vacation] de vacaciones hasta { $until }
    [nothing] nada que hacer ahora
    [over] sin tiempo
    [left] no está; deciden los demás
    [open] por actuar, sin límite de tiempo
    [paused] por actuar; los relojes están en pausa
    [resting] por actuar; la mesa descansa
    [stopped] por actuar; el reloj está parado hasta { $until }
   *[due] por actuar, hasta { $until }
  }
pace-live = Esta partida se juega en vivo, sin relojes. El anfitrión puede cambiarlo con /adventure settings name:pace.
clock-one = { AND($heroes) } { $due }
clock-running = Los turnos acaban: { $seats }
clock-stopped = { $count ->
    [one] El reloj de { AND($heroes) } está parado hasta { $until }; el turno acaba { $due }.
   *[other] Los relojes de { AND($heroes) } están parados hasta { $until }; sus turnos acaban { $due }.
  }
clock-over = { $count ->
    [one] A { AND($heroes) } se le ha acabado el tiempo.
   *[other] A { AND($heroes) } se les ha acabado el tiempo.
  }
clock-left = { $count ->
    [one] { AND($heroes) } no está, así que deciden los demás.
   *[other] { AND($heroes) } no están, así que deciden los demás.
  }
clock-away = { $count ->
    [one] { AND($heroes) } cuenta como ausente: el piloto automático juega cada turno al momento. /pace back lo termina.
   *[other] { AND($heroes) } cuentan como ausentes: el piloto automático juega cada uno de sus turnos al momento. /pace back lo termina.
  }
clock-paused = Todos los relojes están parados desde { $since }{ $who ->
    [yes] : { $hero } pidió una pausa
   *[no] {""}
  }{ $said ->
    [yes] , «{ $reason }».
   *[no] .
  } /pace resume los pone en marcha.
clock-pause-ends = La pausa acaba por sí sola { $until }.
clock-resting = { $weeks ->
    [0] Ahora no hay nadie, así que esta mesa descansa: ningún reloj corre y por nadie se juega.
   *[other] Aquí no ha pasado nada en semanas, así que esta mesa descansa.
  } Para despertarla, actúa o pulsa el botón.
clock-alone = Ahora nadie lleva a ningún héroe: los héroes siguen solos, { $pace ->
    [live] un poco cada { $seconds } segundos
   *[post] un poco cada dos horas
  }. Recupera a tu héroe abajo, o con /pace back.
clock-longer = Los turnos en curso conservan su tiempo más largo; vota por el nuevo con /pace sooner{ $agreed ->
    [0] .
   *[other] {" "}({ $agreed } a favor).
  }
clock-vacation = { $who } está de vacaciones hasta { $until }.
clock-vacation-played = Entretanto juegan las órdenes permanentes y el piloto automático.
clock-zone = La zona horaria de esta mesa, { $zone }, ya no se conoce aquí: se usa { $instead }. El anfitrión puede elegir otra.
clock-zone-of = La zona horaria puesta para { AND($heroes) } ya no se conoce aquí: se usa { $instead }. `/away me` pone otra.
clock-outage = He estado sin conexión { $hours ->
    [0] { clock-outage-minutes }
    [one] una hora{ $minutes ->
        [0] {""}
       *[other] {" "}y { clock-outage-minutes }
      }
   *[other] { $hours } horas{ $minutes ->
        [0] {""}
       *[other] {" "}y { clock-outage-minutes }
      }
  }; ese tiempo no le cuenta en contra a nadie.
clock-outage-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }
clock-next = Después en esta ronda: { AND($heroes) }

vote-menu = A { $hero } se le acabó el tiempo. ¿Y ahora?
vote-wish-skip = Jugar por ese héroe con cautela
vote-wish-replace = Ofrecer el asiento a otra persona
vote-wish-pause = Pausar la partida
vote-wish-wait = Seguir esperando
vote-open = ¿Qué pasa con { $hero }? Votos hasta ahora: { $voices }. { $again ->
        [yes] Esta vez gana la opción más votada; con empate, la del anfitrión
       *[no] Decide más de la mitad
    }; { $stands ->
        [yes] hasta que los relojes vuelvan a correr, la votación no acaba por sí sola
       *[no] la votación acaba { $until }
    }.
vote-named-skip = jugar el turno: { AND($heroes) }
vote-named-replace = otra persona: { AND($heroes) }
vote-named-pause = pausa: { AND($heroes) }
vote-named-wait = esperar: { AND($heroes) }
vote-named-nobody = ninguno

hand-over-line = El asiento de { $hero } se ofrece a { $who }: /adventure accept lo toma.
offered-line = El asiento de { $hero } está libre: cualquiera puede tomarlo con /adventure join.
proposal-open = { $disputed ->
    [yes] El grupo está dividido: { $voices }. Más de la mitad decide al momento
   *[no] { $hero } propone: **{ $what }**. Cualquiera puede objetar
  }; { $stands ->
    [yes] nada cuenta hasta que los relojes vuelvan a correr.
   *[no] { $disputed ->
        [yes] la opción con más votos cuenta { $until }; con empate, la primera.
       *[no] cuenta { $until }, o cuando todos estén de acuerdo.
      }
  }
proposal-voices = { $what } ({ AND($heroes) })
button-agree = De acuerdo: { $what }
button-leave-it = Mejor no
errand-left = mejor no
errands-next = Después de eso: { $what }.
undo-asked = { $hero } quiere deshacer los últimos pasos. A favor: { $agreed }. Da tu acuerdo con /adventure undo; para rechazarlo, sigue jugando.

notice-late = { $how ->
    [taken] A { $hero } se le acabó el tiempo ({ $time }): he jugado el turno.{ $shorter ->
        [yes] {" "}Tras un turno perdido, el siguiente es más corto.
       *[no] {""}
    }
    [vote] A { $hero } se le ha acabado el tiempo ({ $time }): los demás deciden qué pasa ahora.
    [wait] A { $hero } se le ha acabado el tiempo ({ $time }). La mesa espera.
   *[other] A { $hero } se le ha acabado el tiempo ({ $time }): siguen quienes están.
  }
notice-held = El turno de { $hero } estuvo parado una hora mientras otros esperaban: seguí con él hasta que pudieron actuar.
notice-away = Quien lleva a { $hero } está ausente: he jugado el turno.
turn-lasted = { $unit ->
    [days] { $count ->
        [one] un día
       *[other] { $count } días
    }
    [hours] { $count ->
        [one] una hora
       *[other] { $count } horas
    }
   *[minutes] { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
  }
notice-gone = Quien lleva a { $hero } lleva mucho tiempo ausente: ahora cualquiera puede tomar el asiento.
notice-told = { $how ->
    [taken] Nadie votó sobre { $hero }, así que { $hero } ha actuado con cautela.
   *[other] La votación sobre { $hero } acabó sin mayoría.
  }
notice-agreed = Se acabó el tiempo para objetar.
notice-most = La segunda votación sobre { $hero } la gana la opción más votada: { $wish ->
    [skip] { $hero } actúa con cautela.
    [replace] el asiento de { $hero } se ofrece a otra persona.
    [pause] la partida se pausa.
   *[wait] la mesa sigue esperando a { $hero }.
  }
notice-vote = Decisión de { AND($heroes) }: { $wish ->
    [skip] { $hero } actúa con cautela.
    [replace] el asiento de { $hero } se ofrece a otra persona.
    [pause] la partida se pausa.
   *[wait] la mesa sigue esperando a { $hero }.
  }
notice-pause-over = La pausa ha acabado. Los relojes vuelven a correr.
notice-return = Quien lleva a { $hero } ha vuelto.
notice-reclaim = Quien llevaba antes a { $hero } ha vuelto al asiento.
notice-take-over = { $hero } está en manos nuevas.
notice-host = Esta mesa tiene un nuevo anfitrión: quien lleva a { $leader }.
notice-leave = Quien llevaba a { $hero } ha dejado la partida: { $hero } sigue como acompañante. /adventure join toma el asiento.
notice-home = Las vacaciones de quien lleva a { $hero } han acabado, así que los relojes vuelven a correr.
notice-resume = { $hero } ha puesto en marcha los relojes.
notice-undo = { $by ->
    [own] { $hero } ha deshecho un paso.
    [host] El anfitrión ha deshecho pasos.
   *[other] Todos acordaron deshacer pasos.
  } La partida está como tras el paso { $to }. Ningún dado se ha vuelto a tirar.
