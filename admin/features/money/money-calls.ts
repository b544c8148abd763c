import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useAnswer } from '#admin/use-answer.ts';
import { keyOf } from '#client/send.ts';
import type { PaymentMethod } from '#domain/jobs/job-record.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';

export interface MoneyFilter {
  month: CalendarMonth;
  method: PaymentMethod | undefined;
}

/** A month in the books, read anew whenever it is opened; the previous one while another one loads. */
export const useMoney = ({ month, method }: MoneyFilter) =>
  useAnswer(
    'GET /api/money',
    { query: { month, method } },
    { ...refreshWhenVisible, revalidateIfStale: true, keepPreviousData: true },
  );

/** The address of a table from the first to the last month, both included. */
export const moneyFileUrl = (
  table: 'bookings' | 'payments' | 'quickbooks',
  from: CalendarMonth,
  to: CalendarMonth,
) => `/api/${keyOf(`GET /api/money/${table}.csv`, { query: { from, to } })}`;
