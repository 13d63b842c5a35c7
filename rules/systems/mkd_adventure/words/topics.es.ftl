# Lo que se busca en las reglas de la aventura: las palabras para ello, y las reglas que responden.

topic-goal = El objetivo
topic-goal-words = mision misión objetivo puntuacion puntuación oro
topic-goal-rules = MA-320 MA-321 MA-322 MA-288 MA-309

topic-boss = El Guardián
topic-boss-words = jefe guardian guardián guarida amo
topic-boss-rules = MA-042 MA-068 MA-078 MA-286

topic-round = Una ronda
topic-round-words = ronda turno turnos orden primero siguiente
topic-round-rules = MA-051 MA-055 MA-052 MA-053 MA-057

topic-monsters = Lo que hacen los monstruos
topic-monsters-words = monstruo monstruos enemigo rival fuerte fuerza
topic-monsters-rules = MA-090 MA-091 MA-094 MA-096 MA-004

topic-tokens = Fichas
topic-tokens-words = ficha fichas vagar revelar errante monstruo
topic-tokens-rules = MA-061 MA-070 MA-071 MA-072 MA-080

topic-explore = Lo que guarda una loseta
topic-explore-words = explorar camara cámara pasillo descubrir buscar artefacto secreto
topic-explore-rules = MA-150 MA-151 MA-152 MA-153

topic-stairs = Escaleras y plantas
topic-stairs-words = escaleras escalera planta piso bajar abajo profundo descender
topic-stairs-rules = MA-161 MA-163 MA-164 MA-166

topic-quest = Otras misiones
topic-quest-words = mision misión rescate rescatar sigilo secuestro prisionero
topic-quest-rules = MA-280 MA-290 MA-300 MA-310

topic-time = Contra reloj
topic-time-words = tiempo tarde limite límite reloj fin
topic-time-rules = MA-310 MA-311

topic-exit = La salida
topic-exit-words = salida salir irse fuera entrada escapar volver
topic-exit-rules = MA-320 MA-321 MA-169 MA-240

topic-teams = Equipos y jugadores
topic-teams-words = equipo equipos jugador jugadores compañia compañía varios amigo otro cada clase heroe héroe heroes héroes
topic-teams-rules = MA-001 MA-003 MA-004 MA-050 MA-006

topic-split = Separarse
topic-split-words = separar separarse separado dividir aparte
topic-split-rules = MA-315 MA-317

topic-share = Entregar cofres
topic-share-words = compartir dar entregar llevar intercambiar
topic-share-rules = MA-140 MA-141 MA-142 MA-143

topic-town = La ciudad, en una campaña
topic-town-words = ciudad comprar tienda vender
topic-town-rules = MA-241 MA-249 MA-244 MA-251

topic-revive = Revivir a los caídos
topic-revive-words = revivir resucitar alzar caido caído caidos caídos
topic-revive-rules = MA-251 MA-147

topic-artifact = Artefactos
topic-artifact-words = artefacto artefactos
topic-artifact-rules = MA-152 MA-242
