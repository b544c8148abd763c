import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
import { type Problem, type ProblemCode, problemTypes } from '#domain/problem/problem.ts';

/** `detail` may have placeholders of the business's words, such as `{{phone}}`. */
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

  /** The answer; without the business, which cannot be read before its store, for a text without placeholders. */
  toBody(business?: Pick<Business, 'words'>): Problem {
    const { detail, ...details } = this.details;
    return {
      // A URN identifies the type permanently, the same on each installation, and needs no page behind it.
      type: `urn:inspection:problem:${this.code}`,
      ...problemTypes[this.code],
      code: this.code,
      ...(detail !== undefined && { detail: business ? fillText(detail, business) : detail }),
      ...details,
    };
  }
}

/** A problem with one field. */
export const fieldProblem = (path: string, message: string): ApiProblem =>
  new ApiProblem('validation_failed', { errors: [{ path, message }] });
