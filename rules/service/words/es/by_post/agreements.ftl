# What a table agrees on: pauses, more time, votes, seats that change hands, days off, farewells.

## Lobbies and seats

lobby-wanted-heard = Bien: esta sala de espera sigue abierta.
answer-took-over = Ahora llevas a { $hero }.

## A table's calendar: days on which no clock runs

calendar-days = Ningún reloj corre en estos días: { $days } ({ $zone }).
# the same
calendar-stretch = { $first } – { $last }
calendar-empty = Esta mesa no tiene festivos propios. El anfitrión los añade con /pace holidays add.
calendar-added = Los relojes de esta mesa se paran ahora en estos días: { $days } ({ $zone }).
calendar-removed = Los relojes de esta mesa corren ahora en estos días como en los demás: { $days } ({ $zone }).
calendar-refused-read = «{ $typed }» no es una fecha. Escribe un día como 24/12/2026, o varios como «24/12 a 27/12».
calendar-refused-when = «{ $typed }» no vale. Elige días que aún no han llegado, entre los próximos { $most }.
calendar-refused-many = Son demasiados días: en el calendario caben { $most } como mucho y { $left ->
    [0] está lleno. Quita uno antes con /pace holidays remove.
    [one] queda sitio para uno más.
   *[other] queda sitio para { $left } más.
  }
calendar-refused-none = «{ $typed }» no está en el calendario de esta mesa. /pace holidays list muestra sus días.

## Heroes that are given up, parties that call it an end

retire-done = ¡Adiós! { $hero } ya no es cosa tuya. Cualquiera que venga a esta mesa puede tomar el asiento. También tú, con /adventure join, mientras esté libre.
notice-retire = Quien llevaba a { $hero } se ha ido para siempre. { $hero } sigue como acompañante. Cualquiera puede tomar el asiento con /adventure join, y el anfitrión puede ofrecerlo con /adventure hand-over.
concede-open = Propuesta de acabar la aventura, de { AND($heroes) }. Decide más de la mitad de { $voters }; da tu acuerdo con /adventure concede.
concede-heard = Tu voto vale un día, o hasta que sigas jugando: { $agreed } de { $voters } quieren acabar la aventura. Decide más de la mitad.
concede-taken-back = Quieres seguir. { $agreed } de { $voters } quieren acabar la aventura.
concede-carried = La votación decide: el grupo da media vuelta.
concede-refused-campaign = Una campaña se acaba en la ciudad: cuando el grupo esté en casa, todos sus miembros deben estar de acuerdo.
concede-refused-away = { $hero } está ahora en piloto automático. Vuelve a llevar a tu héroe con /pace back o /adventure autopilot, y podrás votar.
hand-over-refused-led = Alguien lleva ya a { $hero }. Solo puedes ofrecer asientos libres.
hand-over-refused-hero = Aquí ningún héroe se llama «{ $hero }». Elige uno de la lista.

## Pauses, more time, votes, seats that change hands

pace-remind =
    { $by ->
        [none] { $part ->
            [85] Le toca a { $hero }, y el tiempo casi se acaba: { $due }.
            [100] A { $hero } se le ha acabado el tiempo. El turno sigue siendo tuyo hasta que los demás decidan otra cosa.
           *[other] Le toca a { $hero }. Ha pasado la mitad del tiempo; el resto acaba { $due }.
        }
       *[other] { $by } pregunta si puedes jugar pronto: le toca a { $hero }, hasta { $due }.
    } { $last ->
        [yes] Solo falta tu turno: todos te esperan.
       *[no] La mesa espera también a otros.
    }
pace-paused = Todos los relojes de esta mesa están parados hasta { $until }. Cualquiera puede ponerlos en marcha con /pace resume. Se lo he dicho a los demás.
pace-refused-pause-days = Una pausa dura de un día a { $most }. Cuando acabe, puedes pedir otra.
pace-sooner-done = La mayoría está de acuerdo: el tiempo de la mesa vale ahora también para los turnos en curso. Quien está en su turno recibe un margen justo.
pace-sooner-heard = Tu voto cuenta. { $left } { $left ->
    [one] voto
   *[other] votos
  } más y el tiempo de la mesa valdrá para los turnos en curso.
pace-refused-sooner = Todos los turnos en curso tienen ya el tiempo de la mesa.
pace-refused-more = Un turno puede recibir en total una semana más; { $left ->
    [0] este ya la ha tenido.
    [one] queda una hora de ella.
   *[other] quedan { $left } horas de ella.
  }
