import { mapInSlices } from '#api/http/map-in-slices.ts';
import { termsWith } from '#api/jobs/job-terms.ts';
import type { Store } from '#api/store/store.ts';
import { type BookedJob, countedJobs, notedFromDay } from '#domain/jobs/counted-jobs.ts';
import { jobBeganAt } from '#domain/jobs/job-changed-at.ts';
import type { JobSettings } from '#domain/jobs/job-settings.ts';
import { needsResponse } from '#domain/jobs/open-jobs.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

interface CountedJobs {
  jobs: BookedJob[];
  settings: JobSettings;
}

interface Wanted {
  /** The first and the last day of the appointments. */
  from: CalendarDate;
  to?: CalendarDate | undefined;
  zone: Zone;
  /** Also those with a dispute to answer, whenever the appointment is. */
  withDisputed?: boolean | undefined;
}

/** The jobs of the wanted bookings, as the books have them. */
export async function readCountedJobs(
  store: Pick<
    Store,
    'jobs' | 'jobSettings' | 'agreementTemplates' | 'bookingsFrom' | 'findBooking'
  >,
  { from, to, zone, withDisputed = false }: Wanted,
): Promise<CountedJobs> {
  const [bookings, records, settings, templates] = await Promise.all([
    store.bookingsFrom(from, to),
    store.jobs.all(),
    store.jobSettings.read(),
    store.agreementTemplates.all(),
  ]);
  const known = new Set(bookings.map(({ id }) => id));
  const disputed = withDisputed ? records.filter(needsResponse) : [];
  const others = await Promise.all(
    disputed.filter(({ id }) => !known.has(id)).map(({ id }) => store.findBooking(id)),
  );
  const wanted = [...bookings, ...others.flatMap((booking) => booking ?? [])];
  const began = await mapInSlices(records, (slice) =>
    slice.flatMap((record) => jobBeganAt(record)?.getTime() ?? []),
  );
  const counting = {
    records: new Map(records.map((record) => [record.id, record])),
    notedFrom: notedFromDay(began, zone),
    termsFor: termsWith(settings, templates),
  };
  return { jobs: await mapInSlices(wanted, (slice) => countedJobs(slice, counting)), settings };
}
