"""Looking at adventures without changing them: cards, logs, recaps, stories, search and proofs."""

from rules.service.history.absences import Absences
from rules.service.history.catch_up import CatchUps
from rules.service.history.guide import Guides
from rules.service.history.luck import Lucks
from rules.service.history.queries import Queries
from rules.service.history.recap import Recaps
from rules.service.history.rulebooks import Rulebooks
from rules.service.history.search import Searches
from rules.service.history.story import Stories
from rules.service.people import People
from rules.service.unit_of_work import UnitOfWork


class History:
    """The use cases of reading.

    `queries` answer what is asked about a game, `rulebooks` what is asked about its rules;
    `guides` help at a moment of it; `recaps`, `stories`, `searches` and `catch_ups` tell what
    happened in it, and `lucks` how the dice fell; `absences` say what games do while somebody is
    away.
    """

    def __init__(self, work: UnitOfWork, people: People) -> None:
        self.queries = Queries(work, people)
        self.guides = Guides(work)
        self.rulebooks = Rulebooks(work.words)
        self.recaps = Recaps(work)
        self.lucks = Lucks(work)
        self.stories = Stories(work, self.queries)
        self.searches = Searches(work)
        self.catch_ups = CatchUps(work)
        self.absences = Absences(work)
