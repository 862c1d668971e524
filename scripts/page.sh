#!/usr/bin/env bash
# page.sh: builds the page into web/dist/ unless it is newer than all it is made from.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root/web"

# npm ci only when the lock file changed since the last one: npm leaves its own copy in node_modules.
if [[ ! -f node_modules/.bastide-lock ]] || ! cmp -s package-lock.json node_modules/.bastide-lock; then
  npm ci --no-progress
  mkdir -p node_modules
  cp package-lock.json node_modules/.bastide-lock
fi
if [[ -f dist/index.html && -z $(find . ../docs/rules ../variants -path ./node_modules -prune -o -path ./dist -prune -o \
    -type f -newer dist/index.html -print -quit) ]]; then
  exit 0
fi
npm run --silent build
touch dist/index.html
