/** A write failed and nothing was changed. `full` when the disk has no space left. */
export class StoreWriteError extends Error {
  override name = 'StoreWriteError';
  readonly full: boolean;

  constructor(message: string, options: { cause: unknown; full: boolean }) {
    super(message, { cause: options.cause });
    this.full = options.full;
  }
}
