import * as z from 'zod/mini';
import { appointmentFields, requestedAppointment } from '#api/calendar/appointment-query.ts';
import { freeSlotsByDay } from '#api/calendar/free-slots.ts';
import { fieldProblem } from '#api/http/api-problem.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, described, hints, toolArguments } from '#api/mcp/tool.ts';
import { placeOfZip } from '#api/places/place-of-zip.ts';
import type { Business } from '#domain/business/business.ts';
import { areaNotice, areaPlace } from '#domain/places/service-distance.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, daysBetween, formatDate } from '#domain/schedule/calendar-date.ts';
import { blankAsMissing } from '#domain/validation/fields.ts';
import { localeArgument } from './locale-argument.ts';

/** Maximum number of days in one answer, so that it stays short enough to be read. */
const MAX_DAYS = 31;
const USUAL_DAYS = 14;

const { propertyType, squareFootage, inspectionType, zip } = appointmentFields;
const date = blankAsMissing(calendarDateSchema);

export const freeStartsTool = ({
  store,
  clock,
  business,
}: Pick<RouteDependencies, 'store' | 'clock' | 'business'>) =>
  defineTool({
    name: 'list_free_starts',
    title: 'List free start times',
    description:
      'The start times that can be booked, by day. With the home’s type and size, only those long enough for it; with its ZIP code, only those that leave time for the drive.',
    annotations: hints.reads,
    input: toolArguments({
      from: described(
        date,
        'First day, yyyy-MM-dd in the time zone of the business; today by default',
      ),
      to: described(date, `Last day, at most ${MAX_DAYS} days; ${USUAL_DAYS} days by default`),
      propertyType,
      squareFootage,
      inspectionType,
      zip,
      locale: localeArgument,
    }),
    output: z.object({
      from: z.string(),
      to: z.string(),
      timeZone: z.string(),
      /** Minutes on site. */
      minutes: z.int(),
      days: z.array(
        z.object({
          date: z.string(),
          /** 'Monday, November 30, 2026'. */
          day: z.string(),
          /** 24-hour `HH:mm` in the time zone above. */
          starts: z.array(z.string()),
        }),
      ),
      /** For a home that is farther away than the usual service area. */
      notice: z.nullable(z.string()),
    }),
    async run({ input: { from: first, to: last, locale, ...query } }) {
      const now = clock();
      const current = business.current(locale);
      const { timeZone: zone, prices } = current;
      const today = businessToday(now, zone);
      const from = first ?? today;
      const to = last ?? addDays(from, USUAL_DAYS - 1);
      if (to < from) throw fieldProblem('to', 'The last day comes before the first');
      if (daysBetween(from, to) >= MAX_DAYS) throw fieldProblem('to', `At most ${MAX_DAYS} days`);
      const availability = await store.availability.read();
      const requested = requestedAppointment(query, availability, today, prices);
      const days = await freeSlotsByDay(
        store,
        { from, to },
        { availability, now, zone, requested },
      );
      return {
        from,
        to,
        timeZone: zone.name,
        minutes: requested?.minutes ?? availability.lengths.buyer,
        days: days.map(({ date, slots }) => ({
          date,
          day: formatDate(date, 'long', locale),
          starts: slots.map(({ time }) => time),
        })),
        notice: query.zip === undefined ? null : noticeOf(query.zip, availability, current),
      };
    },
  });

function noticeOf(
  zip: string,
  { outsideArea }: Pick<Availability, 'outsideArea'>,
  business: Business,
): string | null {
  const place = placeOfZip(zip);
  return (
    (place && areaNotice(areaPlace(place, outsideArea, business.serviceArea), business)) ?? null
  );
}
