"""What the guide to hosting, the Dockerfile and compose.yaml speak of is there."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.conftest import ROOT, Server
from tests.server.test_process import visit

from openludo.cli import COMMANDS, load_command
from openludo.server.app import ROUTES
from openludo.server.credentials import KEY_FILE
from openludo.server.ops.metrics import REGISTRY
from openludo.server.process import DATABASE

GUIDE = (ROOT / "docs" / "hosting.md").read_text()
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE_TEXT = (ROOT / "compose.yaml").read_text()
COMPOSE: Any = yaml.safe_load(COMPOSE_TEXT)
IGNORED = (ROOT / ".dockerignore").read_text().split()
OWN_VARIABLES = {"OPENLUDO_METRICS"}
Serve = Callable[..., Server]


def blocks(kind: str) -> list[str]:
    """Give the examples of a kind in the guide."""
    return re.findall(rf"^```{kind}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)


def instructions() -> Iterator[tuple[str, str]]:
    """Give the lines of the Dockerfile: what is done, and with what."""
    for line in DOCKERFILE.replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            what, _, rest = line.partition(" ")
            yield what, rest.strip()


def last(what: str) -> str:
    """Give the last instruction of a kind."""
    return [rest for kind, rest in instructions() if kind == what][-1]


def check_command(words: list[str]) -> dict[str, Any]:
    """Have a command line of openludo read, without doing what it says; give its options."""
    command = load_command(COMMANDS[words[0]])
    return command.make_context(words[0], words[1:]).params


def commands() -> list[str]:
    """List all lines of the guide that start the server."""
    lines = "\n".join(blocks("sh") + blocks("ini")).splitlines()
    return [line for line in lines if re.search(r"\bopenludo play\b", line)]


def test_every_command_line_of_the_guide_can_be_read() -> None:
    """Each option is known and takes the value that stands there."""
    assert len(commands()) == 3
    for line in commands():
        words = shlex.split(line[line.index("openludo play") :])
        assert check_command(words[1:])["no_browser"] is True


def test_every_variable_exists() -> None:
    """What the guide, the image and compose set is read by the program, and all is told."""
    params = load_command(COMMANDS["play"]).params
    read = {str(param.envvar): param.opts[0] for param in params if param.envvar}
    rows = dict(re.findall(r"^\| `(OPENLUDO_\w+)` \| (?:`(--[\w-]+)` )?\|", GUIDE, re.MULTILINE))
    assert rows == read | dict.fromkeys(OWN_VARIABLES, "")
    for text in (GUIDE, DOCKERFILE, COMPOSE_TEXT):
        assert set(re.findall(r"OPENLUDO_[A-Z_]+", text)) <= set(rows)


def test_every_metric_is_told() -> None:
    """The guide lists each figure by the name that Prometheus sees, and none that is not there."""
    counters = {"counter": "_total"}
    names = {m.name + counters.get(m.type, "") for m in REGISTRY.collect()}
    told = set(re.findall(r"^\| `((?:openludo|process)_\w+)`", GUIDE, re.MULTILINE))
    assert told - names == set()
    assert {name for name in names - told if name.startswith("openludo_")} == set()


def test_every_address_of_the_guide_exists() -> None:
    """Probes and metrics are where the guide and the proxies look for them."""
    paths = {path for handler in ROUTES for path in handler.paths}
    told = re.findall(r"^\| `(/\w+)` \|", GUIDE, re.MULTILINE)
    assert told == ["/health", "/ready", "/metrics"]
    assert set(told) <= paths


def test_every_file_that_is_linked_exists() -> None:
    """No link of the guide leads nowhere."""
    links = re.findall(r"\]\(([^)#]+)\)", GUIDE)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_the_proxies_pass_on_what_the_server_needs() -> None:
    """Each nginx sends host, scheme, address and upgrade, and keeps the metrics in."""
    inside = COMPOSE["configs"]["nginx"]["content"].replace("$$", "$")
    guide, _ = blocks("nginx")
    for text in (guide, inside):
        assert text.count("{") == text.count("}")
        headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", text))
        assert {"Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"} == {
            *headers
        }
        assert headers["Host"] == "$http_host"
        assert "location = /metrics { return 404; }" in text
        used = set(re.findall(r"\$(connection_\w+|openludo_\w+)", text))
        assert used == set(re.findall(r"^\s*map \S+ \$(\w+)", text, re.MULTILINE))
    (caddy,) = blocks("caddy")
    assert "respond /metrics 404" in caddy


def test_the_image_is_made_of_what_is_there() -> None:
    """All that is copied exists and is let through to the build; packages come locked."""
    copied = [rest.split()[:-1] for what, rest in instructions() if what == "COPY"]
    sources = [name for names in copied for name in names if not name.startswith(("--", "/"))]
    assert sources
    assert [name for name in sources if not (ROOT / name).exists()] == []
    assert IGNORED[0] == "*"
    assert {f"!{name}" for name in sources} == {line for line in IGNORED if line[0] == "!"}
    installs = re.findall(r"pip install (.*)", DOCKERFILE)
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    packaged = (ROOT / "pyproject.toml").read_text()
    assert re.findall(r'^readme = "(.*)"', packaged, re.MULTILINE)[0] in sources


def test_the_image_starts_the_server_as_somebody_else() -> None:
    """Not as root, on the port that is told, with its data in the volume, asking if it is ready."""
    assert last("USER") == "openludo"
    assert json.loads(last("ENTRYPOINT")) == ["openludo"]
    options = check_command(json.loads(last("CMD")))
    assert (options["host"], str(options["port"])) == ("0.0.0.0", last("EXPOSE"))
    assert f"OPENLUDO_DATA={last('VOLUME')}" in last("ENV")
    assert last("STOPSIGNAL") == "SIGTERM"
    probe = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    assert f"http://127.0.0.1:{last('EXPOSE')}/ready" in probe[-1]
    compile(probe[-1], "HEALTHCHECK", "exec")


def test_the_servers_of_compose_fit_together() -> None:
    """Same image, database and key; ports, volumes and configurations exist; none is wide open."""
    services = COMPOSE["services"]
    one, two = services["openludo"], services["second"]
    assert one["environment"] == two["environment"]
    assert one["volumes"] == two["volumes"] == [f"data:{last('VOLUME')}"]
    database = services["postgres"]["environment"]
    url = f"postgresql://{database['POSTGRES_USER']}@postgres/{database['POSTGRES_DB']}"
    assert one["environment"]["OPENLUDO_DATABASE"] == url
    assert one["environment"]["PGPASSWORD"] == database["POSTGRES_PASSWORD"]
    for service in services.values():
        volumes = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert volumes <= set(COMPOSE["volumes"])
        assert {used["source"] for used in service.get("configs", ())} <= set(COMPOSE["configs"])
        assert set(service.get("depends_on", ())) <= set(services)
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", ()))
    assert one["ports"] == [f"127.0.0.1:8000:{last('EXPOSE')}"]
    upstream = re.findall(r"server (\w+):(\d+);", COMPOSE["configs"]["nginx"]["content"])
    assert upstream == [(name, last("EXPOSE")) for name in ("openludo", "second")]


def test_a_backup_made_while_the_server_runs_is_a_whole_server(
    serve: Serve, tmp_path: Path
) -> None:
    """As the guide says: the database by SQLite's own backup, the key as a file."""
    program = shutil.which("sqlite3")
    backup = tmp_path / "backup"
    backup.mkdir()
    assert f".backup /srv/backup/{DATABASE}" in GUIDE

    async def play(server: Server, cookie: str = "", game: str = "") -> tuple[str, str, int]:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server, cookie)
            page = await device.open(game or await device.create())
            for _ in range(0 if game else 20):
                await page.act()
            return device.cookie, page.game["id"], page.number

    server = serve()
    known = asyncio.run(play(server))
    source = server.data / DATABASE
    if program:
        subprocess.run([program, source, f".backup {backup / DATABASE}"], check=True)
    else:
        with (
            closing(sqlite3.connect(source)) as old,
            closing(sqlite3.connect(backup / DATABASE)) as new,
        ):
            old.backup(new)
    shutil.copy2(server.data / KEY_FILE, backup)
    assert asyncio.run(play(serve(backup), *known[:2])) == known


@pytest.mark.parametrize("name", [KEY_FILE, DATABASE])
def test_the_guide_names_the_files_as_they_are(name: str) -> None:
    """What is to be kept safe is called by its name."""
    assert f"/srv/openludo/{name}" in GUIDE
