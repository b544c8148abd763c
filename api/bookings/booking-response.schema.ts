import * as z from 'zod/mini';
import { bookingRecordSchema } from '#api/store/stored/stored.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { revisionField } from '#domain/edits/versioned.schema.ts';

/** A booking as the owner gets it: `presentBooking`. */
export const bookingResponseSchema = z
  .extend(z.omit(bookingRecordSchema, { links: true }), {
    revision: revisionField,
    minutes: z.int(),
  })
  .register(z.globalRegistry, {
    id: 'Booking',
    description:
      '`minutes` on site begin at `time`, and `bufferMinutes` are kept free after them. `quote` is what the ' +
      'server calculated for the booked day; `discount` is not counted in it. `notes` are the client’s, `note` is the owner’s.',
  }) satisfies z.ZodMiniType<Booking>;
