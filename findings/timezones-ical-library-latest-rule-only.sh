#!/usr/bin/env bash
# Guess: a VTIMEZONE of timezones-ical-library has the offset that a zone has at a date.
# What happens: timezones-ical-library 2.3.2 has the last rule that is known, as if it held since 1970. Of
# Morocco it says UTC+0, although the clock there showed UTC+1 in June 2025; Node's Intl has both.
# Tried: 28 November 2026, Node 20.
# Why it matters: when a law abolishes or adds daylight time from a day on, the next release of the library
# moves the appointments before that day by an hour.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" timezones-ical-library@2.3.2 ical.js@2.2.1

cat > "$dir/morocco.mjs" <<'JS'
import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';

const [definition] = tzlib_get_ical_block('Africa/Casablanca');
const zone = new ICAL.Timezone(ICAL.Component.fromString(definition));
const noon = ICAL.Time.fromDateTimeString('2025-06-02T12:00:00');
const shown = new Date('2025-06-02T12:00:00Z').toLocaleTimeString('en-GB', {
  timeZone: 'Africa/Casablanca',
});
console.log(`library: UTC+${zone.utcOffset(noon) / 3600}`);
console.log(`Intl: noon in UTC is ${shown}`);
console.log(`changes since 1970: ${definition.match(/BEGIN:(STANDARD|DAYLIGHT)/g).length - 1}`);
JS

seen=$(cd "$dir" && node morocco.mjs)
echo "$seen"
expected='library: UTC+0
Intl: noon in UTC is 13:00:00
changes since 1970: 0'
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
