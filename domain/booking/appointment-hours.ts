import type { Booking } from './booking.schema.ts';

/** Hours, of a home that nobody described: the middle of the 2-4 of spec §9. */
const USUAL_HOURS = 3;

/** Hours to keep free for an appointment: the longest that its quote says, such as '2.5-3 hours'. */
export function appointmentHours({ quote }: Pick<Booking, 'quote'>): number {
  const longest = /-([\d.]+) hours$/.exec(quote?.result.estimatedDuration ?? '')?.[1];
  return longest === undefined ? USUAL_HOURS : Number(longest);
}
