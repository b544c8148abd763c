import { expect, test } from 'vitest';
import {
  sampleBooking,
  sampleContactRequest,
  sampleIdempotencyKey,
} from '#api/store/testing/sample-records.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { markedAsSpam } from '#domain/leads/lead-folder.ts';
import { openJsonStore } from './json-store.ts';

test('each new booking and request is reported once, but no repeat, refusal or spam', async () => {
  const added: string[] = [];
  const store = await openJsonStore({
    folder: await temporaryFolder(),
    onAdded: (kind) => added.push(kind),
  });
  const key = sampleIdempotencyKey();
  await store.reserveSlot(sampleBooking(), key);
  expect(added).toEqual(['booking']);
  await store.reserveSlot(sampleBooking(), key);
  expect(await store.reserveSlot(sampleBooking())).toMatchObject({ outcome: 'slot_taken' });
  expect(added).toEqual(['booking']);

  const request = sampleContactRequest();
  await store.addContactRequest(request, key);
  expect(added).toEqual(['booking', 'contact_request']);
  await store.addContactRequest(sampleContactRequest(), key);
  await store.changeContactRequest(request, (one) => markedAsSpam(one, new Date()));
  await store.addContactRequest(sampleContactRequest());
  expect(added).toEqual(['booking', 'contact_request']);
  await store.close();
});
