# La casa del relojero.

gd-clockwork-title = Casa de relojería
gd-clockwork-entrance = El relojero murió hace cuarenta años, y la casa ha seguido dando las horas. Detrás del péndulo hay una puerta, y detrás de la puerta acaban de dar cuerda a algo.
gd-clockwork-victory = Las ruedas se paran una a una, y la casa da las trece, por el gusto de haberlas dado. Luego hay tanto silencio que se oye un reloj de bolsillo.
gd-clockwork-defeat = Un brazo sobre un raíl barre el suelo y archiva lo que encuentra. La casa da la hora, con toda exactitud.

## Monstruos

gd-clockwork-captain = { $gender_foe ->
    [f] Capitana
   *[other] Capitán
  } { $foe }
    .gender = { $gender_foe }
    .definite = { $gender_foe ->
        [f] la capitana
       *[other] el capitán
      } { $foe }
gd-clockwork-captain-appears-drop = { $appears } Una placa de latón dice CAPITÁN, MODELO DOS.
gd-clockwork-captain-appears-hammer = { $appears } En los hombros le giran engranajes de capitán.
gd-clockwork-captain-appears-wood = { $appears } En las bobinas brillan galones de capitán.
gd-clockwork-captain-appears-cog = { $appears } En el botín hace tictac un reloj de capitán.
gd-clockwork-foe-0 = Caldera embestidora
    .gender = f
    .definite = la caldera embestidora
gd-clockwork-foe-0-appears = Una caldera de tres ruedas toca el silbato y no frena.
gd-clockwork-foe-1 = Mozo de pistones
    .gender = m
    .definite = el mozo de pistones
gd-clockwork-foe-1-appears = El mozo deja en el suelo una columna de mármol, para tener las dos manos libres para los huéspedes.
gd-clockwork-foe-2 = Ogro de muelle real
    .gender = m
    .definite = el ogro de muelle real
gd-clockwork-foe-2-appears = Cien años dándole cuerda sin soltarlo nunca, y ahora lo sueltan.
gd-clockwork-foe-3 = Lancero de hojalata
    .gender = m
    .definite = el lancero de hojalata
gd-clockwork-foe-3-appears = Un soldado pintado avanza con tictac por su raíl, y luego se baja del raíl.
gd-clockwork-foe-4 = Portero remachado
    .gender = m
    .definite = el portero remachado
gd-clockwork-foe-4-appears = Un portero de chapa remachada consulta una lista sin nada escrito, y saca un sable.
gd-clockwork-foe-5 = Duelista de latón
    .gender = m
    .definite = el duelista de latón
gd-clockwork-foe-5-appears = Se inclina, presenta cuatro estoques, y en la espalda le gira una llave.
gd-clockwork-foe-6 = Calderero de chispas
    .gender = m
    .definite = el calderero de chispas
gd-clockwork-foe-6-appears = Las chispas trepan por los guantes del calderero y escriben una ecuación grosera.
gd-clockwork-foe-7 = Oficinista galvánico
    .gender = m
    .definite = el oficinista galvánico
gd-clockwork-foe-7-appears = El oficinista sella un formulario, y un rayo azul lo archiva en Visitas.
gd-clockwork-foe-8 = Sabio planetario
    .gender = m
    .definite = el sabio planetario
gd-clockwork-foe-8-appears = Pequeños planetas giran en torno a su cabeza, y dos dejan la órbita para apuntar.
gd-clockwork-foe-9 = Autómata de calderilla
    .gender = m
    .definite = el autómata de calderilla
gd-clockwork-foe-9-appears = Por una moneda baila; tiene el estómago lleno de monedas, y no habrá quien lo pare.
gd-clockwork-foe-10 = Carterista de cuerda
    .gender = m
    .definite = el carterista de cuerda
gd-clockwork-foe-10-appears = Tiene suelas de fieltro, nueve dedos por mano, y un pecho que suena a relojes.
gd-clockwork-foe-11 = Máquina tragaperras
    .gender = f
    .definite = la máquina tragaperras
gd-clockwork-foe-11-appears = Tres rodillos giran en su pecho y se paran en un retrato de las visitas.

## Jefes

gd-clockwork-final = { $gender_boss ->
    [f] Suprema
   *[other] Supremo
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] la suprema
       *[other] el supremo
      } { $boss }
gd-clockwork-final-appears = { $appears } Detrás, todas las cerraduras encajan.
gd-clockwork-boss-0 = Capataz del horno
    .gender = m
    .definite = el capataz del horno
gd-clockwork-boss-0-appears = El capataz abre su propio fogón, escupe en las brasas y llama al turno al orden.
gd-clockwork-boss-1 = Locomotora desbocada
    .gender = f
    .definite = la locomotora desbocada
