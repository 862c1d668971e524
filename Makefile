# Bastide: `make run` or `make test` alone install what they need, build and do it. `make help` lists the rest.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help deps deps-run build gcc debug tsan wasm page run test test-long bench fuzz format lint clean
.ONESHELL:
.NOTPARALLEL:

# Every recipe starts with this, so that a Node.js that `make deps` brought is found.
ENV := source scripts/env.sh;

PORT ?= 8080
FUZZ_SECONDS ?= 60
SERVE_FLAGS ?=

help: ## lists the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | awk -F'\t' '{printf "  make %-10s %s\n", $$1, $$2}'

deps: ## installs what is missing: Debian packages, Node.js (asks for root only where it must)
	@scripts/deps.sh

deps-run:
	@scripts/deps.sh run

build: ## the program, optimised (clang 22): build/bastide
	@$(ENV) scripts/build.sh release bastide

gcc: ## the same with g++ 12, with assertions: build/release-gcc/
	@$(ENV) scripts/build.sh release-gcc

debug: ## with address and undefined-behaviour sanitizers: build/debug/
	@$(ENV) scripts/build.sh debug

tsan: ## with the thread sanitizer, and runs its tests: build/tsan/
	@$(ENV) scripts/build.sh tsan
	ctest --preset tsan

wasm: ## the rules for the browser: build/wasm/bastide.wasm
	@$(ENV) scripts/build.sh wasm

page: wasm ## the page: web/dist/
	@$(ENV) scripts/page.sh

run: deps-run build page ## installs, builds, serves the page and prints its address (PORT=8080)
	@exec build/bastide serve --port $(PORT) $(SERVE_FLAGS)

test: deps ## installs, builds and runs all tests but the long ones
	@$(ENV) scripts/test.sh

test-long: deps ## the long tests only, release build
	@$(ENV) scripts/build.sh release
	ctest --test-dir build --output-on-failure --no-tests=ignore -L long

bench: deps build ## measures the speed
	@$(ENV) scripts/build.sh release bastide_bench
	build/bastide bench
	build/bastide_bench

fuzz: deps ## runs each fuzzer for FUZZ_SECONDS=60
	@$(ENV) scripts/fuzz.sh $(FUZZ_SECONDS)

format: ## formats the C++ sources in place
	@scripts/format.sh

lint: ## format check, clang-tidy over all C++ sources, types of the page
	@$(ENV) scripts/lint.sh

clean: ## removes what was built (not what deps brought)
	@rm -rf build web/dist web/src/generated/bastide.wasm
