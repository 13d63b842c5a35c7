# Where games may be begun and by whom, what the owner of the bot has stopped, and cooldowns.

error-play-stopped = Quien lleva este bot ha parado todo el juego aquí desde <t:{ NUMBER($since, useGrouping: 0) }:f>. Los relojes están parados y no se ha perdido nada: las partidas continúan donde están cuando se vuelva a permitir jugar.
error-new-stopped = Quien lleva este bot ha parado por ahora las partidas nuevas aquí. Las partidas en curso siguen.
error-server-closed = Quienes gestionan este servidor han parado por ahora las partidas nuevas. Las partidas en curso siguen.
error-begin-elsewhere = En este canal no puedes empezar partidas. Empieza la tuya en { $channels }, o en un hilo de allí.
error-begin-nowhere = Las partidas solo pueden empezar en ciertos canales, y ya no existen. Quien gestiona este servidor puede elegir otros con /server settings.
error-begin-role = En este servidor solo empieza partidas quien tiene uno de estos roles: { $roles }. Pide a alguien así que abra una y únete a ella.
error-begin-nobody = En este servidor solo ciertos roles pueden empezar partidas, y ya no existen. Quien gestiona este servidor puede elegir otros con /server settings.
error-room-yours = Eres el anfitrión de { $count ->
    [one] una partida
   *[other] { $count } partidas
  } en este servidor, y una persona puede tener { $most } abiertas a la vez. Mira las tuyas con /adventure mine; después acaba una con /adventure end, o cede una con /adventure host.
error-room-server = { $count ->
    [one] En este servidor hay una partida abierta
   *[other] En este servidor hay { $count } partidas abiertas
  }, y el límite es { $most }. Espera a que acabe una, o pide a quien gestiona el servidor que permita más con /server settings.
error-again-later = { $what ->
    [begin] Has empezado demasiadas partidas (en { $minutes } min: { $count }). Puedes empezar la siguiente
    [map] Has pedido demasiados mapas (en un minuto: { $count }). Puedes tener el siguiente
    [evening] Has fijado o movido demasiadas veladas (en { $minutes } min: { $count }). Puedes fijar o mover la siguiente
    [say] Has hablado demasiado a menudo (en { $minutes } min: { $count }). Puedes volver a hablar
    [own] Ya has recibido tus datos (en { $minutes } min: { $count }). Puedes recibirlos de nuevo
    [fights] Has pedido demasiados combates de prueba (en un minuto: { $count }). Puedes tener los siguientes
   *[file] Has pedido demasiados archivos, o muy grandes (en un minuto: { $count } pequeños). Puedes tener el siguiente
  }{" "}<t:{ NUMBER($at, useGrouping: 0) }:R>.
server-named = { $named }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
  }

server-refused-nowhere = Esto solo funciona en un servidor. Úsalo en uno de sus canales.
server-refused-manager = Eso solo puede hacerlo quien tenga el permiso «Gestionar servidor».
server-refused-number = Elige un número del { $least } al { $most }.
server-refused-everyone = Nunca llamo a todo el mundo. Elige un rol que la gente tome porque quiere saber de partidas.
server-refused-unknown = Elige canales o roles de este servidor, { $most } como mucho.

error-stage-unmarked = Solo se preparan partidas en servidores de desarrollo, y este no lo es. Quien lleva el bot puede marcarlo con UNDERCROFT_DEVELOPER_SERVERS.