pace-resumed = Los relojes vuelven a correr. A todos les queda al menos tanto tiempo como antes de la pausa.
pace-more-time = Todos aquellos a quienes les toca tienen { $hours } { $hours ->
    [one] hora
   *[other] horas
} más.
pace-back = Vuelves a llevar a { $hero }. Si te toca, tienes todo el tiempo para tu turno.
nudge-sent = Recordatorio enviado: { AND($heroes) }. Sustituye a uno automático, así que nadie recibe más recordatorios de lo habitual.
nudge-sent-live = Aviso enviado: { AND($heroes) }. En el juego en vivo se avisa una vez por turno.
nudge-refused-asked = Alguien ha avisado ya a { AND($heroes) } en este turno. El anfitrión puede poner al héroe en piloto automático con /adventure autopilot; si el anfitrión tampoco responde, puedes hacerlo tú.
nudge-refused-live = Hace un momento hubo señales de { AND($heroes) }. Si no hay ninguna más en { $wait } { $wait ->
    [one] minuto
   *[other] minutos
  }, puedes avisar con /pace nudge.
call-asked = { $by } pregunta por ti: le toca a { $hero }.
nudge-refused-nobody = La mesa no espera ahora a nadie más.
nudge-refused-now = Ahora no puedes enviar recordatorio a { AND($heroes) }. Se puede enviar cuando el turno tiene una hora, y otra vez cuando ha pasado la mitad del tiempo, pero no con el reloj parado (de noche, en vacaciones).
nudge-refused-still = Los relojes de esta mesa están parados, así que no se recuerda nada a nadie. /pace resume los pone otra vez en marcha.

pace-refused-live = Esta partida se juega en vivo, sin relojes. Para usar este comando, el anfitrión debe poner antes el ritmo por correo.
pace-refused-paused = Los relojes de esta mesa ya están parados.
pace-refused-running = Los relojes de esta mesa ya corren.
pace-refused-nobody-awaited = La mesa no espera ahora a nadie, así que nadie necesita más tiempo.
pace-refused-not-away = Ya llevas a { $hero }; no constabas como ausente.

vote-heard = Has votado: { $wish ->
    [skip] actuar con cautela por { $hero }
    [replace] buscar a otra persona que lleve a { $hero }
    [pause] pausar la partida
   *[wait] seguir esperando a { $hero }
  }. Hace falta más de la mitad de { $voters } votos.
vote-carried = La votación decide: { $wish ->
    [skip] { $hero } actúa ahora con cautela
    [replace] el asiento de { $hero } se ofrece a otra persona
    [pause] los relojes se paran
   *[wait] la mesa sigue esperando a { $hero }
  }.
vote-refused-own = Esta votación va sobre ti, así que deciden los demás. Juega tu turno, o vuelve con /pace back.
vote-refused-away = Aquí cuentas como ausente. Vuelve con /pace back, y podrás votar.
vote-refused-not-late = { $hero } aún tiene tiempo. Podrás votar cuando se acabe.
vote-refused-lately = En los dos últimos días hubo una votación sobre { $hero }. Pídelo de nuevo más tarde.

hand-over-offered = { $to } puede tomar el asiento de { $hero } con /adventure accept en el plazo de una semana.
hand-over-note = Se te ofrece un asiento: escribe aquí /adventure accept para llevar a { $hero }.
hand-over-refused-seated = Esa persona ya tiene un asiento en esta mesa. Ofrécelo a alguien que no tenga.
hand-over-refused-none = Nadie te ha ofrecido un asiento aquí, o la oferta ha caducado. Toma un asiento libre con /adventure join.
reclaim-done = Vuelves a llevar a { $hero }. Un turno que ya ha empezado conserva el tiempo que le queda.
reclaim-refused = Aquí no hay ningún asiento que puedas recuperar. Se puede durante tres días desde que lo toma otra persona.
host-done = { $who } es ahora anfitrión de esta aventura.
host-refused-same = Esa persona ya es el anfitrión de esta aventura.
host-refused-there = El anfitrión sigue aquí. Otra persona puede relevarlo cuando se haya ido, o cuando haya perdido tantos turnos como permite la mesa.
host-refused-live = El anfitrión ({ $host }) estaba aquí hace un momento. Si no hace nada en { $wait } { $wait ->
    [one] minuto
   *[other] minutos
  } más, cualquiera que juegue aquí puede relevarlo con /adventure host.
host-refused-seat = Solo puede ser anfitrión quien tenga un asiento en esta mesa.
