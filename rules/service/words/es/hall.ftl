# The hall of fame and the dungeon of the day.

## Words for what runs count

tally-levels = { $count ->
    [one] { $count } nivel
   *[other] { $count } niveles
  }
tally-missions = { $count ->
    [one] { $count } encargo
   *[other] { $count } encargos
  }
tally-gold = { $count } de oro

## The hall

hall-title = { $mine ->
    [yes] { $game }: tus partidas aquí
   *[no] { $game }: el salón de la fama
  }
hall-about-all = Partidas que gente de este servidor jugó hasta el final. Cada línea muestra sus ajustes, así que compara lo comparable.
hall-about-day = La mazmorra del { $day } (UTC), la misma en todos los servidores. Cualquiera puede calcular sus dados, así que tómalo como una competición amistosa.
hall-empty = { $mine ->
    [yes] Aún no has acabado ninguna partida aquí.
   *[no] Nadie ha acabado aún aquí una partida que cuente. La primera se lleva el primer puesto.
  }
hall-uncounted = No cuentan: tutoriales, campañas, partidas con semilla elegida y partidas abandonadas, acabadas antes de tiempo o terminadas solo por el piloto automático.
hall-place = { $place }.
hall-score = Puntos: { $score }
hall-no-score = sin puntos: este juego no los lleva
hall-daily = diaria del { $day }
hall-result-victory = ganada
hall-result-defeat = perdida
hall-result-finished = terminada
hall-unranked-chosen = sin puesto: su semilla fue elegida
hall-unranked-repeat = sin puesto: alguien ya había intentado antes esta diaria

hall-proof-good = Comprobado: los pasos ({ $steps }) siguen las reglas, los dados ({ $dice }) se deducen de la semilla y los puntos son correctos. Aquí está el registro. Para comprobarlo por tu cuenta: undercroft verify FILE
hall-proof-bad = Esta partida no coincide con su registro desde el paso { $steps }. { $fault }
hall-fault-cut = Su registro acaba antes que la partida.
hall-fault-day = Su registro es de otro día.
hall-fault-score = Su registro lleva a otros puntos.
hall-former = alguien que jugó antes

## Refusals, to one person alone

error-no-such-run = El salón de este servidor no tiene esa partida. Mira /hall.
error-hall-busy = Estoy comprobando otra partida. Inténtalo de nuevo en un minuto.
