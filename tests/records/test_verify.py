"""Whoever changes a draw in a record is found out: by us, by the script, by the browser."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from openludo.dice import CommittedDice, commitment, highest_roll, starter
from openludo.records import (
    Proof,
    Record,
    read_record,
    record_of,
    verify_record,
    verify_text,
    write_record,
)

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "verify_dice.py"
DICE_CODES = {"replay", "unsupported"}
"""Checks that only we make, because they need the rules."""


def edits(text: str, header: str, change: Callable[[str], Iterator[str]]) -> Iterator[str]:
    """Give the text with each changed value of a header."""
    value = re.search(f"^{header}: (.*)$", text, re.M)
    assert value, f"no {header}"
    for new in change(value[1]):
        assert new != value[1]
        yield text[: value.start(1)] + new + text[value.end(1) :]


def other_digits(value: str) -> Iterator[str]:
    """Change one hex digit after the other."""
    for place, digit in enumerate(value):
        if digit in "0123456789abcdef" and "empty" not in value[max(0, place - 4) : place + 5]:
            yield value[:place] + f"{int(digit, 16) ^ 1:x}" + value[place + 1 :]


def other_faces(text: str) -> Iterator[str]:
    """Change one rolled face after the other into each other face of the die."""
    head, body = text.split("\n\n")
    faces = ["1", "2", "3", "4", "5", "6", "star", "globe"]
    for found in re.finditer(r"(?<= )([1-6]|star|globe)(?=[: \n])(?![^\n]*=)", body):
        for face in faces:
            if face != found[1]:
                yield f"{head}\n\n{body[: found.start()]}{face}{body[found.end() :]}"


def left_out_and_doubled(text: str) -> Iterator[str]:
    """Leave out or repeat the rolls of one turn after the other, except those of the last."""
    head, body = text.split("\n\n")
    turns = body.split("\n")[:-1]
    for place in range(len(turns) - 1):
        for lines in (turns[:place] + turns[place + 1 :], turns[: place + 1] + turns[place:]):
            numbered = [re.sub("^[0-9]+", str(n), line) for n, line in enumerate(lines, 1)]
            yield head + "\n\n" + "\n".join(numbered) + "\n"


def swaps(value: str, separator: str, fixed: int) -> Iterator[str]:
    """Swap any two parts of a list behind its first `fixed` ones."""
    parts = value.split(separator)
    for one in range(fixed, len(parts)):
        for other in range(one + 1, len(parts)):
            swapped = list(parts)
            swapped[one], swapped[other] = parts[other], parts[one]
            if swapped != parts:
                yield separator.join(swapped)


def other_contributions(value: str) -> Iterator[str]:
    """Change digits, swap parts, empty one, fill the empty one, drop and add one."""
    yield from other_digits(value)
    yield from swaps(value, " ", 0)
    parts = value.split(" ")
    for place, part in enumerate(parts):
        other = "ab" * 16 if part == "empty" else "empty"
        yield " ".join([*parts[:place], other, *parts[place + 1 :]])
        yield " ".join([*parts[:place], *parts[place + 1 :]])
    yield value + " empty"


def all_tampered(honest: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Give every single change that must be found, each with what was changed."""
    text = honest["pairs left"]
    yield from (("a face", t) for t in other_faces(text))
    yield from (("the rolls of a turn", t) for t in left_out_and_doubled(text))
    yield from (("the secret", t) for t in edits(text, "Dice-Secret", other_digits))
    yield from (("the commitment", t) for t in edits(text, "Dice-Commitment", other_digits))
    yield from (
        ("a contribution", t) for t in edits(text, "Dice-Contributions", other_contributions)
    )
    yield from (("the id", t) for t in edits(text, "Dice-Id", other_ids))
    yield from (("the seats", t) for t in edits(text, "Seats", lambda v: swaps(v, "; ", 0)))
    yield from (("the order", t) for t in edits(text, "Joined", lambda v: swaps(v, " ", 1)))
    yield from (("the colours", t) for t in edits(text, "Colours", lambda v: swaps(v, " ", 1)))
    colours = ("yellow", "blue", "red", "green")
    yield from (
        ("the first", t) for t in edits(text, "First", lambda v: (c for c in colours if c != v))
    )
    yield from (("the seed", t) for t in edits(honest["solo"], "Dice-Secret", other_seeds))
    yield from (("an opening", t) for t in edits(honest["norwegian"], "First", other_rounds))
    yield from (("an opening", t) for t in edits(honest["swedish of two"], "First", other_rounds))
    danish = honest["danish die"]
    yield "the die", danish.replace("die=danish", "die=standard")


