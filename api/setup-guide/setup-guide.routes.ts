import { changeBy } from '#api/business/change-by.ts';
import { implement } from '#api/http/implement.ts';
import { currentSession } from '#api/http/require-session.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { ShownSetupGuide } from '#domain/setup-guide/shown-setup-guide.ts';
import { adoptMailbox } from './adopt-mailbox.ts';
import { setupGuideOperations } from './setup-guide.openapi.ts';

/** The owner's progress in making a new installation his, and the samples that visitors see. */
export function setupGuideRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock } = dependencies;

  implement(router, dependencies, setupGuideOperations, {
    getSetupGuide: async () => await readSetupGuide(store),

    changeSetupGuide: async ({ ctx, body: next }) => {
      const before = await store.setupGuide.read();
      const saved = await store.setupGuide.replace(next);
      savedOrProblem(saved, { present: (current) => current });
      const isWhoDone = next.steps.who === 'done' && before.steps.who !== 'done';
      if (isWhoDone) await adoptMailbox(store, currentSession(ctx), clock());
      return await readSetupGuide(store);
    },

    removeSamples: async ({ ctx }) => {
      await store.removeSamples(changeBy(ctx, clock()));
      await business.renewed();
      return await readSetupGuide(store);
    },
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
