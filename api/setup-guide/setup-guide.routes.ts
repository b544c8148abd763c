import { changeBy } from '#api/business/change-by.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { currentSession } from '#api/http/require-session.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import type { Store } from '#api/store/store.ts';
import { setupGuideSchema } from '#domain/setup-guide/setup-guide.schema.ts';
import type { ShownSetupGuide } from '#domain/setup-guide/shown-setup-guide.ts';
import { adoptMailbox } from './adopt-mailbox.ts';

/** The owner's progress in making a new installation his, and the samples that visitors see. */
export function setupGuideRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, owner, ownOrigin } = dependencies;

  router.get('/api/setup-guide', owner, async (ctx) => {
    ctx.body = await readSetupGuide(store);
  });

  router.put(
    '/api/setup-guide',
    owner,
    ownOrigin,
    jsonBody,
    validBody(setupGuideSchema, async (ctx, next) => {
      const before = await store.setupGuide.read();
      const saved = await store.setupGuide.replace(next);
      savedOrProblem(saved, { present: (current) => current });
      const isWhoDone = next.steps.who === 'done' && before.steps.who !== 'done';
      if (isWhoDone) await adoptMailbox(store, currentSession(ctx), clock());
      ctx.body = await readSetupGuide(store);
    }),
  );

  router.delete('/api/setup-guide/samples', owner, ownOrigin, async (ctx) => {
    await store.removeSamples(changeBy(ctx, clock()));
    await business.renewed();
    ctx.body = await readSetupGuide(store);
  });
}

/** An installation is new until it has a lead or the owner has changed anything that the guide asks for. */
async function readSetupGuide(store: Store): Promise<ShownSetupGuide> {
  const newest = { limit: 1 };
  const [guide, left, requests, bookings, { profile }, lists] = await Promise.all([
    store.setupGuide.read(),
    store.samplesLeft(),
    store.listContactRequests(newest),
    store.listBookings(newest),
    store.readBusiness(),
    store.priceLists(),
  ]);
  const leads = requests.total + bookings.total;
  const isNew = leads === 0 && guide.revision === 1 && profile.revision === 1 && lists.length === 1;
  return { ...guide, isNew, left };
}
