import * as z from 'zod/mini';

/** One page of a list; a cursor is null if there is no such page. */
export const pageResponseSchema = <S extends z.ZodMiniType>(record: S) =>
  z.strictObject({
    data: z.array(record),
    total: z.int(),
    start: z.int(),
    previousCursor: z.nullable(z.string()),
    nextCursor: z.nullable(z.string()),
  });
