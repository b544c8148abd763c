#!/usr/bin/env bash
# Guess: ical.js 2.2.1, the parser of Thunderbird, yields the dates of a rule as python-dateutil does.
# What happens, with starts that are in their rules: MONTHLY with BYMONTH and COUNT may lack its last date; YEARLY with
# BYMONTHDAY alone keeps to one month, not to all twelve; a negative BYMONTHDAY of a DAILY rule is ignored; and a
# WEEKLY rule ignores BYSETPOS, so that a day of the week is added.
# Tried: 28 November 2026, Node 20, Debian 12. Of 6,546 random rules, ical.js reads half as python-dateutil does.
# Why it matters: a busy day of the inspector that is lost is sold; one that is added costs a booking.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" ical.js@2.2.1
version=$(dpkg-query -W -f '${Version}' python3-dateutil)
if [[ $version != 2.8.2-* ]]; then
  echo "Needs python3-dateutil 2.8.2 of Debian 12, found $version"
  exit 1
fi

cat > "$dir/rules.txt" <<'RULES'
2026-09-26 FREQ=MONTHLY;BYMONTH=4,9;COUNT=3
2026-08-10 FREQ=YEARLY;BYMONTHDAY=10,18
2026-11-27 FREQ=DAILY;BYMONTHDAY=-4,12
2026-11-23 FREQ=WEEKLY;BYDAY=FR,MO;BYSETPOS=1
RULES
cat > "$dir/expand.mjs" <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

for (const line of readFileSync('rules.txt', 'utf8').trim().split('\n')) {
  const [start, rule] = line.split(' ');
  const dates = [];
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(`${start}T09:00:00`));
  for (let time = iterator.next(); time && dates.length < 4; time = iterator.next()) {
    dates.push(time.toString().slice(2, 10));
  }
  console.log(`ical.js  ${rule}: ${dates.join(' ')}`);
}
JS
cat > "$dir/expand.py" <<'PY'
from itertools import islice
from dateutil.parser import parse
from dateutil.rrule import rrulestr

for line in open('rules.txt'):
    start, rule = line.split()
    dates = islice(rrulestr(rule, dtstart=parse(start)), 4)
    print(f'dateutil {rule}: ' + ' '.join(f'{date:%y-%m-%d}' for date in dates))
PY

seen=$(cd "$dir" && node expand.mjs && /usr/bin/python3 expand.py)
echo "$seen"
expected='ical.js  FREQ=MONTHLY;BYMONTH=4,9;COUNT=3: 26-09-26 27-04-26
ical.js  FREQ=YEARLY;BYMONTHDAY=10,18: 26-08-10 26-08-18 27-08-10 27-08-18
ical.js  FREQ=DAILY;BYMONTHDAY=-4,12: 26-11-27 26-12-12 27-01-12 27-02-12
ical.js  FREQ=WEEKLY;BYDAY=FR,MO;BYSETPOS=1: 26-11-23 26-11-27 26-11-30 26-12-04
dateutil FREQ=MONTHLY;BYMONTH=4,9;COUNT=3: 26-09-26 27-04-26 27-09-26
dateutil FREQ=YEARLY;BYMONTHDAY=10,18: 26-08-10 26-08-18 26-09-10 26-09-18
dateutil FREQ=DAILY;BYMONTHDAY=-4,12: 26-11-27 26-12-12 26-12-28 27-01-12
dateutil FREQ=WEEKLY;BYDAY=FR,MO;BYSETPOS=1: 26-11-23 26-11-30 26-12-07 26-12-14'
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
