import * as z from 'zod/mini';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { withCentsNames } from '#domain/jobs/named-cents.ts';
import { jobNeedsFrom, type OpenJob, openJobs } from '#domain/jobs/open-jobs.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { openJobResponseSchema } from './money.openapi.ts';
import { readCountedJobs } from './read-counted-jobs.ts';

/** The jobs for which the owner has something to do now. */
export async function readOpenJobs({
  store,
  clock,
  business,
}: Pick<RouteDependencies, 'store' | 'clock' | 'business'>): Promise<OpenJob[]> {
  const { law, timeZone } = business.current();
  const now = clock();
  const from = jobNeedsFrom(businessToday(now, timeZone));
  const { jobs, settings } = await readCountedJobs(store, {
    from,
    zone: timeZone,
    withDisputed: true,
  });
  const isPaidAtClosing = settings.paymentTime === 'closing';
  const open = openJobs(jobs, { now, zone: timeZone, law, isPaidAtClosing });
  return withCentsNames(z.array(openJobResponseSchema), open);
}
