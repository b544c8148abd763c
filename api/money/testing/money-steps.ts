import { addDays } from 'date-fns/addDays';
import fc from 'fast-check';
import type { Store } from '#api/store/store.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { withAgent } from '#domain/jobs/agent-consent.ts';
import { cents } from '#domain/jobs/cents.ts';
import {
  type JobChanged,
  withLine,
  withOutcome,
  withoutLine,
  withoutOutcome,
  withoutPayment,
  withPayment,
  withRefund,
} from '#domain/jobs/job-changes.ts';
import { handMethods, type JobRecord, lineKinds, outcomes } from '#domain/jobs/job-record.ts';
import {
  withDisputes,
  withOnlinePayment,
  withOnlineRefunds,
} from '#domain/jobs/online-payments.ts';
import { sampleSignature } from '#domain/jobs/testing/sample-job.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { centralTime as zone } from '#domain/schedule/testing/central-time.ts';

const BEGUN = new Date('2026-11-28T15:00:00.000Z');
/** After every appointment. */
const OVER = new Date('2027-03-01T15:00:00.000Z');

const people = ['maria@example.com', 'grace@example.com', 'jo@example.com'];
const agents = ['jane@realty.example', 'sam@realty.example'];
const dates = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-04', '2027-02-02'];
const times = ['08:00', '12:00', '16:00'];

/** What a run has done so far. */
export interface Run {
  store: Store;
  /** Ids of all bookings, in the order in which they were made. */
  ids: string[];
  steps: number;
}

interface Step {
  text: string;
  /** An erasure must not change any figure. */
  isErasure?: true;
  run(run: Run): Promise<unknown>;
}

const which = fc.nat({ max: 30 });
const amount = fc.integer({ min: 1, max: 90_000 }).map(cents);

/** A day later than the step before, so that some appointments are from before anything was noted. */
const momentOf = ({ steps }: Run) => addDays(BEGUN, steps);
const markOf = (run: Run) => ({ at: momentOf(run).toISOString(), by: 'Owner' });

async function bookingAt({ store, ids }: Run, index: number): Promise<Booking | undefined> {
  const id = ids[index % Math.max(1, ids.length)];
  return id === undefined ? undefined : store.findBooking(id);
}

/** Changes the job of a booking, whether or not its person was erased: money may come late. */
const jobStep = (
  text: string,
  index: number,
  change: (job: JobRecord, run: Run, booking: Booking) => JobChanged,
): Step => ({
  text: `${text} ${index}`,
  async run(run) {
    const booking = await bookingAt(run, index);
    if (!booking) return;
    await run.store.jobs.change(booking, (job) => {
      const next = change(job, run, booking);
      return { next: typeof next === 'string' ? job : next, result: undefined };
    });
  },
});

const bookingStep = (
  text: string,
  index: number,
  change: (booking: Booking, run: Run) => Booking | undefined,
): Step => ({
  text: `${text} ${index}`,
  async run(run) {
    const booking = await bookingAt(run, index);
    if (!booking || booking.erasedAt !== undefined) return;
    await run.store.changeBooking(booking, (current) => change(current, run) ?? current);
  },
});

const entryOf = <E>(list: readonly E[], index: number): E | undefined =>
  list[index % Math.max(1, list.length)];

const home = quoteInputSchema.parse({ propertyType: 'residential', squareFootage: 2400 });
const quoted = calculateQuote(home, '2026-11-20', defaultPriceList);

const quoteOf = (totalPrice: number) => ({ input: home, result: { ...quoted, totalPrice } });

const book = fc
  .record({
    email: fc.constantFrom(...people),
    agentEmail: fc.option(fc.constantFrom(...agents), { nil: undefined }),
    date: fc.constantFrom(...dates),
    time: fc.constantFrom(...times),
    price: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: undefined }),
  })
  .map(
    ({ price, ...details }): Step => ({
      text: `book ${JSON.stringify({ price, ...details })}`,
      async run(run) {
        const id = `booking-${run.ids.length}`;
        const createdAt = momentOf(run).toISOString();
        const quote = price === undefined ? undefined : quoteOf(price);
        const reserved = await run.store.reserveSlot(
          sampleBooking({
            ...details,
            id,
            createdAt,
            phone: '',
            minutes: 90,
            ...(quote && { quote }),
          }),
        );
        if (reserved.outcome === 'reserved') run.ids.push(id);
      },
    }),
  );

const addLine = fc.tuple(which, fc.constantFrom(...lineKinds), amount).map(([index, kind, size]) =>
  jobStep(`${kind} of ${size} for`, index, (job, run) =>
    withLine(job, {
      ...markOf(run),
      id: `line-${run.steps}`,
      kind,
      label: 'For Maria',
      reason: 'Maria asked',
      amount: cents(kind === 'discount' || kind === 'promotion' ? -size : size),
    }),
  ),
);

const removeLine = fc.tuple(which, which).map(([index, entry]) =>
  jobStep(`remove line ${entry} of`, index, (job, run) => {
    const line = entryOf(job.lines, entry);
    return line ? withoutLine(job, line.id, markOf(run)) : job;
  }),
);

const correctLine = fc.tuple(which, which, amount).map(([index, entry, size]) =>
  jobStep(`line ${entry} is ${size} of`, index, (job, run) => {
    const line = entryOf(job.lines, entry);
    if (!line) return job;
    const without = withoutLine(job, line.id, markOf(run));
    if (typeof without === 'string') return without;
    const { removed: _removed, ...standing } = line;
    return withLine(without, { ...standing, id: `line-${run.steps}`, amount: size });
  }),
);

