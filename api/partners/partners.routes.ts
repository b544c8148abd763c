import { randomUUID } from 'node:crypto';
import { deleteRecord } from '#api/http/delete-record.ts';
import { implement } from '#api/http/implement.ts';
import { paginate } from '#api/http/paginate.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { nameTaken, savedOrProblem } from '#api/http/saved-or-problem.ts';
import { partnersOperations } from './partners.openapi.ts';
import {
  type PartnerFigures,
  partnersOrder,
  presentPartner,
  presentUnknown,
} from './present-partners.ts';

export function partnersRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store } = dependencies;

  async function figures(): Promise<PartnerFigures> {
    const [leads, tests] = await Promise.all([store.leadsByPartner(), store.partnerTests()]);
    return { leads, tests };
  }

  implement(router, dependencies, partnersOperations, {
    listPartners: async ({ query }) => {
      const [partners, known] = await Promise.all([store.partners.all(), figures()]);
      const page = paginate(partners, query, partnersOrder);
      return { ...page, data: page.data.map((partner) => presentPartner(partner, known)) };
    },

    listUnknownPartners: async () =>
      presentUnknown(await store.partners.all(), await store.leadsByPartner()),

    addPartner: async ({ body: entered }) => {
      const partner = { id: randomUUID(), revision: 1, ...entered };
      if ((await store.partners.add(partner)) === 'name_taken') throw nameTaken('slug');
      return presentPartner(partner, await figures());
    },

    changePartner: async ({ params, body: change }) => {
      const saved = await store.partners.replace({ id: params.id, ...change });
      const known = await figures();
      const present = (partner: typeof change & { id: string }) => presentPartner(partner, known);
      return present(savedOrProblem(saved, { present }));
    },

    deletePartner: ({ params, query }) =>
      deleteRecord(store.partners, { id: params.id, revision: query.revision }, async (partner) =>
        presentPartner(partner, await figures()),
      ),
  });
}
