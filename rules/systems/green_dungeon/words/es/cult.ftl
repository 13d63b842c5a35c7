# La secta bajo la cerería.

gd-cult-title = Secta oculta
gd-cult-entrance = La tienda de arriba vende velas, todas negras, y a nadie. Detrás del mostrador baja una escalera de caracol, y cuarenta voces ensayan el fin del mundo.
gd-cult-victory = Las velas se apagan una a una, avergonzadas. Por la mañana la tienda de arriba vende jabón.
gd-cult-defeat = El coro añade una estrofa, y el registro gana un nombre en cuidada tinta roja.

## Monstruos

gd-cult-captain = { $gender_foe ->
    [f] Capitana
   *[other] Capitán
  } { $foe }
    .gender = { $gender_foe }
    .definite = { $gender_foe ->
        [f] la capitana
       *[other] el capitán
      } { $foe }
gd-cult-captain-appears-drop = { $appears } Aquí hasta el coro obedece sus órdenes.
gd-cult-captain-appears-hammer = { $appears } El fajín lleva nudo de capitán.
gd-cult-captain-appears-wood = { $appears } La borla de plata es de capitán.
gd-cult-captain-appears-cog = { $appears } El libro de cuentas dice capitán, subrayado.
gd-cult-foe-0 = Matón arrodillado
    .gender = m
    .definite = el matón arrodillado
gd-cult-foe-0-appears = Un penitente muy grande se levanta de sus rodillas, y sigue levantándose.
gd-cult-foe-1 = Fanático del sótano
    .gender = m
    .definite = el fanático del sótano
gd-cult-foe-1-appears = Un fanático con una puerta de sótano por escudo lleva toda la semana esperando a infieles.
gd-cult-foe-2 = Buey en ayunas
    .gender = m
    .definite = el buey en ayunas
gd-cult-foe-2-appears = Lleva cuarenta días sin comer, por voto sagrado, y el voto acaba hoy.
gd-cult-foe-3 = Centinela sin farol
    .gender = m
    .definite = el centinela sin farol
gd-cult-foe-3-appears = Un guardián encapuchado alza una podadera y pide la contraseña, sin mucha esperanza.
gd-cult-foe-4 = Diácono de cota de malla
    .gender = m
    .definite = el diácono de cota de malla
gd-cult-foe-4-appears = La malla tintinea bajo las vestiduras cuando el diácono cierra un himnario sobre la hoja que guarda.
gd-cult-foe-5 = Porrero ungido
    .gender = m
    .definite = el porrero ungido
gd-cult-foe-5-appears = El óleo sagrado gotea de una porra tan larga como un banco de iglesia, porque antes lo fue.
gd-cult-foe-6 = Novicio mascullante
    .gender = m
    .definite = el novicio mascullante
gd-cult-foe-6-appears = Un novicio pierde la línea en el libro, encuentra una peor y la lee en voz alta.
gd-cult-foe-7 = Cantor de ceniza
    .gender = m
    .definite = el cantor de ceniza
gd-cult-foe-7-appears = La ceniza se alza del cuenco y se reúne en torno al cantor como un coro.
gd-cult-foe-8 = Profetisa hueca
    .gender = f
    .definite = la profetisa hueca
gd-cult-foe-8-appears = La profetisa abre los ojos, y muy adentro arden velas.
gd-cult-foe-9 = Ladrón de limosnas
    .gender = m
    .definite = el ladrón de limosnas
gd-cult-foe-9-appears = El platillo de la colecta se aleja del altar, llevado por alguien con hábito prestado.
gd-cult-foe-10 = Cobrador del diezmo
    .gender = m
    .definite = el cobrador del diezmo
gd-cult-foe-10-appears = Trae un libro de cuentas, una maza y una bolsa de la que nunca se ha sabido que devuelva nada.
gd-cult-foe-11 = Contrabandista de reliquias
    .gender = m
    .definite = el contrabandista de reliquias
gd-cult-foe-11-appears = El abrigo se abre sobre hileras de baratijas sagradas, y entre ellas un simple cuchillo.

## Jefes

gd-cult-final = { $gender_boss ->
    [f] Excelsa
   *[other] Excelso
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] la excelsa
       *[other] el excelso
      } { $boss }
gd-cult-final-appears = { $appears } Una oración atranca todas las puertas.
gd-cult-boss-0 = Abad de los moretones
    .gender = m
    .definite = el abad de los moretones
gd-cult-boss-0-appears = El abad deja la cena, se cruje diez nudillos y bendice a los visitantes como quien bendice la mesa.
gd-cult-boss-1 = Montaña de fe
    .gender = f
    .definite = la montaña de fe
