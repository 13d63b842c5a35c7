# Fichas errantes, y lo que resultan ser.

dice-mkd-token-movement = adónde va una ficha
dice-mkd-token-way = hacia qué loseta va una ficha
dice-mkd-token-goal = hacia qué punto de la loseta va
dice-mkd-nearest = cuál de los más cercanos
dice-mkd-reveal = qué es una ficha
dice-mkd-token = qué ficha es
dice-mkd-split = cómo se reparten los puntos
dice-mkd-leader = cuánto vale el cabecilla
dice-mkd-follower = cuánto vale un seguidor
dice-mkd-monster-tie = cuál de dos iguales
dice-mkd-place = dónde está
dice-mkd-facing = hacia dónde mira

mkd-token-turned = La ficha { $colour ->
    [Y] amarilla
    [B] azul
   *[R] roja
  } de { $at } se gira: saca { $total }, lo que trae monstruos por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
    .b = En { $at } la ficha { $colour ->
        [Y] amarilla
        [B] azul
       *[R] roja
      } enseña la cara: saca { $total }, monstruos por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
      }.
mkd-master-turned = El amo de este nivel se alza en { $at }: monstruos por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
    .b = El amo de este nivel se pone en pie en { $at }: monstruos por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
      }.
mkd-false-alarm = La ficha { $colour ->
    [Y] amarilla
    [B] azul
   *[R] roja
  } de { $at } no era nada en absoluto.
    .b = Una rata, una corriente, mala conciencia: no hay nada en { $at }.
    .c = Lo que hubiera en { $at } ya no está.
mkd-appeared = { $figure } está en { $at }.
    .b = { $figure } sale de la oscuridad en { $at }.
    .c = De pronto { $figure } está en { $at }.
mkd-token-moved = Una ficha { $colour ->
    [Y] amarilla
    [B] azul
   *[R] roja
  } va { $goal ->
    [north] al norte
    [south] al sur
    [east] al este
    [west] al oeste
   *[hero] hacia el héroe más cercano
  }: ahora está en { $at } (tirada: { $die }).
    .b = Algo { $colour ->
        [Y] amarillo
        [B] azul
       *[R] rojo
      } se arrastra { $goal ->
        [north] al norte
        [south] al sur
        [east] al este
        [west] al oeste
       *[hero] hacia el héroe más cercano
      }, hasta { $at } (tirada: { $die }).
mkd-token-stayed = La ficha { $colour ->
    [Y] amarilla
    [B] azul
   *[R] roja
  } de { $at } se queda quieta (tirada: { $die }).
    .b = En { $at } la ficha { $colour ->
        [Y] amarilla
        [B] azul
       *[R] roja
      } espera (tirada: { $die }).
