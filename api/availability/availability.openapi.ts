import type * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { availabilitySchema } from '#api/store/stored/stored.schema.ts';
import { availabilityBodySchema } from '#domain/schedule/availability.schema.ts';
import type { StoredAvailability } from '#domain/schedule/availability.ts';

const availabilityResponseSchema: z.ZodMiniType<StoredAvailability> = availabilitySchema;

export const availabilityOperations = [
  {
    call: 'GET /api/availability',
    id: 'getAvailability',
    tag: 'Schedule',
    summary: 'Start times, lengths, notice, days off and closed times',
    who: 'owner',
    answers: { 200: availabilityResponseSchema },
  },
  {
    call: 'PUT /api/availability',
    id: 'changeAvailability',
    tag: 'Schedule',
    summary: 'Change when the inspector can be booked',
    description:
      'Bookings stay as they are. Those on new days off have to be named in `confirmed`; until then they are ' +
      'answered with `bookings_on_days_off`.',
    who: 'owner',
    body: availabilityBodySchema,
    answers: { 200: availabilityResponseSchema },
    problems: ['bookings_on_days_off'],
  },
] as const satisfies readonly Operation[];
