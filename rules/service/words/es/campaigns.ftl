# Campaigns: adventures that last.

## Refusals, to one person alone

error-other-rules = Esta aventura se jugó con reglas anteriores: su registro no se puede repetir desde el paso { $step }.

error-no-campaign-here = En este canal no hay ninguna campaña. Empieza una con /campaign new, o trae una aquí con /campaign move; /campaign list muestra las de este servidor.
error-no-campaign-of = { $game } no tiene campaña, porque sus reglas no conservan nada de un héroe de una partida a la siguiente. Juega aventuras sueltas con /adventure new game:{ $system }. Estos juegos tienen campañas: { $games }.
error-no-such-campaign = Este servidor no tiene ninguna campaña abierta llamada «{ $name }». /campaign list las muestra.
error-here-already = { $name } ya está en este canal.
error-no-such-chapter = No hay ninguna aventura { $number } en la crónica. { $most ->
    [0] Aún no ha terminado ninguna.
    [one] Solo ha terminado la primera.
   *[other] Elige una de la 1 a la { $most }.
  }
error-name-empty = Un nombre necesita al menos una letra o una cifra.
error-name-long = Ese nombre es demasiado largo: usa como mucho { $most ->
    [one] 1 letra
   *[other] { $most } letras
  }.
error-name-signs = Un nombre puede tener letras, cifras, espacios y { $signs }. Deja fuera todo lo demás.
error-not-at-the-table = Solo quien juega en la mesa de esta campaña puede tener su archivo.
error-not-a-campaign = Este archivo no es una campaña. Haz uno con /campaign export.
error-newer-campaign = Este archivo viene de una versión más nueva del programa. Pide a quien lleva el bot que lo actualice.
error-campaign-huge = Este archivo es demasiado grande: comprimido, hasta { $packed } MiB; sin comprimir, hasta { $unpacked } MiB. No se ha cambiado nada.
error-campaign-truncated = Este archivo está cortado o dañado. No se ha cambiado nada; descárgalo de nuevo.
error-campaign-changed = No puedo aceptar este archivo ({ $fault }): se cambió después de hacerlo, o se jugó con otras reglas. Aquí no se ha cambiado nada.
error-campaign-hidden = Esta aventura tiene algo oculto que el archivo revelaría. Exporta la campaña cuando el grupo esté de nuevo en casa.
error-campaign-staged = Esta campaña se preparó para desarrollo, o sus dados se dijeron antes, así que se queda donde está.
error-campaign-rules = Esta campaña se jugó con reglas anteriores y no puede continuar con las de hoy. Aún puedes comprobar su registro: undercroft verify FILE
error-campaign-unseen = Este archivo tiene { $dice } dados que su semilla no explica: se cambió después de hacerlo. Aquí no se ha cambiado nada.
error-campaign-over = La campaña de este archivo ha terminado, así que nadie puede continuarla.
error-campaign-busy = Estoy comprobando otra campaña. Inténtalo de nuevo en un minuto.
error-campaign-file-large = El archivo de esta campaña supera los { $megabytes } MiB que puedo enviar aquí.
error-no-such-free-seat = Ningún asiento libre se llama «{ $name }». Libres: { AND($names) }.

## Private looks

campaign-status-system = { $game }, { $pace ->
    [post] por correo
   *[live] en vivo en la mesa
  }.
campaign-status-table = En la mesa: { AND($names) }.
campaign-status-lobby = Su sala de espera está abierta; la campaña no ha empezado.
campaign-status-cancelled = Se canceló antes de empezar.
campaign-status-over = Ha terminado.
campaign-status-waits = La mesa espera a { AND($names) }.
campaign-status-numbers = { $chapters ->
    [0] Aún ninguna aventura
    [one] Una aventura hasta ahora
   *[other] { $chapters } aventuras hasta ahora
  }{ $chapters ->
    [0] {""}
   *[other] , { $won } { $won ->
        [one] ganada
       *[other] ganadas
      }
  } · { $heroes ->
    [one] un héroe
   *[other] { $heroes } héroes
  }, { $fallen } { $fallen ->
    [one] caído
   *[other] caídos
  } · { $purse } de oro en la bolsa.
