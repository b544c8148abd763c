import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { sampleBooking } from '../../../testing/sample-booking.ts';
import { type Call, serveCalls } from '../../../testing/serve-calls.ts';
import '../../../list/bookings.css';
import '../../booking.css';
import { JobPanel } from '../job-panel.tsx';

interface Shown {
  booking?: Partial<Booking>;
  /** The job that is read. */
  job: PresentedJob;
  /** Answers a call instead of the default answer, unless it returns undefined. */
  answer?: (call: Call) => unknown;
}

/** The panel of a booking on a phone; a change is answered by `answer`, else by `job`. */
export function showJob({ booking, job, answer }: Shown) {
  const calls = serveCalls((call) => {
    const own = answer?.(call);
    if (own !== undefined) return own;
    if (call.path === 'job-settings') return { revision: 1, noShowFee: 15_000 };
    return job;
  });
  const view = renderInAdmin(<JobPanel booking={sampleBooking({ id: 'b1', ...booking })} />, {
    width: 343,
  });
  /** Only the calls that change something. */
  const changes = () => calls.filter(({ method }) => method !== 'GET');
  return { ...view, calls, changes };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const dialog = page.getByRole('dialog');
export const part = (name: string) => page.getByRole('region', { name, exact: true });
