import type { Booking } from '#domain/booking/booking.schema.ts';
import { isReleased, isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { isAgentMailed } from '#domain/booking/visit.ts';
import {
  businessInstant,
  businessTime,
  businessToday,
  type Zone,
} from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { type Cause, confirmationAndMove, lastEntry } from './booking-causes.ts';
import { expiryOf } from './delivery-window.ts';
import { type MessageKind, messageKindDisplays } from './message-kinds.ts';
import { isWanted, type PlanSettings } from './message-settings.ts';
import type { MessageJob, PlannedMessage } from './planned-message.ts';

/** Days from completion to the request for a review. */
const REVIEW_AFTER_DAYS = 2;

const CONFIRM_KEY = 0;

/** The id of the message that asks a new client to confirm. */
export const confirmationMessageId = (bookingId: string): string =>
  `confirm_booking-${bookingId}-${CONFIRM_KEY}`;

/**
 * The messages that follow from `booking` in its current state: a canceled booking sends no
 * confirmation or reminder, of several moves only the last is sent, and nothing about an
 * appointment is sent once it has begun. An unconfirmed booking only asks its client to confirm. A deleted
 * booking sends nothing. `job` decides whether the confirmation asks for a signature, and there is no request for a
 * review if nobody was there, or if the business has no link for one.
 */
export function bookingMessages(
  booking: Booking,
  settings: PlanSettings,
  zone: Zone,
  job?: MessageJob,
  hasReviewLink = true,
): PlannedMessage[] {
  if (booking.erasedAt !== undefined || booking.deletedAt !== undefined) return [];
  const start = businessInstant(booking.date, booking.time, zone);
  const planned: PlannedMessage[] = [];
  const plan = (kind: MessageKind, key: string | number, due: Date, expires: Date) => {
    if (!hasRecipient(kind, booking) || due >= expires || !isWanted(kind, due, settings)) return;
    planned.push({
      id: `${kind}-${booking.id}-${key}`,
      kind,
      due,
      expires,
      about: { booking, job },
    });
  };
  const tellAll = (kinds: readonly MessageKind[], { number, at }: Cause) => {
    for (const kind of kinds) plan(kind, number, at, expiryOf(at, start));
  };

  const { confirmBy } = booking;
  if (isUnconfirmed(booking)) {
    plan('confirm_booking', CONFIRM_KEY, new Date(booking.createdAt), new Date(confirmBy ?? ''));
    return planned;
  }
  if (booking.status === 'confirmed') {
    const { made, moved } = confirmationAndMove(booking);
    tellAll(['booking_confirmed', 'agent_booked', 'new_booking'], made);
    if (moved) tellAll(['booking_moved', 'agent_moved', 'moved_booking'], moved);
    const due = businessInstant(addDays(booking.date, -1), settings.reminderTime, zone);
    // A client who learned this time after the reminder was due does not need the reminder.
    const notifiedAt = (moved ?? made).at;
    const slot = `${booking.date}-${booking.time.replace(':', '')}`;
    if (notifiedAt < due) plan('reminder', slot, due, expiryOf(due, start));
  }
  if (booking.status === 'cancelled') {
    const released = isReleased(booking) && lastEntry(booking, ({ what }) => what === 'released');
    const cancelled = lastEntry(booking, (entry) => entry.what === 'cancelled');
    if (released) tellAll(['booking_released', 'released_booking'], released);
    else if (cancelled) {
      if (confirmBy === undefined) tellAll(['agent_cancelled'], cancelled);
      tellAll(['booking_cancelled', 'cancelled_booking'], cancelled);
    }
  }
  if (booking.status === 'completed') {
    const completed = lastEntry(booking, (entry) => entry.what === 'completed');
    if (completed && job?.record.outcome === undefined && hasReviewLink) {
      const day = addDays(businessToday(completed.at, zone), REVIEW_AFTER_DAYS);
      const due = businessInstant(day, businessTime(completed.at, zone), zone);
      plan('review_request', 'once', due, expiryOf(due));
    }
  }
  return planned;
}

/** An agent gets mail only if asked for, and not at the address of the client's own mail. */
function hasRecipient(kind: MessageKind, booking: Booking): boolean {
  const { email, agentEmail } = booking;
  const { to } = messageKindDisplays[kind];
  if (to === 'client') return email !== '';
  if (to === 'agent') return isAgentMailed(booking) && Boolean(agentEmail) && agentEmail !== email;
  return true;
}
