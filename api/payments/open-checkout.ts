import { hash } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { linkAddresses } from '#api/appointments/appointment-link.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { streetOf } from '#domain/booking/client/client-access.ts';
import type { Cents } from '#domain/jobs/cents.ts';
import { type JobTerms, jobOf } from '#domain/jobs/job.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import { liveCheckouts, withCheckout } from '#domain/jobs/online-payments.ts';
import { isTooSmallOnline, payable } from '#domain/jobs/payable.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { type CheckoutWords, words as en } from './checkout-words.en.ts';
import { words as es } from './checkout-words.es.ts';
import type { CheckoutKeeper } from './expire-checkouts.ts';
import type { OnlinePayments, PaymentSession, SessionRequest } from './online-payments.ts';
import { settleCheckouts } from './settle-checkouts.ts';

const checkoutWords: Readonly<Record<Locale, CheckoutWords>> = { en, es };

/** Stripe's least is 30 minutes. */
const SESSION_MINUTES = 35;

/** Repeated calls within these minutes ask for the same end, as their idempotency key demands. */
const END_STEP = 5;

/** How often the amount may change while a page is opened. */
const ATTEMPTS = 3;

export interface CheckoutOptions extends CheckoutKeeper {
  payments: OnlinePayments;
  publicUrl: string;
  /** The token of the client's link. */
  token: string;
  /** The booking as it is now; throws if the link opens none. */
  find: () => Promise<Booking>;
}

/**
 * The address of the page on which the client pays what is due: one page for one amount, however often it is asked for.
 * Throws `nothing_due`, `amount_too_small` and `payment_processing`.
 */
export async function openCheckout(options: CheckoutOptions): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const booking = await options.find();
    const live = await settleCheckouts(options, booking);
    const terms = await termsOf(options.store, booking);
    const record = (await options.store.jobs.find(booking.id)) ?? emptyJob(booking);
    const due = dueNow(record, terms);
    const isProcessing = liveCheckouts(record).some(({ state }) => state === 'processing');
    if (isProcessing) {
      throw new ApiProblem('payment_processing', { detail: ({ waitForBank }) => waitForBank });
    }
    if (due === 0 && isTooSmallOnline(jobOf(record, terms))) {
      throw new ApiProblem('amount_too_small', { detail: ({ payInPerson }) => payInPerson });
    }
    if (due === 0) throw new ApiProblem('nothing_due');
    const open = live.find(({ state, amount, url }) => state === 'open' && amount === due && url);
    if (open?.url) return open.url;
    const session = await opened(options, { booking, record, due });
    if (await noted(options, { terms, due, session })) return session.url ?? '';
    // The amount changed meanwhile, or another call opened a page.
    await options.payments.expire(session.id).catch(() => undefined);
  }
  throw new ApiProblem('payments_unavailable', { detail: ({ payAtTheDoor }) => payAtTheDoor });
}

const dueNow = (record: JobRecord, terms: JobTerms & { booking: Booking }): Cents =>
  payable(terms.booking, jobOf(record, terms));

function opened(
  { payments, publicUrl, token, clock }: CheckoutOptions,
  { booking, record, due }: { booking: Booking; record: JobRecord; due: Cents },
): Promise<PaymentSession> {
  const locale = booking.locale ?? defaultLocale;
  const { manageUrl } = linkAddresses(publicUrl, token, locale);
  const step = END_STEP * 60_000;
  const start = new Date(Math.ceil(clock().getTime() / step) * step);
  const request: SessionRequest = {
    bookingId: booking.id,
    amount: due,
    description: checkoutWords[locale].inspectionAt(streetOf(booking.address)),
    email: booking.email || undefined,
    locale,
    paidUrl: `${manageUrl}?paid=yes`,
    backUrl: `${manageUrl}?paid=no`,
    expiresAt: addMinutes(start, SESSION_MINUTES),
  };
  // The last page takes part, because Stripe answers a repeated key with the page of then, even if it has expired.
  const asked = hash('sha256', JSON.stringify([request, record.checkouts.at(-1)?.id]), 'hex');
  return payments.open(request, `checkout ${booking.id} ${due} ${asked}`);
}

/** Stores the page as the one for this amount, unless there is another, or the amount is another by now. */
function noted(
  options: CheckoutOptions,
  {
    terms,
    due,
    session,
  }: {
    terms: JobTerms & { booking: Booking };
    due: Cents;
    session: PaymentSession;
  },
): Promise<boolean> {
  const { id, amount, state } = session;
  const at = options.clock().toISOString();
  const checkout = { id, at, amount, state, expiresAt: session.expiresAt.toISOString() };
  return options.store.jobs.change(terms.booking, (record) => {
    const isOther = liveCheckouts(record).some((other) => other.id !== id);
    const known = record.checkouts.find((other) => other.id === id);
    const isOver = state !== 'open' || (known && known.state !== 'open');
    if (isOther || isOver || dueNow(record, terms) !== due) {
      return { next: record, result: false };
    }
    return { next: withCheckout(record, checkout), result: true };
  });
}
