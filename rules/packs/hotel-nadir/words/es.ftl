# Hotel Nadir. Las cartas llevan los números del 0 al 11 en cada mazo: tres de Gota, tres de Martillo, tres de Madera, tres de Engranaje, primero las más débiles.

# the same
pack-title = Hotel Nadir
pack-about = Un gran hotel construido hacia abajo, piso bajo piso, del que ningún huésped se ha ido nunca. Un tema para Green Dungeon, de las cocinas a la suite nupcial.

gd-nadir-title = Hotel Nadir
gd-nadir-entrance = La puerta giratoria está en medio de un campo y gira sin viento. Dentro suena un timbre en el mostrador, y el ascensor solo tiene una flecha.
gd-nadir-victory = La última cuenta se rompe en dos, y ciento doce puertas se abren a la vez. Los huéspedes suben las escaleras en camisón y preguntan en qué año están.
gd-nadir-defeat = Se ponen toallas limpias, y en el tablero junto a la escalera aparece un nombre nuevo. El desayuno es a las siete, para siempre.

## Monstruos

gd-nadir-captain = { $gender_foe ->
    [f] Primera
   *[other] Primer
  } { $foe }
    .gender = { $gender_foe }
    .definite = { $gender_foe ->
        [f] la primera
       *[other] el primer
      } { $foe }
gd-nadir-captain-appears-drop = { $appears } Lleva una insignia con corona, y gruñe por dos.
gd-nadir-captain-appears-hammer = { $appears } Las charreteras son las de quien manda al personal.
gd-nadir-captain-appears-wood = { $appears } Aquí hasta las lámparas esperan sus órdenes.
gd-nadir-captain-appears-cog = { $appears } El reloj de oro es por treinta años de servicio.
gd-nadir-foe-0 = Gul de lavandería
    .gender = m
    .definite = el gul de lavandería
gd-nadir-foe-0-appears = Un montón de sábanas sucias se levanta y tiende los brazos pidiendo más.
gd-nadir-foe-1 = Alfombra de oso
    .gender = f
    .definite = la alfombra de oso
gd-nadir-foe-1-appears = La alfombra junto al fuego se ha hartado de pies, y levanta la cabeza.
gd-nadir-foe-2 = Mozo del carnicero
    .gender = m
    .definite = el mozo del carnicero
gd-nadir-foe-2-appears = Mide dos metros y medio, lleva medio buey, y lo han mandado a buscar la otra mitad.
gd-nadir-foe-3 = Limpiabotas
    .gender = m
    .definite = el limpiabotas
gd-nadir-foe-3-appears = Dos filas de botas salen desfilando del armario, y alguien pequeño restalla el látigo.
gd-nadir-foe-4 = Portero de hierro
    .gender = m
    .definite = el portero de hierro
gd-nadir-foe-4-appears = Una armadura deja once baúles en el suelo y se ofrece a quitarle a cada cual algo de los hombros.
gd-nadir-foe-5 = Detective del hotel
    .gender = m
    .definite = el detective del hotel
gd-nadir-foe-5-appears = Baja un periódico con dos agujeros. Detrás hay, más que nada, mandíbula.
gd-nadir-foe-6 = Golpeador de mesas
    .gender = m
    .definite = el golpeador de mesas
gd-nadir-foe-6-appears = La mesa da dos golpes: sí. Nadie le ha preguntado nada.
gd-nadir-foe-7 = Hipnotizador residente
    .gender = m
    .definite = el hipnotizador residente
gd-nadir-foe-7-appears = Hace oscilar su reloj, y el pasillo a su espalda empieza a dar cabezadas.
gd-nadir-foe-8 = Condesa del vapor
    .gender = f
    .definite = la condesa del vapor
gd-nadir-foe-8-appears = La bañera está vacía. El vapor de encima lleva diadema y no está contento.
gd-nadir-foe-9 = Botones de manos largas
    .gender = m
    .definite = el botones de manos largas
gd-nadir-foe-9-appears = El botones hace una gran reverencia, con una mano en cada bolsillo, y ninguno de los dos es suyo.
gd-nadir-foe-10 = Rata de hotel
    .gender = f
    .definite = la rata de hotel
