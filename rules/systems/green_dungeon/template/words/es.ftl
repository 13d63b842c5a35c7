# Las cartas llevan los números del 0 al 11 en cada mazo: tres de Gota, tres de Martillo, tres de Madera, tres de Engranaje, primero las más débiles.

gd-midnight_fair-title = Feria de medianoche
gd-midnight_fair-entrance = Los carteles dicen que la feria es esta noche, y tienen cuarenta años. Tras el torniquete empieza a sonar un organillo.
gd-midnight_fair-victory = El organillo se para a mitad de un compás. Alguien recoge las banderas, y es de día.
gd-midnight_fair-defeat = El torniquete cuenta a todos los que entran. Nunca ha tenido que contar hacia el otro lado.

## Monstruos

gd-midnight_fair-captain = { $gender_foe ->
    [f] Directora de pista
   *[other] Director de pista
  } { $foe }
    .gender = { $gender_foe }
    .definite = { $gender_foe ->
        [f] la directora de pista
       *[other] el director de pista
      } { $foe }
gd-midnight_fair-captain-appears-drop = { $appears } Los demás hacen sitio, como ante un capitán.
gd-midnight_fair-captain-appears-hammer = { $appears } Los galones de oro dicen capitán.
gd-midnight_fair-captain-appears-wood = { $appears } Las lámparas se inclinan como ante un capitán.
gd-midnight_fair-captain-appears-cog = { $appears } La chistera es de capitán.
gd-midnight_fair-foe-0 = Pilluelo pegajoso
    .gender = m
    .definite = el pilluelo pegajoso
gd-midnight_fair-foe-0-appears = Algo pequeño y azucarado se despega de la pared.
gd-midnight_fair-foe-1 = Jabalí de tiovivo
    .gender = m
    .definite = el jabalí de tiovivo
gd-midnight_fair-foe-1-appears = Un jabalí pintado se baja de su barra y escarba en las tablas.
gd-midnight_fair-foe-2 = Forzudo de barril
    .gender = m
    .definite = el forzudo de barril
gd-midnight_fair-foe-2-appears = Un hombre ancho como una puerta deja en el suelo una pesa, y luego la sonrisa.
gd-midnight_fair-foe-3 = Tirador de hojalata
    .gender = m
    .definite = el tirador de hojalata
gd-midnight_fair-foe-3-appears = Un soldado de hojalata de la caseta de tiro llevaba tiempo esperando disparar él.
gd-midnight_fair-foe-4 = Guardia en zancos
    .gender = m
    .definite = el guardia en zancos
gd-midnight_fair-foe-4-appears = Dos piernas largas doblan la carpa, y un rato después una alabarda.
gd-midnight_fair-foe-5 = Húsar de hierro
    .gender = m
    .definite = el húsar de hierro
gd-midnight_fair-foe-5-appears = El jinete del tren fantasma saca un sable en el último andén.
gd-midnight_fair-foe-6 = Echadora de cartas
    .gender = f
    .definite = la echadora de cartas
gd-midnight_fair-foe-6-appears = Vuelve una carta, alza la vista y lo siente por alguien.
gd-midnight_fair-foe-7 = Gemelo del espejo
    .gender = m
    .definite = el gemelo del espejo
gd-midnight_fair-foe-7-appears = Uno de los reflejos se queda cuando los demás siguen su camino.
gd-midnight_fair-foe-8 = Tragafuegos
    .gender = m
    .definite = el tragafuegos
gd-midnight_fair-foe-8-appears = Se traga la antorcha, y el siguiente aliento es el de la sala.
gd-midnight_fair-foe-9 = Mono carterista
    .gender = m
    .definite = el mono carterista
gd-midnight_fair-foe-9-appears = Un mono con chaleco cuenta una bolsa que resulta conocida.
gd-midnight_fair-foe-10 = Revendedor de entradas
    .gender = m
    .definite = el revendedor de entradas
gd-midnight_fair-foe-10-appears = Tiene entradas para la salida, y son caras.
gd-midnight_fair-foe-11 = Banquera barbuda
    .gender = f
    .definite = la banquera barbuda
gd-midnight_fair-foe-11-appears = Cierra la caja sobre su propia barba, y se levanta para soltarla.

## Jefes

gd-midnight_fair-final = Gran { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] la gran
       *[other] el gran
      } { $boss }
gd-midnight_fair-final-appears = { $appears } La lona de la entrada se ata sola.
gd-midnight_fair-boss-0 = Oso de la gran carpa
    .gender = m
    .definite = el oso de la gran carpa
gd-midnight_fair-boss-0-appears = El oso se baja de la bicicleta, que no se vuelve a levantar.
gd-midnight_fair-boss-1 = Kraken de caramelo
    .gender = m
    .definite = el kraken de caramelo