gd-clockwork-boss-1-appears = Sin raíles, sin maquinista, sin frenos: da la vuelta a la sala por puro impulso.
gd-clockwork-boss-2 = Matrona de los pistones
    .gender = f
    .definite = la matrona de los pistones
gd-clockwork-boss-2-appears = Del delantal se despliegan doce brazos, y todos desaprueban.
gd-clockwork-boss-3 = Gobernador de plancha
    .gender = m
    .definite = el gobernador de plancha
gd-clockwork-boss-3-appears = Dos bolas de hierro giran más deprisa sobre su cabeza, y el gobernador se permite algo de vapor.
gd-clockwork-boss-4 = Duque del martinete
    .gender = m
    .definite = el duque del martinete
gd-clockwork-boss-4-appears = El brazo derecho del duque se hizo para estampar yunques, y ya se está levantando.
gd-clockwork-boss-5 = Armería andante
    .gender = f
    .definite = la armería andante
gd-clockwork-boss-5-appears = Armeros, torretas y puentes levadizos se ponen en pie sobre dos patas, y las patas también van cargadas.
gd-clockwork-boss-6 = Costurera del rayo
    .gender = f
    .definite = la costurera del rayo
gd-clockwork-boss-6-appears = Su aguja es un pararrayos, su hilo lleva corriente, y busca a quién coserle el dobladillo.
gd-clockwork-boss-7 = Fantasma de la caja de cambios
    .gender = m
    .definite = el fantasma de la caja de cambios
gd-clockwork-boss-7-appears = Las máquinas de esta sala están todas apagadas, y una se ríe.
gd-clockwork-boss-8 = Magíster del astrolabio
    .gender = m
    .definite = el magíster del astrolabio
gd-clockwork-boss-8-appears = Anillos dentro de anillos giran en torno a una cara de latón, y la hora en que coinciden es ahora.
gd-clockwork-boss-9 = Tirano del torniquete
    .gender = m
    .definite = el tirano del torniquete
gd-clockwork-boss-9-appears = Brazos de acero giran con un clic en su eje: las visitas de una en una, y con el importe exacto.
gd-clockwork-boss-10 = Conde de la calderilla
    .gender = m
    .definite = el conde de la calderilla
gd-clockwork-boss-10-appears = El conde está hecho de monedas, y hay cuarenta mil de él.
gd-clockwork-boss-11 = Cámara perpetua
    .gender = f
    .definite = la cámara perpetua
gd-clockwork-boss-11-appears = La cámara acorazada bosteza sola, enseña los cerrojos como dientes, y se da cuerda.

## Trampas

gd-clockwork-trap-0 = Horario de trampillas
    .gender = m
    .definite = el horario de trampillas
gd-clockwork-trap-0-scene = Es la hora en punto, y el suelo efectúa su salida.
gd-clockwork-trap-1 = Ascensor expreso
    .gender = m
    .definite = el ascensor expreso
gd-clockwork-trap-1-scene = En algún punto de arriba se corta una cuerda, y el ascensor llega sin su cable.
gd-clockwork-trap-2 = Pasillo de válvulas
    .gender = m
    .definite = el pasillo de válvulas
gd-clockwork-trap-2-scene = Las válvulas se abren por orden pared abajo, con un siseo que se acerca.
gd-clockwork-trap-3 = Péndulo afilado
    .gender = m
    .definite = el péndulo afilado
gd-clockwork-trap-3-scene = Un péndulo con filo pasa de largo, y vuelve con mejor puntería.
gd-clockwork-trap-4 = Galería de remachadoras
    .gender = f
    .definite = la galería de remachadoras
gd-clockwork-trap-4-scene = Las pistolas de la pared llevan años sin trabajo y recuperan el tiempo.
gd-clockwork-trap-5 = Batán de hierro
    .gender = m
    .definite = el batán de hierro
gd-clockwork-trap-5-scene = Doce pies de hierro empiezan a marcar el paso en el sitio, y el sitio es este.
gd-clockwork-trap-6 = Toma de tierra
    .gender = f
    .definite = la toma de tierra
gd-clockwork-trap-6-scene = Una barra de cobre se acerca, y la magia guardada toma el camino más corto hacia abajo.
gd-clockwork-trap-7 = Metrónomo del sopor
    .gender = m
    .definite = el metrónomo del sopor
gd-clockwork-trap-7-scene = El metrónomo oscila más lento, y más lento, y todos los hechizos le siguen el compás.
gd-clockwork-trap-8 = Condensador de hechizos
    .gender = m
    .definite = el condensador de hechizos
