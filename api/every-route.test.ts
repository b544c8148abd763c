import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiScopes } from '#domain/api-keys/api-key.schema.ts';
import { namesRevision } from './openapi/operation.ts';
import { operations } from './openapi/operations.ts';
import { expectNothingOfClients, expectProblem } from './testing/expect-problem.ts';
import { type PopulatedApi, populatedApi } from './testing/populated-api.ts';
import type { RouteRow } from './testing/route-row.ts';
import { routeRows } from './testing/route-rows.ts';
import { routesOf } from './testing/routes-of.ts';

const isUnsafe = ({ call }: RouteRow) => !call.startsWith('GET ');
const takesJson = (row: RouteRow) => row.body !== undefined;
const methodOf = ({ call }: RouteRow) => call.replace(/ .*/, '');
const patternOf = ({ call }: RouteRow) => call.replace(/.* /, '');
const typeOf = (row: RouteRow) => (row.bytes ? { 'Content-Type': row.bytes } : {});
const headersOf = (api: PopulatedApi, row: RouteRow) => ({
  ...typeOf(row),
  ...(row.who !== 'everyone' && api.signedIn),
});

/** A valid call of a row, with ids of existing records. */
async function validCall(api: PopulatedApi, row: RouteRow) {
  const path = (await row.path?.(api)) ?? patternOf(row);
  const body = row.bytes ? 'bytes of no picture' : await row.body?.(api);
  return { call: `${methodOf(row)} ${path}`, body };
}

it('has a row for each route, and no row without a route', async () => {
  const routes = routesOf(await storeForTest(await temporaryFolder()));
  expect(routes.length).toBeGreaterThan(20);
  const rows = new Set(routeRows.map(({ call }) => call));
  expect([...rows].sort()).toEqual([...new Set(routes)].sort());
});

// Refused calls and reads change nothing, so one server is enough.
let shared: PopulatedApi;
beforeAll(async () => {
  shared = await populatedApi();
});
afterAll(() => shared.close());