gd-cult-boss-1-appears = Lo que parecía el altar se levanta, se sacude las velas, y sigue creyendo.
gd-cult-boss-2 = Madre Penitencia
    .gender = f
    .definite = la madre Penitencia
gd-cult-boss-2-appears = Pregunta si alguien se arrepiente ya, y se remanga unas mangas que podrían techar un granero.
gd-cult-boss-3 = Templario de la Nada
    .gender = m
    .definite = el templario de la Nada
gd-cult-boss-3-appears = Un caballero juramentado a nada en absoluto saluda a un pedestal vacío y se baja la visera.
gd-cult-boss-4 = Guardián de los salmos
    .gender = m
    .definite = el guardián de los salmos
gd-cult-boss-4-appears = Cada verso del salmo acaba en un golpe de alabarda, y el guardián se sabe los cien versos.
gd-cult-boss-5 = Bienaventuranza de hierro
    .gender = f
    .definite = la bienaventuranza de hierro
gd-cult-boss-5-appears = Una armadura de hierro bendito se despliega del santuario, serena, y el suelo se comba bajo ella.
gd-cult-boss-6 = Hermana de las cenizas
    .gender = f
    .definite = la hermana de las cenizas
gd-cult-boss-6-appears = Apaga de un soplo una vela, y todas las sombras de la sala dan un paso más.
gd-cult-boss-7 = Chantre sin luz
    .gender = m
    .definite = el chantre sin luz
gd-cult-boss-7-appears = El chantre canta una nota demasiado grave para oírla, y los faroles se inclinan ante ella.
gd-cult-boss-8 = Archidiácono del crepúsculo
    .gender = m
    .definite = el archidiácono del crepúsculo
gd-cult-boss-8-appears = Anochece en una sala sin ventanas, con la cara del archidiácono.
gd-cult-boss-9 = Obispo de los recibos
    .gender = m
    .definite = el obispo de los recibos
gd-cult-boss-9-appears = Con la pluma tras la oreja, el obispo lee la cuenta de las puertas rotas, con intereses.
gd-cult-boss-10 = Tesorero de almas
    .gender = m
    .definite = el tesorero de almas
gd-cult-boss-10-appears = Tras el tesorero relucen estantes de frasquitos con corcho, etiquetados, fechados y susurrantes.
gd-cult-boss-11 = Confesor de oro
    .gender = m
    .definite = el confesor de oro
gd-cult-boss-11-appears = Tras una rejilla dorada una voz lo pide todo, y empezará por los objetos de valor.

## Trampas

gd-cult-trap-0 = Sumidero bautismal
    .gender = m
    .definite = el sumidero bautismal
gd-cult-trap-0-scene = El mosaico se parte por la mitad, y bajo los santos hay agua negra.
gd-cult-trap-1 = Púlpito que se vuelca
    .gender = m
    .definite = el púlpito que se vuelca
gd-cult-trap-1-scene = Tres pisos de roble tallado se inclinan para subrayar un argumento.
gd-cult-trap-2 = Riada de incienso
    .gender = f
    .definite = la riada de incienso
gd-cult-trap-2-scene = Un humo gris y dulce sale rodando de los respiraderos y no deja nada para respirar.
gd-cult-trap-3 = Péndulo incensario
    .gender = m
    .definite = el péndulo incensario
gd-cult-trap-3-scene = Un incensario de bronce grande como un ternero baja de la bóveda, con estela de chispas.
gd-cult-trap-4 = Órgano de dardos
    .gender = m
    .definite = el órgano de dardos
gd-cult-trap-4-scene = Un pedal se hunde bajo el pie, y el órgano toca una pieza breve en dardos.
gd-cult-trap-5 = Prensa de penitentes
    .gender = f
    .definite = la prensa de penitentes
gd-cult-trap-5-scene = Los bancos se juntan desde los dos lados, fila tras fila, con gran convicción.
gd-cult-trap-6 = Voto de silencio
    .gender = m
    .definite = el voto de silencio
gd-cult-trap-6-scene = Un dedo de piedra se posa en unos labios de piedra, y todos los hechizos se quedan mudos.
gd-cult-trap-7 = Espejo de la duda
    .gender = m
    .definite = el espejo de la duda
gd-cult-trap-7-scene = El reflejo niega con tristeza, y toda la fe en la magia se escurre por los talones.
gd-cult-trap-8 = Sumidero de susurros
    .gender = m
    .definite = el sumidero de susurros
