# Las dos líneas de historia que tiene una mazmorra.

## Lo que fue, según para qué se hizo

dm-was-tomb = { $n ->
    [1] Aquí enterraron a sus muertos { $builders }, y en medio de ellos a { $person }.
    [2] Este lugar lo { $made } { $builders } como tumba para { $person }, que sobrevivió a la mitad de ellos.
   *[3] Aquí enterraron a { $person } { $builders }, y luego tapiaron la puerta y se quedaron dentro.
}
dm-was-temple = { $n ->
    [1] Aquí rezaban { $builders } a un poder cuyo nombre { $person } les prohibió escribir.
    [2] Este lugar lo { $made } { $builders } tras un sueño que tuvo { $person }, y nadie cobró por ello.
   *[3] Una vez al año bajaban aquí { $builders } a que { $person } les dijera su destino.
}
dm-was-prison = { $n ->
    [1] Este lugar lo { $made } { $builders } para encerrar a una sola persona: { $person }.
    [2] Aquí encerraban { $builders } a quien hubiera disgustado a { $person }.
   *[3] Aquí guardaban { $builders } a quienes ningún tribunal quiso juzgar, por orden de { $person }.
}
dm-was-mine = { $n ->
    [1] Noventa años cavaron aquí plata { $builders }, y { $person } se enriqueció con ella.
    [2] Aquí siguieron { $builders } una veta que { $person } había visto en un sueño.
   *[3] Fue una mina, y en ella cavaron { $builders }. Agotada la veta, { $person } les mandó seguir cavando.
}
dm-was-vault = { $n ->
    [1] Aquí guardaron { $builders } lo que { $person } no podía ni gastar ni regalar.
    [2] Este lugar lo { $made } { $builders } para los impuestos de { $person }, que no se fiaba de ningún banquero.
   *[3] Lo que { $person } saqueó en siete guerras lo bajaron aquí de noche { $builders }.
}
dm-was-library = { $n ->
    [1] Aquí conservaron { $builders } cada libro que { $person } había mandado quemar.
    [2] Fue una escuela: { $person } enseñaba, y { $builders } lo pagaban con silencio.
   *[3] Aquí escribieron { $builders } todo lo que { $person } dijo jamás, y lo pusieron en estantes.
}
dm-was-palace = { $n ->
    [1] Cuando { $person } ya no soportó el sol, { $builders } trasladaron aquí abajo la corte.
    [2] Aquí banqueteaban { $builders }, y { $person } los juzgaba desde una silla alta.
   *[3] Fue la residencia de invierno de { $person }; { $builders } lo { $made } todo en un solo verano.
}
dm-was-fort = { $n ->
    [1] Aquí resistieron un año { $builders } a las órdenes de { $person }, y nadie supo contra quién.
    [2] Este lugar lo { $made } { $builders } para una guerra que { $person } esperaba y que nunca llegó.
   *[3] Fue el último baluarte de { $person }: { $builders } juraron defenderlo, y quizá alguno aún lo hace.
}
dm-was-workshop = { $n ->
    [1] Aquí hacían { $builders } las cosas que { $person } vendía a ambos bandos.
    [2] Este lugar lo { $made } { $builders } en torno a un fuego que { $person } nunca dejó que se apagara.
   *[3] Aquí trabajaban de noche para { $person } { $builders }, en algo que se movía de día.
}
dm-was-baths = { $n ->
    [1] Aquí venían a curarse { $builders }, y { $person } cobraba una moneda por vaso.
    [2] Este lugar lo { $made } { $builders } en torno a un manantial que { $person } llamaba santo.
   *[3] De aquí sacaban { $builders } el agua para la ciudad de { $person }, hasta que supo a hierro.
}
dm-was-refuge = { $n ->
    [1] Aquí se escondieron de los soldados de { $person } { $builders }, más tiempo del que pensaban.
    [2] Cuando ardieron las aldeas, { $person } condujo aquí abajo a { $builders }.
   *[3] Aquí tenían su escondite { $builders }, hasta que { $person } se lo contó a alguien.
}
dm-was-cloister = { $n ->
    [1] Aquí vivieron cien años sin decir palabra { $builders }, según la regla de { $person }.
    [2] Quien fundó este lugar fue { $person }, para { $builders }, con cuarenta camas y una puerta.
   *[3] Lejos de los ojos del mundo copiaban aquí { $builders } los dichos de { $person }.
}
dm-was-laboratory = { $n ->
    [1] Aquí { $person } hacía preguntas que nadie debía responder, y { $builders } barrían luego.
    [2] Este lugar lo { $made } { $builders } para { $person }, que pagaba bien todo lo que respirase.
   *[3] Lo que { $person } empezó aquí lo acabaron por un jornal { $builders }, y luego lo enterraron.
}
dm-was-cellars = { $n ->
    [1] Aquí guardaban vino, y cosas peores, para { $person } { $builders }.
    [2] Este lugar lo { $made } { $builders } para que { $person } no pagara peaje en la puerta.
   *[3] Cuarenta años pasaron contrabando por aquí { $builders }, y { $person } sostenía la luz.
}
dm-made-built = construyeron
dm-made-dug = excavaron
dm-made-found = poblaron

