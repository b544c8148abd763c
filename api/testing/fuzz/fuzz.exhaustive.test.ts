import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callOf, isSchema, type Operation } from '#api/openapi/operation.ts';
import { operations } from '#api/openapi/operations.ts';
import { startStripeDouble } from '#api/payments/testing/stripe-double.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { expectAnswer } from '#api/testing/expect-problem.ts';
import { hostileSegments, hostileTexts, hostileValues } from '#api/testing/hostile-values.ts';
import { type PopulatedApi, populatedApi } from '#api/testing/populated-api.ts';
import type { RouteRow } from '#api/testing/route-row.ts';
import { routeRows } from '#api/testing/route-rows.ts';
import { shareOf, shareOfRuns } from '#api/testing/share-of-runs.ts';
import { broken, brokenHttp, smuggling } from './broken-http.ts';
import { damagedBodies, oddJson } from './damaged-bodies.ts';
import { damagedPicture } from './damaged-pictures.ts';
import { isAmbiguous, oddHeaders } from './odd-headers.ts';
import { oddTargets } from './odd-targets.ts';
import { sendRandomBodies } from './random-bodies.ts';
import { bytesOf, exchange, expectOutcome, type RawRequest } from './raw-http.ts';

// Hostile input to every call of the API's document, to pages and to the HTTP parser. Each gets an answer, none
// a fault of the server, and the log has no error and nothing that a person typed.

/** Random bodies of each kind; a throttled call answers five a second. */
const RUNS = shareOfRuns(200);
const minutes = { timeout: 300_000 };

let api: PopulatedApi;
let port: number;
let stripe: Awaited<ReturnType<typeof startStripeDouble>>;
beforeEach(async () => {
  stripe = await startStripeDouble();
  api = await populatedApi({ front: await distForTest(), stripe: stripe.stripe });
  port = Number(new URL(api.url).port);
});
afterEach(async () => {
  await api.close();
  await stripe.close();
  expect(api.errors).toEqual([]);
  expect(api.personalLines).toEqual([]);
  expect(Object.prototype).not.toHaveProperty('polluted');
});

/** An example of a valid call for the records that the server has now. */
async function validCall(row: RouteRow, { path, method }: ReturnType<typeof callOf>) {
  const body = row.bytes ? undefined : ((await row.body?.(api)) as Record<string, unknown>);
  return { method, path: (await row.path?.(api)) ?? path, body };
}

type Change = (body: Record<string, unknown>) => unknown;

/** Each field of a body, nested ones too, with `value` in its place, or without it. */
function changesOf(body: object, value: unknown): [where: string, Change][] {
  const change =
    (steps: readonly string[]): Change =>
    (whole) => {
      const copy = structuredClone(whole);
      const last = steps.at(-1) ?? '';
      const holder = steps
        .slice(0, -1)
        .reduce<Record<string, unknown> | undefined>(
          (part, step) => part?.[step] as typeof part,
          copy,
        );
      // An accepted attempt may have removed it from the record, and so from the next example.
      if (!holder) return copy;
      if (value === undefined) delete holder[last];
      else holder[last] = value;
      return copy;
    };
  const placesIn = (part: unknown, steps: readonly string[]): string[][] =>
    typeof part !== 'object' || part === null
      ? []
      : Object.entries(part).flatMap(([step, inner]) => [
          [...steps, step],
          ...placesIn(inner, [...steps, step]),
        ]);
  return placesIn(body, []).map((steps) => [steps.join('.'), change(steps)]);
}

/** Names of the query's parameters. */
const queryNames = ({ query }: Operation) =>
  Object.keys((query?._zod.def as { shape?: object } | undefined)?.shape ?? {});

const calls = operations.flatMap((operation) =>
  routeRows
    .filter(({ call }) => call === operation.call)
    .map((row) => ({ ...callOf(operation), call: operation.call, who: row.who, operation, row })),
);
const withJson = calls.filter(({ operation: { body } }) => isSchema(body));
const withAddress = calls.filter(
  ({ operation, path }) => path.includes(':') || queryNames(operation).length > 0,
);

it('has an example of each call', () => {
  expect(calls.length).toBeGreaterThan(100);
  const examples = new Set(calls.map(({ call }) => call));
  expect(operations.map(({ call }) => call).filter((call) => !examples.has(call))).toEqual([]);
});

