import * as z from 'zod/mini';
import { revisionField } from '#domain/records/versioned.schema.ts';
import { countField, httpsField, optionalLine, requiredLine } from '#domain/validation/fields.ts';
import { cents } from './cents.ts';
import { DRAWING_BOX, handMethods, outcomes } from './job-record.ts';
import { paymentTimes } from './job-settings.ts';
import { inCents } from './named-cents.ts';

/** Larger amounts are a slip of the thumb: one million dollars. */
const MOST = 100_000_000;

const AMOUNT = 'Enter an amount in cents, as a whole number';
const POSITIVE = 'Enter an amount in cents, as a whole number above 0';

/** Cents of a record: whole, negative for a discount. */
export const centsSchema = z.int().brand<'Cents'>().register(inCents, {});

const amountField = z
  .pipe(
    z.int(AMOUNT).check(z.minimum(-MOST), z.maximum(MOST)),
    // Without a sign of zero.
    z.transform((amount) => cents(amount + 0)),
  )
  .register(inCents, {});

const positiveAmount = z
  .pipe(z.int(POSITIVE).check(z.minimum(1), z.maximum(MOST)), z.transform(cents))
  .register(inCents, {});

/** The body of `POST /api/bookings/{id}/lines`. */
export const priceLineSchema = z.object({
  /** What the client reads. */
  label: requiredLine(120, 'Say what it is for'),
  /** Cents; negative for a discount, 0 for what is free. */
  amount: amountField,
  reason: optionalLine(300),
  /** The promotion that it grants, whose discount the client may have asked for. */
  promotion: optionalLine(80),
  /** The line that this one takes the place of. */
  replaces: optionalLine(80),
});

export type NewPriceLine = z.output<typeof priceLineSchema>;

/** The body of `POST /api/bookings/{id}/payments`. */
export const paymentSchema = z.object({
  amount: positiveAmount,
  method: z.enum(handMethods, 'Choose cash, check, card or closing'),
  note: optionalLine(300),
});

export type NewPayment = z.output<typeof paymentSchema>;

/** The body of `POST /api/bookings/{id}/payments/{id}/refund`. */
export const refundSchema = z.object({ amount: positiveAmount, note: optionalLine(300) });

/** The body of `PUT /api/bookings/{id}/outcome`. */
export const outcomeSchema = z.object({
  outcome: z.enum(outcomes, 'Choose no_show or late_cancellation'),
  /** Charged as a line, in cents. */
  fee: z.optional(positiveAmount),
});

export type NewOutcome = z.output<typeof outcomeSchema>;

/** The body of `POST /api/bookings/{id}/agreement/confirm`. */
export const confirmationSchema = z.object({
  reason: requiredLine(300, 'Say why it is still what was agreed'),
});

/** The body of `POST /api/appointments/{token}/agent`. */
export const agentConsentSchema = z.object({ consent: z.boolean('yes_or_no') });

/** The body of `PUT /api/bookings/{id}/video`; an empty address takes it away. */
export const videoSchema = z.object({ video: z.union([z.literal(''), httpsField]) });

const coordinate = z.int().check(z.minimum(0), z.maximum(DRAWING_BOX.width));
const DRAWING = 'drawing_unreadable';

/** Strokes of a drawn signature; about 10 KB at most. */
export const drawingSchema = z
  .array(z.array(coordinate).check(z.maxLength(2000, DRAWING)), DRAWING)
  .check(
    z.minLength(1, DRAWING),
    z.maxLength(60, DRAWING),
    z.refine((strokes) => strokes.flat().length <= 4000, DRAWING),
    z.refine((strokes) => strokes.every(({ length }) => length >= 2 && length % 2 === 0), DRAWING),
  );

/** The body of `PUT /api/job-settings`. */
export const jobSettingsSchema = z.object({
  revision: revisionField,
  paymentTime: z.enum(paymentTimes, 'Choose when payment is due'),
  linkMonths: countField({ min: 1, max: 120 }),
  signWhenBooking: z.boolean('Please answer yes or no'),
  noShowFee: z.optional(positiveAmount),
  lateCancellationFee: z.optional(positiveAmount),
});
