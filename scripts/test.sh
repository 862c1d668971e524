#!/usr/bin/env bash
# test.sh: builds everything that is tested and runs it in one ctest, whose last lines count it all:
# the release (with the page's, browser's and repository's tests), sanitizers, and the engine with g++ 12.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"

step() { echo "== $1 (${SECONDS}s)"; }

step "release build"; scripts/build.sh release
step "WebAssembly";   scripts/build.sh wasm
step "page";          scripts/page.sh
step "sanitizer build"; scripts/build.sh debug
step "g++ 12 build";  scripts/build.sh gcc

# A folder of tests that is nothing but the builds' folders.
mkdir -p build/all
printf 'subdirs("%s")\n' "$root/build" "$root/build/debug" "$root/build/gcc" >build/all/CTestTestfile.cmake

step "tests"
exec ctest --test-dir build/all --label-exclude long --output-on-failure --parallel "$(nproc)" \
  --output-log build/all/ctest.log --progress
