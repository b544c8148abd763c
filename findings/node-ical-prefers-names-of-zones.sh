#!/usr/bin/env bash
# Guess: a reader of calendars takes the rules of a zone from the VTIMEZONE in the calendar, which RFC 5545,
# section 3.2.19, demands for each TZID.
# What happens: node-ical 0.27.2 goes by the name. A zone that its calendar defines 7 hours behind UTC is read
# as New York's if it is called "Eastern Standard Time", and in the zone of the machine if nobody else
# knows its name. ical.js 2.2.1 and ts-ics 2.4.6 read the definition.
# Tried: 28 November 2026, Node 20.
# Why it matters: Outlook writes the zone of a computer under the name that it has there, with rules of its own
# if its owner has turned daylight time off. The same file is at two different hours in two programs.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" \
  node-ical@0.27.2 ical.js@2.2.1 ts-ics@2.4.6 zod@4.1.12

cat > "$dir/zones.mjs" <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const calendarIn = (zone) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//finding//EN',
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0700',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:one@example.com',
    'DTSTAMP:20260101T000000Z',
    'SUMMARY:Inspection',
    `DTSTART;TZID=${zone}:20260602T100000`,
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const readers = {
  'node-ical': (text) =>
    Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').start,
  'ical.js': (text) =>
    new ICAL.Component(ICAL.parse(text))
      .getFirstSubcomponent('vevent')
      .getFirstPropertyValue('dtstart')
      .toJSDate(),
  'ts-ics': (text) => convertIcsCalendar(undefined, text).events[0].start.date,
};
for (const zone of ['Eastern Standard Time', 'Office']) {
  for (const [name, read] of Object.entries(readers)) {
    console.log(`${zone}, ${name}: ${read(calendarIn(zone)).toISOString().slice(11, 16)}`);
  }
}
JS

seen=$(cd "$dir" && TZ=UTC node zones.mjs)
echo "$seen"
expected='Eastern Standard Time, node-ical: 14:00
Eastern Standard Time, ical.js: 17:00
Eastern Standard Time, ts-ics: 17:00
Office, node-ical: 10:00
Office, ical.js: 17:00
Office, ts-ics: 17:00'
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
