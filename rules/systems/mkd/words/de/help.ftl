# Was die Hilfe zu beiden taktischen Spielen sagt, in jedem Augenblick.

mkd-help-fight = Du kannst einen Gegner neben dir schlagen, in deinem Blickfeld. Zum Schießen brauchst du Reichweite und freie Linie.
    Würfle zwei Würfel und zähl deinen Angriff dazu: Mit der Verteidigung des Ziels oder mehr triffst du. Von hinten brauchst du eins weniger.
    Ein Treffer nimmt einen Klick je Punkt deines Schadens. Ein von vorn geschlagenes Ziel, das noch steht, schlägt zurück.
    Du kannst in einer Aktivierung einmal angreifen. Um von einem Gegner wegzugehen, der dich im Blickfeld hat, zahle 2 Punkte und würfle 4 oder mehr.
