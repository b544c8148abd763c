import * as z from 'zod/mini';
import { paymentMethods } from '#domain/jobs/job-record.ts';

const MONTH = 'Name a month as 2026-11';

const monthField = z.string(MONTH).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, MONTH));

/** The query of `GET /api/money`. */
export const moneyQuerySchema = z.object({
  month: monthField,
  method: z.optional(z.enum(paymentMethods, 'Choose a method of payment')),
});

/** The query of the CSV files: from the first to the last month, both included. */
export const moneyFileQuerySchema = z.object({ from: monthField, to: monthField }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last month is before the first',
  }),
);
