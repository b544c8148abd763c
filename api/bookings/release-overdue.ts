import { millisecondsInMinute } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/jobs/job.ts';
import { runEvery } from '#api/jobs/run-every.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { AUTOMATIC, confirmedBooking, releasedBooking } from '#domain/booking/confirmation.ts';
import { confirmationMessageId } from '#domain/messages/booking-messages.ts';

/** Milliseconds between two looks for overdue bookings. */
const INTERVAL = millisecondsInMinute / 2;

/**
 * Frees the times whose new clients have not confirmed by `now`. A booking whose question could not be sent
 * stands, as if nobody had to confirm: a broken mail server costs no client the appointment. The store refuses
 * what a client confirms, or another process releases, at the same moment.
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

/** Whether the mail with the question went out, or was refused for good. */
async function mayHaveBeenAsked(store: Store, { id }: Booking): Promise<boolean> {
  const question = await store.outbox.find(confirmationMessageId(id));
  return question !== undefined && question.state !== 'waiting';
}

/** Releases what is overdue, after the start and then again and again until it is stopped. */
export const startReleasing = (store: Store, clock: Clock, log: Logger): Job =>
  runEvery({
    interval: INTERVAL,
    run: () => releaseOverdue(store, clock()),
    log,
    failure: 'Unconfirmed bookings could not be released',
  });
