import { business } from '#domain/business/defaults/business.ts';
import { type Problem, type ProblemCode, problemTypes } from '#domain/problem/problem.ts';

type ProblemDetails = Pick<
  Problem,
  'detail' | 'errors' | 'slots' | 'reason' | 'price' | 'current' | 'bookings' | 'checks'
>;

/** An expected failure: thrown anywhere below a route, answered as RFC 9457 problem details. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;
  readonly headers: Record<string, string>;

  constructor(
    code: ProblemCode,
    details: ProblemDetails = {},
    headers: Record<string, string> = {},
    options: { cause?: unknown } = {},
  ) {
    super(code, options);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  get status(): number {
    return problemTypes[this.code].status;
  }

  toBody(): Problem {
    return {
      // A tag URI (RFC 4151) identifies the type permanently and needs no page behind it.
      type: `tag:${new URL(business.origin).host},2026:${this.code}`,
      ...problemTypes[this.code],
      code: this.code,
      ...this.details,
    };
  }
}

/** A problem with one field. */
export const fieldProblem = (path: string, message: string): ApiProblem =>
  new ApiProblem('validation_failed', { errors: [{ path, message }] });
