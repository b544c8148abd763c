import * as z from 'zod/mini';
import { agentPageResponseSchema } from '#api/agents/agents.openapi.ts';
import { bookingResponseSchema } from '#api/bookings/booking-response.schema.ts';
import { contactRequestResponseSchema } from '#api/contact-requests/contact-request-response.schema.ts';
import { ownReviewSchema } from '#api/reviews/reviews.openapi.ts';

/** A person's records for the owner. */
export const personRecordFields = {
  requests: z.array(contactRequestResponseSchema),
  bookings: z.array(bookingResponseSchema),
  reviews: z.array(ownReviewSchema),
  agentOf: z.array(
    z.extend(
      z.pick(bookingResponseSchema, {
        id: true,
        date: true,
        time: true,
        agentName: true,
        agentEmail: true,
        agentCopy: true,
        agentConsent: true,
      }),
      {
        isRequest: z.exactOptional(z.literal(true)),
        isFormer: z.exactOptional(z.literal(true)),
      },
    ),
  ),
  agentPage: z.optional(agentPageResponseSchema),
};
