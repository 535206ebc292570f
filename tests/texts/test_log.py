"""The log in words, from real steps of the engine, and errors in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from openludo.engine import DICE, GLOBE, STAR, Position, Variant, play_move, roll_dice
from openludo.texts import LANGUAGES, catalogue
from openludo.variants import find_variant, variant_names

from .node import run_node

Events = list[dict[str, Any]]


def game_view(variant: Variant) -> dict[str, Any]:
    """Give the part of a GameView that the log looks at."""
    column = variant.rules.column_squares
    return {
        "variant": variant.name,
        "seats": [
            {"colour": colour, "place": place}
            for place, colour in enumerate(("yellow", "blue", "red", "green"))
        ],
        "board": {
            "track": variant.board.track,
            "places": [
                {
                    "start": place.start,
                    "column": place.run[:column],
                    "path": variant.board.path(index, variant.home),
                }
                for index, place in enumerate(variant.board.places)
            ],
        },
    }


def logs(variant: Variant, lang: str, steps: list[Events]) -> list[str]:
    """Put steps into words in the browser's code."""
    question = {
        "catalogue": catalogue(lang),
        "game": game_view(variant),
        "steps": steps,
        "errors": [],
    }
    answer = run_node("log.mjs", question)
    assert answer["gaps"] == []
    texts: list[str] = answer["logs"]
    return texts


def rolled(variant: Variant, text: str, face: int) -> Events:
    """Roll a face in a position."""
    return [event.as_json() for event in roll_dice(Position.parse(variant, text), face).events]


def moved(variant: Variant, text: str, move: str) -> Events:
    """Play a move in a position."""
    position = Position.parse(variant, text)
    return [event.as_json() for event in play_move(position, position.find_move(move)).events]


WALKS = (
    ("y,y,y,13/y,y,y,y/y,y,y,y/y,y,y,y 0 roll 0 0", 5, None),
    ("y,y,y,13/y,y,y,y/y,y,y,y/y,y,y,y 0 move:5 0 0", None, "13"),
    ("y,y,y,13/y,y,y,6/y,y,y,y/y,y,y,y 0 move:6 1 0", None, "13"),
    ("y,y,y,y/y,y,y,y/y,y,y,y/y,y,y,y 0 move:6 1 0", None, "y"),
    ("y,y,y,y/y,y,y,y/y,y,y,y/y,y,y,y 0 roll 0 0", 3, None),
    ("y,y,y,53/y,y,y,y/y,y,y,y/y,y,y,y 0 roll 0 0", 6, None),
    ("y,y,y,53/y,y,y,y/y,y,y,y/y,y,y,y 0 move:2 0 0", None, "53"),
    ("y,y,y,49/y,y,y,y/y,y,y,y/y,y,y,y 0 move:3 0 0", None, "49"),
    ("y,y,y,14/y,y,y,y/y,y,y,y/y,y,y,y 0 roll 2 0", 6, None),
    ("54,h,h,h/y,y,y,y/y,y,y,y/y,y,y,y 0 move:1 0 0", None, "54"),
)

ENGLISH = (
    "Yellow rolls 5. ",
    "From square 14 to square 19.",
    "From square 14 to square 20, captures blue. Yellow rolls again.",
    "Yellow brings a token out to square 1. Yellow rolls again.",
    "Yellow rolls 3. No token can move.",
    "Yellow rolls 6. ",
    ("From square 3 of the home column into home. Yellow has one token home. Yellow rolls again."),
    "From square 50 to square 2 of the home column.",
    "Yellow rolls 6. That is the third 6 in a row: nothing moves.",
    "From square 4 of the home column into home. Yellow has 4 tokens home. Yellow wins.",
)

DEUTSCH = (
    "Gelb würfelt 5. ",
    "Von Feld 14 auf Feld 19.",
    "Von Feld 14 auf Feld 20, schlägt Blau. Gelb würfelt noch einmal.",
    "Gelb holt eine Figur heraus auf Feld 1. Gelb würfelt noch einmal.",
    "Gelb würfelt 3. Keine Figur kann ziehen.",
    "Gelb würfelt 6. ",
    "Von Feld 3 der Zielbahn ins Ziel. Gelb hat eine Figur im Ziel. Gelb würfelt noch einmal.",
    "Von Feld 50 auf Feld 2 der Zielbahn.",
    "Gelb würfelt 6. Das ist die dritte Sechs in Folge: Nichts zieht.",
    "Von Feld 4 der Zielbahn ins Ziel. Gelb hat 4 Figuren im Ziel. Gelb gewinnt.",
)


@pytest.mark.parametrize(("lang", "expected"), [("en", ENGLISH), ("de", DEUTSCH)])
def test_a_turn_in_words(lang: str, expected: tuple[str, ...]) -> None:
    """Rolls, moves, captures, bonus rolls, the third 6 and the end are said in sentences."""
    variant = find_variant("pairs")
    steps = [
        rolled(variant, text, face) if face else moved(variant, text, str(move))
        for text, face, move in WALKS
    ]
    assert logs(variant, lang, steps) == [text.strip() for text in expected]


