#!/bin/sh
# Builds the container image with the first builder that works on this machine. Usage: sh deploy/container/build.sh
cd "$(dirname "$0")/../.." || exit 1
for builder in podman docker buildah; do
  "$builder" info >/dev/null 2>&1 || continue
  exec "$builder" build -f deploy/container/Containerfile -t voie-libre .
done
echo 'NOT RUN: the container image is not built; no podman, docker or buildah works on this machine'