gd-nadir-foe-10-appears = Una rata vestida de noche está cerrando en ese momento el joyero de alguien.
gd-nadir-foe-11 = Contable del minibar
    .gender = m
    .definite = el contable del minibar
gd-nadir-foe-11-appears = Alguien movió una botella. El contable ha cruzado nueve pisos con la cuenta.

## Jefes

gd-nadir-final = { $gender_boss ->
    [f] Eterna
   *[other] Eterno
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] la eterna
       *[other] el eterno
      } { $boss }
gd-nadir-final-appears = { $appears } NO MOLESTAR, dice el letrero, y la llave gira.
gd-nadir-boss-0 = Cosa del conducto de la ropa
    .gender = f
    .definite = la cosa del conducto de la ropa
gd-nadir-boss-0-appears = Todos los calcetines perdidos han ido a parar a alguien, y ese alguien llena la sala.
gd-nadir-boss-1 = Chef de la larga cena
    .gender = m
    .definite = el chef de la larga cena
gd-nadir-boss-1-appears = El chef prueba la salsa, alza la vista y ve lo que faltaba.
gd-nadir-boss-2 = Madre de todas las polillas
    .gender = f
    .definite = la madre de todas las polillas
gd-nadir-boss-2-appears = Los abrigos de piel del guardarropa se abren como cortinas, y eran sus alas.
gd-nadir-boss-3 = Portero de la última puerta
    .gender = m
    .definite = el portero de la última puerta
gd-nadir-boss-3-appears = Ha dejado entrar a todo el mundo, y tiene sus razones.
gd-nadir-boss-4 = Coronel de la habitación nueve
    .gender = m
    .definite = el coronel de la habitación nueve
gd-nadir-boss-4-appears = El coronel defiende este piso desde la guerra, aunque nadie le ha dicho cuál.
gd-nadir-boss-5 = Ascensor que anda
    .gender = m
    .definite = el ascensor que anda
gd-nadir-boss-5-appears = El hueco está vacío. Por él bajan ocho patas de hierro, y suena un timbre.
gd-nadir-boss-6 = Médium del Salón Azul
    .gender = f
    .definite = la médium del Salón Azul
gd-nadir-boss-6-appears = Toma las manos de toda la mesa, y sobra una mano.
gd-nadir-boss-7 = Director sin orquesta
    .gender = m
    .definite = el director sin orquesta
gd-nadir-boss-7-appears = Alza la batuta en el salón de baile vacío, y todas las arañas contienen el aliento.
gd-nadir-boss-8 = Arquitecto del descenso
    .gender = m
    .definite = el arquitecto del descenso
gd-nadir-boss-8-appears = Los planos de la pared muestran esta misma sala, con las visitas ya dibujadas.
gd-nadir-boss-9 = Guardián de las llaves
    .gender = m
    .definite = el guardián de las llaves
gd-nadir-boss-9-appears = Ciento doce llaves se giran en sus ganchos, y él también.
gd-nadir-boss-10 = Barón que nunca pagó
    .gender = m
    .definite = el barón que nunca pagó
gd-nadir-boss-10-appears = El barón firma por todo desde la inauguración, y alarga la mano hacia la pluma.
gd-nadir-boss-11 = Propietario
    .gender = m
    .definite = el propietario
gd-nadir-boss-11-appears = La casa, la colina y la oscuridad son suyas, y pregunta qué tal la estancia.

## Trampas: lo que son las mismas cartas en las salas de Ladrillo

gd-nadir-trap-0 = Escalera encerada
    .gender = f
    .definite = la escalera encerada
gd-nadir-trap-0-scene = La escalera se pule cada noche desde la inauguración, y nadie la ha pisado nunca.
gd-nadir-trap-1 = Cama plegable
    .gender = f
    .definite = la cama plegable
gd-nadir-trap-1-scene = La cama se pliega contra la pared, y no pregunta quién está cerca.
gd-nadir-trap-2 = Ascensor ausente
    .gender = m
    .definite = el ascensor ausente
gd-nadir-trap-2-scene = Las puertas se abren, una voz dice «Bajando», y solo es verdad a medias.
gd-nadir-trap-3 = Montaplatos
    .gender = m
    .definite = el montaplatos
gd-nadir-trap-3-scene = La trampilla sube de golpe, y cuarenta platos salen de canto.
gd-nadir-trap-4 = Pared de trofeos
    .gender = f
    .definite = la pared de trofeos
