# Las tablas del descenso, para quien tira en una mesa propia.

mkd-oracle-side = Un lado abierto de una loseta en la que ha entrado un héroe
mkd-oracle-side-closed = piedra: el lado está cerrado, aunque aún puede abrirse desde el otro lado
mkd-oracle-side-tile = ahí hay una loseta: saca una

mkd-oracle-tile = Qué loseta se saca
mkd-oracle-tile-number = loseta { $tile }; si ya está puesta, saca otra

mkd-oracle-feature-hallway = Qué viene con un pasillo
mkd-oracle-feature-hallway-nothing = nada
mkd-oracle-feature-hallway-token = una ficha
mkd-oracle-feature-hallway-terrain = terreno
mkd-oracle-feature-hallway-chest = un cofre
mkd-oracle-feature-hallway-token-terrain-chest = una ficha, luego terreno, luego un cofre
mkd-oracle-feature-chamber = Qué viene con una cámara
mkd-oracle-feature-chamber-nothing = una persona: tira para ver qué pide cuando entre un héroe
mkd-oracle-feature-chamber-token = una ficha
mkd-oracle-feature-chamber-terrain = terreno
mkd-oracle-feature-chamber-chest = un cofre
mkd-oracle-feature-chamber-token-terrain-chest = una ficha, luego terreno, luego un cofre

mkd-oracle-terrain = Qué terreno
mkd-oracle-terrain-door = una puerta
mkd-oracle-terrain-bones = huesos
mkd-oracle-terrain-water = agua
mkd-oracle-terrain-shadow = sombra
mkd-oracle-terrain-device = un mecanismo
mkd-oracle-terrain-artifact = un artefacto o muebles; un vórtice donde no se usan ni unos ni otros

mkd-oracle-door = De qué es una puerta
mkd-oracle-door-wooden = madera
mkd-oracle-door-iron = hierro
mkd-oracle-door-edge = En qué lado de su casilla cuelga una puerta
mkd-oracle-device = Qué mecanismo
mkd-oracle-device-teleport = un portal de teletransporte
mkd-oracle-device-vortex = un vórtice; un portal donde no se usan artefactos ni muebles

mkd-oracle-artifact = Qué grupo de artefactos
mkd-oracle-artifact-is-first = el primero
mkd-oracle-artifact-is-second = el segundo
mkd-oracle-artifact-first = Artefactos del primer grupo; si no lo tienes, toma el siguiente
mkd-oracle-artifact-second = Artefactos del segundo grupo; si no lo tienes, toma el siguiente

mkd-oracle-mission = Qué pide una persona en una cámara
mkd-oracle-mission-rescue = rescate: liberarla de sus ataduras con trampa y sacarla viva, por su valor en experiencia
mkd-oracle-mission-escort = escolta: alguien del grupo saca a un rehén, por diez de oro por punto de valor
mkd-oracle-mission-vengeance = venganza: anota un dado; el monstruo que se revele con el mismo dado es el asesino, y vale además el doble de su valor
mkd-oracle-mission-hunt = caza del tesoro: anota un dado; entrega el tesoro con el mismo dado, por una vigésima parte de su oro en experiencia
mkd-oracle-mission-venture = empresa común: un superviviente solitario se une al grupo
mkd-oracle-mission-bounty = recompensa: un criminal que huye; el doble de su valor si sale vivo, una vez si muere

mkd-oracle-actions = Qué hace un monstruo: lo primero de esto que se cumpla
mkd-oracle-action-1 = si puede disparar a un héroe a su alcance, se para y dispara
mkd-oracle-action-2 = si puede disparar, va hacia el héroe más cercano, se para en cuanto tiene uno a su alcance, y dispara con los 4 puntos que quedan
mkd-oracle-action-3 = si lo tiene a su alcance sin esos puntos, espera ahí, y dispara la próxima vez
mkd-oracle-action-4 = si lucha cuerpo a cuerpo y toca a héroes, golpea a la defensa más baja, girándose por 1 punto si hace falta
mkd-oracle-action-5 = si no, va hasta el héroe más cercano, se para a su lado, y golpea con los 4 puntos que quedan
mkd-oracle-action-6 = si le faltan esos puntos, se para ahí o por el camino, y golpea la próxima vez
mkd-oracle-action-7 = si ha perdido el valor, se zafa, corre hasta el amigo o la ficha más cercanos, descansa un turno, y se cura un clic por turno; sin amigos, corre adonde nadie ha estado, y desaparece