const payByHand = fc
  .tuple(which, fc.constantFrom(...handMethods), amount)
  .map(([index, method, size]) =>
    jobStep(`${method} ${size} for`, index, (job, run) =>
      withPayment(job, {
        ...markOf(run),
        id: `payment-${run.steps}`,
        amount: size,
        method,
        note: 'Maria’s',
        refunds: [],
      }),
    ),
  );

const payOnline = fc
  .tuple(which, amount)
  .map(([index, size]) =>
    jobStep(`online ${size} for`, index, (job, run) =>
      withOnlinePayment(job, { id: `pi-${run.steps}`, amount: size }, markOf(run)),
    ),
  );

const undo = fc.tuple(which, which).map(([index, entry]) =>
  jobStep(`undo payment ${entry} of`, index, (job, run) => {
    const payment = entryOf(job.payments, entry);
    return payment ? withoutPayment(job, payment.id, { ...markOf(run), at: payment.at }) : job;
  }),
);

const refund = fc.tuple(which, which, amount).map(([index, entry, size]) =>
  jobStep(`refund ${size} of payment ${entry} of`, index, (job, run) => {
    const payment = entryOf(job.payments, entry);
    if (!payment) return job;
    const id = `refund-${run.steps}`;
    if (payment.method !== 'online')
      return withRefund(job, payment.id, { ...markOf(run), id, amount: size, note: 'To Maria' });
    return withOnlineRefunds(
      job,
      payment.id,
      [{ id, amount: size, isStanding: true }],
      markOf(run),
    );
  }),
);

const failRefund = fc.tuple(which, which).map(([index, entry]) =>
  jobStep(`refunds of payment ${entry} fail of`, index, (job, run) => {
    const payment = entryOf(job.payments, entry);
    if (payment?.method !== 'online') return job;
    const failed = payment.refunds.map((one) => ({ ...one, isStanding: false }));
    return withOnlineRefunds(job, payment.id, failed, markOf(run));
  }),
);

const dispute = fc.tuple(which, which, fc.boolean()).map(([index, entry, isLost]) =>
  jobStep(`${isLost ? 'lost' : 'open'} dispute of payment ${entry} of`, index, (job, run) => {
    const payment = entryOf(job.payments, entry);
    if (payment?.method !== 'online') return job;
    const state = isLost ? 'lost' : 'under_review';
    const seen = [{ id: `dispute-${payment.id}`, amount: payment.amount, state } as const];
    return withDisputes(job, payment.id, seen, markOf(run).at);
  }),
);

const outcome = fc
  .tuple(which, fc.option(fc.constantFrom(...outcomes)))
  .map(([index, what]) =>
    jobStep(`outcome ${what} of`, index, (job, run) =>
      what ? withOutcome(job, what, markOf(run)) : withoutOutcome(job),
    ),
  );

const sign = fc.tuple(which, amount).map(([index, total]) =>
  jobStep(`signature under ${total} of`, index, (job, run) => ({
    ...job,
    signatures: [sampleSignature({ at: markOf(run).at, total })],
  })),
);

const consent = fc
  .tuple(which, fc.boolean())
  .map(([index, agrees]) =>
    jobStep(`consent ${agrees} of`, index, (job, run, booking) =>
      withAgent(job, booking, { consent: agrees, at: markOf(run).at }),
    ),
  );

const act = fc
  .tuple(which, fc.constantFrom('cancel', 'complete'))
  .map(([index, action]) =>
    bookingStep(action, index, (booking, run) =>
      applyBookingAction(booking, { action, at: momentOf(run), by: 'Owner' }),
    ),
  );

const remove = which.map((index) =>
  bookingStep('delete', index, (booking, run) => ({ ...booking, deletedAt: markOf(run).at })),
);

const erasePerson = fc.constantFrom(...people, ...agents).map(
  (contact): Step => ({
    text: `erase ${contact}`,
    isErasure: true,
    run: ({ store }) => store.erasePerson(contact, { now: OVER, zone }),
  }),
);

/** Eight days of checks, of which seven announce. */
const expire = fc.constantFrom('2028-12-01', '2029-01-01', '2029-01-06', '2029-06-01').map(
  (day): Step => ({
    text: `retention on ${day}`,
    isErasure: true,
    async run({ store }) {
      for (let days = -7; days <= 0; days += 1) {
        await store.eraseExpired({ now: addDays(new Date(`${day}T15:00:00Z`), days), zone });
      }
    },
  }),
);

/** Whatever changes money, and every way of erasing. */
export const moneyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: book },
  { weight: 3, arbitrary: addLine },
  { weight: 2, arbitrary: removeLine },
  { weight: 2, arbitrary: correctLine },
  { weight: 4, arbitrary: payByHand },
  { weight: 3, arbitrary: payOnline },
  { weight: 2, arbitrary: undo },
  { weight: 2, arbitrary: refund },
  { weight: 1, arbitrary: failRefund },
  { weight: 1, arbitrary: dispute },
  { weight: 2, arbitrary: outcome },
  { weight: 1, arbitrary: sign },
  { weight: 2, arbitrary: consent },
  { weight: 3, arbitrary: act },
  { weight: 1, arbitrary: remove },
  { weight: 3, arbitrary: erasePerson },
  { weight: 1, arbitrary: expire },
);
