import type { ApiContext } from './api-context.ts';
import { apiKeyOf } from './require-api-key.ts';

/** The owner in a lead's history. */
export const OWNER = 'Owner';

/** The author of a call for a lead's history: the owner, or a program with an API key. */
export function authorOf(ctx: Pick<ApiContext, 'state'>): string {
  const apiKey = apiKeyOf(ctx);
  return apiKey ? `${apiKey.name} (API key)` : OWNER;
}
