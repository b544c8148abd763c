import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { recoveryCodeHash, stepOfCode } from './codes.ts';

/**
 * Accepts a code of the owner's app, or a recovery code, and uses it up; anything while the second factor is off.
 * Throws `code_required` without one, and `wrong_code`. Resolves to the number of recovery codes that are left if it
 * was one of them.
 */
export async function requireCode(
  dependencies: RouteDependencies,
  ctx: ApiContext,
  code: string | undefined,
): Promise<number | undefined> {
  const { store, clock, limits, notices } = dependencies;
  const factor = await store.secondFactor();
  if (!factor) return undefined;
  if (code === undefined) throw new ApiProblem('code_required');

  const hash = recoveryCodeHash(code);
  if (hash) {
    const left = await store.spendRecoveryCode(hash);
    if (left === undefined) throw new ApiProblem('wrong_code');
    notices.tell(ctx, 'recovery_code_used');
    return left;
  }
  const forgive = await limits.countCode(ctx);
  const step = stepOfCode({ secret: factor.secret, usedStep: factor.lastStep }, code, clock());
  if (step === undefined || !(await store.acceptSecondFactorStep(step))) {
    throw new ApiProblem('wrong_code');
  }
  await forgive();
  return undefined;
}
