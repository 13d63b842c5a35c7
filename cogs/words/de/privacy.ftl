# Was die Cogs um die eigenen Daten von Leuten herum sagen.

button-privacy-delete = Alles löschen
