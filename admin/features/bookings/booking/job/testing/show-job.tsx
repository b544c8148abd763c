import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { type Answers, serveApi } from '#admin/testing/serve-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { cents } from '#domain/jobs/cents.ts';
import { defaultJobSettings } from '#domain/jobs/job-settings.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { sampleBooking } from '../../../testing/sample-booking.ts';
import '../../../list/bookings.css';
import '../../booking.css';
import { JobPanel } from '../job-panel.tsx';

interface Shown {
  booking?: Partial<Booking>;
  /** The job that is read. */
  job: PresentedJob;
  /** In place of the default answers. */
  answers?: Answers;
}

/** The panel of a booking on a phone; a change is answered by `answers`, else by `job`. */
export function showJob({ booking, job, answers }: Shown) {
  const answer = () => job;
  const { calls, changes } = serveApi({
    'GET /api/job-settings': () => ({
      ...defaultJobSettings,
      revision: 1,
      noShowFee: cents(15_000),
    }),
    'GET /api/bookings/:id/job': answer,
    'POST /api/bookings/:id/lines': answer,
    'POST /api/bookings/:id/payments': answer,
    'DELETE /api/bookings/:id/payments/:paymentId': answer,
    'POST /api/bookings/:id/payments/:paymentId/refund': answer,
    ...answers,
  });
  const view = renderInAdmin(<JobPanel booking={sampleBooking({ id: 'b1', ...booking })} />, {
    width: 343,
  });
  return { ...view, calls, changes };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const dialog = page.getByRole('dialog');
export const part = (name: string) => page.getByRole('region', { name, exact: true });
