import { business } from '#domain/business/business.ts';
import { type Problem, type ProblemCode, problemTypes } from '#domain/problem/problem.ts';

type Particulars = Pick<Problem, 'detail' | 'errors' | 'slots' | 'current' | 'bookings'>;

/** A call that fails as expected: thrown anywhere under a route, answered as RFC 9457 says. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly particulars: Particulars;
  readonly headers: Record<string, string>;

  constructor(
    code: ProblemCode,
    particulars: Particulars = {},
    headers: Record<string, string> = {},
    options: { cause?: unknown } = {},
  ) {
    super(code, options);
    this.code = code;
    this.particulars = particulars;
    this.headers = headers;
  }

  get status(): number {
    return problemTypes[this.code].status;
  }

  toBody(): Problem {
    return {
      // A tag URI (RFC 4151) names the type for good and promises no page behind it.
      type: `tag:${new URL(business.origin).host},2026:${this.code}`,
      ...problemTypes[this.code],
      code: this.code,
      ...this.particulars,
    };
  }
}
