import * as z from 'zod/mini';
import { type Metadata, metadataKeyPattern, metadataLimits, metadataOf } from './metadata.ts';

const pairs = z
  .record(
    z.string().check(z.regex(metadataKeyPattern)),
    z.string().check(z.minLength(1), z.maxLength(metadataLimits.value)),
  )
  .check(z.refine((given) => Object.keys(given).length <= metadataLimits.pairs));

/** The field of lead payloads. It accepts every input and leaves out what is invalid, like the attribution. */
export const metadataField = z.optional(
  z.pipe(
    z.transform((given: unknown): Metadata | undefined =>
      metadataOf(typeof given === 'object' ? Object.entries(given ?? {}) : []),
    ),
    z.optional(pairs),
  ),
);

/** As it is stored and sent, without the rules of the field: stricter ones make no record unreadable. */
export const metadataRecord = z.record(z.string(), z.string());
