import type { Business } from '#domain/business/business.ts';

/** The terms shown before a booking is confirmed (spec §9 "Payment"). */
export const bookingTerms = ({ words }: Pick<Business, 'words'>) => ({
  payment: 'No deposit: payment is due at the inspection.',
  change: `Moving or canceling is free with ${words.noticeTime} of notice.`,
});