describe.each(routeRows)('$call for $who', (row) => {
  if (row.who === 'owner')
    it('refuses a call without a valid session', async () => {
      const { call, body } = await validCall(shared, row);
      const { Cookie, Origin } = shared.signedIn;
      const refused = async (cookie: string | undefined, what: string) => {
        const headers = { ...typeOf(row), Origin, Cookie: cookie };
        const answer = await shared.call(call, { body, headers });
        expectProblem(answer, what);
        expect(answer.json.code, what).toBe('not_signed_in');
        expect(Object.keys(answer.json).sort(), what).toEqual(['code', 'status', 'title', 'type']);
      };
      await refused(undefined, 'no cookie');
      await refused('session=', 'an empty cookie');
      await refused(Cookie.slice(0, -1) + (Cookie.endsWith('A') ? 'B' : 'A'), 'a forged cookie');
      await refused(`session=${'a'.repeat(64)}`, 'a hash as cookie');
      await refused('session=__proto__', 'a property of Object');
      shared.setMonths(1);
      await refused(Cookie, 'an expired session');
      shared.setMonths(0);
    });

  if (row.who === 'owner')
    it(
      row.key ? `takes an API key with the scope ${row.key} alone` : 'takes no API key',
      async () => {
        const api = row.key && isUnsafe(row) ? await populatedApi() : shared;
        if (api !== shared) onTestFinished(() => api.close());
        const { call, body } = await validCall(api, row);
        for (const scope of apiScopes) {
          const headers = { ...typeOf(row), Authorization: `Bearer ${api.apiKeys[scope]}` };
          const answer = await api.call(call, { body, headers });
          if (scope === row.key) {
            expect(answer.status, answer.text).toBe(row.status ?? 200);
          } else {
            expectProblem(answer, scope);
            expect(answer.json.code).toBe(row.key ? 'insufficient_scope' : 'api_key_not_accepted');
          }
        }
      },
    );

  if (row.who !== 'everyone' && isUnsafe(row))
    it('refuses other origins', async () => {
      const { call, body } = await validCall(shared, row);
      const { Cookie, Origin: own } = shared.signedIn;
      for (const Origin of ['https://jane.example', 'null', `${own}.evil.example`, undefined]) {
        const answer = await shared.call(call, {
          body,
          headers: { ...typeOf(row), Cookie, Origin },
        });
        expectProblem(answer, String(Origin));
        expect(answer.json.code, String(Origin)).toBe('forbidden_origin');
      }
    });

  it(`is ${row.crossOrigin ? 'open' : 'closed'} to pages of other origins`, async () => {
    const [method, path] = [methodOf(row), patternOf(row)];
    const Origin = 'https://jane.example';
    const answer = await shared.call(`${method} ${path}?date=x`, { headers: { Origin } });
    const preflight = await shared.call(`OPTIONS ${path}`, {
      headers: { Origin, 'Access-Control-Request-Method': method },
    });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(row.crossOrigin ? '*' : null);
    // A preflight for another method on a widget's path must allow only the widget's methods.
    const allowed = preflight.headers.get('Access-Control-Allow-Methods')?.split(', ') ?? [];
    expect(allowed.includes(method)).toBe(row.crossOrigin === true);
    for (const { headers } of [answer, preflight]) {
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
  });

  if (takesJson(row) || row.bytes)
    it('refuses other media types and larger bodies', async () => {
      const { call, body } = await validCall(shared, row);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx']) {
        const headers = { ...shared.signedIn, 'Content-Type': type };
        const answer = await shared.call(call, { body: JSON.stringify(body), headers });
        expectProblem(answer, type);
        expect(answer.json.code, type).toBe('unsupported_media_type');
      }
      const filling = 'x'.repeat((row.limitKb ?? 64) * 1024);
      const large = row.bytes ? `${filling}x` : { ...(body as object), filling };
      const headers = { ...typeOf(row), ...shared.signedIn };
      const answer = await shared.call(call, { body: large, headers });
      expectProblem(answer, 'too large');
      expect(answer.json.code).toBe('body_too_large');
    });

  if (takesJson(row))
    it('refuses a body that is not a JSON object', async () => {
      const { call } = await validCall(shared, row);
      const bodies = ['{', 'nul', '{"a":1}}', 'null', '[]', '[{}]', '"text"', '7', '{}', ''];
      // A password is checked five times a second at most.
      for (const body of bodies.slice(0, row.throttled ? 3 : undefined)) {
        const headers = { ...shared.signedIn, 'Content-Type': 'application/json' };
        expectProblem(await shared.call(call, { body, headers }), body);
      }
    });

  if (patternOf(row).includes(':'))
    it('answers 404 for an id that nothing has', async () => {
      const { call, body } = await validCall(shared, row);
      for (const id of [randomUUID(), 'x', '..%2F..%2Fowner', '__proto__', 'toString', '%00']) {
        const path = patternOf(row).replaceAll(/:\w+/g, id);
        const unknown = `${methodOf(row)} ${path}${/\?.*|$/.exec(call)}`;
        const answer = await shared.call(unknown, { body, headers: headersOf(shared, row) });
        expectProblem(answer, unknown);
        expect(answer.json.code, unknown).toBe('not_found');
      }
    });

  if (operations.some((operation) => operation.call === row.call && namesRevision(operation)))
    it('answers a change of another version with 409 and the current one', async () => {
      const { call, body } = await validCall(shared, row);
      // What is restored has a revision, too.
      const field = body && 'current' in (body as object) ? 'current' : 'revision';
      const answer = body
        ? await shared.call(call, {
            body: { ...(body as object), [field]: 99 },
            headers: shared.signedIn,
          })
        : await shared.call(`${call}?revision=99`, { headers: shared.signedIn });
      expectProblem(answer, call);
      expect(answer.json).toMatchObject({
        code: 'edit_conflict',
        current: { revision: expect.any(Number) },
      });
    });

  it('answers a valid call', async () => {
    const api = isUnsafe(row) ? await populatedApi() : shared;
    if (api !== shared) onTestFinished(() => api.close());
    const { call, body } = await validCall(api, row);
    const answer = await api.call(call, { body, headers: headersOf(api, row) });
    expect(answer.status, answer.text).toBe(row.status ?? 200);
    if (answer.status >= 400) expectProblem(answer, call);
    if (row.who !== 'owner') {
      if (!row.namesItsClient) expectNothingOfClients(answer, call);
    } else expect(answer.headers.get('Cache-Control')).toContain('no-store');
  });
});

describe('a rate-limited route', () => {
  let api: PopulatedApi;
  beforeAll(async () => {
    api = await populatedApi({ rateLimit: true });
  });
  afterAll(() => api.close());

  it.each(
    routeRows.flatMap((row, index) => {
      const { call, who, callsAllowed } = row;
      return callsAllowed ? [{ row, index, call, who, callsAllowed }] : [];
    }),
  )(
    '$call for $who allows $callsAllowed calls per address',
    async ({ row, index, callsAllowed }) => {
      const { call, body } = await validCall(api, row);
      // A wrong password, because the right one resets the limit.
      const sent = row.throttled
        ? { ...(body as object), [passwordField(body)]: 'wrong guess' }
        : body;
      const headers = { ...headersOf(api, row), 'X-Forwarded-For': `192.0.${index}.1` };
      const answers = await Promise.all(
        Array.from({ length: callsAllowed + 1 }, () => api.call(call, { body: sent, headers })),
      );
      expect(answers.filter(({ json }) => json.code === 'rate_limited')).toHaveLength(1);
    },
  );
});

/** The field with the current password. */
const passwordField = (body: unknown) => ('current' in (body as object) ? 'current' : 'password');

it('answers an unknown method of a route with the allowed ones', async () => {
  const api = await populatedApi();
  const patterns = routeRows.map((row) => ({
    method: methodOf(row),
    path: new RegExp(`^${patternOf(row).replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  for (const path of new Set(routeRows.map(patternOf))) {
    const known = patterns.filter((row) => row.path.test(path)).map(({ method }) => method);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      if (known.includes(method)) continue;
      const answer = await api.call(`${method} ${path}`, { headers: api.signedIn });
      expectProblem(answer, `${method} ${path}`);
      expect(answer.json.code, `${method} ${path}`).toBe('method_not_allowed');
      for (const name of known) expect(answer.headers.get('Allow')).toContain(name);
    }
  }
  await api.close();
});
