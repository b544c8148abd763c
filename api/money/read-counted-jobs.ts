import { termsWith } from '#api/jobs/job-terms.ts';
import type { Store } from '#api/store/store.ts';
import { type BookedJob, countedJobs } from '#domain/jobs/counted-jobs.ts';
import type { JobSettings } from '#domain/jobs/job-settings.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

interface CountedJobs {
  jobs: BookedJob[];
  settings: JobSettings;
}

/** The jobs of bookings with an appointment from `from` on, up to and including `to`, that count in the books. */
export async function readCountedJobs(
  store: Pick<Store, 'jobs' | 'jobSettings' | 'agreementTemplates' | 'bookingsFrom'>,
  from: CalendarDate,
  to?: CalendarDate,
): Promise<CountedJobs> {
  const [bookings, records, settings, templates] = await Promise.all([
    store.bookingsFrom(from, to),
    store.jobs.all(),
    store.jobSettings.read(),
    store.agreementTemplates.all(),
  ]);
  const termsFor = termsWith(settings, templates);
  return { jobs: countedJobs(bookings, records, termsFor), settings };
}
