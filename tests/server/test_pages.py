"""Pages, their files and headers, and whom the server lets in."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import Run
from tests.server.site import KEY, PATIENT, Site
from websockets.exceptions import ConnectionClosed, InvalidStatus

from openludo.server.assets import WEB
from openludo.server.credentials import Devices, load_key
from openludo.server.protocol.refusals import Refusal
from openludo.texts import catalogue_hash

PATHS = ["/", "/new/pairs?walls=true", "/game/abc", "/rules/danish?lang=de", "/verify"]


def test_every_address_of_the_client_is_answered_with_the_page(run: Run) -> None:
    """Each route of the browser gives the same page, one that nobody knows too, as not found."""

    async def scenario(site: Site) -> None:
        page = (WEB / "index.html").read_text("utf-8")
        async with httpx.AsyncClient(base_url=site.url, headers={"Accept": "text/html"}) as http:
            for path in (*PATHS, "/statistics", "/ratings", "/settings", "/about"):
                answer = await http.get(path)
                assert (answer.status_code, answer.text) == (200, page), path
            lost = await http.get("/no/such/place")
            assert (lost.status_code, lost.text) == (404, page)

    run(scenario)


def test_every_file_of_the_client_is_served_as_it_lies(run: Run) -> None:
    """All scripts, styles and pictures come with their type, byte by byte, compressed or not."""

    async def scenario(site: Site) -> None:
        files = [p for p in WEB.rglob("*") if p.suffix in (".js", ".css", ".svg", ".html")]
        assert len(files) > 30
        async with httpx.AsyncClient(base_url=site.url) as http:
            for path in files:
                url = f"/static/{path.relative_to(WEB).as_posix()}"
                for encoding in ("gzip", "identity"):
                    answer = await http.get(url, headers={"Accept-Encoding": encoding})
                    assert answer.content == path.read_bytes()
                assert answer.headers["Content-Type"].startswith(("text/", "image/svg+xml"))
            script = await http.get("/static/main.js")
            assert script.headers["Content-Type"].startswith("text/javascript")
            assert script.headers["Content-Encoding"] == "gzip"

    run(scenario)


OUTSIDE = [
    "/static/../server/app.py",
    "/static/%2e%2e/server/app.py",
    "/static/..%2fserver%2fapp.py",
    "/static//etc/passwd",
    "/static/nothing.js",
    "/static/",
    "/static/board",
    "/static/%00.js",
    "/static/" + "x" * 300 + ".js",
]


def test_nothing_beside_the_client_is_served(run: Run) -> None:
    """No path leads out of the folder of the client."""

    async def scenario(site: Site) -> None:
        for path in OUTSIDE:
            reader, writer = await open_raw(site.url)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.read()
            writer.close()
            await writer.wait_closed()
            assert answer.split(b"\r\n")[0].split()[1] in (b"404", b"400"), path

    run(scenario)


async def open_raw(url: str):  # type: ignore[no-untyped-def]
    """Open a plain connection, since HTTP clients tidy paths up."""
    import asyncio

    return await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))


def test_a_browser_asks_on_every_visit_whether_its_copy_is_current(run: Run) -> None:
    """Files are never used unasked; an unchanged one is not sent again, a changed one is."""

    async def scenario(site: Site) -> None:
        async with httpx.AsyncClient(base_url=site.url) as http:
            for path in ("/static/main.js", "/", "/api/variants", "/api/catalogue/de.json"):
                first = await http.get(path)
                assert first.headers["Cache-Control"] == "no-cache"
                tag = first.headers["ETag"]
                same = await http.get(path, headers={"If-None-Match": tag})
                assert (same.status_code, same.content) == (304, b"")
                other = await http.get(path, headers={"If-None-Match": '"old"'})
                assert other.content == first.content

    run(scenario)


def test_a_catalogue_with_its_hash_may_be_kept_for_ever(run: Run) -> None:
    """Only the current hash makes an answer immutable, so that an old address never lies."""

    async def scenario(site: Site) -> None:
        async with httpx.AsyncClient(base_url=site.url) as http:
            current = await http.get(f"/api/catalogue/en.json?v={catalogue_hash('en')}")
            assert "immutable" in current.headers["Cache-Control"]
            assert current.json()["lang"] == "en"
            old = await http.get("/api/catalogue/en.json?v=old")
            assert old.headers["Cache-Control"] == "no-cache"
            unknown = await http.get("/api/catalogue/xx.json")
            assert (unknown.status_code, unknown.json()["error"]["code"]) == (
                404,
                "unknown_language",
            )

    run(scenario)


def test_a_changed_file_is_seen_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The digest of a file follows its content, not its name."""
    from openludo.server import assets

    monkeypatch.setattr(assets, "WEB", tmp_path)
    (tmp_path / "a.js").write_text("one")
    first = assets.find_file("/a.js")
    (tmp_path / "a.js").write_text("two!")
    assert assets.find_file("/a.js").digest != first.digest


