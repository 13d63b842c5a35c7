# What the cogs say around campaigns.

campaign-list-none = This server has no campaign yet. Start one with /campaign new.
error-found-campaigns = That is a campaign. Start one with /campaign new.
error-file-unread = Discord did not give me the file. Please send it again.
