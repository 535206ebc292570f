"""Ask a server by REST, docs/protocol.md: who is best at what, and how a game went.

python examples/ask.py ADDRESS         lists the best of every variant
python examples/ask.py ADDRESS GAME    tells a game that has ended, and saves its record
"""

import json
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import urlopen

address, *games = sys.argv[1:]


def ask(path):
    """Make a request; a refusal has a code, which ends it here."""
    try:
        with urlopen(address + path) as answer:
            return answer.read()
    except HTTPError as refused:
        error = json.load(refused)["error"]
        sys.exit(f"{path}: {refused.code} {error['code']} {error['params']}")


def list_best():
    """Print who is best at every variant."""
    for variant in json.loads(ask("/api/variants"))["variants"]:
        ratings = json.loads(ask(f"/api/ratings?family={quote(variant['name'])}"))
        print(variant["name"], "" if ratings["rows"] else "nobody yet")
        for row in ratings["rows"]:
            print(f"{row['rating']:6} {row['name']} ({row['games']} games)")


def tell(game):
    """Print every ply of a game, and save its record, which `openludo verify` checks."""
    replay = json.loads(ask(f"/api/games/{quote(game)}/replay"))
    colours = [seat["colour"] for seat in replay["game"]["seats"]]
    for entry in replay["entries"]:
        did = {"roll": f"rolls {entry.get('face')}", "move": f"plays {entry.get('move')}"}
        print(entry["number"], colours[entry["seat"]], did.get(entry["kind"], entry["kind"]))
    saved = Path(f"{game}.txt")
    saved.write_bytes(ask(f"/api/games/{quote(game)}/record"))
    print("Saved", saved)


for game in games:
    tell(game)
if not games:
    list_best()
