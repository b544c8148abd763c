import { newAppointmentLink } from '#api/appointments/appointment-link.ts';
import { bookingOf } from '#api/bookings/booking-of.ts';
import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import {
  type AgentLinks,
  endedAgentLinks,
  presentAgentAccess,
  renewedAgentLinks,
} from '#domain/agents/agent-links.ts';
import { agentAddress, changeAgentLinks, findAgentLinks } from './agent-links.ts';
import { agentsOperations } from './agents.openapi.ts';

/** The page of the agent named in a booking, for the owner. */
export function bookingAgentRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, publicUrl } = dependencies;

  async function agentOf(ctx: RouteContext): Promise<string> {
    const { agentEmail } = await bookingOf(ctx, store);
    if (!agentEmail) throw new ApiProblem('not_found');
    return agentEmail;
  }

  implement(router, dependencies, agentsOperations, {
    getAgentPage: async ({ ctx }) =>
      presentAgentAccess(await findAgentLinks(store, await agentOf(ctx))),

    // Only digests are stored, so the owner gets another link, and earlier ones end.
    renewAgentPage: async ({ ctx }) => {
      const { token, digest } = newAppointmentLink();
      const agent = await changed(ctx, (current) => renewedAgentLinks(current, digest));
      return { page: presentAgentAccess(agent), agentUrl: agentAddress(publicUrl, token) };
    },

    endAgentPage: async ({ ctx }) => {
      const at = clock().toISOString();
      return presentAgentAccess(await changed(ctx, (current) => endedAgentLinks(current, at)));
    },
  });

  const changed = async (ctx: RouteContext, change: (agent: AgentLinks) => AgentLinks) =>
    changeAgentLinks(store, await agentOf(ctx), change);
}
