import { fieldProblem } from '#api/http/api-problem.ts';
import { weaknessOf } from './weakness-of.ts';

/** Throws `validation_failed` with the reason. Call it only after the owner is authenticated. */
export async function requireStrongPassword(password: string): Promise<void> {
  const weakness = await weaknessOf(password);
  if (weakness) throw fieldProblem('password', weakness);
}
