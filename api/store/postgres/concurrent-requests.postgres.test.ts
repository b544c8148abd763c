import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { markedAsSpam } from '#domain/leads/lead-folder.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { RequestLimitError } from '../resources/contact-requests.ts';
import type { Store } from '../store.ts';
import { sampleContactRequest, sampleIdempotencyKey } from '../testing/sample-records.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
/** As two processes have them. */
let stores: Store[];

beforeEach(async () => {
  database = await createTestDatabase();
  const { url } = database;
  stores = await Promise.all([1, 2].map(() => openPostgresStore({ url, connections: 10 })));
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const only = () => stores[0] as Store;

/** The results of `count` calls at once, which the stores take in turn. */
const race = <T>(count: number, call: (store: Store, index: number) => Promise<T>) =>
  Promise.allSettled(
    Array.from({ length: count }, (_, index) => call(stores[index % 2] as Store, index)),
  );

const fulfilled = <T>(results: readonly PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

const many = { day: 99, month: 99, year: 99 };
const few = { day: 3, month: 99, year: 99 };

test.each([
  ['with the same email address', { email: few, all: many }, () => 'maria@example.com'],
  ['in all', { email: many, all: few }, (index: number) => `client-${index}@example.com`],
])('three of forty requests %s are accepted', async (_what, limits, emailOf) => {
  const results = await race(40, (store, index) => {
    const sender = { email: emailOf(index), phone: `(214) 555-${1000 + index}` };
    return store.addContactRequest(sampleContactRequest(sender), undefined, limits);
  });
  expect(fulfilled(results)).toHaveLength(3);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RequestLimitError);
  }
  expect(await only().listContactRequests({ limit: 0 })).toMatchObject({ total: 3 });
});

test('one idempotency key stores one request, with which all calls are answered', async () => {
  const key = sampleIdempotencyKey();
  const senderOf = (index: number) => ({ email: `${index}@example.com`, phone: `${index}` });
  const results = await race(20, (store, index) =>
    store.addContactRequest(sampleContactRequest(senderOf(index)), key),
  );
  const { data } = await only().listContactRequests({ limit: 9 });
  expect(data).toHaveLength(1);
  expect(fulfilled(results)).toEqual(Array(20).fill(data[0]));
});

test('one of twenty changes of a version is saved', async () => {
  const request = sampleContactRequest();
  await only().addContactRequest(request);
  const results = await race(20, (store, index) =>
    store.changeContactRequest(request, (stored) => ({ ...stored, note: `Change ${index}` })),
  );
  const outcomes = fulfilled(results).map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual([...Array(19).fill('outdated'), 'saved']);
  expect(await only().findContactRequest(request.id)).toMatchObject({ revision: 2 });
});

test('no request of a sender stays in the spam folder that is cleared meanwhile', async () => {
  const spam = sampleContactRequest({ id: 'spam' });
  await only().addContactRequest(markedAsSpam(spam, new Date()));
  await race(
    20,
    (store, index): Promise<unknown> =>
      index === 10
        ? store.clearSpam({ id: 'spam', revision: 1 })
        : store.addContactRequest(sampleContactRequest()),
  );
  expect(await only().listContactRequests({ limit: 0, folder: 'spam' })).toMatchObject({
    total: 0,
  });
  expect(await only().listContactRequests({ limit: 0 })).toMatchObject({ total: 20 });
});

test('nothing of a person stays whose requests are changed meanwhile', async () => {
  const requests = Array.from({ length: 10 }, () => sampleContactRequest());
  for (const request of requests) await only().addContactRequest(request);
  const note = (request: ContactRequest) => ({ ...request, note: 'Maria called' });
  const now = new Date('2026-12-15T15:00:00Z');
  await race(12, async (store, index): Promise<unknown> => {
    const request = requests[index];
    return request
      ? store.changeContactRequest(request, note)
      : store.erasePerson('maria@example.com', { now, zone: centralTime });
  });
  const { data } = await only().listContactRequests({ limit: 20 });
  expect(data).toHaveLength(10);
  expect(JSON.stringify(data)).not.toMatch(/maria/i);
});
