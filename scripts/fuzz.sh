#!/usr/bin/env bash
# fuzz.sh [SECONDS]: builds the fuzzers and runs each for that long; new inputs go to build/fuzz/new/, findings to
# build/fuzz/found/. Fails with the first finding.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"
seconds=${1:-60}

scripts/build.sh fuzz
shopt -s nullglob
fuzzers=(tests/fuzz/*_fuzz.cpp)
((${#fuzzers[@]})) || { echo "no fuzzers yet"; exit 0; }
for source in "${fuzzers[@]}"; do
  name=$(basename "$source" _fuzz.cpp)
  mkdir -p "build/fuzz/new/$name" "build/fuzz/found" "tests/fuzz/corpus/$name"
  options=(-max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1
           -artifact_prefix="build/fuzz/found/$name-")
  [[ -f tests/fuzz/$name.dict ]] && options+=(-dict="tests/fuzz/$name.dict")
  echo "== $name for $seconds s"
  "build/fuzz/fuzz/$name" "${options[@]}" "build/fuzz/new/$name" "tests/fuzz/corpus/$name" 2>&1 |
    { grep -vE '^#[0-9]+\s+(NEW|REDUCE|pulse|RELOAD)' || true; }
done
echo "no finding in ${#fuzzers[@]} fuzzers"
