import * as z from 'zod/mini';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { optionalText } from '#domain/validation/fields.ts';
import { MAX_REASON } from '../booking-status.ts';

const slotTime = z.object({ date: calendarDateSchema, time: timeOfDaySchema });

/** The time that the client's page shows, so that an outdated page changes nothing. */
const from = slotTime;

/** The body of `POST /api/appointments/{token}/move`. */
export const appointmentMoveSchema = z.object({ from, to: slotTime });

/** The reason of a cancellation, from the client or the owner. Empty counts as none. */
export const reasonField = optionalText(MAX_REASON);

/** Refuses a reason with any other action. */
export const reasonOfCancellation = z.refine<{
  action?: string | undefined;
  reason?: string | undefined;
}>(({ action, reason }) => !reason || action === 'cancel', {
  path: ['reason'],
  error: 'Only a cancellation has a reason',
});

/** The body of `POST /api/appointments/{token}/cancel`. */
export const appointmentCancellationSchema = z.object({ from, reason: reasonField });
