import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { centsSchema } from '#domain/jobs/job-changes.schema.ts';
import { paymentMethods } from '#domain/jobs/job-record.ts';
import type { MonthMoney } from '#domain/jobs/money.ts';
import { jobNeeds, type OpenJob } from '#domain/jobs/open-jobs.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { moneyFileQuerySchema, moneyQuerySchema } from './money-query.schema.ts';

const moneyResponseSchema = z.strictObject({
  month: z.string(),
  totals: z.strictObject({
    billed: centsSchema,
    paid: centsSchema,
    refunded: centsSchema,
    open: centsSchema,
  }),
  movements: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['payment', 'refund']),
      bookingId: z.string(),
      name: z.string(),
      at: z.iso.datetime(),
      date: calendarDateSchema,
      amount: centsSchema,
      method: z.enum(paymentMethods),
      note: z.optional(z.string()),
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
}) satisfies z.ZodMiniType<MonthMoney>;

const openJobResponseSchema = z.strictObject({
  bookingId: z.string(),
  name: z.string(),
  street: z.string(),
  date: calendarDateSchema,
  time: timeOfDaySchema,
  needs: z.array(z.enum(jobNeeds)),
  due: centsSchema,
  reportDueAt: z.optional(z.iso.datetime()),
}) satisfies z.ZodMiniType<OpenJob>;

const csv = { 200: { mediaType: 'text/csv' } };

export const moneyOperations: readonly Operation[] = [
  {
    call: 'GET /api/money',
    id: 'getMoney',
    tag: 'Jobs',
    summary: 'A month in the books: billed, paid, refunded and open, in cents',
    description:
      'Payments and refunds by the day on which they were made; what was billed and is open by the day of the appointment.',
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
    summary: 'Payments and refunds, for a tax adviser',
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
];
