#!/usr/bin/env bash
# build.sh PRESET [TARGET…]: configures once, then builds; quiet but for warnings, errors and a summary.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"
preset=$1
shift
dir=build/$preset
[[ $preset == release ]] && dir=build

if ! command -v "clang++-22" >/dev/null; then
  echo "clang++-22 is missing: run make deps first" >&2
  exit 1
fi
# Configured before the test libraries were installed: once more, with tests, if all is wanted.
if (($# == 0)) && grep -qs '^GTest_DIR:PATH=.*NOTFOUND' "$dir/CMakeCache.txt"; then
  rm "$dir/build.ninja"
fi
if [[ ! -f $dir/build.ninja ]]; then
  cmake --preset "$preset" >"/tmp/bastide-configure.$$" || { cat "/tmp/bastide-configure.$$"; exit 1; }
  rm -f "/tmp/bastide-configure.$$"
fi
cmake --build --preset "$preset" ${1:+--target "$@"} -- --quiet
