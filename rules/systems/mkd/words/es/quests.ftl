# Prisioneros, presas, y cofres que los monstruos destrozan.

mkd-prisoner-freed = { $by } libera a { $figure }, que apenas se tiene en pie.
    .b = { $by } deshace el último nudo, y { $figure } recobra la libertad.
mkd-guardian-roused = El Guardián ha oído caer las cadenas, allá lejos, en la entrada ({ $at }).
    .b = Suena una campana en { $at }, y el Guardián llega por detrás.
mkd-quarry-found = { $figure } es la presa que el grupo vino a buscar.
    .b = Es a { $figure } a quien hay que sacar de aquí con vida.
mkd-quarry-missed = Esta no es la presa. Se ha escabullido hasta otra ficha.
mkd-quarry-ran = { $figure } corre hacia la salida.
    .b = { $figure } no quiere ser huésped de nadie, y sale corriendo.
mkd-quarry-subdued = { $figure } se rinde. Con un héroe al lado, va adonde le mandan.
mkd-quarry-led = { $moved ->
    [yes] Llevan a { $figure } hasta { $to }.
   *[no] Mandan a { $figure } que se quede en { $to }.
  }
mkd-quarry-out = Sacan a { $figure } a la luz del día, entre parpadeos.

mkd-condition-rescued = libre, sin cura posible
mkd-condition-subdued = se ha rendido
mkd-prompt-lead = { $figure } se ha rendido. { AND($players) }, ¿adónde hay que llevar a la presa?

mkd-refused-fight-bound = No se puede mover a un prisionero atado ({ $rule }). Busca una trampa, y suelta antes las ataduras.
mkd-refused-fight-too-weak = No puedes curar a alguien que pasó tanto tiempo encadenado ({ $rule }). Mejor mantén al prisionero fuera de alcance.
