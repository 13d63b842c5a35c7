"""What tokens and Monsters do by themselves."""
