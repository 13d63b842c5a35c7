## What who manages a server settles: /server settings

server-title = Este servidor
server-owner-stop = ⚠ Quien lleva este bot ha parado { $halt ->
    [play] todo el juego aquí. Los relojes están parados; no se ha perdido nada.
   *[new] las partidas nuevas aquí. Las partidas en curso siguen.
  }
server-now-closed = { $closed ->
    [yes] ⚠ **Las partidas nuevas están paradas.** Las partidas en curso siguen.
   *[no] Se permiten partidas nuevas.
  }
server-now-channels = **Dónde empiezan partidas:** { $count ->
    [0] en todas partes.
   *[other] { $left ->
        [0] en ninguna parte
       *[other] en { $named }, y sus hilos
      }{ $gone ->
        [0] .
        [one] . ⚠ Otro canal de la lista ya no existe.
       *[other] . ⚠ Otros { $gone } canales de la lista ya no existen.
      }
  }
server-now-roles = **Quién empieza partidas:** { $count ->
    [0] cualquiera.
   *[other] { $left ->
        [0] solo quienes gestionan el servidor
       *[other] { $named }, y quienes gestionan el servidor
      }{ $gone ->
        [0] .
        [one] . ⚠ Otro rol de la lista ya no existe.
       *[other] . ⚠ Otros { $gone } roles de la lista ya no existen.
      }
  }
server-now-games = **Cuántas a la vez:** { $most } en el servidor; ahora { $games ->
    [one] hay una abierta
   *[other] hay { $games } abiertas
  }.
server-now-each = **De una persona:** { $most } a la vez.
server-now-quiet = **Canales tranquilos:** { $left ->
    [0] ninguno{ $gone ->
        [0] {""}
       *[other] {" "}que aún exista
      }.
   *[other] { $named }, y sus hilos. Allí se ponen tarjetas, pero no se llama a nadie.
  }
server-now-voices = **Hablar como héroes:** { $on ->
    [yes] permitido (textos de cada persona en diez minutos: { $often }; letras de un texto: { $most }). Quien gestiona los mensajes puede quitar un texto.
   *[no] desactivado.
  }
server-now-call = **Rol para partidas nuevas:** { $role ->
    [none] ninguno.
   *[other] se llama a { $role } una vez cuando se abre una sala de espera, si su anfitrión quiere.
  }
server-gone = ⚠ { $count ->
    [one] Un canal o rol de estas listas ya no existe. Elige de nuevo en su lista, o pulsa «Olvidar los que faltan».
   *[other] { $count } canales o roles de estas listas ya no existen. Elige de nuevo en sus listas, o pulsa «Olvidar los que faltan».
  }
server-unfit = No se ha guardado: en { $channel } me faltan estos permisos: { $rights }. Dámelos y elígelo de nuevo.
server-saved = Guardado.
server-choose-channels = Canales donde pueden empezar partidas
server-choose-roles = Roles que pueden empezar partidas
server-choose-quiet = Canales tranquilos, donde no se llama a nadie
server-choose-call = Rol que se puede llamar a una partida nueva
server-choose-games = Partidas abiertas en el servidor, como mucho
server-choose-each = Partidas abiertas de una persona, como mucho
server-choose-often = Cuántas veces se habla como héroe
server-choose-letters = Cuánto mide como mucho un texto de un héroe
server-value-often = { $most ->
    [0] Nadie habla como héroe
   *[other] Textos de una persona en diez minutos: { $most }
  }
server-value-letters = Letras de un texto: { $most }
server-value-games = { $most ->
    [one] 1 partida a la vez en el servidor
   *[other] { $most } partidas a la vez en el servidor
  }
server-value-each = { $most ->
    [one] 1 partida a la vez de una persona
   *[other] { $most } partidas a la vez de una persona
  }
button-server-close = Parar partidas nuevas
button-server-open = Permitir partidas nuevas
button-server-forget = Olvidar los que faltan
stage-channels = Los canales de un servidor de desarrollo: { $channels }. En #narrow el bot no puede adjuntar archivos.
