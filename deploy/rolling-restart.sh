#!/bin/sh
# Restarts processes one at a time while nginx sends them nothing: rolling-restart.sh 3001 3002 3003
# SERVERS is the upstream's server list, which nginx includes. The script stops at the first process that is not
# ready in time; that one stays off the list, and the others keep running.
set -eu
servers=${SERVERS:-/etc/nginx/inspection-servers.conf}
reload=${RELOAD:-systemctl reload nginx}
restart=${RESTART:-systemctl restart inspection@}
# Seconds until nginx's old workers have accepted their last request.
settle=${SETTLE:-2}
# Seconds allowed for a start.
ready_within=${READY_WITHIN:-60}

set_server() {
  sed -i "s/^server 127\.0\.0\.1:$1 .*/server 127.0.0.1:$1 $2;/" "$servers"
  $reload
}

for port in "$@"; do
  others=$(grep '^server ' "$servers" | grep -v "127\.0\.0\.1:$port " | grep -vc ' down;' || true)
  if [ "$others" -eq 0 ]; then
    echo "No other process would be left while $port restarts." >&2
    exit 1
  fi
  set_server "$port" down
  sleep "$settle"
  # The words of RESTART, with the port joined to the last one.
  # shellcheck disable=SC2086
  $restart"$port"
  left=$ready_within
  until curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$port/readyz"; do
    left=$((left - 1))
    if [ "$left" -le 0 ]; then
      echo "$port is not ready after $ready_within s and stays out of $servers." >&2
      exit 1
    fi
    sleep 1
  done
  set_server "$port" 'max_fails=1 fail_timeout=5s'
  echo "$port restarted."
done