gd-nadir-trap-4-scene = Las cornamentas de la pared esperan a que alguien pase entre ellas.
gd-nadir-trap-5 = Araña mal sujeta
    .gender = f
    .definite = la araña mal sujeta
gd-nadir-trap-5-scene = Media tonelada de cristal cuelga de una buena intención.
gd-nadir-trap-6 = Despertador de recepción
    .gender = m
    .definite = el despertador de recepción
gd-nadir-trap-6-scene = Un gong suena solo dentro de la cabeza, y todos los hechizos que dormían allí salen corriendo.
gd-nadir-trap-7 = Retrato del fundador
    .gender = m
    .definite = el retrato del fundador
gd-nadir-trap-7-scene = Los ojos del retrato siguen a todos, y después las manos.
gd-nadir-trap-8 = Libro de visitas
    .gender = m
    .definite = el libro de visitas
gd-nadir-trap-8-scene = La pluma está mojada, la página abierta, y la tinta se saca de quien la lee.
gd-nadir-trap-9 = Caja fuerte hambrienta
    .gender = f
    .definite = la caja fuerte hambrienta
gd-nadir-trap-9-scene = La caja está entreabierta. Lo ha estado antes, y tiene anillos entre los dientes.
gd-nadir-trap-10 = Gastos de servicio
    .gender = m
    .definite = los gastos de servicio
gd-nadir-trap-10-scene = Un cajón sale disparado a la altura de la bolsa, y otro a la de la rodilla.
gd-nadir-trap-11 = Guardarropa
    .gender = m
    .definite = el guardarropa
gd-nadir-trap-11-scene = Unos ganchos de latón bajan y se llevan todo lo que no esté bien puesto.

## Magia: lo que son las mismas cartas en las salas de Madera

gd-nadir-magic-0 = Jarra de agua de manantial
    .gender = f
    .definite = la jarra de agua de manantial
gd-nadir-magic-0-scene = Una jarra en la mesilla está llena hasta el borde y fría, como hace cien años.
gd-nadir-magic-1 = Cama preparada
    .gender = f
    .definite = la cama preparada
gd-nadir-magic-1-scene = Alguien ha calentado las sábanas y ha dejado un dulce en la almohada. No hay mala intención.
gd-nadir-magic-2 = Baño de la vieja reina
    .gender = m
    .definite = el baño de la vieja reina
gd-nadir-magic-2-scene = Los grifos son cisnes, el agua está tibia, y en ella se van flotando las viejas heridas.
gd-nadir-magic-3 = Timbre que convoca
    .gender = m
    .definite = el timbre que convoca
gd-nadir-magic-3-scene = Un toque, y algo sube ya de los sótanos, con prisa y echando chispas.
gd-nadir-magic-4 = Puro encendido
    .gender = m
    .definite = el puro encendido
gd-nadir-magic-4-scene = Arde en su cenicero desde la noche de la inauguración, y no le gustan las corrientes.
gd-nadir-magic-5 = Trueno embotellado
    .gender = m
    .definite = el trueno embotellado
gd-nadir-magic-5-scene = La etiqueta dice 1811, un año de tormentas. El corcho ya se mueve.
gd-nadir-magic-6 = Plano de planta
    .gender = m
    .definite = el plano de planta
gd-nadir-magic-6-scene = USTED ESTÁ AQUÍ, dice el plano de la pared, y añade unas palabras sobre los demás.
gd-nadir-magic-7 = Tubo acústico
    .gender = m
    .definite = el tubo acústico
gd-nadir-magic-7-scene = El tubo llega a todas las habitaciones, y la mayoría de ellas hablan.
gd-nadir-magic-8 = Cerradura a todas partes
    .gender = f
    .definite = la cerradura a todas partes
gd-nadir-magic-8-scene = Por el ojo de la cerradura hay otra sala, y en su puerta otra cerradura.
gd-nadir-magic-9 = Objetos perdidos
    .gender = m
    .definite = los objetos perdidos
gd-nadir-magic-9-scene = Todo lo de aquí se lo dejó alguien, y parte aún quiere volver a casa.
gd-nadir-magic-10 = Servicio de habitaciones
    .gender = m
    .definite = el servicio de habitaciones
