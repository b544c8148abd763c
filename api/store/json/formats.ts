import * as z from 'zod/mini';
import { deepFreeze } from './deep-freeze.ts';
import type { Fail, Format } from './json-file.ts';

const VERSION = 1;

/** English for this parse alone: `zod/mini` has none, and a global locale would be everyone's. */
const { localeError } = z.locales.en();

/** A file that holds a list: `{"version":1,"records":[…]}`. `toJson` undoes what `item` does. */
export function listFormat<T extends object>(
  item: z.ZodMiniType<T>,
  toJson: (item: T) => object = (plain) => plain,
): Format<readonly T[]> {
  const envelope = z.strictObject({ version: z.literal(VERSION), records: z.array(z.unknown()) });
  const textOf = remembered((content: T) => JSON.stringify(toJson(content)));
  return {
    decode(json, fail) {
      const { records } = checked(envelope, json, fail);
      return records.map((record, index) =>
        checked(item, record, (detail) => fail(`records[${index}]${idOf(record)}: ${detail}`)),
      );
    },
    encode: (items) => `{"version":${VERSION},"records":[${items.map(textOf).join(',')}]}`,
  };
}

/** A file that holds one thing: `{"version":1,"<key>":…}`. */
export function valueFormat<T>(key: string, value: z.ZodMiniType<T>): Format<T> {
  const envelope = z.strictObject({ version: z.literal(VERSION), [key]: z.unknown() });
  return {
    decode: (json, fail) =>
      checked(value, checked(envelope, json, fail)[key], (detail) => fail(`${key}: ${detail}`)),
    encode: (content) => JSON.stringify({ version: VERSION, [key]: content }),
  };
}

/** What `schema` makes of `json`, frozen. `fail` hears of every field, never of its content. */
export function checked<T>(schema: z.ZodMiniType<T>, json: unknown, fail: Fail): T {
  const result = z.safeParse(schema, json, { error: localeError });
  if (result.success) return deepFreeze(result.data);
  const faults = result.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  return fail(faults.join('; '));
}

/** `record` as the next start would read it. Throws where that could not. */
export const checkedForKeeping = <T>(schema: z.ZodMiniType<T>, record: unknown): T =>
  checked(schema, record, (detail) => {
    throw new TypeError(`Not a record that the next start could read: ${detail}`);
  });

/** A file is rewritten whole: with this, 10,000 records in it cost 1.6 times less. */
function remembered<T extends object>(encode: (item: T) => string): (item: T) => string {
  const texts = new WeakMap<T, string>();
  return (item) => {
    const known = texts.get(item);
    if (known !== undefined) return known;
    const text = encode(item);
    texts.set(item, text);
    return text;
  };
}

const idOf = (record: unknown) =>
  typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string'
    ? ` (id ${record.id})`
    : '';