def other_ids(value: str) -> Iterator[str]:
    """Change the last sign of the id, and leave it empty."""
    yield value[:-2] + 'x"'
    yield '""'


def other_seeds(value: str) -> Iterator[str]:
    """Change a seed, and write it as bytes."""
    yield value[:-1] + ' "'
    yield value.upper()
    yield '""'


def other_rounds(value: str) -> Iterator[str]:
    """Change every face and winner, and leave out the rolls."""
    for found in re.finditer("[1-6]", value):
        other = str(int(found[0]) % 6 + 1)
        yield value[: found.start()] + other + value[found.end() :]
    *_, winner = value.split("; ")
    yield winner
    yield from (value[: -len(winner)] + colour for colour in ("yellow", "blue") if colour != winner)


@pytest.fixture(scope="module")
def tampered(honest: dict[str, str]) -> list[tuple[str, str]]:
    """List every changed record."""
    found = list(all_tampered(honest))
    assert len(found) > 500
    assert len({what for what, _ in found}) == 13
    return found


def test_honest_games_pass_every_check(honest: dict[str, str]) -> None:
    """Games of every variant, opened and ended in every way, are found as promised."""
    for name, text in honest.items():
        assert verify_text(text).ok, f"{name}: {verify_text(text)}"


def test_honest_games_pass_in_the_independent_script(
    honest: dict[str, str], script: Callable[[str], tuple[bool, str]]
) -> None:
    """The script in the docs finds every draw and says what it checked."""
    for name, text in honest.items():
        ok, output = script(text)
        assert ok, f"{name}: {output}"
        count = len(read_record(text).faces)
        assert f"ok {count} rolls" in output


def test_honest_games_pass_in_the_browser_with_the_same_checks(
    honest: dict[str, str], browser_verify: Callable[[list[str]], list[dict[str, Any]]]
) -> None:
    """The browser's modules answer the codes and parameters that we answer."""
    for text, found in zip(honest.values(), browser_verify(list(honest.values())), strict=True):
        assert found["ok"]
        assert found["checks"] == draw_checks(text)


def draw_checks(text: str) -> list[dict[str, Any]]:
    """Give our checks as JSON, without those that need the rules."""
    return [
        {"code": check.code, "ok": check.ok, "params": dict(check.params)}
        for check in verify_text(text).checks
        if check.code not in DICE_CODES
    ]


def test_every_single_change_is_found(tampered: list[tuple[str, str]]) -> None:
    """Any face, digit, order, colour or first seat that was changed fails a check of its own."""
    for what, text in tampered:
        checks = verify_text(text).checks
        failed = [check.code for check in checks if not check.ok and check.code not in DICE_CODES]
        assert failed, f"{what} was changed and only the replay could tell: {text}"


def test_every_single_change_is_found_by_the_independent_script(
    tampered: list[tuple[str, str]], script: Callable[[str], tuple[bool, str]]
) -> None:
    """The script ends with an error for each of the same changes."""
    for what, text in tampered:
        ok, output = script(text)
        assert not ok, f"{what} was changed and the script found nothing: {output}\n{text}"


def test_every_single_change_is_found_in_the_browser(
    tampered: list[tuple[str, str]], browser_verify: Callable[[list[str]], list[dict[str, Any]]]
) -> None:
    """The browser finds each of the same changes."""
    results = browser_verify([text for _, text in tampered])
    for (what, text), found in zip(tampered, results, strict=True):
        assert not found["ok"], f"{what} was changed and the browser found nothing: {text}"