describe.each(withJson)('$call for $who', minutes, ({ operation, row, ...parts }) => {
  it('answers random bodies as documented', async () => {
    if (!isSchema(operation.body)) return;
    const runs = row.throttled ? 2 : RUNS;
    await sendRandomBodies({ api, row, operation, schema: operation.body, runs });
  });

  it('answers missing and hostile fields', async () => {
    const { body: example = {} } = await validCall(row, parts);
    for (const value of [undefined, ...hostileValues.slice(0, row.throttled ? 5 : undefined)]) {
      for (const [where, change] of shareOf(changesOf(example, value))) {
        // A new example for each: an accepted one has changed the revision.
        const { method, path, body = {} } = await validCall(row, parts);
        const answer = await api.call(`${method} ${path}`, {
          body: change(body),
          headers: api.signedIn,
        });
        expectAnswer(answer, `${where}: ${String(JSON.stringify(value)).slice(0, 60)}`);
      }
    }
  });

  it('answers JSON that no program writes, and bytes in another encoding', async () => {
    const send = async (bytes: Buffer, headers: RawRequest['headers'], what: string) => {
      const request = rawRequest(await validCall(row, parts), headers, bytes);
      expectOutcome(await exchange(port, bytesOf(request)), what, { complete: true });
    };
    const { body = {} } = await validCall(row, parts);
    const text = JSON.stringify(body);
    for (const odd of shareOf(oddJson)) {
      await send(
        Buffer.from(text.replace('{', () => `{"__proto__":${odd},`)),
        [],
        odd.slice(0, 60),
      );
      for (const name of Object.keys(body).slice(0, 3)) {
        const fields = JSON.stringify({ ...body, [name]: '@' });
        await send(
          Buffer.from(fields.replace('"@"', () => odd)),
          [],
          `${name}: ${odd.slice(0, 60)}`,
        );
      }
    }
    for (const [bytes, headers] of shareOf(damagedBodies(text)))
      await send(bytes, headers, String(headers));
  });
});

describe.each(withAddress)('$call for $who', minutes, ({ operation, row, ...parts }) => {
  it('answers hostile addresses', async () => {
    const { method, path, body } = await validCall(row, parts);
    const attempt = async (target: string) => {
      const headers = { ...(row.bytes && { 'Content-Type': row.bytes }), ...api.signedIn };
      const answer = await api.call(`${method} ${target}`, { body, headers });
      expectAnswer(answer, target.slice(0, 120));
    };
    const [address = ''] = path.split('?');
    for (const name of queryNames(operation)) {
      for (const text of shareOf(hostileTexts))
        await attempt(`${address}?${name}=${encodeURIComponent(text)}`);
      await attempt(`${address}?${name}=1&${name}=2&${name}[]=3&__proto__=4`);
    }
    if (!parts.path.includes(':')) return;
    for (const segment of shareOf(hostileSegments))
      await attempt(parts.path.replace(/:\w+/, segment));
  });
});

const rawRequest = (
  { method, path, body }: { method: string; path: string; body?: object | undefined },
  headers: RawRequest['headers'],
  bytes?: Buffer,
): RawRequest => {
  const named = new Set(headers.map(([name]) => name));
  const usual = Object.entries({ ...api.signedIn, 'Content-Type': 'application/json' });
  const sent = bytes ?? (body && Buffer.from(JSON.stringify(body)));
  return {
    method,
    target: path,
    headers: [...usual.filter(([name]) => !named.has(name)), ...headers],
    ...(sent && { body: sent }),
  };
};

describe('HTTP', minutes, () => {
  // One of each chain of middleware: page, public and own reads, JSON, a picture.
  it.each([
    'GET /',
    'GET /api/calendar/slots',
    'GET /api/bookings',
    'POST /api/contact',
    'POST /api/calendar/book',
    'PUT /api/availability',
    'POST /api/blog/images',
    'POST /api/stripe/webhook',
  ])('%s answers odd headers', async (call) => {
    const found = calls.find((one) => one.call === call);
    const [method = '', path = ''] = call.split(' ');
    for (const header of shareOf(oddHeaders)) {
      const valid = found ? await validCall(found.row, found) : { method, path };
      const request = rawRequest(valid, [header]);
      const half = isAmbiguous(header);
      const outcome = await exchange(port, bytesOf(request), { half });
      expectOutcome(outcome, header.join(': ').slice(0, 100), { complete: !half });
    }
  });

  it('answers odd targets by any method', async () => {
    for (const target of shareOf(oddTargets)) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        const sent = bytesOf({ method, target, headers: [] });
        expectOutcome(await exchange(port, sent), `${method} ${target.slice(0, 100)}`);
      }
    }
  });

  it('answers damaged pictures', async () => {
    for (const body of fc.sample(damagedPicture, RUNS)) {
      const headers = [...Object.entries(api.signedIn), ['Content-Type', 'image/png']] as const;
      const request = { method: 'POST', target: '/api/blog/images', headers, body };
      const outcome = await exchange(port, bytesOf(request));
      expectOutcome(outcome, body.toString('base64').slice(0, 300));
    }
  });

  it('survives bytes that are no request', async () => {
    const texts = [...broken, ...smuggling].map((text) => Buffer.from(text, 'latin1'));
    for (const bytes of [...texts, ...fc.sample(brokenHttp, RUNS)]) {
      const outcome = await exchange(port, bytes, { half: true });
      expectOutcome(outcome, JSON.stringify(bytes.toString('latin1').slice(0, 300)));
    }
    expect((await api.call('GET /healthz')).status).toBe(200);
  });

  it('finds no second request behind the first', async () => {
    const answers = await Promise.all(
      smuggling.map((text) => exchange(port, Buffer.from(text, 'latin1'), { listenMs: 1000 })),
    );
    for (const [at, outcome] of answers.entries()) {
      const second = typeof outcome === 'object' ? outcome.status + outcome.body : outcome;
      expect(second, JSON.stringify(smuggling[at])).not.toMatch(/HTTP\/1\.1 [23]\d\d/);
    }
  });
});
