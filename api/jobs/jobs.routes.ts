import { bookingOf } from '#api/bookings/booking-of.ts';
import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { authorOf } from '#api/http/author-of.ts';
import { implement } from '#api/http/implement.ts';
import { requireUndeleted } from '#api/http/require-undeleted.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { expireCheckouts } from '#api/payments/expire-checkouts.ts';
import { refundOnline } from '#api/payments/refund-online.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import {
  type JobChanged,
  releasedByHand,
  withoutLine,
  withoutPayment,
  withPayment,
  withRefund,
} from '#domain/jobs/job-changes.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { withConfirmation } from '#domain/jobs/signature-changes.ts';
import { lineAdded } from './add-line.ts';
import { changeJob } from './change-job.ts';
import { jobPresenter } from './job-presenter.ts';
import { termsOf } from './job-terms.ts';
import { jobsOperations } from './jobs.openapi.ts';
import { outcomeNoted, outcomeRemoved } from './note-outcome.ts';
import { recordIdOf } from './record-id.ts';

/** What is agreed, paid and delivered for a booking, for the owner. */
export function jobsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, business, payments } = dependencies;
  const present = jobPresenter(dependencies);

  const keeper = (ctx: RouteContext) => ({ store, clock, payments, log: ctx.state.log });

  /** Makes `change`, and answers with the job as it is then. */
  async function change(
    ctx: RouteContext,
    booking: Booking,
    make: (record: JobRecord) => JobChanged,
  ) {
    requireUndeleted(booking);
    if (booking.erasedAt !== undefined) throw new ApiProblem('not_found');
    const terms = await termsOf(store, booking);
    const record = await changeJob(store, booking, { terms, now: clock() }, make);
    await expireCheckouts(keeper(ctx), booking.id);
    return present(booking, record);
  }

  const markOf = (ctx: RouteContext) => ({ at: clock().toISOString(), by: authorOf(ctx) });

  implement(router, dependencies, jobsOperations, {
    getJob: async ({ ctx }) => {
      const booking = await bookingOf(ctx, store);
      return present(booking, await store.jobs.find(booking.id));
    },

    addPriceLine: async ({ ctx, body: line }) => {
      const booking = await bookingOf(ctx, store);
      const entry = { id: recordIdOf(ctx), mark: markOf(ctx) };
      return change(ctx, booking, lineAdded(line, entry));
    },

    removePriceLine: async ({ ctx, params }) => {
      const id = params.lineId;
      const mark = markOf(ctx);
      return change(ctx, await bookingOf(ctx, store), (record) => withoutLine(record, id, mark));
    },

    addPayment: async ({ ctx, body: { note, ...payment } }) => {
      const entry = { ...markOf(ctx), id: recordIdOf(ctx), ...payment, ...(note && { note }) };
      const make = (record: JobRecord) => withPayment(record, { ...entry, refunds: [] });
      return change(ctx, await bookingOf(ctx, store), make);
    },

    undoPayment: async ({ ctx, params }) => {
      const id = params.paymentId;
      const mark = markOf(ctx);
      return change(ctx, await bookingOf(ctx, store), (record) => withoutPayment(record, id, mark));
    },

    refundPayment: async ({ ctx, params, body: { amount, note } }) => {
      const booking = await bookingOf(ctx, store);
      const id = params.paymentId;
      const key = recordIdOf(ctx);
      const { payments: noted = [] } = (await store.jobs.find(booking.id)) ?? {};
      if (noted.some((payment) => payment.id === id && payment.method === 'online')) {
        requireUndeleted(booking);
        const online = { paymentId: id, amount, note, key, by: authorOf(ctx) };
        const record = await refundOnline(keeper(ctx), booking, online);
        return present(booking, record);
      }
      const refund = { ...markOf(ctx), id: key, amount, ...(note && { note }) };
      return change(ctx, booking, (record) => withRefund(record, id, refund));
    },

    confirmAgreement: async ({ ctx, body: { reason } }) => {
      const booking = await bookingOf(ctx, store);
      const terms = await termsOf(store, booking);
      const mark = markOf(ctx);
      return change(ctx, booking, (record) => withConfirmation(record, terms, { reason, mark }));
    },

    noteOutcome: async ({ ctx, body: outcome }) => {
      const booking = await bookingOf(ctx, store);
      const at = { now: clock(), business: business.current() };
      const entry = { id: recordIdOf(ctx), mark: markOf(ctx), ...at };
      return change(ctx, booking, outcomeNoted(booking, outcome, entry));
    },

    removeOutcome: async ({ ctx }) => {
      return change(ctx, await bookingOf(ctx, store), outcomeRemoved(markOf(ctx)));
    },

    setVideo: async ({ ctx, body: { video } }) => {
      const booking = await bookingOf(ctx, store);
      return change(ctx, booking, ({ video: _before, ...record }) => ({
        ...record,
        ...(video && { video }),
      }));
    },

    releaseReport: async ({ ctx }) => {
      const mark = markOf(ctx);
      return change(ctx, await bookingOf(ctx, store), (record) => releasedByHand(record, mark));
    },
  });
}
