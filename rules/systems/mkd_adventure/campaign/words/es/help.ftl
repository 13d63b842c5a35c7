# Lo que dice la ayuda de la campaña, sea cual sea el momento.

mkd-campaign-goal = Ve a una misión, vuelve a casa y gasta el oro en objetos, entrenamiento y los caídos. Tú decides cuándo acaba la campaña.
mkd-campaign-help-fight = { mkd-adventure-help-fight }
