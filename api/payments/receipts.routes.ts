import { ownBookingOf } from '#api/appointments/own-booking.ts';
import { bookingOf } from '#api/bookings/booking-of.ts';
import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import { letterheadOf } from '#api/pdf/letterhead.ts';
import { receiptPdf } from '#api/pdf/receipt-pdf.ts';
import { sendPdf } from '#api/pdf/send-pdf.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { countedPayments, jobOf } from '#domain/jobs/job.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { settledJob } from '#domain/jobs/undo-window.ts';
import { receiptsOperations } from './receipts.openapi.ts';

/** Receipts of payments, in the client's language, for the owner and for the client of a link. */
export function receiptsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock } = dependencies;
  const ownBooking = ownBookingOf(dependencies);

  async function send(
    ctx: RouteContext,
    booking: Booking,
    shown = (record: JobRecord) => record,
  ): Promise<void> {
    const stored = booking.erasedAt === undefined ? await store.jobs.find(booking.id) : undefined;
    const record = stored && shown(stored);
    const payment =
      record && countedPayments(record).find(({ id }) => id === ctx.params['paymentId']);
    if (!payment) throw new ApiProblem('not_found');
    const job = jobOf(record, await termsOf(store, booking));
    const letterhead = await letterheadOf(store, business.current(booking.locale));
    sendPdf(ctx, 'receipt.pdf', await receiptPdf({ booking, payment, job }, letterhead));
  }

  implement(router, dependencies, receiptsOperations, {
    getReceipt: async ({ ctx }) => await send(ctx, await bookingOf(ctx, store)),

    getOwnReceipt: async ({ ctx }) => {
      const { booking } = await ownBooking(ctx);
      const now = clock();
      // What can still be taken back has no receipt.
      await send(ctx, booking, (record) => settledJob(record, now));
    },
  });
}
