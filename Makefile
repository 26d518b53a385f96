# Everything that is installed, built or cached stays inside this folder: HOME may be empty or read-only.

PYTHON ?= python3
base := $(shell command -v $(PYTHON))
PORT ?= 8000
python := .venv/bin/python
pytest := $(python) -m pytest --numprocesses 3 --dist worksteal
here := $(CURDIR)/.build
pin := .build/uv/bin/uv pip compile --quiet --generate-hashes --no-header --cache-dir .build/uv-cache

export PATH := $(CURDIR)/.venv/bin:$(PATH)
export XDG_CACHE_HOME := $(here)/cache
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export NODE_USE_SYSTEM_CA := 1
export npm_config_cache := $(here)/npm
export NODE_COMPILE_CACHE := $(here)/node
export PYTEST_DEBUG_TEMPROOT := $(here)
export HYPOTHESIS_STORAGE_DIRECTORY := $(here)/hypothesis
export NO_MKDOCS_2_WARNING := 1

.PHONY: help setup site serve test check captures bench browser lock clean
.DELETE_ON_ERROR:

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .build/python.stamp .build/npm.stamp .build/engine.stamp ## install what the build and the tests need

site: setup ## build the site into site/
	$(python) -m mkdocs build --strict --quiet --site-dir .build/site
	@rm -rf .build/site-before # what is served stays whole until the new one is
	@if [ -d site ]; then mv site .build/site-before; fi
	@mv .build/site site

serve: site ## build the site and serve it at http://127.0.0.1:8000 (PORT=… for another port)
	$(python) -m site_hooks.serve site --port $(PORT)

test: setup browser ## run the tests, the browser ones too, without the long ones (ARGS=… for pytest)
	$(pytest) -m "not long" $(ARGS)

check: site browser ## what must hold before a commit: lint, format, HTML, spelling, and the long tests: every page in turn
	$(python) -m ruff check .
	$(python) -m ruff format --check .
	node_modules/.bin/html-validate --config .htmlvalidate.mjs $$(find site -name '*.html')
	node_modules/.bin/cspell lint --quiet 'docs/**/*.md'
	$(python) -m site_hooks.words | node_modules/.bin/cspell lint --quiet stdin
	$(pytest) -m long

captures: site browser ## photograph every page on three screens, light and dark, into .build/captures/
	$(python) -m site_hooks.captures

bench: site browser ## measure the core, and the sheets in a browser
	$(python) -m bench
	$(python) -m bench.core
	$(python) -m bench.ledger
	$(python) -m bench.returning
	$(python) -m bench.embed

browser: setup
	@$(python) -m site_hooks.browser

lock: .build/python.stamp ## pin anew what requirements*.in and package.json name
	$(python) -m pip install --quiet --only-binary :all: --target .build/uv --upgrade uv==0.13.9
	$(pin) --universal --python-version 3.11 requirements.in --output-file requirements.txt
	$(pin) --no-deps --python-version 3.14 requirements-engine.in --output-file requirements-engine.txt
	.venv/bin/npm install --package-lock-only

clean: ## remove all that was installed or built
	rm -rf .venv node_modules .build site .pytest_cache

# A stamp is younger than the lock file it obeys: nothing is installed twice.

.build/python.stamp: requirements.txt
	@$(base) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Python 3.11 or newer is needed: make PYTHON=python3.12")'
	$(base) -m venv --clear .venv
	$(python) -m pip install --quiet --require-hashes --only-binary :all: --requirement requirements.txt
	$(python) -c 'import sysconfig, pathlib; pathlib.Path(sysconfig.get_path("purelib"), "project.pth").write_text("../../../..\n")'
	@mkdir -p .build && touch $@

.build/npm.stamp: package-lock.json .build/python.stamp
	.venv/bin/npm ci --loglevel error
	@touch $@

# The tests' own packages, for the Python inside the browser's engine.
.build/engine.stamp: requirements-engine.txt .build/python.stamp
	rm -rf .build/engine-packages
	$(python) -m pip install --quiet --no-deps --require-hashes --only-binary :all: --target .build/engine-packages \
		--platform pyemscripten_2026_0_wasm32 --platform any --python-version 3.14 \
		--implementation cp --abi cp314 --abi none --requirement requirements-engine.txt
	@touch $@
