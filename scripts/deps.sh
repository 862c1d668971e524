#!/usr/bin/env bash
# deps.sh [run|all]: installs what is missing on Debian 12, to build and run (run) or also to test and work on (all).
# Idempotent, and quick when nothing is missing. Root is asked for only to install Debian packages.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"
what=${1:-all}

run_packages=(
  ca-certificates git g++ cmake ninja-build ccache mold
  clang-22 lld-22 llvm-22 wasi-libc libc++-22-dev-wasm32 libc++abi-22-dev-wasm32 libclang-rt-22-dev-wasm32
  libboost1.81-dev libboost-json1.81-dev libboost-system1.81-dev libtomlplusplus-dev libfmt-dev libcli11-dev
  zlib1g-dev libbrotli-dev
)
test_packages=(
  libgtest-dev libgmock-dev libbenchmark-dev librapidcheck-dev
  libclang-rt-22-dev clang-tidy-22 clang-format-22 python3 chromium fonts-dejavu-core
)

# The Node.js that is brought where the system's is too old for Vite 8 (^20.19 or >= 22.12), and its npm.
node_version=22.23.3
npm_version=11.19.1

as_root() {
  if ((EUID == 0)); then
    "$@"
  elif command -v sudo >/dev/null; then
    echo "root is needed to install packages: sudo may ask for your password" >&2
    sudo "$@"
  else
    echo "as root, please run: $*" >&2
    exit 1
  fi
}

# What dpkg says step by step is of no interest; errors are on the other stream.
apt() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 "$@" </dev/null >/dev/null; }

missing_packages() {
  local package
  for package in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || echo "$package"
  done
}

install_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  echo "installing: ${missing[*]}"
  # Without lists, or with ones too old to know a package or to find its file, they are fetched anew.
  if ! apt-cache show "${missing[@]}" >/dev/null 2>&1 ||
    ! apt install -y --no-install-recommends "${missing[@]}"; then
    apt update
    apt install -y --no-install-recommends "${missing[@]}"
  fi
}

node_is_recent() {
  command -v node >/dev/null && command -v npm >/dev/null || return 1
  local major minor
  IFS=. read -r major minor _ < <(node -p 'process.versions.node' 2>/dev/null) || return 1
  # Vite 8 does not install with npm 9 or 10.
  local npm_major
  npm_major=$(npm --version 2>/dev/null | cut -d. -f1)
  ((npm_major >= 11)) || return 1
  ((major > 22 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19)))
}

bring_node() {
  node_is_recent && return 0
  command -v npm >/dev/null || install_packages npm
  local arch
  case $(uname -m) in
    x86_64) arch=x64 ;;
    aarch64) arch=arm64 ;;
    *) echo "no Node.js package for $(uname -m): install Node.js 22 and npm 11 yourself" >&2; exit 1 ;;
  esac
  echo "bringing Node.js $node_version and npm $npm_version into .deps/"
  mkdir -p .deps
  npm install --prefix .deps --no-save --no-package-lock --loglevel=error \
    "node-linux-$arch@$node_version" "npm@$npm_version"
  hash -r
  node_is_recent || { echo "Node.js $node_version was brought but does not run" >&2; exit 1; }
}

case $what in
  run) install_packages "${run_packages[@]}" ;;
  all) install_packages "${run_packages[@]}" "${test_packages[@]}" ;;
  *) echo "usage: deps.sh [run|all]" >&2; exit 2 ;;
esac
bring_node
