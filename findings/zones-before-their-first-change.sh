#!/usr/bin/env bash
# Guess: before the first change that a VTIMEZONE lists, its time has the offset of that change's
# TZOFFSETFROM, "the offset in use when the onset of this observance began" (RFC 5545, section 3.8.3.4).
# What happens: ical.js 2.2.1 takes UTC for such times, and Debian 12's python3-icalendar 4.0.3 the offset
# after the first change: a winter day is read in daylight time.
# Tried: 28 November 2026, Node 20, Debian 12.
# Why it matters: some programs write only the changes around an event's year. An appointment at 10:00
# in February is then read at 4:00 or at 9:00 in Dallas.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" ical.js@2.2.1
version=$(dpkg-query -W -f '${Version}' python3-icalendar)
if [[ $version != 4.0.3-* ]]; then
  echo "Needs python3-icalendar 4.0.3 of Debian 12, found $version"
  exit 1
fi

printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 'PRODID:-//finding//EN' BEGIN:VTIMEZONE TZID:Office \
  BEGIN:DAYLIGHT DTSTART:20260308T020000 TZOFFSETFROM:-0600 TZOFFSETTO:-0500 TZNAME:CDT END:DAYLIGHT \
  BEGIN:STANDARD DTSTART:20261101T020000 TZOFFSETFROM:-0500 TZOFFSETTO:-0600 TZNAME:CST END:STANDARD \
  END:VTIMEZONE BEGIN:VEVENT UID:one@example.com DTSTAMP:20260101T000000Z SUMMARY:Inspection \
  'DTSTART;TZID=Office:20260202T100000' DURATION:PT1H END:VEVENT END:VCALENDAR > "$dir/feed.ics"

cat > "$dir/read.cjs" <<'JS'
const { readFileSync } = require('node:fs');
const ICAL = require('ical.js').default ?? require('ical.js');

const calendar = new ICAL.Component(ICAL.parse(readFileSync('feed.ics', 'utf8')));
const start = calendar.getFirstSubcomponent('vevent').getFirstPropertyValue('dtstart');
console.log(`ical.js: ${start.toJSDate().toISOString().slice(11, 16)}`);
JS
cat > "$dir/read.py" <<'PY'
import datetime
import icalendar

with open('feed.ics', 'rb') as feed:
    calendar = icalendar.Calendar.from_ical(feed.read())
start = calendar.walk('VEVENT')[0]['DTSTART'].dt
print('icalendar: ' + start.astimezone(datetime.timezone.utc).strftime('%H:%M'))
PY

seen=$(cd "$dir" && node read.cjs && /usr/bin/python3 read.py)
echo "$seen"
expected='ical.js: 10:00
icalendar: 15:00'
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
