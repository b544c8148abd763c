import { savedOrProblem } from '#api/edits/saved-or-problem.ts';
import { jsonBody } from '#api/middleware/json-body.ts';
import { validBody, validQuery } from '#api/middleware/validate.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { changedRequest } from '#domain/inspection-request/changed-request.ts';
import { requestChangeSchema } from '#domain/inspection-request/request-change.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { presentContactRequest } from './present-contact-request.ts';
import { requestExportSchema, requestQuerySchema } from './request-query.schema.ts';
import { requestsCsv } from './requests-csv.ts';

export function contactRequestsRoutes(
  router: ApiRouter,
  { store, clock, owner, ownOrigin }: RouteParts,
): void {
  router.get(
    '/api/contact-requests',
    owner,
    validQuery(requestQuerySchema, async (ctx, query) => {
      const page = await store.listContactRequests(query);
      ctx.body = { ...page, data: page.data.map(presentContactRequest) };
    }),
  );

  router.get(
    '/api/contact-requests.csv',
    owner,
    validQuery(requestExportSchema, async (ctx, query) => {
      const { data } = await store.listContactRequests(query);
      ctx.attachment(`contact-requests-${businessToday(clock())}.csv`);
      ctx.set('Content-Type', 'text/csv; charset=utf-8');
      ctx.body = requestsCsv(data);
    }),
  );

  router.get('/api/contact-requests/:id', owner, async (ctx) => {
    const request = await store.findContactRequest(ctx.params['id'] ?? '');
    if (!request) throw new ApiProblem('not_found');
    ctx.body = presentContactRequest(request);
  });

  router.patch(
    '/api/contact-requests/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(requestChangeSchema, async (ctx, { revision, ...change }) => {
      const version = { id: ctx.params['id'] ?? '', revision };
      const made = { at: clock(), by: 'Owner' };
      const saved = await store.changeContactRequest(version, (request) =>
        changedRequest(request, change, made),
      );
      ctx.body = presentContactRequest(savedOrProblem(saved, { present: presentContactRequest }));
    }),
  );
}
