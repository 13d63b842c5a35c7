# Lo que se busca en las reglas del descenso: las palabras para ello, y las reglas que responden.

topic-goal = El objetivo
topic-goal-words = oro mision misión encargo objetivo
topic-goal-rules = B-111 B-90 RG-055 RG-073

topic-boss = Los amos de un nivel
topic-boss-words = jefe guardian guardián guarida amo
topic-boss-rules = RG-016 RG-017 RG-018 RG-019

topic-explore = Cómo crece la mazmorra
topic-explore-words = explorar loseta crecer sala lado nueva nuevo buscar secreto
topic-explore-rules = RG-005 RG-023 RG-024 RG-025 RG-041

topic-round = Una ronda
topic-round-words = ronda turno turnos orden primero siguiente
topic-round-rules = RG-120 RG-121 RG-122 RG-123

topic-monsters = Lo que hacen los monstruos
topic-monsters-words = monstruo monstruos enemigo rival fuerte fuerza
topic-monsters-rules = RG-123 RG-124 RG-017 RG-011 RG-014

topic-stairs = Escaleras y niveles
topic-stairs-words = escaleras escalera bajar abajo profundo descender
topic-stairs-rules = RG-055 RG-007 RG-008

topic-mission = La gente de abajo y lo que pide
topic-mission-words = encargo encargos mision misión gente rescate escolta venganza caza empresa recompensa alguien
topic-mission-rules = RG-060 RG-065 RG-072 RG-076 RG-082 RG-096

topic-exit = La salida
topic-exit-words = salida salir irse fuera entrada escapar volver
topic-exit-rules = B-111 RG-055 RG-004

topic-teams = Equipos y jugadores
topic-teams-words = jugador jugadores compañia compañía equipo equipos varios amigo otro cada clase heroe héroe heroes héroes
topic-teams-rules = RG-001 RG-120 B-16 B-13

topic-time = Tiempo: no hay límite
topic-time-words = tiempo tarde limite límite fin reloj
topic-time-rules = RG-055 RG-007

topic-split = Separarse
topic-split-words = separar separarse separado dividir aparte
topic-split-rules = RG-005 B-22

topic-town = Qué se puede comprar: nada
topic-town-words = ciudad comprar tienda vender dinero
topic-town-rules = B-90 B-111

topic-artifact = Artefactos
topic-artifact-words = artefacto artefactos
topic-artifact-rules = RG-009 RG-052
