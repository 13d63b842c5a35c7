# Lo que se busca en las reglas de 3 Dice Dungeon: las palabras para ello, y las reglas que responden.

topic-goal = El objetivo
topic-goal-words = objetivo meta casa artefacto
topic-goal-rules = TD-047 TD-048 TD-025 TD-040

topic-fight = Combate
topic-fight-words = combate combatir luchar lucha atacar ataque golpe golpear acertar acierto fallar fallo matar monstruo daño dano batalla arma disparar disparo alcance distancia arco armadura crítico critico más mas línea linea visión vision
topic-fight-rules = TD-019 TD-021 TD-020 TD-022 TD-023 TD-018

topic-attributes = CUERPO, MENTE y ESPÍRITU
topic-attributes-words = atributo atributos cuerpo mente espíritu espiritu pg salud vida héroe heroe héroes heroes personaje clase clases puntos golpe punto
topic-attributes-rules = TD-001 TD-026 TD-025 TD-038

topic-boss = Jefes y guardianes: no hay
topic-boss-words = jefe jefes guardián guardian guarida enemigo fuerte
topic-boss-rules = TD-017 TD-048 TD-047

topic-flight = Huir de un combate
topic-flight-words = huir huida escapar escape retirada correr irse
topic-flight-rules = TD-075 TD-052 TD-054 TD-073

topic-healing = Curación
topic-healing-words = curar curación curacion sanar poción pocion descansar descanso recuperar restaurar beber
topic-healing-rules = TD-031 TD-038 HR-005

topic-treasure = Tesoro
topic-treasure-words = tesoro botín botin objeto cosa recompensa espada tomo pergamino cofre oro moneda llave inventario llevar mochila hechizo lanzar
topic-treasure-rules = TD-030 TD-062 TD-032 TD-033 TD-034 TD-035

topic-artifacts = Artefactos
topic-artifacts-words = artefacto artefactos ídolo idolo colgante botas sales amuleto teletransporte
topic-artifacts-rules = TD-050 TD-051 TD-052 TD-053 TD-054 TD-055

topic-rooms = Salas y salidas
topic-rooms-words = sala salida lugar puerta mapa explorar mover pasillo norte sur este oeste diagonal fuera
topic-rooms-rules = TD-004 TD-011 TD-014 TD-013 TD-041

topic-stairs = El camino hacia abajo
topic-stairs-words = escalera escaleras abajo bajar hondo profundo
topic-stairs-rules = TD-047 TD-048 TD-049

topic-level = Niveles y experiencia
topic-level-words = experiencia px nivel subir avanzar
topic-level-rules = TD-036 TD-038 TD-039 TD-040

topic-search = Puertas secretas, y trampas en una regla de la casa
topic-search-words = secreto secreta buscar búsqueda busqueda oculto trampa trampas
topic-search-rules = TD-070 HR-015 HR-016

topic-company = Varias personas
topic-company-words = compañía compania grupo juntos jugador jugadores cooperativo varios amigo votar votación votacion otro
topic-company-rules = TD-056 TD-058 TD-063 TD-060 TD-062 TD-071 HR-023

topic-death = Muerte
topic-death-words = muerte morir muerto muere perder revivir caído caido resucitar vivo
topic-death-rules = TD-025 TD-071

topic-order = A quién le toca
topic-order-words = primero orden turno turnos ronda siguiente después despues antes
topic-order-rules = TD-063 TD-057 TD-018 TD-031

topic-rovers = Monstruos que vuelven
topic-rovers-words = errante errantes rondar vagar volver regreso otra vez fuerza
topic-rovers-rules = TD-017 TD-041 TD-043 TD-042

topic-split = Separarse
topic-split-words = separarse separar separados dividir aparte solo
topic-split-rules = TD-064 HR-024

topic-facing = Orientación: no hay
topic-facing-words = orientación orientacion arco frente detrás detras espalda
topic-facing-rules = TD-012 TD-013

topic-time = Tiempo: no hay límite
topic-time-words = tiempo tarde límite limite reloj
topic-time-rules = TD-049 TD-041

topic-buy = Qué se puede comprar: nada
topic-buy-words = comprar compra tienda vender ciudad
topic-buy-rules = TD-030 TD-035

topic-share = Compartir
topic-share-words = compartir dar cambiar intercambiar repartir
topic-share-rules = TD-062 TD-060 HR-014

topic-dice = Dados
topic-dice-words = dado dados tirar tirada natural
topic-dice-rules = TD-019 TD-022 TD-023 TD-004

topic-doors = Puertas cerradas con llave
topic-doors-words = cerradura cerrada cerrado puerta puertas llave abrir
topic-doors-rules = HR-017 HR-018 TD-070
