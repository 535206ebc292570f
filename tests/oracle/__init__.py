"""A second, independent reading of the rule book, to judge the kernel by.

Nothing here is imported from the product, and nothing here is fast. Each function quotes in its
docstring the section of the rule book that it plays.
"""
