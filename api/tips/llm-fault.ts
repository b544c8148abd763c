/** Why the language model gave no answer that can be shown. */
export type LlmFaultReason =
  | 'busy'
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'too_long'
  | 'not_json'
  | 'wrong_shape';

/** What the log may say of it: nothing of what was asked or answered. */
export class LlmFault extends Error {
  override name = 'LlmFault';
  readonly reason: LlmFaultReason;
  /** With `status`: what the model's server answered, redirects included. */
  readonly status: number | undefined;

  constructor(reason: LlmFaultReason, options: { status?: number; cause?: unknown } = {}) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
  }
}