def test_stars_and_symbols_in_words() -> None:
    """Jumps from stars, captures on both, symbols of the die and a way back are said."""
    variant = find_variant("danish", die="danish")
    texts = logs(
        variant,
        "en",
        [
            rolled(variant, "y,y,y,3/y,y,y,y/y,y,y,y/y,y,y,y 0 roll 0 0", STAR),
            moved(
                variant,
                "y,y,y,3/y,y,y,44/y,y,y,y/y,y,24,y 0 move:2 0 0".replace("24,y", "y,24"),
                "3",
            ),
            moved(variant, "y,y,y,3/y,y,44,44/y,y,y,y/y,y,y,y 0 move:2 0 0", "3"),
            rolled(variant, "y,y,y,y/y,y,y,y/y,y,y,y/y,y,y,y 0 roll 0 0", GLOBE),
            rolled(variant, "y,y,y,y/y,y,y,y/y,y,y,y/y,y,y,y 0 roll 0 1", 2),
        ],
    )
    assert texts == [
        "Yellow rolls a star.",
        "From square 4 to square 6, captures blue. On from the star to square 12, captures green.",
        "From square 4 to square 6. It must go back to its start area.",
        "Yellow rolls a globe.",
        "Yellow rolls 2. Try 2 of 3 has failed.",
    ]


def test_partners_and_stacks_in_words() -> None:
    """Playing for a partner, moving together and losing a stack are said as such."""
    team = find_variant(
        "pairs",
        teams=True,
        stack_moves="together",
        landing_on_stack="captures",
        captures_per_landing="all",
        streak_penalty="last_token_to_yard",
    )
    texts = logs(
        team,
        "de",
        [
            moved(team, "h,h,h,h/y,y,4,4/y,y,41,41/y,y,y,y 0 move:2 0 0", "41x2"),
            moved(team, "h,h,h,h/y,y,y,y/y,y,y,y/y,y,y,y 0 move:6 1 0", "y"),
            rolled(team, "y,y,y,14/y,y,y,y/y,y,y,y/y,y,y,y 0 roll 2 0 last=14", 6),
        ],
    )
    assert texts == [
        (
            "2 Figuren zusammen für Rot von Feld 16 auf Feld 18, schlägt 2 Figuren von Blau. "
            "Gelb würfelt noch einmal."
        ),
        "Gelb holt für Rot eine Figur heraus auf Feld 27. Gelb würfelt noch einmal.",
        (
            "Gelb würfelt 6. Das ist die dritte Sechs in Folge: Nichts zieht. "
            "Die zuletzt gezogene Figur muss von Feld 15 zurück in die Startecke."
        ),
    ]


def random_game(variant: Variant, chance: random.Random) -> list[Events]:
    """Play a game at random and give the events of its steps."""
    position = Position.start(variant)
    steps: list[Events] = []
    while position.outcome is None and len(steps) < 700:
        if position.phase == "roll":
            step = roll_dice(position, chance.choice(DICE[variant.rules.die]))
        else:
            step = play_move(position, chance.choice(position.legal_moves))
        steps.append([event.as_json() for event in step.events])
        position = step.after
    return steps


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_in_words(lang: str) -> None:
    """Every step of whole games has words, whatever the variant."""
    chance = random.Random(5)
    changed: dict[str, dict[str, Any]] = {
        "pairs": {"teams": True, "quick": True},
        "classic": {"nothing_in_play": "enter_without_roll", "play_on": True},
        "danish": {"die": "danish"},
        "solo": {"roll_limit": 300},
    }
    kinds = set()
    for name in variant_names():
        variant = find_variant(name, **changed.get(name, {}))
        steps = random_game(variant, chance)
        kinds |= {event["event"] for events in steps for event in events}
        assert all(text and "{" not in text for text in logs(variant, lang, steps))
    assert {"finished", "over", "jumped", "returned", "voided", "tried"} <= kinds


def test_errors_in_words() -> None:
    """Rules that do not go together are named as people know them."""
    labels = ["Eigene Figuren dürfen ein Feld teilen", "Wie Stapel ziehen"]
    question = {
        "catalogue": catalogue("de"),
        "game": game_view(find_variant("pairs")),
        "steps": [],
        "errors": [
            ["error-invalid-rules", {"count": 2, "labels": labels}],
            ["error-invalid-rules", {"count": 1, "labels": labels[:1]}],
        ],
    }
    assert run_node("log.mjs", question)["errors"] == [
        f"Diese Hausregeln passen nicht zusammen: „{labels[0]}“ und „{labels[1]}“.",
        f"Diese Hausregel kann hier nicht so eingestellt werden: „{labels[0]}“.",
    ]
