import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { centsSchema } from '#domain/jobs/job-changes.schema.ts';
import { paymentMethods } from '#domain/jobs/job-record.ts';
import { type MonthMoney, movementKinds } from '#domain/jobs/money.ts';
import { jobNeeds, type OpenJob } from '#domain/jobs/open-jobs.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { moneyFileQuerySchema, moneyQuerySchema } from './money-query.schema.ts';

export const moneyResponseSchema = z.strictObject({
  month: z.string(),
  totals: z.strictObject({
    billed: centsSchema,
    unnoted: centsSchema,
    paid: centsSchema,
    refunded: centsSchema,
    chargedBack: centsSchema,
    open: centsSchema,
  }),
  movements: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(movementKinds),
      bookingId: z.string(),
      name: z.string(),
      at: z.iso.datetime(),
      date: calendarDateSchema,
      amount: centsSchema,
      method: z.enum(paymentMethods),
      note: z.optional(z.string()),
      isDisputed: z.optional(z.boolean()),
    }),
  ),
  open: z.array(
    z.strictObject({
      bookingId: z.string(),
      name: z.string(),
      street: z.string(),
      date: calendarDateSchema,
      due: centsSchema,
    }),
  ),
}) satisfies Whole<MonthMoney>;

export const openJobResponseSchema = z.strictObject({
  bookingId: z.string(),
  name: z.string(),
  street: z.string(),
  date: calendarDateSchema,
  time: timeOfDaySchema,
  needs: z.array(z.enum(jobNeeds)),
  due: centsSchema,
  reportDueAt: z.optional(z.iso.datetime()),
  disputeDueAt: z.optional(z.iso.datetime()),
}) satisfies Whole<OpenJob>;

describeFields(openJobResponseSchema, {
  bookingId: 'Id of the booking, for get_job',
  name: 'Name of the client',
  street: 'Street of the property',
  date: 'Day of the appointment, yyyy-MM-dd',
  time: 'Its start, HH:mm in the time zone of the business',
  needs:
    'What is open: the client has not signed, has not paid, the report is missing, or the bank asks about a payment',
  due: 'What is still to pay, in US cents: divide by 100 for dollars',
  reportDueAt: 'By when the report is due, an instant in UTC',
  disputeDueAt: 'By when the bank wants an answer, an instant in UTC',
});

const csv = { 200: { mediaType: 'text/csv' } };

export const moneyOperations = [
  {
    call: 'GET /api/money',
    id: 'getMoney',
    tag: 'Jobs',
    summary: 'A month in the books: billed, paid, refunded, charged back and open, in cents',
    description:
      'Payments, refunds and chargebacks by the day on which they were made; what was billed and is open by the day of ' +
      'the appointment. `unnoted` is billed for appointments before the first thing was noted about a job: what was paid ' +
      'for them is not known, and they are not open.',
    who: 'owner',
    query: moneyQuerySchema,
    answers: { 200: moneyResponseSchema },
  },
  {
    call: 'GET /api/money/bookings.csv',
    id: 'exportBilledBookings',
    tag: 'Jobs',
    summary: 'Bookings with price, changes and payments, for a tax adviser',
    who: 'owner',
    query: moneyFileQuerySchema,
    answers: csv,
  },
  {
    call: 'GET /api/money/payments.csv',
    id: 'exportPayments',
    tag: 'Jobs',
    summary: 'Payments, refunds and chargebacks, for a tax adviser',
    who: 'owner',
    query: moneyFileQuerySchema,
    answers: csv,
  },
  {
    call: 'GET /api/money/quickbooks.csv',
    id: 'exportPaymentsForQuickbooks',
    tag: 'Jobs',
    summary:
      'Payments, refunds and chargebacks in the three columns of a bank upload to QuickBooks Online',
    who: 'owner',
    query: moneyFileQuerySchema,
    answers: csv,
  },
  {
    call: 'GET /api/bookings/jobs/open',
    id: 'listOpenJobs',
    tag: 'Jobs',
    summary: 'Jobs for which something is to be signed, paid or delivered',
    who: 'owner',
    scope: 'read',
    answers: { 200: z.strictObject({ data: z.array(openJobResponseSchema) }) },
  },
] as const satisfies readonly Operation[];
