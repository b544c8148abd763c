import * as z from 'zod/mini';

/** What the owner edits. `revision` is 1 for the first version and grows by 1 with each save. */
export interface Versioned {
  id: string;
  revision: number;
}

/** The version that a change was made on: a save over a newer one is refused. */
export const revisionField = z
  .int('Say which version this changes')
  .check(z.minimum(1, 'Say which version this changes'));

/**
 * The query of a deletion. The specification's own call names no version: what is there is meant
 * then.
 */
export const revisionQuerySchema = z.object({
  revision: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Say which version this deletes')),
      z.transform(Number),
    ),
  ),
});
