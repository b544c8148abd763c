import type { SlotTime } from '#domain/booking/booking-status.ts';
import { requestedTimeText } from '#domain/booking/request/requested-time-text.ts';
import type { Business } from '#domain/business/business.ts';

/** The answer to a visitor whose booking became a request: no booking, so no `id` and no link. */
export interface RequestedTime extends SlotTime {
  requestId: string;
  /** Sentences for the visitor. */
  title: string;
  detail: string;
}

export const presentRequestedTime = (
  id: string,
  { date, time }: SlotTime,
  business: Pick<Business, 'words' | 'locale'>,
): RequestedTime => ({
  requestId: id,
  date,
  time,
  ...requestedTimeText(business),
});
