import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import { requireOwnOrigin } from '#api/http/require-own-origin.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { sendReport, sharedFile } from '#api/reports/send-report.ts';
import { withMailChoice } from '#domain/agents/agent-links.ts';
import { readableReport } from '#domain/jobs/readable-report.ts';
import { changeAgentLinks } from './agent-links.ts';
import { agentsOperations } from './agents.openapi.ts';
import { askForLink } from './ask-for-link.ts';
import { openedAgent, presentAgent } from './followed-bookings.ts';

/** The inspections of an agent's clients, for anyone with the agent's link; the path contains the token. */
export function agentsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, guesses, limits, publicUrl } = dependencies;
  const ownOrigin = requireOwnOrigin(publicUrl, ({ onItsPage }) => onItsPage);
  const now = () => ({ now: clock(), zone: business.current().timeZone });

  async function opened(ctx: RouteContext) {
    const token = ctx.params['token'] ?? '';
    const found = await guesses.guard(ctx, () => openedAgent(store, token, now()));
    if (!found) throw new ApiProblem('not_found');
    ctx.set('X-Robots-Tag', 'noindex, nofollow');
    return found;
  }

  implement(router, { ...dependencies, ownOrigin }, agentsOperations, {
    getAgent: async ({ ctx }) => await presentAgent(store, await opened(ctx), now()),

    chooseAgentMails: async ({ ctx, body: { wanted } }) => {
      const { agent, followed } = await opened(ctx);
      const { now: at, zone } = now();
      const changed = await changeAgentLinks(store, agent.mailbox, (current) =>
        withMailChoice(current, wanted, at.toISOString()),
      );
      return await presentAgent(store, { agent: changed, followed }, { now: at, zone });
    },

    askForAgentLink: ({ ctx, body: { email } }) => {
      const { log } = ctx.state;
      // Not awaited: how long it takes would tell whether the address is known.
      askForLink(store, email, now()).catch((err) => log.error({ err }, 'No link for an agent'));
      return {};
    },
  });

  // Also answers HEAD.
  router.get('/api/agents/:token/reports/:id.pdf', limits.slots, async (ctx) => {
    const { followed } = await opened(ctx);
    const inspection = followed.find(({ booking }) => booking.id === ctx.params['id']);
    const report = inspection && readableReport(inspection.record, clock());
    if (!report) throw new ApiProblem('not_found');
    await sendReport(ctx, dependencies, sharedFile(report, inspection.booking));
  });
}
