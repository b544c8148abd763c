import { Link } from 'wouter';
import { methodPhrases, methodTexts } from '#admin/features/bookings/booking/job/job-text.ts';
import { type Cents, moneyText } from '#domain/jobs/cents.ts';
import type { PaymentMethod } from '#domain/jobs/job-record.ts';
import type { MonthMoney } from '#domain/jobs/money.ts';
import { formatDate, formatMonth } from '#domain/schedule/calendar-date.ts';

interface MonthProps {
  money: MonthMoney;
}

/** The month's sums. */
export function Totals({ money: { totals, month } }: MonthProps) {
  const figures = [
    {
      label: 'Billed',
      amount: totals.billed,
      note:
        totals.unnoted > 0
          ? `appointments of the month; payments for ${moneyText(totals.unnoted)} of it are not noted here`
          : 'appointments of the month',
    },
    { label: 'Paid', amount: totals.paid, note: 'received in the month' },
    { label: 'Refunded', amount: totals.refunded, note: 'paid back in the month' },
    ...(totals.chargedBack > 0
      ? [
          {
            label: 'Charged back',
            amount: totals.chargedBack,
            note: 'lost to disputes in the month',
          },
        ]
      : []),
    { label: 'Open', amount: totals.open, note: 'of these, due by now' },
  ];
  return (
    <dl className="money-totals" aria-label={`Sums of ${formatMonth(month)}`}>
      {figures.map(({ label, amount, note }) => (
        <div
          key={label}
          className="admin-card"
          data-open={label === 'Open' && amount > 0 ? '' : undefined}
        >
          <dt>{label}</dt>
          <dd>
            <strong>{moneyText(amount)}</strong>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Bookings of the month of which something is to be paid. */
export const OpenAmounts = ({ money: { open, month, totals } }: MonthProps) => (
  <section aria-labelledby="money-open">
    <h2 className="admin-section-title" id="money-open">
      Open
    </h2>
    {open.length === 0 ? (
      <p className="money-none">
        <span>
          {totals.billed === 0
            ? `No appointments in ${formatMonth(month)}. What clients owe for a month’s appointments shows here once it is due.`
            : `Nothing of ${formatMonth(month)} is open.`}
        </span>
        {totals.unnoted > 0 ? <Unnoted amount={totals.unnoted} /> : null}
      </p>
    ) : (
      <ul className="money-rows">
        {open.map(({ bookingId, name, street, date, due }) => (
          <li key={bookingId}>
            <Link href={`/bookings/${bookingId}#job`}>{name}</Link>
            <strong>{moneyText(due)}</strong>
            <span>{`${formatDate(date, 'short')} · ${street}`}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Before the first entry nothing can be open, which would look as if everything were paid. */
const Unnoted = ({ amount }: { amount: Cents }) => (
  <span>
    {' '}
    But <span>{moneyText(amount)}</span> is of appointments before your first entry here, so it
    counts neither as paid nor as open. Note what was paid on a{' '}
    <Link href="/bookings?view=all">booking</Link> to count it.
  </span>
);

const kindPrefixes = { payment: '', refund: 'Refund: ', chargeback: 'Lost dispute: ' } as const;

/** Payments, refunds and lost disputes of the month, the latest first. */
export function Movements({ money, method }: MonthProps & { method: PaymentMethod | undefined }) {
  const { movements, month } = money;
  const title = method ? `Payments ${methodPhrases[method]}` : 'Payments';
  return (
    <section aria-labelledby="money-payments">
      <h2 className="admin-section-title" id="money-payments">
        {title}
      </h2>
      {movements.length === 0 ? (
        <p className="money-none">
          No payments<span>{method ? ` ${methodPhrases[method]}` : ''}</span> in{' '}
          <span>{formatMonth(month)}</span>.
        </p>
      ) : (
        <ul className="money-rows">
          {movements
            .toReversed()
            .map(({ id, kind, bookingId, name, date, amount, note, isDisputed, ...paid }) => (
              <li key={id}>
                <Link href={`/bookings/${bookingId}#job`}>{name}</Link>
                <strong>{`${kind === 'payment' ? '' : '−'}${moneyText(amount)}`}</strong>
                <span>
                  <span>{formatDate(date, 'short')}</span> ·{' '}
                  <span>{kindPrefixes[kind] + methodTexts[paid.method]}</span>
                  <span>{isDisputed ? ' · under dispute' : null}</span>
                  {note ? <span>{` · ${note}`}</span> : null}
                </span>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
