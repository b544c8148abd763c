import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { methodTexts } from '#admin/features/bookings/booking/job/job-text.ts';
import { useToday } from '#admin/features/bookings/use-today.ts';
import { ListFailure, ListSkeleton, RefreshButton } from '#admin/lists/list-parts.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { type PaymentMethod, paymentMethods } from '#domain/jobs/job-record.ts';
import {
  addMonths,
  type CalendarMonth,
  firstDayOfMonth,
  formatMonth,
  monthOf,
} from '#domain/schedule/calendar-date.ts';
import { type MoneyFilter, moneyFileUrl, useMoney } from './money-calls.ts';
import { Movements, OpenAmounts, Totals } from './month-money.tsx';
import './money.css';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** What was billed, paid and refunded by month, what is open, and tables for a tax adviser. */
export function MoneyScreen() {
  const thisMonth = monthOf(useToday());
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params, thisMonth);
  const { data, error, isValidating, mutate } = useMoney(filter);
  const isOutdated = data !== undefined && isValidating && data.month !== filter.month;

  /** The current month and all methods are not in the URL. */
  const show = ({ month, method }: MoneyFilter) =>
    setParams(
      { ...(month !== thisMonth && { month }), ...(method && { method }) },
      { replace: true },
    );

  return (
    <Screen
      title="Money"
      action={<RefreshButton busy={isValidating} onRefresh={() => void mutate()} />}
    >
      <div className="admin-list-tools">
        <MonthSwitch month={filter.month} onChange={(month) => show({ ...filter, month })} />
        <label className="money-method">
          <span>Method</span>
          <select
            className="ui-control"
            value={filter.method ?? ''}
            onChange={({ target }) =>
              show({ ...filter, method: (target.value || undefined) as MoneyFilter['method'] })
            }
          >
            <option value="">All</option>
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {methodTexts[method]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error && !isValidating ? (
        <ListFailure what="The month" failure={error} onRetry={() => void mutate()} />
      ) : null}
      {data ? (
        <div className="admin-list" data-outdated={isOutdated ? '' : undefined}>
          <Totals money={data} />
          <OpenAmounts money={data} />
          <Movements money={data} method={filter.method} />
        </div>
      ) : error ? null : (
        <ListSkeleton what="the month" />
      )}
      <Files month={filter.month} />
    </Screen>
  );
}

function filterOf(params: URLSearchParams, thisMonth: CalendarMonth): MoneyFilter {
  const month = params.get('month') ?? '';
  const method = params.get('method');
  return {
    month: MONTH.test(month) ? month : thisMonth,
    method: paymentMethods.find((known): known is PaymentMethod => known === method),
  };
}

interface MonthSwitchProps {
  month: CalendarMonth;
  onChange: (month: CalendarMonth) => void;
}

function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  const step = (months: number) => onChange(monthOf(addMonths(firstDayOfMonth(month), months)));
  return (
    <div className="money-month">
      <Button aria-label="Previous month" onClick={() => step(-1)}>
        <ChevronLeft size={20} />
      </Button>
      <h2 aria-live="polite">{formatMonth(month)}</h2>
      <Button aria-label="Next month" onClick={() => step(1)}>
        <ChevronRight size={20} />
      </Button>
    </div>
  );
}

const moneyTables = [
  { table: 'bookings', name: 'Bookings' },
  { table: 'payments', name: 'Payments' },
  { table: 'quickbooks', name: 'For QuickBooks' },
] as const;

/** Tables of the month and of its year. */
function Files({ month }: { month: CalendarMonth }) {
  const year = month.slice(0, 4);
  const spans = [
    { label: formatMonth(month), from: month, to: month },
    { label: year, from: `${year}-01`, to: `${year}-12` },
  ];
  return (
    <section className="admin-panel" aria-labelledby="money-files">
      <h2 className="admin-panel-title" id="money-files">
        For your books
      </h2>
      <p>
        Tables (CSV) that a spreadsheet opens, for you or your tax adviser. The one for QuickBooks
        is for a bank upload to QuickBooks Online.
      </p>
      <ul className="money-files">
        {spans.flatMap(({ label, from, to }) =>
          moneyTables.map(({ table, name }) => (
            <li key={`${label} ${table}`}>
              <a className="ui-button admin-quiet" href={moneyFileUrl(table, from, to)} download>
                <Download size={18} aria-hidden="true" />
                <span>{`${name}, ${label}`}</span>
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
