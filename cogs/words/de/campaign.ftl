# Was die Cogs um Kampagnen herum sagen.

campaign-list-none = Dieser Server hat noch keine Kampagne. Starte eine mit /campaign new.
error-found-campaigns = Das ist eine Kampagne. Starte eine mit /campaign new.
error-file-unread = Discord hat mir die Datei nicht gegeben. Bitte sende sie noch einmal.
