import { Readable } from 'node:stream';
import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import { OWNER } from '#api/http/author-of.ts';
import { implement } from '#api/http/implement.ts';
import { requireUndeleted } from '#api/http/require-undeleted.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { selectionOutcome } from '#api/http/selection-outcome.ts';
import type { Business } from '#domain/business/business.ts';
import { applyRequestChange } from '#domain/inspection-request/apply-request-change.ts';
import { callBackIssue } from '#domain/inspection-request/call-back.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { businessDay, businessToday } from '#domain/schedule/business-clock.ts';
import { changeSelected } from './change-selection.ts';
import { contactRequestsOperations } from './contact-requests.openapi.ts';
import { presentContactRequest } from './present-contact-request.ts';
import { requestsCsv } from './requests-csv.ts';

/** Waiting requests in one answer: more than an owner answers in a day. */
const WAITING_SHOWN = 50;

export function contactRequestsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, limits } = dependencies;

  implement(router, dependencies, contactRequestsOperations, {
    listContactRequests: async ({ query: { day, ...query } }) => {
      const page = await store.listContactRequests({
        ...query,
        ...(day && { day: businessDay(day, business.current().timeZone) }),
      });
      return { ...page, data: page.data.map(presentContactRequest) };
    },

    exportContactRequests: async ({ ctx, query }) => {
      limits.countDownload(ctx);
      const { timeZone } = business.current();
      const csv = csvParts(store.contactRequestParts(query), timeZone);
      // Read before the answer begins, so that a store without an answer is a problem and no broken file.
      const first = await csv.next();
      ctx.attachment(`contact-requests-${businessToday(clock(), timeZone)}.csv`);
      ctx.body = Readable.from(beginningWith(first.value ?? '', csv));
      ctx.set('Content-Type', 'text/csv; charset=utf-8');
    },

    listWaitingRequests: async () => {
      const waiting = await store.listWaitingRequests({ now: clock(), limit: WAITING_SHOWN });
      return { ...waiting, data: waiting.data.map(presentContactRequest) };
    },

    getContactRequest: async ({ params }) => {
      const request = await store.findContactRequest(params.id);
      if (!request) throw new ApiProblem('not_found');
      return presentContactRequest(request);
    },

    changeContactRequests: async ({ body: { action, records } }) => {
      const act = (version: Versioned) => changeSelected(store, version, { action, now: clock() });
      return await selectionOutcome(records, act, presentContactRequest);
    },

    changeContactRequest: async ({ params, body: { revision, ...change } }) => {
      const version = { id: params.id, revision };
      const author = { at: clock(), by: OWNER };
      const { callBackAt } = change;
      const issue = callBackAt && callBackIssue(new Date(callBackAt), author.at);
      if (issue) throw fieldProblem('callBackAt', issue);
      const saved = await store.changeContactRequest(version, (request) => {
        requireUndeleted(request);
        return applyRequestChange(request, change, author);
      });
      return presentContactRequest(savedOrProblem(saved, { present: presentContactRequest }));
    },
  });
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
