#!/bin/sh
# One backup through the site's own API, for a timer on another machine: backup.sh https://bluebonnet.example FOLDER
# KEY names a file that nobody else may read, with an API key of the scope "backup".
set -eu
site=$1
folder=$2
key=${KEY:-/etc/inspection-backup-key}
umask 077
file=$folder/backup-$(date -u +%Y-%m-%dT%H%M%SZ).tar.gz
trap 'rm -f "$file.part"' EXIT
trap 'exit 1' HUP INT TERM

# In curl's configuration, because every user of the machine can read a command's arguments.
printf 'header = "Authorization: Bearer %s"\n' "$(cat "$key")" |
  curl --config - --silent --show-error --fail --request POST --output "$file.part" "$site/api/backup"
# An archive that was cut off does not count.
gzip --test "$file.part"
sync "$file.part"
mv "$file.part" "$file"
