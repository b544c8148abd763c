import * as z from 'zod/mini';
import { validate } from '#domain/validation/validate.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Format } from './json-file.ts';

const VERSION = 1;

type Fail = (detail: string) => never;

/** A file that holds a list: `{"version":1,"records":[…]}`. `toJson` is the way back of `item`. */
export function listFormat<T extends object>(
  item: z.ZodMiniType<T>,
  toJson: (item: T) => object = (item) => item,
): Format<readonly T[]> {
  const envelope = z.strictObject({ version: z.literal(VERSION), records: z.array(z.unknown()) });
  return {
    decode(json, fail) {
      const { records } = checked(envelope, json, fail);
      return records.map((record, index) =>
        checked(item, record, (detail) => fail(`record ${index}${idOf(record)}: ${detail}`)),
      );
    },
    encode: (items) => JSON.stringify({ version: VERSION, records: items.map(toJson) }),
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

/** What `schema` makes of `json`, frozen. */
export function checked<T>(schema: z.ZodMiniType<T>, json: unknown, fail: Fail): T {
  const result = validate(schema, json);
  if (result.ok) return deepFreeze(result.value);
  return fail(
    result.errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '),
  );
}

const idOf = (record: unknown) =>
  typeof record === 'object' && record !== null && 'id' in record
    ? ` (id ${JSON.stringify(record.id)})`
    : '';
