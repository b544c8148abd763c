import type { ApiContext } from '#api/api-context.ts';
import type { RateLimits } from '#api/middleware/rate-limit.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import { passwordMatches } from './password.ts';

/** Throws unless it is the owner's; the right one gives the caller's tries back. */
export async function requirePassword(
  { store, limits }: { store: Store; limits: RateLimits },
  ctx: Pick<ApiContext, 'req'>,
  password: string,
): Promise<void> {
  const hash = await store.ownerPasswordHash();
  if (!hash || !(await passwordMatches(password, hash))) throw new ApiProblem('wrong_password');
  await limits.forgiveSignIn(ctx);
}
