# What clocks say.

pace-error-no-such-zone = No hay ninguna zona horaria llamada { $zone }. Empieza a escribir una ciudad y elige una de la lista, como Europe/Madrid.
