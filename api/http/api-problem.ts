import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { type Problem, type ProblemCode, problemTypes } from '#domain/problem/problem.ts';
import type { ProblemWords } from '#domain/problem/problem-words.en.ts';
import { problemWords } from '#domain/problem/problem-words.ts';

export interface ProblemDetails
  extends Pick<
    Problem,
    'errors' | 'slots' | 'reason' | 'price' | 'current' | 'bookings' | 'checks'
  > {
  /**
   * May have placeholders of the business's words, such as `{{phone}}`. Worded in the caller's language by a function;
   * a text is for programs and the owner, in English.
   */
  detail?: string | ((words: ProblemWords, business: Business) => string);
}

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

  /** The answer in the business's language; without the business, which cannot be read before its store, in English and for a text without placeholders. */
  toBody(business?: Business): Problem {
    const { detail, ...details } = this.details;
    const words = problemWords[business?.locale ?? defaultLocale];
    const { status, title } = problemTypes[this.code];
    return {
      // A URN identifies the type permanently, the same on each installation, and needs no page behind it.
      type: `urn:inspection:problem:${this.code}`,
      status,
      title: words.titles[this.code] ?? title,
      code: this.code,
      ...(detail !== undefined && { detail: this.#worded(detail, words, business) }),
      ...details,
    };
  }

  #worded(
    detail: NonNullable<ProblemDetails['detail']>,
    words: ProblemWords,
    business: Business | undefined,
  ): string {
    if (!business) return typeof detail === 'string' ? detail : '';
    return fillText(typeof detail === 'string' ? detail : detail(words, business), business);
  }
}

/** A problem with one field. */
export const fieldProblem = (path: string, message: string): ApiProblem =>
  new ApiProblem('validation_failed', { errors: [{ path, message }] });
