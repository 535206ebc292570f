"""Tests of the texts: catalogues, both resolvers, and rules pages against the engine."""
