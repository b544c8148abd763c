/**
 * Why a call of the payment service failed. `refused`: it does not do that, however often it is asked. `key_reused`: the
 * idempotency key was used for another call. `unavailable`: it may do it later.
 */
export type OnlinePaymentsFailure = 'refused' | 'key_reused' | 'unavailable';

/** A failed call of the payment service. Its message has no data of a client, so that it can be logged. */
export class OnlinePaymentsError extends Error {
  override name = 'OnlinePaymentsError';
  readonly failure: OnlinePaymentsFailure;

  constructor(failure: OnlinePaymentsFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
