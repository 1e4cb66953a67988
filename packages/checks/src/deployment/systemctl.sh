#!/bin/sh
# Stands in for systemd in guide.deployed.ts: `enable --now` and `restart` run a unit as its file says, without isolation. The
# folder GUIDE_FOLDER replaces the root of the machine; the instance of a unit is its port, as in voie-libre@4301.
set -eu
command=$1
shift

# The guide puts nginx' file in place before nginx has started here. `nginx -t` leaves an empty file of its process.
if [ "$command" = reload ] && [ -s "$GUIDE_FOLDER/run/nginx.pid" ]; then exec "$@" -s reload; fi
if [ "$command" = reload ]; then exec "$@"; fi
[ "$command" = enable ] || [ "$command" = restart ] || exit 0

answers() { curl --fail --silent --output /dev/null "http://127.0.0.1:$port/health/live"; }
values() { printf '%s\n' "$unit" | sed -n "s/^$1=//p"; }

mkdir -p "$GUIDE_FOLDER/services"
for name in "$@"; do
  case $name in *@*) ;; *) continue ;; esac
  port=${name#*@}
  process=$GUIDE_FOLDER/services/$port
  # Like systemd, it waits until the old process has stopped, but not until the new one answers.
  if [ -f "$process" ]; then
    # A server that was started a moment ago cannot receive the signal yet.
    until answers; do sleep 0.05; done
    kill "$(cat "$process")"
    while answers; do sleep 0.05; done
  fi
  unit=$(sed -E "s#%i#$port#g; s#([= ])/(srv|etc)/voie-libre#\1$GUIDE_FOLDER/\2/voie-libre#g" \
    "$GUIDE_FOLDER/etc/systemd/system/${name%@*}@.service")
  (
    cd "$(values WorkingDirectory)"
    # The variables and arguments of a unit are words.
    exec env $(values Environment) setsid node $(values ExecStart | cut -d' ' -f2-) </dev/null >>"$GUIDE_FOLDER/services.log" 2>&1
  ) &
  echo $! >"$process"
done
