/** The time is free, but the limit of online bookings is reached. */
export class OnlineLimitError extends Error {
  override name = 'OnlineLimitError';
}
