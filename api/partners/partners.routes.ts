import { randomUUID } from 'node:crypto';
import { deleteRecord } from '#api/http/delete-record.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { listQuerySchema } from '#api/http/list-query.schema.ts';
import { paginate } from '#api/http/paginate.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { nameTaken, savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody, validQuery } from '#api/http/validate.ts';
import { partnerChangeSchema, partnerSchema } from '#domain/partners/partner.schema.ts';
import {
  type PartnerFigures,
  partnersOrder,
  presentPartner,
  presentUnknown,
} from './present-partners.ts';

export function partnersRoutes(
  router: ApiRouter,
  { store, owner, ownOrigin }: RouteDependencies,
): void {
  async function figures(): Promise<PartnerFigures> {
    const [leads, tests] = await Promise.all([store.leadsByPartner(), store.partnerTests()]);
    return { leads, tests };
  }

  router.get(
    '/api/partners',
    owner,
    validQuery(listQuerySchema, async (ctx, query) => {
      const [partners, known] = await Promise.all([store.partners.all(), figures()]);
      const page = paginate(partners, query, partnersOrder);
      ctx.body = { ...page, data: page.data.map((partner) => presentPartner(partner, known)) };
    }),
  );

  router.get('/api/partners/unknown', owner, async (ctx) => {
    ctx.body = presentUnknown(await store.partners.all(), await store.leadsByPartner());
  });

  router.post(
    '/api/partners',
    owner,
    ownOrigin,
    jsonBody,
    validBody(partnerSchema, async (ctx, entered) => {
      const partner = { id: randomUUID(), revision: 1, ...entered };
      if ((await store.partners.add(partner)) === 'name_taken') throw nameTaken('slug');
      ctx.status = 201;
      ctx.body = presentPartner(partner, await figures());
    }),
  );

  router.put(
    '/api/partners/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(partnerChangeSchema, async (ctx, change) => {
      const saved = await store.partners.replace({ id: ctx.params['id'] ?? '', ...change });
      const known = await figures();
      const present = (partner: typeof change & { id: string }) => presentPartner(partner, known);
      ctx.body = present(savedOrProblem(saved, { present }));
    }),
  );

  router.delete(
    '/api/partners/:id',
    owner,
    ownOrigin,
    deleteRecord(store.partners, async (partner) => presentPartner(partner, await figures())),
  );
}
