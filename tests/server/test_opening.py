"""Who sits where, in which colour, and who begins: by the rules, from the committed dice."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from tests.server.table import computer, header, live_game, person

from openludo.dice import CommittedDice, highest_roll
from openludo.records import COLOURS
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import NewGame, SeatChoice
from openludo.server.rooms.header import Header
from openludo.server.rooms.opening import Opening, open_game
from openludo.server.rooms.setup import header_of, next_wish, wish

PLAYERS = [person("Ann"), person("Ben"), computer("easy"), computer("hard")]


def opening(header: Header, share: bytes = b"") -> Opening:
    """Settle an opening."""
    return open_game(header, header.dice("room-42", [share]))


def test_a_lot_follows_the_dice_in_the_order_of_joining() -> None:
    """Under a drawn variant seats, colours and start are the draws of the committed dice."""
    agreed = header("pairs", PLAYERS)
    dice = CommittedDice(bytes(range(32)), "room-42", [b""])
    found = opening(agreed)
    order = dice.seats(4)
    assert [p.name or p.level for p in found.players] == [
        ["Ann", "Ben", "easy", "hard"][index] for index in order
    ]
    assert found.colours == dice.colours(4, COLOURS[:4])
    assert found.first == dice.first(4)
    assert [found.players[seat] for seat in found.joined] == PLAYERS
    assert (found.view.seats, found.view.colours, found.view.first.kind) == ("drawn",) * 3


def test_the_share_of_the_browser_changes_the_lot() -> None:
    """What the browser contributes goes into every draw."""
    agreed = header("pairs", PLAYERS)
    openings = {opening(agreed, bytes([n]) * 16).colours for n in range(40)}
    assert len(openings) > 10


def test_six_seats_share_all_six_colours_by_lot() -> None:
    """Colours are drawn from those of the board: six on a ring of six arms, four on the cross."""
    agreed = header("pairs", PLAYERS + [computer("easy")] * 2, board="ring78")
    dice = CommittedDice(bytes(range(32)), "room-42", [b""])
    assert opening(agreed).colours == dice.colours(6, COLOURS)
    assert len(set(opening(agreed).colours)) == 6


def test_five_seats_get_the_first_five_colours() -> None:
    """Where colours are fixed the fifth seat is purple, also on a board picked by the seats."""
    agreed = header("classic", [*PLAYERS, computer("easy")], board="by_seats")
    assert opening(agreed).colours == COLOURS[:5]


def test_fixed_seats_and_colours_stay_as_they_were_given() -> None:
    """Under `classic` nobody is moved, colours follow the seats, and the first seat begins."""
    mixed = [computer("hard"), person("Ann"), computer("easy")]
    found = opening(header("classic", mixed))
    assert list(found.players) == mixed
    assert found.colours == ("yellow", "blue", "red")
    assert (found.first, found.joined) == (0, (1, 0, 2))
    assert (found.view.seats, found.view.first.rolls) == ("fixed", [])


def test_chosen_colours_are_kept_and_the_rest_is_handed_out() -> None:
    """Whoever chose no colour gets the first that is free, in the rule book's order."""
    players = [person("Ann"), person("Ben", colour="yellow"), computer("easy", colour="green")]
    assert opening(header("norwegian", players)).colours == ("blue", "yellow", "green")


def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    """Rounds go on among those who tie, as the committed dice say."""
    ties = 0
    for number in range(200):
        agreed = header("norwegian", PLAYERS, secret=bytes([number]) * 32)
        dice = CommittedDice(bytes([number]) * 32, "room-42", [b""])
        found = opening(agreed)
        assert found.rounds == highest_roll(dice, 4)
        rounds = [{roll.seat: roll.face for roll in rolls} for rolls in found.view.first.rolls]
        for before, after in itertools.pairwise(rounds):
            best = max(before.values())
            assert set(after) == {seat for seat, face in before.items() if face == best}
            ties += 1
        best = max(rounds[-1].values())
        assert [seat for seat, face in rounds[-1].items() if face == best] == [found.first]
    assert ties > 30


