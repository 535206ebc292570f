# Everything lives in this folder: .venv holds Python's parts, node_modules the type checker.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.stamp
# No cache: nothing is written outside this folder.
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-cache-dir

.PHONY: setup play test bench lint format lock browser postgresql

setup: $(STAMP)
	@:

$(STAMP): pyproject.toml requirements/dev.lock scripts/create-venv
	@echo "Setting up .venv; the first time takes a minute."
	@PYTHON="$(PYTHON)" sh scripts/create-venv .venv
	@$(PIP) --require-hashes -r requirements/dev.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

play: setup
	$(BIN)/openludo play

lock: setup
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --custom-compile-command "make lock" \
	    --all-extras --group dev pyproject.toml -o requirements/dev.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --custom-compile-command "make lock" \
	    --extra postgres --constraint requirements/dev.lock pyproject.toml -o requirements/core.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --custom-compile-command "make lock" \
	    --group build --constraint requirements/dev.lock -o requirements/build.lock

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	scripts/check-client

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test: setup browser postgresql lint
	$(BIN)/pytest -n 2 --dist loadfile

browser:
	@found=$$(scripts/ensure-chromium) && echo "The browser tests use $$found"

postgresql:
	@found=$$(scripts/ensure-postgresql) && echo "The tests of the storage use PostgreSQL in $$found"

bench: setup browser
	$(BIN)/python -m benchmarks $(ONLY)
