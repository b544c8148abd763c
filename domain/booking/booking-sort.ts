/** The sort orders of a list of bookings: by creation, or by appointment. */
export const bookingSorts = ['created', 'appointment'] as const;

export type BookingSort = (typeof bookingSorts)[number];
