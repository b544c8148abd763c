import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { defaultJobSettings } from '#domain/jobs/job-settings.ts';
import { startFaultyServer } from './faulty-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a real API with a store that all tests share. */
    apiBase: string;
    /** The same with its rate limits. */
    limitedApiBase: string;
    /** A POST starts another API with an empty store and answers with its origin; `own-api.ts` calls it. */
    startApiUrl: string;
    /** Origin of a server that fails in the way named by the first segment of the path. */
    faultyBase: string;
  }
}

/** Starts the servers; returns the teardown. */
export async function setup(project: TestProject) {
  // Nothing is built: enough for the facts of the business, which elements fetch from the site of their calls.
  const front = await mkdtemp(join(tmpdir(), 'front-'));
  const [api, limited, starter, faulty] = await Promise.all([
    startApi({ front }),
    startApi({ front, rateLimit: true }),
    startStarter(front),
    startFaultyServer(),
  ]);
  project.provide('apiBase', api.url);
  project.provide('limitedApiBase', limited.url);
  project.provide('startApiUrl', starter.url);
  project.provide('faultyBase', faulty.url);
  return async () => {
    faulty.close();
    await Promise.all([api.close(), limited.close(), starter.close()]);
    await rm(front, { recursive: true });
  };
}

/** A server that starts an API for each POST, with rate limits for `?limited`; `?signing` wants agreements signed. */
async function startStarter(front: string) {
  const apis: TestApi[] = [];
  const server = createServer(async (request, response) => {
    const has = (option: string) => request.url?.endsWith(`?${option}`) ?? false;
    const ownerPassword = has('signing') && 'bluebonnets by the road';
    const api = await startApi({
      front,
      rateLimit: has('limited'),
      ...(ownerPassword && { ownerPassword }),
    });
    if (ownerPassword) await signWhenBooking(api.url, ownerPassword);
    apis.push(api);
    response.writeHead(201, { 'Access-Control-Allow-Origin': '*' }).end(api.url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await Promise.all(apis.map((api) => api.close()));
    },
  };
}

/** Has the owner want the agreement signed right after booking. */
async function signWhenBooking(origin: string, password: string): Promise<void> {
  const call = (path: string, method: 'POST' | 'PUT', body: object, Cookie = '') =>
    fetch(`${origin}/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: origin, Cookie },
      body: JSON.stringify(body),
    });
  const { headers } = await call('session', 'POST', { password });
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
  const settings = { ...defaultJobSettings, signWhenBooking: true, revision: 1 };
  const { status } = await call('job-settings', 'PUT', settings, cookie.join('; '));
  if (status !== 200) throw new Error(`The settings were refused with ${status}`);
}
