export const words = {
  payment: 'No deposit: payment is due at the inspection.',
  change: (notice: string) => `Moving or canceling is free with ${notice} of notice.`,
};
