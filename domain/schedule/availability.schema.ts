import * as z from 'zod/mini';
import { revisionField } from '#domain/edits/versioned.schema.ts';
import { calendarDateSchema, timeOfDaySchema } from './calendar-date.schema.ts';
import { daysBetween } from './calendar-date.ts';

/** What the owner can ask for. Notice is in hours, the horizon in days. */
export const availabilityLimits = {
  startsADay: 12,
  daysOff: 200,
  noticeHours: { min: 0, max: 720 },
  horizonDays: { min: 1, max: 730 },
} as const;

/** The most days that one `GET /api/calendar/days` tells. A month's grid shows at most 42. */
export const MOST_DAYS = 62;

const startsField = z.array(timeOfDaySchema).check(
  z.maxLength(availabilityLimits.startsADay, `At most ${availabilityLimits.startsADay} a day`),
  z.refine((times) => new Set(times).size === times.length, 'Each time only once'),
  z.overwrite((times) => times.toSorted()),
);

const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const message = `A whole number from ${min} to ${max}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

/** Days that are closed, first and last included. */
export const dayOffSchema = z.object({ from: calendarDateSchema, to: calendarDateSchema }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day comes before the first',
  }),
);

/** The body of `PUT /api/availability`. Times and days off come out in order. */
export const availabilityBodySchema = z.object({
  revision: revisionField,
  startTimes: z.tuple([
    startsField,
    startsField,
    startsField,
    startsField,
    startsField,
    startsField,
    startsField,
  ]),
  noticeHours: wholeNumber(availabilityLimits.noticeHours),
  horizonDays: wholeNumber(availabilityLimits.horizonDays),
  daysOff: z.array(dayOffSchema).check(
    z.maxLength(availabilityLimits.daysOff, `At most ${availabilityLimits.daysOff} entries`),
    z.overwrite((days) => days.toSorted((a, b) => a.from.localeCompare(b.from))),
  ),
  /** Ids of the bookings that the owner has seen to lie on the new days off. */
  confirmed: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1000)), []),
});

/** The query of `GET /api/calendar/days`. */
export const dayRangeSchema = z.object({ from: calendarDateSchema, to: calendarDateSchema }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day comes before the first',
    abort: true,
  }),
  z.refine(({ from, to }) => daysBetween(from, to) < MOST_DAYS, {
    path: ['to'],
    error: `At most ${MOST_DAYS} days`,
  }),
);
