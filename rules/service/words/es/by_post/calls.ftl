# Whom a change calls, and with which words.

call-in = **{ $game }** · { $said } { $link }
call-turn = Le toca a { $hero }.
call-ahead = Ha empezado una ronda nueva. Ya puedes planear el turno de { $hero }.
call-next = El siguiente turno es de { $hero }.
call-voice = { $about ->
    [ballot] A { $hero } se le ha acabado el tiempo. Vota, por favor, qué pasa ahora.
    [undo] { $hero } quiere deshacer pasos. ¿Estás de acuerdo?
    [concede] Alguien propone acabar la aventura. Vota, por favor.
   *[retired] Alguien ha dejado la mesa para siempre.
  }
call-paused = { $hero } ha parado los relojes de esta mesa hasta { $until }{ $said ->
    [yes] : «{ $reason }».
   *[no] .
  } Cualquiera de la mesa puede ponerlos en marcha con /pace resume.
call-extended = { $hero } ha dado { $hours } { $hours ->
    [one] hora
   *[other] horas
  } más a { AND($heroes) }.
call-wanted = ¿Sigue en pie tu sala de espera? Si nadie pulsa nada en su tarjeta, se cierra { $until }.
call-rests = Ahora no hay nadie del grupo, así que tu mesa descansa: no pasa nada hasta que alguien la despierte o vuelva de vacaciones.
call-still = La mesa lleva { $weeks } { $weeks ->
    [one] semana
   *[other] semanas
  } esperando a { AND($heroes) }. Como anfitrión puedes fijar un tiempo por turno con /adventure settings, u ofrecer el asiento.{ $resting ->
    [yes] {" "}Desde ahora esta mesa descansa; cualquiera de allí puede despertarla.
   *[no] {""}
  }
call-away = { $misses ->
    [one] Un turno tuyo ha pasado
   *[other] { $misses } turnos tuyos han pasado
  } en silencio, así que aquí cuentas como ausente. { $waits ->
    [yes] La mesa espera a { $hero }
   *[no] { $hero } se juega por ti, con cautela, mientras haya otros aquí
  }, y no se te vuelve a llamar. El botón te trae de vuelta, con todo el tiempo para tu turno.
button-return = He vuelto