gd-clockwork-trap-8-scene = Un tubo de vidrio se llena de luz azul, que hace un momento era la magia de alguien.
gd-clockwork-trap-9 = Cofre ratonera
    .gender = m
    .definite = el cofre ratonera
gd-clockwork-trap-9-scene = La tapa del cofre lleva un muelle, y el muelle es de un puente.
gd-clockwork-trap-10 = Trituradora de ranura
    .gender = f
    .definite = la trituradora de ranura
gd-clockwork-trap-10-scene = La ranura acepta una mano con tanto gusto como una moneda, y pone en marcha los rodillos.
gd-clockwork-trap-11 = Ceca fundida
    .gender = f
    .definite = la ceca fundida
gd-clockwork-trap-11-scene = El oro sale brillante del crisol de la ceca, en la dirección equivocada.

## Magia

gd-clockwork-magic-0 = Fuente reparadora
    .gender = f
    .definite = la fuente reparadora
gd-clockwork-magic-0-scene = Unas manitas de latón en la fuente arreglan huesos, botones y ánimos.
gd-clockwork-magic-1 = Máquina enfermera
    .gender = f
    .definite = la máquina enfermera
gd-clockwork-magic-1-scene = Una máquina con cofia almidonada llega rodando, chasquea la lengua y aplica cobre caliente.
gd-clockwork-magic-2 = Muelle benévolo
    .gender = m
    .definite = el muelle benévolo
gd-clockwork-magic-2-scene = El gran muelle da un poco de su cuerda a todo lo que late.
gd-clockwork-magic-3 = Globo de chispas
    .gender = m
    .definite = el globo de chispas
gd-clockwork-magic-3-scene = El globo crepita, elige lo más alto de la sala y señala.
gd-clockwork-magic-4 = Estatua indignada
    .gender = f
    .definite = la estatua indignada
gd-clockwork-magic-4-scene = La mandíbula de la estatua se abre con una bisagra, y detrás hay un cañón de latón.
gd-clockwork-magic-5 = Jaula de tormenta
    .gender = f
    .definite = la jaula de tormenta
gd-clockwork-magic-5-scene = Una tormenta va y viene tras barrotes de cobre, y el pestillo está levantado.
gd-clockwork-magic-6 = Racimo de periscopios
    .gender = m
    .definite = el racimo de periscopios
gd-clockwork-magic-6-scene = Cuarenta periscopios pequeños se giran, cada uno con otra sala en el ojo.
gd-clockwork-magic-7 = Plano que se dibuja solo
    .gender = m
    .definite = el plano que se dibuja solo
gd-clockwork-magic-7-scene = Una pluma al final de un brazo largo dibuja la casa sala por sala, y tacha las escaleras.
gd-clockwork-magic-8 = Lente de los pasillos
    .gender = f
    .definite = la lente de los pasillos
gd-clockwork-magic-8-scene = La luz cae por un agujerito y pinta salas que nadie ha encontrado aún.
gd-clockwork-magic-9 = Caja de reloj
    .gender = f
    .definite = la caja de reloj
gd-clockwork-magic-9-scene = La caja fuerte se abrirá a la hora en punto, o hará lo otro.
gd-clockwork-magic-10 = Caja fuerte galvanizada
    .gender = f
    .definite = la caja fuerte galvanizada
gd-clockwork-magic-10-scene = La caja es de metal desnudo, con cables en las dos puntas, y zumba como una colmena.
gd-clockwork-magic-11 = Corona en el imán
    .gender = f
    .definite = la corona en el imán
gd-clockwork-magic-11-scene = Una corona de acero flota en el aire sobre una bobina que zumba en un tono amenazante.

## Salas

