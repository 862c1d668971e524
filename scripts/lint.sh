#!/usr/bin/env bash
# lint.sh [FILE…]: format check, then clang-tidy over the given or all C++ sources, then the page's types.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"
scripts/format.sh --check

# clang-tidy reads the debug build's commands: no LTO, assertions on.
[[ -f build/debug/build.ninja ]] || cmake --preset debug >/dev/null
if (($#)); then
  files=("$@")
else
  mapfile -t files < <(git ls-files '*.cpp' ':!cmake' ':!wasm')
fi
((${#files[@]})) && printf '%s\0' "${files[@]}" |
  xargs -0 -n 1 -P 2 clang-tidy-22 -p build/debug --quiet --warnings-as-errors='*'
if [[ -d web/node_modules && $# -eq 0 ]]; then
  (cd web && npm run --silent check)
fi
