# Questions before somebody leaves for good.

retire-sure = ¿Dejar a { $hero } para siempre? Se lo digo a la mesa, { $hero } sigue en el grupo como acompañante (o se va, si las reglas lo permiten) y cualquiera puede tomar el asiento. Para unos días libres usa mejor /away; para dar el asiento a alguien, /adventure hand-over.
button-retire-yes = Dejar al héroe
concede-sure = { $mine ->
    [yes] Votaste por acabar la aventura; la mayor parte de la mesa no. ¿Quieres seguir?
   *[no] ¿Acabar la aventura? Si está de acuerdo más de la mitad de quienes están aquí, el grupo da media vuelta. Cuenta como derrota, no tiene puesto en el salón y no se puede continuar.
  }
    { $agreed ->
        [0] Nadie ha votado a favor todavía; pueden votar { $voters }.
       *[other] A favor por ahora: { AND($heroes) } ({ $agreed } de { $voters }).
    }
button-concede-yes = Dar media vuelta
button-concede-no = Seguir
