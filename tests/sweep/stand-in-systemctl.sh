#!/bin/bash
# Stands in for systemd where it does not run: starts and stops what a unit of /etc/systemd/system says, as its account,
# with its variables and without the right to write to the sources. The rest of its sandbox is not there.
set -e
verb=$1 && shift
[ "$1" = --now ] && shift
case $verb in daemon-reload) exit 0 ;; esac
value() { sed -n "s/^$1=//p" "$unit"; }
as_account() {
  exec setsid unshare --mount sh -c 'mount -o remount,bind,ro /opt && exec setpriv "$@"' - \
    --reuid="$(value User)" --regid="$(value Group)" --init-groups --bounding-set=-all --no-new-privs "$@"
}

start() {
  if [ -e "/run/$name.pid" ] && kill -0 "$(cat "/run/$name.pid")" 2>/dev/null; then return; fi
  install -d -o "$(value User)" -m "$(value StateDirectoryMode)" "/var/lib/$(value StateDirectory)"
  set -a
  for variable in $(value Environment); do export "${variable?}"; done
  for file in $(value EnvironmentFile); do . "$file"; done
  set +a
  cd "$(value WorkingDirectory)"
  umask "$(value UMask)"
  if [ "$(value Type)" = oneshot ]; then
    for _ in $(seq "$(value StartLimitBurst)"); do
      if (as_account $(value ExecStart)); then return; fi
      sleep 5 # for its RestartSec
    done
    return 1
  fi
  (as_account $(value ExecStart)) >>/run/journal 2>&1 </dev/null &
  main=$!
  echo $main >"/run/$name.pid"
  # As with systemd, what becomes of the site meanwhile is the command's to notice.
  if ! (export MAINPID=$main && eval "$(value ExecStartPost)"); then tail -n 20 /run/journal; exit 1; fi
}

stop() {
  [ -e "/run/$name.pid" ] || return 0
  pid=$(cat "/run/$name.pid")
  kill "$pid"
  timeout "$(value TimeoutStopSec)" tail --pid="$pid" -f /dev/null
  rm "/run/$name.pid"
}

for name in "$@"; do
  name=${name%.service}
  case $name in *.timer) [ -e "/etc/systemd/system/$name" ] && continue ;; esac
  unit=/etc/systemd/system/$name.service
  [ -e "$unit" ]
  case $verb in
    enable | start) start ;;
    stop) stop ;;
    restart) stop && start ;;
    *) exit 1 ;;
  esac
done
