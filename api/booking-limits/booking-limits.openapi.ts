import type * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { bookingLimitsSchema } from '#api/store/stored/stored.schema.ts';
import { bookingLimitsBodySchema } from '#domain/booking/limits/booking-limits.schema.ts';
import type { StoredBookingLimits } from '#domain/booking/limits/booking-limits.ts';

const limitsResponseSchema: z.ZodMiniType<StoredBookingLimits> = bookingLimitsSchema;

export const bookingLimitsOperations = [
  {
    call: 'GET /api/booking-limits',
    id: 'getBookingLimits',
    tag: 'Schedule',
    summary:
      'How many open bookings one client or agent may have, and whether new clients confirm by email',
    who: 'owner',
    answers: { 200: limitsResponseSchema },
  },
  {
    call: 'PUT /api/booking-limits',
    id: 'changeBookingLimits',
    tag: 'Schedule',
    summary: 'Change these limits',
    who: 'owner',
    body: bookingLimitsBodySchema,
    answers: { 200: limitsResponseSchema },
  },
] as const satisfies readonly Operation[];
