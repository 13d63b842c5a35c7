# The message of an evening, its panels and forms, and what is said once in its channel.

evening-title = { $game }, en compañía
evening-when = <t:{ NUMBER($at, useGrouping: 0) }:F>, <t:{ NUMBER($at, useGrouping: 0) }:R>
evening-what = { $table ->
    [yes] { $game }: la partida de { $channel } continúa.
   *[no] { $game }{ $preset ->
        [none] {""}
       *[other] {" "}({ $preset })
      }. La sala de espera se abre aquí sola a esa hora.
  }
evening-yes = **Sí ({ $count }{ $most ->
    [0] {""}
   *[other] {" "}de { $most }
  }):** { $names }
evening-perhaps = **Quizá ({ $count }):** { $names }
evening-no = **No ({ $count }):** { $names }
evening-nobody = –
evening-others = { $names } y { $more } más
evening-small = { $host ->
    [no] A quien dijo que sí se le avisa una hora antes.
   *[other] A quien dijo que sí se le avisa una hora antes. { $host } puede moverla o cancelarla.
  }
evening-off = ⚠ Cancelada.
evening-begun = { $table ->
    [yes] Ha empezado, en { $channel }.
   *[no] La sala de espera está abierta, en { $channel }.
  }
evening-missed = ⚠ No empezó por sí sola. Cuando el grupo se reúna, escribe /adventure new.
button-evening-yes = Sí
button-evening-perhaps = Quizá
button-evening-no = No
button-evening-move = Mover
button-evening-off = Cancelar
button-evening-sure = Cancelarla
button-evening-plan = Fijarla
button-evening-again = Escribir de nuevo
button-evening-moved = Moverla

evening-read = ### Lo entiendo como <t:{ NUMBER($at, useGrouping: 0) }:F>
    Es <t:{ NUMBER($at, useGrouping: 0) }:R>. Discord lo muestra según tu propio reloj. ¿Es lo que quieres decir?
evening-doubt-zone = No conozco tu zona horaria, así que uso UTC. Escríbela con la hora, como en «8pm CET» o «8pm Madrid», o usa una vez /away me.
evening-doubt-shared = Varias zonas horarias se llaman así; uso { $zone }.
evening-doubt-season = Ese nombre es de la otra mitad del año; uso el reloj de { $zone } en ese día.
evening-doubt-half = He entendido la tarde o noche, pues no escribiste ni am ni pm.
evening-doubt-midnight = He entendido la medianoche en que termina ese día.
evening-doubt-order = No tenía claro qué número es el día y cuál el mes.
evening-doubt-week = No tenía claro a qué semana te refieres.
evening-doubt-year = Ese día acaba de pasar, así que lo pongo el año que viene.
evening-doubt-gap = Esa hora no existe: entonces los relojes se adelantan. Pongo el primer momento posterior.
evening-doubt-twice = Esa hora llega dos veces: entonces los relojes se atrasan. Pongo la primera.
evening-doubt-day = Esa hora ya ha pasado hoy, así que la pongo mañana.
evening-planned = Hecho. Está en el canal, y quien venga puede decirlo allí.
evening-no-right = No está en el calendario del servidor: me falta el permiso «Crear eventos». Todo lo demás funciona igual.
role-quiet = No se llamará al rol del servidor: este es un canal tranquilo, donde no se llama a nadie.
role-mute = No se llamará al rol { $role }: aquí no puedo mencionarlo. Quien gestiona el servidor puede permitir que todos mencionen ese rol, o darme «Mencionar @everyone, @here y todos los roles».
evening-form = Mover la velada
evening-form-anew = ¿Cuándo?
evening-form-when = Día y hora
evening-form-help = Como en «viernes 20:00» o «24 de diciembre 20:00 CET»
evening-moved = Movida. Se avisa a quien quería venir.
evening-sure = ¿Cancelarla? Se avisa a quien quería venir. Esto no se puede deshacer.
evening-gone-off = Cancelada.
evening-answered = Anotado.
evening-event = Quién viene y a qué: { $link }

evening-say-hour = **{ $title }** empieza <t:{ NUMBER($at, useGrouping: 0) }:R>: { $people }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
  }
evening-say-moved = **{ $title }** se ha movido: ahora es <t:{ NUMBER($at, useGrouping: 0) }:F> (<t:{ NUMBER($at, useGrouping: 0) }:R>). ¿Sigue viniéndote bien? { $people }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
  }
evening-say-off = ⚠ **{ $title }**, prevista para <t:{ NUMBER($at, useGrouping: 0) }:F>, se ha cancelado. { $people }
evening-say-now = { $table ->
    [yes] ⚔ **{ $title }**: es la hora, en { $channel }. { $people }
   *[no] ⚔ **{ $title }**: la sala de espera está abierta. Pulsa Unirse en su tarjeta. { $people }
  }{ $role ->
    [none] {""}
   *[other] {" "}{ $role }
  }
lobby-say-role = ⚔ Aquí hay una sala de espera abierta: { $game }. { $role }
