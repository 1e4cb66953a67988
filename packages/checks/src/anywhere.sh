#!/bin/sh
# `pnpm test:anywhere [--busy] [STEP...]`: runs `npm test` on a clean clone of the last commit under unfamiliar conditions: an
# unprivileged user with an empty home, only DejaVu fonts, another time zone and language, one core. With `--busy` the run gets
# both cores, at low priority beside two busy loops. Prints each condition and whether this machine could set it. The status is
# that of `npm test`.
set -eu
busy=
if [ "${1-}" = --busy ]; then busy=yes && shift; fi
folder=$(mktemp -d "${TMPDIR:-/tmp}/voie-libre-anywhere-XXXXXX")
loops=
clean() {
  for loop in $loops; do kill "$loop"; done
  rm -rf "$folder" || { sleep 2 && rm -rf "$folder"; } # an ending browser may still write
}
trap clean EXIT
trap 'exit 1' INT TERM HUP
report() { printf '%-16s%s\n' "$1" "$2"; }

git clone --quiet "$(git rev-parse --show-toplevel)" "$folder/clone"
mkdir "$folder/home" "$folder/tmp"
chmod 755 "$folder"

# The zone farthest ahead of Europe: its date differs from the date in Paris for most of the day.
set -- HOME="$folder/home" TMPDIR="$folder/tmp" TZ=Pacific/Kiritimati LANG=C LC_ALL=C npm test -- "$@"
for faces in /usr/share/fonts/truetype/dejavu /usr/share/fonts/TTF /usr/share/fonts/dejavu*; do
  [ -d "$faces" ] && break
done
if [ -d "$faces" ]; then
  {
    echo '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
    echo "<fontconfig><dir>$faces</dir><cachedir>$folder/home/fonts</cachedir></fontconfig>"
  } >"$folder/fonts.conf"
  set -- FONTCONFIG_FILE="$folder/fonts.conf" "$@"
fi
# The programs, and a company's proxy and certificates for the package registry.
for name in PATH CHROMIUM_PATH HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE; do
  eval "value=\${$name-}"
  [ -z "$value" ] || set -- "$name=$value" "$@"
done
set -- env -i "$@"
if [ "$(id -u)" = 0 ]; then
  chown -R 65534:65534 "$folder"
  set -- setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
  report user 'uid 65534, empty home'
else
  report user 'this one, which is not root; empty home'
fi
[ -d "$faces" ] && report fonts 'DejaVu alone' || report fonts 'NOT SET: no DejaVu fonts (Debian: fonts-dejavu-core)'
report 'zone, language' 'Pacific/Kiritimati, C'
if [ "$busy" ]; then
  for _ in 1 2; do
    # Stops when this process is gone, even if killed.
    sh -c 'while kill -0 "$0" 2>/dev/null; do :; done' $$ &
    loops="$loops $!"
  done
  set -- nice -n 10 "$@"
  report speed 'two busy loops beside it'
elif command -v taskset >/dev/null; then
  set -- taskset -c 0 "$@"
  report speed 'one core'
else
  report speed 'NOT SET: no taskset'
fi

cd "$folder/clone"
# A process group of its own, where the machine can start one, so that a signal reaches the whole run.
$(command -v setsid) "$@" </dev/null &
run=$!
trap 'kill -s TERM -- "-$run" || kill -s TERM "$run"' INT TERM HUP
status=0
wait "$run" || status=$?
trap - INT TERM HUP
wait "$run" 2>/dev/null || true
exit "$status"
