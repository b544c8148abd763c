import { termsOf } from '#api/jobs/job-terms.ts';
import type { Store } from '#api/store/store.ts';
import type { AppointmentView, ViewOptions } from '#domain/booking/client/client-access.ts';
import { isReleased, isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { type ClientJob, clientJob } from '#domain/jobs/client-job.ts';
import { emptyJob } from '#domain/jobs/job-record.ts';
import { withCentsNames } from '#domain/jobs/named-cents.ts';
import type { OpenedBooking } from './appointment-link.ts';
import { viewOf } from './change-appointment.ts';
import { clientJobResponseSchema } from './client-job.schema.ts';

interface JobOptions {
  store: Pick<Store, 'jobs' | 'jobSettings' | 'agreementTemplates'>;
  canPayOnline: boolean;
}

/**
 * What the client has to sign, to pay and to read; undefined when there is nothing of it, and as long as a new client
 * has not confirmed.
 */
async function jobOfClient(
  { store, canPayOnline }: JobOptions,
  { booking }: Pick<OpenedBooking, 'booking'>,
  now: Date,
): Promise<ClientJob | undefined> {
  if (isUnconfirmed(booking) || isReleased(booking) || booking.erasedAt !== undefined) return;
  const [record, terms] = await Promise.all([store.jobs.find(booking.id), termsOf(store, booking)]);
  const job = clientJob(record ?? emptyJob(booking), terms, { canPayOnline, now });
  const isEmpty = !job.isPriced && job.agreement === 'none' && !job.report && !job.outcome;
  return isEmpty && job.payments.length === 0 ? undefined : job;
}

/** What the client's page shows, with the job. */
export async function pageOf(
  options: JobOptions,
  opened: OpenedBooking,
  view: Omit<ViewOptions, 'isMailed'>,
): Promise<AppointmentView> {
  const job = await jobOfClient(options, opened, view.now);
  return {
    ...viewOf(opened, view),
    ...(job && { job: withCentsNames(clientJobResponseSchema, job) }),
  };
}
