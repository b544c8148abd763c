import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import { withCentsNames } from '#domain/jobs/named-cents.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { reportDueAt } from '#domain/jobs/report-due.ts';
import { jobResponseSchema } from './job-response.schema.ts';
import { termsOf } from './job-terms.ts';
import { presentJob } from './present-job.ts';

/** Answers with the job of a booking as the owner sees it, by the settings as they are now. */
export const jobPresenter =
  ({ store, business, payments }: Pick<RouteDependencies, 'store' | 'business' | 'payments'>) =>
  async (booking: Booking, record: JobRecord | undefined): Promise<PresentedJob> => {
    const { law, timeZone } = business.current();
    const job = presentJob(record ?? emptyJob(booking), await termsOf(store, booking), {
      canPayOnline: payments !== undefined,
      reportDueAt: reportDueAt(booking, law, timeZone)?.toISOString(),
    });
    return withCentsNames(jobResponseSchema, job);
  };
