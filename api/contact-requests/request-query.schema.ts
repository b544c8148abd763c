import * as z from 'zod/mini';
import {
  dayField,
  folderField,
  listQueryFields,
  searchField,
} from '#api/http/list-query.schema.ts';
import type { RequestFilter, RequestQuery } from '#api/store/resources/contact-requests.ts';
import { requestStatusField } from '#domain/inspection-request/request-change.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { blankAsMissing } from '#domain/validation/fields.ts';

const status = blankAsMissing(requestStatusField);

/** The query string of the list of requests. */
export const requestQuerySchema = z.pipe(
  z.object({ ...listQueryFields, status, folder: folderField, day: dayField }),
  z.transform(
    ({
      search,
      status,
      cursor,
      limit,
      folder,
      day,
    }): Omit<RequestQuery, 'day'> & { day?: CalendarDate } => ({
      limit,
      ...(folder && { folder }),
      ...(day && { day }),
      ...(search && { search }),
      ...(status && { status }),
      ...(cursor && { cursor }),
    }),
  ),
);

/** The query string of the CSV export, which has no pages. */
export const requestExportSchema = z.pipe(
  z.object({ search: searchField, status }),
  z.transform(
    ({ search, status }): RequestFilter => ({
      ...(search && { search }),
      ...(status && { status }),
    }),
  ),
);
