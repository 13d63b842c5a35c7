# What the cogs say around campaigns.

campaign-list-none = Este servidor aún no tiene campañas. Empieza una con /campaign new.
error-found-campaigns = Eso es una campaña. Empieza una con /campaign new.
error-file-unread = Discord no me ha dado el archivo. Envíalo otra vez, por favor.
