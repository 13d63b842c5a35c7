# Packs of a server, and of a lobby.

error-packs-in-servers = Los paquetes pertenecen a un servidor. Pide esto en uno de sus canales.
error-pack-manager = Eso solo puede hacerlo quien tenga el permiso Gestionar servidor. Pídeselo a alguien así.
error-too-many-packs = Un servidor no puede ofrecer más de { $most } paquetes. Quita uno antes, con /pack remove.
error-no-such-pack = Aquí no hay ningún paquete «{ $name }». Hay: { $known }
error-shipped-pack = «{ $name }» viene con el programa, y todos los servidores lo ofrecen. No se puede quitar; un paquete del mismo nombre que traigas ocupa aquí su lugar.
error-first-pack = «{ $name }» no tiene aquí ninguna versión anterior.
error-game-without-packs = { $game } no admite paquetes.
error-packs-at-once = Una partida no se puede jugar con más de { $most } paquetes.
error-pack-of-another-game = «{ $pack }» no tiene nada para { $game }.
error-packs-together = Estos paquetes traen juntos más de lo que el juego admite: { $packs }. { $what } Elige menos.
error-packs-contradict = «{ $one }» y «{ $two }» se contradicen: ambos definen lo mismo de forma distinta. Elige uno.
error-pack-without-maps = «{ $pack }» no tiene nada para el generador de mapas.
error-no-template = «{ $name }» no toma nada de paquetes. Estos sí: { $known }
answer-packs = Juegas con { $packs }.
answer-no-packs = Juegas sin paquetes.

pack-count-colours = colores para sus mapas
pack-count-words = { $count ->
    [one] 1 frase con otras palabras
   *[other] { $count } frases con otras palabras
}
pack-count-nothing = nada todavía
pack-maps = el generador de mapas

## What is forged in the chat

error-forge-stale = Este panel está anticuado: ahora estás haciendo otra cosa. Ábrelo de nuevo con /forge.
error-forge-nothing = Aquí nada se llama «{ $name }». Elige de la lista que ofrece el comando.
error-forge-first = Aún no has cambiado nada.
forge-pack-title = Paquete de la casa
forge-pack-about = Hecho en el chat de este servidor.
forge-pack-authors = La gente de este servidor
forge-pack-licence = Como digan quienes lo hicieron
forge-undone = Tu último cambio se ha deshecho.
forge-saved = { $name } está en { $pack } { $version }. Abre una sala de espera y elígelo con /pack use { $pack }. /pack undo vuelve atrás, /pack show te da el archivo.
forge-empty = «{ $field }» está vacío.
forge-long = «{ $field }» tiene más de { $most } letras.
forge-letters = Los nombres y frases son de letras, cifras, espacios y signos corrientes, pero aquí hay: { $said }
