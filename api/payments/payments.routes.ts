import { ownBookingOf } from '#api/appointments/own-booking.ts';
import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import { readBytes } from '#api/http/read-bytes.ts';
import { requireOwnOrigin } from '#api/http/require-own-origin.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import { jobOf } from '#domain/jobs/job.ts';
import { emptyJob } from '#domain/jobs/job-record.ts';
import { liveCheckouts } from '#domain/jobs/online-payments.ts';
import { applyEvent } from './apply-event.ts';
import type { OnlinePayments } from './online-payments.ts';
import { openCheckout } from './open-checkout.ts';
import type { ReturnedCheckout } from './payments.openapi.ts';
import { paymentsOperations } from './payments.openapi.ts';
import { settleCheckouts } from './settle-checkouts.ts';

/** Bytes of an event; Stripe's are far smaller. */
const MAX_EVENT = 256 * 1024;

/** For Stripe's list of events, and for the log: refusing it would only have it sent for three days. */
const THIN =
  'This event tells too little: choose the payload style "Snapshot" for this endpoint at Stripe';

/** Online payment by the client of a link, and what Stripe tells. */
export function paymentsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, limits, publicUrl, payments } = dependencies;
  const ownBooking = ownBookingOf(dependencies);
  const ownOrigin = requireOwnOrigin(publicUrl, ({ onItsPage }) => onItsPage);
  const tokenOf = (ctx: RouteContext) => ctx.params['token'] ?? '';

  function setUp(): OnlinePayments {
    if (!payments) throw new ApiProblem('online_payment_off');
    return payments;
  }

  const keeper = (ctx: RouteContext) => ({ store, clock, log: ctx.state.log, payments: setUp() });

  /** Calls by link that are running, so that many at once are one at Stripe. */
  const opening = new Map<string, Promise<string>>();

  implement(router, { ...dependencies, ownOrigin }, paymentsOperations, {
    openCheckout: async ({ ctx }) => {
      await ownBooking(ctx);
      const token = tokenOf(ctx);
      const find = async () => (await ownBooking(ctx)).booking;
      const running =
        opening.get(token) ??
        openCheckout({ ...keeper(ctx), publicUrl, token, find }).finally(() =>
          opening.delete(token),
        );
      opening.set(token, running);
      return { url: await running };
    },

    // The address to which Stripe sends the client proves nothing, so Stripe is asked.
    returnFromCheckout: async ({ ctx }) => {
      const { booking } = await ownBooking(ctx);
      await settleCheckouts(keeper(ctx), booking);
      const record = (await store.jobs.find(booking.id)) ?? emptyJob(booking);
      const { due } = jobOf(record, await termsOf(store, booking));
      const isProcessing = liveCheckouts(record).some(({ state }) => state === 'processing');
      const state = due <= 0 ? 'paid' : isProcessing ? 'processing' : 'due';
      return { state } satisfies ReturnedCheckout;
    },
  });

  router.post('/api/stripe/webhook', async (ctx) => {
    const stripe = setUp();
    // Counted after the check, so that nobody who shares Stripe's address locks it out.
    const refuse = async (problem: unknown) => {
      await limits.countForgery(ctx);
      throw problem;
    };
    const body = await readBytes(ctx.req, MAX_EVENT).catch(refuse);
    const event =
      stripe.eventOf(body, ctx.get('Stripe-Signature')) ??
      (await refuse(new ApiProblem('wrong_signature')));
    if (event.kind === 'thin') ctx.state.log.warn(THIN);
    await applyEvent(keeper(ctx), event);
    ctx.body = { received: true, ...(event.kind === 'thin' && { ignored: THIN }) };
  });
}
