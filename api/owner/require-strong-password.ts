import { fieldProblem } from '#api/http/api-problem.ts';
import type { PublicFacts } from './judge-password.ts';
import { weaknessOf } from './weakness-of.ts';

/** Throws `validation_failed` with the reason. Call it only after the owner is authenticated. */
export async function requireStrongPassword(password: string, facts: PublicFacts): Promise<void> {
  const weakness = await weaknessOf(password, facts);
  if (weakness) throw fieldProblem('password', weakness);
}
