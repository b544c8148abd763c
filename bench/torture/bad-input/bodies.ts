import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { personalData } from '#api/testing/personal-data.ts';
import { jsonKey, jsonValue } from './json-values.ts';
import { nullOr } from './optional.ts';

type Step = string | number;

/** One change of a valid body; `where` counts its parts, nested ones included. */
const change = fc.record({
  what: fc.constantFrom('put', 'put', 'put', 'wrap', 'drop', 'twice', 'add'),
  where: fc.nat(200),
  key: jsonKey,
  text: jsonValue,
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** How a body is encoded, in accordance with its headers or not. */
const packings = {
  plain: (bytes: Buffer) => bytes,
  gzip: (bytes: Buffer) => gzipSync(bytes),
  'half a gzip': (bytes: Buffer) => gzipSync(bytes).subarray(0, 15),
  'not what it says': (bytes: Buffer) => bytes,
  bomb: () => bomb,
  latin1: (bytes: Buffer) => Buffer.from(bytes.toString(), 'latin1'),
  utf16: (bytes: Buffer) => Buffer.from(bytes.toString(), 'utf16le'),
  'broken utf-8': (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0xff, 0xc0, 0xed, 0xa0])]),
  'half of it': (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1),
};

/** 50 MB of blanks, 50 KB on the wire. */
const bomb = gzipSync(Buffer.alloc(50 * 2 ** 20, ' '));

type Packing = keyof typeof packings;

type BodyChoice = ReturnType<typeof bodyChoice> extends fc.Arbitrary<infer C> ? C : never;

export const bodyChoice = (fields: fc.Arbitrary<unknown>) =>
  fc.record({
    // In place of those of the example.
    fields: nullOr(fields, 1),
    // Mostly one, because the first fault hides others.
    changes: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Change[]>([]) },
      { weight: 3, arbitrary: change.map((one) => [one]) },
      { weight: 1, arbitrary: fc.array(change, { maxLength: 3 }) },
    ),
    packing: fc.oneof(
      { weight: 20, arbitrary: fc.constant<Packing>('plain') },
      { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(packings) as Packing[])) },
    ),
    // In place of the whole body.
    whole: nullOr(jsonValue, 20),
  });

/** `date` replaces the dates of the example, which may be taken or past. */
export function packedBody(
  example: object,
  date: string,
  { fields, changes, packing, whole }: BodyChoice,
): { bytes: Buffer; headers: [string, string][] } {
  const text =
    whole ??
    bodyText({ ...withPersonalData(example, date), ...(fields as object | null) }, changes);
  const packed = /gzip|says|bomb/.test(packing);
  return {
    bytes: packings[packing](Buffer.from(text)),
    headers: packed ? [['Content-Encoding', 'gzip']] : [],
  };
}

const withPersonalData = (example: object, date: string) => {
  const own: Readonly<Record<string, string>> = { ...personalData, date, preferredDate: date };
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, own[key] ?? value]),
  );
};

function bodyText(body: Record<string, unknown>, changes: readonly Change[]): string {
  const copy = structuredClone(body);
  // Inserted as text at the end: JSON.stringify writes no NaN, no duplicate key and no endless depth.
  const texts: string[] = [];
  const later = (text: string) => `@@${texts.push(text) - 1}@@`;
  const added: string[] = [];
  for (const change of changes) {
    if (change.what === 'add') {
      added.push(`${JSON.stringify(change.key)}:${change.text},`);
      continue;
    }
    const places = placesIn(copy);
    const place = places[change.where % Math.max(places.length, 1)];
    if (!place) continue;
    const [holder, step] = place;
    if (change.what === 'drop') Reflect.deleteProperty(holder, step);
    else if (change.what === 'wrap') holder[step] = [holder[step]];
    else if (change.what === 'put') holder[step] = later(change.text);
    else added.push(`${JSON.stringify(String(step))}:${change.text},`);
  }
  return JSON.stringify(copy)
    .replace('{', () => `{${added.join('')}`)
    .replace(/,}$/, '}')
    .replaceAll(/"@@(\d+)@@"/g, (_, at) => texts[at] ?? '');
}

/** Every part of a body with its parent. */
function placesIn(value: unknown): [holder: Record<Step, unknown>, step: Step][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((step) => [
    [value as Record<Step, unknown>, step],
    ...placesIn((value as Record<Step, unknown>)[step]),
  ]);
}
