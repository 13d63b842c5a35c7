"""The local table's page: plain files that the table's server hands to the browser."""
