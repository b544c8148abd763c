#!/usr/bin/env bash
# libphonenumber-js 1.13.16 reads what follows a comma as an extension, a second telephone number and hours too.
#
# Guess: in "972-555-0148, 214-555-0100" it finds two numbers, as it does with a slash or "or" between them.
# What happens: it finds one, with the extension 214; without the blank and the dashes, the extension 214555010. From
#   "972-555-0148, 2-5pm" it makes extension 2. A semicolon does the same.
# Version: libphonenumber-js 1.13.16 (min metadata), tried 2026-11-28.
# Why it matters: clients type two numbers, or when to call, into one field. A Call button then dials an extension that
#   nobody has, and the second number is lost. Separate the parts before they are searched.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" libphonenumber-js@1.13.16

cat >"$dir/try.mjs" <<'JS'
import { findPhoneNumbersInText } from 'libphonenumber-js/min';

const expected = {
  '972-555-0148 / 214-555-0100': 'tel:+19725550148 tel:+12145550100',
  '972-555-0148, 214-555-0100': 'tel:+19725550148;ext=214',
  '9725550148,2145550100': 'tel:+19725550148;ext=214555010',
  '972-555-0148, 2-5pm': 'tel:+19725550148;ext=2',
  '972-555-0148; 9:30 to noon': 'tel:+19725550148;ext=9',
};
let changed = false;
for (const [typed, uris] of Object.entries(expected)) {
  const found = findPhoneNumbersInText(typed, 'US').map(({ number }) => number.getURI()).join(' ');
  console.log(JSON.stringify(typed), '->', found);
  changed ||= found !== uris;
}
process.exit(changed ? 1 : 0);
JS
node "$dir/try.mjs" || { echo 'The behavior has changed.'; exit 1; }
