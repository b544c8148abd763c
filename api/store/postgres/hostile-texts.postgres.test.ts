import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emailKey } from '#domain/leads/sender.ts';
import type { Store } from '../store.ts';
import {
  sampleBooking,
  sampleContactRequest,
  sampleIdempotencyKey,
} from '../testing/sample-records.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let store: Store;

beforeEach(async () => {
  database = await createTestDatabase();
  store = await openPostgresStore({ url: database.url, connections: 2 });
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const texts = {
  NUL: 'Mar\0ia\0',
  'lone surrogates': '\ud800Maria\udc00',
  'a noncharacter': 'Maria\ufffe\uffff',
  'marks of direction': '\u202eairaM\u202c \u200fמריה\u200e',
  'the signs of a pattern': "%_\\%' \\' \"; drop table bookings; --",
  // No compression makes it fit into an index.
  '100 KB': randomBytes(75_000).toString('base64'),
};

test.each(Object.entries(texts))('%s is read back as it was written', async (_what, text) => {
  const fields = { email: `${text}@${text}`, phone: `${text}2145550110`, note: text };
  const attribution = { partner: text, page: text, utm: { source: text } };
  const mark = { at: '2026-11-21T15:00:00.000Z', cause: 'marked' } as const;
  const request = sampleContactRequest({
    ...fields,
    firstName: text,
    lastName: text,
    propertyAddress: text,
    message: text,
    attribution,
    spam: mark,
  });
  const booking = sampleBooking({
    ...fields,
    name: text,
    address: text,
    agentName: text,
    agentEmail: `${text}@realty.example`,
    links: [text],
    attribution,
  });
  const key = sampleIdempotencyKey({ key: text, fingerprint: text });
  await store.addContactRequest(request, key);
  await store.reserveSlot(booking, key);
  const stored = [await store.findContactRequest(request.id), await store.findBooking(booking.id)];
  expect(stored).toEqual([request, booking]);
  expect(await store.addContactRequest(sampleContactRequest(), key)).toEqual(request);

  const query = text.slice(0, 200);
  for (const search of [query, `x${query}`, text.slice(0, 3)]) {
    for (const folder of ['inbox', 'spam'] as const) {
      await store.listContactRequests({ limit: 1, search, folder });
      await store.listBookings({ limit: 1, search, folder });
    }
  }
  expect((await store.leadsOf(emailKey(request.email))).requests).toEqual([request]);
  expect(await store.findContactRequest(text)).toBeUndefined();
  const cursor = Buffer.from(text).toString('base64url');
  await expect(store.listBookings({ limit: 1, cursor })).rejects.toThrow('No page ended');
  await store.leadsByPartner();
});
