import type { Booking } from './booking.schema.ts';

/** Whether a booking takes its time: neither canceled nor deleted. */
export const isActive = ({ status, deletedAt }: Pick<Booking, 'status' | 'deletedAt'>): boolean =>
  status !== 'cancelled' && deletedAt === undefined;
