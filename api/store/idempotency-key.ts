/** An `Idempotency-Key` header and a digest of the request that came with it. */
export interface IdempotencyKey {
  key: string;
  fingerprint: string;
}

/** The idempotency key belongs to a request with another content. */
export class IdempotencyKeyReusedError extends Error {
  override name = 'IdempotencyKeyReusedError';
}
