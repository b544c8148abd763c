import * as z from 'zod/mini';
import type { UnchangedRecord } from '#domain/leads/selection.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';

const unchangedSchema = z.strictObject({
  id: z.string(),
  code: z.enum(['edit_conflict', 'not_found', 'slot_taken', 'ends_after_midnight', 'wrong_status']),
  inTheWay: z.exactOptional(z.array(z.string())),
}) satisfies Whole<UnchangedRecord>;

/** The answer to an action on a selection: the current records, and why others were not changed. */
export const selectionResponseSchema = <S extends z.ZodMiniType>(record: S) =>
  z.strictObject({ changed: z.array(record), unchanged: z.array(unchangedSchema) });
