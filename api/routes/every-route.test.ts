import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import {
  expectAnswer,
  expectNothingOfClients,
  expectProblem,
} from '#api/testing/expect-problem.ts';
import { hostileSegments, hostileTexts, hostileValues } from '#api/testing/hostile-values.ts';
import { type OwnersApi, ownersApi } from '#api/testing/owners-api.ts';
import type { RouteRow } from '#api/testing/route-row.ts';
import { routeRows } from '#api/testing/route-rows.ts';
import { routesOf } from '#api/testing/routes-of.ts';

const isUnsafe = ({ call }: RouteRow) => !call.startsWith('GET ');
const takesJson = (row: RouteRow) => row.body !== undefined;
const methodOf = ({ call }: RouteRow) => call.replace(/ .*/, '');
const patternOf = ({ call }: RouteRow) => call.replace(/.* /, '');
const typeOf = (row: RouteRow) => (row.bytes ? { 'Content-Type': row.bytes } : {});

/** The call of a row as it is right, by the records that are there now. */
async function rightCall(api: OwnersApi, row: RouteRow) {
  const path = (await row.path?.(api)) ?? patternOf(row);
  const body = row.bytes ? 'bytes of no picture' : await row.body?.(api);
  return { call: `${methodOf(row)} ${path}`, body };
}

it('has a row for each route, and none for a route that is gone', async () => {
  const routes = routesOf(await storeForTest(await temporaryFolder()));
  expect(routes.length).toBeGreaterThan(20);
  const rows = new Set(routeRows.map(({ call }) => call));
  expect([...rows].sort()).toEqual([...new Set(routes)].sort());
});

describe.each(routeRows)('$call for $who', (row) => {
  // What is refused changes nothing: one server is enough for it.
  let shared: OwnersApi;
  beforeAll(async () => {
    shared = await ownersApi();
  });
  afterAll(() => shared.close());

  it.runIf(row.who === 'owner')('refuses whoever is not signed in', async () => {
    const { call, body } = await rightCall(shared, row);
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
    await refused(`session=${'a'.repeat(64)}`, 'what could be a hash');
    await refused('session=__proto__', 'a name of the language');
    shared.setMonths(1);
    await refused(Cookie, 'an expired session');
    shared.setMonths(0);
  });

  it.runIf(row.who !== 'everyone' && isUnsafe(row))('refuses other sites’ pages', async () => {
    const { call, body } = await rightCall(shared, row);
    const { Cookie, Origin: own } = shared.signedIn;
    for (const Origin of ['https://jane.example', 'null', `${own}.evil.example`, undefined]) {
      const answer = await shared.call(call, { body, headers: { ...typeOf(row), Cookie, Origin } });
      expectProblem(answer, String(Origin));
      expect(answer.json.code, String(Origin)).toBe('forbidden_origin');
    }
  });

  it.runIf(takesJson(row) || row.bytes)('takes no other type, and no larger body', async () => {
    const { call, body } = await rightCall(shared, row);
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

  it.runIf(takesJson(row))('refuses what is no object of JSON', async () => {
    const { call } = await rightCall(shared, row);
    for (const body of ['', '{', 'nul', '{"a":1}}', 'null', '[]', '[{}]', '"text"', '7', '{}']) {
      const headers = { ...shared.signedIn, 'Content-Type': 'application/json' };
      expectProblem(await shared.call(call, { body, headers }), body);
    }
  });

  it('answers as it should when all is right', async () => {
    const { call, body } = await rightCall(shared, row);
    const headers = { ...typeOf(row), ...(row.who === 'everyone' ? {} : shared.signedIn) };
    const answer = await shared.call(call, { body, headers });
    expect(answer.status, answer.text).toBe(row.status ?? 200);
    if (answer.status >= 400) expectProblem(answer, call);
    if (row.who !== 'owner') expectNothingOfClients(answer, call);
    else {
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(answer.headers.get('Cache-Control')).toContain('no-store');
    }
  });
});

describe.each(routeRows.filter((row) => takesJson(row) || row.query || row.call.includes(':')))(
  '$call for $who',
  (row) => {
    let api: OwnersApi;
    beforeAll(async () => {
      api = await ownersApi();
    });
    afterAll(() => api.close());

    it.runIf(takesJson(row))('answers for each field that is missing or hostile', async () => {
      const attempt = async (what: string, change: (body: Record<string, unknown>) => unknown) => {
        // Anew each time: what was accepted before has changed the version.
        const { call, body } = await rightCall(api, row);
        const sent = change(body as Record<string, unknown>);
        expectAnswer(await api.call(call, { body: sent, headers: api.signedIn }), what);
      };
      for (const name of Object.keys((await row.body?.(api)) ?? {})) {
        await attempt(`without ${name}`, ({ [name]: _missing, ...body }) => body);
        for (const value of hostileValues.slice(0, row.throttled ? 5 : undefined)) {
          const what = `${name}: ${JSON.stringify(value).slice(0, 40)}`;
          await attempt(what, (body) => ({ ...body, [name]: value }));
        }
      }
      await attempt('__proto__', (body) =>
        JSON.stringify(body).replace('{', '{"__proto__":{"polluted":1},"constructor":{"a":1},'),
      );
      expect(Object.prototype).not.toHaveProperty('polluted');
      expect(api.errors).toEqual([]);
    });

    it.runIf(row.query || row.call.includes(':'))('answers for a hostile address', async () => {
      const pattern = patternOf(row);
      const { body } = await rightCall(api, row);
      const attempt = async (path: string) => {
        const headers = { ...typeOf(row), ...api.signedIn };
        const answer = await api.call(`${methodOf(row)} ${path}`, { body, headers });
        expectAnswer(answer, path.slice(0, 120));
        return answer;
      };
      for (const name of row.query ?? []) {
        for (const text of hostileTexts) {
          await attempt(`${pattern}?${name}=${encodeURIComponent(text)}`);
        }
        await attempt(`${pattern}?${name}=1&${name}=2&${name}[]=3&__proto__=4`);
      }
      for (const segment of pattern.includes(':') ? hostileSegments : []) {
        expectProblem(await attempt(pattern.replace(/:\w+/, segment)), segment);
      }
      expect(api.errors).toEqual([]);
    });
  },
);

describe('what is no route', () => {
  let api: OwnersApi;
  beforeAll(async () => {
    api = await ownersApi();
  });
  afterAll(() => api.close());

  it.each(['GET /api', 'GET /api/', 'POST /api/nothing', 'GET /api/bookings/', 'GET /API/reviews'])(
    '%s is not found',
    async (call) => {
      const answer = await api.call(call, { headers: api.signedIn });
      expectProblem(answer, call);
      expect(answer.json.code).toBe('not_found');
    },
  );

  it('answers another method with those that there are', async () => {
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
  });
});
