import type { Problem } from '#domain/problem/problem.ts';

/** A failed call. `message` is "<status>: <body or status text>" (spec §8). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Undefined if the body is not a problem document (RFC 9457), for example a proxy's page. */
  readonly problem: Problem | undefined;
  /** Seconds until a retry is allowed (`Retry-After`); 0 without that header. */
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
    if (typeof problem !== 'object' || !problem || Array.isArray(problem)) return;
    return withoutForeignFields({ ...problem });
  } catch {
    // Truncated or mislabeled: status and text are still in the message.
    return undefined;
  }
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Another server's document may use `detail` or `errors` for something else. */
function withoutForeignFields({ title, detail, errors, ...rest }: Record<string, unknown>) {
  return {
    ...rest,
    ...(isText(title) && { title }),
    ...(isText(detail) && { detail }),
    ...(Array.isArray(errors) && { errors: errors.filter((error) => isText(error?.message)) }),
  } as Problem;
}
