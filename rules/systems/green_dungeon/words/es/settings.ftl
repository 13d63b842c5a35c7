# Qué hace cada ajuste, y según qué reglas.

green-dungeon-option-mode-about = Si cada persona lleva un héroe, o todas llevan uno juntas (GD-143, GD-144).
green-dungeon-option-theme-about = Qué nombres y colores tienen la mazmorra y sus enemigos; las reglas son las mismas (GD-145).
green-dungeon-option-theme-packed = La mazmorra toma su aspecto de { $packs }, se elija aquí lo que se elija.
green-dungeon-option-decisions-about = Quién decide por todo el grupo, como el camino, los sobornos y la huida (GD-010, GD-106, GD-113).
green-dungeon-option-order-about = Si los héroes deciden sobre magia, pociones y tesoros por orden de asiento o en cualquier orden (GD-119, GD-132).
green-dungeon-option-start-corner-about = La esquina en la que empiezan los héroes (GD-006).
green-dungeon-option-start-tile-resolves-about = Pasa lo que haya en la loseta de salida; si no, la loseta cuenta como despejada (GD-006).
green-dungeon-option-require-connected-about = Si los muros aíslan una loseta, la mazmorra se coloca de nuevo (GD-009).
green-dungeon-option-straw-placement-about = Si las guaridas de los jefes están en los dos lados más lejanos o en cualquier parte (GD-007).
green-dungeon-option-wood-optional-about = La magia de una sala se puede dejar en paz; si no, actúa al momento (GD-083).
green-dungeon-option-interrupted-rest-about = Qué se recupera cuando un errante interrumpe un descanso (GD-046).
green-dungeon-option-magic-simultaneous-about = Un enemigo al que mata tu hechizo lanza aún el suyo (GD-124).
green-dungeon-option-failed-flight-blocks-potions-about = Tras una huida fallida no puedes beber pociones en este turno de combate (GD-115, GD-119).
green-dungeon-option-adjacency-ignores-walls-about = Un enemigo en la sala de al lado impide descansar, aunque haya un muro (GD-047).
green-dungeon-option-luck-floor-zero-about = La salud se para en cero antes de que la suerte cure, en vez de seguir bajando (GD-061).
green-dungeon-option-multi-levelup-about = Un solo descanso puede dar varios niveles, si tienes la experiencia (GD-057).
green-dungeon-option-wounded-monsters-weaken-about = El daño de un enemigo baja con su salud (GD-146).
green-dungeon-option-time-limit-about = Tras tantos cubos de tiempo la partida acaba con su puntuación, ganada o no (GD-030, GD-140).

## Paquetes

pack-count-green-dungeon-themes = { $count ->
    [one] 1 tema
   *[other] { $count } temas
}
