import { ApiProblem } from '#api/problem/api-problem.ts';
import { business } from '#domain/business/business.ts';

/**
 * Refuses a body whose honeypot is filled in. It says so instead of feigning success: a browser that
 * fills in forms on its own may have done it for a real person, whose lead must not get lost.
 */
export function refuseAutomated(body: { website?: string | undefined }): void {
  if (!body.website?.trim()) return;
  throw new ApiProblem('looks_automated', {
    detail: `If you are a person, please call us at ${business.phone.display}.`,
  });
}
