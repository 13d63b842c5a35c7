# Las reglas del generador de mapas, una frase cada una, para /rules.

rule-DM-001 = El primer nivel se tira con tres dados de doce caras cada vez.
rule-DM-002 = La primera tirada, sumada, es el número de losetas del nivel.
rule-DM-003 = La misma primera tirada da también las primeras losetas.
rule-DM-004 = De las losetas de una tirada se coloca primero el número más bajo.
rule-DM-005 = Las losetas nuevas siguen el sentido del reloj desde las nueve, y las más viejas se continúan antes que las más nuevas.
rule-DM-006 = Mientras haya un paso abierto, la siguiente loseta va ahí.
rule-DM-007 = Si no queda paso abierto y aún faltan losetas, la siguiente va tras una pared, y la pared recibe una puerta secreta.
rule-DM-008 = Un doble da una sola loseta, y esa loseta es especial.
rule-DM-009 = Un triple da una sola loseta, y esa loseta es muy especial.
rule-DM-010 = Cada loseta especial guarda una trampa, un tesoro o una sorpresa.
# permits
rule-DM-011 = El dueño del mapa puede imponerse en cualquier colocación, y decide cuando las reglas se contradicen.
rule-DM-012 = La primera loseta se abre hacia abajo, y esa abertura es la entrada.
rule-DM-013 = El mapa empieza en medio del borde inferior de la hoja.
rule-DM-014 = Las demás losetas de la primera tirada se colocan con las mismas reglas que todas las posteriores.
rule-DM-015 = Se tiran dados hasta que el nivel es tan grande como debía; las losetas que sobran se descartan.
rule-DM-016 = Al final se tapia cada paso abierto que no lleva a ninguna parte.
rule-DM-017 = Una loseta nueva se gira para que se abra al paso que continúa, y encaje con sus vecinas lo mejor que pueda.
rule-DM-018 = Una abertura que da a una pared no lleva a ninguna parte.
rule-DM-019 = Unas escaleras hacia abajo hacen un nivel inferior, tirado con un dado menos.
rule-DM-020 = Un nivel inferior se tira siempre con sus dados de menos.
rule-DM-021 = Por debajo del último nivel las escaleras están bloqueadas por escombros.
rule-DM-022 = Todas las escaleras de un nivel llevan al mismo nivel siguiente: las primeras a su entrada, las demás a losetas elegidas al azar.
# permits
rule-DM-023 = Las escaleras bajan, a menos que una moneda pueda hacerlas subir.
rule-DM-024 = Por debajo del primer nivel las losetas especiales cuentan un grado más, y una sala de cada seis se vuelve especial.
rule-DM-025 = Un dado de ocho caras dice qué dirección está arriba en el mapa: uno es el norte, y sigue en el sentido del reloj.
rule-DM-026 = Un dado de doce caras dice qué clase de lugar es la mazmorra.
rule-DM-027 = Uno es un pasillo recto, de treinta pies de largo y diez de ancho.
rule-DM-028 = Dos es un cruce de dos pasillos.
rule-DM-029 = Tres es un pasillo con un ramal a un lado.
# clauses: thirty feet, opposite ends
rule-DM-030 = Cuatro es una sala de treinta por treinta pies con caminos en extremos opuestos.
rule-DM-031 = Cinco es una sala con un camino en cada pared.
rule-DM-032 = Seis es una sala con caminos en tres paredes.
rule-DM-033 = Siete es una sala con caminos en dos paredes contiguas.
rule-DM-034 = Ocho es un pasillo que gira.
rule-DM-035 = Nueve es una sala con un solo camino de entrada.
rule-DM-036 = Diez es un pasillo sin salida.
rule-DM-037 = Once es otra vez un pasillo recto.
rule-DM-038 = Doce es un pasillo con escaleras al final.
rule-DM-039 = Diez pies son unos tres metros, y treinta algo menos de diez.
rule-DM-040 = Atrancada: cada camino a una sala tiene una puerta.
rule-DM-041 = Atrancada: tres puertas de cada cuatro están cerradas.
rule-DM-042 = Atrancada: la mitad de las puertas cerradas lo están con llave.
rule-DM-043 = Atrancada: una décima parte de las losetas guarda una barricada, y al menos una.
rule-DM-044 = Ciclópea: todo es el doble de grande.
# permits
rule-DM-045 = Ciclópea, si se quiere: todo es de dos a cuatro veces mayor.
rule-DM-046 = Arcana: nada cambia salvo las palabras.
# permits
rule-DM-047 = Extensa: los pasillos son el doble de largos, o, si se quiere, de dos a cuatro veces.
# permits
rule-DM-048 = Geométrica: la mitad de las salas, o tantas como diga un dado, no son cajas.
# permits
rule-DM-049 = Natural: la mitad de la mazmorra, o tanta como diga un dado, es cueva.
rule-DM-050 = De planta abierta: los pasillos son tan anchos como las salas y entran en ellas.
rule-DM-051 = Lisa: no hay ningún ángulo recto.
rule-DM-052 = Inclinada: cada pasillo hace pendiente, hacia arriba o hacia abajo con igual probabilidad.
rule-DM-053 = Inclinada: un dado de cuatro caras dice cuánta: apenas, 20 grados, 45 grados o a plomo.
rule-DM-054 = Materiales insólitos: un dado de doce caras dice de qué está hecho todo.
# permits
rule-DM-055 = Ventilada: pasadizos de dos pies de alto y tres de ancho unen salas contiguas, y, si se quiere, algunos pasillos.
# permits
rule-DM-056 = De madriguera: los pasajes miden cinco pies de ancho, o de tres a cinco si se quiere, y giran más de lo necesario.
# permits
rule-DM-057 = Un juego de dados con dibujos puede ocupar el lugar de la tabla de losetas.
# permits
rule-DM-058 = La trama, los acertijos y los monstruos quedan para quien dirija la partida.
rule-DM-059 = El mapa acabado se redibuja a partir del boceto, con todo lo que cambia su clase.
rule-DM-060 = Una primera loseta con una sola abertura la gasta en la entrada, así que la siguiente queda tras una puerta secreta.
rule-DM-061 = Las losetas nunca se solapan y nunca salen de la hoja.
# permits
rule-DM-062 = Un mapa puede dibujarse por turnos, o esconderse y descubrirse al recorrerlo.
# permits
rule-DM-063 = Lo que un dado diría sobre la clase de lugar puede elegirse en su lugar, y un material con cualquier palabra.
