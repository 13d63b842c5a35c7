# Lo que se busca en las reglas de Green Dungeon: las palabras para ello y las reglas que responden.

topic-goal = El objetivo
topic-goal-words = objetivo meta ganar puntos puntuación puntuacion marcador
topic-goal-rules = GD-105 GD-138 GD-139 GD-063

topic-fight = El combate
topic-fight-words = combate combatir luchar lucha pelea pelear atacar ataque golpear golpe acertar fallar cuerpo matar monstruo daño dano batalla arma disparo disparar alcance distancia arco armadura crítico critico pg línea linea visión vision
topic-fight-rules = GD-112 GD-127 GD-128 GD-129 GD-064 GD-130

topic-spells = Hechizos
topic-spells-words = hechizo hechizos magia lanzar conjuro conjuros mago maná mana
topic-spells-rules = GD-117 GD-118 GD-119 GD-120 GD-124 GD-126

topic-boss = Los jefes y sus guaridas
topic-boss-words = jefe jefes guardián guardian guarida paja final menor
topic-boss-rules = GD-090 GD-091 GD-101 GD-100 GD-103 GD-097

topic-flight = Huir de un combate
topic-flight-words = huir huida escapar correr retirada retirarse fuera
topic-flight-rules = GD-113 GD-114 GD-115 GD-103

topic-bribe = Sobornos
topic-bribe-words = soborno sobornos sobornar pagar comprar
topic-bribe-rules = GD-106 GD-107 GD-108 GD-109 GD-093

topic-rest = Descansar y curarse
topic-rest-words = descansar descanso curar curarse curación curacion dormir recuperar salud poción pocion vida beber
topic-rest-rules = GD-047 GD-049 GD-050 GD-029 GD-133

topic-time = Tiempo, mantenimiento y errantes
topic-time-words = tiempo cubo cubos reloj suceso sucesos evento mantenimiento errante agotado tarde
topic-time-rules = GD-027 GD-029 GD-030 GD-038 GD-043

topic-doors = Puertas
topic-doors-words = puerta puertas cerrada cerrado abrir abierta paso cerrojo llave salidas
topic-doors-rules = GD-015 GD-016 GD-017 GD-018 GD-019 GD-012

topic-moving = Moverse
topic-moving-words = mover moverse movimiento sala explorar ir andar caminar loseta diagonal lejos norte sur este oeste salida escaleras abajo salir
topic-moving-rules = GD-010 GD-026 GD-024 GD-027

topic-traps = Trampas
topic-traps-words = trampa trampas ladrillo
topic-traps-rules = GD-084 GD-085 GD-086 GD-087

topic-rooms = Lo que guardan las salas
topic-rooms-words = símbolo simbolo gota martillo madera engranaje ladrillo carta tipo clase significado
topic-rooms-rules = GD-065 GD-072 GD-078 GD-084 GD-089 GD-090

topic-treasure = Tesoro
topic-treasure-words = tesoro tesoros botín botin objeto objetos arma recompensa oro moneda monedas dinero cofre llevar repartir compartir
topic-treasure-rules = GD-132 GD-133 GD-134 GD-135 GD-136 GD-089

topic-luck = Suerte y muerte
topic-luck-words = suerte muerte morir muerto moribundo perder revivir caído caido resucitar vivo salvar pg golpe puntos punto
topic-luck-rules = GD-059 GD-060 GD-063 GD-131

topic-level = Niveles y experiencia
topic-level-words = experiencia px nivel niveles subir avanzar
topic-level-rules = GD-052 GD-053 GD-056 GD-070

topic-company = Varias personas
topic-company-words = compañía compania grupo juntos jugador jugadores cooperativo varios amigo héroe heroe héroes heroes otro cada clase clases separarse
topic-company-rules = GD-143 GD-144

topic-order = Un turno, paso a paso
topic-order-words = primero orden turno turnos ronda siguiente
topic-order-rules = GD-026 GD-112 GD-124 GD-143

topic-wanderers = Qué fuerza tienen los monstruos, y los errantes
topic-wanderers-words = vagar vagabundo errante errantes fuerte fuerza
topic-wanderers-rules = GD-065 GD-073 GD-043 GD-044 GD-101

topic-dice = Dados
topic-dice-words = dado dados tirada tirar natural
topic-dice-rules = GD-127 GD-064 GD-113 GD-017

topic-search = Puertas secretas: no las hay
topic-search-words = secreta secretas secreto buscar búsqueda busqueda oculta oculto escondido
topic-search-rules = GD-080 GD-022

topic-facing = Orientación: no la hay
topic-facing-words = orientación orientacion mirar arco frente delante detrás detras espalda
topic-facing-rules = GD-011 GD-010

topic-artifacts = Artefactos: no los hay
topic-artifacts-words = artefacto artefactos
topic-artifacts-rules = GD-132 GD-135
