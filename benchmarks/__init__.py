"""Measure OpenLudo: each module or package in here is one benchmark."""
