import * as z from 'zod/mini';
import { revisionField } from '#domain/records/versioned.schema.ts';
import { countField, emailField } from '#domain/validation/fields.ts';

/** Bounds of the owner's settings. */
export const bookingLimitBounds = {
  perClient: { min: 1, max: 50 },
  perAgent: { min: 1, max: 200 },
  online: { min: 1, max: 500 },
  /** Email addresses in the list. */
  agents: 500,
} as const;

const { min, max } = bookingLimitBounds.online;
const onlineMessage = `A whole number from ${min} to ${max}`;

/** The body of `PUT /api/booking-limits`. */
export const bookingLimitsBodySchema = z
  .object({
    revision: revisionField,
    perClient: countField(bookingLimitBounds.perClient),
    perAgent: countField(bookingLimitBounds.perAgent),
    online: z.union(
      [z.enum(['auto', 'off']), countField(bookingLimitBounds.online)],
      onlineMessage,
    ),
    /** Missing if the page was opened before this setting existed: then it does not change. */
    confirmNew: z.optional(z.boolean('Please answer yes or no')),
    agents: z
      .array(emailField)
      .check(
        z.maxLength(bookingLimitBounds.agents, `At most ${bookingLimitBounds.agents} addresses`),
      ),
  })
  .check(
    z.refine(({ perClient, perAgent }) => perAgent >= perClient, {
      path: ['perAgent'],
      error: 'Agents may not have fewer than others',
    }),
  );
