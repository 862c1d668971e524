#!/usr/bin/env bash
# with-node.sh [--in DIR] [--browser] COMMAND…: runs a test's command with the project's Node.js.
# Exits with 77 (skipped, to ctest) and says why when something that only `make test` brings is absent.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"

skip() { echo "SKIPPED: $1"; exit 77; }

while [[ $1 == --* ]]; do
  case $1 in
    --in)
      cd "$root/$2"
      [[ -d node_modules ]] || skip "no $2/node_modules: run make deps page"
      shift 2 ;;
    --browser)
      command -v chromium >/dev/null || skip "no chromium: run make deps"
      [[ -f $root/web/dist/index.html ]] || skip "the page is not built: run make page"
      shift ;;
    *) echo "with-node.sh: unknown option $1" >&2; exit 2 ;;
  esac
done
command -v node >/dev/null || skip "no node: run make deps"
exec "$@"
