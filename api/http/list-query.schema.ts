import * as z from 'zod/mini';
import type { ListQuery } from '#api/store/page.ts';
import { leadFolders } from '#domain/leads/lead-folder.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { blankAsMissing, optionalLine } from '#domain/validation/fields.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const LIMIT_RANGE = `Limit must be a whole number from 1 to ${MAX_LIMIT}`;

export const searchField = optionalLine(200);

/** The query string of the owner's lists (spec §9: lists show at most ten unless asked for more). */
export const listQueryFields = {
  search: searchField,
  cursor: optionalLine(200),
  limit: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,3}$/, LIMIT_RANGE)), z.transform(Number)),
      z.int().check(z.minimum(1, LIMIT_RANGE), z.maximum(MAX_LIMIT, LIMIT_RANGE)),
    ),
    DEFAULT_LIMIT,
  ),
};

/** The folder of a list of leads; the inbox by default. */
export const folderField = blankAsMissing(z.enum(leadFolders, 'This is not a folder'));

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

/** The day at which a page of leads starts. */
export const dayField = blankAsMissing(calendarDateSchema);
