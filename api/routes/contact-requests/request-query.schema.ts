import * as z from 'zod/mini';
import { listQueryFields, searchField } from '#api/routes/list-query.schema.ts';
import type { RequestQuery } from '#api/store/store.ts';
import { requestStatusField } from '#domain/inspection-request/request-change.schema.ts';
import { blankAsMissing } from '#domain/validation/fields.ts';

const status = blankAsMissing(requestStatusField);

/** The query string of the list of requests. */
export const requestQuerySchema = z.pipe(
  z.object({ ...listQueryFields, status }),
  z.transform(
    ({ search, status, cursor, limit }): RequestQuery => ({
      limit,
      ...(search && { search }),
      ...(status && { status }),
      ...(cursor && { cursor }),
    }),
  ),
);

/** The same for all of them at once. */
export const requestExportSchema = z.pipe(
  z.object({ search: searchField, status }),
  z.transform(
    ({ search, status }): RequestQuery => ({
      limit: Number.POSITIVE_INFINITY,
      ...(search && { search }),
      ...(status && { status }),
    }),
  ),
);
