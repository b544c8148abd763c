import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validQuery } from '#api/http/validate.ts';
import { composeMail } from '#api/mail/compose-mail.ts';
import { localeQuerySchema } from '#domain/locale/locale.schema.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
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
export function mailDocumentsRoutes(
  router: ApiRouter,
  { store, business, clock, owner, publicUrl, renderMail }: RouteDependencies,
): void {
  async function answer(ctx: ApiContext, message: Pick<PlannedMessage, 'kind' | 'about'>) {
    const html = await renderMail?.(await composeMail(message, { store, business, publicUrl }));
    if (html === undefined) throw new ApiProblem('not_found');
    ctx.set('Content-Security-Policy', documentPolicy);
    ctx.type = 'html';
    ctx.body = html;
  }

  router.get('/api/messages/planned/:id/html', owner, async (ctx) => {
    const planned = await store.outbox.planned(clock());
    const message = planned.find(({ id }) => id === ctx.params['id']);
    if (!message) throw new ApiProblem('not_found');
    await answer(ctx, message);
  });

  router.get(
    '/api/messages/samples/:kind/html',
    owner,
    validQuery(localeQuerySchema, async (ctx, { locale }) => {
      const kind = requireKind(ctx.params['kind']);
      await answer(ctx, sampleOf(kind, business.current(locale), clock()));
    }),
  );
}
