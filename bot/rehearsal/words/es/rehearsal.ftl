## undercroft rehearse: lo que se pregunta y se dice a quien aloja el bot.

rehearse-no-token = No hay token. Pon DISCORD_TOKEN para ensayar en Discord, o ejecuta «undercroft rehearse --table» para ver qué hace en esta máquina.
rehearse-token = Discord ha rechazado el token. Cópialo de nuevo desde el portal de desarrolladores en DISCORD_TOKEN.
rehearse-no-answer = Discord no ha respondido como debía: { $came }. Inténtalo más tarde.
rehearse-unreachable = No se puede llegar a Discord ({ $error }). Allí no se ha creado nada.
rehearse-no-channel = El bot no ve ese canal ({ $came }). Comprueba el id, y que el bot esté en el servidor y pueda ver el canal.
rehearse-no-text-channel = No es un canal de texto corriente. Un ensayo abre su propio hilo, así que indica un canal de texto de un servidor.
rehearse-rights = En este canal al bot le faltan: { $rights }. Sin eso no se puede probar nada.
rehearse-no-thread = Discord no ha abierto ningún hilo en este canal: { $came }. No se ha creado nada.
rehearse-busy = Hay otro ensayo en marcha con el archivo { $path }. Espera a que termine.
rehearse-no-file = Lo que crea un ensayo se anota en { $path }, y ese archivo no se puede usar: { $error }. No se ha creado nada.
rehearse-name-one = Indica uno de estos canales: undercroft rehearse --channel ID
rehearse-no-channels = El bot no está en ningún servidor con un canal de texto que pueda usar. Invítalo primero (docs/HOSTING.md).
rehearse-choices = ¿En qué canal? El ensayo abre allí su propio hilo, y al final lo borra.
rehearse-choice = { $number }. #{ $channel } en { $guild } ({ $id })
rehearse-more = Hay más. También sirve cualquier otro: undercroft rehearse --channel ID
rehearse-which = Número (nada para dejarlo):

rehearse-people = En la última hora { $people ->
    [one] ha escrito una persona
   *[other] han escrito { $people } personas
} en este canal.
rehearse-unseen = El bot no puede leer el historial de este canal, así que no puede saber si hay gente.
rehearse-public = El bot no puede abrir aquí hilos privados. El hilo del ensayo es público: la gente lo ve en la lista de hilos mientras dura.
rehearse-stays = El bot no puede borrar hilos aquí. Su hilo se queda, vacío y archivado, hasta que alguien lo borre. Con el permiso Gestionar hilos se puede borrar.
rehearse-go-on = ¿Seguir? [y/N]
rehearse-not-begun = No se ha creado nada.
rehearse-ask-first = No hay nadie a quien preguntar. Ejecútalo en un terminal, o con --yes.

rehearse-begin = Empieza el ensayo, en { $private ->
    [yes] un hilo privado propio
   *[no] un hilo propio
}. Tarda hasta tres minutos; Ctrl+C lo para y borra lo que ha creado.
rehearse-trial = { $number }/{ $count } { $name }: { $differs ->
    [0] { $untried ->
        [0] se cumple
       *[other] { $holds ->
            [0] sin probar
           *[other] se cumple, en parte sin probar
        }
    }
   *[other] difiere
}
rehearse-difference = { "   " } { $row }: se esperaba { $expected }, llegó { $came }
rehearse-why = { "   " } { $row } no se probó: { $why }
rehearse-stopping = Parando: se borra lo que se había creado. Otro Ctrl+C lo deja para la próxima vez.
rehearse-stopped = Se ha parado.
rehearse-lost = Se perdió la conexión con Discord.
rehearse-late = Tardó demasiado, así que el resto no se probó.
rehearse-left = Esto no se pudo borrar: { $what }
rehearse-unswept = No se pudo borrar todo. Lo que queda está anotado en { $path }; «undercroft rehearse --clean» lo borra, y también el próximo ensayo.
rehearse-summary = De { $rows ->
    [one] una fila
   *[other] { $rows } filas
} { $holds ->
    [one] se cumple una
   *[other] se cumplen { $holds }
}, { $differs ->
    [0] no difiere ninguna
    [one] difiere una
   *[other] difieren { $differs }
}, y { $untried } no se probaron. Ha llevado { $seconds } segundos y { $requests } peticiones.
rehearse-report = El informe está en { $path }, y se puede leer en { $page }. No contiene ningún token, ni ids, ni nombres.
rehearse-no-person = { $rows ->
    [one] Una fila necesita
   *[other] { $rows } filas necesitan
} una persona que pruebe: undercroft rehearse --with-a-person
rehearse-looked = La persona dijo que esto no se veía como debía: { $names }. Cuenta en la incidencia lo que vio.
rehearse-not-noted = /doctor no contará este ensayo: { $error }
rehearse-no-report = El informe no se puede escribir en { $path }: { $error }

rehearse-cleaned = Se ha borrado lo que { $count ->
    [one] había dejado un ensayo anterior
   *[other] habían dejado { $count } ensayos anteriores
}.
rehearse-clean = No queda nada de ningún ensayo.
rehearse-foreign = Lo que { $count ->
    [one] dejó un ensayo
   *[other] dejaron { $count } ensayos
} de otro bot solo se puede borrar con el token de ese bot.
