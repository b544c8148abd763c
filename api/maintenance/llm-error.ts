/** Why the language model gave no usable answer. */
export type LlmErrorReason =
  | 'busy'
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'too_long'
  | 'not_json'
  | 'wrong_shape';

/** For the log; contains nothing of the question or the answer. */
export class LlmError extends Error {
  override name = 'LlmFault';
  readonly reason: LlmErrorReason;
  /** The HTTP status, if `reason` is `status`. */
  readonly status: number | undefined;

  constructor(reason: LlmErrorReason, options: { status?: number; cause?: unknown } = {}) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
  }
}
