#!/usr/bin/env bash
# libphonenumber-js 1.13.16 does not translate letters into the digits of their keys, and finds no number beside a letter.
#
# Guess: like Google's libphonenumber, of which it is a port, it reads "1-800-FLOWERS" as +1 800 356 9377.
# What happens: it finds no number, and parsing the text gives +1 1800, which is no number. "972-555-0148cell" has none
#   either when it is searched, but is +1 972 555 0148 when it is parsed.
# Version: libphonenumber-js 1.13.16 (min metadata), tried 2026-11-28.
# Why it matters: real estate offices print vanity numbers such as 972-BUY-HOME, and people type what is printed.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" libphonenumber-js@1.13.16

cat >"$dir/try.mjs" <<'JS'
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const expected = {
  '1-800-FLOWERS': [0, false, '+11800'],
  '972-BUY-HOME': [0, false, '+1972'],
  '972-555-0148cell': [0, true, '+19725550148'],
};
let changed = false;
for (const [typed, wanted] of Object.entries(expected)) {
  const parsed = parsePhoneNumberFromString(typed, 'US');
  const seen = [findPhoneNumbersInText(typed, 'US').length, parsed?.isValid(), parsed?.number];
  console.log(JSON.stringify(typed), 'found:', seen[0], 'parsed:', seen[2], 'valid:', seen[1]);
  changed ||= JSON.stringify(seen) !== JSON.stringify(wanted);
}
process.exit(changed ? 1 : 0);
JS
node "$dir/try.mjs" || { echo 'The behavior has changed.'; exit 1; }
