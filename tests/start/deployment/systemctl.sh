#!/bin/bash
# Stands in for systemd, which does not run here: starts what ExecStart of a unit says, as its user, in its folder and
# with its variables; those of its file win. ROOT is the folder that stands for /.
set -euo pipefail

start() {
  local name=$1 instance='' file=$1
  if [[ $name == *@* ]]; then instance=${name#*@} file=${name%@*}@; fi
  local unit
  unit=$(sed "s/%i/$instance/g" "$ROOT/etc/systemd/system/$file.service")
  setting() { sed -n "s/^$1=//p" <<<"$unit"; }
  local -a variables own command
  read -ra own <<<"$(setting Environment)"
  mapfile -t variables < <(grep -E '^[A-Z_]+=' "$(setting EnvironmentFile)")
  read -ra command <<<"$(setting ExecStart)"
  cd "$(setting WorkingDirectory)"
  umask "$(setting UMask)"
  setsid runuser -u "$(setting User)" -- env -i PATH=/usr/bin:/bin "${own[@]}" "${variables[@]}" "${command[@]}" \
    >>"$ROOT/log/$name" 2>&1 </dev/null &
  echo $! >"$ROOT/run/$name.pid"
}

stop() {
  local pid
  pid=$(cat "$ROOT/run/$1.pid")
  kill "$pid"
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
}

case "$*" in
daemon-reload) ls "$ROOT"/etc/systemd/system/*.service >/dev/null ;;
"enable --now "*) for name in "${@:3}"; do start "$name"; done ;;
"restart "*) for name in "${@:2}"; do stop "$name" && start "$name"; done ;;
"reload nginx") nginx -s reload 2>/dev/null || nginx ;;
*) echo "systemctl $* has no stand-in" >&2 && exit 1 ;;
esac
