# Sourced by the Makefile and the scripts: puts the project's own Node.js first, where scripts/deps.sh brought one.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export PATH="$root/.deps/node_modules/.bin:$PATH"
# Keeps npm and vite from asking questions or the network without need.
export CI=${CI:-1} NO_UPDATE_NOTIFIER=1 npm_config_fund=false npm_config_audit=false npm_config_update_notifier=false
