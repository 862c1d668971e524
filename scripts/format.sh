#!/usr/bin/env bash
# format.sh [--check]: clang-format over the C++ sources that git knows or would add.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mode=(-i)
[[ ${1:-} == --check ]] && mode=(--dry-run -Werror)
command -v clang-format-22 >/dev/null || { echo "SKIPPED: no clang-format-22: run make deps"; exit 77; }
git ls-files -z --cached --others --exclude-standard -- '*.cpp' '*.h' |
  while IFS= read -r -d '' file; do [[ -f $file ]] && printf '%s\0' "$file"; done |
  xargs -0 --no-run-if-empty -n 40 -P 2 clang-format-22 "${mode[@]}"
