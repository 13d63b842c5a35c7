# Lo que se busca en las reglas de 3RD6 Dungeon: las palabras para ello, y las reglas que responden.

topic-goal = El objetivo
topic-goal-words = objetivo meta jefe escaleras
topic-goal-rules = TS-055 TS-025 TS-049 TS-052

topic-fight = Combate
topic-fight-words = combate combatir luchar lucha atacar ataque golpe golpear acertar acierto fallar fallo matar enemigo daño dano batalla arma disparar disparo alcance distancia arco armadura crítico critico línea linea visión vision
topic-fight-rules = TS-004 TS-005 TS-007 TS-006 TS-053

topic-classes = Héroes y clases
topic-classes-words = clase clases héroe heroe héroes heroes personaje bárbaro barbaro enano mago pícaro picaro elfo fue des men pg atributo atributos punto puntos
topic-classes-rules = TS-001 TS-002 TS-003 TS-008 TS-011

topic-spells = Hechizos
topic-spells-words = hechizo hechizos magia lanzar sueño sueno apertura teletransporte escudo bola fuego pergamino maná mana conjuro
topic-spells-rules = TS-011 TS-012 TS-013 TS-014 TS-047

topic-boss = Jefes
topic-boss-words = jefe jefes guardián guardian guarida momia ogro vampiro dragón dragon
topic-boss-rules = TS-036 TS-037 TS-038 TS-025 TS-055

topic-foes = Enemigos
topic-foes-words = enemigo enemigos monstruo monstruos orco goblin zombi esqueleto fuerte fuerza errante vagar volver otra vez
topic-foes-rules = TS-033 TS-035 TS-048 TS-041

topic-flight = Huir de un combate
topic-flight-words = huir huida escapar escape retirada correr irse
topic-flight-rules = TS-053 TS-015 TS-018

topic-healing = Curación
topic-healing-words = curar curación curacion sanar poción pocion descansar descanso recuperar restaurar vida beber
topic-healing-rules = TS-016 TS-034 TS-042 TS-043 TS-050

topic-doors = Puertas y cerraduras
topic-doors-words = puerta cerradura cerrada cerrado llave forzar ganzúa ganzua abrir
topic-doors-rules = TS-021 TS-008 TS-010 TS-046 TS-054

topic-rooms = Salas y salidas
topic-rooms-words = sala salida salidas trazado mapa explorar mover norte sur este oeste diagonal fuera
topic-rooms-rules = TS-021 TS-022 TS-024 TS-025 TS-026

topic-treasure = Tesoro
topic-treasure-words = tesoro botín botin moneda monedas oro objeto recompensa artefacto colgante cofre dinero compartir llevar inventario saco bolsa ídolo idolo poción pocion
topic-treasure-rules = TS-039 TS-040 TS-041 TS-044 TS-057

topic-town = La ciudad
topic-town-words = ciudad tienda comprar casa armadura
topic-town-rules = TS-049 TS-050 TS-051

topic-stairs = Escaleras y niveles de la mazmorra
topic-stairs-words = escalera escaleras abajo bajar hondo profundo profundidad
topic-stairs-rules = TS-025 TS-055 TS-029 TS-031

topic-level = Niveles de los héroes
topic-level-words = experiencia px nivel subir avanzar
topic-level-rules = TS-003 TS-051 TS-014

topic-death = Muerte
topic-death-words = muerte morir muerto muere perder revivir caído caido resucitar vivo
topic-death-rules = TS-052 TS-005

topic-order = A quién le toca
topic-order-words = primero orden turno turnos ronda siguiente
topic-order-rules = TS-004 TS-059 TS-011 TS-057

topic-traps = Trampas y puertas secretas: no hay
topic-traps-words = trampa trampas desactivar secreto secreta buscar oculto
topic-traps-rules = TS-021 TS-008

topic-facing = Orientación: no hay
topic-facing-words = orientación orientacion arco frente detrás detras espalda
topic-facing-rules = TS-024 TS-022

topic-time = Tiempo: no hay límite
topic-time-words = tiempo tarde límite limite reloj
topic-time-rules = TS-048 TS-031

topic-company = Varias personas
topic-company-words = compañía compania grupo juntos jugador jugadores cooperativo varios amigo votar votación votacion separarse aparte solo otro
topic-company-rules = TS-035 TS-057 TS-060

topic-dice = Dados
topic-dice-words = dado dados tirar tirada natural
topic-dice-rules = TS-004 TS-006 TS-007
