# What people are told when Discord does not take what I send, by what its code means
# (cogs/base/refusals.py); and what takes the place of a card or a picture that it does not take.

error-refused = Discord no ha aceptado mi respuesta (código { $code }). Puede que lo que hiciste haya contado: mira la última tarjeta antes de intentarlo de nuevo. Si sigue así, di el código a quien me lleva.
error-busy = Discord no me acepta nada más por ahora. Puede que lo que hiciste haya contado: mira la última tarjeta dentro de un minuto antes de intentarlo de nuevo.
error-login = Discord no me deja entrar en este momento. Inténtalo más tarde y, si sigue así, di a quien me lleva que Discord responde { $code }.
error-no-server = Discord dice que no estoy en este servidor. No se ha perdido nada: todo continúa donde estaba cuando se me vuelva a invitar.
error-no-person = Discord no conoce a nadie así aquí. Puede que se haya ido: elige a alguien que esté en este servidor.
error-no-whispers = Discord no me deja escribir mensajes directos a esa persona. Puede permitirlos en los ajustes de privacidad de un servidor que compartamos.
error-message-gone = Ese mensaje ya no se puede cambiar. Escribe /adventure status para ver la tarjeta actual.
error-blocked = Un filtro ha bloqueado mi respuesta, quizá por un nombre que contiene. Puede que lo que hiciste haya contado: mira la última tarjeta. Quien lleva el servidor puede dejar pasar mi rol: Ajustes del servidor, AutoMod, la regla, «Permitir ciertos roles o canales».
error-blocked-title = Un filtro ha bloqueado ese nombre. Elige otras palabras o no uses la opción del hilo; quien lleva el servidor puede dejar pasar mi rol en Ajustes del servidor, AutoMod.
error-blocked-link = Discord ha tomado algo de mi respuesta por un enlace dañino. Puede que lo que hiciste haya contado: mira la última tarjeta. No pongas direcciones en nombres ni textos.
error-files = Discord no ha aceptado la imagen o el archivo (código { $code }). Prueba otro formato o un mapa más pequeño; /settings me muestra los mapas en palabras.
error-uploads = Discord limita por ahora los envíos de archivos en este servidor, así que aquí no puedo enviar imágenes ni archivos. /settings me muestra los mapas en palabras.
error-form = Discord no ha podido leer mi respuesta (código { $code }); quien me lleva la encuentra en el registro. Puede que lo que hiciste haya contado: mira la última tarjeta. Quizá pase un texto más corto.
error-channel-kind = Eso no va en este tipo de canal. Usa un canal de texto normal o un hilo de uno.
error-thread-locked = Este hilo está archivado o bloqueado y no puedo escribir en él. Pide a quien lleva el servidor que lo desbloquee, o escribe /adventure move-here en otro canal.
error-thread-full = Este hilo tiene tantos miembros como permite Discord. Usa otro, o el canal mismo.
error-two-factor = Este servidor pide autenticación de dos factores. Quien me lleva tiene que activarla en su cuenta antes de que yo pueda hacer eso aquí.

card-plain = { $kind ->
    [lobby] Aquí se prepara una partida. Discord no ha aceptado su tarjeta con todo lo que hay que decir, pero puedes unirte y empezar con los botones de abajo.
    [dungeon] Discord no ha aceptado esta tarjeta con su mapa y su relato. Continúa con lo que hay abajo.
    [end] Esta aventura ha terminado. Discord no ha aceptado su última tarjeta con su mapa y su relato; los botones de abajo cuentan más.
    [cancelled] Esta aventura se acabó. Discord no ha aceptado su última tarjeta.
   *[turn] La partida continúa. Discord no ha aceptado esta tarjeta con su mapa y su relato: los botones de abajo funcionan, **Mapa** muestra el mapa y **Más** cuenta lo que pasó.
  }
picture-refused = Discord no ha aceptado la imagen. Mapas en palabras: /settings me
note-plain = Algo te espera en una de tus partidas{ $place ->
    [no] .
   *[other] {" "}en { $place }.
  }
