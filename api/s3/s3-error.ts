/** A call of an S3-compatible store failed. The message has no key and nothing of what is stored. */
export class S3Error extends Error {
  override name = 'S3Error';
}
