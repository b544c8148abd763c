import { expect, test } from 'vitest';
import { placeOfAddress, placeOfZip, placesOfCities } from './place-of-zip.ts';

test.each([
  ['75034', { city: 'Frisco', latitude: 33.121286, longitude: -96.838536 }],
  ['75070', { city: 'McKinney', latitude: 33.154678, longitude: -96.696669 }],
  ['75072', { city: 'McKinney', latitude: 33.187899, longitude: -96.699951 }],
  ['76005', { city: 'Arlington', latitude: 32.801114, longitude: -97.075615 }],
  // Post office boxes, where the Census Bureau draws no area.
  ['75030', { city: 'Rowlett', latitude: 32.9029, longitude: -96.5639 }],
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
    plano: { latitude: 33.0414, longitude: -96.7243 },
    'Nowhere at all': null,
  });
  expect(found['Athens']).not.toEqual(placesOfCities(['Athens'], 'GA')['Athens']);
});
