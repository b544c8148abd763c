import { newAppointmentLink } from '#api/appointments/appointment-link.ts';
import { bookingOf } from '#api/bookings/booking-of.ts';
import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import {
  type AgentLinks,
  endedAgentLinks,
  presentAgentAccess,
  renewedAgentLinks,
} from '#domain/agents/agent-links.ts';
import { agentAddress, changeAgentLinks, findAgentLinks } from './agent-links.ts';

/** The page of the agent named in a booking, for the owner. */
export function bookingAgentRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, owner, ownOrigin, publicUrl } = dependencies;

  async function agentOf(ctx: RouteContext): Promise<string> {
    const { agentEmail } = await bookingOf(ctx, store);
    if (!agentEmail) throw new ApiProblem('not_found');
    return agentEmail;
  }

  router.get('/api/bookings/:id/agent-page', owner, async (ctx) => {
    ctx.body = presentAgentAccess(await findAgentLinks(store, await agentOf(ctx)));
  });

  // Only digests are stored, so the owner gets another link, and earlier ones end.
  router.post('/api/bookings/:id/agent-page', owner, ownOrigin, async (ctx) => {
    const { token, digest } = newAppointmentLink();
    const agent = await changed(ctx, (current) => renewedAgentLinks(current, digest));
    ctx.status = 201;
    ctx.body = { page: presentAgentAccess(agent), agentUrl: agentAddress(publicUrl, token) };
  });

  router.delete('/api/bookings/:id/agent-page', owner, ownOrigin, async (ctx) => {
    const at = clock().toISOString();
    ctx.body = presentAgentAccess(await changed(ctx, (current) => endedAgentLinks(current, at)));
  });

  const changed = async (ctx: RouteContext, change: (agent: AgentLinks) => AgentLinks) =>
    changeAgentLinks(store, await agentOf(ctx), change);
}
