"""Rooms of four bots over real sockets: how many one server holds, and what each costs."""
