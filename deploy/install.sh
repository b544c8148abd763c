#!/usr/bin/env bash
# Installs a release on Debian, as root: install.sh inspection-VERSION-linux-CPU.tar.gz https://your.site
# SHA256SUMS lies beside the archive. The first run starts the server. Later ones put a newer release in place, for a
# restart to take into use; data, settings and earlier releases stay. DESTDIR puts all files below another root.
set -euo pipefail
# The service reads the program as another user.
umask 022
archive=${1:?which archive? install.sh inspection-VERSION-linux-CPU.tar.gz https://your.site}
site=${2:?which address? install.sh inspection-VERSION-linux-CPU.tar.gz https://your.site}
root=${DESTDIR:-}
name=$(basename "$archive" .tar.gz)
program=$root/opt/inspection
settings=$root/etc/inspection.env
units=$root/etc/systemd/system

# Fails for an archive that the list does not name, too.
(cd "$(dirname "$archive")" && grep -F " $name.tar.gz" SHA256SUMS | sha256sum --check --quiet)

id inspection >/dev/null 2>&1 ||
  useradd --system --home-dir /var/lib/inspection --shell /usr/sbin/nologin inspection

mkdir -p "$program/releases" "$units"
if [ ! -d "$program/releases/$name" ]; then
  # Moved into place when whole: an interrupted run leaves no half release.
  part=$(mktemp -d "$program/releases/.part-XXXXXX")
  trap 'rm -rf "$part"' EXIT
  tar --extract --gzip --no-same-owner --directory "$part" --file "$archive"
  mv "$part/$name" "$program/releases/"
fi

if [ ! -e "$settings" ]; then
  # It will hold passwords.
  install -m 600 /dev/null "$settings"
  printf '%s\n' "PUBLIC_URL=$site" TRUST_PROXY=on SAMPLE_CONTENT=off >"$settings"
fi

install -m 644 "$program/releases/$name"/deploy/*.{service,timer} "$units/"
systemctl daemon-reload
is_first=$([ -e "$program/current" ] && echo no || echo yes)
ln -sfn "releases/$name" "$program/current"
if [ "$is_first" = no ]; then
  echo "$name is in place. A restart takes it into use: systemctl restart inspection"
  exit
fi

systemctl enable --now inspection inspection-backup.timer
# A minute for the start; a database that is late takes longer.
for _ in {1..60}; do
  said=$(journalctl --unit inspection --output cat |
    grep -oE 'http[^" ]*#setup=[^" \]*|Sign in at [^"\]*' | tail -n 1) && break
  sleep 1
done
if [ -z "$said" ]; then
  echo "The server has not started yet. See: journalctl --unit inspection" >&2
  exit 1
fi
case $said in
  http*) echo "Choose the owner's password with this link, which works once: $said" ;;
  *) echo "$said" ;;
esac
