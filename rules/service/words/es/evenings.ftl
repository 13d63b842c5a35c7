# Evenings: dates that are fixed for a game. What is refused, and why one could not begin.

-evening-examples = viernes 20:00 · mañana 19:30 · en 3 días a las 20:00 · 24/12/2026 20:00 · 24 de diciembre a las 8 de la noche CET · 2026-12-24 20:00
evening-refused-read = No entiendo «{ $typed }» como día y hora. Escríbelo como uno de estos: { -evening-examples }
evening-refused-time = «{ $typed }» no tiene hora. Añade una, como en: { -evening-examples }
evening-refused-day = «{ $typed }» nombra un día que no existe. Escribe el día antes que el mes, o el mes por su nombre, como en: { -evening-examples }
evening-refused-hour = No existe la hora { $hour }. Escribe 8 pm o 20:00.
evening-refused-weekday = En «{ $typed }» el día de la semana y la fecha no concuerdan. Deja fuera uno de los dos.
evening-refused-past = Eso ya ha pasado: entiendo <t:{ NUMBER($at, useGrouping: 0) }:F>. Elige una hora que aún esté por venir.
evening-refused-far = Falta más de un año: entiendo <t:{ NUMBER($at, useGrouping: 0) }:F>. Elige una hora dentro de un año.
evening-refused-game = Nadie juega en este canal, así que di qué juego será: elige uno en `game`.
evening-refused-table = En este canal hay una partida en la que no juegas. Quienes juegan en ella pueden fijarle una velada. Para una partida nueva, elige un juego en `game`.
evening-refused-preset = Ese juego no tiene ajustes llamados «{ $name }». Elige unos de la lista.
evening-refused-role = Este servidor no tiene ningún rol al que llamar. Quien lo gestiona puede elegir uno con /server settings. O deja fuera `call`.
evening-refused-many = { $where ->
    [server] Este servidor tiene { $most ->
        [one] { $most } velada prevista
       *[other] { $most } veladas previstas
      }
    [here] Este canal tiene { $most ->
        [one] { $most } velada prevista
       *[other] { $most } veladas previstas
      }
   *[yours] Tienes { $most ->
        [one] { $most } velada prevista
       *[other] { $most } veladas previstas
      } en este servidor
  }, y ese es el límite. Espera a que pase una, o cancela una.
evening-refused-over = Esta velada ya pasó o se canceló. Fija otra con /adventure evening.
evening-refused-gone = Esta velada ya no se guarda. Fija otra con /adventure evening.
evening-refused-players = Esta velada es para quienes juegan una partida en curso. Para tomar asiento en ella, escribe /adventure join en su canal; después podrás responder aquí.
evening-refused-full = La mesa está llena: { $most } personas dijeron que sí, y el juego no admite más. Di quizá y vuelve a mirar más tarde.
evening-refused-crowd = Ya han respondido { $most } personas, y no caben más.
evening-refused-host = Solo puede cambiar esta velada quien la fijó, y quien gestiona el canal o el servidor.

evening-missed-late = No estuve a la hora, y me di cuenta demasiado tarde. No se abrió nada. Abre la sala de espera con /adventure new cuando el grupo se reúna.
evening-missed-over = La partida para la que era ha terminado.
evening-missed-nobody = Nadie dijo que sí.
evening-missed-place = { $why ->
    [gone] el canal o hilo se borró.
    [locked] el hilo está bloqueado.
    [outside] no estoy en ese hilo privado. Mencióname allí una vez, o añádeme.
    [timeout] estoy en aislamiento temporal en el servidor.
    [removed] me han quitado del servidor.
    [unavailable] no puedo llegar al servidor.
   *[closed] no tengo permiso para escribir y mostrar imágenes allí.
  }
evening-host-missed = «{ $title }» en { $place } no pudo empezar: { $why }
evening-host-unsaid = No pude avisar a la gente de { $place } sobre «{ $title }»: { $why }
