"""Write a variant's rules as a leaflet; every sentence is chosen by values of rule fields."""

from openludo.texts.leaflet.page import Item, RulesPage, Section, rules_page

__all__ = ["Item", "RulesPage", "Section", "rules_page"]