gd-cult-trap-8-scene = Una rejilla del suelo empieza a confesarse, y arrastra la magia hacia abajo para que escuche.
gd-cult-trap-9 = Cepillo envenenado
    .gender = m
    .definite = el cepillo envenenado
gd-cult-trap-9-scene = El cepillo de los pobres acepta una moneda, lo piensa y devuelve una aguja.
gd-cult-trap-10 = Relicario celoso
    .gender = m
    .definite = el relicario celoso
gd-cult-trap-10-scene = El cofrecillo se cierra de golpe sobre su oro y sobre todo lo que esté a su alcance.
gd-cult-trap-11 = Balanza del diezmo
    .gender = f
    .definite = la balanza del diezmo
gd-cult-trap-11-scene = Un platillo de la balanza rebosa plata; el otro baja como un hacha.

## Magia

gd-cult-magic-0 = Pila de la suave piedad
    .gender = f
    .definite = la pila de la suave piedad
gd-cult-magic-0-scene = El agua de la pila está templada y no pregunta nada sobre doctrina.
gd-cult-magic-1 = Vela que perdona
    .gender = f
    .definite = la vela que perdona
gd-cult-magic-1-scene = Una vela arde blanca entre las negras, y las heridas se borran mientras se la mira.
gd-cult-magic-2 = Santo de manos abiertas
    .gender = m
    .definite = el santo de manos abiertas
gd-cult-magic-2-scene = La estatua es más antigua que la secta, y sus manos abiertas siguen llenas de luz.
gd-cult-magic-3 = Icono ceñudo
    .gender = m
    .definite = el icono ceñudo
gd-cult-magic-3-scene = Los ojos pintados siguen, se entornan y escupen fuego blanco.
gd-cult-magic-4 = Estatua llorosa
    .gender = f
    .definite = la estatua llorosa
gd-cult-magic-4-scene = La estatua llora, y donde cae una lágrima humea el suelo.
gd-cult-magic-5 = Coro de truenos
    .gender = m
    .definite = el coro de truenos
gd-cult-magic-5-scene = Unos querubines de piedra toman aire, y el primer acorde cae como un techo.
gd-cult-magic-6 = Cuenco de videncia
    .gender = m
    .definite = el cuenco de videncia
gd-cult-magic-6-scene = El aceite del cuenco se aclara, y en el fondo hay otras salas, como monedas.
gd-cult-magic-7 = Libro de puertas abiertas
    .gender = m
    .definite = el libro de puertas abiertas
gd-cult-magic-7-scene = El libro pasa solo sus páginas, cada una el plano de un pasillo, con la tinta aún fresca.
gd-cult-magic-8 = Novena ventana
    .gender = f
    .definite = la novena ventana
gd-cult-magic-8-scene = La vidriera muestra toda la casa de la secta desde arriba, sin la tapa.
gd-cult-magic-9 = Sagrario cerrado
    .gender = m
    .definite = el sagrario cerrado
gd-cult-magic-9-scene = El oro brilla tras la rejilla, y también algo que sisea una bendición.
gd-cult-magic-10 = Ofrenda bajo juramento
    .gender = f
    .definite = la ofrenda bajo juramento
gd-cult-magic-10-scene = Las ofrendas yacen dentro de un círculo de sal derramada, y la sal está escuchando.
gd-cult-magic-11 = Corona de la lámpara apagada
    .gender = f
    .definite = la corona de la lámpara apagada
gd-cult-magic-11-scene = Una corona de vidrio negro reposa en un cojín, y el cojín no es un cojín.

## Salas