campaign-listed = { $over ->
    [yes] terminada
   *[no] { $heading }
  }, { $chapters ->
    [0] aún ninguna aventura
    [one] una aventura jugada
   *[other] { $chapters } aventuras jugadas
  }
campaign-listed-title = { $name } ({ $game })

roster-title = Los héroes de { $name }
roster-empty = La lista está vacía. Los héroes se unen en la ciudad, en la tarjeta de este canal.
roster-line = **{ $name }** — { $stats } — { $fate ->
    [dead] cayó en la aventura { $last }, tras { $adventures ->
        [one] una aventura
       *[other] { $adventures } aventuras
      }
    [retired] se retiró tras { $adventures ->
        [0] ninguna aventura
        [one] una aventura
       *[other] { $adventures } aventuras
      }
    [away] ahora fuera, { $adventures ->
        [0] primera aventura
        [one] una aventura antes
       *[other] { $adventures } aventuras antes
      }
   *[home] { $adventures ->
        [0] aún ninguna aventura
        [one] una aventura
       *[other] { $adventures } aventuras
      }
  }{ $adventures ->
    [0] {""}
   *[other] , { $won } { $won ->
        [one] ganada
       *[other] ganadas
      }
  }.
memorial-title = { $name }: los caídos y los retirados
memorial-empty = Ningún héroe ha caído ni se ha retirado. Que siga así.
purse-title = La bolsa de { $name }
purse-empty = Aún no ha entrado ni salido ninguna moneda.
purse-sums = Entró { $earned }, salió { $paid }, { $purse } de oro en la bolsa: { $right ->
    [yes] las cuentas cuadran.
   *[no] ¡las cuentas no cuadran! Díselo a quien lleva el bot, por favor.
  }
purse-campaign-departed = **Aventura { $number }**
purse-campaign-came-home = **De vuelta de la aventura { $number }**: { $coins ->
    [0] sin oro
   *[other] { $coins } de oro
  }
purse-line = `{ $step }` **{ $amount }** { $reason } → { $purse }
chronicle-title = La crónica de { $name }
chronicle-empty = El grupo aún no ha terminado ninguna aventura.
chronicle-line = **Aventura { $number }**: { $result ->
    [victory] ganada
    [defeat] perdida
   *[finished] terminada
  }. { $text } Grupo: { $party }. { $dead ->
    [0] Todos volvieron.
   *[other] Caídos: { $fallen }.
  } { $coins } de oro{ $experience ->
    [0] {""}
   *[other] , { $experience } de experiencia
  }.
chapter-title = { $name }: aventura { $number }

## Answers, to one person alone

answer-renamed = La campaña se llama ahora { $name }.
answer-moved = { $name } continúa aquí. Su tarjeta llegará enseguida.
answer-campaign-file = Aquí está toda la campaña en un archivo. /campaign import la lleva a cualquier canal, aquí o en otro lugar, tras comprobar cada paso y cada dado.
answer-campaign-file-renewed = Aquí está toda la campaña en un archivo. Contiene la semilla hasta ahora, para que se puedan comprobar sus dados. Esa semilla ya no se usa: la tarjeta promete una nueva. /campaign import lleva el archivo a cualquier canal, aquí o en otro lugar.
answer-campaign-file-refused = Aquí está la campaña en un archivo, para guardarla: ningún /campaign import la acepta, ni aquí ni en otro lugar. Diría: «{ $why }» La campaña en sí sigue como está, y se puede continuar aquí. Su semilla no se muestra. `undercroft verify FILE` comprueba el registro del archivo y las semillas que tenga.
answer-import-working = Leo el archivo. Repito cada paso y compruebo cada dado, lo que puede tardar un minuto …
answer-imported = { $name } está aquí. He comprobado todos los pasos ({ $steps }) y dados ({ $dice }). Eres el anfitrión y llevas a { $hero }.{ $others ->
    [0] {""}
    [one] {" "}El asiento de { AND($names) } está libre: tómalo con /adventure join.
   *[other] {" "}Los demás asientos ({ AND($names) }) están libres: con /adventure join se toma uno por su nombre.
  }
