# Hacer temas en el chat.

button-forge-title = Título
button-forge-foes = Monstruos
button-forge-leaders = Mandos
button-forge-bosses = Jefes
button-forge-traps = Trampas
button-forge-magic = Magia
button-forge-rooms = Salas
button-forge-more-rooms = Más salas
button-forge-colours = Colores

forge-field-colours = Colores del mapa
forge-choice-colours-brass = Calderas, cardenillo y aceite
forge-choice-colours-candle = Piedra cálida a la luz de las velas
forge-choice-colours-frost = Hielo, y el mar debajo
forge-choice-colours-moss = Piedra húmeda bajo musgo y hongos
forge-choice-colours-velvet = Burdeos, marfil y oro

forge-field-entrance = En la entrada
forge-field-victory = Al final, cuando el grupo ha ganado
forge-field-defeat = Al final, cuando el grupo ha perdido
forge-field-foes = Doce monstruos, uno por línea
forge-about-foes = De Gota, Martillo, Madera y Engranaje, tres de cada; primero los más débiles
forge-field-foes-appear = Cómo aparece cada uno, uno por línea
forge-field-captain = Cómo se llama un capitán
forge-about-captain = {"{foe}"} es donde va el nombre del monstruo: Capitán {"{foe}"}
forge-field-captains = Cómo aparecen los capitanes: cuatro líneas
forge-about-captains = De Gota, Martillo, Madera y Engranaje; {"{appears}"} es cómo aparece el monstruo
forge-field-final = Cómo se llama el jefe final
forge-about-final = {"{boss}"} es donde va el nombre del jefe: Gran {"{boss}"}
forge-field-final-appears = Cómo aparece el jefe final
forge-about-final-appears = {"{appears}"} es cómo aparece el jefe en sí
forge-field-bosses = Doce jefes, uno por línea
forge-about-bosses = De Gota, Martillo, Madera y Engranaje, tres de cada; primero los más débiles
forge-field-bosses-appear = Cómo aparece cada uno, uno por línea
forge-field-traps = Doce trampas, una por línea
forge-field-trap-scenes = Cómo salta cada una, una por línea
forge-field-magic = Doce maravillas, una por línea
forge-field-magic-scenes = Qué hace cada una, una por línea
forge-field-rooms-drop = Salas de Gota, una frase por línea
forge-field-rooms-hammer = Salas de Martillo, una frase por línea
forge-field-rooms-wood = Salas de Madera, una frase por línea
forge-field-rooms-brick = Salas de Ladrillo, una frase por línea
forge-field-rooms-cog = Salas de Engranaje, una frase por línea
forge-field-rooms-straw = Salas de Paja, una frase por línea

gd-forge-colours = **Colores del mapa:** { $named }
gd-forge-foe = **Monstruos:** { $named }
gd-forge-boss = **Jefes:** { $named }
gd-forge-trap = **Trampas:** { $named }
gd-forge-magic = **Magia:** { $named }
gd-forge-example = **{ $name }**
gd-forge-lines = «{ $field }» lleva { $count ->
    [one] una línea
   *[other] { $count } líneas
  }, pero tiene { $have }.
