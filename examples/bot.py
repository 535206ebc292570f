"""Play Ludo by the public protocol, docs/protocol.md: a bot to be copied and made better.

python examples/bot.py ADDRESS         plays a game of its own against a computer
python examples/bot.py ADDRESS CODE    joins a room, and plays the game that is started there
"""

import hashlib
import json
import secrets
import sys
from contextlib import suppress
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

JSON = {"Content-Type": "application/json"}
SEATS = [{"kind": "person", "name": "Bot"}, {"kind": "computer", "level": "easy"}]
address, *codes = sys.argv[1:]
with urlopen(address) as page:  # the cookie is what the server knows us by
    cookie = {"Cookie": page.headers["Set-Cookie"].partition(";")[0]}


def open_line(path):
    """Open a socket."""
    return connect(address.replace("http", "ws", 1) + path, additional_headers=cookie)


def say(line, **frame):
    """Send a frame; if the server has hung up, what it said last is still to be read."""
    with suppress(ConnectionClosed):
        line.send(json.dumps(frame))


def own_game():
    """Make a game against a computer."""
    body = json.dumps({"variant": "classic", "seats": SEATS, "pace": "instant"}).encode()
    with urlopen(Request(address + "/api/games", body, cookie | JSON)) as answer:
        return json.load(answer)["id"]


def game_of_room(code):
    """Come into a room; promise a part in the dice, and show it when all do."""
    share = secrets.token_bytes(16)
    with open_line(f"/ws/rooms/{code}") as line:
        say(line, type="hello", protocol=1)
        promise = hashlib.sha256(share).hexdigest()
        say(line, type="join", id="join", name="Bot", commitment=promise)
        for frame in map(json.loads, line):
            phase = frame["room"]["phase"] if frame["type"] == "room" else None
            if phase == "revealing":
                say(line, type="reveal", id="reveal", contribution=share.hex())
            if phase == "playing":
                return frame["room"]["game"]
            if frame["type"] == "error":
                break
    sys.exit(f"This cannot be played: {frame}")


def choose(state):
    """Roll, or capture, or come home, or else move the token that is furthest."""
    if not state["moves"]:
        return {"type": "roll"}
    best = max(state["moves"], key=lambda move: (len(move["captures"]), move["home"], move["to"]))
    return {"type": "move", "move": best["move"]}


def play(game):
    """Play the own seats, and tell whether they won."""
    with open_line(f"/ws/games/{game}") as line:
        say(line, type="hello", protocol=1)
        view, state, number, acted = None, None, -1, -1
        for frame in map(json.loads, line):
            view = frame.get("game", view)
            for news in (frame.get("game"), *frame.get("entries", [])):
                state, number = (news["state"], news["number"]) if news else (state, number)
            if frame["type"] == "error" and frame["code"] != "stale":  # an only move plays itself
                break
            if view["status"] != "playing":
                return bool(set(state["outcome"]["winners"]) & set(view["mine"]))
            if number > acted and state["turn"] in view["mine"]:
                acted = number
                say(line, id=f"bot{number}", at=number, **choose(state))
    sys.exit(f"This went wrong: {frame}")


game = game_of_room(codes[0]) if codes else own_game()
print(f"Playing {address}/game/{game}", flush=True)
print("Won" if play(game) else "Lost")
