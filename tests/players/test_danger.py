"""How likely tokens are captured before their owner's next turn (rule book, section 3)."""

from fractions import Fraction

import pytest

from openludo import Position, find_variant
from openludo.engine import DICE
from openludo.players.danger import CERTAIN, capture_risk

YARD = "y,y,y,y"
FACE = Fraction(1, 6)


def risk(variant, own, progress, *others, seats=4, **house_rules):
    """Give the risk of seat 0's tokens on a progress; the other seats are in order, then empty."""
    tokens = "/".join((own, *others, *[YARD] * (seats - 1 - len(others))))
    position = Position.parse(find_variant(variant, **house_rules), f"{tokens} 0 roll 0 0")
    state = position._state
    rows = [[0] * len(state) for _ in range(2)]
    faces = list(DICE[position.variant.rules.die])
    return Fraction(capture_risk(position._table, state, *rows, faces, 0, progress), CERTAIN)


# Seat 1 starts on track square 13: its token p stands on seat 0's 13 + p. Seat 2 starts on 26.
def test_one_attacker_risks_one_face():
    """An opponent with one token in reach captures with one face of six."""
    assert risk("solo", "y,y,y,20", 20, "y,y,y,3") == FACE


def test_two_attackers_are_independent():
    """Two opponents with one face each give 11/36, which is not 2/6 (bug B05)."""
    assert risk("solo", "y,y,y,20", 20, "y,y,y,3", "y,y,y,42") == Fraction(11, 36)
    three = risk("solo", "y,y,y,20", 20, "y,y,y,3", "y,y,y,42", "y,y,y,28")
    assert three == 1 - (1 - FACE) ** 3


def test_two_tokens_of_one_opponent_add_their_faces():
    """Tokens of one seat share its roll; two on one square need the same face."""
    assert risk("solo", "y,y,y,20", 20, "y,y,3,5") == 2 * FACE
    assert risk("solo", "y,y,y,20", 20, "y,y,3,3") == FACE


@pytest.mark.parametrize(("progress", "other"), [(21, 3), (13, 50), (0, 33), (52, 34), (57, 44)])
def test_there_is_none_on_safe_squares_in_the_column_and_at_home(progress, other):
    """Stars, starts, column squares and home carry no risk, whoever stands behind."""
    text = {57: "h"}.get(progress, str(progress))
    assert risk("solo", f"y,y,y,{text}", progress, f"y,y,y,{other}") == 0


def test_a_token_out_of_reach_is_in_no_danger():
    """Seven squares behind is too far, and so is anything ahead."""
    assert risk("solo", "y,y,y,20", 20, "y,y,0,8") == 0


def test_entering_counts_where_it_captures():
    """On an opponent's start the faces that enter are dangerous, if the start is not safe."""
    assert risk("solo", "y,y,y,13", 13) == 0
    assert risk("english", "y,y,y,13", 13) == FACE
    assert risk("english", "y,y,y,13", 13, enter_on="1,6") == 2 * FACE
    assert risk("english", "y,y,y,13", 13, "0,1,2,3") == 0


def test_entering_that_captures_all_leaves_no_start_safe():
    """Where entering captures everything, a protected token on an opponent's start is at risk."""
    assert risk("solo", "y,y,y,13", 13, entering_captures="all") == FACE
    assert risk("danish", "y,y,13,13", 13) == FACE


def test_entering_without_a_roll_is_certain():
    """An opponent whose turn opens by entering captures on its start whatever it would roll."""
    rules = {"nothing_in_play": "enter_without_roll", "safe_squares": "none"}
    assert risk("classic", "y,y,y,13", 13, **rules) == 1
    assert risk("classic", "y,y,y,13", 13, "y,y,y,30", **rules) == FACE


def test_a_protected_stack_carries_no_risk():
    """Two together are safe where landing on a stack is forbidden, and not where it captures."""
    assert risk("pairs", "y,y,20,20", 20, "y,y,y,3") == 0
    assert risk("classic", "y,y,20,20", 20, "y,y,y,3") == 0
    assert risk("solo", "y,y,20,20", 20, "y,y,y,3") == FACE


def test_a_blockade_between_protects():
    """An attacker that cannot pass a stack, or its own token, does not reach what is behind it."""
    # Seat 2's stack on 18 is a danger itself, but keeps seat 1 on 16 from passing.
    assert risk("solo", "y,y,y,20", 20, "y,y,y,3", "y,y,44,44") == Fraction(11, 36)
    assert risk("classic", "y,y,y,20", 20, "y,y,y,3", "y,y,44,44") == FACE
    assert risk("solo", "y,y,y,20", 20, "y,y,3,5") == 2 * FACE
    assert risk("solo", "y,y,y,20", 20, "y,y,3,5", pass_own=False) == FACE


def test_a_compulsory_move_elsewhere_protects():
    """An opponent that must enter with a six cannot capture with it."""
    assert risk("solo", "y,y,y,20", 20, "y,y,y,1") == FACE
    assert risk("solo", "y,y,y,20", 20, "y,y,y,1", enter_compulsory=True) == 0


def test_the_mover_that_would_be_sent_home_is_no_danger():
    """Under danish a stack sends the attacker home, so nobody captures it."""
    assert risk("danish", "y,y,20,20", 20, "y,y,y,3") == 0
    assert risk("danish", "y,y,y,20", 20, "y,y,y,3") == FACE


def test_a_hop_is_a_danger_where_it_lands():
    """Seat 3 reaches track square 11, a star, with a 2 and hops to 18."""
    attacker = (YARD, YARD, "y,y,y,22")
    assert risk("danish", "y,y,y,18", 18, *attacker) == FACE
    assert risk("danish", "y,y,y,18", 18, *attacker, stars="rest") == 0


def test_the_faces_are_those_of_the_die_in_force():
    """With the Danish die the star face reaches the next star, too."""
    attacker = (YARD, YARD, "y,y,y,22")
    assert risk("danish", "y,y,y,18", 18, *attacker, die="danish") == 2 * FACE
    assert risk("danish", "y,y,y,20", 20, "y,y,y,4", die="danish") == 0


def test_partners_are_no_danger():
    """In teams only the two opponents count."""
    assert risk("pairs", "y,y,y,20", 20, "y,y,y,3", "y,y,y,42") == Fraction(11, 36)
    assert risk("pairs", "y,y,y,20", 20, "y,y,y,3", "y,y,y,42", teams=True) == FACE


def test_a_finished_seat_is_a_danger_only_where_it_rolls_for_its_partner():
    """Both rolls of a team whose one seat is finished move the tokens of the other."""
    text = ("y,y,y,3", YARD, "h,h,h,h")
    assert risk("pairs", "y,y,y,20", 20, *text, teams=True) == Fraction(11, 36)
    skipped = {"teams": True, "finished_partner": "skipped"}
    assert risk("pairs", "y,y,y,20", 20, *text, **skipped) == FACE
    rules = {"tokens_to_win": 1, "play_on": True}
    assert risk("solo", "y,y,y,20", 20, "y,y,3,h", **rules) == 0


def test_of_two_colours_the_one_that_is_captured_is_in_danger():
    """Where a landing captures one token, the one that has come further pays."""
    # On track square 12 stand seat 0's 12 and seat 2's 38; seat 3 comes from 10, its 23.
    beside = (YARD, "y,y,y,38", "y,y,y,23")
    assert risk("solo", "y,y,y,12", 12, *beside, captures_per_landing="one") == 0
    assert risk("solo", "y,y,y,12", 12, *beside, captures_per_landing="all") == FACE
