import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { composeMail } from '#api/mail/compose-mail.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { messagesOperations } from './messages.openapi.ts';
import { requireKind } from './require-kind.ts';
import { sampleOf } from './sample-message.ts';

/** A mail's styles are inline. It runs and loads nothing, and its links open in a new tab. */
const documentPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Shows the owner messages as mail programs will, each as a separate page. */
export function mailDocumentsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, publicUrl, renderMail } = dependencies;

  async function answer(ctx: ApiContext, message: Pick<PlannedMessage, 'kind' | 'about'>) {
    const html = await renderMail?.(await composeMail(message, { store, business, publicUrl }));
    if (html === undefined) throw new ApiProblem('not_found');
    ctx.set('Content-Security-Policy', documentPolicy);
    ctx.type = 'html';
    ctx.body = html;
  }

  implement(router, dependencies, messagesOperations, {
    getPlannedMail: async ({ ctx, params }) => {
      const planned = await store.outbox.planned(clock());
      const message = planned.find(({ id }) => id === params.id);
      if (!message) throw new ApiProblem('not_found');
      await answer(ctx, message);
    },

    getSampleMail: async ({ ctx, params, query: { locale } }) => {
      const kind = requireKind(params.kind);
      await answer(ctx, sampleOf(kind, business.current(locale), clock()));
    },
  });
}
