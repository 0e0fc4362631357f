#!/bin/sh
# certificates.sh NAME…: a certificate for each host name that has none yet, by certbot, as root. It is written to where
# nginx reads it, now and whenever `certbot renew` has a new one. See docs/deployment.md, Certificates.
set -eu
https=${HTTPS_DIR:-/etc/nginx/https}
challenges=${CHALLENGE_DIR:-/var/lib/plaza/acme}
# nginx's workers read the files at each handshake
group=${HTTPS_GROUP:-www-data}

# certbot's hook, which names the folder of the certificate in RENEWED_LINEAGE
if [ "${1:-}" = --install ]; then
  https=$2 group=$3
  name=$(basename "$RENEWED_LINEAGE")
  umask 077
  cat "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" >"$https/.$name.new"
  chgrp "$group" "$https/.$name.new"
  chmod 640 "$https/.$name.new"
  # a handshake finds the old file or the new one
  mv "$https/.$name.new" "$https/$name.pem"
  exit
fi

mkdir -p "$https" "$challenges"
self=$(realpath "$0")
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0
for name in "$@"; do
  [ ! -s "$https/$name.pem" ] || continue
  # a name that fails stops no other; --force-renewal writes a file that was lost again
  if certbot certonly --non-interactive --webroot --webroot-path "$challenges" --domain "$name" --cert-name "$name" \
    --force-renewal --deploy-hook "$self --install $https $group" </dev/null >"$log" 2>&1 && [ -s "$https/$name.pem" ]; then
    echo "$name: has a certificate"
  else
    failed=$((failed + 1))
    echo "$name: has none yet: $(grep -m 1 -E '^ *(Detail|An unexpected error|Error|.*Error):|[Tt]oo many' "$log" || tail -n 1 "$log")" >&2
  fi
done
[ "$failed" = 0 ]
