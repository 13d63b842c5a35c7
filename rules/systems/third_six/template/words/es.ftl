# Una clase con su artículo, y lo que tiene de bueno, en una línea.
ts-class-bard = Bardo
    .gender = m
    .indefinite = un Bardo
ts-about-bard = Conoce dos hechizos, abre cerraduras, tiene mucha MEN.

# Uno de ellos, y varios.
ts-monster-rat = { $count ->
    [one] Rata de bodega
   *[other] Ratas de bodega
  }
    .gender = f
    .indefinite = una Rata de bodega
    .definite = { $count ->
        [one] la Rata de bodega
       *[other] las Ratas de bodega
      }
ts-monster-spider = { $count ->
    [one] Araña de escalera
   *[other] Arañas de escalera
  }
    .gender = f
    .indefinite = una Araña de escalera
    .definite = { $count ->
        [one] la Araña de escalera
       *[other] las Arañas de escalera
      }
