# What is kept of a person, and what becomes of it.

privacy-title = **Qué guardo de ti**
privacy-nothing = Nada: tu identificador no está en ningún sitio de la base de datos.
privacy-taste = Cómo te gustan los mapas: { $maps ->
    [text] en palabras
   *[picture] como imágenes
  }, { $theme ->
    [house] con los colores habituales.
   *[other] en { $theme }.
  }
privacy-hints = Qué pistas se te mostraron y cuántas veces: { $count ->
    [0] ninguna hasta ahora.
    [one] una pista.
   *[other] { $count } pistas.
  }
privacy-forge = Lo que estás forjando, con los cambios que puedes deshacer.
privacy-vacations = { $count ->
    [0] Sin vacaciones.
    [one] Unas vacaciones, con sus días.
   *[other] { $count } vacaciones, con sus días.
  }
privacy-seats = Tus asientos, bajo tu identificador de Discord: en { $open ->
    [one] una aventura en curso
   *[other] { $open } aventuras en curso
  } y { $over } { $over ->
    [one] terminada
   *[other] terminadas
  }, { $campaigns ->
    [0] ninguna de ellas campaña.
    [one] una de ellas campaña.
   *[other] { $campaigns } de ellas campañas.
  } De cada asiento: lo que hiciste, paso a paso, desde cuándo te toca y cuántos turnos perdiste.
privacy-heroes = { $count ->
    [one] Tu héroe: { AND($names) }. El juego eligió el nombre.
   *[other] Tus { $count } héroes: { AND($names) }. El juego eligió los nombres.
  }
privacy-hosted = Eres o fuiste anfitrión de { $count ->
    [one] una aventura.
   *[other] { $count } aventuras.
  }
privacy-orders = Órdenes permanentes para { $count ->
    [one] un héroe.
   *[other] { $count } héroes.
  }
privacy-offered = Un asiento que se te ofrece o que has dejado hace poco: en { $count ->
    [one] una aventura.
   *[other] { $count } aventuras.
  }
privacy-calls = { $count ->
    [one] Una llamada o recordatorio
   *[other] { $count } llamadas y recordatorios
  } que recibiste. Se guardan sesenta días.
privacy-runs = { $count ->
    [one] Una partida
   *[other] { $count } partidas
  } en el salón de la fama de un servidor.
privacy-dungeons = { $count ->
    [one] Una mazmorra que hiciste o dibujas con otros.
   *[other] { $count } mazmorras que hiciste o dibujas con otros.
  }
privacy-packs = { $count ->
    [one] Que trajiste una versión de un paquete a un servidor.
   *[other] Que trajiste { $count } versiones de paquetes a servidores.
  }
privacy-voices = Lo que escribiste para decirlo como héroe o como otra figura: { $count ->
    [one] un texto o una frase.
   *[other] { $count } textos y frases.
  }
privacy-evenings = Veladas que fijaste o a las que respondiste: { $count }.
privacy-kept = { $days ->
    [0] Quien lleva este bot conserva para siempre las partidas terminadas.
    [one] Las partidas terminadas se borran tras un día.
   *[other] Las partidas terminadas se borran tras { $days } días.
  } Lo que dijiste se guarda tanto tiempo como su partida. Las partidas del salón, las campañas, las preferencias y las mazmorras se guardan hasta que borres tus datos. Durante siete días recuerdo, sin tu nombre, que alguien pulsó un botón.
privacy-where = Todo está en un archivo de base de datos y sus copias, en la máquina de quien lleva este bot. No leo mensajes ni guardo listas de miembros. Discord conserva las tarjetas de los canales. `/privacy export` te da tus datos como archivo; `/privacy delete` los borra.
privacy-file = Aquí está todo lo que guardo de ti: tus datos y lo que hiciste, como JSON. No contiene nada de otros, ni nada oculto en una partida.
privacy-sure = **¿Borrar todo lo que guardo de ti?** Esto no se puede deshacer.
    • Se borra: tus preferencias, noches y vacaciones, llamadas, órdenes permanentes, ofertas, mazmorras de mensajes privados, lo que dijiste como tus héroes y si vienes a veladas (también de los canales, en unos minutos), y tu identificador en todas partes.
    • Se conserva: tus héroes y lo que hicieron, como «alguien que jugó antes», para que las partidas de los demás, las crónicas y el salón sigan siendo ciertos. Nada dice de quién eran.
    • { $running ->
        [0] No estás en ninguna partida en curso.
        [one] Estás en una partida en curso: tu héroe se queda como acompañante, o se va si las reglas lo permiten. Cualquiera puede tomar el asiento, y si eres el anfitrión, otra persona pasa a serlo. Un asiento en una sala de espera simplemente se deja.
       *[other] Estás en { $running } partidas en curso: tus héroes se quedan como acompañantes, o se van si las reglas lo permiten. Cualquiera puede tomar los asientos, y donde eres el anfitrión, otra persona pasa a serlo. Los asientos en salas de espera simplemente se dejan.
      }
    • Los paquetes que trajiste se quedan en sus servidores, y no dicen quién los trajo.
    • Las tarjetas que ya están en los canales se quedan en Discord; vuelvo a dibujar sin ti las tarjetas abiertas.
    Puedes volver a jugar cuando quieras, como alguien nuevo.
privacy-deleted = Hecho: aquí nada tiene ya tu identificador. ¡Adiós! Si vuelves, empiezas como alguien nuevo.
