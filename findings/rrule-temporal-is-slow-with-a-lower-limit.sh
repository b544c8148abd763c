#!/usr/bin/env bash
# Guess: a lower maxCandidateEvaluations (1,000,000 by default) makes rrule-temporal 2.2.8 stop earlier, and changes
# nothing for rules that stay far below it.
# What happens: below the default the library leaves its fast path for every rule. A weekly rule with 109 dates in
# the range takes about 20 times as much processor time with a limit of 100,000.
# Tried: 28 November 2026, Node 20.
# Why it matters: whoever reads calendars of strangers lowers such limits for safety. Here that makes the honest
# calendars slow: 300 weekly series took 2.9 s instead of 0.7 s, within a time limit that then refuses calendars.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" rrule-temporal@2.2.8

cat > "$dir/measure.mjs" <<'JS'
import { RRuleTemporal } from 'rrule-temporal';

const rruleString = 'DTSTART:20240101T090000Z\nRRULE:FREQ=WEEKLY';
const [from, to] = [new Date('2026-11-27'), new Date('2029-01-01')];

function processorTime(options) {
  const before = process.cpuUsage();
  for (let time = 0; time < 300; time += 1) {
    const dates = new RRuleTemporal({ rruleString, cache: false, ...options }).between(from, to, true);
    if (dates.length !== 109) throw new Error(`${dates.length} dates`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

for (const options of [{}, { maxCandidateEvaluations: 100_000 }]) processorTime(options);
const [fast, slow] = [processorTime({}), processorTime({ maxCandidateEvaluations: 100_000 })];
console.log(`without: ${fast.toFixed()} ms, with a limit of 100,000: ${slow.toFixed()} ms`);
if (slow < 4 * fast) process.exitCode = 1;
JS

if ! (cd "$dir" && node measure.mjs); then
  echo 'The behavior has changed.'
  exit 1
fi
