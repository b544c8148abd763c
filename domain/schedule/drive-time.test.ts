import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { driveMinutes, straightMiles } from './drive-time.ts';

const dallas = { latitude: 32.7904, longitude: -96.8044 };
const frisco = { latitude: 33.1499, longitude: -96.8241 };
const plano = { latitude: 33.0187, longitude: -96.7398 };
const fortWorth = { latitude: 32.7555, longitude: -97.3308 };

test.each([
  [dallas, frisco, 25, 65],
  [frisco, plano, 10, 40],
  [dallas, fortWorth, 31, 75],
  [plano, plano, 0, 10],
])('from %j to %j are %i miles and %i minutes', (from, to, miles, minutes) => {
  expect(Math.round(straightMiles(from, to))).toBe(miles);
  expect(driveMinutes(from, to)).toBe(minutes);
});

it('takes as long back, and longer to a place farther on the same line', () => {
  const place = fc.record({
    latitude: fc.double({ min: 31, max: 34, noNaN: true }),
    longitude: fc.double({ min: -99, max: -95, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (from, to) => {
      expect(driveMinutes(from, to)).toBe(driveMinutes(to, from));
      const farther = { ...to, latitude: to.latitude + (to.latitude < from.latitude ? -1 : 1) };
      expect(driveMinutes(from, farther)).toBeGreaterThanOrEqual(driveMinutes(from, to));
    }),
  );
});
