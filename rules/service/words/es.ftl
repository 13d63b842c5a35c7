# What several rooms of the service say, and refusals wherever somebody is.

error-no-adventure = Esa aventura ya no existe. Abre una nueva con /adventure new.
error-elsewhere = Esa aventura se juega en otro canal. Ve allí para participar.
error-no-adventure-here = En este canal no hay ninguna aventura. Abre una con /adventure new.
error-adventure-nearby = En este canal no hay ninguna aventura. Dilo en { $places }, donde se juega una. Para abrir otra aquí, escribe /adventure new.
error-guest = No soy miembro de este servidor, así que aquí no se pueden jugar aventuras. Invítame a un servidor tuyo y abre una allí con /adventure new.
error-not-begun = Esta aventura aún no ha empezado. El anfitrión la empieza con el botón Empezar.
error-begun-already = La partida ha empezado; eso solo se puede hacer en la sala de espera.
error-over = Esta aventura ha terminado. Abre una nueva con /adventure new.
error-channel-taken = Este canal ya tiene una aventura: termínala, acábala con /adventure end, o abre la nueva en un hilo (/adventure new thread:True).
error-already-seated = Ya tienes un asiento.
error-full = Todos los asientos están ocupados ({ $most }). Puedes mirar cuanto quieras.
error-not-seated = Aquí no tienes ningún asiento que dejar.
error-join-first = No tienes asiento en esta aventura. Toma uno con /adventure join.
error-only-host = Eso solo puede hacerlo el anfitrión de esta aventura.
error-no-such-seat = Aquí no hay ningún asiento { $seat } en una aventura en curso. Elige uno de la lista.
error-no-such-setting = No hay ningún ajuste llamado «{ $name }». Elige uno de la lista.
error-bad-setting = «{ $value }» no vale para { $name }. Elige uno de estos valores: { $values }.
error-no-such-ruleset = No hay ningún juego llamado «{ $name }». Elige uno de la lista.
error-conflict = Alguien se adelantó. Mira la última tarjeta y elige de nuevo.
error-no-such-roll = Los dados de esta tabla no pueden sacar { $roll }. Da un número del { $least } al { $most }.
error-newer-state = Esta aventura la guardó una versión más nueva del programa (formato { $found }; esta conoce { $known }). Pide a quien lleva el bot que lo actualice.
error-store-unavailable = Ahora no puedo escribir en la base de datos. No se ha cambiado nada; inténtalo de nuevo en un minuto.
error-store-damaged = Algo guardado en la base de datos está dañado y no puedo leerlo. No se ha cambiado nada. Quien lleve el bot: detenlo y ejecuta «undercroft doctor».
error-store-uncertain = La conexión con la base de datos se cortó, así que no sé si se hizo. Mira la tarjeta antes de repetirlo.
error-store-taken = Otra copia de este bot ha tomado el relevo, y esta se está parando. No se ha cambiado nada; repítelo, por favor.
