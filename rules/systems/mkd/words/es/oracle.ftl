# Tablas en las que tiran los dos modos, para quien tira en una mesa propia.

mkd-oracle-reveal-colour = Se gira una ficha: { $colour }
mkd-oracle-face = cara { $face }
mkd-oracle-reveal-face = Cara { $face }
mkd-oracle-worth = { $count ->
    [0] nada
    [one] 1 monstruo de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $count } monstruos de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en total
  }{ $pip ->
    [0] {""}
   *[other] ; por cada punto del dado sobre 12, +{ $pip }
  }
mkd-oracle-share = Cómo se reparten los puntos varios monstruos
mkd-oracle-share-even = por igual, redondeando hacia abajo
mkd-oracle-share-leader = el cabecilla recibe una parte igual, más un dado por cada 20 puntos; cada uno de los siguientes, un dado menos que el anterior; el último se queda con lo que sobra

mkd-oracle-square-hallway = Qué casilla de un pasillo, contando fila a fila tal como está impreso
mkd-oracle-square-chamber = Qué casilla de una cámara, contando fila a fila tal como está impresa
mkd-oracle-square = fila { $row }, { $column ->
    [1] la primera por la izquierda
    [2] la segunda
    [3] la tercera
    [4] la cuarta
   *[5] la quinta
  }

mkd-oracle-facing = Hacia dónde mira un cofre
mkd-oracle-facing-is-straight = recto: norte, este, sur u oeste
mkd-oracle-facing-is-slanting = en diagonal: hacia una esquina
mkd-oracle-facing-straight = Un cofre que mira recto
mkd-oracle-facing-slanting = Un cofre que mira a una esquina

mkd-oracle-tile-face = Qué cara de una loseta queda arriba
mkd-oracle-tile-face-a = cara A
mkd-oracle-tile-face-b = cara B
mkd-oracle-tile-turn = Cómo se coloca una loseta
mkd-oracle-turned = { $degrees ->
    [0] tal como está impresa
    [180] del revés
   *[other] girada { $degrees }° en sentido horario
  }
