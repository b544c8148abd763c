#!/usr/bin/env bash
# Guess: an expander that searches only so far throws, or says that there may be more.
# What happens: rrule-rust 3.1.1 answers no occurrences at all, and no error, for a valid rule of every 20 minutes
# between 4 and 5 on Mondays and Fridays, because it gives up before it has found the first one. rrule-temporal 2.2.8
# and python-dateutil find them; where rrule-temporal reaches its limit, it throws.
# Tried: 28 November 2026, Node 20 on x64, Debian 12.
# Why it matters: "nothing found" is read as "nothing there". A calendar whose busy times are read so has the
# inspector free, and nobody is told.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" rrule-rust@3.1.1 rrule-temporal@2.2.8
version=$(dpkg-query -W -f '${Version}' python3-dateutil)
if [[ $version != 2.8.2-* ]]; then
  echo "Needs python3-dateutil 2.8.2 of Debian 12, found $version"
  exit 1
fi

cat > "$dir/expand.mjs" <<'JS'
import { createRequire } from 'node:module';
import { RRuleTemporal } from 'rrule-temporal';

const { DateTime, DtStart, RRule, RRuleSet } = createRequire(import.meta.url)('rrule-rust');
const rule = 'FREQ=MINUTELY;BYDAY=FR,MO;BYHOUR=4,8,20;COUNT=3';
const dtstart = new DtStart(DateTime.fromString('20260905T000000Z'));
const rust = new RRuleSet({ dtstart }).addRRule(RRule.fromString(`RRULE:${rule}`));
console.log(`rrule-rust: ${rust.all().length}`);
const temporal = new RRuleTemporal({ rruleString: `DTSTART:20260905T000000Z\nRRULE:${rule}` });
console.log(`rrule-temporal: ${temporal.all().length}`);
JS
cat > "$dir/expand.py" <<'PY'
from datetime import datetime
from dateutil.rrule import rrulestr

rule = rrulestr('FREQ=MINUTELY;BYDAY=FR,MO;BYHOUR=4,8,20;COUNT=3', dtstart=datetime(2026, 9, 5))
print(f'python-dateutil: {len(list(rule))}')
PY

seen=$(cd "$dir" && node expand.mjs && /usr/bin/python3 expand.py)
echo "$seen"
if [[ $seen != $'rrule-rust: 0\nrrule-temporal: 3\npython-dateutil: 3' ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
