#!/bin/sh
# One dump of the database that PGHOST, PGUSER, PGPASSWORD and PGDATABASE name: backup-database.sh FOLDER DAYS
# Restore it into an empty database with pg_restore. Dumps older than DAYS are deleted after a new one is there.
set -eu
folder=$1
days=$2
umask 077
name=$folder/database-$(date -u +%Y-%m-%dT%H%M%SZ).dump
trap 'rm -f "$name.part"' EXIT

pg_dump --format=custom --no-owner --file="$name.part"
# A dump that was cut off has no readable list of contents.
pg_restore --list "$name.part" >/dev/null
mv "$name.part" "$name"
find "$folder" -name 'database-*.dump' -mtime "+$days" -delete
