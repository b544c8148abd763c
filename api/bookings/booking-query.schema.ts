import * as z from 'zod/mini';
import { dayField, folderField, listQueryFields } from '#api/http/list-query.schema.ts';
import type { BookingQuery } from '#api/store/resources/bookings.ts';
import { bookingSorts } from '#domain/booking/booking-sort.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { blankAsMissing } from '#domain/validation/fields.ts';

const sort = blankAsMissing(z.enum(bookingSorts, 'Sort by created or appointment'));

export const bookingQueryFields = { ...listQueryFields, folder: folderField, day: dayField, sort };

/** The query string of the list of bookings. */
export const bookingQuerySchema = z.pipe(
  z.object(bookingQueryFields),
  z.transform(
    ({
      search,
      cursor,
      limit,
      folder,
      day,
      sort,
    }): Omit<BookingQuery, 'day'> & { day?: CalendarDate } => ({
      limit,
      ...(search && { search }),
      ...(cursor && { cursor }),
      ...(folder && { folder }),
      ...(day && { day }),
      ...(sort && { sort }),
    }),
  ),
);
