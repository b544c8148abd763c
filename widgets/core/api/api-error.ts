import type { Problem } from '#domain/problem/problem.ts';

/** A call that did not succeed. `message` is "<status>: <body or status text>" (spec §8). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Undefined when the answer was no problem document, a proxy's page for example. */
  readonly problem: Problem | undefined;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.problem = response.headers.get('content-type')?.startsWith('application/problem+json')
      ? (JSON.parse(body) as Problem)
      : undefined;
  }
}
