"""How the screens look: they fit, stand still, weigh little, and can be read by everyone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.screens_tour import SCREENS, SIZES, unfold, visit

NewPage = Callable[..., Page]
FIRST_PAGE_BYTES = 150_000
SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) window.shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
"""

CUT_OFF = """[...document.querySelectorAll('.button, .segments label, .tongue, .way')]
  .filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.innerText)"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(new_page: NewPage, server_url: str, theme: str) -> None:
    """No screen has a fault that axe can find, in either theme, with everything unfolded."""
    page = new_page(size=(360, 740), theme=theme)
    for path in SCREENS:
        visit(page, server_url + path)
        unfold(page)
        found = Axe().run(page)
        assert found.violations_count == 0, path + "\n" + found.generate_report()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_screen_fits_every_window(new_page: NewPage, server_url: str, locale: str) -> None:
    """No screen is wider than the window, and no words are cut off by their button."""
    page = new_page(locale=locale)
    for path in SCREENS:
        visit(page, server_url + path)
        unfold(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            where = f"{path} at {width}x{height}"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
            assert page.evaluate(CUT_OFF) == [], where


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_play_now_is_seen_without_scrolling(
    new_page: NewPage, server_url: str, size: tuple[int, int]
) -> None:
    """The way into a game is in the first window, on every size of screen."""
    page = visit(new_page(size=size), server_url)
    box = page.locator(".button.play").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_start_is_always_at_hand(
    new_page: NewPage, server_url: str, size: tuple[int, int]
) -> None:
    """While a game is set up, its start stays in the window, at the top and at the bottom."""
    page = visit(new_page(size=size), server_url + "/new/pairs")
    for place in ("0", "document.body.scrollHeight"):
        page.evaluate(f"scrollTo(0, {place})")
        box = page.locator(".begin .play").bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= size[1] - box["height"]


def test_touch_areas_are_large_enough(new_page: NewPage, server_url: str) -> None:
    """On a phone every control can be hit with a thumb: 44 px, or 24 px inside a line of text."""
    page = new_page(size=(360, 740), has_touch=True)
    for path in ("/", "/new/norwegian", "/settings", "/statistics", "/verify"):
        visit(page, server_url + path)
        unfold(page)
        small = page.evaluate(
            """() => [...document.querySelectorAll('#app :is(a, button, input, select, summary)')]
              .map((element) => element.closest('label') ?? element)
              .filter((element) => element.checkVisibility())
              .filter((element) => !element.matches('.skip, .unseen, h3 a'))
              .map((element) => [element.getBoundingClientRect(), element])
              .filter(([box, element]) =>
                box.height < (element.matches('.small, .more a') ? 24 : 43.5) || box.width < 24)
              .map(([{ width, height }, { outerHTML }]) => `${width}x${height} ${outerHTML}`)"""
        )
        assert not small, path


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=["phone", "desktop"])
def test_nothing_jumps_while_a_screen_loads(
    new_page: NewPage, server_url: str, size: tuple[int, int]
) -> None:
    """No screen moves what it has already shown."""
    page = new_page(size=size)
    page.add_init_script(SHIFTS)
    for path in SCREENS:
        visit(page, server_url + path)
        page.wait_for_timeout(200)
        assert page.evaluate("window.shifts") == [], path


LOOK = """() => {
  const sheet = [...document.styleSheets].find(({ href }) => href?.endsWith("theme.css"));
  const names = [...sheet.cssRules].flatMap(({ style }) => [...(style ?? [])])
    .filter((name) => name.startsWith("--"));
  const probe = document.body.appendChild(document.createElement("p"));
  const look = {};
  for (const name of names) {
    probe.style.cssText = `color: var(${name}); box-shadow: var(${name})`;
    const { color, boxShadow } = getComputedStyle(probe);
    look[name] = `${color} ${boxShadow}`;
  }
  look.picture = getComputedStyle(document.querySelector(".board-picture")).filter;
  probe.remove();
  return look;
}"""
"""Every colour as it is drawn, and the picture of the first screen."""


def test_a_theme_is_the_same_whoever_chose_it(new_page: NewPage, server_url: str) -> None:
    """Lamplight and daylight look as they do, be it by the system's wish or by the settings."""
    looks = {}
    for system in ("light", "dark"):
        page = visit(new_page(theme=system), server_url)
        looks[system, "system"] = page.evaluate(LOOK)
        for chosen in ("light", "dark"):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", chosen)
            looks[system, chosen] = page.evaluate(LOOK)
    dark, light = looks["dark", "system"], looks["light", "system"]
    assert looks["light", "dark"] == looks["dark", "dark"] == dark
    assert looks["light", "light"] == looks["dark", "light"] == light
    assert sum(dark[name] != light[name] for name in light) > 30


def test_the_theme_is_there_before_the_first_paint(new_page: NewPage, server_url: str) -> None:
    """A chosen theme is set by a blocking script, so the other one never flashes."""
    page = visit(new_page(theme="light"), server_url + "/settings")
    page.get_by_role("radio", name="Lamplight").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.route("**/main.js", lambda route: route.abort())
    page.goto(server_url)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(page.locator("#trouble")).to_be_visible()


def test_the_first_page_is_light(new_page: NewPage, server_url: str) -> None:
    """The first page transfers less than 150 kB: page, styles, scripts, texts and pictures."""
    page = new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visit(page, server_url)
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 10
    assert sum(sizes) < FIRST_PAGE_BYTES


def test_every_preloaded_module_is_used_by_the_first_page(
    new_page: NewPage, server_url: str
) -> None:
    """What the page preloads is what the first screen needs, no more and no less."""
    page = new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    visit(page, server_url)
    listed = set(
        page.eval_on_selector_all("link[rel=modulepreload]", "(all) => all.map(({href}) => href)")
    )
    loaded = {url for url in asked if url.endswith(".js")}
    assert loaded == listed | {
        server_url + "/static/main.js",
        server_url + "/static/first-paint.js",
    }
    used = page.evaluate(
        "(urls) => Promise.all(urls.map((url) => fetch(url).then((answer) => answer.status)))",
        sorted(listed),
    )
    assert set(used) == {200}


def test_calm_motion_is_heard(new_page: NewPage, server_url: str) -> None:
    """Who asks for less motion gets no transitions, from the device or from the settings."""
    page = visit(new_page(), server_url + "/settings")
    switch = page.locator("input[role=switch]").first
    before = switch.evaluate("(box) => getComputedStyle(box, '::before').transitionDuration")
    page.get_by_role("radio", name="Calm").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    assert before != "0s"
