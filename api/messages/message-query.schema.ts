import * as z from 'zod/mini';
import { listQueryFields } from '#api/http/list-query.schema.ts';

/** The query of `GET /api/messages` and of `GET /api/messages/planned`. */
export const messageQuerySchema = z.object({
  cursor: listQueryFields.cursor,
  limit: listQueryFields.limit,
});
