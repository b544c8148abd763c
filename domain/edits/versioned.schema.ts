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

/** The body of a call that only names the version, such as a deletion. */
export const revisionSchema = z.object({ revision: revisionField });