gd-midnight_fair-boss-1-appears = El caldero se desborda de brazos, y todos son dulces.
gd-midnight_fair-boss-2 = Madre de los gansos
    .gender = f
    .definite = la madre de los gansos
gd-midnight_fair-boss-2-appears = La gansa de concurso lleva cuarenta años sobre un huevo, y se levanta.
gd-midnight_fair-boss-3 = General de hojalata
    .gender = m
    .definite = el general de hojalata
gd-midnight_fair-boss-3-appears = El general se da cuerda a sí mismo, saluda y saca las dos espadas.
gd-midnight_fair-boss-4 = Mazo de la torre de fuerza
    .gender = m
    .definite = el mazo de la torre de fuerza
gd-midnight_fair-boss-4-appears = Suena la campana de arriba, y quien la ha hecho sonar se da la vuelta.
gd-midnight_fair-boss-5 = Gigante de la noria
    .gender = m
    .definite = el gigante de la noria
gd-midnight_fair-boss-5-appears = La gran noria saca su cubo del eje y se pone en pie.
gd-midnight_fair-boss-6 = Señora de la última carta
    .gender = f
    .definite = la señora de la última carta
gd-midnight_fair-boss-6-appears = Solo le queda una carta, y está boca arriba.
gd-midnight_fair-boss-7 = Titiritero sin manos
    .gender = m
    .definite = el titiritero sin manos
gd-midnight_fair-boss-7-appears = Los hilos cuelgan de nada, y están tensos.
gd-midnight_fair-boss-8 = Órgano de mil tubos
    .gender = m
    .definite = el órgano de mil tubos
gd-midnight_fair-boss-8-appears = El órgano toma aire, y la lona se hunde alrededor.
gd-midnight_fair-boss-9 = Señor de la lotería
    .gender = m
    .definite = el señor de la lotería
gd-midnight_fair-boss-9-appears = Saca un número y lee quién ha perdido.
gd-midnight_fair-boss-10 = Dueño del solar
    .gender = m
    .definite = el dueño del solar
gd-midnight_fair-boss-10-appears = El dueño desenrolla el contrato, que es más largo que la sala.
gd-midnight_fair-boss-11 = Muchacha de la oca de oro
    .gender = f
    .definite = la muchacha de la oca de oro
gd-midnight_fair-boss-11-appears = Todo lo que toca se queda con ella, y tiende una mano.

## Trampas: lo que son las mismas cartas en las salas de Ladrillo

gd-midnight_fair-trap-0 = Tablas podridas
    .gender = f
    .definite = las tablas podridas
gd-midnight_fair-trap-0-scene = El escenario solo se pensó para niños.
gd-midnight_fair-trap-1 = Tiovivo desbocado
    .gender = m
    .definite = el tiovivo desbocado
gd-midnight_fair-trap-1-scene = Los caballos llegan cada vez más deprisa.
gd-midnight_fair-trap-2 = Góndola oscilante
    .gender = f
    .definite = la góndola oscilante
gd-midnight_fair-trap-2-scene = Una barca con cadenas baja de la oscuridad.
gd-midnight_fair-trap-3 = Tablero del lanzador de cuchillos
    .gender = m
    .definite = el tablero del lanzador de cuchillos
gd-midnight_fair-trap-3-scene = La silueta del tablero encaja justo con alguien.
gd-midnight_fair-trap-4 = Caseta de tiro viva
    .gender = f
    .definite = la caseta de tiro viva
gd-midnight_fair-trap-4-scene = Los patos de hojalata se pliegan, y se despliegan fusiles de hojalata.
gd-midnight_fair-trap-5 = Mástil que cae
    .gender = m
    .definite = el mástil que cae
gd-midnight_fair-trap-5-scene = Corre una cuerda, y el techo se inclina.
gd-midnight_fair-trap-6 = Sala de espejos torcidos
    .gender = f
    .definite = la sala de espejos torcidos
gd-midnight_fair-trap-6-scene = En cada cristal se olvida un hechizo.
gd-midnight_fair-trap-7 = Rueda del hipnotizador
    .gender = f
    .definite = la rueda del hipnotizador
gd-midnight_fair-trap-7-scene = La espiral gira, y los pensamientos bajan por ella.
gd-midnight_fair-trap-8 = Caseta de los susurros
    .gender = f
    .definite = la caseta de los susurros
gd-midnight_fair-trap-8-scene = Se abre una ventanilla, y una voz compra secretos.
gd-midnight_fair-trap-9 = Máquina de gancho
    .gender = f
    .definite = la máquina de gancho
gd-midnight_fair-trap-9-scene = El gancho baja y se lleva su premio.
gd-midnight_fair-trap-10 = Tiro al coco amañado
    .gender = m
    .definite = el tiro al coco amañado
gd-midnight_fair-trap-10-scene = Los cocos están clavados, y devuelven los tiros.
gd-midnight_fair-trap-11 = Torniquete de peaje
    .gender = m
    .definite = el torniquete de peaje
