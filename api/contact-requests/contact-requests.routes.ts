import { Readable } from 'node:stream';
import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import { OWNER } from '#api/http/author-of.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { requireUndeleted } from '#api/http/require-undeleted.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { selectionOutcome } from '#api/http/selection-outcome.ts';
import { validBody, validQuery } from '#api/http/validate.ts';
import type { Business } from '#domain/business/business.ts';
import { applyRequestChange } from '#domain/inspection-request/apply-request-change.ts';
import { callBackIssue } from '#domain/inspection-request/call-back.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestChangeSchema } from '#domain/inspection-request/request-change.schema.ts';
import { requestSelectionSchema } from '#domain/leads/selection.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { businessDay, businessToday } from '#domain/schedule/business-clock.ts';
import { changeSelected } from './change-selection.ts';
import { presentContactRequest } from './present-contact-request.ts';
import { requestExportSchema, requestQuerySchema } from './request-query.schema.ts';
import { requestsCsv } from './requests-csv.ts';

/** Waiting requests in one answer: more than an owner answers in a day. */
const WAITING_SHOWN = 50;

export function contactRequestsRoutes(
  router: ApiRouter,
  { store, business, clock, owner, ownerOrKey, ownOrigin, limits }: RouteDependencies,
): void {
  router.get(
    '/api/contact-requests',
    ownerOrKey('read'),
    validQuery(requestQuerySchema, async (ctx, { day, ...query }) => {
      const page = await store.listContactRequests({
        ...query,
        ...(day && { day: businessDay(day, business.current().timeZone) }),
      });
      ctx.body = { ...page, data: page.data.map(presentContactRequest) };
    }),
  );

  router.get(
    '/api/contact-requests.csv',
    owner,
    validQuery(requestExportSchema, async (ctx, query) => {
      limits.countDownload(ctx);
      const { timeZone } = business.current();
      const csv = csvParts(store.contactRequestParts(query), timeZone);
      // Read before the answer begins, so that a store without an answer is a problem and no broken file.
      const first = await csv.next();
      ctx.attachment(`contact-requests-${businessToday(clock(), timeZone)}.csv`);
      ctx.body = Readable.from(beginningWith(first.value ?? '', csv));
      ctx.set('Content-Type', 'text/csv; charset=utf-8');
    }),
  );

  router.get('/api/contact-requests/waiting', ownerOrKey('read'), async (ctx) => {
    const waiting = await store.listWaitingRequests({ now: clock(), limit: WAITING_SHOWN });
    ctx.body = { ...waiting, data: waiting.data.map(presentContactRequest) };
  });

  router.get('/api/contact-requests/:id', ownerOrKey('read'), async (ctx) => {
    const request = await store.findContactRequest(ctx.params['id'] ?? '');
    if (!request) throw new ApiProblem('not_found');
    ctx.body = presentContactRequest(request);
  });

  router.post(
    '/api/contact-requests/selection',
    owner,
    ownOrigin,
    jsonBody,
    validBody(requestSelectionSchema, async (ctx, { action, records }) => {
      const act = (version: Versioned) => changeSelected(store, version, { action, now: clock() });
      ctx.body = await selectionOutcome(records, act, presentContactRequest);
    }),
  );

  router.patch(
    '/api/contact-requests/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(requestChangeSchema, async (ctx, { revision, ...change }) => {
      const version = { id: ctx.params['id'] ?? '', revision };
      const author = { at: clock(), by: OWNER };
      const { callBackAt } = change;
      const issue = callBackAt && callBackIssue(new Date(callBackAt), author.at);
      if (issue) throw fieldProblem('callBackAt', issue);
      const saved = await store.changeContactRequest(version, (request) => {
        requireUndeleted(request);
        return applyRequestChange(request, change, author);
      });
      ctx.body = presentContactRequest(savedOrProblem(saved, { present: presentContactRequest }));
    }),
  );
}

async function* csvParts(
  parts: AsyncIterable<readonly ContactRequest[]>,
  timeZone: Business['timeZone'],
): AsyncGenerator<string, undefined> {
  let head = true;
  for await (const requests of parts) {
    yield requestsCsv(requests, { timeZone, head });
    head = false;
  }
}

async function* beginningWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
