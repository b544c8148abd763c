import type { Coordinates } from '#domain/places/place.ts';

/** The mean radius of the Earth (IUGG), in miles. */
const EARTH_RADIUS = 3958.8;

/** Road miles per straight-line mile: the detour index measured for US cities is 1.2 to 1.4. */
const DETOUR = 1.35;

/**
 * Miles per hour by section of the drive: local streets at both ends, then arterial roads, then
 * highways. Below the speed limits, because appointments begin and end in the metroplex's rush
 * hours.
 */
const stretches = [
  { miles: 5, speed: 25 },
  { miles: 10, speed: 35 },
  { miles: Number.POSITIVE_INFINITY, speed: 50 },
] as const;

/** Minutes to park, unload and load. */
const PARKING_MINUTES = 10;

/** The precision of the estimate, in minutes. */
const STEP = 5;

/** Straight-line distance between two places in miles (haversine formula). */
export function straightMiles(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord));
}

/** The estimated driving time between two places, in minutes, parking included. */
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
