# Lo que se escribe para elegirlos, y se lee en el mapa.
dm-material-beeswax = Cera de abejas
    .gender = f
dm-material-old_letters = Cartas viejas
    .gender = pl

# Lo que hay por ahí.
dm-furnishing-vat = una tina de cera
    .gender = f
dm-furnishing-mould_shelf = un estante de moldes de vela
    .gender = m

# Lo que espera: su nombre en el mapa de quien la guarda, y su frase en la clave.
dm-brings-wax_flood = una inundación de cera caliente
dm-brings-wax_flood-key = El suelo cede sobre una pila de cera caliente; una palanca en la pared la vacía.
dm-brings-seal_press = una prensa de sellos
dm-brings-seal_press-key = Una prensa de plata sella cartas que nadie se atreve a abrir. Vale una casa pequeña.
