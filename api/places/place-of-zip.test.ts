import { expect, test } from 'vitest';
import { placeOfAddress, placeOfZip, placesOfCities } from './place-of-zip.ts';

test.each([
  ['75034', { city: 'Frisco', latitude: 33.1499, longitude: -96.8241 }],
  ['75072', { city: 'McKinney', latitude: 33.1976, longitude: -96.6153 }],
  ['76701', { city: 'Waco', latitude: 31.5525, longitude: -97.1396 }],
  ['00501', { city: 'Holtsville', latitude: 40.8154, longitude: -73.0451 }],
])('the ZIP code %s is %j', (zip, place) => {
  expect(placeOfZip(zip)).toEqual({ zip, ...place });
});

test.each(['00000', '75000', 'Frisco', ''])('there is no ZIP code %j', (zip) => {
  expect(placeOfZip(zip)).toBeUndefined();
});

test('an address has the place of its ZIP code, if it has one', () => {
  expect(placeOfAddress('7 Pecan Ct, Frisco, TX 75034')).toMatchObject({ city: 'Frisco' });
  expect(placeOfAddress('7 Pecan Ct, Frisco, TX')).toBeUndefined();
  expect(placeOfAddress('7 Pecan Ct, Frisco, TX 75000')).toBeUndefined();
});

test('a city is in the middle of its ZIP codes', () => {
  const found = placesOfCities(['plano', 'Athens', 'Nowhere at all'], 'TX');
  expect(found).toMatchObject({
    plano: { latitude: 33.0384, longitude: -96.7192 },
    'Nowhere at all': null,
  });
  expect(found['Athens']).not.toEqual(placesOfCities(['Athens'], 'GA')['Athens']);
});
