#!/bin/sh
# One backup through the site's own API, for cron or a timer: backup.sh https://bluebonnet.example FOLDER
# LOGIN names a file with {"password":"..."} that nobody else may read.
set -eu
site=$1
folder=$2
login=${LOGIN:-/etc/inspection-login.json}
umask 077
jar=$(mktemp)
part=$folder/backup-$(date +%F).tar.gz.part
signed_in=no

call() {
  curl --silent --show-error --fail --cookie "$jar" --cookie-jar "$jar" \
    --header "Origin: $site" --header 'Content-Type: application/json' "$@"
}

# After a failure too: a session left behind would stay open for days.
finish() {
  status=$?
  if [ "$signed_in" = yes ]; then
    call --request DELETE "$site/api/session" || status=$?
  fi
  rm -f "$jar" "$part"
  exit "$status"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

call --data @"$login" --output /dev/null "$site/api/session"
signed_in=yes
call --data @"$login" --output "$part" "$site/api/backup"
# An archive that was cut off does not count.
gzip --test "$part"
mv "$part" "${part%.part}"
