import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import { sampleLine, sampleReport } from '#domain/jobs/testing/sample-job.ts';
import { NOW, next, type SharedSteps } from './content-writes.ts';

/** Random writes of jobs and of the files of their reports. */
export class JobWrites {
  readonly #steps: SharedSteps;

  constructor(steps: SharedSteps) {
    this.#steps = steps;
  }

  /** Changes the price of a booking. */
  async line(): Promise<void> {
    const line = sampleLine({ id: `line-${this.#steps.count()}`, label: 'x'.repeat(3000) });
    await this.#change((job) => ({ ...job, lines: [...job.lines, line].slice(-5) }));
  }

  /** Adds a report to a job, once its file is durable. */
  async report(): Promise<void> {
    const id = randomUUID();
    const parts = Array.from({ length: 1 + this.#steps.random.below(4) }, () => Buffer.from(id));
    const file = await this.#steps.store.reportFiles.write(id, streamOf(parts));
    const report = sampleReport({ id, at: NOW.toISOString(), ...file });
    await this.#change((job) => ({ ...job, reports: [...job.reports, report].slice(-5) }));
  }

  async #change(change: (job: JobRecord) => JobRecord): Promise<void> {
    const { store, random } = this.#steps;
    const { data } = await store.listBookings({ limit: Number.POSITIVE_INFINITY });
    const booking = data.length > 0 ? random.of(data) : undefined;
    if (!booking) return;
    const name = `job ${booking.id}`;
    if (this.#steps.isBusy(name)) return;
    const changed = change((await store.jobs.find(booking.id)) ?? emptyJob(booking));
    await this.#steps.write(name, next(changed), () => put(store, booking, changed));
  }
}

const put = (store: Store, booking: Booking, changed: JobRecord): Promise<void> =>
  store.jobs.change(booking, () => ({ next: changed, result: undefined }));

async function* streamOf(parts: readonly Buffer[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

/** Reports of `job` whose files are not as they were written. */
export async function reportFaults(store: Store, { id, reports }: JobRecord): Promise<string[]> {
  const faults: string[] = [];
  for (const report of reports) {
    const file = await store.reportFiles.read(report.id);
    const bytes = file && (await buffer(file));
    const sha256 = bytes && createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== report.sha256) faults.push(`a report of job ${id} is lost or damaged`);
  }
  return faults;
}
