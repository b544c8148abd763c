/** Too many passwords were tried. */
export class ThrottledError extends Error {
  override name = 'ThrottledError';
  readonly seconds: number;

  /** `seconds` until the next try is allowed; 0 when the server did not say. */
  constructor(seconds: number) {
    super(`Throttled for ${seconds} s`);
    this.seconds = seconds;
  }
}
