import type { ApiContext } from './api-context.ts';
import { ApiProblem } from './api-problem.ts';
import type { RateLimit, RateState } from './rate-counter.ts';

/**
 * Counts a call, and says in the fields `RateLimit-Policy` and `RateLimit` what its limit is and what is left of it
 * (https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html). A call that two limits count has an
 * item for each.
 */
export async function withRateFields(
  ctx: Pick<ApiContext, 'append'>,
  policy: string,
  { points, seconds }: RateLimit,
  count: () => Promise<RateState>,
): Promise<void> {
  ctx.append('RateLimit-Policy', `"${policy}";q=${points};w=${seconds}`);
  const say = (state: RateState) =>
    ctx.append('RateLimit', `"${policy}";r=${state.remaining};t=${state.seconds}`);
  try {
    say(await count());
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'rate_limited') {
      say({ remaining: 0, seconds: Number(error.headers['Retry-After']) });
    }
    throw error;
  }
}
