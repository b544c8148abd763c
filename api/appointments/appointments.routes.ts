import { appointmentFile } from '#api/calendar/appointment-file.ts';
import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import { answerLocale } from '#api/http/requested-locale.ts';
import { requireOwnOrigin } from '#api/http/require-own-origin.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { changeJob } from '#api/jobs/change-job.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import { expireCheckouts } from '#api/payments/expire-checkouts.ts';
import { sendReport, sharedFile } from '#api/reports/send-report.ts';
import { streetOf } from '#domain/booking/client/client-access.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { isActive } from '#domain/booking/is-active.ts';
import { withAgent } from '#domain/jobs/agent-consent.ts';
import { type JobState, jobOf } from '#domain/jobs/job.ts';
import { emptyJob } from '#domain/jobs/job-record.ts';
import { readableReport } from '#domain/jobs/readable-report.ts';
import { linkAddresses, type OpenedBooking } from './appointment-link.ts';
import { appointmentsOperations } from './appointments.openapi.ts';
import { cancelOwnBooking, confirmOwnBooking, moveOwnBooking } from './change-appointment.ts';
import { pageOf } from './client-job.ts';
import { ownBookingOf } from './own-booking.ts';
import { daysToMove, startsToMove } from './times-to-move.ts';

/** One booking, for anyone with its link; the path contains the token. */
export function appointmentsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, limits, publicUrl, payments } = dependencies;
  const ownBooking = ownBookingOf(dependencies);
  const ownOrigin = requireOwnOrigin(publicUrl, ({ onItsPage }) => onItsPage);
  const tokenOf = (ctx: RouteContext) => ctx.params['token'] ?? '';

  /** What the page shows, and what it is changed by, in the language that it asks for. */
  const terms = (ctx: RouteContext, now: Date) => ({
    now,
    limited: limits.enabled,
    business: business.current(answerLocale(ctx)),
  });

  const answer = (opened: OpenedBooking, view: ReturnType<typeof terms>) =>
    pageOf({ store, canPayOnline: payments !== undefined }, opened, view);

  implement(router, { ...dependencies, ownOrigin }, appointmentsOperations, {
    getAppointment: async ({ ctx }) => {
      return answer(await ownBooking(ctx), terms(ctx, clock()));
    },

    getAppointmentFile: async ({ ctx }) => {
      const { booking } = await ownBooking(ctx);
      ctx.set('X-Robots-Tag', 'noindex, nofollow');
      ctx.body = appointmentFile(booking, {
        business: business.current(booking.locale),
        location: streetOf(booking.address),
        pageUrl: linkAddresses(publicUrl, tokenOf(ctx), booking.locale).manageUrl,
      });
      ctx.type = 'text/calendar; charset=utf-8';
      ctx.attachment('home-inspection.ics');
    },

    listDaysToMove: async ({ ctx, query: { full, ...range } }) => {
      const { booking } = await ownBooking(ctx);
      const zone = business.current().timeZone;
      const days = await daysToMove(store, booking, { ...range, now: clock(), zone });
      return full === 'true' ? days : days.open;
    },

    listSlotsToMove: async ({ ctx, query: { date } }) => {
      const { booking } = await ownBooking(ctx);
      const zone = business.current().timeZone;
      return await startsToMove(store, booking, { date, now: clock(), zone });
    },

    // Only by POST, because mail programs open links by themselves.
    confirmAppointment: async ({ ctx }) => {
      const options = terms(ctx, clock());
      return answer(await confirmOwnBooking(store, () => ownBooking(ctx), options), options);
    },

    moveAppointment: async ({ ctx, body: { from, to } }) => {
      const options = { from, to, ...terms(ctx, clock()) };
      return answer(await moveOwnBooking(store, () => ownBooking(ctx), options), options);
    },

    cancelAppointment: async ({ ctx, body: { from, reason } }) => {
      const options = { from, reason, ...terms(ctx, clock()) };
      const opened = await cancelOwnBooking(store, () => ownBooking(ctx), options);
      const { log } = ctx.state;
      await expireCheckouts({ store, clock, payments, log }, opened.booking.id);
      return answer(opened, options);
    },

    letAgentRead: async ({ ctx, body: { consent } }) => {
      const now = clock();
      const opened = await ownBooking(ctx);
      const { booking } = opened;
      const isOpen = isActive(booking) && !isUnconfirmed(booking) && booking.agentEmail;
      if (!isOpen) throw new ApiProblem('appointment_not_changeable');
      const job = { terms: await termsOf(store, booking), now };
      await changeJob(store, booking, job, (record) =>
        withAgent(record, booking, { consent, at: now.toISOString() }),
      );
      return answer(opened, terms(ctx, now));
    },
  });

  // Also answers HEAD.
  router.get('/api/appointments/:token/report.pdf', limits.slots, async (ctx) => {
    const { booking } = await ownBooking(ctx);
    if (isUnconfirmed(booking)) throw new ApiProblem('not_found');
    const record = (await store.jobs.find(booking.id)) ?? emptyJob(booking);
    const report = readableReport(record, clock());
    if (!report) throw keptBack(jobOf(record, await termsOf(store, booking)).state);
    await sendReport(ctx, dependencies, sharedFile(report, booking));
  });
}

/** Whether or not there is a report yet. */
function keptBack(state: JobState): ApiProblem {
  if (state === 'awaiting_signature') return new ApiProblem('agreement_unsigned');
  if (state === 'awaiting_payment') return new ApiProblem('payment_due');
  return new ApiProblem('not_found');
}
