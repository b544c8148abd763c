import type { Booking } from '#domain/booking/booking.schema.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { Decision } from '../records/records.ts';

export interface JobStore {
  jobs: {
    find(bookingId: string): Promise<JobRecord | undefined>;
    /** The jobs of these bookings, in no order; none for a booking about which nothing is noted. */
    findAll(bookingIds: readonly string[]): Promise<readonly JobRecord[]>;
    /** In no order. */
    all(): Promise<readonly JobRecord[]>;
    /** The jobs in which something happened at `since` or later (`jobChangedAt`), in no order. */
    changedSince(since: Date): Promise<readonly JobRecord[]>;
    /** The job whose agent has this link, given as the digest of its token. */
    findByAgentLink(digest: string): Promise<JobRecord | undefined>;
    /**
     * Decides and writes in one step, after all earlier changes of the same job; the first change adds the record.
     * `decide` is synchronous and pure; its `next` is stored as the next revision, and nothing is written if it is the
     * same object.
     */
    change<R>(
      booking: Pick<Booking, 'id' | 'createdAt'>,
      decide: (job: JobRecord) => Decision<JobRecord, R>,
    ): Promise<R>;
  };
}
