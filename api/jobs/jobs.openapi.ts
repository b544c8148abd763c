import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import {
  centsSchema,
  confirmationSchema,
  jobSettingsSchema,
  outcomeSchema,
  paymentSchema,
  priceLineSchema,
  refundSchema,
  videoSchema,
} from '#domain/jobs/job-changes.schema.ts';
import { paymentTimes, type StoredJobSettings } from '#domain/jobs/job-settings.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { jobResponseSchema } from './job-response.schema.ts';

export const jobSettingsResponseSchema = z.strictObject({
  revision: z.int(),
  paymentTime: z.enum(paymentTimes),
  linkMonths: z.int(),
  signWhenBooking: z.boolean(),
  noShowFee: z.optional(centsSchema),
  lateCancellationFee: z.optional(centsSchema),
}) satisfies Whole<StoredJobSettings>;

const job = { 200: jobResponseSchema };
const added = { 201: jobResponseSchema };

export const jobsOperations = [
  {
    call: 'GET /api/bookings/:id/job',
    id: 'getJob',
    tag: 'Jobs',
    summary: 'What was agreed, paid and delivered for a booking',
    who: 'owner',
    scope: 'read',
    answers: job,
  },
  {
    call: 'POST /api/bookings/:id/lines',
    id: 'addPriceLine',
    tag: 'Jobs',
    summary: 'Add a line to the price, or take something off',
    description:
      '`amount` in cents, negative for a discount, 0 for an inspection that is free. `replaces` is the id of a line that is removed in the same step.',
    who: 'owner',
    body: priceLineSchema,
    idempotent: true,
    answers: added,
    problems: ['too_many_entries', 'price_below_zero'],
  },
  {
    call: 'DELETE /api/bookings/:id/lines/:lineId',
    id: 'removePriceLine',
    tag: 'Jobs',
    summary: 'Remove a line; it stays in the record as removed',
    who: 'owner',
    answers: job,
    problems: ['price_below_zero'],
  },
  {
    call: 'POST /api/bookings/:id/payments',
    id: 'addPayment',
    tag: 'Jobs',
    summary: 'Note a payment that was received',
    who: 'owner',
    body: paymentSchema,
    idempotent: true,
    answers: added,
    problems: ['too_many_entries'],
  },
  {
    call: 'DELETE /api/bookings/:id/payments/:paymentId',
    id: 'undoPayment',
    tag: 'Jobs',
    summary: 'Take back a payment that was noted by mistake, within five minutes',
    who: 'owner',
    answers: job,
    problems: ['undo_too_late'],
  },
  {
    call: 'POST /api/bookings/:id/payments/:paymentId/refund',
    id: 'refundPayment',
    tag: 'Jobs',
    summary: 'Refund a payment, in part or whole',
    description: 'A payment online is refunded through Stripe; any other is only noted.',
    who: 'owner',
    body: refundSchema,
    idempotent: true,
    answers: added,
    problems: ['too_many_entries', 'online_payment_off', 'refund_refused', 'payments_unavailable'],
  },
  {
    call: 'POST /api/bookings/:id/agreement/confirm',
    id: 'confirmAgreement',
    tag: 'Jobs',
    summary:
      'Say that the signed agreement is still what was agreed, although something that it names has changed',
    description:
      'The PDF shows the `reason`. A price that is higher than the signed one has to be signed; another change asks again.',
    who: 'owner',
    body: confirmationSchema,
    answers: job,
    problems: ['agreement_current', 'higher_price_unsigned', 'too_many_entries'],
  },
  {
    call: 'PUT /api/bookings/:id/outcome',
    id: 'noteOutcome',
    tag: 'Jobs',
    summary: 'Note that nobody was there, or that a cancellation came late',
    description:
      'The `fee` in cents, if any, takes the place of the price. Nobody is asked for a review.',
    who: 'owner',
    body: outcomeSchema,
    answers: job,
    problems: ['appointment_ahead', 'too_many_entries'],
  },
  {
    call: 'DELETE /api/bookings/:id/outcome',
    id: 'removeOutcome',
    tag: 'Jobs',
    summary: 'Take such a note back, with its fee',
    who: 'owner',
    answers: job,
  },
  {
    call: 'PUT /api/bookings/:id/video',
    id: 'setVideo',
    tag: 'Jobs',
    summary: 'Set the address of a video of the inspection; an empty one removes it',
    who: 'owner',
    body: videoSchema,
    answers: job,
  },
  {
    call: 'POST /api/bookings/:id/release',
    id: 'releaseReport',
    tag: 'Jobs',
    summary: 'Let the client read the report, whatever is unsigned or unpaid',
    who: 'owner',
    answers: job,
    problems: ['report_missing'],
  },
  {
    call: 'GET /api/job-settings',
    id: 'getJobSettings',
    tag: 'Jobs',
    summary: 'When payment is due, how long links live, and the fees',
    who: 'owner',
    answers: { 200: jobSettingsResponseSchema },
  },
  {
    call: 'PUT /api/job-settings',
    id: 'saveJobSettings',
    tag: 'Jobs',
    summary: 'Change how jobs run',
    description: '`closing` opens the report unpaid. Fees in cents.',
    who: 'owner',
    body: jobSettingsSchema,
    answers: { 200: jobSettingsResponseSchema },
  },
] as const satisfies readonly Operation[];
