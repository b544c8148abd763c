/** A call of an S3-compatible store failed. The message has no key and nothing of what is stored. */
export class S3Error extends Error {
  override name = 'S3Error';
  /** The status of the answer; undefined without one. */
  readonly status: number | undefined;

  constructor(message: string, { cause, status }: { cause: unknown; status: number | undefined }) {
    super(message, { cause });
    this.status = status;
  }
}