gd-clockwork-scene-drop-1 = Las correas aletean arriba, en ruedas que han olvidado qué mueven.
gd-clockwork-scene-drop-2 = Un taller de brazos a medio hacer, que saludan un poco.
gd-clockwork-scene-drop-3 = La sala de calderas: esferas en todas las paredes, todas en rojo y orgullosas de ello.
gd-clockwork-scene-drop-4 = Aquí hay cajas de gansos de cuerda, y una de las cajas está entreabierta.
gd-clockwork-scene-drop-5 = El ascensor para aquí, según el cartel; el ascensor no está de acuerdo.
gd-clockwork-scene-drop-6 = Un comedor para máquinas, con aceite de tres sabores.
gd-clockwork-scene-drop-7 = Un banco de trabajo, un torno, y una mano que aún practica el agarre.
gd-clockwork-scene-drop-8 = Cabezas de repuesto cuelgan en fila, y se vuelven hacia la puerta.
gd-clockwork-scene-hammer-1 = Un patio de armas de baldosas de latón, gastadas con el dibujo de los desfiles.
gd-clockwork-scene-hammer-2 = La armería gira despacio, para que cada arma tenga su momento.
gd-clockwork-scene-hammer-3 = Una puerta digna de un banco está abierta, y también las troneras de al lado.
gd-clockwork-scene-hammer-4 = Uniformes de hojalata cuelgan planchados y numerados, y falta el número siete.
gd-clockwork-scene-hammer-5 = Soldados de hierro esperan en cajas, y una de las cajas está abierta.
gd-clockwork-scene-hammer-6 = Un patio de instrucción de placas de latón, donde las huellas son todas iguales.
gd-clockwork-scene-hammer-7 = Los martillos suben y bajan aquí sobre nada, para no perder la práctica.
gd-clockwork-scene-hammer-8 = A los guardias de esta sala les dan cuerda a diario, y nadie sabe quién.
gd-clockwork-scene-wood-1 = Aquí se guarda el rayo, en tarros, por fechas.
gd-clockwork-scene-wood-2 = Planetas de latón giran por el techo, y uno de ellos parpadea.
gd-clockwork-scene-wood-3 = Bobinas de cobre suben hasta el techo, y todos los pelos se ponen de pie para mirar.
gd-clockwork-scene-wood-4 = El péndulo de esta sala oscila sobre un mapa de algún sitio cercano.
gd-clockwork-scene-wood-5 = Un globo de vidrio muestra el firmamento, y una palanca para moverlo.
gd-clockwork-scene-wood-6 = Las chispas saltan de bola en bola y escriben una palabra.
gd-clockwork-scene-wood-7 = Aquí suena una caja de música, y a los bailarines no les gusta.
gd-clockwork-scene-wood-8 = El mercurio corre por la pared en letras que no se quedan.
gd-clockwork-scene-brick-1 = Las losas tienen aquí bisagras, y las han engrasado hace poco.
gd-clockwork-scene-brick-2 = Hay ranuras en las dos paredes, a la altura de rodillas, caderas y sombreros.
gd-clockwork-scene-brick-3 = Un cartel cuenta los días desde el último accidente: cero.
gd-clockwork-scene-brick-4 = Algo hace tictac bajo el suelo, y se para cuando se le habla.
gd-clockwork-scene-brick-5 = Una de cada dos placas de este suelo tiene una junta alrededor.
gd-clockwork-scene-brick-6 = Un gran muelle está sujeto aquí por una sola clavija pequeña.
gd-clockwork-scene-brick-7 = Las flechas de las ranuras de la pared son nuevas, y están engrasadas.
gd-clockwork-scene-brick-8 = Dos ruedas giran en el techo, y una de ellas tiene dientes.
gd-clockwork-scene-cog-1 = Nadie recogió aquí la paga: sobrecitos, fila tras fila.
gd-clockwork-scene-cog-2 = Un almacén de modelos, con cajones de ruedas de plata no mayores que lentejas.
gd-clockwork-scene-cog-3 = La oficina de objetos perdidos, con plantilla completa de ganchos.
gd-clockwork-scene-cog-4 = Una caja de música grande como una casita, con el tambor cuajado de gemas de verdad.
gd-clockwork-scene-cog-5 = Las prensas de moneda están en línea, y la última tiene algo en la boca.
gd-clockwork-scene-cog-6 = Hilo de oro, tornillos de plata: los desechos de este taller valen una casa.
gd-clockwork-scene-cog-7 = Una caja registradora de latón se abre con un alegre campanilleo.
gd-clockwork-scene-cog-8 = Relojes de todo tipo llenan los estantes, todos con piedras engastadas.
gd-clockwork-scene-straw-1 = El gran reloj: una sala de ruedas, y algo se sienta donde se juntan las horas.
gd-clockwork-scene-straw-2 = Todos los tubos del edificio acaban aquí, y también la mayoría de las preguntas.
gd-clockwork-scene-straw-3 = Un escenario de hierro, telón rojo, y un mecanismo que calienta entre bastidores.
gd-clockwork-scene-straw-4 = El estudio del maestro, con una silla sobre raíles y cien tiradores de campanilla.
gd-clockwork-scene-straw-5 = Aquí está la gran máquina de la mazmorra, y su asiento está vacío.
gd-clockwork-scene-straw-6 = Un péndulo largo como un mástil atraviesa esta sala.
gd-clockwork-scene-straw-7 = Todos los ejes y correas llevan aquí y desaparecen tras una puerta.
gd-clockwork-scene-straw-8 = El suelo de esta sala es una esfera, y la manecilla pasa a la altura del tobillo.
