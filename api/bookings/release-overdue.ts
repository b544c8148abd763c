import { millisecondsInMinute } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/queues/job.ts';
import { runEvery } from '#api/queues/run-every.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import {
  AUTOMATIC,
  confirmedBooking,
  releasedBooking,
} from '#domain/booking/client/confirmation.ts';
import { confirmationMessageId } from '#domain/messages/booking-messages.ts';

/** Milliseconds between checks for overdue bookings. */
const INTERVAL = millisecondsInMinute / 2;

/**
 * Releases bookings that new clients did not confirm by `now`. If the mail could not be sent, the
 * booking stays, as if no confirmation were required, because a broken mail server must not cost a
 * client the appointment. If a client confirms or another process releases it at the same moment,
 * the store refuses.
 */
export async function releaseOverdue(store: Store, now: Date): Promise<void> {
  for (const booking of await store.overdueBookings(now)) {
    const wasAsked = await mayHaveBeenAsked(store, booking);
    await store.changeBooking(booking, (current) =>
      wasAsked
        ? releasedBooking(current, now)
        : confirmedBooking(current, { at: now, by: AUTOMATIC }),
    );
  }
}

/** Whether the mail was sent, or refused permanently. */
async function mayHaveBeenAsked(store: Store, { id }: Booking): Promise<boolean> {
  const question = await store.outbox.find(confirmationMessageId(id));
  return question !== undefined && question.state !== 'waiting';
}

/**
 * Releases overdue bookings after the start and then periodically, until stopped. `interval` in milliseconds, for
 * tests.
 */
export const startReleasing = ({
  store,
  clock,
  log,
  interval = INTERVAL,
}: {
  store: Store;
  clock: Clock;
  log: Logger;
  interval?: number | undefined;
}): Job =>
  runEvery({
    interval,
    run: () => releaseOverdue(store, clock()),
    log,
    failure: 'Unconfirmed bookings could not be released',
  });
