"""What some recorded games are kept for, told from the steps of the game."""

from openludo.engine import Move, Position, Transition, play_move, roll_dice

PARCHIS = {
    "parchis-chain-of-20-into-10": {},
    "parchis-third-six-with-penalty": {},
    "parchis-third-six-without-penalty": {"streak_penalty": "void"},
    "parchis-barrier-opened": {},
    "parchis-entry-onto-a-full-start": {},
}
"""House rules of the games that show what only Parchís has."""

BOARDS = {
    "pairs-by-seats-two": ("pairs", 2, {"board": "by_seats"}),
    "pairs-by-seats-three": ("pairs", 3, {"board": "by_seats", "walls": True}),
    "classic-by-seats-five": ("classic", 5, {"board": "by_seats"}),
    "norwegian-by-seats-six": ("norwegian", 6, {"board": "by_seats", "play_on": True}),
    "danish-by-seats-six": ("danish", 6, {"board": "by_seats", "die": "danish"}),
    "swedish-ring-three": ("swedish", 3, {"board": "ring39"}),
    "english-ring-five": ("english", 5, {"board": "ring65"}),
    "swedish40-each-home": ("swedish40", 4, {"home_square": "each"}),
    "german40-house-rules": (
        "german40",
        3,
        {"begin_on_start": 1, "capture_compulsory": True, "jump_in_column": True},
    ),
}
"""Variant, seats and house rules of the games on the other boards."""


def steps_of(game):
    """List every step of a game from its log."""
    position, steps = Position.start(game.variant, game.seats, game.first), []
    for ply in game.log:
        step = play_move(position, ply) if isinstance(ply, Move) else roll_dice(position, ply)
        steps.append(step)
        position = step.after
    return steps


def kinds(step: Transition) -> list[str]:
    """Name the events of a step."""
    return [event.kind for event in step.events]


def shows(stem, steps) -> bool:
    """Tell whether a game shows what its name says."""
    voided = [step for step in steps if "voided" in kinds(step)]
    penalties = [step for step in voided if "returned" in kinds(step)]
    return {
        "parchis-chain-of-20-into-10": any(
            step.before.steps == 20 and step.after.steps == 10 for step in steps
        ),
        "parchis-third-six-with-penalty": bool(penalties),
        "parchis-third-six-without-penalty": bool(voided) and not penalties,
        "parchis-barrier-opened": any(
            "six_opens_barrier" in step.before.forced_by and "moved" in kinds(step)
            for step in steps
        ),
        "parchis-entry-onto-a-full-start": any(enters_a_full_start(step) for step in steps),
    }[stem]


def enters_a_full_start(step: Transition) -> bool:
    """Tell whether a token entered where two stood and captured one of them."""
    board, before = step.before.variant.board, step.before
    if "entered" not in kinds(step):
        return False
    places = board.seating(before.seats)
    there = before.tokens_at(board.places[places[before.mover]].start)
    return sum(count for _, count in there) == 2 and "captured" in kinds(step)
