# Adventures that nobody can be shown, people who left the server, and the names of threads.

## Adventures that nobody can be shown, and people who left the server

parked-note = Ya no puedo mostrar «{ $title }»: { $why ->
    [gone] su canal o hilo se borró. No se ha perdido nada. Para continuar, escribe /adventure move-here en otro canal del servidor.
    [closed] no tengo permiso para escribir en su canal. No se ha perdido nada. Para continuar, pide a quien lleva el servidor que me deje escribir allí, o escribe /adventure move-here en otro canal.
    [locked] su hilo está bloqueado. No se ha perdido nada. Para continuar, pide a quien lleva el servidor que lo desbloquee, o escribe /adventure move-here en otro canal.
    [outside] su hilo privado está cerrado para mí. No se ha perdido nada. Para continuar, mencióname allí una vez o añádeme al hilo, o escribe /adventure move-here en otro canal.
    [timeout] estoy en aislamiento temporal en ese servidor hasta { $until }. No se ha perdido nada, y después continúa por sí sola. Quien lleva el servidor puede levantarlo antes.
    [removed] me han quitado del servidor. No se ha perdido nada. Continúa donde estaba cuando se me vuelva a invitar.
    [refused] Discord no acepta ninguna de sus tarjetas, ni siquiera sin imágenes; quizá las bloquea un filtro del servidor. No se ha perdido nada y sigo intentándolo. Para continuar antes, pide a quien lleva el servidor que deje pasar mis mensajes en AutoMod, o escribe /adventure move-here en otro canal.
   *[unavailable] no puedo llegar al servidor. Continúa por sí sola cuando pueda.
  } Hasta entonces sus relojes están parados.
clock-parked = Todos los relojes están parados desde { $since }, porque no podía mostrar esta mesa.
notice-unpark = { $post ->
    [yes] { $why ->
        [stopped] El juego ha estado parado
       *[other] No he podido mostrar esta mesa durante
      }{" "}{ $hours ->
        [0] {""}
        [one] una hora y{" "}
       *[other] { $hours } horas y{" "}
      }{ $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
      }. Ese tiempo no le cuenta en contra a nadie, y los relojes vuelven a correr.
   *[no] { $why ->
        [stopped] El juego continúa.
       *[other] Vuelvo a poder mostrar esta mesa.
      }
  }
notice-departed = Quien llevaba a { $hero } ha dejado el servidor: cualquiera puede tomar el asiento.
notice-move = Esta aventura viene de otro canal.

move-choice = { $parked ->
    [yes] ⚠ { $title }: { $heroes }
   *[no] { $title }: { $heroes }
  }
move-refused-none = No tienes ninguna aventura así en este servidor. Empieza a escribir y elige una de la lista.
move-refused-which = { $count ->
    [0] Todas tus aventuras de este servidor se pueden mostrar donde están. Para traer una aquí de todos modos, elígela de la lista.
   *[other] { $count } de tus aventuras de este servidor no se pueden mostrar donde están. Elige una de la lista.
  }

clock-play-stopped = Quien lleva este bot ha parado el juego desde { $since }. Todos los relojes están parados; no se ha perdido nada.
nudge-refused-quiet = Este es un canal tranquilo, donde no se llama a nadie. Cada cual recibe los recordatorios privados que eligió.

## The name of a thread

sign-turn = ⏳ { $heroes }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
  } · { $title }
error-there-already = { $name } ya está en { $channel }.
answer-moved-there = { $name } continúa en { $channel }. Su tarjeta llegará enseguida.
