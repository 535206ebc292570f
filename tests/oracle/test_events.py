"""The product's events, told to someone who only moves tokens about, lead to its position."""

import random

import pytest

from openludo.engine import Position, play_move, roll_dice

from .drawing import draw_allowed, draw_position
from .presets import ORDER, house_rules
from .referee import Referee
from .test_agreement import GAMES, product_variant
from .validity import faults


class Teller:
    """Moves tokens from number to number as events say; the yard is "y", home its progress."""

    def __init__(self, referee, position):
        self.home = len(referee.board.roads[0]) - 1
        self.tokens = [self.numbers(part) for part in str(position).split(" ")[0].split("/")]

    def numbers(self, text):
        """Read one seat's tokens."""
        return [{"y": "y", "h": self.home}.get(word) or int(word) for word in text.split(",")]

    def tell(self, event):
        """Do what one event says."""
        kind = event["event"]
        if kind == "entered":
            self.move(event, "y", event["to"])
        elif kind in ("moved", "jumped"):
            self.move(event, event["from"], event["to"])
        elif kind in ("captured", "returned"):
            self.move(event, event["from"], "y")
        elif kind == "reached_home":
            assert self.tokens[event["owner"]].count(self.home) == event["total"], event

    def move(self, event, origin, target):
        """Move as many of the owner's tokens as the event counts."""
        own = self.tokens[event["owner"]]
        for _ in range(event["count"]):
            own[own.index(origin)] = target

    def sorted_tokens(self):
        """List the tokens so that their order does not matter."""
        return [sorted(map(str, own)) for own in self.tokens]


def check_transition(referee, transition):
    """Check that the events of a transition lead to its position and name its next seat."""
    teller = Teller(referee, transition.before)
    events = [event.as_json() for event in transition.events]
    for event in events:
        teller.tell(event)
    after = transition.after
    assert teller.sorted_tokens() == Teller(referee, after).sorted_tokens(), events
    kinds = [event["event"] for event in events]
    assert ("over" in kinds) == (after.phase == "over"), events
    ended = [event for event in events if event["event"] == "turn_ended"]
    if after.phase != "over":
        assert bool(ended) == turn_is_new(transition), events
        assert all(str(event["next"]) == str(after).split(" ")[1] for event in ended[-1:]), events


def turn_is_new(transition):
    """Tell whether the turn went to another seat."""
    seat_before = str(transition.before).split(" ")[1]
    return seat_before != str(transition.after).split(" ")[1]


@pytest.mark.parametrize("seed", range(GAMES // 2))
def test_events_tell_what_happened(seed):
    """Moving tokens as the events say gives the position after every roll and move."""
    chance = random.Random(seed)
    seats, name = chance.choice((2, 3, 4, 4)), chance.choice(ORDER)
    changes = draw_allowed(chance, seats, name)
    referee = Referee(house_rules(name, **changes), seats)
    variant = product_variant(name, changes)
    for _ in range(20):
        words = draw_position(chance, referee.rules, seats)
        if faults(referee, words):
            continue
        position = Position.parse(variant, referee.script.write(words))
        for face, _ in position.chance_outcomes:
            rolled = roll_dice(position, face)
            check_transition(referee, rolled)
            for move in rolled.after.legal_moves:
                check_transition(referee, play_move(rolled.after, move))