def test_a_package_behind_links_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the folder of the client, or a file in it, is a link, it is served all the same."""
    from openludo.server import assets

    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "a.js").write_text("one")
    (tmp_path / "kept" / "b.js").symlink_to(tmp_path / "c.js")
    (tmp_path / "c.js").write_text("two")
    (tmp_path / "linked").symlink_to(tmp_path / "kept")
    monkeypatch.setattr(assets, "WEB", tmp_path / "linked")
    assert assets.find_file("/a.js").body == b"one"
    assert assets.find_file("/b.js").body == b"two"
    with pytest.raises(Refusal):
        assets.find_file("/../c.js")


def test_pages_may_load_nothing_from_elsewhere(run: Run) -> None:
    """Each answer carries the policy that allows our own origin only."""

    async def scenario(site: Site) -> None:
        async with httpx.AsyncClient(base_url=site.url) as http:
            for path in ("/", "/static/main.js", "/api/games", "/nothing"):
                headers = (await http.get(path)).headers
                policy = headers["Content-Security-Policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self'" in policy
                assert "unsafe" not in policy
                assert "http" not in policy
                assert headers["X-Content-Type-Options"] == "nosniff"
                assert headers["Referrer-Policy"] == "same-origin"
            assert (await http.get("/api/games")).headers["Cache-Control"] == "no-store"

    run(scenario)


def test_the_cookie_of_a_device_is_kept_from_scripts_and_other_sites(run: Run) -> None:
    """The cookie is set once, for pages of this site only, and is not asked for again."""

    async def scenario(site: Site) -> None:
        async with httpx.AsyncClient(base_url=site.url) as http:
            cookie = (await http.get("/")).headers["Set-Cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Strict" in cookie
            assert "Set-Cookie" not in (await http.get("/")).headers
            assert "Set-Cookie" not in (await http.get("/static/main.js")).headers

    run(scenario)


def test_a_visit_from_another_site_does_not_replace_the_cookie(run: Run) -> None:
    """A link on another site comes without the cookie: it must not cost the device its games."""

    async def scenario(site: Site) -> None:
        async with httpx.AsyncClient(base_url=site.url) as http:
            answer = await http.get("/", headers={"Sec-Fetch-Site": "cross-site"})
            assert answer.status_code == 200
            assert "Set-Cookie" not in answer.headers

    run(scenario)


def test_a_forged_cookie_is_no_device(run: Run) -> None:
    """Changing the id, the signature or the key leaves a stranger who sees no games."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        name, _, value = device.cookie.partition("=")
        plain, _, signature = value.rpartition(".")
        foreign = Devices(b"another key").issue()[1]
        forged = [
            plain,
            f"{plain}.",
            f"{plain[:-1]}*.{signature}",
            f"{plain}.{signature[:-2]}AA",
            foreign,
            "",
            "." * 20,
            "x" * 3000,
        ]
        for attempt in forged:
            stranger = await site.device(f"{name}={attempt}")
            assert (await stranger.json("GET", "/api/games"))["games"] == []
            assert (await stranger.refused("POST", f"/api/games/{game}/leave"))["code"] == (
                "unknown_game"
            )
            page = await stranger.line(game)
            assert (await page.receive())["code"] == "unknown_game"
        assert len((await device.json("GET", "/api/games"))["games"]) == 1

    run(scenario)


