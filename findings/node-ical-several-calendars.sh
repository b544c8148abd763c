#!/usr/bin/env bash
# Guess: a file with two iCalendar objects (RFC 5545, section 3.4, allows a sequence of them) gives the
# events of both.
# What happens: node-ical 0.27.2 returns the events of the last one only, without a warning; ical.js 2.2.1
# returns both objects.
# Tried: 28 November 2026, Node 20.
# Why it matters: calendars that are exported together, or joined by a program, are one such file. Whoever
# reads busy times this way offers the hours of all calendars but the last as free.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" node-ical@0.27.2 ical.js@2.2.1

cat > "$dir/read.mjs" <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';

const calendar = (title) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//finding//EN',
    'BEGIN:VEVENT',
    `UID:${title}@example.com`,
    'DTSTAMP:20261101T000000Z',
    'DTSTART:20261201T150000Z',
    'DTEND:20261201T160000Z',
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const file = calendar('Dentist') + calendar('School');
const byNodeIcal = Object.values(ical.sync.parseICS(file))
  .filter(({ type }) => type === 'VEVENT')
  .map(({ summary }) => summary);
const byIcalJs = ICAL.parse(file).map((root) =>
  new ICAL.Component(root).getFirstSubcomponent('vevent').getFirstPropertyValue('summary'),
);
console.log(`node-ical: ${byNodeIcal.join(', ')}`);
console.log(`ical.js: ${byIcalJs.join(', ')}`);
JS

seen=$(cd "$dir" && node read.mjs)
echo "$seen"
if [[ $seen != $'node-ical: School\nical.js: Dentist, School' ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