def test_browser_and_product_name_the_same_fault(
    tampered: list[tuple[str, str]], browser_verify: Callable[[list[str]], list[dict[str, Any]]]
) -> None:
    """Where the text can still be read, both give the same checks, fault for fault."""
    results = browser_verify([text for _, text in tampered])
    compared = 0
    for (what, text), found in zip(tampered, results, strict=True):
        ours = draw_checks(text)
        if "format" not in {check["code"] for check in (*ours, *found["checks"])}:
            assert found["checks"] == ours, what
            compared += 1
    assert compared > 400


def test_the_script_runs_as_people_run_it(honest: dict[str, str], tmp_path: Path) -> None:
    """As a program of its own it ends with 0 for an honest record and with 1 for a changed one."""
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(honest["pairs left"], encoding="utf-8")
    bad.write_text(next(other_faces(honest["pairs left"])), encoding="utf-8")
    program = [sys.executable, "-I", str(SCRIPT)]
    fine = subprocess.run([*program, str(good)], capture_output=True, text=True)
    assert (fine.returncode, fine.stderr) == (0, "")
    assert fine.stdout.split("\n")[:4] == [
        "ok commitment",
        "ok seats drawn",
        "ok colours drawn",
        "ok first seat",
    ]
    wrong = subprocess.run([*program, str(bad)], capture_output=True, text=True)
    assert wrong.returncode == 1
    assert "WRONG 40 rolls: [0], not []" in wrong.stderr


def test_the_script_is_short_and_independent() -> None:
    """Its 25 lines import nothing but Python's own modules."""
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 25
    imports = re.findall(r"^\s*(?:import|from) (.*)$", text, re.M)
    assert imports == ["hashlib, hmac, json, pathlib, re, sys"]


def test_the_script_refuses_an_open_game(
    play: Callable[..., Record], script: Callable[[str], tuple[bool, str]]
) -> None:
    """Without a published secret nothing is recomputed, and the script says what is missing."""
    left = play("norwegian", rolls=9)
    text = write_record(record_of(left.replay(), left.seats, rounds=left.rounds, proof=left.dice))
    assert script(text) == (False, "KeyError('Dice-Secret')")


def test_open_games_and_games_without_dice_are_not_called_honest(
    play: Callable[..., Record], browser_verify: Callable[[list[str]], list[dict[str, Any]]]
) -> None:
    """A record that proves nothing fails, and says why."""
    left = play("norwegian", rolls=9)
    hidden = write_record(record_of(left.replay(), rounds=left.rounds, proof=left.dice))
    without = write_record(record_of(left.replay(), rounds=left.rounds))
    for text, reason in ((hidden, "hidden"), (without, "no_dice")):
        expected = [{"code": "secret", "ok": False, "params": {"reason": reason}}]
        assert draw_checks(text) == expected
        assert browser_verify([text]) == [{"ok": False, "checks": expected}]


def test_a_record_that_cannot_be_read_fails_with_its_line(
    honest: dict[str, str], browser_verify: Callable[[list[str]], list[dict[str, Any]]]
) -> None:
    """What is no record fails as a whole, here and in the browser."""
    broken = honest["pairs left"].replace("Joined: drawn", "Joined: perhaps")
    sound = honest["pairs left"]
    texts = ["", "hello", broken, sound[:-1], sound.replace("\n\n", "\n")]
    for text, found in zip(texts, browser_verify(texts), strict=True):
        for checks in (draw_checks(text), found["checks"]):
            assert [check["code"] for check in checks] == ["format"]
            assert not checks[0]["ok"]
        assert found["checks"][0]["params"]["line"] == draw_checks(text)[0]["params"]["line"]


def test_a_result_that_was_not_played_fails_the_replay(honest: dict[str, str]) -> None:
    """Dice may be honest and the winner still wrong: the game is played again."""
    text = honest["pairs left"].replace("Result: left", "Result: home red")
    failed = [check for check in verify_text(text).checks if not check.ok]
    assert [check.code for check in failed] == ["replay"]
    assert "the result is" in str(failed[0].params["message"])