gd-cult-scene-drop-1 = Un vestuario: cuarenta ganchos, treinta y nueve hábitos, y una corriente de aire.
gd-cult-scene-drop-2 = Un refectorio con bancos de roble negro; la sopa es gris, y el pan también.
gd-cult-scene-drop-3 = Celdas para dormir en fila, cada una con un catre, una lámpara y una lista de faltas.
gd-cult-scene-drop-4 = Una capilla lateral para un horror menor, que unos voluntarios mantienen en orden.
gd-cult-scene-drop-5 = Bodega arriba, cripta abajo: este rellano huele a ambas.
gd-cult-scene-drop-6 = Aquí ensaya el coro, a juzgar por los himnos y por las abolladuras.
gd-cult-scene-drop-7 = Hábitos cuelgan en fila, y una de las capuchas respira.
gd-cult-scene-drop-8 = Una celda desnuda con una estera, un látigo y un libro muy grueso.
gd-cult-scene-hammer-1 = El cuerpo de guardia del templo, con un armero de mazas ordenadas por pecados.
gd-cult-scene-hammer-2 = Un claustro alrededor de un patio de armas, donde todos los muñecos llevan el sombrero del alcalde.
gd-cult-scene-hammer-3 = Dos filas de caballeros de piedra se arrodillan, y sus espadas no son de piedra.
gd-cult-scene-hammer-4 = La puerta interior: nueve trancas, nueve oraciones y un felpudo.
gd-cult-scene-hammer-5 = Aquí se adiestran los fieles: los muñecos de paja tienen caras conocidas.
gd-cult-scene-hammer-6 = Un cuarto de guardia con un altar dentro, o al revés.
gd-cult-scene-hammer-7 = Máscaras de hierro vigilan la puerta por los dos lados.
gd-cult-scene-hammer-8 = El juramento está grabado en esta pared, y la sangre que tiene es reciente.
gd-cult-scene-wood-1 = En el suelo hay grabado un círculo, y sus velas arden hacia abajo.
gd-cult-scene-wood-2 = Nueve sillas vacías miran a una décima, y la décima está caliente.
gd-cult-scene-wood-3 = Tiza, sal e hilo de plata: la sacristía de alguien que va en serio.
gd-cult-scene-wood-4 = La cúpula está pintada con estrellas que no están en ningún cielo.
gd-cult-scene-wood-5 = Siete velas arden con siete colores, y ninguna da calor.
gd-cult-scene-wood-6 = La tinta del gran libro aún se mueve.
gd-cult-scene-wood-7 = Un cuenco de agua negra muestra un cielo con las estrellas equivocadas.
gd-cult-scene-wood-8 = El suelo está lleno de figuras de tiza, y una ha salido de su círculo.
gd-cult-scene-brick-1 = Un pasillo de confesionarios, todas las cortinas echadas, todas las cortinas respirando.
gd-cult-scene-brick-2 = Las baldosas deletrean una oración, y la pena por saltarse un verso.
gd-cult-scene-brick-3 = Una escalera estrecha de peldaños gastados, salvo uno, que parece nuevo.
gd-cult-scene-brick-4 = Un aviso pide a las visitas que se arrodillen aquí, y el sitio se friega a menudo.
gd-cult-scene-brick-5 = Un reclinatorio está solo en el pasillo, mirando hacia donde no es.
gd-cult-scene-brick-6 = Los ojos del mosaico son agujeros, y por ellos corre el aire.
gd-cult-scene-brick-7 = Una de las losas de oración se hunde un poco con su propio peso.
gd-cult-scene-brick-8 = La cadena de la lámpara sigue, a través de la pared, hasta algo pesado.
gd-cult-scene-cog-1 = La sacristía: cálices de plata en bolsas de fieltro, contados dos veces al día.
gd-cult-scene-cog-2 = Los platillos de la colecta se apilan hasta el techo, bajo un lema sobre la pobreza.
gd-cult-scene-cog-3 = Un almacén de regalos de mercaderes inquietos, aún con el lazo puesto.
gd-cult-scene-cog-4 = Tras el mantel del altar hay un estante para lo que los fieles no deben ver nunca.
gd-cult-scene-cog-5 = Un archivo de últimas voluntades, todas enmendadas por la misma mano cuidadosa.
gd-cult-scene-cog-6 = Los regalos de los asustados llenan esta sala hasta el techo.
gd-cult-scene-cog-7 = Hay máscaras de oro sobre terciopelo, cada una con un nombre que nadie puede decir.
gd-cult-scene-cog-8 = Un arca para limosnas, con cerraduras muy buenas para un arca de limosnas.
gd-cult-scene-straw-1 = El sanctasanctórum: un mar de velas negras, y un asiento por encima.
gd-cult-scene-straw-2 = Unos escalones suben a un altar lo bastante ancho para un banquete, o para un invitado de honor.
gd-cult-scene-straw-3 = La congregación ha salido con prisa, y sus sombras siguen arrodilladas en el suelo.
gd-cult-scene-straw-4 = Una campana sin badajo cuelga sobre el foso, y se balancea.
gd-cult-scene-straw-5 = Una escalera negra sube a un altar, y alguien la ha gastado hasta pulirla.
gd-cult-scene-straw-6 = Aquí cabría de pie la congregación entera, y una vez cupo.
gd-cult-scene-straw-7 = Una cortina de seda roja tapa el fondo de la sala, y se mueve.
gd-cult-scene-straw-8 = Bajo el gran ídolo el suelo está hueco, y responde a cada paso.
