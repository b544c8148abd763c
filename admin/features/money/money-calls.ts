import useSWR from 'swr';
import { listPath } from '#admin/lists/list-calls.ts';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { callApi } from '#client/call-api.ts';
import type { PaymentMethod } from '#domain/jobs/job-record.ts';
import type { MonthMoney } from '#domain/jobs/money.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';

export interface MoneyFilter {
  month: CalendarMonth;
  method: PaymentMethod | undefined;
}

/** A month in the books, read anew whenever it is opened; the previous one while another one loads. */
export const useMoney = ({ month, method }: MoneyFilter) =>
  useSWR<MonthMoney, unknown>(
    listPath('money', { month, method }),
    (path: string) => callApi<MonthMoney>('', path),
    { ...refreshWhenVisible, revalidateIfStale: true, keepPreviousData: true },
  );

/** The address of a table from the first to the last month, both included. */
export const moneyFileUrl = (
  table: 'bookings' | 'payments' | 'quickbooks',
  from: CalendarMonth,
  to: CalendarMonth,
) => `/api/${listPath(`money/${table}.csv`, { from, to })}`;
