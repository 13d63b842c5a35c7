# Packs.

pack-none = Este servidor aún no tiene paquetes propios. `/pack template` te da uno para empezar, y `/pack add` lo trae aquí; o haz un monstruo en el chat con `/forge monster`. Ambas cosas necesitan el permiso Gestionar servidor.
pack-added = **{ $title }** { $version } está aquí. Abre una sala de espera y elígelo con `/pack use { $name }`.
button-pack-add = Añadir un paquete
upload-file = El archivo
upload-pack = Añadir un paquete
upload-pack-file = El paquete como archivo zip, de 2 MB como mucho.
upload-campaign = Continuar una campaña
upload-campaign-file = Un archivo hecho con /campaign export.
upload-campaign-seat = Qué asiento tomas
upload-campaign-seat-about = Por su nombre; el tuyo o el del anfitrión si lo dejas vacío.
upload-map = Ver el mapa de un archivo
upload-map-file = Un .level.json de /dungeon export, o el JSON que escribe One Page Dungeon.
upload-map-audience = Qué se muestra
upload-map-keeper = Todo
upload-map-player = Lo que pueden saber los jugadores
pack-removed = «{ $name }» ya no está en este servidor. Las partidas en curso que lo usan siguen.
pack-undone = «{ $name }» vuelve a ser la versión { $version }. Las partidas en curso conservan la versión con la que empezaron.
pack-template = Aquí tienes un paquete pequeño que funciona. Descomprímelo, cambia lo que quieras, comprímelo de nuevo y tráelo con `/pack add`.
pack-credits = De { $authors }. Licencia: { $licence }. Hash: `{ $hash }`
pack-troubles = { $count ->
    [one] Este paquete aún no se puede usar. Hay un error:
   *[other] Este paquete aún no se puede usar. Hay { $count } errores:
}
pack-more-troubles = { $count ->
    [one] - y uno más
   *[other] - y { $count } más
}
pack-trouble-in = - `{ $file }`: { $what }
pack-trouble-at = - `{ $file }`, línea { $line }: { $what }

# What is forged in the chat.

forge-title-monster = { $name }, un monstruo
forge-title-hero = { $name }, un héroe
forge-title-tile = { $name }, una loseta
forge-title-theme = { $name }, un tema
forge-from = ## ¿Con qué empiezas?
    Elige { $what ->
        [monster] un monstruo
        [hero] un héroe
        [tile] una loseta
       *[theme] un tema
    } aquí abajo y cambia lo que quieras: el resultado será tuyo y aparte. `/forge { $what } from:` ofrece { $count ->
        [one] uno
       *[other] los { $count }
    } por su nombre.
forge-from-list = Empezar con…
forge-wrong = **Nada ha cambiado todavía.** Lo que escribiste se conserva; abre de nuevo el formulario y corrige esto:
button-forge-name = Nombre y puntos
button-forge-fights = Veinte combates
button-forge-save = Guardar
button-forge-undo = Deshacer
forge-field-name = Nombre
