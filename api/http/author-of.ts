import type { ApiContext } from './api-context.ts';
import { apiKeyOf } from './require-api-key.ts';

/** The owner in a lead's history. */
export const OWNER = 'Owner';

/** Who makes a call, for a lead's history: the owner, or the program with one of the owner's keys. */
export function authorOf(ctx: Pick<ApiContext, 'state'>): string {
  const apiKey = apiKeyOf(ctx);
  return apiKey ? `${apiKey.name} (API key)` : OWNER;
}
