import * as z from 'zod/mini';
import { listQueryFields } from '#api/http/list-query.schema.ts';

/** The query of `GET /api/messages`. */
export const sentQuerySchema = z.object({
  cursor: listQueryFields.cursor,
  limit: listQueryFields.limit,
});

/** The query of `GET /api/messages/planned`. */
export const plannedQuerySchema = z.object({ limit: listQueryFields.limit });
