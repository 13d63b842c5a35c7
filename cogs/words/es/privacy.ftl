# What the cogs say around people's own data.

button-privacy-delete = Borrarlo todo
