/** Pictures cannot be decoded or drawn right now. */
export class PicturesBusyError extends Error {
  override name = 'PicturesBusyError';
  /** Seconds after which a client may try again. */
  readonly retryAfter = 5;
}
