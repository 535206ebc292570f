"""Join a room and play there, by docs/protocol.md: `python examples/bot.py ADDRESS CODE`."""

import hashlib
import json
import secrets
import sys
from urllib.request import urlopen

from websockets.sync.client import connect

address, code = sys.argv[1:3]
lines = f"{address.replace('http', 'ws', 1)}/ws"
cookie = {"Cookie": urlopen(address).headers["Set-Cookie"].partition(";")[0]}
share = secrets.token_bytes(16)  # our part in the dice: promised now, shown at the start
join = {"type": "join", "id": "a", "name": "Bot", "commitment": hashlib.sha256(share).hexdigest()}
with connect(f"{lines}/rooms/{code}", additional_headers=cookie) as line:
    line.send(json.dumps({"type": "hello", "protocol": 1}))
    for frame in map(json.loads, line):
        assert frame["type"] != "error", frame
        room = frame.get("room") or {"phase": None, "you": 0}
        if room["you"] is None:
            line.send(json.dumps(join))
        elif room["phase"] == "revealing":
            line.send(json.dumps({"type": "reveal", "id": "b", "contribution": share.hex()}))
        if room["phase"] == "playing":
            break
with connect(f"{lines}/games/{room['game']}", additional_headers=cookie) as line:
    line.send(json.dumps({"type": "hello", "protocol": 1}))
    view = {}  # the whole game at first, then what each entry says
    for frame in map(json.loads, line):
        assert frame.get("code", "stale") in ("stale", "not_your_turn"), frame  # who was faster?
        news = frame.get("game") or next(reversed(frame.get("entries", [])), {})
        view |= news
        if view["state"]["phase"] == "over":
            break
        if news and view["state"]["turn"] in view["mine"]:
            best = max(view["state"]["moves"], key=lambda move: move["to"], default=None)
            act = {"type": "move", "move": best["move"]} if best else {"type": "roll"}
            line.send(json.dumps(act | {"id": f"at {view['number']}", "at": view["number"]}))
print("Won" if set(view["state"]["outcome"]["winners"]) & set(view["mine"]) else "Lost")