def test_every_seat_begins_equally_often_by_lot() -> None:
    """Over many secrets no seat is favoured for the start, nor a person for a seat."""
    firsts: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for number in range(4000):
        agreed = header("pairs", PLAYERS, secret=number.to_bytes(32, "big"))
        found = opening(agreed)
        firsts[found.first] += 1
        places[found.joined[0]] += 1
    for counts in (firsts, places):
        # 99.99 % of fair lots stay below this value, for three degrees of freedom.
        assert sum((counts[seat] - 1000) ** 2 / 1000 for seat in range(4)) < 21.1


def choose(*kinds: str, **more: object) -> list[SeatChoice]:
    """Choose who sits."""
    return [SeatChoice(kind, **more) for kind in kinds]  # type: ignore[arg-type]


def refused(variant: str, seats: list[SeatChoice], **more: object) -> Refusal:
    """Wish for something that is refused."""
    with pytest.raises(Refusal) as found:
        wish(NewGame(variant, seats, **more))  # type: ignore[arg-type]
    return found.value


def test_solo_is_one_person_against_three_computers() -> None:
    """`solo` puts the person first and below, has three computers of one level, and a seed."""
    seats = [*choose("computer", "computer", level="hard"), *choose("person", name=" Ann ")]
    seats += choose("computer", level="hard")
    made = header_of(wish(NewGame("solo", seats, seed="rainy sunday")))
    assert [p.kind for p in made.participants] == ["person"] + ["computer"] * 3
    assert made.participants[0].name == "Ann"
    assert made.participants[0].auto_move is False
    assert (made.seed, made.seed_entered, made.secret) == ("rainy sunday", True, None)
    assert made.commitment.startswith("249f3dd7")
    found = opening(made)
    assert (found.first, found.joined[0], found.colours) == (0, 0, COLOURS[:4])


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        (choose("person", "computer", "computer"), "one_person_three_computers"),
        (choose("person", "person", "computer", "computer"), "one_person_three_computers"),
        (
            [*choose("person", "computer", "computer"), *choose("computer", level="hard")],
            "one_level",
        ),
        (choose("computer", "computer", "computer", "computer"), "no_person"),
    ],
)
def test_solo_takes_no_other_table(seats: list[SeatChoice], reason: str) -> None:
    """Another number of persons or computers, or mixed levels, are refused."""
    found = refused("solo", seats)
    assert (found.code, found.params["reason"]) == ("invalid_seats", reason)


def test_solo_is_refused_a_board_for_others() -> None:
    """A board that does not seat four is refused, by the name of its house rule."""
    seats = choose("person", "computer", "computer", "computer")
    found = refused("solo", seats, rules={"board": "strip32", "column_squares": "5"})
    assert (found.code, found.params["names"]) == ("invalid_rules", ["board"])
    made = header_of(wish(NewGame("solo", seats, rules={"board": "by_seats"})))
    assert made.board.name == "cross52"


def test_a_drawn_seed_is_a_new_one_each_time() -> None:
    """Games without an entered seed have seeds of their own, with nothing promised by the page."""
    seats = choose("person", "computer", "computer", "computer")
    made = [header_of(wish(NewGame("solo", seats, commitment="0" * 64))) for _ in range(50)]
    assert len({one.seed for one in made}) == 50
    assert {(one.seed_entered, one.promise) for one in made} == {(False, None)}


def test_the_same_seed_gives_the_same_dice() -> None:
    """Two games of one seed roll alike, whatever is chosen; another seed rolls otherwise."""

    def faces(seed: str) -> list[int]:
        dice = header("solo", [person(), *[computer()] * 3], seed=seed).dice("any id", [b""])
        return [dice.roll(number) for number in range(50)]

    assert faces("a") == faces("a")
    assert faces("a") != faces("b")


@pytest.mark.parametrize(
    ("variant", "seats", "code", "reason"),
    [
        ("pairs", choose("person"), "invalid_seats", "count"),
        ("pairs", choose("person", "empty", "empty"), "invalid_seats", "count"),
        ("pairs", choose(*["person"] * 5), "invalid_seats", "count"),
        ("pairs", [], "invalid_seats", "no_person"),
        ("norwegian", choose("person", "person", colour="red"), "invalid_seats", "colour_twice"),
        ("norwegian", choose("person", "person", colour="pink"), "invalid_seats", "unknown_colour"),
    ],
)
def test_impossible_tables_are_refused(
    variant: str, seats: list[SeatChoice], code: str, reason: str
) -> None:
    """Nobody, too few, too many, or a colour twice: each has its reason."""
    found = refused(variant, seats)
    assert (found.code, found.params["reason"]) == (code, reason)


