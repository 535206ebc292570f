"""Say everything in the player's language: catalogues, and rules pages written from the rules."""

from openludo.texts.catalogues import LANGUAGES, catalogue, catalogue_hash, known_language, text
from openludo.texts.compiler import BrokenCatalogue
from openludo.texts.resolver import MissingText

__all__ = [
    "LANGUAGES",
    "BrokenCatalogue",
    "MissingText",
    "catalogue",
    "catalogue_hash",
    "known_language",
    "text",
]
