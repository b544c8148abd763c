import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { sampleContactRequest } from '../testing/sample-records.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** When the sample requests come in; each causes two messages that are due. */
const now = new Date('2026-11-20T15:00:00.000Z');
const REQUESTS = 100;

let database: TestDatabase;
let stores: Store[];

beforeEach(async () => {
  database = await createTestDatabase();
  const open = () => openPostgresStore({ url: database.url, connections: 4 });
  stores = [await open(), await open()];
});

afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

/** Claims until nothing is left; resolves to the ids. */
async function claimAll({ outbox }: Store, at: Date): Promise<string[]> {
  const lease = { now: at, until: addMinutes(at, 5), limit: 20 };
  const claimed: string[] = [];
  for (;;) {
    const messages = await outbox.claim(lease);
    if (messages.length === 0) return claimed;
    claimed.push(...messages.map(({ id }) => id));
  }
}

const claimByBoth = async (at: Date) => Promise.all(stores.map((store) => claimAll(store, at)));

test('two processes that claim from 200 messages get each of them once, also of lost claims', async () => {
  const [store] = stores as [Store, Store];
  await store.outbox.begin(now);
  for (let number = 0; number < REQUESTS; number++) {
    await store.addContactRequest(sampleContactRequest({ id: `r${number}`, status: 'contacted' }));
  }

  for (const [attempts, at] of [now, addHours(now, 1)].entries()) {
    const claimed = await claimByBoth(at);
    expect(claimed.flat()).toHaveLength(2 * REQUESTS);
    expect(new Set(claimed.flat()).size).toBe(2 * REQUESTS);
    expect(Math.min(...claimed.map(({ length }) => length))).toBeGreaterThan(0);
    for (const { attempts: stored } of await store.outbox.about(['r0', 'r99'])) {
      expect(stored).toBe(attempts + 1);
    }
  }
});

test('a message that one process has settled is not claimed by another one', async () => {
  const [one, other] = stores as [Store, Store];
  await one.outbox.begin(now);
  await one.addContactRequest(sampleContactRequest({ id: 'r', status: 'contacted' }));
  expect(await other.outbox.planned(now)).toHaveLength(2);
  const [first] = await one.outbox.claim({ now, until: addMinutes(now, 5), limit: 1 });
  const mail = { to: 'maria@example.com', subject: 'Request received', text: 'Hello,\n' };
  await one.outbox.settle(first?.id ?? '', { outcome: 'sent', mail, at: now });
  expect(await claimAll(other, addHours(now, 1))).toHaveLength(1);
});

test('two processes that claim from 200 deliveries get each of them once', async () => {
  const [store] = stores as [Store, Store];
  for (let number = 0; number < 2 * REQUESTS; number++) {
    await store.addContactRequest(sampleContactRequest({ id: `r${number}` }));
  }
  const target = { id: 'crm', since: { 'request.created': now.toISOString() } };
  const claimEach = async ({ deliveries }: Store, at: Date): Promise<string[]> => {
    const lease = { target, now: at, until: addMinutes(at, 5), limit: 20 };
    const claimed: string[] = [];
    for (;;) {
      const next = await deliveries.claim(lease);
      if (next.length === 0) return claimed;
      claimed.push(...next.map(({ id }) => id));
    }
  };
  for (const [attempts, at] of [now, addHours(now, 1)].entries()) {
    const claimed = (await Promise.all(stores.map((each) => claimEach(each, at)))).flat();
    expect([claimed.length, new Set(claimed).size]).toEqual([2 * REQUESTS, 2 * REQUESTS]);
    const records = await store.deliveries.list('crm', 2 * REQUESTS);
    expect(new Set(records.map((record) => record.attempts))).toEqual(new Set([attempts + 1]));
  }
});

test('a request that one process has changed is planned anew by another one', async () => {
  const [one, other] = stores as [Store, Store];
  await one.outbox.begin(now);
  const request = sampleContactRequest({ id: 'r' });
  await one.addContactRequest(request);
  const kinds = async () => (await other.outbox.planned(now)).map(({ kind }) => kind).sort();
  expect(await kinds()).toEqual(['new_request', 'request_received', 'waiting_request']);
  await one.changeContactRequest(request, (current) => ({ ...current, status: 'contacted' }));
  expect(await kinds()).toEqual(['new_request', 'request_received']);
});
