import { type Appointment, overlap } from '#domain/schedule/appointment.ts';
import { formatSpan } from '#domain/schedule/format-span.ts';

/** Why a booking collides with `other`, for the owner: an overlap, or too little time between. */
export const collisionText = (
  booking: Appointment,
  other: Appointment & { name: string },
): string =>
  `${overlap(booking, other) ? 'Overlaps with' : 'Not enough time between this and'} ${other.name}, ${formatSpan(other)}`;
