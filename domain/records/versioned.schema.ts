import * as z from 'zod/mini';

/** A record that the owner edits. `revision` starts at 1 and grows by 1 with each save. */
export interface Versioned {
  id: string;
  revision: number;
}

/** The revision that a change is based on; a newer stored one refuses it (optimistic locking). */
export const revisionField = z
  .int('Say which version this changes')
  .check(z.minimum(1, 'Say which version this changes'));

/**
 * The query of a deletion. The specification's call sends no revision, which deletes the current
 * one (spec §7).
 */
export const revisionQuerySchema = z.object({
  revision: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Say which version this deletes')),
      z.transform(Number),
    ),
  ),
});
