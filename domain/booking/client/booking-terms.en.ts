export const words = {
  payment: {
    booking: 'Payment is due when you book.',
    inspection: 'No deposit: payment is due at the inspection.',
    report: 'No deposit: payment is due before you read the report.',
    closing: 'No deposit: payment is due at closing.',
  },
  change: (notice: string) => `Moving or canceling is free with ${notice} of notice.`,
};
