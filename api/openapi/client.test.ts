import createClient from 'openapi-fetch';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { undocumented } from '#api/testing/documented-answers.ts';
import { type PopulatedApi, populatedApi } from '#api/testing/populated-api.ts';
import type { RouteRow } from '#api/testing/route-row.ts';
import { routeRows } from '#api/testing/route-rows.ts';
import { openApiPath } from './openapi-document.ts';
import { callOf, type Operation } from './operation.ts';
import { operations } from './operations.ts';

/** Calls of a program that knows only the document, with parameters of existing records. */
const calls = operations.flatMap((operation) =>
  routeRows
    .filter(({ call }) => call === operation.call)
    .map((row) => ({ operation, row, call: row.call, who: row.who })),
);

// Reads change nothing, so one server is enough for them.
let shared: PopulatedApi;
beforeAll(async () => {
  shared = await populatedApi();
});
afterAll(() => shared.close());

it.each(calls)('a client of the document gets the answer of $call for $who', async (one) => {
  const { operation, row } = one;
  const isRead = callOf(operation).method === 'GET';
  const api = isRead ? shared : await populatedApi();
  if (!isRead) onTestFinished(() => api.close());
  const { response, text } = await requestByClient(api, operation, row);
  const { status, headers } = response;
  expect(undocumented(row.call, { status, headers, text })).toEqual([]);
  expect(status).toBe(row.status ?? 200);
});

/** Stands in for the types that a program generates from the document. */
type AnyPaths = Record<
  string,
  {
    get: {
      parameters: object;
      requestBody?: { content: { 'application/json': string | object } };
      responses: Record<number, object>;
    };
  }
>;

async function requestByClient(api: PopulatedApi, operation: Operation, row: RouteRow) {
  const { method, path } = callOf(operation);
  const { pathname, searchParams } = new URL((await row.path?.(api)) ?? path, api.url);
  const client = createClient<AnyPaths>({
    baseUrl: api.url,
    headers: row.who === 'everyone' ? {} : api.signedIn,
  });
  let text = '';
  client.use({
    async onResponse({ response }) {
      text = await response.clone().text();
    },
  });
  const body = row.bytes ? 'bytes of no picture' : await row.body?.(api);
  const { response } = await client.request(method.toLowerCase() as 'get', openApiPath(path), {
    params: { path: pathParameters(path, pathname), query: Object.fromEntries(searchParams) },
    ...(body !== undefined && { body }),
    ...(row.bytes && { headers: { 'Content-Type': row.bytes } }),
    parseAs: 'text',
    redirect: 'manual',
  });
  return { response, text };
}

/** The values in `pathname` for the `:name` parameters of `pattern`. */
function pathParameters(pattern: string, pathname: string): Record<string, string> {
  const source = pattern.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return { ...new RegExp(`^${source}$`).exec(pathname)?.groups };
}
