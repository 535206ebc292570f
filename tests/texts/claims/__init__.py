"""What each sentence of a rules page claims, as a question to the engine (bug case L03)."""

from .ending import CLAIMS as ENDING
from .entering import CLAIMS as ENTERING
from .landing import CLAIMS as LANDING
from .passing import CLAIMS as PASSING
from .scene import Claim, Claims
from .steps import CLAIMS as STEPS
from .turns import CLAIMS as TURNS

CLAIMS: Claims = ENTERING | TURNS | STEPS | LANDING | PASSING | ENDING

__all__ = ["CLAIMS", "Claim"]
