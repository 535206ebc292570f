"""The product's events, told to someone who only moves tokens about, lead to its position."""

import random

import pytest

from openludo.engine import Position, play_move, roll_dice

from .comparing import draw_both, product_variant
from .crowding import draw_position
from .presets import ORDER, house_rules
from .referee import Referee
from .test_agreement import GAMES
from .validity import faults


class Teller:
    """Moves tokens from number to number as events say; the yard is "y", home its progress."""

    def __init__(self, referee, position):
        board = referee.board
        self.end = len(board.roads[0]) - 1
        # Where every column square is home a token is home from the first one on.
        self.home = board.facts.last + 1 if board.each else self.end
        self.tokens = [self.numbers(part) for part in str(position).split(" ")[0].split("/")]

    def numbers(self, text):
        """Read one seat's tokens."""
        return [{"y": "y", "h": self.end}.get(word) or int(word) for word in text.split(",")]

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
            own = self.tokens[event["owner"]]
            assert sum(place != "y" and place >= self.home for place in own) == event["total"]

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
    if transition.before.phase != "roll":
        assert bonus_events(events) == expected_bonus(referee, transition, events), events


def turn_is_new(transition):
    """Tell whether the turn went to another seat."""
    seat_before = str(transition.before).split(" ")[1]
    return seat_before != str(transition.after).split(" ")[1]


def bonus_events(events):
    """List what the events say of bonus moves and rolls, in their order."""
    told = []
    for event in events:
        if event["event"] in ("bonus_move", "bonus_lost"):
            told.append((event["event"], event["steps"], tuple(event["reasons"])))
        elif event["event"] == "bonus_roll":
            told.append(("bonus_roll",))
    return told


def expected_bonus(referee, transition, events):
    """Say which of them a move must have: its bonus, kept or lost, and a roll after the chain."""
    before, after = transition.before, transition.after
    kinds = [event["event"] for event in events]
    reasons = [("capture", "captured"), ("home", "reached_home")]
    granting = tuple(name for name, kind in reasons if kind in kinds)
    granting = tuple(name for name in granting if referee.rules[f"bonus_steps_on_{name}"])
    steps = sum(referee.rules[f"bonus_steps_on_{name}"] for name in granting)
    told = []
    words = referee.script.read(str(after))
    can_act = after.phase != "over" and referee.can_act(words, before.turn)
    if steps and can_act and before.phase != "enter":
        told.append(("bonus_move" if after.phase == "bonus" else "bonus_lost", steps, granting))
    if after.phase == "roll" and not turn_is_new(transition):
        told.append(("bonus_roll",))
    return told


def check_everything_after(referee, position):
    """Check every roll or move from a position, and every move after a roll."""
    if position.phase != "roll":
        for move in position.legal_moves:
            check_transition(referee, play_move(position, move))
        return
    for face, _ in position.chance_outcomes:
        rolled = roll_dice(position, face)
        check_transition(referee, rolled)
        for move in rolled.after.legal_moves:
            check_transition(referee, play_move(rolled.after, move))


@pytest.mark.parametrize("seed", range(GAMES // 2))
def test_events_tell_what_happened(seed):
    """Moving tokens as the events say gives the position after every roll and move."""
    chance = random.Random(seed)
    referee, variant = draw_both(chance)
    for _ in range(20):
        words = draw_position(chance, referee.rules, referee.seats)
        if not faults(referee, words):
            text = referee.script.write(words)
            check_everything_after(referee, Position.parse(variant, text))


@pytest.mark.parametrize("name", ORDER)
def test_events_of_every_variant_tell_what_happened(name):
    """The events of every variant as it is lead to its positions, bonus by bonus."""
    chance = random.Random(name)
    referee, variant = Referee(house_rules(name), 4), product_variant(name, {})
    for _ in range(30):
        words = draw_position(chance, referee.rules, referee.seats)
        if not faults(referee, words):
            text = referee.script.write(words)
            check_everything_after(referee, Position.parse(variant, text))
