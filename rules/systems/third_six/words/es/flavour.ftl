# Cómo son los lugares.

ts-flavour-entrance-1 = La luz del día entra tres pasos en esta sala, y no más.
ts-flavour-entrance-2 = Hay botas viejas en fila junto a la entrada. Nadie volvió por ellas.
ts-flavour-entrance-3 = El viento entra y sale por la boca, lento como el sueño.
ts-flavour-entrance-4 = Alguien ha rayado la cuenta junto a la entrada: tantos fueron, menos volvieron.
ts-flavour-entrance-5 = Hay cabos de antorcha por la entrada, cada uno quemado hasta un palmo.
ts-flavour-entrance-6 = Alguien ha colgado una herradura sobre la entrada, del revés.
ts-flavour-entrance-7 = Las golondrinas anidan bajo el primer arco, y ninguna bajo el segundo.
ts-flavour-entrance-8 = Un aviso pide a las visitas que dejen recado a sus familiares.

ts-flavour-chamber-1 = El hollín del techo escribe nombres con cuatro letras distintas.
ts-flavour-chamber-2 = Una mesa larga, puesta para seis; la séptima silla está rota.
ts-flavour-chamber-3 = El agua gotea en un yelmo, y el yelmo está casi lleno.
ts-flavour-chamber-4 = Ojos pintados en el yeso siguen a tu linterna.
ts-flavour-chamber-5 = Hay paja en un rincón, hundida con la forma de algo grande.
ts-flavour-chamber-6 = La chimenea está fría, pero han movido la olla.
ts-flavour-chamber-7 = Alguien jugaba aquí al ajedrez, y se fue cuando iba perdiendo.
ts-flavour-chamber-8 = De las vigas cuelgan ganchos, y uno de ellos aún se mece.

ts-flavour-vault-1 = Estantes, cofres, telarañas: quien cerró esto iba en serio.
ts-flavour-vault-2 = Bandas de hierro ciñen las paredes como aros de tonel.
ts-flavour-vault-3 = El polvo está tan liso que da pena pisarlo.
ts-flavour-vault-4 = Hay un libro de cuentas abierto, y el último apunte es de hoy.
ts-flavour-vault-5 = De la pared cuelgan llaves, y ninguna abre nada de aquí.
ts-flavour-vault-6 = La lámpara está llena de aceite, aunque la puerta llevaba años cerrada.
ts-flavour-vault-7 = Las polillas salen de los sacos cuando entra tu luz.
ts-flavour-vault-8 = Un esqueleto sigue al escritorio, con la mano en el cajón.

ts-flavour-stairs-1 = El aire frío sube las escaleras para mirarte.
ts-flavour-stairs-2 = Peldaños gastados por pies que solo bajaron.
ts-flavour-stairs-3 = Alguien ha barrido los huesos con esmero a ambos lados de las escaleras.
ts-flavour-stairs-4 = Junto a las escaleras cuelga la cuerda de una campana, cortada donde ya no se alcanza.
ts-flavour-stairs-5 = El primer peldaño es nuevo, y los demás no.
ts-flavour-stairs-6 = Alguien ha pintado números en los peldaños, en cuenta atrás.
ts-flavour-stairs-7 = El humo de abajo ennegrece la bóveda sobre las escaleras.
ts-flavour-stairs-8 = El pasamanos está pulido por manos de demasiados dedos.

ts-town-1 = El posadero ha guardado la mesa de siempre, y la cuenta.
ts-town-2 = La curandera cuenta primero los moratones, y luego las monedas.
ts-town-3 = El patio de armas está abierto, y el maestro de armas te mira.
ts-town-4 = Humo sobre los tejados, y alguien afina un violín.
ts-town-5 = Los niños quieren oír lo del Ogro. Quizá no hubo ningún Ogro.
ts-town-6 = Día de mercado: nabos, cuerda y rumores de las profundidades.
ts-town-7 = La panadera te da los panes rotos, y pregunta por las escaleras.
ts-town-8 = Lluvia en los adoquines, una lámpara en cada ventana y botas secas junto al fuego.
