# El relato de una aventura entera: frases en pasado, sin dados ni números.

gd-dungeon-laid-tale = Ante el grupo había salas sin número, y todas las puertas estaban cerradas.
    .b = Nadie había dibujado un mapa de lo que había por delante.
gd-dungeon-laid-tale-title = La entrada
gd-room-entered-tale = siguieron hasta la sala siguiente
    .b = otra sala se abrió ante el grupo
    .c = tras el siguiente muro había otra sala
    .d = empujaron la puerta y entraron
gd-room-entered-tale-title = Otra sala
gd-room-crossed-tale = cruzaron una sala donde todo estaba tranquilo
    .b = siguieron por salas silenciosas
gd-room-crossed-tale-title = Una sala tranquila
gd-lair-found-tale = { $final ->
    [yes] Allí estaba: la guarida final.
   *[no] Aquello era una guarida, y había alguien en casa.
  }
gd-lair-found-tale-title = { $final ->
    [yes] La guarida final
   *[no] La guarida menor
  }
gd-lair-retreated-tale = dieron media vuelta ante la puerta de la guarida final
gd-door-opened-tale = { $hero } consiguió abrir la puerta
    .b = { $hero } arrimó el hombro a la puerta, y la puerta cedió
gd-door-held-tale = { $hero } se lanzó contra la puerta, que siguió cerrada
    .b = { $hero } probó la puerta en vano
gd-magic-found-tale = { $magic }: { $scene }
    .b = Allí dieron con magia: { $magic }. { $scene }
gd-magic-found-tale-title = { $magic }
gd-magic-left-tale = dejaron la magia en paz
gd-jinx-endured-tale = { $hero } { $harm ->
    [0] salió sin un rasguño
   *[other] lo sintió en todos los huesos
  }
    .b = { $hero } { $harm ->
        [0] se lo tomó a risa
       *[other] pagó por su curiosidad
      }
    .c = { $hero } { $harm ->
        [0] se apartó a tiempo
       *[other] se llevó la peor parte
      }
gd-trap-met-tale = { $trap }: { $scene }
    .b = Entonces hubo una trampa: { $trap }. { $scene }
gd-trap-met-tale-title = { $trap }
gd-trap-avoided-tale = { $hero } se puso a salvo
    .b = { $hero } saltó a un lado a tiempo
    .c = { $hero } la vio venir
gd-trap-struck-tale = { $hero } no pudo apartarse{ $harm ->
    [0] , pero salió sin daño
   *[other] {""}
  }
    .b = alcanzó a { $hero }{ $harm ->
        [0] , y no le hizo daño
       *[other] {" "}de lleno
      }
gd-wanderer-came-tale = se acercaron unos pasos: un errante
    .b = Algo que vagaba por las salas dio con el grupo.
gd-rest-begun-tale = { $must ->
    [yes] el cansancio no les dejó seguir, y se echaron
   *[no] se echaron a descansar
  }
    .b = { $must ->
        [yes] nadie podía dar un paso más, así que descansaron
       *[no] encontraron un rincón seco y descansaron
      }
gd-rest-healed-tale = { $hero } durmió bien
    .b = { $hero } despertó con fuerzas nuevas
    .c = { $hero } durmió a pierna suelta
gd-rest-broken-tale = { $hero } despertó de un sobresalto
    .b = { $hero } no tuvo descanso
gd-rest-lost-tale = Despertaron antes de tiempo, y a nadie le sirvió de nada.
gd-level-reached-tale = { $hero } había crecido con todo aquello
    .b = { $hero } salió de ello con más fuerza
    .c = { $hero } había aprendido algo
gd-foe-met-tale = { $appears } Era { $the_foe }.
    .b = { $appears } Aquello era { $the_foe }.
    .c = { $appears } La gente lo llama así: { $foe }.
gd-foe-met-tale-title = { $foe }
gd-foe-awaited-tale = { $the_foe } seguía allí
    .b = { $the_foe } no lo había olvidado
gd-foe-awaited-tale-title = { $foe }, otra vez
gd-foe-bribed-tale = { $the_foe } aceptó el oro y los dejó pasar
gd-bribe-regained-tale = con ello volvió el soborno que habían pagado
gd-flight-won-tale = Corrieron, y escaparon.
    .b = Dieron la vuelta y huyeron, y fueron más rápidos.
gd-flight-lost-tale = intentaron huir, y no pudieron
gd-spell-cast-tale = { $hero } lanzó { $a_spell } contra { $the_foe }
    .b = { $hero } soltó { $a_spell } sobre { $the_foe }
gd-spell-cast-tale-on = { $hero } lanzó { $a_spell }
    .b = { $hero } respondió con { $a_spell }
    .c = { $hero } hizo arder el aire con una palabra
gd-foe-cast-tale = { $the_foe } hizo tambalearse a { $hero } con un hechizo
    .b = { $the_foe } alcanzó a { $hero } con su magia
    .c = { $the_foe } lanzó un hechizo, y { $hero } tuvo que aguantarlo
gd-foe-cast-tale-on = { $hero } sintió su magia
    .b = { $hero } no pudo esquivar su hechizo
    .c = { $hero } tuvo que aguantar un hechizo
    .d = { $hero } perdió el aliento y el color por un hechizo
gd-melee-won-tale = { $hero } descargó un golpe sobre { $the_foe }
    .b = { $hero } dejó una herida en { $the_foe }
    .c = { $hero } rompió la guardia que alzaba { $the_foe }
gd-melee-won-tale-on = { $hero } dio en el blanco
    .b = { $hero } asestó un golpe
    .c = { $hero } encontró un hueco
    .d = { $hero } pegó fuerte
gd-melee-lost-tale = { $the_foe } acertó a { $hero }
    .b = { $hero } no pudo parar lo que lanzó { $the_foe }
    .c = { $hero } sangró cuando golpeó { $the_foe }
gd-melee-lost-tale-on = { $hero } encajó un golpe
    .b = { $hero } llegó tarde con el escudo
    .c = { $hero } tropezó y sangró
    .d = { $hero } pagó por dudar un momento
gd-melee-parried-tale = { $won ->
    [yes] { $hero } se mantuvo firme ante { $the_foe }
   *[no] { $hero } paró a tiempo el golpe que lanzó { $the_foe }
  }
gd-melee-parried-tale-on = { $won ->
    [yes] { $hero } lo mantuvo a raya
   *[no] { $hero } recibió el golpe en el escudo
  }
    .b = { $hero } ni dio ni recibió
gd-foe-slain-tale = { $the_foe } cayó
    .b = { $the_foe } ya no molestaría a nadie
    .c = { $the_foe } exhaló el último aliento
    .d = { $the_foe } se vino abajo
gd-hero-fell-tale = { $hero } se desplomó y no se levantó
    .b = { $hero } cayó
gd-treasure-claimed-tale = { $hero } se llevó { $the_treasure }
    .b = { $hero } se quedó con { $the_treasure }
    .c = { $hero } se guardó { $the_treasure }
gd-purse-found-tale = { $hero } encontró una sola moneda
gd-potion-drunk-tale = { $hero } bebió { $the_treasure }
gd-gear-passed-tale = { $hero } recogió { $the_treasure }
gd-game-won-tale = Los dos jefes estaban vencidos, y la mazmorra era del grupo.
gd-party-lost-tale = No quedó ningún héroe con vida: la mazmorra guardó sus secretos.
gd-time-up-tale = El tiempo se había acabado.
gd-hand-joined-tale = otra mano guio al héroe desde entonces
gd-layout-relaid-tale = Los muros se movieron, y ningún camino era ya lo que había sido.
