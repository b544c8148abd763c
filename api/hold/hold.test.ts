import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { expect, it } from 'vitest';
import { realDisk } from '#api/store/json/disk.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { fileOf } from '#api/store/json/record-files.ts';
import { kinds } from '#api/store/records/kinds.ts';
import { sampleBooking, samplePush, sampleSession } from '#api/store/testing/sample-records.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { ShownDelivery } from '#domain/deliveries/delivery-record.ts';
import type { Hold } from '#domain/hold/hold.ts';
import type { ShownMessage } from '#domain/messages/presented-message.ts';
import { newWebhook } from '#domain/webhooks/webhook-changes.ts';

/** When the sample leads were made. */
const made = new Date('2026-11-20T15:00:00.000Z');
const heldAt = addMinutes(made, 10).toISOString();
const hold: Hold = { heldAt, cause: 'migration' };

/** The owner of data that was moved when a booking’s mails, its webhook and its notification were due. */
async function ownerOfMovedData({ at = addMinutes(made, 20), placed = hold } = {}) {
  const dataDir = await temporaryFolder();
  const store = await openJsonStore({ folder: dataDir });
  await store.outbox.begin(made);
  const webhook = { url: 'https://crm.example/hook', description: 'CRM' };
  const ids = { id: 'crm', secret: 'whsec_c2VjcmV0', now: made };
  await store.webhooks.add(newWebhook({ ...webhook, types: ['booking.created'] }, ids));
  const createdAt = made.toISOString();
  await store.addSession(
    sampleSession({
      push: samplePush({ since: createdAt }),
      expiresAt: '2026-12-20T15:00:00.000Z',
    }),
  );
  await store.reserveSlot(sampleBooking({ id: 'b', createdAt }));
  await store.close();
  await fileOf(kinds.hold, dataDir, realDisk).write(placed);
  const owner = await signedInOwner({ dataDir, clock: () => at });
  const read = async () => JSON.parse((await owner.call('GET /api/hold')).text).hold;
  const list = async <T>(path: string) =>
    (await owner.call(`GET /api/${path}`)).json.data as unknown as T[];
  return { ...owner, read, list };
}

const held = {
  heldAt,
  cause: 'migration',
  isDropping: false,
  mails: [
    { kind: 'booking_confirmed', count: 1 },
    { kind: 'new_booking', count: 1 },
  ],
  webhooks: 1,
  notifications: 1,
  expired: 0,
};

it('the owner reads what is held, by kind, and each mail among the planned ones', async () => {
  const { read, list } = await ownerOfMovedData();
  expect(await read()).toEqual(held);
  const planned = await list<ShownMessage>('messages/planned');
  expect(planned.map(({ kind, held: why }) => [kind, why])).toEqual([
    ['booking_confirmed', 'migration'],
    ['new_booking', 'migration'],
    ['reminder', undefined],
  ]);
});

it('a job that is held too long is listed as expired', async () => {
  const { read } = await ownerOfMovedData({ at: addDays(made, 4) });
  expect(await read()).toEqual({ ...held, expired: 4 });
});

it('an empty hold is no hold', async () => {
  const placed: Hold = { ...hold, heldAt: addMinutes(made, -1).toISOString() };
  const { read } = await ownerOfMovedData({ placed });
  expect(await read()).toBeNull();
});

it('a hold is a warning of the health check, not a stalled queue', async () => {
  const { send, call } = await ownerOfMovedData({ at: addHours(made, 2) });
  const ready = JSON.parse((await send('GET /readyz')).text);
  expect(ready).toMatchObject({
    status: 'ready',
    checks: { held: 'warn', webhook_queue: 'ok', push_queue: 'ok' },
  });
  const { notices } = JSON.parse((await call('GET /api/health')).text);
  expect(notices).toContainEqual({
    check: 'held',
    state: 'warn',
    text: '2 emails, 1 webhook, and 1 notification were due at the move of the data of Nov 20, 2026, 9:10 AM and are held.',
    screen: { path: '/messages', label: 'Messages' },
  });
  await call('POST /api/hold/drop', { heldAt });
  const after = JSON.parse((await call('GET /api/health')).text);
  expect(after.notices).not.toContainEqual(expect.objectContaining({ check: 'held' }));
});

it('released mails wait like any other', async () => {
  const { call, read, list } = await ownerOfMovedData();
  expect((await call('POST /api/hold/release', { heldAt })).status).toBe(204);
  expect(await read()).toBeNull();
  const planned = await list<ShownMessage>('messages/planned');
  expect(planned.map(({ state, held: why }) => [state, why])).toEqual([
    ['waiting', undefined],
    ['waiting', undefined],
    ['planned', undefined],
  ]);
});

it('dropped jobs are listed as dropped', async () => {
  const { call, read, list } = await ownerOfMovedData();
  expect((await call('POST /api/hold/drop', { heldAt })).status).toBe(204);
  expect(await read()).toBeNull();
  const messages = await list<ShownMessage>('messages');
  expect(messages.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'booking_confirmed dropped',
    'new_booking dropped',
  ]);
  expect(messages.map(({ client }) => client)).toEqual(['Maria Delgado', 'Maria Delgado']);
  expect(await list<ShownDelivery>('webhooks/crm/deliveries')).toMatchObject([
    { type: 'booking.created', state: 'dropped', attempts: 0 },
  ]);
});

it('an interrupted drop says so, and can be finished but not released', async () => {
  const placed: Hold = { ...hold, droppedAt: heldAt };
  const { call, read } = await ownerOfMovedData({ placed });
  expect(await read()).toEqual({ ...held, isDropping: true });
  expect((await call('POST /api/hold/release', { heldAt })).status).toBe(404);
  expect((await call('POST /api/hold/drop', { heldAt })).status).toBe(204);
  expect(await read()).toBeNull();
});

it('another hold than the one that the owner has seen is not ended', async () => {
  const { call, read } = await ownerOfMovedData();
  for (const decision of ['release', 'drop']) {
    const answer = await call(`POST /api/hold/${decision}`, { heldAt: made.toISOString() });
    expect(answer.json.code).toBe('not_found');
    const without = await call(`POST /api/hold/${decision}`, {});
    expect(without.json.code).toBe('validation_failed');
  }
  expect(await read()).toEqual(held);
});