def test_teams_need_four_seats() -> None:
    """Teams of two are refused with the names of both rules."""
    found = refused("pairs", choose("person", "person"), rules={"teams": "true"})
    assert (found.code, found.params["names"]) == ("invalid_rules", ["teams", "seats"])


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"rules": {"name": "pairs"}}, "invalid_rules"),
        ({"rules": {"walls": "true", "passing": "free"}}, "invalid_rules"),
        ({"rules": {"streak_limit": "-1"}}, "invalid_rules"),
        ({"seed": "rainy sunday"}, "invalid_seed"),
        ({"commitment": "not hex"}, "invalid_contribution"),
    ],
)
def test_wishes_that_contradict_the_rules_are_refused(more: dict[str, object], code: str) -> None:
    """House rules, seeds and promises are checked before a game is made."""
    assert refused("pairs", choose("person", "person"), **more).code == code


def test_an_unknown_variant_is_refused() -> None:
    """The name of the variant is the first thing to be right."""
    assert refused("ludo king", choose("person", "person")).code == "unknown_variant"


def test_names_are_one_line_of_text() -> None:
    """Names keep every sign that can be shown, in one line."""
    seats = choose("person", name="  <b>Ann\n\t & 'Ben'  ") + choose("computer")
    made = header_of(wish(NewGame("classic", seats)))
    assert made.participants[0].name == "<b>Ann & 'Ben'"


def test_play_again_moves_the_first_seat_on_where_the_rule_says_so() -> None:
    """Under `classic` the next seat begins each time; with the rule off the first one does."""
    for rotates, expected in ((True, [1, 2, 0, 1]), (False, [0, 0, 0, 0])):
        agreed = header("classic", PLAYERS[:3], rotate_first_seat=rotates)
        for first in expected:
            live = live_game(agreed)
            live.status = "over"
            agreed = header_of(next_wish(live))
            assert opening(agreed).first == first


def test_play_again_draws_anew_where_seats_are_drawn() -> None:
    """The next game has a secret, seats and a start of its own, and the same people and rules."""
    agreed = header("pairs", PLAYERS, walls=True)
    live = live_game(agreed)
    live.status = "over"
    made = [header_of(next_wish(live)) for _ in range(30)]
    assert len({one.commitment for one in made} | {agreed.commitment}) == 31
    assert all(one.participants == PLAYERS for one in made)
    assert all(one.rules == agreed.rules for one in made)
    assert len({opening(one).joined for one in made}) > 5
    assert len({opening(one).first for one in made}) > 1


def test_play_again_keeps_what_was_set_during_the_game() -> None:
    """Pace and automatic moves of each person go on as they were, wherever they sit next."""
    live = live_game(header("pairs", PLAYERS))
    live.pace = "slow"
    ann = live.opening.joined[0]
    live.auto_move[ann] = True
    live.status = "left"
    following = next_wish(live)
    assert following.pace == "slow"
    assert [p.auto_move for p in following.participants] == [True, False, False, False]


def test_a_game_that_goes_on_has_no_next_one() -> None:
    """Play again waits for the end."""
    with pytest.raises(Refusal) as found:
        next_wish(live_game(header("classic", PLAYERS)))
    assert found.value.code == "still_playing"


def test_a_thousand_games_have_a_thousand_secrets() -> None:
    """No two games promise the same secret, and first rolls are spread evenly."""
    made = [header_of(wish(NewGame("pairs", choose("person", "person")))) for _ in range(1000)]
    assert len({one.commitment for one in made}) == 1000
    faces = Counter(one.dice(str(n), [b""]).roll(0) for n, one in enumerate(made))
    # 99.99 % of fair dice stay below this value, for five degrees of freedom.
    assert sum((faces[face] - 1000 / 6) ** 2 / (1000 / 6) for face in range(1, 7)) < 25.8