gd-nadir-magic-10-scene = El carrito entra solo. Lo que hay bajo la tapa de plata la levanta un poco.
gd-nadir-magic-11 = Vestido de la princesa danzarina
    .gender = m
    .definite = el vestido de la princesa danzarina
gd-nadir-magic-11-scene = El vestido de baile da vueltas de vals él solo, y espera que lo saquen a bailar.

## Salas

gd-nadir-scene-drop-1 = La lavandería: cubas, vapor, y una camisa que se escurre a sí misma.
gd-nadir-scene-drop-2 = En la cámara fría cuelgan ganchos en filas, y casi todo lo que hay en ellos ha dejado de moverse.
gd-nadir-scene-drop-3 = La cocina es del tamaño de una calle, y en ella se desbordan todas las ollas.
gd-nadir-scene-drop-4 = Por este pasillo caen plumas de una almohada que se defendió.
gd-nadir-scene-drop-5 = Un dormitorio con las mantas en el suelo, y el suelo arañado hasta el de abajo.
gd-nadir-scene-drop-6 = El jardín de invierno lleva años sin riego. Le han dado de comer.
gd-nadir-scene-drop-7 = Aquí cuelgan trofeos de cien cacerías, y cuatro de los ganchos están vacíos.
gd-nadir-scene-drop-8 = La trascocina: una colina de platos, lamidos hasta la altura de un hombre.
gd-nadir-scene-hammer-1 = La portería, con baúles hasta el techo y una silla gastada con la forma del hierro.
gd-nadir-scene-hammer-2 = Una docena de armaduras bordea el pasillo. La decimotercera ha ido a ver quién es.
gd-nadir-scene-hammer-3 = Los huéspedes de este piso han amontonado los muebles contra la puerta, por el lado equivocado.
gd-nadir-scene-hammer-4 = Un salón de fumar para viejos soldados, con la batalla aún dispuesta sobre el billar.
gd-nadir-scene-hammer-5 = El personal está aquí en fila para la revista de la mañana. No es por la mañana.
gd-nadir-scene-hammer-6 = La sala de calderas: luz roja, tubos calientes, y una pala que se ha usado para otras cosas.
gd-nadir-scene-hammer-7 = Tras el mostrador cuelga un tablero de ganchos, y en cada gancho hay una porra con un número.
gd-nadir-scene-hammer-8 = La sala de esgrima tiene espejos en todas las paredes, y uno de ellos para los golpes.
gd-nadir-scene-wood-1 = El Salón Azul: una mesa redonda, siete sillas arrimadas, y la tiza aún caliente.
gd-nadir-scene-wood-2 = En cada rellano arde una lámpara, y todas se apagan justo antes de que alguien llegue.
gd-nadir-scene-wood-3 = El piano de este salón toca muy bajito, para no despertar al pianista.
gd-nadir-scene-wood-4 = El papel pintado tiene un dibujo de parras. Ayer eran rosas.
gd-nadir-scene-wood-5 = Una biblioteca donde los huéspedes dejan un libro y se llevan otro. Los libros lo hacen entre ellos.
gd-nadir-scene-wood-6 = El espejo de esta sala va unos minutos atrasado, y en él la sala sigue vacía.
gd-nadir-scene-wood-7 = Los baños: azulejos verdes, peces de oro, y una voz bajo el agua que tararea.
gd-nadir-scene-wood-8 = Trece relojes sobre el mostrador dan la hora de ciudades que ya no existen.
gd-nadir-scene-brick-1 = El pasillo va un poco cuesta abajo, y todas las puertas están en un lado.
gd-nadir-scene-brick-2 = CUIDADO CON EL ESCALÓN, dice una placa de latón. De momento no hay ninguno.
gd-nadir-scene-brick-3 = Una alfombra roja como una lengua, con un bulto que avanza por debajo.
gd-nadir-scene-brick-4 = El personal de limpieza ha dejado un cubo, una fregona y un zapato.
gd-nadir-scene-brick-5 = El techo de esta sala se pintó para que pareciera más alto de lo que es.
gd-nadir-scene-brick-6 = Un cordón cuelga aquí para llamar a la doncella. Hasta ahora ha hecho caer a tres.
gd-nadir-scene-brick-7 = La habitación 13 está tapiada, y también quien contaba las puertas.
gd-nadir-scene-brick-8 = El hueco del ascensor tiene una verja, y la verja, por dentro, un tirador muy gastado.
gd-nadir-scene-cog-1 = El guardarropa: mil abrigos, y los resguardos perdidos hace mucho.
gd-nadir-scene-cog-2 = Tras un cuadro de una caja fuerte hay una caja fuerte, y al lado un cuadro de una llave.
gd-nadir-scene-cog-3 = La bodega, donde el polvo es más joven cuanto más se avanza.
gd-nadir-scene-cog-4 = Aquí hay plata puesta para cuatrocientos, y alguien la cuenta cada hora.
gd-nadir-scene-cog-5 = El casino no cierra nunca. La bola lleva once años dando vueltas.
gd-nadir-scene-cog-6 = Un baúl con cuarenta etiquetas está abierto, y cada etiqueta es de otra letra.
gd-nadir-scene-cog-7 = La caja: una rejilla, una lámpara verde, y un taburete que todavía gira.
gd-nadir-scene-cog-8 = Los equipajes olvidados se alzan en colinas y valles, con un sendero abierto por la cresta.
gd-nadir-scene-straw-1 = El salón de baile: una hectárea de parqué, y un solo par de huellas en el polvo, bailando.
gd-nadir-scene-straw-2 = La suite nupcial. La tarta está cortada, y el cuchillo no está.
gd-nadir-scene-straw-3 = El gran comedor está puesto para todos los que vinieron alguna vez, con los nombres en tarjetas.
gd-nadir-scene-straw-4 = La gran escalera acaba aquí, en un rellano con un trono que dice RECEPCIÓN.
gd-nadir-scene-straw-5 = El teatro de la casa: el telón está bajado, y respira.
gd-nadir-scene-straw-6 = El salón más profundo de todos, donde el fuego arde negro y las sillas miran hacia otro lado.
gd-nadir-scene-straw-7 = Un vestíbulo igual que el de arriba, con una puerta giratoria, tapiada.
gd-nadir-scene-straw-8 = El apartamento del fundador no tiene techo. Muy arriba hay una mancha gris, y puede ser el cielo.

