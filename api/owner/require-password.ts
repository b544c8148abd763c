import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { RateLimits } from '#api/http/rate-limit.ts';
import type { Store } from '#api/store/store.ts';
import { passwordMatches } from './password.ts';

/**
 * The stored hash; a right password resets the sign-in limit, a wrong one throws `wrong_password`.
 */
export async function requirePassword(
  { store, limits }: { store: Store; limits: RateLimits },
  ctx: ApiContext,
  password: string,
): Promise<string> {
  const hash = await store.ownerPasswordHash();
  if (!hash || !(await passwordMatches(password, hash))) throw new ApiProblem('wrong_password');
  await limits.resetSignIn(ctx);
  return hash;
}
