import { ApiProblem } from './api-problem.ts';

/**
 * Throws `looks_automated` if the honeypot field is filled in. The answer does not feign success,
 * because a browser's autofill may have filled it in for a real person.
 */
export function refuseFilledHoneypot(body: { website?: string | undefined }): void {
  if (!body.website?.trim()) return;
  throw new ApiProblem('looks_automated', {
    detail: ({ aPerson }) => aPerson,
  });
}
