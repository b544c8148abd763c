import { isDeepStrictEqual } from 'node:util';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { jobChangedAt } from '#domain/jobs/job-changed-at.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import { erasedJob, withoutJobAgent } from '#domain/privacy/erase-job.ts';
import type { Decision } from '../records/records.ts';
import { jobs } from '../stored/stored-jobs.schema.ts';
import type { BookingRecords } from './booking-records.ts';
import type { Disk } from './disk.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { MonthlyRecords } from './monthly-records.ts';
import type { ReportFolder } from './report-folder.ts';

/** There are as many jobs as bookings, and each change of one of them asks. */
const known = new WeakMap<JobRecord, number>();

function changedAt(job: JobRecord): number {
  const at = known.get(job) ?? Date.parse(jobChangedAt(job));
  known.set(job, at);
  return at;
}

/** Records that the rules of jobs read or change. */
interface JobSources {
  bookings: Pick<BookingRecords, 'find'>;
  reportFiles: Pick<ReportFolder, 'remove'>;
}

/** Jobs by the month in which their bookings were made. */
export class JobRecords {
  readonly #records: MonthlyRecords<JobRecord>;
  readonly #sources: JobSources;
  readonly #locks = new KeyedMutex();

  private constructor(records: MonthlyRecords<JobRecord>, sources: JobSources) {
    this.#records = records;
    this.#sources = sources;
  }

  static async open(dataFolder: string, disk: Disk, sources: JobSources) {
    return new JobRecords(await MonthlyRecords.open(jobs, dataFolder, disk), sources);
  }

  /** Another number after each change. */
  get version(): number {
    return this.#records.version;
  }

  find(id: string): JobRecord | undefined {
    return this.#records.find(id);
  }

  all(): JobRecord[] {
    return this.#records.where(() => true);
  }

  /** See `JobStore.jobs.findByAgentLink`. */
  findByAgentLink(digest: string): JobRecord | undefined {
    return this.#records.withKeys([digest])[0];
  }

  /** The jobs in which something happened at `start` (milliseconds since 1970) or later. */
  changedSince(start: number): JobRecord[] {
    return this.#records.where((job) => changedAt(job) >= start);
  }

  /** The ids of all versions of all reports. */
  reportIds(): ReadonlySet<string> {
    return new Set(this.all().flatMap(({ reports }) => reports.map(({ id }) => id)));
  }

  /** See `JobStore.jobs.change`. */
  change<R>(
    { id, createdAt }: Pick<Booking, 'id' | 'createdAt'>,
    decide: (job: JobRecord) => Decision<JobRecord, R>,
  ): Promise<R> {
    return this.#locks.run(id, async () => {
      const stored = this.find(id);
      const current = stored ?? emptyJob({ id, createdAt });
      const { next, result } = decide(current);
      if (next !== current) await this.#put(stored, { ...next, id, createdAt: current.createdAt });
      return result;
    });
  }

  async #put(stored: JobRecord | undefined, next: JobRecord): Promise<void> {
    const erasedAt = stored?.erasedAt ?? this.#sources.bookings.find(next.id)?.erasedAt;
    if (erasedAt === undefined) return this.#store(stored, next);
    await this.#removeReports(next);
    await this.#store(stored, erasedJob(next, new Date(erasedAt)));
  }

  async #store(stored: JobRecord | undefined, next: JobRecord): Promise<void> {
    if (stored) await this.#records.change(stored, () => next);
    else await this.#records.add({ ...next, revision: 1 }, undefined);
  }

  #removeReports({ reports }: JobRecord): Promise<void> {
    return this.#sources.reportFiles.remove(reports.map(({ id }) => id));
  }

  /** Erases what the jobs of these bookings say of people, and their reports. */
  erase(bookingIds: readonly string[], at: Date): Promise<void> {
    return this.#each(bookingIds, async (job) => {
      // Before the record says that it is erased.
      await this.#removeReports(job);
      if (job.erasedAt === undefined) await this.#store(job, erasedJob(job, at));
    });
  }

  /** Takes the agents out of the jobs of these bookings. */
  eraseAgents(bookingIds: readonly string[]): Promise<void> {
    return this.#each(bookingIds, async (job) => {
      const without = withoutJobAgent(job);
      if (!isDeepStrictEqual(without, job)) await this.#store(job, without);
    });
  }

  async #each(bookingIds: readonly string[], change: (job: JobRecord) => Promise<void>) {
    const changing = bookingIds.map((id) =>
      this.#locks.run(id, async () => {
        const job = this.find(id);
        if (job) await change(job);
      }),
    );
    // Settled, so that no write is left running when one has failed.
    await Promise.allSettled(changing);
    await Promise.all(changing);
  }
}
