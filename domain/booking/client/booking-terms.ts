import { promises } from '#domain/business/promises.ts';

/** The terms shown before a booking is confirmed (spec §9 "Payment"). */
export const bookingTerms = {
  payment: 'No deposit: payment is due at the inspection.',
  change: `Moving or canceling is free with ${promises.rescheduleNotice} of notice.`,
} as const;
