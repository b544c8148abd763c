import * as z from 'zod/mini';
import type { ListQuery } from '#api/store/store.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const LIMIT_RANGE = `Limit must be a whole number from 1 to ${MAX_LIMIT}`;

export const searchField = z.optional(
  z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters')),
);

/** The query string of the owner's lists (spec §9: lists show at most ten unless asked for more). */
export const listQueryFields = {
  search: searchField,
  cursor: z.optional(z.string().check(z.maxLength(200, 'At most 200 characters'))),
  limit: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,3}$/, LIMIT_RANGE)), z.transform(Number)),
      z.int().check(z.minimum(1, LIMIT_RANGE), z.maximum(MAX_LIMIT, LIMIT_RANGE)),
    ),
    DEFAULT_LIMIT,
  ),
};

export const listQuerySchema = z.pipe(
  z.object(listQueryFields),
  z.transform(
    ({ search, cursor, limit }): ListQuery => ({
      limit,
      ...(search && { search }),
      ...(cursor && { cursor }),
    }),
  ),
);