## Tesoro

gd-nadir-treasure-0 = Taza de caldo de carne
    .gender = f
    .indefinite = una taza de caldo de carne
    .definite = la taza de caldo de carne
gd-nadir-treasure-1 = Copa de tinto de la casa
    .gender = f
    .indefinite = una copa de tinto de la casa
    .definite = la copa de tinto de la casa
gd-nadir-treasure-2 = Brandy del fundador
    .gender = m
    .indefinite = un brandy del fundador
    .definite = el brandy del fundador
gd-nadir-treasure-3 = Trinchante bien equilibrado
    .gender = m
    .indefinite = un trinchante bien equilibrado
    .definite = el trinchante bien equilibrado
gd-nadir-treasure-4 = Tapa de la sopera de plata
    .gender = f
    .indefinite = una tapa de la sopera de plata
    .definite = la tapa de la sopera de plata
gd-nadir-treasure-5 = Hacha de bombero
    .gender = f
    .indefinite = un hacha de bombero
    .definite = el hacha de bombero
gd-nadir-treasure-6 = Sobrecito de sueño de lavanda
    .gender = m
    .indefinite = un sobrecito de sueño de lavanda
    .definite = el sobrecito de sueño de lavanda
gd-nadir-treasure-7 = Tetera de té verde
    .gender = f
    .indefinite = una tetera de té verde
    .definite = la tetera de té verde
gd-nadir-treasure-8 = Botella de aplausos
    .gender = f
    .indefinite = una botella de aplausos
    .definite = la botella de aplausos
gd-nadir-treasure-9 = Platillo de propinas
    .gender = m
    .indefinite = un platillo de propinas
    .definite = el platillo de propinas
gd-nadir-treasure-10 = Anillo olvidado en el lavabo
    .gender = m
    .indefinite = un anillo olvidado en el lavabo
    .definite = el anillo olvidado en el lavabo
gd-nadir-treasure-11 = Segunda mejor diadema
    .gender = f
    .indefinite = una segunda mejor diadema
    .definite = la segunda mejor diadema
