#!/usr/bin/env bash
# Guess: for a WEEKLY rule, BYSETPOS=1 is the first of its days in each week, in every library.
# What happens: python-dateutil 2.8.2 lets the first week begin at the start of the series, so that a series from a
# Wednesday has Wednesday as the first of Monday, Wednesday and Friday. rrule-temporal 2.2.8 takes the whole week, as
# RFC 5545 says, and has nothing before the next Monday.
# Tried: 28 November 2026, Node 20, Debian 12.
# Why it matters: whoever compares an expander with dateutil, the usual reference, finds a fault that is none; and of
# two programs that show one calendar, one has the inspector busy on a day on which the other has not.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" rrule-temporal@2.2.8
version=$(dpkg-query -W -f '${Version}' python3-dateutil)
if [[ $version != 2.8.2-* ]]; then
  echo "Needs python3-dateutil 2.8.2 of Debian 12, found $version"
  exit 1
fi

cat > "$dir/expand.mjs" <<'JS'
import { RRuleTemporal } from 'rrule-temporal';

const rruleString = 'DTSTART:20261202T090000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1;COUNT=2';
const dates = new RRuleTemporal({ rruleString }).all().map((date) => date.toString().slice(0, 10));
console.log(`rrule-temporal: ${dates.join(' ')}`);
JS
cat > "$dir/expand.py" <<'PY'
from datetime import datetime
from dateutil.rrule import rrulestr

rule = rrulestr('FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1;COUNT=2', dtstart=datetime(2026, 12, 2, 9))
print('python-dateutil: ' + ' '.join(str(date.date()) for date in rule))
PY

seen=$(cd "$dir" && node expand.mjs && /usr/bin/python3 expand.py)
echo "$seen"
expected='rrule-temporal: 2026-12-07 2026-12-14
python-dateutil: 2026-12-02 2026-12-07'
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
