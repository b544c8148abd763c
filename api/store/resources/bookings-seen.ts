import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';

export interface BookingsSeenStore {
  /** Until when the owner has seen bookings, by their creation; undefined before the first ones. */
  bookingsSeenAt(): Promise<string | undefined>;
  /** Stores an ISO 8601 instant; does nothing if later bookings were seen already. */
  markBookingsSeen(until: string): Promise<void>;
}

export const bookingsSeenStore = ({ bookingsSeenAt }: RecordStore): BookingsSeenStore => ({
  bookingsSeenAt: async () => (await bookingsSeenAt.read()) ?? undefined,
  markBookingsSeen: async (until) => {
    const next = kinds.bookingsSeenAt.check(until);
    await bookingsSeenAt.change((seenAt) => {
      const isLater = seenAt === null || Date.parse(until) > Date.parse(seenAt);
      return { next: isLater ? next : seenAt, result: undefined };
    });
  },
});
