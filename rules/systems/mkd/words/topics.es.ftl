# Lo que se busca en las reglas comunes de mazmorra: las palabras para ello, y las reglas que responden.

topic-fight = Luchar
topic-fight-words = luchar lucha pelear pelea atacar ataque golpear golpe acertar fallar combate matar daño dano batalla contraataque arma critico crítico natural dos veces fuerte
topic-fight-rules = B-60 B-23 B-41 B-10 B-61 B-11

topic-shooting = Disparar
topic-shooting-words = disparar disparo tiro alcance distancia arco flecha fuego diagonal linea línea vision visión ver
topic-shooting-rules = B-10 B-23 B-06 B-09 B-40

topic-facing = Orientación, frente y espalda
topic-facing-words = mirar orientacion orientación girar girarse giro arco frente delante detras detrás espalda direccion dirección
topic-facing-rules = B-33 B-34 B-40 B-41

topic-moving = Moverse
topic-moving-words = mover moverse movimiento velocidad punto paso caminar andar ir activacion activación diagonal lejos
topic-moving-rules = B-22 B-30 B-07 B-33 B-31

topic-break-away = Zafarse de un rival
topic-break-away-words = zafarse huir huida correr escapar retirarse retirada irse retener retenido soltarse
topic-break-away-rules = B-45 B-46 B-47 B-50

topic-dial = El disco
topic-dial-words = disco clic salud pg vida herida valor golpes puntos punto armadura clase clases
topic-dial-rules = B-11 B-10 B-12 B-14

topic-healing = Curación y pociones
topic-healing-words = curar curacion curación sanar pocion poción pociones trago descansar recuperar beber vida
topic-healing-rules = B-11 B-12 B-89 B-93

topic-chests = Cofres
topic-chests-words = cofre cofres tesoro botin botín oro objeto examinar compartir dar llevar inventario mochila llave
topic-chests-rules = B-81 B-82 B-83 B-85 B-86 B-90

topic-traps = Trampas
topic-traps-words = trampa trampas desarmar saltar
topic-traps-rules = B-82 B-83 B-84 B-92

topic-doors = Puertas
topic-doors-words = puerta puertas cerrada cerradura hierro madera cerrar abrir llave secreta secreto
topic-doors-rules = B-91 B-92

topic-tokens = Fichas
topic-tokens-words = ficha fichas vagar errante oculta revelar color
topic-tokens-rules = B-100 B-101 B-102 B-35

topic-level = Niveles y experiencia
topic-level-words = experiencia px nivel niveles subir avanzar
topic-level-rules = B-93 B-94 B-12

topic-ground = El terreno
topic-ground-words = terreno suelo agua sombra dificil difícil estorbo grieta casilla muro pared loseta mapa
topic-ground-rules = B-04 B-05 B-07 B-32

topic-prisoners = Prisioneros y ladrones
topic-prisoners-words = capturar captura prisionero cautivo robar robo ladron ladrón
topic-prisoners-rules = B-70 B-71 B-72

topic-death = Muerte
topic-death-words = muerte morir muerto moribundo caido caído desmoralizado valor revivir resucitar vivo perdido
topic-death-rules = B-11 B-62 B-63 B-64

topic-dice = Dados
topic-dice-words = dado dados tirar tirada natural
topic-dice-rules = B-60 B-45 B-83 B-102

topic-abilities = Capacidades y magia
topic-abilities-words = capacidad capacidades habilidad habilidades hechizo magia lanzar
topic-abilities-rules = B-14 B-88 B-60
