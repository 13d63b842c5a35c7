## What who manages a server reads: /doctor

server-doctor-verdict = { $count ->
    [0] Todo va bien con el bot en este servidor.
    [one] Hay una cosa que hacer:
   *[other] Hay { $count } cosas que hacer:
}
server-doctor-aside = · La aventura { $id } de { $channel } está apartada: { $wrong ->
    [ruleset] este programa no conoce su juego.
    [newer] la escribió una versión más nueva del programa.
   *[other] sus datos guardados no se pueden leer.
} Díselo a quien lleva el bot; «undercroft doctor» dice qué ayuda.
server-doctor-rights = · En { $channel } faltan al bot permisos que las tarjetas necesitan: { $rights }. Dáselos en los ajustes del canal.
server-doctor-timeout = · El bot está en aislamiento temporal hasta <t:{ NUMBER($until, useGrouping: 0) }:f>: no puede mostrar tarjetas y los relojes están parados. Levántalo o espera.
server-doctor-place = · En { $channel } el bot no puede mostrar sus tarjetas: { $why ->
    [outside] no está en ese hilo privado. Menciónalo allí una vez o añádelo al hilo.
    [locked] el hilo está bloqueado. Desbloquéalo.
    [gone] el canal se borró. Escribe /adventure move-here en otro.
   *[other] no puede escribir allí. Dale en los ajustes del canal lo que pedía su invitación.
  }
server-doctor-skew = · El reloj del bot difiere en { $seconds } s del de Discord. Díselo a quien lleva el bot.
server-doctor-still = · El bot lleva { $seconds } s sin revisar sus relojes. Díselo a quien lleva el bot.
server-doctor-stands = Aventuras abiertas: { $open }. Tarjetas en espera: { $cards }{ $overdue ->
    [0] { "" }.
   *[other] { "" }, la más antigua con { $overdue } s de retraso.
} Límites de Discord alcanzados en la última hora: { $limits }. Emojis: { $emojis } de { $wanted }{ $trouble ->
    [no] { "" }.
   *[other] { "" }; Discord rechaza los demás ({ $trouble }), así que allí van solo palabras.
} Undercroft { $undercroft }, discord.py { $discord }, Python { $python }.
server-doctor-unrehearsed = No se ha hecho ningún ensayo: quien lleva el bot puede probar en Discord aquello de lo que depende («undercroft rehearse»).
server-doctor-rehearsed = Último ensayo: <t:{ NUMBER($at, useGrouping: 0) }:f>, con Undercroft { $version }; { $differs ->
    [0] sin diferencias.
    [one] una fila distinta.
   *[other] { $differs } filas distintas.
}
