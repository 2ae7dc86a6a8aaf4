#!/bin/sh
# Make a base image out of Debian packages, for builds that can reach no container registry.
#
#     sudo deploy/build_base.sh                 # localhost/chabudai-base:trixie
#     sudo SUITE=bookworm MIRROR=… deploy/build_base.sh
#
# Needs root, debootstrap and podman (or buildah's storage through podman).
set -eu

suite=${SUITE:-trixie}
image=${IMAGE:-localhost/chabudai-base:$suite}

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

debootstrap --variant=minbase --include=ca-certificates,python3 "$suite" "$root" ${MIRROR:+"$MIRROR"}

# Package lists, manuals and translations are of no use in a container. Copyright files stay.
rm -rf "$root"/var/lib/apt/lists/* "$root"/var/cache/apt/* "$root"/var/cache/debconf/*-old "$root"/var/log/*
rm -rf "$root"/usr/share/man "$root"/usr/share/info "$root"/usr/share/locale
find "$root/usr/share/doc" ! -type d ! -name copyright -delete
find "$root/usr/share/doc" -type d -empty -delete

tar --create --numeric-owner --one-file-system --directory "$root" . |
    podman import --change 'ENV PYTHONDONTWRITEBYTECODE=1' --change 'CMD ["python3"]' - "$image"
echo "Made $image."
