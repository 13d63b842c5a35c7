# The rehearsal: what is asked of people and said to the host.