def test_seats_that_should_have_been_drawn_are_missed(honest: dict[str, str]) -> None:
    """Where the rules let the lot decide, a record cannot say that seats were fixed."""
    text = honest["pairs left"].replace("Joined: drawn", "Joined: fixed")
    failed = [check.code for check in verify_text(text).checks if not check.ok]
    assert failed == ["seats_fixed"]


def test_a_variant_of_a_later_release_is_not_called_dishonest(honest: dict[str, str]) -> None:
    """Draws are still checked; that the game cannot be played again is said as such."""
    text = honest["pairs left"].replace("Variant: pairs", "Variant: hexagons")
    failed = [check.code for check in verify_text(text).checks if not check.ok]
    assert failed == ["unsupported"]


def test_the_published_draws_pass_everywhere(
    honest: dict[str, str],
    browser_verify: Callable[[list[str]], list[dict[str, Any]]],
    script: Callable[[str], tuple[bool, str]],
) -> None:
    """The vectors of the guide, put in a record, pass here, in the browser and in the script."""
    vectors = json.loads((ROOT / "tests/dice/vectors.json").read_text(encoding="utf-8"))["table"]
    text = honest["pairs left"]
    contributions = " ".join(part or "empty" for part in vectors["contributions"])
    order, colours = vectors["seats"], vectors["colours"]
    seats = "; ".join(f'{colour} person "{order[n]}"' for n, colour in enumerate(colours))
    joined = " ".join(colours[order.index(person)] for person in range(4))
    rolls = "\n".join(f"{n} red: {face}" for n, face in enumerate(vectors["rolls"], 1))
    for header, value in {
        "Seats": seats,
        "Joined": f"drawn {joined}",
        "First": colours[vectors["first"]],
        "Dice-Id": f'"{vectors["id"]}"',
        "Dice-Commitment": vectors["commitment"],
        "Dice-Contributions": contributions,
        "Dice-Secret": vectors["secret"],
    }.items():
        text = re.sub(f"^{header}: .*$", f"{header}: {value}", text, flags=re.M)
    text = text.split("\n\n")[0] + "\n\n" + rolls + "\n"
    assert browser_verify([text])[0]["ok"]
    assert script(text)[0]
    assert all(check["ok"] for check in draw_checks(text))


def test_random_secrets_give_the_same_draws_everywhere(
    browser_verify: Callable[[list[str]], list[dict[str, Any]]],
    script: Callable[[str], tuple[bool, str]],
    play: Callable[..., Record],
) -> None:
    """Three programs written apart agree on seeds in any script, long ids and many ties."""
    chance = random.Random(5)
    base = play("swedish", rolls=0, seats=4)
    texts = []
    for number in range(40):
        seeds: list[str | bytes] = ["", "дождь", "🎲" * 40, chance.randbytes(32)]
        secret = chance.choice(seeds)
        key = secret.encode() if isinstance(secret, str) else secret
        game_id = chance.choice(["", "x" * 300, 'a "quoted" id', "комната"]) + str(number)
        parts = tuple(chance.choice([b"", chance.randbytes(16)]) for _ in range(number % 5))
        texts.append(opened(base, Proof(commitment(key), secret, game_id, parts)))
    results = browser_verify(texts)
    for text, found in zip(texts, results, strict=True):
        assert verify_record(read_record(text)).ok
        assert found["ok"]
        assert script(text)[0], script(text)[1]


def opened(base: Record, proof: Proof) -> str:
    """Open a game with other dice and leave it behind its first roll."""
    assert proof.key is not None
    dice = CommittedDice(proof.key, proof.game_id, proof.contributions)
    rounds = highest_roll(dice, 4)
    game = base.replay()
    game = type(game)(game.variant, 4, starter(rounds))
    game.roll(dice)
    return write_record(record_of(game, rounds=rounds, proof=proof, left=True))
