import type { SlotTime } from '#domain/booking/booking-status.ts';
import { requestedTimeText } from '#domain/booking/requested-time-text.ts';

/** What a visitor gets whose booking has become a request: there is no booking, hence no `id` and no link. */
export interface RequestedTime extends SlotTime {
  requestId: string;
  /** Sentences for the visitor. */
  title: string;
  detail: string;
}

export const presentRequestedTime = (id: string, { date, time }: SlotTime): RequestedTime => ({
  requestId: id,
  date,
  time,
  ...requestedTimeText,
});
