import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { linkedBooking, type OpenedBooking } from './appointment-link.ts';

/** The booking whose link is in the call's path, as `:token`. Throws `not_found`, or `rate_limited` for one who guesses. */
export const ownBookingOf =
  ({ store, business, clock, guesses }: RouteDependencies) =>
  async (ctx: RouteContext): Promise<OpenedBooking> => {
    const at = { now: clock(), zone: business.current().timeZone };
    const token = ctx.params['token'] ?? '';
    const opened = await guesses.guard(ctx, () => linkedBooking(store, token, at));
    if (!opened) throw new ApiProblem('not_found');
    return opened;
  };
