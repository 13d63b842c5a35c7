# Moverse, girarse, zafarse.

dice-mkd-break-away = zafarse
dice-mkd-terrify = atreverse a acercarse

mkd-hurried = { $figure } va con prisa, y no tiene tiempo para otra cosa.
mkd-walked = { $squares ->
    [one] { $figure } da un paso hasta { $to }.
   *[other] { $figure } avanza { $squares } casillas, hasta { $to }.
  }
    .b = { $figure } se mueve a { $to }.
mkd-entered = { $figure } baja a la mazmorra en { $to }.
    .b = { $figure } agacha la cabeza bajo el dintel, en { $to }.
mkd-broke-away = { $figure } se zafa (saca { $die }{ $needed ->
    [0] {""}
   *[other] , necesitaba { $needed } o más
  }).
    .b = { $figure } se escabulle (saca { $die }{ $needed ->
        [0] {""}
       *[other] , necesitaba { $needed } o más
      }).
    .c = { $figure } consigue escapar (saca { $die }{ $needed ->
        [0] {""}
       *[other] , necesitaba { $needed } o más
      }).
mkd-held = { $figure } no logra escapar (saca { $die }{ $needed ->
    [0] {""}
   *[other] , necesitaba { $needed } o más
  }).
    .b = Retienen a { $figure } (tirada: { $die }{ $needed ->
        [0] {""}
       *[other] , necesitaba { $needed } o más
      }).
    .c = { $figure } no consigue zafarse (saca { $die }{ $needed ->
        [0] {""}
       *[other] , necesitaba { $needed } o más
      }).
mkd-let-go = Dejan ir a { $figure }.
mkd-turned = { $figure } se gira hacia { $toward }.
    .b = { $figure } se da la vuelta hacia { $toward }.
mkd-terrified = { $figure } no se atreve a acercarse a { $by }: saca { $die }, necesitaba 3 o más.
    .b = { $figure } retrocede ante { $by }: saca { $die }, necesitaba 3 o más.
mkd-stopped = { $figure } choca con el arma de asta de { $by } y se para.
mkd-rammed = { $figure } embiste a { $target }.
    .b = { $figure } choca contra { $target }.
mkd-door-opened = { $figure } abre la puerta de { $at }.
    .b = { $figure } empuja y abre la puerta de { $at }.
mkd-door-closed = { $figure } cierra la puerta de { $at }.
mkd-chest-shut = { $figure } cierra { $the_chest }, y algo dentro vuelve a su sitio con un clic.
