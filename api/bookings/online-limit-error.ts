/** The time is free, but visitors have made as many online bookings as they may for now. */
export class OnlineLimitError extends Error {
  override name = 'OnlineLimitError';
}
