import type { RouteContext } from '#api/http/api-context.ts';
import { currentSession } from '#api/http/require-session.ts';
import type { Change } from '#api/store/resources/business.ts';

/** The owner's device, for the history. */
export const changeBy = (ctx: RouteContext, at: Date): Change => ({
  at,
  by: currentSession(ctx).device ?? 'Unknown device',
});
