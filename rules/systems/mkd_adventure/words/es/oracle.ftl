# Las tablas de la aventura, para quien tira en una mesa propia.

mkd-oracle-movement = Adónde va una ficha
mkd-oracle-movement-north = al norte, loseta a loseta, hasta el borde del fondo
mkd-oracle-movement-south = al sur, loseta a loseta, hasta el borde del fondo
mkd-oracle-movement-east = al este, loseta a loseta, hasta el borde del fondo
mkd-oracle-movement-west = al oeste, loseta a loseta, hasta el borde del fondo
mkd-oracle-movement-stay = a ninguna parte
mkd-oracle-movement-hero = a la loseta del héroe más cercano

mkd-oracle-decision = Qué decide un monstruo
mkd-oracle-decision-first = su primera opción: el héroe al que se llega con menos puntos
mkd-oracle-decision-second = su segunda opción
mkd-oracle-decision-unexpected = algo inesperado
mkd-oracle-unexpected = Algo inesperado
mkd-oracle-unexpected-theft = robo: va hacia el héroe con cofre más cercano e intenta quitárselo; tira para ver adónde corre cuando lo tenga. Si ahora no puede intentarlo, refuerzos, como con 2 a 5
mkd-oracle-unexpected-reinforce = refuerzos: corre hasta la ficha más cercana, o fuera por la salida más cercana
mkd-oracle-unexpected-hesitate = duda: se gira hacia el héroe más cercano y no hace nada más
mkd-oracle-reinforcements = Un monstruo vuelve a entrar
mkd-oracle-reinforcements-none = solo
mkd-oracle-reinforcements-reveal = con compañía: revela una ficha por donde entró
mkd-oracle-theft = Adónde lleva un ladrón un cofre
mkd-oracle-theft-exit = a la salida más cercana, y fuera
mkd-oracle-theft-central = a la Cámara Central
mkd-oracle-theft-token = a la ficha más cercana

mkd-oracle-discovery-chamber = Una cámara en la que se entra por primera vez
mkd-oracle-discovery-chamber-none = nada
mkd-oracle-discovery-chamber-chest = un cofre
mkd-oracle-discovery-chamber-accessory = un accesorio
mkd-oracle-discovery-chamber-both = un cofre y un accesorio
mkd-oracle-discovery-hallway = Un pasillo en el que se entra por primera vez
mkd-oracle-discovery-hallway-none = nada
mkd-oracle-discovery-hallway-door = una puerta en una de las otras salidas
mkd-oracle-discovery-hallway-terrain = un marcador de terreno
mkd-oracle-discovery-hallway-token = una ficha en el centro, que se gira en el acto
mkd-oracle-discovery-hallway-door-and-token = una puerta en una de las otras salidas, y una ficha en el centro
mkd-oracle-discovery-accessory = Qué accesorio
mkd-oracle-discovery-accessory-terrain = un marcador de terreno
mkd-oracle-discovery-accessory-door = una puerta
mkd-oracle-discovery-accessory-artifact = un artefacto
mkd-oracle-discovery-accessory-dressing = muebles o pilares