## Lo que pasó, o espera ahora, según lo que todo el mundo ve de ella

dm-now-any = { $n ->
    [1] Hace una generación que nadie sale por la puerta del { $side }.
    [2] El invierno pasado alguien vio una luz tras la puerta del { $side }. Alguien la llevaba.
    [3] La aldea manda abajo una cabra cada otoño. Ninguna ha vuelto con hambre; ninguna ha vuelto.
    [4] Tres grupos entraron este año. Salieron dos, y ninguno dice una palabra.
    [5] Desde las lluvias de primavera la entrada está abierta, y algo mantiene barrido el umbral.
    [6] Dicen que allí no hay nadie. También dicen que hay que estar en casa antes de anochecer.
    [7] El mes pasado vendió un mapa del lugar en el mercado un hombre que dejó la ciudad esa noche.
    [8] En las noches tranquilas se oye martillear, aunque hace un siglo que nadie trabaja allí.
    [9] La puerta del { $side } la tapiaron desde fuera. Los ladrillos están ahora en la hierba.
    [10] Un viejo camino lleva allí y a ningún otro sitio, y últimamente alguien lo usa.
    [11] El último dueño dejó testamento: quien se quede dentro hasta la mañana podrá quedárselo.
   *[12] Dos reclaman el lugar ante el tribunal, y uno de ellos lleva años muerto.
}
dm-now-wet = { $n ->
    [1] Luego el río halló una entrada, y no se ha ido.
    [2] Una noche el agua subió sin lluvia, y solo el último logró salir trepando.
   *[3] Algo se bebe el arroyo antes de que llegue al valle.
}
dm-now-deep = { $n ->
    [1] Nunca dejaron de cavar, y un día algo cavó hacia ellos.
    [2] Cada escalera es más vieja que la de encima, y nadie se lo explica.
   *[3] Lo que hallaron al pie de las escaleras lo encerraron, y se marcharon.
}
dm-now-barred = { $n ->
    [1] Al irse echaron el cerrojo de cada puerta tras de sí, por el lado que no era.
    [2] Sus últimos guardias se encerraron dentro, y nadie los ha relevado.
   *[3] Las llaves se repartieron entre cinco familias, y cuatro se han extinguido.
}
dm-now-cyclopean = { $n ->
    [1] Los umbrales llegan al pecho, y hay en ellos huellas frescas.
    [2] Todos los gigantes se fueron al norte, menos uno.
   *[3] Quien vive allí ahora es pequeño, y ha aprendido a llegar a los picaportes.
}
dm-now-eldritch = { $n ->
    [1] Quienes durmieron allí despertaron con la misma palabra en la boca.
    [2] De quienes entraron, no hay dos que contaran las mismas salas.
   *[3] Los pájaros no vuelan por encima, y ningún perro se acerca.
}
dm-now-extensive = { $n ->
    [1] Hay quien anduvo dentro un día y una noche, y oyó cerrarse detrás la misma puerta.
    [2] Dicen que une dos valles. Hubo carreteros que lo probaron, y vendieron sus carros.
   *[3] A quien se pierde dentro se le oye durante semanas.
}
dm-now-geometric = { $n ->
    [1] El último arquitecto volvió a corregir un ángulo, y se quedó.
    [2] Dicen que cada una de sus salas es una letra, y nadie se atrevió a leer la palabra.
   *[3] Allí dentro el compás y la regla funcionan bien. Poco más funciona.
}
dm-now-natural = { $n ->
    [1] Los murciélagos salen al anochecer, cada semana alguno menos.
    [2] Allí invernaban osos, hasta que algo los echó a la nieve.
   *[3] El viento de las cuevas ha empezado a usar palabras.
}
dm-now-open-plan = { $n ->
    [1] Un paso en un extremo se oye en el otro, y últimamente obtiene respuesta.
    [2] Se hizo para multitudes, y últimamente se han oído multitudes.
   *[3] A quien entra se le ve desde todas partes, y algo está mirando.
}
dm-now-smooth = { $n ->
    [1] Las paredes se gastan cada año un poco más, y nadie ha visto con qué.
    [2] A lo que hizo los túneles se le ha oído dar la vuelta.
   *[3] No hay rincón donde esconderse, lo que agrada a quienes cazan allí.
}
dm-now-slanted = { $n ->
    [1] Todo lo que se cae allí rueda al mismo sitio, y algo lo recoge.
    [2] Tras el terremoto se inclinó cada suelo, y los inquilinos resbalaron fuera o para siempre dentro.
   *[3] Entrar es fácil. Solo la vuelta es empinada.
}
dm-now-warren = { $n ->
    [1] Manos pequeñas se han llevado abajo los letreros de tres parroquias.
    [2] Desaparecen gallinas, y hay plumas en la boca del túnel.
   *[3] Los pasillos son demasiado estrechos para soldados, y alguien cuenta con ello.
}
dm-now-ice = { $n ->
    [1] Cada verano se deshiela un poco, y se suelta lo que el hielo guardaba.
    [2] Su aliento flota aún en el aire, aunque ellos ya no están.
   *[3] Hay formas en el hielo, y una de ellas ha cambiado de sitio.
}
dm-now-flesh = { $n ->
    [1] Duerme, dice la gente. La primavera pasada se dio la vuelta.
    [2] Las heridas de las primeras herramientas sanaron, y las cicatrices pican: se oye.
   *[3] Se le da de comer dos veces al año, y nadie admite quién lo hace.
}
dm-now-ceramite = { $n ->
    [1] El mes pasado se encendieron de golpe todas sus lámparas.
    [2] Una voz tranquila cuenta hacia atrás allí dentro. Aún le queda mucho.
   *[3] Sus puertas se abren para algunos, y recuerdan a los demás.
}
dm-now-grave-soil = { $n ->
    [1] El sacristán ya no vende allí parcelas: lo que se entierra no se queda.
    [2] En la noche más larga el suelo sube y baja como si respirara.
   *[3] Hubo ladrones de tumbas que entraron con palas y salieron de luto.
}
dm-now-black-metal = { $n ->
    [1] A mediodía el metal resuena, como si lo golpearan desde abajo.
    [2] Ninguna herrumbre lo ha tocado jamás, y no hay rayo que no le caiga.
   *[3] Cada herrero que usó un trozo de él ha vendido la fragua.
}
dm-now-shadow-light = { $n ->
    [1] Allí las lámparas no dan sombra, y las sombras no necesitan lámpara.
    [2] Quienes volvieron proyectan dos sombras, y no quieren darse la vuelta.
   *[3] A mediodía una parte no está. Hay que salir antes.
}
dm-now-dreams = { $n ->
    [1] Todo el valle ha soñado con su puerta y, esta semana, con su llave.
    [2] Es más grande tras las noches en que la aldea duerme mal.
   *[3] Alguien debe de seguir durmiendo dentro, o ya no estaría.
}
dm-now-weapons = { $n ->
    [1] Cada hoja de sus paredes está afilada por el lado que mira adentro.
    [2] El día de la batalla, cada año, resuenan las paredes.
   *[3] Hubo reyes que mandaron buscar las espadas de sus paredes. Ningún mensajero trajo una.
}
dm-now-living-soil = { $n ->
    [1] La cosecha de encima crece demasiado deprisa, y se inclina hacia la puerta.
    [2] Los escarabajos meten cosas pequeñas, y no sacan nada.
   *[3] Cava allí un hoyo, y por la mañana no está; la pala, tampoco.
}
dm-now-bricks = { $n ->
    [1] Cada ladrillo lleva la huella de un pulgar, y todas son de una mano.
    [2] Junto a la puerta falta un ladrillo, y alguien lo vuelve a poner siempre.
   *[3] Los albañiles dejaron una pared sin acabar, y ha crecido desde entonces.
}
dm-now-glass = { $n ->
    [1] A mediodía cae luz de colores sobre la colina de encima, desde abajo.
    [2] Alguien allí dentro anda con muchísimo cuidado.
   *[3] Hay grietas por todas partes desde que volvieron a tocar las campanas.
}
dm-now-wicker = { $n ->
    [1] Cruje, también cuando no hay viento.
    [2] Cada primavera echan hojas verdes sus paredes, y algo las poda.
   *[3] Nadie debe acercarle una llama, y alguien lo ha hecho.
}
dm-now-own = { $n ->
    [1] Nadie más ha construido jamás con { $material }, y pronto se ve por qué.
    [2] Vienen mercaderes de lejos por un trozo de { $material }, y algunos se quedan.
   *[3] Lo construido con { $material } se pagó por adelantado, y el prestamista viene a cobrar.
}

## Lo que solo sabe quien la guarda

dm-truth = Lo que nadie cuenta: { $parts }.
dm-truth-trap = { $count ->
    [one] una trampa
   *[other] { $count } trampas
}
dm-truth-treasure = { $count ->
    [one] un tesoro
   *[other] { $count } tesoros
}
dm-truth-surprise = { $count ->
    [one] una sorpresa
   *[other] { $count } sorpresas
}
dm-truth-deadly-trap = { $count ->
    [one] un tesoro tras una trampa mortal
   *[other] { $count } tesoros tras trampas mortales
}
dm-truth-major-treasure = { $count ->
    [one] un gran tesoro
   *[other] { $count } grandes tesoros
}
dm-truth-wonder = { $count ->
    [one] una maravilla, o un enemigo con nombre
   *[other] { $count } maravillas, o enemigos con nombre
}
dm-truth-hidden = { $count ->
    [one] un lugar al que solo se llega por una puerta secreta
   *[other] { $count } lugares a los que solo se llega por puertas secretas
}
dm-truth-nothing = nada en absoluto
