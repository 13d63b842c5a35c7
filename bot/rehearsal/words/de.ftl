# Die Probe: was von Menschen erbeten und den Betreibern gesagt wird.
