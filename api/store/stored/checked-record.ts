import * as z from 'zod/mini';
import { deepFreeze } from './deep-freeze.ts';

/** Throws an error about what was read. */
export type Fail = (detail: string) => never;

/** Passed to each parse: `zod/mini` has no locale by default, and a global one would affect all code. */
const { localeError } = z.locales.en();

/** `json` parsed by `schema`, frozen. Calls `fail` with the path of every issue, never with content. */
export function parseFrozen<T>(schema: z.ZodMiniType<T>, json: unknown, fail: Fail): T {
  const result = z.safeParse(schema, json, { error: localeError });
  if (result.success) return deepFreeze(result.data);
  const issues = result.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  return fail(issues.join('; '));
}

/** `record` as the next start would read it. Throws if that start would refuse it. */
export const checkedRecord = <T>(schema: z.ZodMiniType<T>, record: unknown): T =>
  parseFrozen(schema, record, (detail) => {
    throw new TypeError(`Not a record that the next start could read: ${detail}`);
  });
