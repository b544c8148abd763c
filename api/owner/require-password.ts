import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { RateLimits } from '#api/http/rate-limit.ts';
import type { Store } from '#api/store/store.ts';
import { passwordMatches } from './password.ts';

/** The stored hash; a wrong password throws `wrong_password`. */
export async function checkPassword(store: Store, password: string): Promise<string> {
  const hash = await store.ownerPasswordHash();
  if (!hash || !(await passwordMatches(password, hash))) throw new ApiProblem('wrong_password');
  return hash;
}

/**
 * The stored hash; a right password resets the sign-in limit, a wrong one throws `wrong_password`. For owners who have
 * signed in already.
 */
export async function requirePassword(
  { store, limits }: { store: Store; limits: RateLimits },
  ctx: ApiContext,
  password: string,
): Promise<string> {
  const hash = await checkPassword(store, password);
  await limits.resetSignIn(ctx);
  return hash;
}
