import type { Coordinates } from '#domain/places/place.ts';

/** The earth's mean radius (IUGG), in miles. */
const EARTH_RADIUS = 3958.8;

/** Road miles for each straight mile: the detour index measured for US cities is 1.2 to 1.4. */
const DETOUR = 1.35;

/**
 * Miles an hour by stretch of the way: streets at both ends, then arterial roads, then highways. Lower
 * than the limits, because appointments begin and end in the metroplex's rush hours.
 */
const stretches = [
  { miles: 5, speed: 25 },
  { miles: 10, speed: 35 },
  { miles: Number.POSITIVE_INFINITY, speed: 50 },
] as const;

/** Minutes to park, unload and load. */
const PARKING_MINUTES = 10;

/** The estimate is no more exact than this, in minutes. */
const STEP = 5;

/** Miles between two places in a straight line (haversine formula). */
export function straightMiles(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord));
}

/** The estimated way from one place to another by car, in minutes, parking included. */
export function driveMinutes(from: Coordinates, to: Coordinates): number {
  let rest = straightMiles(from, to) * DETOUR;
  let minutes = PARKING_MINUTES;
  for (const { miles, speed } of stretches) {
    const driven = Math.min(rest, miles);
    minutes += (driven / speed) * 60;
    rest -= driven;
  }
  return Math.ceil(minutes / STEP) * STEP;
}
