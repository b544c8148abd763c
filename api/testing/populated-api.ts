import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMonths } from 'date-fns/addMonths';
import { subMinutes } from 'date-fns/subMinutes';
import { expect, vi } from 'vitest';
import { publicNetwork } from '#api/http/public-request.ts';
import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';
import { UNDO_MINUTES } from '#domain/jobs/undo-window.ts';
import { NOW, PASSWORD, runningApi } from './api-test.ts';
import { hasPersonalData } from './personal-data.ts';
import { bookingBody, contactBody, webhookBody } from './request-bodies.ts';
import type { TestApiOptions } from './start-api.ts';

/** Names that occur only in clients' input. */
export const clientsNames = ['Quillfeather', 'Hollowbrook'];

interface Population {
  /** The store's files. */
  folder: string;
  /** The owner's session. */
  cookie: string;
  appointmentToken: string;
  agentToken: string;
  /** By scope. */
  apiKeys: Record<ApiScope, string>;
}

let population: Promise<Population> | undefined;

/** Made once: hashing passwords and writing records would take most of the tests' time. */
const populated = (): Promise<Population> => (population ??= populate());

async function populate(): Promise<Population> {
  const folder = await mkdtemp(join(tmpdir(), 'populated-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const options = { ...testOptions(), ownerPassword: PASSWORD, dataDir: folder };
  let now = NOW;
  const api = await runningApi({ ...options, clock: () => now });
  const cookie = await api.signIn();
  const headers = { Cookie: cookie, Origin: api.origin };
  const makeKey = async (scope: ApiScope) => {
    const body = { name: `A program to ${scope}`, scopes: [scope], password: PASSWORD };
    const { text } = await api.send('POST /api/api-keys', { body, headers });
    return (JSON.parse(text) as { key: string }).key;
  };
  const apiKeys = {
    read: await makeKey('read'),
    book: await makeKey('book'),
    webhooks: await makeKey('webhooks'),
    backup: await makeKey('backup'),
  };
  // Before the request, so that there is a delivery of it.
  await api.send('POST /api/webhooks', {
    body: { ...webhookBody, types: ['request.created'] },
    headers: { Authorization: `Bearer ${apiKeys.webhooks}` },
  });
  // From another email address than later requests, which are limited by it.
  await api.send('POST /api/contact', { body: contactBody({ email: 'earlier@example.com' }) });
  const agent = { agentEmail: 'agent@realty.example', agentConsent: 'on' };
  const booked = await api.send('POST /api/calendar/book', { body: bookingBody(agent) });
  const { manageUrl } = booked.json as unknown as { manageUrl: string };
  await api.send('POST /api/calendar-feed', { headers });
  const partner = { name: 'Jane Doe Realty', slug: 'jane-doe' };
  await api.send('POST /api/partners', { body: partner, headers });
  const agreement = { name: 'Any', locale: 'en', inspectionTypes: [], text: 'For {{client}}' };
  await api.send('POST /api/agreement-templates', { body: agreement, headers });
  const { json: listed } = await api.send('GET /api/bookings', { headers });
  const [first] = (listed as unknown as { data: { id: string }[] }).data;
  const line = { label: 'Radon test', amount: 90_00 };
  await api.send(`POST /api/bookings/${first?.id}/lines`, { body: line, headers });
  const agentPage = await api.send(`POST /api/bookings/${first?.id}/agent-page`, { headers });
  const { agentUrl } = agentPage.json as unknown as { agentUrl: string };
  const payment = { amount: 50_00, method: 'cash' };
  await api.send(`POST /api/bookings/${first?.id}/payments`, { body: payment, headers });
  // One that cannot be undone any more.
  now = subMinutes(NOW, UNDO_MINUTES);
  await api.send(`POST /api/bookings/${first?.id}/payments`, { body: payment, headers });
  now = NOW;
  const calendar = { name: 'Phone', address: 'https://calendar.invalid/phone.ics' };
  await api.send('POST /api/busy-calendars', { body: calendar, headers });
  const { json: brand } = await api.send('GET /api/business/brand', { headers });
  await api.send('PUT /api/business/brand', { body: brand, headers });
  // The attempt fails in the background, which saves another version of the endpoint.
  await vi.waitFor(async () => {
    const { data } = (await api.send('GET /api/webhooks', { headers })).json;
    expect(data).toMatchObject([{ failingSince: NOW.toISOString() }]);
  });
  await api.close();
  const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
  const appointmentToken = tokenOf(manageUrl);
  return { apiKeys, folder, cookie, appointmentToken, agentToken: tokenOf(agentUrl) };
}

const testOptions = (): TestApiOptions => ({
  renderMail: async ({ subject }) => `<!DOCTYPE html><title>${subject}</title>`,
  trustProxy: 1,
  metricsToken: 'a-token-that-nobody-shows',
  network: { ...publicNetwork, resolve: async () => [] },
});

/** A server with a record of every kind and the owner signed in; the caller closes it. */
export async function populatedApi({
  rateLimit = false,
  ...options
}: Pick<TestApiOptions, 'rateLimit' | 'tracesEndpoint' | 'front' | 'stripe'> = {}) {
  let now = NOW;
  let calls = 0;
  const errors: string[] = [];
  const personalLines: string[] = [];
  const { apiKeys, folder, cookie, appointmentToken, agentToken } = await populated();
  const dataDir = await mkdtemp(join(tmpdir(), 'inspection-'));
  await cp(folder, dataDir, { recursive: true });
  const api = await runningApi({
    ...testOptions(),
    dataDir,
    clock: () => now,
    rateLimit,
    ...options,
    onLog: (line) => {
      if (line.includes('"level":50')) errors.push(line);
      if (hasPersonalData(line)) personalLines.push(line);
    },
  });
  const signedIn = { Cookie: cookie, Origin: api.origin };

  /** Sends each call from another network, so that no rate limit applies. */
  async function call(
    name: string,
    sending: { body?: unknown; headers?: Record<string, string | undefined> } = {},
  ) {
    calls += 1;
    const address = `10.${calls >> 8}.${calls & 255}.1`;
    return api.send(name, {
      ...sending,
      headers: { 'X-Forwarded-For': address, ...sending.headers },
    });
  }

  const read = async (path: string) =>
    (await call(`GET /api/${path}`, { headers: signedIn })).json as unknown as Record<
      string,
      unknown
    >;
  const readList = async (path: string) =>
    (await read(path)) as unknown as Record<string, unknown>[];

  return {
    ...api,
    async close() {
      await api.close();
      await rm(dataDir, { recursive: true });
    },
    password: PASSWORD,
    /** The token of the booking's link. */
    appointmentToken: async () => appointmentToken,
    /** The token of the link to the page of the booking's agent. */
    agentToken: async () => agentToken,
    signedIn,
    apiKeys,
    call,
    read,
    readList,
    /** Lines of the log about unexpected errors. */
    errors,
    /** Lines of the log with what a person typed (`personal-data.ts`). */
    personalLines,
    async firstId(list: string): Promise<string> {
      const { data } = (await read(list)) as unknown as { data: { id: string }[] };
      return data[0]?.id ?? 'nothing-there';
    },
    /** Sets the clock to `months` after `NOW`; a session expires within one. */
    setMonths(months: number) {
      now = addMonths(NOW, months);
    },
  };
}

export type PopulatedApi = Awaited<ReturnType<typeof populatedApi>>;
