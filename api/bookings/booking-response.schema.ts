import * as z from 'zod/mini';
import { bookingRecordSchema } from '#api/store/stored/stored.schema.ts';
import { centsSchema } from '#domain/jobs/job-changes.schema.ts';
import type { PricedBooking } from '#domain/jobs/shown-price.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { revisionField } from '#domain/records/versioned.schema.ts';

/** A booking as the owner gets it: `presentBooking`. */
export const bookingResponseSchema = z
  .extend(z.omit(bookingRecordSchema, { links: true }), {
    revision: revisionField,
    minutes: z.int(),
    totalCents: z.optional(centsSchema),
  })
  .register(z.globalRegistry, {
    id: 'Booking',
    description:
      '`minutes` on site begin at `time`, and `bufferMinutes` are kept free after them. `quote` is what the ' +
      'server calculated for the booked day; `discount` is not counted in it. `totalCents` is the price as it is now, in US cents. `notes` are the client’s, `note` is the owner’s.',
  }) satisfies Whole<Omit<PricedBooking, 'links'>>;