gd-midnight_fair-trap-11-scene = Los barrotes se cierran, y la caja pide sus monedas.

## Magia: lo que son las mismas cartas en las salas de Madera

gd-midnight_fair-magic-0 = Manantial de limonada
    .gender = m
    .definite = el manantial de limonada
gd-midnight_fair-magic-0-scene = La fuente está fría y dulce, y esta noche es gratis.
gd-midnight_fair-magic-1 = Castañas calientes
    .gender = f
    .definite = las castañas calientes
gd-midnight_fair-magic-1-scene = Alguien ha dejado una bolsa de ellas, recién asadas.
gd-midnight_fair-magic-2 = Lecho de paja y canción
    .gender = m
    .definite = el lecho de paja y canción
gd-midnight_fair-magic-2-scene = La vieja máquina de nanas se sabe el nombre de todos.
gd-midnight_fair-magic-3 = Marinero risueño
    .gender = m
    .definite = el marinero risueño
gd-midnight_fair-magic-3-scene = El marinero de la urna de cristal se echa a reír, y saltan chispas.
gd-midnight_fair-magic-4 = Bastidor de fuegos artificiales
    .gender = m
    .definite = el bastidor de fuegos artificiales
gd-midnight_fair-magic-4-scene = Una rueda de luz gira hasta soltarse.
gd-midnight_fair-magic-5 = Tormenta en una taza
    .gender = f
    .definite = la tormenta en una taza
gd-midnight_fair-magic-5-scene = Giran las tazas, y con ellas el tiempo que hace dentro.
gd-midnight_fair-magic-6 = Mirilla de feria
    .gender = f
    .definite = la mirilla de feria
gd-midnight_fair-magic-6-scene = Por el agujero de la caja se ven otras salas.
gd-midnight_fair-magic-7 = Cristal sobre un cojín
    .gender = m
    .definite = el cristal sobre un cojín
gd-midnight_fair-magic-7-scene = El cristal se aclara, y muestra lo que quiere.
gd-midnight_fair-magic-8 = Globo con un ojo
    .gender = m
    .definite = el globo con un ojo
gd-midnight_fair-magic-8-scene = Un globo sube y cuenta lo que ve.
gd-midnight_fair-magic-9 = Premio que nadie ganó
    .gender = m
    .definite = el premio que nadie ganó
gd-midnight_fair-magic-9-scene = En el estante de arriba hay una sola cosa, y mira fijamente.
gd-midnight_fair-magic-10 = Salón de tragaperras cerrado
    .gender = m
    .definite = el salón de tragaperras cerrado
gd-midnight_fair-magic-10-scene = Las máquinas llevan años comiendo y nunca han pagado.
gd-midnight_fair-magic-11 = Corona de la reina del carnaval
    .gender = f
    .definite = la corona de la reina del carnaval
gd-midnight_fair-magic-11-scene = La corona es de cartón, pero ella piensa otra cosa.

## Salas: tantas para cada símbolo como dice `scenes`

gd-midnight_fair-scene-drop-1 = Paja, jaulas y un olor a pelo mojado.
gd-midnight_fair-scene-drop-2 = El algodón de azúcar cuelga del techo como una telaraña, y se mueve.
gd-midnight_fair-scene-hammer-1 = Los soldados de hojalata están en filas sobre un estante, y falta una fila.
gd-midnight_fair-scene-hammer-2 = Hay pesas por la pista, cada una con una abolladura al lado.
gd-midnight_fair-scene-wood-1 = Aquí arden faroles sin aceite, que susurran al paso de la gente.
gd-midnight_fair-scene-wood-2 = Una carpa con estrellas pintadas por dentro, y algunas titilan.
gd-midnight_fair-scene-brick-1 = El cartel dice que la atracción está cerrada, y la atracción está en marcha.
gd-midnight_fair-scene-brick-2 = Una cuerda que cierra el paso, un agujero en la cuerda.
gd-midnight_fair-scene-cog-1 = Puestos llenos de premios, sin un solo cliente.
gd-midnight_fair-scene-cog-2 = La taquilla: un mostrador, una campanilla, una puerta muy gruesa.
gd-midnight_fair-scene-straw-1 = La gran carpa, con todos los asientos ocupados y nadie respirando.
gd-midnight_fair-scene-straw-2 = La pista central, bien rastrillada, con una sola luz encima.

## Tesoro: estos nombres son propios del tema; los demás quedan como están

gd-midnight_fair-treasure-0 = Vaso de ponche
    .gender = m
    .indefinite = un vaso de ponche
    .definite = el vaso de ponche
gd-midnight_fair-treasure-9 = Rollo de entradas
    .gender = m
    .indefinite = un rollo de entradas
    .definite = el rollo de entradas
