import * as z from 'zod/mini';
import { localeField } from '#domain/locale/locale.schema.ts';
import { revisionField } from '#domain/records/versioned.schema.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import {
  blankAsMissing,
  optionalEmailField,
  optionalText,
  requiredLine,
} from '#domain/validation/fields.ts';
import { bookingPayloadSchema, bookingSchema } from './booking.schema.ts';
import { reasonField, reasonOfCancellation } from './client/client-changes.schema.ts';
import { agentCopyRule, visitFields } from './visit.schema.ts';

/** The owner may book any plausible day. The bounds reject a partly typed year. */
const ownerDate = calendarDateSchema.check(
  z.refine((date) => date >= '2000-01-01' && date < '2100-01-01', 'Please choose a date'),
);

/** Allows a time outside the availability. It never allows a taken slot. */
const anyway = z.optional(z.boolean('Please answer yes or no'));

/** The body of `PATCH /api/bookings/{id}`. An empty `note` deletes the private note. */
export const bookingChangeSchema = z
  .object({
    revision: revisionField,
    action: z.optional(
      z.enum(
        ['cancel', 'complete', 'confirm'],
        'A booking can be canceled, completed or confirmed',
      ),
    ),
    /** The reason of a cancellation, for the client. */
    reason: reasonField,
    note: optionalText(5000),
    /** Completes an appointment that is still ahead. */
    anyway,
  })
  .check(
    z.refine(({ action, note }) => action !== undefined || note !== undefined, {
      path: ['action'],
      error: 'Say what changes: action or note',
    }),
    reasonOfCancellation,
  );

export type BookingChange = z.output<typeof bookingChangeSchema>;

/** The body of `POST /api/bookings/{id}/move`. */
export const bookingMoveSchema = z.object({
  revision: revisionField,
  date: ownerDate,
  time: timeOfDaySchema,
  anyway,
});

/** The body of `POST /api/bookings/{id}/reopen`. */
export const bookingReopeningSchema = z.object({ revision: revisionField, anyway });

const { name, phone, address, inspectionType, notes, optionEnds } = bookingSchema.shape;

/** Who inspects, by the profile's id. */
const inspectorId = blankAsMissing(requiredLine(40, 'Please choose an inspector'));

/**
 * The body of `PUT /api/bookings/{id}/details`. Empty or missing fields are cleared, except `inspectorId` and `locale`.
 */
export const bookingCorrectionSchema = z
  .object({
    revision: revisionField,
    anyway,
    name,
    phone,
    email: optionalEmailField,
    address,
    inspectionType,
    notes,
    optionEnds,
    inspectorId,
    locale: localeField,
    ...visitFields,
  })
  .check(agentCopyRule);

export type BookingCorrection = Omit<
  z.output<typeof bookingCorrectionSchema>,
  'revision' | 'anyway'
>;

const {
  website: _website,
  test: _test,
  promotion: _promotion,
  priceRevision: _priceRevision,
  ...payload
} = bookingPayloadSchema.shape;

/** The body of `POST /api/bookings`, for a booking that the owner enters by hand. */
export const manualBookingSchema = z
  .object({
    ...payload,
    date: ownerDate,
    email: optionalEmailField,
    anyway,
    /** Without one, the first of the profile. */
    inspectorId,
    /** The inspection request that the booking is made from. */
    requestId: z.optional(requiredLine(100, 'Say which request')),
  })
  .check(agentCopyRule);

export type ManualBooking = z.output<typeof manualBookingSchema>;
