import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expectAnswer } from './testing/expect-problem.ts';
import { isWellFormed, spoiledTexts } from './testing/ill-formed.ts';
import { populatedApi } from './testing/populated-api.ts';
import { routeRows } from './testing/route-rows.ts';
import { textSchemas } from './testing/text-schemas.ts';

/** The schemas of input; those of files are in `store`, those of answers have names that end in `ResponseSchema`. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../domain/**/*.schema.ts', './**/*.schema.ts', '!./store/**', '!../domain/embed/**'],
  { eager: true },
);

const fields = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports)
    .filter(([name]) => !name.endsWith('ResponseSchema'))
    .flatMap(([name, schema]) =>
      textSchemas(schema).map(({ field, text }) => ({ path, field: `${name}.${field}`, text })),
    ),
);

/** Compared with a hash and never stored, so they must not be changed. */
const secrets = /\.(password|current|setupToken|resetToken)$/;
/** The schema of the list checks their length. */
const inList = /\.tags\.\[\]$/;
/** The length of a previewed article is limited by its characters and by the request's body. */
const notStored = /^previewSchema\./;

it('finds the text fields of every schema', () => {
  expect(fields.length).toBeGreaterThan(80);
  for (const known of [
    'contactPayloadSchema.message',
    'contactPayloadSchema.attribution.utm.source',
    'bookingPayloadSchema.quote.inspectionDate',
    'manualBookingSchema.notes',
    'newPostSchema.tags.[]',
    'reviewImportSchema.reviews.[].author',
    'listQuerySchema.search',
  ]) {
    expect(fields.map(({ field }) => field)).toContain(known);
  }
});

it.each(fields.filter(({ field }) => !secrets.test(field)))(
  '$field of $path is well-formed or refused',
  ({ text }) => {
    for (const spoiled of spoiledTexts) {
      const result = z.safeParse(text, spoiled);
      if (result.success) expect(result.data ?? '').toSatisfy(isWellFormed, spoiled);
    }
  },
);

it.each(fields.filter(({ field }) => ![secrets, inList, notStored].some((one) => one.test(field))))(
  '$field of $path has a limit in bytes',
  ({ text }) => {
    const accepted = (length: number) => {
      const result = z.safeParse(text, '\u5c4b'.repeat(length));
      return result.success && result.data !== undefined;
    };
    // The longest accepted length with one byte per character, found by bisection.
    let [shortest, tooLong] = [0, 2 ** 21];
    const fits = (length: number) => z.safeParse(text, 'x'.repeat(length)).data !== undefined;
    while (tooLong - shortest > 1) {
      const middle = (shortest + tooLong) >> 1;
      if (fits(middle)) shortest = middle;
      else tooLong = middle;
    }
    expect(tooLong).toBeLessThan(2 ** 21);
    expect(accepted(shortest + 1)).toBe(false);
    if (shortest > 2) expect(accepted(shortest)).toBe(false);
  },
);

it('stores nothing ill-formed, whatever call it comes with', { timeout: 60_000 }, async () => {
  const api = await populatedApi();
  for (const row of routeRows) {
    const valid = { ...((await row.body?.(api)) ?? {}) };
    for (const [name, value] of Object.entries(valid)) {
      if (typeof value !== 'string' || secrets.test(`.${name}`)) continue;
      for (const spoiled of [`${value}\u0000`, `\uD83C${value}\u202E`, `${value}\uFFFE`]) {
        const path = (await row.path?.(api)) ?? row.call.replace(/.* /, '');
        const body = { ...((await row.body?.(api)) ?? {}), [name]: spoiled };
        const call = `${row.call.replace(/ .*/, '')} ${path}`;
        expectAnswer(await api.call(call, { body, headers: api.signedIn }), `${call} ${name}`);
      }
    }
  }
  expect(api.errors).toEqual([]);
  const paths = await readdir(api.dataDir, { recursive: true });
  const stored = paths.filter((path) => path.endsWith('.json'));
  expect(stored.length).toBeGreaterThan(4);
  for (const path of stored) {
    const text = await readFile(join(api.dataDir, path), 'utf8');
    // JSON writes controls and lone surrogates as escapes.
    expect(text).not.toMatch(/\\u[0-9a-f]{4}|\\[bf]/);
    expect(text, path).toSatisfy(isWellFormed);
  }
  await api.close();
});
