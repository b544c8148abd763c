import * as z from 'zod/mini';
import { revisionField } from '#domain/records/versioned.schema.ts';
import { countField, requiredLine } from '#domain/validation/fields.ts';
import { areaPolicies, startModes } from './availability.ts';
import { blocksField } from './block.schema.ts';
import { calendarDateSchema, timeOfDaySchema } from './calendar-date.schema.ts';
import { daysBetween } from './calendar-date.ts';

/** Bounds of the owner's settings. */
export const availabilityLimits = {
  /** Start times on one weekday. */
  startsADay: 12,
  /** Ranges of days off. */
  daysOff: 200,
  noticeHours: { min: 0, max: 720 },
  lengthMinutes: { min: 30, max: 720 },
  bufferMinutes: { min: 0, max: 240 },
  horizonDays: { min: 1, max: 730 },
} as const;

/** Maximum range of one `GET /api/calendar/days`, in days. A month's grid shows at most 42. */
export const MAX_RANGE_DAYS = 62;

const startsField = z.array(timeOfDaySchema).check(
  z.maxLength(availabilityLimits.startsADay, `At most ${availabilityLimits.startsADay} a day`),
  z.refine((times) => new Set(times).size === times.length, 'Each time only once'),
  z.overwrite((times) => times.toSorted()),
);

/** A closed range, first and last days included. */
const dayOffSchema = z.object({ from: calendarDateSchema, to: calendarDateSchema }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day comes before the first',
  }),
);

const weekOf = <S extends z.ZodMiniType>(day: S) => z.tuple([day, day, day, day, day, day, day]);

const lengthField = countField(availabilityLimits.lengthMinutes);

/** The body of `PUT /api/availability`. Parsing sorts times and days off. */
export const availabilityBodySchema = z.object({
  revision: revisionField,
  startTimes: weekOf(startsField),
  startMode: z.enum(startModes, 'Please choose fixed start times or any half hour'),
  closingTimes: weekOf(timeOfDaySchema),
  lengths: z.object({
    buyer: lengthField,
    seller: lengthField,
    warranty: lengthField,
    maintenance: lengthField,
  }),
  bufferMinutes: countField(availabilityLimits.bufferMinutes),
  driveTime: z.boolean('Please answer yes or no'),
  outsideArea: z._default(z.enum(areaPolicies, 'Please choose to ask or to refuse'), 'ask'),
  noticeHours: countField(availabilityLimits.noticeHours),
  horizonDays: countField(availabilityLimits.horizonDays),
  daysOff: z.array(dayOffSchema).check(
    z.maxLength(availabilityLimits.daysOff, `At most ${availabilityLimits.daysOff} entries`),
    z.overwrite((days) => days.toSorted((a, b) => a.from.localeCompare(b.from))),
  ),
  blocks: blocksField,
  /** Ids of the bookings on the new days off that the owner has acknowledged. */
  confirmed: z._default(
    z.array(requiredLine(100, 'Say which bookings')).check(z.maxLength(1000)),
    [],
  ),
});

/** The query of `GET /api/calendar/days`. */
export const dayRangeSchema = z.object({ from: calendarDateSchema, to: calendarDateSchema }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day comes before the first',
  }),
  z.refine(({ from, to }) => daysBetween(from, to) < MAX_RANGE_DAYS, {
    path: ['to'],
    error: `At most ${MAX_RANGE_DAYS} days`,
  }),
);
