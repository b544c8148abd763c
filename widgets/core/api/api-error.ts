import type { Problem } from '#domain/problem/problem.ts';

/** A call that did not succeed. `message` is "<status>: <body or status text>" (spec §8). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Undefined when the answer was no problem document, a proxy's page for example. */
  readonly problem: Problem | undefined;
  /** Seconds until the next try is allowed (`Retry-After`); 0 when the server did not say. */
  readonly retryAfter: number;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.problem = problemOf(response, body);
    this.retryAfter = Number(response.headers.get('retry-after')) || 0;
  }
}

function problemOf(response: Response, body: string): Problem | undefined {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return;
  try {
    const problem: unknown = JSON.parse(body);
    return typeof problem === 'object' && problem ? (problem as Problem) : undefined;
  } catch {
    // Cut off on the way, or mislabelled: the status and the text still tell what there is to tell.
    return undefined;
  }
}
