"""Start the server and open the game in the browser."""

from __future__ import annotations

import errno
import os
import socket
import sys
from ipaddress import ip_network
from pathlib import Path

import rich_click as click
from click import get_current_context
from click.core import ParameterSource

from openludo.cli.options import add_option

PORT = 8000
WILDCARDS = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}


def _check_proxies(_: click.Context, __: click.Parameter, text: str) -> str:
    if text.strip() == "*":
        return "*"
    try:
        return ",".join(str(ip_network(part.strip())) for part in text.split(","))
    except ValueError as error:
        raise click.BadParameter(f"{error}: expected an address, a network or *") from error


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    default=PORT,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="Port to listen on; 0 for any free one. Unless you name one, and where a browser is "
    "opened, a busy port is replaced by a free one.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    envvar="OPENLUDO_DATA",
    help="Folder for games and statistics; by default the system's place for such data.",
)
@click.option(
    "--database",
    metavar="URL",
    envvar="OPENLUDO_DATABASE",
    help="Where games are kept instead of that folder: postgresql://USER:PASSWORD@HOST/NAME, "
    "or a file for SQLite.",
)
@add_option
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--log-level",
    default="warning",
    show_default=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
    envvar="OPENLUDO_LOG_LEVEL",
    help="How much to say; info has a line for every request.",
)
@click.option(
    "--log-format",
    default="plain",
    show_default=True,
    type=click.Choice(["plain", "json"]),
    envvar="OPENLUDO_LOG",
    help="How to say it: json writes one object a line.",
)
@click.option(
    "--trust-proxy",
    "trusted",
    default="127.0.0.1,::1",
    show_default=True,
    metavar="ADDRESSES",
    callback=_check_proxies,
    envvar="OPENLUDO_TRUST_PROXY",
    help="Proxies that are believed who asks, by which scheme and for which host: addresses and "
    "networks, parted by commas, or * where nobody else can reach this port.",
)
@click.option(
    "--drain",
    default=0.0,
    show_default=True,
    type=click.FloatRange(0, 600),
    metavar="SECONDS",
    envvar="OPENLUDO_DRAIN",
    help="How long to serve on after SIGTERM, no longer ready, until a proxy has found out.",
)
@click.option(
    "--ping",
    default=15.0,
    show_default=True,
    type=click.FloatRange(0.1, 600),
    metavar="SECONDS",
    envvar="OPENLUDO_PING",
    help="How often to ask a page whether it is there; one that does not answer for as long "
    "counts as absent.",
)
def play(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    no_browser: bool,
    log_level: str,
    log_format: str,
    trusted: str,
    drain: float,
    ping: float,
) -> None:
    """Play Ludo in the browser: start the server and open its page."""
    listening = listen(host, port, exactly=no_browser or _names_port())
    address = address_of(host, listening.getsockname()[1])
    # The port is open by now: whoever comes while the rest is loaded waits in line.
    click.echo(f"OpenLudo is at {address}")
    if port and port != listening.getsockname()[1]:
        click.echo(f"(Port {port} is busy.)")
    sys.stdout.flush()
    if not no_browser:
        open_browser(address)

    from openludo.server.process import run

    folder = data or default_data_folder()
    run(listening, folder, log_level, database, log_format, trusted, ping, drain)


def _names_port() -> bool:
    """Tell whether the port was asked for, and is not only the usual one."""
    source = get_current_context().get_parameter_source("port")
    return source is not ParameterSource.DEFAULT


def listen(host: str, port: int, exactly: bool = False) -> socket.socket:
    """Listen on a port, or on any free one where it is busy; raises `ClickException`."""
    try:
        return bound(host, port)
    except OSError as error:
        if port and not exactly:
            return listen(host, 0)
        if error.errno == errno.EADDRINUSE:
            hint = "choose another with --port, or any free one with --port 0"
            raise click.ClickException(f"Port {port} of {host} is busy: {hint}.") from error
        raise click.ClickException(
            f"Cannot listen on port {port} of {host}: {error.strerror}."
        ) from error


def bound(host: str, port: int) -> socket.socket:
    """Listen on exactly this port."""
    family, kind, proto, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, proto)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # A roll is shown in two small packets: the second must not wait for the first's receipt.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listening.bind(place)
        listening.listen(512)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(host: str, port: int) -> str:
    """Write the address that a browser on this machine can open."""
    shown = WILDCARDS.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def open_browser(address: str) -> None:
    """Open the address in a browser, where there is a screen for one."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def default_data_folder() -> Path:
    """Name the folder where the system keeps a user's data of programs."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "OpenLudo"
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "OpenLudo"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "openludo"
