# When a person can be expected, and what they have seen.

## Going away

away-said = { $start ->
    [now] Constas como ausente hasta { $until }.
   *[other] Constarás como ausente desde { $start } hasta { $until }.
  } Entretanto nadie te llama, y tus mesas lo ven. /away back lo termina.{ $games ->
    [0] {" "}Ninguna de tus partidas tiene ahora reloj.
   *[other] {" "}Qué hacen entretanto tus partidas:
  }
away-more = … y { $count } { $count ->
    [one] partida
   *[other] partidas
  } más.
away-waiting = de vacaciones

away-back = ¡Hola de nuevo! Tus relojes vuelven a correr, en todas tus partidas.{ $planned ->
    [yes] {" "}Las vacaciones que planeaste desde { $since } siguen en pie; otro /away back las anula.
   *[no] {""}
  }
away-back-planned = Las vacaciones que habías planeado { $count ->
    [one] quedan anuladas.
   *[other] quedan todas anuladas.
  }
away-me = Tu zona horaria es { $zone }.{ $known ->
    [yes] {""}
   *[no] {" "}Aquí ya no se conoce, así que vale { $instead } hasta que elijas otra.
  } { $quiet ->
    [yes] De { $start } a { $end } tus relojes se paran y nadie te llama.
   *[no] No tienes horas de silencio.
  } Los recordatorios { $calls ->
    [off] no llegan nunca
    [private] llegan como mensajes privados
   *[channel] llegan en el canal de la partida
  }{ $calls ->
    [off] {""}
   *[other] , por turno { $most ->
        [0] ninguno
        [one] uno como mucho
       *[other] { $most } como mucho
      }{ $first ->
        [start] {""}
        [never] {" "}(por correo ninguno)
        [two-hours] , por correo el primero a las dos horas
        [half] , por correo el primero a la mitad del tiempo
       *[end] , por correo solo cerca del final
      }
  }{ $next ->
    [yes] , y llega uno cuando vas después
   *[no] {""}
  }.{ $away ->
    [yes] {" "}Constas como ausente hasta { $until }.
   *[no] {""}
  }
away-refused-read = No entiendo «{ $typed }» como un día. Escribe una fecha como 31/1/2027, o un tiempo como «5 días» o «2 semanas».
away-refused-when = «{ $typed }» no está en el futuro. Elige un día posterior.
away-refused-order = «{ $until }» cae antes del comienzo, «{ $since }». Elige un día posterior.
away-refused-far = «{ $typed }» está demasiado lejos. Elige uno de los próximos { $most } días.
away-refused-year = Es demasiado. De los { $most } días de vacaciones al año { $left ->
    [0] no queda ninguno
    [one] queda uno
   *[other] quedan { $left }
  }. Para más tiempo, da tu héroe a alguien con /adventure hand-over, o al piloto automático con /adventure autopilot.
away-refused-awake = Esas horas de silencio son demasiadas: deja al menos { $hours ->
    [one] una hora
   *[other] { $hours } horas
  } del día para tus partidas. Para ausentarte más tiempo, usa /away until.
away-refused-time = No entiendo «{ $typed }» como hora. Escribe 22:00 o 10 pm, o «ninguna».
away-refused-both = Las horas de silencio necesitan un principio y un fin distintos, como 22:00 y 8:00. Escribe «ninguna» para no tenerlas.
away-refused-back = No estás de vacaciones. Si una mesa te cuenta como ausente por turnos perdidos, escribe allí /pace back.

## Calls

calls-in-game = En esta partida { $calls ->
    [off] nadie te llama
    [turns] se te llama cuando te toca, sin recordatorios
   *[all] se te llama cuando te toca, y se te recuerda
  }{ $calls ->
    [off] {""}
   *[other] { $where ->
        [off] {" "}solo en el tablón
        [private] {" "}por mensaje privado
       *[channel] {" "}en su canal
      }, { $most ->
        [0] ninguna vez
        [one] una vez
       *[other] { $most } veces
      } por turno como mucho{ $first ->
        [start] {""}
        [never] , pero por correo nunca
        [two-hours] , por correo la primera a las dos horas
        [half] , por correo la primera a la mitad del tiempo
       *[end] , por correo solo cerca del final
      }
  }{ $snoozed ->
    [yes] , pero no antes de { $until }.
   *[no] .
  }
calls-snoozed = { $snoozed ->
    [yes] Nadie te llama antes de { $until }, en ninguna partida. Después oyes una vez qué te sigue esperando.
   *[no] Tus partidas vuelven a llamarte.
  }
calls-refused-hours = Elige un número de horas del 1 al { $most }, o 0 para que se te vuelva a llamar ya.

## Time of day, asked once

time-asked = **¿Qué hora es donde estás?**
    Esta partida dura días. Solo te llamo de día, así que dime cuándo es. Te lo pregunto una vez, para todas tus partidas.
time-choose = ¿Qué hora es ahora?
time-now = Ahora: { $time }
time-other = Otra hora
time-elsewhere = Escribe /away me y di tu zona: empieza a escribir una ciudad y elige de la lista. Hasta entonces supongo que tu noche es la del anfitrión.
time-nights = Elegir otras horas de silencio
time-night = De { $start } a { $end }
time-no-night = Llamarme a cualquier hora

## Hints

tutorial-done = Ya sabes lo básico. Sigue jugando cuanto quieras; `/adventure end` acaba esta mazmorra, y `/adventure new` abre una partida propia.
tutorial-over = Esa ha sido tu primera mazmorra. `/adventure new` abre una partida propia; `/tutorial` te enseña otro juego.
