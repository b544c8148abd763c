export const words = {
  /** After the name of a field. */
  optional: '(optional)',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  yourInspector: 'Your inspector',
  license: (authority: string, license: string) => `Licensed by the ${authority}, ${license}`,
  stars: (rating: number) => `${rating} out of 5 stars`,
  testMode: 'Test mode: nothing is sent or booked',
  /** Followed by the telephone number. */
  callInstead: (business: string) =>
    `This part of the page could not be shown. Please call ${business} at`,
};