def test_a_game_is_unknown_to_another_device(run: Run) -> None:
    """Knowing the id of a game gives no way to see, play, leave, erase or repeat it."""

    async def scenario(site: Site) -> None:
        owner, stranger = await site.device(), await site.device()
        game = await owner.create()
        calls = [
            ("POST", f"/api/games/{game}/leave", None),
            ("POST", f"/api/games/{game}/again", {}),
            ("POST", f"/api/games/{game}/contribution", {"reveal": "00"}),
            ("GET", f"/api/games/{game}/record", None),
            ("DELETE", f"/api/games/{game}", None),
        ]
        for method, path, body in calls:
            refused = await stranger.refused(method, path, body)
            assert (refused["status"], refused["code"]) == (404, "unknown_game")
        page = await stranger.line(game)
        with suppress(ConnectionClosed):  # The server may have hung up already.
            await page.send({"type": "roll", "id": "x", "at": 0})
        assert (await page.receive())["code"] == "unknown_game"
        assert (await owner.open(game)).number == 0

    run(scenario)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "file://"},
        {"Origin": "http://[::1"},
    ],
)
def test_pages_of_other_sites_can_change_nothing(run: Run, headers: dict[str, str]) -> None:
    """A request or socket from another origin is refused, whatever cookie it brings."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        for method, path in (("POST", f"/api/games/{game}/leave"), ("DELETE", "/api/statistics")):
            answer = await device.http.request(method, path, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong_origin")
        with pytest.raises(InvalidStatus) as refused:
            await device.line(game, **headers)
        assert refused.value.response.status_code == 403
        assert (await device.open(game)).game["status"] == "playing"

    run(scenario)


def test_our_own_page_may_ask(run: Run) -> None:
    """A request or socket with the server's own origin passes."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.line(game, Origin=site.url)
        assert (await page.hello())["type"] == "snapshot"
        own = {"Origin": site.url, "Sec-Fetch-Site": "same-origin"}
        answer = await device.http.post(f"/api/games/{game}/leave", headers=own)
        assert answer.status_code == 204

    run(scenario)


def test_the_key_is_drawn_once_and_kept_from_others(tmp_path: Path) -> None:
    """Each installation has its own key, in a file that only its user can read."""
    key = load_key(tmp_path)
    path = tmp_path / "secret.key"
    assert (load_key(tmp_path), len(key)) == (key, 64)
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    load_key(tmp_path)
    assert path.stat().st_mode & 0o777 == 0o600
    other = tmp_path / "other"
    other.mkdir()
    assert load_key(other) != key


def test_servers_on_other_ports_have_cookies_of_their_own() -> None:
    """Browsers share cookies between ports, so two installations must not use one name."""
    assert Devices(KEY).cookie != Devices(b"another key").cookie


def test_health_tells_the_version(run: Run) -> None:
    """A running server says so."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        health = await device.json("GET", "/health")
        assert health["status"] == "ok"
        assert health["version"]

    run(scenario)


def test_answers_never_hold_the_key_or_another_secret(run: Run) -> None:
    """Nothing that a device receives before the end of a game contains the secret of its dice."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create(seats=(PATIENT, PATIENT))
        page = await device.open(game)
        for _ in range(30):
            await page.act()
        seen = [str(frame) for frame in page.frames]
        for path in ("/api/games", f"/api/games/{game}/record", "/api/statistics/export"):
            seen.append((await device.http.get(path)).text)
        await page.command("leave")
        secret = page.game["dice"]["secret"]
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == page.game["dice"]["commitment"]
        assert not any(secret in text for text in seen)

    run(scenario)
