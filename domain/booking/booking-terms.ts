/** What a visitor agrees to by booking (spec §9 "Payment"). */
export const bookingTerms = {
  payment: 'No deposit: payment is due at the inspection.',
  change: 'Moving or cancelling is free with 24 hours of notice.',
} as const;
