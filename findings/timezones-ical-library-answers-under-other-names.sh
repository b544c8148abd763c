#!/usr/bin/env bash
# Guess: the VTIMEZONE that timezones-ical-library gives for a name can be added to a calendar whose events
# use that name.
# What happens: for 261 of its 601 names, timezones-ical-library 2.3.2 answers with the definition of the
# zone that the name stands for, under that zone's TZID: America/New_York for US/Eastern. ical.js 2.2.1 then
# does not find US/Eastern in the calendar, and takes the event for one without a zone.
# Tried: 28 November 2026, Node 20.
# Why it matters: calendars without a VTIMEZONE name US/Eastern or US/Central often; the appointment is then
# at that hour of whoever reads it.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" timezones-ical-library@2.3.2 ical.js@2.2.1

cat > "$dir/names.mjs" <<'JS'
import ICAL from 'ical.js';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

function startIn(name, definition) {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addSubcomponent(ICAL.Component.fromString(definition));
  const event = ICAL.Component.fromString(
    `BEGIN:VEVENT\r\nDTSTART;TZID=${name}:20260602T100000\r\nEND:VEVENT`,
  );
  calendar.addSubcomponent(event);
  return event.getFirstPropertyValue('dtstart').zone.tzid;
}

const names = tzlib_get_timezones();
const definitionOf = (name) => tzlib_get_ical_block(name)[0];
const others = names.filter((name) => !definitionOf(name).includes(`TZID:${name}\r\n`));
console.log(`${others.length} of ${names.length} names`);
for (const name of ['America/New_York', 'US/Eastern']) {
  console.log(`${name}: ${startIn(name, definitionOf(name))}`);
}
JS

seen=$(cd "$dir" && node names.mjs)
echo "$seen"
expected='261 of 601 names
America/New_York: America/New_York
US/Eastern: floating'
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
