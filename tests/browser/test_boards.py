"""Every board is drawn from its data, with the viewer's own seat below, and can be played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.boards_tour import BOARDS, ask_for, begin_on, place_tokens, see_added
from tests.conftest import ROOT

NewPage = Callable[..., Page]
SIZES = [(320, 568), (360, 740), (640, 400), (768, 1024), (1280, 800)]
ADDED = ROOT / "docs" / "boards"
UNLIKE = ["cross68", "ring39", "ring65", "ring78", "strip32"]
"""Boards whose tables are unlike that of the cross."""

OVERLAPPING = """() => viewed.flatMap((one) => {
    const columns = board.places.flatMap((_, place) => one.column(place));
    const tiles = [...one.track, ...columns];
    const inside = (point, { x, y, width, height, angle }) => {
      const turn = (-angle * Math.PI) / 180;
      const [dx, dy] = [point.x - x, point.y - y];
      const across = dx * Math.cos(turn) - dy * Math.sin(turn);
      const along = dx * Math.sin(turn) + dy * Math.cos(turn);
      return Math.abs(across) < width / 2 - 0.03 && Math.abs(along) < height / 2 - 0.03;
    };
    return tiles.filter((tile, k) => tiles.some((other, m) =>
      m !== k && [tile, ...lib.corners(tile)].some((point) => inside(point, other))));
  })"""
"""The squares that lie on others, however somebody looks at the board."""


def test_the_own_arm_lies_below(new_page: NewPage, server_url: str) -> None:
    """Whoever looks at a board has the own arm straight below the middle, and no other lower."""
    page = new_page()
    for board in BOARDS:
        ask_for(page, server_url, board)
        arms = page.evaluate("viewed.map((one) => one.fields.map(({ axis }) => axis))")
        for viewer, axes in enumerate(arms):
            assert axes[viewer]["x"] == pytest.approx(0, abs=1e-3), board
            assert axes[viewer]["y"] == pytest.approx(1, abs=1e-3), board
            assert sorted(one["y"] for one in axes)[-2] < 0.9, board


def test_two_players_sit_opposite(new_page: NewPage, server_url: str) -> None:
    """Of two players each sees the other's arm straight above."""
    page = new_page()
    for board in ("cross52 for two", "cross68 for two", "strip32"):
        count = len(ask_for(page, server_url, board)["places"])
        for own, other in ((0, count // 2), (count // 2, 0)):
            above = page.evaluate(f"viewed[{own}].fields[{other}].axis.y")
            assert above == pytest.approx(-1), board


def test_squares_lie_apart(new_page: NewPage, server_url: str) -> None:
    """No two squares of track and columns overlap, however their arm is turned."""
    page = new_page()
    for board in BOARDS:
        ask_for(page, server_url, board)
        assert page.evaluate(OVERLAPPING) == [], board


def test_an_added_board_is_drawn_too(new_page: NewPage, server_url: str) -> None:
    """A board that only a file has gets homes and yards that lie on none of its squares."""
    page = new_page()
    see_added(page, server_url, ADDED / "square24.toml", ADDED / "sprint.toml")
    assert page.evaluate(OVERLAPPING) == []
    near = page.evaluate(
        """() => viewed.flatMap((one) => board.places.flatMap((_, place) => {
          const rests = [0, 1, 2, 3].flatMap((k) => [one.slot(place, k), one.homeSpot(place, k)]);
          return [...one.track, ...one.column(place)].flatMap((tile) =>
            rests.map(({ x, y }) => Math.max(Math.abs(x - tile.x), Math.abs(y - tile.y))));
        }))"""
    )
    assert min(near) > 0.5


def test_everything_lies_on_the_wood(new_page: NewPage, server_url: str) -> None:
    """Squares, slots and tokens at home lie inside the board's edge."""
    page = new_page()
    for board in BOARDS:
        ask_for(page, server_url, board)
        outside = page.evaluate(
            """() => viewed.flatMap((one) => {
              const places = board.places.map((_, place) => place);
              const rests = places.flatMap((place) =>
                [0, 1, 2, 3].flatMap((k) => [one.slot(place, k), one.homeSpot(place, k)]));
              const edge = one.outline;
              return [...one.track.flatMap(lib.corners), ...rests].filter(({ x, y }) =>
                edge.some((a, k) => {
                  const b = edge[(k + 1) % edge.length];
                  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) < -0.05;
                }));
            })"""
        )
        assert outside == [], board


def test_tokens_at_home_touch_no_other_seat(new_page: NewPage, server_url: str) -> None:
    """Four tokens of every seat, at home or in the yard, keep off those of the other seats."""
    page = new_page()
    roomy = [name for name in BOARDS if "cross40" not in name and "long columns" not in name]
    for board in roomy:
        ask_for(page, server_url, board)
        touching = page.evaluate(
            """() => {
              const spots = board.places.flatMap((_, place) => [0, 1, 2, 3].flatMap((k) =>
                [viewed[0].slot(place, k), viewed[0].homeSpot(place, k)]
                  .map((spot) => ({ place, ...spot }))));
              const touch = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 0.38 * (a.scale + b.scale);
              return spots.filter((a) => spots.some((b) => a.place !== b.place && touch(a, b)));
            }"""
        )
        assert touching == [], board


def test_tokens_that_share_a_square_are_apart(new_page: NewPage, server_url: str) -> None:
    """Two tokens of a square overlap little, stay on it, and on wide squares keep their size."""
    page = new_page()
    for board in ("cross52", "cross68", "ring65"):
        ask_for(page, server_url, board)
        found = page.evaluate(
            """() => [3, 20].map((progress) => {
              const tokens = [0, 1].map((id) => ({ id, seat: 0, index: id, progress }));
              const rests = [...lib.arrange(tokens, () => 0, viewed[0]).values()];
              const tile = viewed[0].tile(0, progress);
              const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
              return { gap: far(...rests), scale: rests[0].scale, off: far(rests[1], tile),
                reach: Math.hypot(tile.width, tile.height) / 2 };
            })"""
        )
        for one in found:
            assert one["gap"] > 0.85 * 0.78 * one["scale"], board
            assert one["off"] < one["reach"], board
            assert (one["scale"] >= 1) == (board == "cross68")


def test_arrows_show_the_way(new_page: NewPage, server_url: str) -> None:
    """The arrow of a start points to the next square of the track, on every turned arm."""
    page = new_page()
    for board in ("cross68", "ring65"):
        ask_for(page, server_url, board)
        off = page.evaluate(
            """() => viewed.flatMap((one) => board.places.map(({ start }) => {
              const [from, to] = [one.track[start], one.track[start + 1]];
              const angle = (one.angle(from, to) * Math.PI) / 180;
              return Math.hypot(from.x + Math.sin(angle) - to.x, from.y - Math.cos(angle) - to.y);
            }))"""
        )
        assert max(off) < 0.02, board


@pytest.mark.parametrize(
    ("board", "signs"),
    [
        ("cross52", {"start": 4, "star": 4, "globe": 0, "hop": 0}),
        ("cross68", {"start": 4, "star": 8, "globe": 0, "hop": 0}),
        ("cross40", {"start": 4, "star": 0, "globe": 0, "hop": 0}),
        ("cross52 with globes", {"start": 0, "star": 0, "globe": 8, "hop": 8}),
        ("ring78 with globes", {"start": 0, "star": 0, "globe": 12, "hop": 12}),
    ],
)
def test_signs_say_what_a_square_does(
    new_page: NewPage, server_url: str, board: str, signs: dict[str, int]
) -> None:
    """Starts, safe stars, globes and stars that hop each have a sign of their own."""
    begin_on(page := new_page(), server_url, board)
    drawn = {
        "start": page.locator(".board__arrow--start").count(),
        "star": page.locator(".board__sign--star").count(),
        "globe": page.locator(".board__sign--globe, .board__sign--owned").count(),
        "hop": page.locator(".board__sign--hop").count(),
    }
    assert drawn == signs
    assert page.locator(".board__square--safe").count() == signs["star"] + signs["globe"] // 2


def test_homes_in_the_column_are_holes(new_page: NewPage, server_url: str) -> None:
    """Where every column square is a home, each has a hole, and the middle is nobody's."""
    begin_on(page := new_page(), server_url, "cross40")
    holes, home = page.locator(".board__hole"), page.locator(".board__home")
    assert (holes.count(), home.count()) == (4 * 4 + 4 * 4, 0)
    assert page.locator(".board__rose").count() > 0


@pytest.mark.parametrize("board", ["cross52", "cross68", "ring78"])
def test_barriers_stand_behind_a_lock(new_page: NewPage, server_url: str, board: str) -> None:
    """A stack that bars the way has a lock round both tokens, which opens as one of them leaves."""
    page = new_page(size=(360, 740))
    place_tokens(page, server_url, board, [[3, 3, -1, -1]], blockade=3)
    lock = page.locator(".lock").bounding_box()
    assert lock is not None
    for number in (0, 1):
        token = page.locator(f'[data-token="{number}"] .token__body').bounding_box()
        assert token is not None
        assert token["x"] >= lock["x"] - 1
        assert token["x"] + token["width"] <= lock["x"] + lock["width"] + 1
    locks = page.evaluate(
        """async () => {
          let over = false;
          const way = { from: 3, to: 5, count: 1, path: [4, 5] };
          const done = shown.play([{ event: "moved", seat: 0, owner: 0, ...way }], 1);
          done.then(() => (over = true));
          await new Promise(requestAnimationFrame);
          const locks = over ? "over" : document.querySelectorAll(".lock").length;
          await done;
          return locks;
        }"""
    )
    assert locks == 0


@pytest.mark.parametrize("board", ["cross52 with globes", "ring78 with globes"])
def test_a_hop_flies_in_an_arc(new_page: NewPage, server_url: str, board: str) -> None:
    """From star to star a token flies in an arc, more than a square above the straight way."""
    page = new_page()
    place_tokens(page, server_url, board, [[5, -1, -1, -1]])
    above = page.evaluate(
        """async () => {
          const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
          const body = document.querySelector('[data-token="0"] .token__body');
          const at = () => middle(body.getBoundingClientRect());
          const from = at();
          const hop = { event: "jumped", seat: 0, owner: 0, from: 5, to: 11, count: 1 };
          const done = shown.play([hop], 1);
          const running = document.getAnimations();
          for (const one of running) {
            one.pause();
            one.currentTime = one.effect.getTiming().duration / 2;
          }
          const top = at();
          for (const one of running) one.finish();
          await done;
          const to = at();
          return ((from.y + to.y) / 2 - top.y) / body.parentElement.offsetWidth;
        }"""
    )
    assert above > 1


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_table_fits(new_page: NewPage, server_url: str, size: tuple[int, int]) -> None:
    """Board, plates, die and bar lie inside the window and beside each other, on each board."""
    page = new_page(size=size)
    for board in UNLIKE:
        begin_on(page, server_url, board)
        boxes: list[dict[str, float]] = page.evaluate(
            """() => [".board", ".plate", ".tray", ".table__bar"]
              .flatMap((name) => [...document.querySelectorAll(name)])
              .map((one) => one.getBoundingClientRect().toJSON())"""
        )
        assert page.evaluate("document.documentElement.scrollWidth") == size[0], board
        for number, box in enumerate(boxes):
            assert box["left"] >= 0, board
            assert box["top"] >= 0, board
            assert box["right"] <= size[0] + 0.5, board
            assert box["bottom"] <= size[1] + 0.5, board
            assert all(apart(box, other) for other in boxes[number + 1 :]), board


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Tell whether two boxes have no point in common."""
    beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return beside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1


def test_squares_can_be_told_on_a_phone(new_page: NewPage, server_url: str) -> None:
    """In a window of 360 pixels squares are 15 pixels or more, and the board uses the width."""
    page = new_page(size=(360, 740))
    for board in ("cross68", "ring78"):
        begin_on(page, server_url, board)
        measures: dict[str, Any] = page.evaluate(
            """() => ({ token: document.querySelector(".token").offsetWidth,
              board: document.querySelector(".board").offsetWidth })"""
        )
        assert measures["token"] >= 15, board
        assert measures["board"] >= 350, board


def test_movable_tokens_have_room_for_a_finger(new_page: NewPage, server_url: str) -> None:
    """However small the squares, what may be tapped is 44 pixels wide."""
    page = new_page(size=(360, 740))
    place_tokens(page, server_url, "cross68", [[3, 8, -1, -1]])
    page.evaluate(
        """() => shown.offer([{ move: "3", owner: 0, from: 3, count: 1, to: 5, path: [4, 5],
          jump: null, captures: [], returns: false, home: false }])"""
    )
    width = page.evaluate(
        "parseFloat(getComputedStyle(document.querySelector('.token--movable'), '::before').width)"
    )
    assert round(width) >= 44
