# Settings of an adventure and of its pace.

## What settings are called

setting-together = Turnos de una ronda

setting-turn-time = Tiempo por turno
setting-absence = Cuando se acaba el tiempo
setting-window = Tiempo para objetar
setting-misses = Turnos perdidos hasta contar como ausente
setting-weekends = Fines de semana
setting-vacations = Vacaciones
setting-zone = Zona horaria de la mesa

post-agreed = Tiempo por turno: { $time }.{ $together ->
    [round] {" "}Una ronda tiene un solo tiempo para todos.
    [yes] {" "}Los turnos de una ronda se juegan juntos.
   *[no] {""}
  }{ $common ->
    [yes] {" "}{ $decided }.{ $window ->
        [off] {""}
       *[other] {" "}Los demás tienen { $otherwise } para objetar.
      }
   *[no] {""}
  } Cuando se acaba el tiempo: { $absence }. Se cuenta como ausente tras { $misses ->
    [one] un turno perdido
   *[other] { $misses } turnos perdidos
  }.
setting-thread-name = Mostrar a quién le toca en el nombre del hilo

setting-language = Idioma de la mesa
setting-preset = Modalidad
setting-pace = Ritmo

## What values are called, whatever the setting; a system may have words of its own

value-together-off = uno tras otro
value-together-on = juntos: un tiempo para todos
value-1min = un minuto
value-5min = 5 minutos
value-30min = 30 minutos
value-window-off = ninguno: decide quien llega antes
value-2h = 2 horas
value-6h = 6 horas
value-12h = 12 horas
value-24h = un día
value-48h = dos días
value-72h = tres días
value-7d = una semana
value-daily-08 = cada día a las 8:00
value-daily-12 = cada día a las 12:00
value-daily-18 = cada día a las 18:00
value-daily-21 = cada día a las 21:00
value-wait = esperar
value-guard = actuar con cautela en su lugar
value-autopilot = piloto automático, a su estilo
value-vacations-wait = la mesa espera
value-vacations-play = órdenes y piloto automático
value-weekends-on = cuentan como los demás días
value-weekends-off = los relojes se paran
value-thread-name-on = sí, en hilos que yo abra
value-thread-name-off = no

value-on = sí
value-off = no
value-live = en vivo
value-post = por correo
value-custom = propia
value-none = nada
value-vote = por votación
value-random = al azar
value-player = elige quien juega

## What settings do, and the headings of their lists

settings-group-time = Modalidad y ritmo
settings-group-party = El grupo
settings-group-dungeon = La mazmorra
settings-group-fights = Combates
settings-group-turns = Turnos y tiempo
settings-group-rules = Reglas
settings-group-house = Reglas de la casa

setting-preset-about = Ajusta todo de una vez, desde una partida rápida hasta una larga o difícil.
setting-pace-about = En vivo: todos están conectados a la vez. Por correo: hay horas o días para cada turno.
setting-language-about = En qué idioma están las tarjetas, llamadas y tablones de esta mesa. Lo que solo ves tú llega en el tuyo: /settings me.
setting-turn-time-about = Cuánto tiempo hay para un turno antes de que la mesa siga.
setting-absence-about = Qué pasa cuando alguien no juega su turno a tiempo.
setting-window-about = Cuando decide quien llega antes: cuánto tienen los demás para objetar.
setting-misses-about = Tras cuántos turnos perdidos seguidos se cuenta como ausente.
setting-vacations-about = Si la mesa espera a quien está de vacaciones o el héroe juega solo.
setting-weekends-about = Si los relojes corren los sábados y domingos.
setting-thread-name-about = Si el nombre del hilo dice a quién le toca.
setting-zone-about = La zona horaria para las noches, los fines de semana y los turnos diarios de la mesa.
setting-together-about = Si una ronda tiene un tiempo común en el que todos actúan o planean en cualquier orden.
