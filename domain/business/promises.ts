/** What visitors are promised (spec §9), as it stands in a sentence. */
export const promises = {
  /** Until somebody answers a request. */
  response: '2 hours',
  report: '24 hours',
  /** Until most inspections can be scheduled. */
  scheduling: '48 hours',
  rescheduleNotice: '24 hours',
  /** The smallest price, as metadata names it; a test holds it to the price table. */
  startingPrice: '$350',
} as const;
