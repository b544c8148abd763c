#!/usr/bin/env bash
# Guess: what ical-generator writes is a complete stream, so two of its files can be joined with `cat`.
# What happens: ical-generator 11.1.2 ends with END:VCALENDAR without the CRLF that RFC 5545, section 3.1,
# asks for after each line. Joined, the end of one file and the beginning of the next are one line, and
# ical.js 2.2.1 refuses the whole; ts-ics 2.4.6 reads both events.
# Tried: 28 November 2026, Node 20.
# Why it matters: offices join the feeds of several inspectors into one. It fails elsewhere, at whoever
# reads the joined file, and every event in it is lost.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" \
  ical-generator@11.1.2 ical.js@2.2.1 ts-ics@2.4.6 zod@4.1.12

cat > "$dir/join.mjs" <<'JS'
import ical from 'ical-generator';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';

function file(title) {
  const calendar = ical({ name: title });
  const start = new Date('2026-12-01T15:00:00Z');
  calendar.createEvent({ id: title, start, end: new Date('2026-12-01T16:00:00Z'), summary: title });
  return calendar.toString();
}

function outcome(read, text) {
  try {
    return `${read(text)} events`;
  } catch {
    return 'refused';
  }
}

const readers = {
  'ical.js': (text) => ICAL.parse(text).length,
  'ts-ics': (text) => convertIcsCalendar(undefined, text).events?.length ?? 0,
};
const joined = file('One') + file('Two');
const ended = `${file('One')}\r\n${file('Two')}\r\n`;
console.log(`last line ended: ${file('One').endsWith('\n')}`);
for (const [name, read] of Object.entries(readers)) {
  console.log(`${name}: joined ${outcome(read, joined)}, with CRLF ${outcome(read, ended)}`);
}
JS

seen=$(cd "$dir" && node join.mjs)
echo "$seen"
expected='last line ended: false
ical.js: joined refused, with CRLF 2 events
ts-ics: joined 2 events, with CRLF 2 events'
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
