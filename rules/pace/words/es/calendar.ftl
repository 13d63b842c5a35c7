# Lo que se escribe para días y horas, en minúsculas. Las comas separan palabras del mismo
# significado, los puntos y comas los significados. Los acentos no cuentan. La primera palabra también se muestra.

typed-weekdays-words = lunes, lun, lu; martes, mar, ma; miércoles, mié, mi; jueves, jue, ju; viernes, vie, vi; sábado, sáb, sa; domingo, dom, do
typed-months-words = enero, ene; febrero, feb; marzo; abril, abr; mayo, may; junio, jun; julio, jul; agosto, ago; septiembre, setiembre, sep, sept, set; octubre, oct; noviembre, nov; diciembre, dic
typed-yesterday-words = ayer
typed-today-words = hoy, esta noche, esta tarde
typed-tomorrow-words = mañana
typed-overmorrow-words = pasado mañana
typed-numbers-words = un, una, uno; dos; tres; cuatro; cinco; seis; siete; ocho; nueve; diez
# Horas en palabras, de la una a las doce.
typed-hours-words = una; dos; tres; cuatro; cinco; seis; siete; ocho; nueve; diez; once; doce
# Cómo se llaman las partes de una hora: los minutos desde la hora que se nombra, que va como «#».
typed-fractions-words = 30 # y media, 15 # y cuarto, -15 # menos cuarto, -15 cuarto para las #, -15 cuarto para la #, -15 un cuarto para las #, 5 # y cinco, 10 # y diez, 20 # y veinte, 25 # y veinticinco, -5 # menos cinco, -10 # menos diez, -20 # menos veinte, -25 # menos veinticinco, -10 diez para las #, -5 cinco para las #
# Minutos, horas, días, semanas.
typed-units-words = min, minuto, minutos; h, hora, horas; d, día, días; sem, semana, semanas
# Lo que se dice de un tiempo que cuenta desde ahora.
typed-from-now-words = en, dentro de, desde ahora, a partir de ahora
# El próximo día así, que para algunos es el de una semana después.
typed-next-words = próximo, próxima, siguiente, que viene
# Lo que va delante de una hora.
typed-at-words = a las, a la, sobre las, desde las, hacia las
# Lo que va detrás de una hora de la que no se sabe si es de la mañana o de la noche.
typed-hour-words = en punto
# Lo que va detrás de una hora que se cuenta de 0 a 24.
typed-whole-day-hour-words = h, hs, hrs, horas
typed-morning-words = de la mañana, por la mañana, en la mañana, de la madrugada
typed-evening-words = de la noche, por la noche, en la noche, de la tarde, por la tarde, en la tarde, noche, tarde, esta noche, esta tarde
typed-noon-words = mediodía, al mediodía
typed-midnight-words = medianoche
# Lo que va entre el día y el mes, o entre el mes y el año.
typed-of-words = de, del
typed-ordinals-words = o, ro, er
# Lo que va entre el primer día y el último.
typed-until-words = a, al, hasta, hasta el
# Palabras que no dicen nada más.
typed-fillers-words = a, al, el, la, las, los, de, del, este, esta, desde, y, hora, por
# Nada de eso, por favor.
typed-none-words = ninguno, ningún, ninguna, no, nada
