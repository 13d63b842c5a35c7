# Tales: an adventure as one text to read. What happened comes from the games; this joins it.

## The language

# «acertó» y «acertaron»: varios van juntos solo donde la frase lo pregunta ($doers).
tale-joins = no
tale-small = all

## Names and numbers in words

tale-foe-fuses = a de
tale-foe-again = { $gender_foe ->
    [m] { $before ->
        [a] al { $foe }
        [de] del { $foe }
       *[other] el { $foe }
      }
    [f] la { $foe }
   *[other] { $foe }
  }
tale-number = { $count ->
    [0] ninguno
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] muchos
  }
tale-often = { $count ->
    [1] una vez
    [2] dos veces
    [3] { $many } veces
    [4] { $many } veces
    [5] { $many } veces
    [6] { $many } veces
    [7] { $many } veces
    [8] { $many } veces
    [9] { $many } veces
    [10] { $many } veces
    [11] { $many } veces
    [12] { $many } veces
   *[other] muchas veces
  }

## Clauses that become sentences

tale-one = { $a }
tale-two = { $a }, { BEFORE($b, "y", e: "i í hi hí -hia -hie -hio -ia -ie -io") } { $b }
    .semi = { $a }; { $b }
    .while = { $a }, mientras { $b }
    .then = { $a }, y después { $b }
    .first = Primero { $a }, después { $b }
tale-but = { $a }, pero { $b }
    .while = { $a }, mientras que { $b }
    .though = { $a }, aunque { $b }
    .yet = { $a }, y sin embargo { $b }
tale-three = { $a }, { $b }, { BEFORE($c, "y", e: "i í hi hí -hia -hie -hio -ia -ie -io") } { $c }
    .semi = { $a }; { $b }, { BEFORE($c, "y", e: "i í hi hí -hia -hie -hio -ia -ie -io") } { $c }
    .then = { $a }, después { $b }, y por fin { $c }
    .while = { $a } { BEFORE($b, "y", e: "i í hi hí -hia -hie -hio -ia -ie -io") } { $b }, mientras { $c }
    .first = Primero { $a }; después { $b }, { BEFORE($c, "y", e: "i í hi hí -hia -hie -hio -ia -ie -io") } { $c }
tale-fell = { $a }, { BEFORE($b, "y", e: "i í hi hí -hia -hie -hio -ia -ie -io") } { $b }
    .semi = { $a }; { $b }
    .end = { $a }, y al final { $b }
    .then = { $a }. Después { $b }
tale-over = { $a }, { $often }
tale-they = ellos
tale-cost = { $a } { BEFORE($b, "y", e: "i í hi hí -hia -hie -hio -ia -ie -io") } { $b }
tale-who = { $a }, que { $b }

## Long stretches of a fight

tale-long-both = y así siguió, golpe tras golpe: { $best } dio en el blanco { $most }, y { $worst } se llevó la peor parte { $least }
    .b = durante un rato nadie cedió, aunque { $best } logró pasar { $most }{ $some ->
        [yes] {" "}con ayuda de { $others }
       *[no] {""}
      }; { $worst } salió mal { $least }
    .c = el combate iba de un lado a otro: { $best } colocó un golpe { $most } y { $worst } lo pagó { $least }
    .d = fue un asunto largo y feroz en el que { $best } acertó { $most }{ $some ->
        [yes] , seguido de cerca por { $others }
       *[no] {""}
      }, y la suerte abandonó a { $worst } { $least }
tale-long-hits = una y otra vez caían los golpes: los de { $best }, { $most }{ $some ->
    [yes] , y también los de { $others }
   *[no] {""}
  }
    .b = golpe tras golpe dio en el blanco, { $most } de la mano de { $best }{ $some ->
        [yes] {" "}y las demás de la de { $others }
       *[no] {" "}sin más ayuda
      }
    .c = ya nada podía pararlo: { $best } golpeó { $most }{ $some ->
        [yes] , con { $others } siempre cerca
       *[no] {""}
      }
tale-long-misses = durante mucho tiempo nada salía bien, y { $worst } se esforzó en vano { $least }
    .b = la suerte había abandonado a { $worst }, { $least }
    .c = todo iba mal, y lo peor era para { $worst }
tale-felled-foe = { $count ->
    [one] { $gender_foe ->
        [m] el { $foe }
        [f] la { $foe }
       *[other] { $foe }
      }
   *[other] { $named ->
        [yes] { $many } { $foes }
       *[no] { $many } de los enemigos
      }
  }
tale-felled = cuando se asentó el polvo, la lucha había acabado con { $foes }
    .b = antes del final { $count ->
        [one] había caído
       *[other] habían caído
      } { $foes }
    .c = ya no { $count ->
        [one] daría
       *[other] darían
      } más guerra { $foes }

## Scenes

tale-heading-both = { $place }: { $foe }
tale-heading-later = { $place }, más tarde
tale-heading-later-still = { $place }, aún más tarde
tale-heading-further = Más adelante
    .b = Después de aquello
    .c = Y adelante
    .d = Más allá
tale-heading-before = Antes de la primera aventura
tale-heading-end = Cómo acabó
tale-heading-part = Parte { $number }
tale-passed = por el camino pasaron por { $count ->
    [one] { $places }
   *[other] { $places }
  } y no hallaron nada por lo que detenerse
    .b = { $places }: allí no hubo para ellos más que polvo
    .c = pasaron por { $places } y no encontraron a nadie
    .d = nada esperaba en { $places }
tale-passed-many = recorrieron { $word } lugares, uno tras otro, y no hallaron más que polvo
    .b = { $word } lugares se abrieron ante ellos, y no había más que sus propios pasos
    .c = { $word } caminos abrieron, y no había nada detrás de ninguno
tale-searched = buscaron aquí y allá, y no hallaron más que polvo
    .b = donde buscaban, otros habían estado antes
tale-somewhere = lugares a los que nadie ha puesto nombre

## Beginning and end

tale-opening = Este es el relato de { $heroes }, que juntos entraron en la oscuridad
    .b = Juntos bajaron: { $heroes }
    .c = Nadie obligó a { $heroes } a ir; fueron de todos modos
tale-opening-alone = Este es el relato de { $heroes }, que entró a solas en la oscuridad
    .b = { $heroes } bajó a solas, como algunos hacen
tale-head = { $game } · aventura { $id }
tale-fallen = { $hero } no volvió. Su relato es «{ $place }».
    .b = { $hero } cayó, como se cuenta en «{ $place }», y no cae en el olvido.
    .c = para { $hero } el relato acaba con «{ $place }».
tale-survivors = { $count ->
    [one] { $heroes } salió con vida
   *[other] { $heroes } salieron con vida
  }
    .b = { $count ->
        [one] { $heroes } vivió para contarlo
       *[other] { $heroes } vivieron para contarlo
      }
tale-nobody = nadie volvió para contarlo
tale-goes-on = El relato aún no ha acabado.
tale-left-out = { $count ->
    [one] Aquí falta una escena menor
   *[other] Aquí faltan { $count } escenas menores
  }: el registro lo tiene todo.
tale-speech = { $name } dijo: «{ $words }»

## Notes with dice

tale-dice = { $who }: { $dice }
tale-dice-more = { $dice }, y { $count } más

## Where the same is told twice in a row

tale-again = Y de nuevo: { $a }
    .b = Otra vez: { $a }
    .c = Y así siguió. { $a }
tale-note-back = volver al texto

story-refused-chapter = Aún no hay ninguna aventura { $chapter } en esta campaña.
story-refused-single = Esta partida es una sola aventura, y su relato no tiene capítulos. /adventure story lo cuenta entero.
