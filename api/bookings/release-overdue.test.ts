import { expect, it } from 'vitest';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { confirmationMessageId } from '#domain/messages/booking-messages.ts';
import type { SendOutcome } from '#domain/messages/message-record.ts';
import { releaseOverdue } from './release-overdue.ts';

const made = new Date('2026-11-20T15:00:00.000Z');
const due = new Date('2026-11-20T17:00:00.000Z');

/** A booking to confirm; its mail was claimed, if at all, and ended with `outcome`. */
async function held(asking: { outcome?: SendOutcome } | 'not claimed') {
  const store = await storeForTest(await temporaryFolder());
  await store.outbox.begin(made);
  const createdAt = made.toISOString();
  await store.reserveSlot(sampleBooking({ id: 'b', createdAt, confirmBy: due.toISOString() }));
  if (asking !== 'not claimed') {
    const claimed = await store.outbox.claim({ now: made, until: due, limit: 9 });
    expect(claimed.map(({ id }) => id)).toEqual([confirmationMessageId('b')]);
    if (asking.outcome) await store.outbox.settle(confirmationMessageId('b'), asking.outcome);
  }
  return { store, booking: async () => await store.findBooking('b') };
}

const mail = { to: 'maria@example.com', subject: 'Please confirm', text: 'Please confirm' };

it.each<[string, Parameters<typeof held>[0]]>([
  ['was sent', { outcome: { outcome: 'sent', mail, at: made } }],
  ['was refused for good', { outcome: { outcome: 'refused', answer: 'Nobody', mail, at: made } }],
  ['may have been sent before a crash', {}],
])('a booking whose question %s is released at its deadline, once', async (_, asking) => {
  const { store, booking } = await held(asking);
  await releaseOverdue(store, new Date(due.getTime() - 1));
  expect(await booking()).toMatchObject({ revision: 1, status: 'confirmed' });
  await Promise.all([releaseOverdue(store, due), releaseOverdue(store, due)]);
  await releaseOverdue(store, due);
  expect(await booking()).toMatchObject({
    revision: 2,
    status: 'cancelled',
    history: [{ at: due.toISOString(), by: 'Automatic', what: 'released' }],
  });
});

it.each<[string, Parameters<typeof held>[0]]>([
  ['no mail server took', { outcome: { outcome: 'failed', answer: 'No route', at: made } }],
  ['nobody tried to send', 'not claimed'],
])('a booking whose question %s stands, as if nobody had to confirm', async (_, asking) => {
  const { store, booking } = await held(asking);
  await releaseOverdue(store, due);
  const left = await booking();
  expect(left).toMatchObject({
    status: 'confirmed',
    history: [{ by: 'Automatic', what: 'confirmed' }],
  });
  expect(left).not.toHaveProperty('confirmBy');
});
