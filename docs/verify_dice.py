"""Recompute every draw of a finished game of OpenLudo: python3 verify_dice.py RECORD"""
import hashlib, hmac, json, pathlib, re, sys
head = dict(re.findall(r"^(\S+): (?!hidden)(.*)", text := pathlib.Path(sys.argv[1]).read_text("utf-8"), re.M))
rules, seats = head["All-Rules"], re.findall(r'(\w+) [a-z ]+"(?:[^"\\]|\\.)*"', head["Seats"])
secret = json.loads(s).encode() if (s := head["Dice-Secret"])[0] == '"' else bytes.fromhex(s)
given = [bytes.fromhex(x) for x in re.findall("[0-9a-f]{32}|(?=empty)", head["Dice-Contributions"])]
game, die = json.loads(head["Dice-Id"]).encode(), "1 2 star 4 globe 6".split() if "die=danish" in rules else "123456"
context = hashlib.sha256(b"".join(len(x).to_bytes(2, "big") + x for x in [b"openludo dice 1", game, *given])).digest()
def draw(purpose, n, of):
    keys = (context + purpose + (n * 2**32 + block).to_bytes(8, "big") for block in range(99))
    return next(of[x % len(of)] for k in keys for x in hmac.digest(secret, k, "sha256") if x < 256 - 256 % len(of))
def highest(tied, n=0):
    rolls = [(seat, draw(b"\0\5first", n + i, "123456")) for i, seat in enumerate(tied)]
    best = [seat for seat, face in rolls if face == max(face for _, face in rolls)]
    return [*sum(rolls, ()), *(best if len(best) == 1 else highest(best, n + len(tied)))]
def check(what, a, b): print("ok", what) if a == b else sys.exit(f"WRONG {what}: {b}, not {a}")
check("commitment", hashlib.sha256(secret).hexdigest(), head["Dice-Commitment"])
for what, (how, *items) in [("seats", head["Joined"].split()), ("colours", head["Colours"].split())]:
    for n, i in enumerate(range(len(items) - 1, 0, -1)):
        items[i], items[j] = items[j := draw(bytes([0, len(what)]) + what.encode(), n, range(i + 1))], items[i]
    check(f"{what} {how}", items[: len(seats)] if how == "drawn" else seats, seats)
first = highest(seats) if "first_seat=highest" in rules else [draw(b"\0\5first", 0, seats)]
"first_seat=fixed" in rules or check("first seat", first, re.findall(r"\w+", head["First"]))
rolls = re.findall(r" ([1-6]|star|globe)\b", re.sub(" = .*", "", text.split("\n\n", 1)[1]))
check(f"{len(rolls)} rolls", [], [n for n, face in enumerate(rolls) if draw(b"\0\4roll", n, die) != face])
