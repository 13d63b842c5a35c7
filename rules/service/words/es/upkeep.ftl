# What whoever runs the house reads in the shell.

## undercroft run --check, before a start

check-line = { $level ->
    [well] { $text }
    [note] NOTA: { $text }
    [later] PENDIENTE: { $text }
   *[wrong] PENDIENTE: { $text }
}
check-settings = Los ajustes se pueden leer.
check-unknown = No existe el ajuste { $name }, así que no hace nada. ¿Está mal escrito?
check-shards = UNDERCROFT_SHARDS es { $plan }, pero un archivo SQLite sirve a un solo proceso, que tiene todos los shards. Ponlo en auto, o pasa a PostgreSQL (docs/HOSTING.md).
check-readable = Otros en esta máquina pueden leer { $path }, y con él el token. Deja que lo lea solo su dueño: chmod 600 { $path }
check-token = El token tiene la forma de un token de bot. Si Discord lo acepta se ve al arrancar.
check-no-token = No hay token, así que en vez de Discord se abre la mesa local.
check-bad-token = Lo que hay en DISCORD_TOKEN no es un token de bot, que tiene tres partes separadas por puntos. Cópialo de la página Bot del portal de desarrolladores; el secreto de cliente y la clave pública son otra cosa.
check-new = La base de datos { $path } se crea en el primer arranque.
check-empty = Las tablas de la base de datos { $path } se crean en el primer arranque.
check-on-server = La base de datos { $path } se puede leer. { $missing ->
    [0] Aventuras abiertas: { $open }.
    [one] El arranque cambia su forma con una migración: haz antes una copia.
   *[other] El arranque cambia su forma con { $missing } migraciones: haz antes una copia.
}
check-database = La base de datos { $path } está en buen estado. { $missing ->
    [0] Aventuras abiertas: { $open }.
    [one] El arranque hace una copia y después cambia su forma con una migración.
   *[other] El arranque hace una copia y después cambia su forma con { $missing } migraciones.
}
check-closed = La base de datos { $path } no se puede abrir: { $error }.
check-folder = En la carpeta { $path } se puede escribir.
check-folder-closed = En la carpeta { $path } no se puede escribir: { $error }. Dásela al usuario con el que corre el bot.
check-room = { $short ->
    [no] El disco tiene sitio: { $free } MiB libres.
   *[other] El disco está casi lleno: { $free } MiB libres, y no cabría una copia de la base de datos. Haz sitio.
}
check-games = Los juegos están instalados: { $count }.
check-fonts = Los tipos de letra de los mapas se pueden leer.
check-no-fonts = Los tipos de letra de los mapas no se pueden leer ({ $error }). Instala de nuevo el programa y Pillow.
check-zones = Las zonas horarias están instaladas.
check-no-zones = No hay zonas horarias. Instala el paquete tzdata.
check-clock = El reloj no va por detrás de la fecha de la instalación.
check-clock-behind = El reloj va { $days ->
    [one] un día
   *[other] { $days } días
  } por detrás de la fecha de la instalación. Ponlo en hora: los plazos de los turnos dependen de él.
check-table = La mesa local responde con la misma demora que Discord: UNDERCROFT_TABLE es discord.
check-table-unused = UNDERCROFT_TABLE no hace nada, pues hay un token: el bot se une al propio Discord.
check-port = El puerto { $port } de { $host } está libre.
check-port-used = El puerto { $port } de { $host } está en uso. Detén lo que lo usa, o elige otro.
check-verdict = { $count ->
    [0] El bot puede arrancar.
    [one] Hay una cosa que hacer antes de que el bot pueda arrancar.
   *[other] Hay { $count } cosas que hacer antes de que el bot pueda arrancar.
}

## undercroft copy

copy-rows = { $table }: fila { $done } de { $of }.
copy-rows-checked = Están todas las filas, cada una como era ({ $rows }).
copy-logs = Registros jugados de nuevo: { $done } de { $of }.
copy-done = { $source } se ha copiado a { $target }, con { $logs ->
    [one] una aventura
   *[other] { $logs } aventuras
}. El origen está como estaba. Nombra el destino en UNDERCROFT_DATABASE para continuar allí.
copy-wrong-log = El registro de { $id } es erróneo en ambas bases de datos: { $fault }

## undercroft doctor

