"""Hold the repository to its own promises: locks, layers, sizes, names and documentation."""

import ast
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from openludo.cli import COMMANDS, load_command

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40
MOST_MODULES = 12
FORBIDDEN_NAMES = {"utils", "util", "helpers", "helper", "common", "manager"}
# Written in pieces, so that this file does not hold what it looks for.
HOSTS = re.compile(r"pypi\.o" r"rg|pythonho" r"sted|npmjs\.(o" r"rg|com)|registry\.yarn")
MACHINE_PATHS = re.compile(r"(?<![\w.\-/])/(work|root|tmp|home|opt|Users|var)/\w")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def tracked(*patterns: str) -> list[Path]:
    """List the files that git knows and that exist, of these patterns."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    paths = [ROOT / line for line in listed.stdout.splitlines()]
    return [path for path in paths if path.is_file()]


def name_of(path: Path) -> str:
    """Name a file as it is called inside the repository."""
    return path.relative_to(ROOT).as_posix()


def sources() -> list[Path]:
    """List the modules of the package."""
    return tracked("src/openludo/*.py")


def functions(tree: ast.AST) -> Iterator[Function]:
    """Walk over every function of a module, nested ones too."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def public(body: list[ast.stmt]) -> Iterator[Function | ast.ClassDef]:
    """Walk over the public classes and functions of a module, and the methods of the classes."""
    for node in body:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body)


def imported(tree: ast.AST) -> Iterator[str]:
    """Walk over the full names of what a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


def run_python(code: str) -> str:
    """Run a program in a fresh interpreter and answer what it prints."""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_has_hashes(lock: Path) -> None:
    """Every package of a lock file is pinned to one release and has hashes."""
    blocks = re.split(r"\n(?=[A-Za-z0-9])", lock.read_text().split("\n", 2)[2])
    assert blocks
    assert [block for block in blocks if not re.match(r"[\w.\-\[\]]+==\S+ ", block)] == []
    assert [block for block in blocks if "--hash=sha256:" not in block] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_files_hold_no_addresses(lock: Path) -> None:
    """A lock file names no index, no link and no path, so that any mirror serves it."""
    assert re.findall(r"://|--(?:extra-)?index-url|--find-links|@ ", lock.read_text()) == []


def test_the_core_lock_agrees_with_the_full_lock() -> None:
    """What a player installs is what the tests ran with."""
    core, full = (
        set(re.findall(r"^\S+==\S+", (ROOT / "requirements" / name).read_text(), re.MULTILINE))
        for name in ("core.lock", "dev.lock")
    )
    assert len(core) > 20
    assert core < full


def test_the_type_checker_is_locked_without_addresses() -> None:
    """Node's lock file has a digest for every package and says nowhere where it came from."""
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    outside = {name: package for name, package in packages.items() if name}
    assert outside
    assert [name for name, package in outside.items() if "integrity" not in package] == []
    assert [name for name, package in outside.items() if "resolved" in package] == []


def test_the_wheel_carries_every_file_of_the_package(tmp_path: Path) -> None:
    """What is installed elsewhere has the client, the catalogues and the boards too."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    files = {name_of(path).removeprefix("src/") for path in tracked("src/openludo")}
    assert files - packed == set()


def test_no_file_names_a_registry_or_a_path_of_a_machine() -> None:
    """Nothing in the repository depends on where it was written."""
    found = []
    for path in tracked():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name_of(path)}: {hit[0]}" for hit in HOSTS.finditer(text)]
        found += [f"{name_of(path)}: {hit[0]}" for hit in MACHINE_PATHS.finditer(text)]
    assert found == []


def test_modules_are_short() -> None:
    """No module, script or style sheet is longer than 400 lines."""
    paths = tracked("*.py", "*.js", "*.css", "scripts/*", "Makefile")
    lengths = {name_of(path): len(path.read_text().splitlines()) for path in paths}
    assert {name: n for name, n in lengths.items() if n > LONGEST_MODULE} == {}


def test_functions_are_short() -> None:
    """No Python function is longer than 40 lines."""
    found = [
        f"{name_of(path)}:{node.lineno} {node.name}"
        for path in tracked("*.py")
        for node in functions(ast.parse(path.read_text()))
        if node.end_lineno - node.lineno >= LONGEST_FUNCTION
    ]
    assert found == []


def test_folders_are_small() -> None:
    """No folder of the package holds more than a dozen modules."""
    modules = [path for path in tracked("src/*.py", "src/*.js") if path.name != "__init__.py"]
    counts = {name_of(folder): 0 for folder in {path.parent for path in modules}}
    for path in modules:
        counts[name_of(path.parent)] += 1
    assert {folder: n for folder, n in counts.items() if n > MOST_MODULES} == {}


def test_no_module_has_a_name_that_says_nothing() -> None:
    """A module is named after what it knows, never utils, helpers, common or manager."""
    paths = tracked("*.py", "*.js", "*.css")
    stems = {part for path in paths for part in path.relative_to(ROOT).with_suffix("").parts}
    assert stems & FORBIDDEN_NAMES == set()


def test_everything_public_is_documented() -> None:
    """Every module and every public class, function and method says what it is for."""
    missing = []
    for path in sources():
        tree = ast.parse(path.read_text())
        missing += [name_of(path)] if ast.get_docstring(tree) is None else []
        missing += [
            f"{name_of(path)}:{node.lineno} {node.name}"
            for node in public(tree.body)
            if ast.get_docstring(node) is None
        ]
    assert missing == []


def test_the_engine_needs_only_the_standard_library() -> None:
    """The engine imports Python's own modules and itself, nothing else."""
    allowed = sys.stdlib_module_names
    found = [
        f"{name_of(path)}: {name}"
        for path in tracked("src/openludo/engine/*.py")
        for name in imported(ast.parse(path.read_text()))
        if name.split(".")[0] not in allowed and not name.startswith("openludo.engine")
    ]
    assert found == []


@pytest.mark.parametrize("part", ["", ".cli", ".storage", ".server"])
def test_importing_never_loads_numba(part: str) -> None:
    """No module of the package's surface, command line, storage or server needs numba to load."""
    loaded = f"""
import openludo, pkgutil, sys
part = __import__("openludo{part}", fromlist=["*"])
if part is not openludo:
    for module in pkgutil.walk_packages(part.__path__, part.__name__ + "."):
        __import__(module.name)
print({{"numba", "numpy"}} & set(sys.modules))
"""
    assert run_python(loaded) == "set()"


def test_the_command_line_starts_without_the_server() -> None:
    """The command line's group loads none of its commands."""
    loaded = "import sys, openludo.cli; print([n for n in sys.modules if 'litestar' in n])"
    assert run_python(loaded) == "[]"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_loaded(name: str) -> None:
    """Every name in the list of commands leads to a command of that name."""
    command = load_command(COMMANDS[name])
    assert command.name == name
    assert command.help
