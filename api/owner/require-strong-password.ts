import { fieldProblem } from '#api/http/api-problem.ts';
import { weaknessOf } from './weakness-of.ts';

/** Throws `validation_failed` with the reason. Call it after whoever asks has proved to be the owner. */
export async function requireStrongPassword(password: string): Promise<void> {
  const weakness = await weaknessOf(password);
  if (weakness) throw fieldProblem('password', weakness);
}
