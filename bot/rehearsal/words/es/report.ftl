## El informe de un ensayo: lo que `--compare` dice de uno, o de dos.

compare-head = Un ensayo del { $began }, con Undercroft { $undercroft } y discord.py { $discord }.{ $stopped ->
    [no] { "" }
   *[other] { " " }No llegó al final. { $stopped }
}
compare-sum = { $differs ->
    [0] Ninguna fila difiere
    [one] Una fila difiere
   *[other] { $differs } filas difieren
} de la tabla; { $holds } se cumplen, { $untried } no se probaron.
compare-row = { $row }: la tabla dice: { $says }
compare-unknown-row = { "  " }La tabla de esta versión no tiene esa fila; el informe es de otra versión.
compare-other-words = { "  " }La tabla del propio informe decía: { $then }
compare-came = { "  " }se esperaba: { $expected }
    { "  " }llegó: { $came }
compare-source = { "  " }se sabe por: { $source }
compare-code = { "  " }código que depende de ello: { $files ->
    [none] nada nuestro
   *[other] { $files }
}
compare-tests = { "  " }pruebas que se lo exigen a la mesa local: { $tests }
compare-looked = La persona dijo que esto no se veía como debía: { $name }
compare-changed = { $row }: { $was } antes, { $now } ahora
compare-changes = { $count ->
    [0] Entre ambos no cambió nada.
    [one] Cambió una fila.
   *[other] Cambiaron { $count } filas.
}
compare-two = Indica un informe para ver qué significa, o dos para ver qué cambió.
compare-missing = No hay ningún informe { $file } ({ $error }).
compare-large = { $file } es demasiado grande para ser un informe.
compare-no-json = { $file } no es un informe: no es JSON, o le falta una parte.
compare-no-report = { $file } es JSON, pero no un informe de un ensayo.
compare-newer = { $file } lo escribió una versión más nueva de Undercroft (formato { $version }; esta conoce el { $known }). Compáralo con esa versión.
compare-damaged = { $file } está dañado: lo que pone en «{ $place }» no puede ser.

page-title = Un ensayo de Undercroft en Discord
page-made = { $began } UTC, duró { $seconds } segundos. Aquí no hay ningún token, id ni nombre: puede ir tal cual en una incidencia.
page-stopped = No llegó al final. { $why }
page-left = Lo que no se pudo borrar
page-count = { $outcome ->
    [holds] { $count ->
        [one] fila se cumple
       *[other] filas se cumplen
    }
    [differs] { $count ->
        [one] fila difiere
       *[other] filas difieren
    }
   *[untried] sin probar
}
page-differing = Lo que difiere
page-nothing-differs = Nada de lo que se probó difiere de aquello de lo que depende el bot.
page-expected = se esperaba
page-came = llegó
page-code = código que depende de ello
page-no-code = nada nuestro
page-person = Con una persona
page-no-person = { $why ->
    [no] El ensayo se hizo sin nadie que pulsara.
   *[other] No había nada que pulsar: { $why }.
}
page-person-ended = Terminó antes de su último paso: { $why }.
page-steps = Lo que se pidió. Los tiempos van en milisegundos; el * marca dónde se probó primero, a propósito, una respuesta equivocada.
page-step = paso
page-act = resultado
page-arrived = llegó
page-acknowledged = confir{ "\u00AD" }mado
page-answered = respondido
page-done = { $act ->
    [done] hecho
    [skipped] saltado
    [impossible] no era posible
   *[not-reached] no se llegó hasta ahí
}
page-look = { $looked ->
    [yes] ✓ se vio bien
    [no] ✗ no se vio bien
   *[unsaid] – nadie dijo cómo se veía
}
page-speed = { $what ->
    [arrived] Hasta que una pulsación llegó al bot
    [acknowledged] Hasta que Discord recibió nuestra confirmación
   *[answered] Hasta que la respuesta estuvo a la vista
}: { $median } ms (mediana de { $count }), { $worst } ms en el peor caso.
page-measured = Todos los tiempos cuentan desde el instante que Discord escribe en el id de una interacción. «Llegó» y «confirmado» van según el reloj de esta máquina, cuya diferencia con el de Discord se midió con los ids de nuestros propios mensajes y puede desviarse { $off } ms; una confirmación incluye el aviso de Discord de que la recibió. «Respondido» va solo según el reloj de Discord. Lo que pasa entre un dedo y ese instante, y hasta que una pantalla muestra la respuesta, ningún bot puede saberlo.
page-circumstances = Condiciones
page-with-undercroft = Undercroft
page-with-discord = discord.py
page-with-python = Python
page-with-system = sistema
page-with-database = base de datos
page-with-shards = fragmentos
page-with-place = lugar
page-with-gateway = pasarela, ida y vuelta
page-with-request = petición, ida y vuelta
page-with-rights = permisos allí
page-with-lacking = permisos que faltan
page-buckets = Límites, tal como los indicó Discord
page-buckets-about = Peticiones que una ruta permite en tantos segundos, y veces que llegó al límite
page-route = ruta
page-limit = peticiones
page-seconds = segundos
page-waited = alcanzado
page-every-row = Todas las filas
