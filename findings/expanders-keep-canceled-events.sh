#!/usr/bin/env bash
# Guess: libraries that answer "what happens between these days?" leave out events with STATUS:CANCELLED.
# What happens: ical-expander 3.2.0 and Debian 12's python3-recurring-ical-events 2.0.1 return them like any
# other event; leaving them out is left to whoever shows them.
# Tried: 28 November 2026, Node 20, Debian 12.
# Why it matters: a feed that keeps a canceled inspection for its SEQUENCE shows it as alive in programs
# built on these, and the inspector drives there. Only the title reaches every reader.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" ical-expander@3.2.0
version=$(dpkg-query -W -f '${Version}' python3-recurring-ical-events)
if [[ $version != 2.0.1-* ]]; then
  echo "Needs python3-recurring-ical-events 2.0.1 of Debian 12, found $version"
  exit 1
fi

printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 'PRODID:-//finding//EN' BEGIN:VEVENT \
  UID:one@example.com DTSTAMP:20261101T000000Z DTSTART:20261201T150000Z DTEND:20261201T160000Z \
  SUMMARY:Inspection STATUS:CANCELLED END:VEVENT END:VCALENDAR > "$dir/feed.ics"

cat > "$dir/expand.cjs" <<'JS'
const { readFileSync } = require('node:fs');
const IcalExpander = require('ical-expander');

const expander = new IcalExpander({ ics: readFileSync('feed.ics', 'utf8') });
const { events } = expander.between(new Date('2026-12-01'), new Date('2026-12-02'));
console.log(`ical-expander: ${events.map(({ summary }) => summary).join(', ')}`);
JS
cat > "$dir/expand.py" <<'PY'
import icalendar
import recurring_ical_events

with open('feed.ics', 'rb') as feed:
    calendar = icalendar.Calendar.from_ical(feed.read())
events = recurring_ical_events.of(calendar).at((2026, 12, 1))
print('recurring-ical-events: ' + ', '.join(str(event['SUMMARY']) for event in events))
PY

seen=$(cd "$dir" && node expand.cjs && /usr/bin/python3 expand.py)
echo "$seen"
if [[ $seen != $'ical-expander: Inspection\nrecurring-ical-events: Inspection' ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
