import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#api/http/create-log.ts';
import { createPublicPost } from '#api/http/public-post.ts';
import { sessionId } from '#api/sessions/session-id.ts';
import type { Store } from '#api/store/store.ts';
import {
  sampleBooking,
  sampleContactRequest,
  sampleSession,
} from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fixedBusiness } from '#api/testing/fixed-business.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { startPushWorker } from './push-worker.ts';
import { createSendPush } from './send-push.ts';
import { PushReceiver } from './testing/push-receiver.ts';
import { type Pushed, pushService } from './testing/push-service.ts';

const start = new Date('2026-11-20T15:00:00.000Z');
const at = (minutes: number) => addMinutes(start, minutes).toISOString();

/** A worker whose devices are subscribed a minute after `start`, at the path of their name. */
async function workerWith(
  names: readonly string[],
  answer?: (pushed: Pushed) => number | Promise<number>,
) {
  const store = await storeForTest(await temporaryFolder());
  const { pushed, network } = await pushService(answer);
  const time = { minutes: 5 };
  const clock = () => addMinutes(start, time.minutes);
  const receivers = new Map<string, PushReceiver>();
  for (const name of names) {
    const receiver = new PushReceiver(`https://calendar.example/${name}`);
    receivers.set(name, receiver);
    const expiresAt = addHours(start, 24).toISOString();
    await store.addSession(sampleSession({ tokenHash: name, expiresAt }));
    await store.setSessionPush(name, {
      ...receiver.subscription,
      showsAddress: name !== 'discreet',
      since: at(1),
    });
  }
  const log: string[] = [];
  const worker = startPushWorker({
    store,
    clock,
    log: createLog('trace', { write: (line) => void log.push(line) }),
    sendPush: createSendPush(createPublicPost(network), fixedBusiness()),
    interval: 5,
  });
  onTestFinished(() => worker.stop());
  /** What a device was told. */
  const told = (name: string) =>
    pushed
      .filter(({ path }) => path === `/${name}`)
      .flatMap(({ body }) => receivers.get(name)?.decrypt(body) ?? []);
  const titles = (name: string) => told(name).map(({ title }) => title);
  const pushOf = async (name: string) => (await store.findSession(name, clock()))?.push;
  return { store, worker, time, pushed, told, titles, pushOf, log };
}

const booked = (store: Store, fields: Partial<Booking> = {}) =>
  store.reserveSlot(sampleBooking({ id: 'b1', createdAt: at(2), ...fields }));

async function cancelled(store: Store, by: 'Client' | 'Owner') {
  const action = { action: 'cancel', at: new Date(at(3)), by } as const;
  await store.changeBooking(
    { id: 'b1', revision: 1 },
    (booking) => applyBookingAction(booking, action) ?? booking,
  );
}

it('tells every device of what visitors do, as much as it may show', async () => {
  const { store, told, titles, log, worker } = await workerWith(['phone', 'discreet']);
  await booked(store);
  await expect
    .poll(() => told('phone'))
    .toMatchObject([
      {
        title: 'New booking',
        body: 'Tue, Dec 1, 2026, 8:00 AM, 1200 Elm Street, Plano, TX',
        path: '/admin/bookings/b1',
      },
    ]);
  const hidden = { title: 'New booking', body: 'Open the admin to see it.' };
  await expect.poll(() => told('discreet')).toMatchObject([hidden]);
  await cancelled(store, 'Client');
  await expect.poll(() => titles('phone')).toEqual(['New booking', 'Booking canceled']);
  await store.addContactRequest(sampleContactRequest({ id: 'r1', createdAt: at(4) }));
  await expect.poll(() => titles('phone')).toHaveLength(3);
  expect(titles('phone')).toContain('New request');
  await worker.stop();
  expect(JSON.stringify(told('phone'))).not.toMatch(/maria|555-/i);
  expect(log.join('')).not.toMatch(/maria|elm|555-|calendar\.example/i);
});

it('does not tell the owner of the owner’s doing, or of what was before', async () => {
  const { store, titles, worker } = await workerWith(['phone']);
  await booked(store, { id: 'before', date: '2026-12-02', createdAt: at(0) });
  const entered = { at: at(2), by: 'Owner', what: 'entered' as const };
  await booked(store, { id: 'by hand', date: '2026-12-03', history: [entered] });
  await booked(store);
  await cancelled(store, 'Owner');
  await store.addContactRequest(sampleContactRequest({ createdAt: at(4) }));
  await expect.poll(() => titles('phone')).toContain('New request');
  await worker.stop();
  expect(titles('phone').sort()).toEqual(['New booking', 'New request']);
});

it('forgets a subscription that has ended, and tells the other device', async () => {
  const { store, told, pushed, pushOf } = await workerWith(['gone', 'phone'], ({ path }) =>
    path === '/gone' ? 410 : 201,
  );
  await booked(store);
  await expect.poll(() => told('phone')).toHaveLength(1);
  await expect.poll(() => pushOf('gone')).toBeUndefined();
  expect(await pushOf('phone')).toBeDefined();
  await cancelled(store, 'Client');
  await expect.poll(() => told('phone')).toHaveLength(2);
  expect(pushed.filter(({ path }) => path === '/gone')).toHaveLength(1);
});

it('tries again when a push service fails', async () => {
  let status = 500;
  const { store, told, time } = await workerWith(['phone'], () => status);
  await booked(store);
  await expect.poll(() => told('phone')).toHaveLength(1);
  status = 201;
  time.minutes += 10;
  await expect.poll(() => told('phone')).toHaveLength(2);
  const [first, second] = told('phone');
  expect(second).toEqual(first);
});

it('does not wait for a device whose push service is slow', async () => {
  let answerSlow = (_status: number) => {};
  const slow = new Promise<number>((resolve) => {
    answerSlow = resolve;
  });
  const { store, told } = await workerWith(['slow', 'phone'], ({ path }) =>
    path === '/slow' ? slow : 201,
  );
  await booked(store);
  await expect.poll(() => told('phone')).toHaveLength(1);
  await cancelled(store, 'Client');
  await expect.poll(() => told('phone')).toHaveLength(2);
  expect(told('slow')).toHaveLength(1);
  answerSlow(201);
});

it('tells a device whose session token was renewed of everything once', async () => {
  const { store, told, titles } = await workerWith(['phone']);
  await booked(store);
  await expect.poll(() => told('phone')).toHaveLength(1);
  const id = sessionId({ tokenHash: 'phone' });
  await store.endSessions({ session: { replacedHash: 'phone', tokenHash: 'renewed', id } });
  await cancelled(store, 'Client');
  await expect.poll(() => titles('phone')).toEqual(['New booking', 'Booking canceled']);
});

it('tells no device whose session has ended', async () => {
  const { store, told } = await workerWith(['lost', 'phone']);
  await store.endSession('lost');
  await booked(store);
  await expect.poll(() => told('phone')).toHaveLength(1);
  expect(told('lost')).toEqual([]);
});