doctor-versions = Undercroft { $undercroft }, discord.py { $discord }, Python { $python }, SQLite { $sqlite }.
doctor-database = La base de datos { $path } está en buen estado: { $size } MiB, y { $log } MiB en su registro; migraciones aplicadas: { $migrations }{ $missing ->
    [0] .
   *[other] , y el próximo arranque aplica { $missing } más. Después se podrá comprobar su contenido.
}
doctor-on-server = La base de datos { $path } se puede leer: { $size } MiB; migraciones aplicadas: { $migrations }{ $missing ->
    [0] .
   *[other] , y el próximo arranque aplica { $missing } más. Después se podrá comprobar su contenido.
}
doctor-never = Ningún bot la ha usado todavía.
doctor-alive = { $here ->
    [yes] El bot está en marcha: revisó sus relojes por última vez hace { $seconds } s.
   *[no] El bot no está en marcha, o sus relojes están atascados: los revisó por última vez hace { $seconds } s.
}
doctor-waiting = En espera, { $kind ->
    [timers] temporizadores
    [postings] tarjetas
   *[notes] mensajes a personas
}: { $count }{ $overdue ->
    [0] { "" }, sin retrasos.
   *[other] { "" }, con hasta { $overdue } s de retraso.
}
doctor-unrehearsed = No se ha hecho ningún ensayo con ella. «undercroft rehearse» prueba en Discord aquello de lo que depende el bot.
doctor-rehearsed = Último ensayo: { $when } UTC, con Undercroft { $version }{ $same ->
    [yes] { "" }
   *[no] { "" } (una versión distinta de esta)
}; { $differs ->
    [0] sin diferencias
    [one] una fila distinta
   *[other] { $differs } filas distintas
}, { $untried } sin probar.
doctor-foreign = la migración { $name } no es de este programa. Instala la versión que usó por última vez esta base de datos.
doctor-ahead = el bot funcionó por última vez a una hora que va { $seconds } s por delante del reloj de esta máquina. Pon el reloj en hora.
doctor-overdue = { $kind ->
    [timers] hay temporizadores con
    [postings] hay tarjetas con
   *[notes] hay mensajes a personas con
} { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} de retraso aunque el bot está en marcha. Su registro dice qué falla.
doctor-banned = Discord ha bloqueado la dirección del bot por demasiadas peticiones. El bot calla, y ningún reloj corre, durante { $minutes ->
    [one] un minuto más
   *[other] { $minutes } minutos más
}. Su registro dice qué peticiones se rechazaron.
doctor-illegible = la tabla { $table } está dañada: contiene texto que no es UTF-8. Las partidas en las que aparece están apartadas; restaura una copia si importan, y mira el disco.
doctor-aside = la aventura { $id } del canal { $channel } está apartada. { $wrong ->
    [ruleset] Este programa no conoce ningún juego llamado «{ $ruleset }»: instala la versión que sí.
    [newer] La escribió una versión más nueva de este programa: instálala.
    [parts] Sus datos guardados no se pueden leer ({ $parts }): detén el bot y ejecuta «undercroft repair { $id }».
   *[state] Su estado o sus relojes son erróneos: detén el bot y ejecuta «undercroft repair { $id }».
}
doctor-verdict = { $count ->
    [0] Todo va bien. Aventuras abiertas: { $open }.
    [one] Hay una cosa que hacer. Aventuras abiertas: { $open }.
   *[other] Hay { $count } cosas que hacer. Aventuras abiertas: { $open }.
}

## undercroft repair

repair-no-adventure = No hay ninguna aventura { $id } en esta base de datos. Comprueba el identificador.
repair-nothing-wrong = La aventura { $id } está bien: se puede leer.
repair-unknown-ruleset = Este programa no conoce ningún juego llamado «{ $ruleset }». Instala la versión que sí.
repair-no-seed = La semilla de la aventura { $id } se ha perdido, así que no se pueden tirar más dados. Restaura una copia.
repair-nothing-left = No se puede leer ni el diario ni una instantánea de la aventura { $id }. Restaura una copia.
repair-no-database = No hay ninguna base de datos { $path }. Comprueba la ruta.
repair-copied = En { $copy } hay una copia de la base de datos como estaba.
repair-done = La aventura { $id } está reparada. { $source ->
    [kept] Su estado estaba bien.
    [journal] He rehecho su estado a partir del diario.
   *[snapshot] He rehecho su estado a partir de la instantánea tras el paso { $since }.
} { $missing ->
    [0] { $steps ->
        [one] Se conserva su único paso.
       *[other] Se conservan todos sus { $steps } pasos.
    }
   *[other] Pasos conservados: { $kept } de { $steps }. Los posteriores al paso { $kept } no encajan con él, así que se deshacen.
}
repair-proven = { $proven ->
    [yes] Repetir su registro lleva al mismo estado.
   *[no] Repetir su registro no lleva a este estado: lo escribió una versión anterior, o está dañado.
}
repair-lost = { $part ->
    [clock] Sus relojes y los tiempos acordados no se podían leer: empiezan de nuevo.
    [options] Sus ajustes no se podían leer: ahora tiene los habituales.
    [outcome] Su resultado no se podía leer: decide su estado.
   *[orders] Sus órdenes permanentes no se podían leer: ahora no tiene ninguna.
}
repair-goes-on = Arranca el bot: la partida continúa con una tarjeta nueva.

## undercroft servers, stop, resume

servers-none = Ningún servidor tiene partidas abiertas, ajustes propios o el juego parado.
servers-line = { $id }: { $open ->
    [0] ninguna partida abierta
    [one] una partida abierta
   *[other] { $open } partidas abiertas
  }, { $running } de ellas empezadas.
servers-closed = {"  "}Quienes gestionan el servidor han parado las partidas nuevas.
servers-stop = Tienes { $halt ->
    [play] parado todo el juego
   *[new] paradas las partidas nuevas
  } en el servidor { $id }, desde { $since }.
servers-everywhere = Tienes { $halt ->
    [play] parado todo el juego
   *[new] paradas las partidas nuevas
  } en todas partes, desde { $since }.
stop-done = { $halt ->
    [play] Todo el juego está parado { $where ->
        [everywhere] en todas partes
       *[other] en el servidor { $where }
      }. Los relojes están parados; no se ha perdido nada.
    [new] Las partidas nuevas están paradas { $where ->
        [everywhere] en todas partes
       *[other] en el servidor { $where }
      }. Las partidas en curso siguen.
   *[none] Se pueden empezar y jugar partidas de nuevo { $where ->
        [everywhere] en todas partes
       *[other] en el servidor { $where }
      }.
  }
stop-others = Sigue parado además:
stop-others-unread = No puedo leer qué más está parado, porque la base de datos está dañada. `undercroft doctor` dice dónde.
stop-late = El bot no respondió en { $seconds } s, y no se cambió nada. Para saber por qué, ejecuta «undercroft doctor»; o detén el bot y ejecuta esto de nuevo.
stop-no-database = No hay ninguna base de datos { $path }. Comprueba la ruta.
