/** The orders of a list of bookings: when they were made, or when the appointment is. */
export const bookingSorts = ['created', 'appointment'] as const;

export type BookingSort = (typeof bookingSorts)[number];
