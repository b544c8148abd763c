import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#api/http/create-log.ts';
import type { FetchNetwork } from '#api/http/public-request.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import type { Store } from '#api/store/store.ts';
import { refusingDisk } from '#api/store/testing/refusing-disk.ts';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fixedBusiness } from '#api/testing/fixed-business.ts';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import { newWebhook, pausedWebhook } from '#domain/webhooks/webhook-changes.ts';
import { accept, receiver, verified } from './testing/receiver.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { startWebhookWorker } from './webhook-worker.ts';

// The receiving library refuses old signatures, so the clock starts at the real time.
const start = new Date();
const secret = 'whsec_bG9uZyBlbm91Z2ggZm9yIGEgdGVzdA==';

const webhookAt = (path: string) =>
  newWebhook(
    { url: `https://calendar.example/${path}`, description: path, types: [...webhookEventTypes] },
    { id: path, secret, now: start },
  );

interface WorkerOptions {
  store?: Store;
  network: FetchNetwork;
}

/** A worker on a store with one endpoint, 'crm', unless `store` is given. */
async function workerOn({ store: given, network }: WorkerOptions) {
  const store = given ?? (await storeForTest(await temporaryFolder()));
  if (!given) await store.webhooks.add(webhookAt('crm'));
  const time = { minutes: 0 };
  const log: string[] = [];
  const clock = () => addMinutes(start, time.minutes);
  const worker = startWebhookWorker({
    business: fixedBusiness(),
    store,
    clock,
    log: createLog('trace', { write: (line) => void log.push(line) }),
    sender: createWebhookSender({ clock, network }),
    interval: 5,
  });
  onTestFinished(() => worker.stop());
  const lastTo = async (target: string) => (await store.deliveries.list(target, 1))[0];
  return { store, worker, log, time, lastTo, last: () => lastTo('crm') };
}

const requested = (store: Store, id = 'r') =>
  store.addContactRequest(sampleContactRequest({ id, createdAt: start.toISOString() }));
const booked = (store: Store, id = 'b', time = '08:00') =>
  store.reserveSlot(sampleBooking({ id, time, createdAt: start.toISOString() }));

describe('webhooks', () => {
  it('tell of each event once, signed, and log nothing personal', async () => {
    const endpoint = await receiver();
    const { store, worker, log } = await workerOn(endpoint);
    await requested(store);
    await booked(store);
    const calls = await endpoint.received(2);
    const payloads = calls.map((call) => verified(call, secret));
    expect(payloads.map(({ type, id }) => [type, id]).sort()).toEqual([
      ['booking.created', 'booking-b-0'],
      ['request.created', 'request-r-0'],
    ]);
    expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual(payloads.map(({ id }) => id));
    await worker.stop();
    expect(endpoint.calls).toHaveLength(2);
    expect(log.join('')).not.toMatch(/maria|example\.com|Elm|555-|whsec/i);
  });

  it('are tried again after a failure, with the same id', async () => {
    const endpoint = await receiver((response) => response.writeHead(500).end('Out of order'));
    const { store, time, last } = await workerOn(endpoint);
    await booked(store);
    await expect.poll(last).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last: { status: 500, text: 'Out of order' },
    });
    const found = () => store.webhooks.find('crm');
    await expect.poll(found).toMatchObject({ failingSince: start.toISOString() });
    endpoint.answerNext(accept);
    time.minutes = 2;
    await expect.poll(last).toMatchObject({ state: 'sent', attempts: 2 });
    const ids = endpoint.calls.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual(['booking-b-0', 'booking-b-0']);
    await expect.poll(found).not.toHaveProperty('failingSince');
  });

  it('that were claimed are not sent once the endpoint is paused', async () => {
    let answerLate = () => {};
    const endpoint = await receiver((response, call) => {
      answerLate = () => accept(response, call);
    });
    // Both before the worker claims them together.
    const store = await storeForTest(await temporaryFolder());
    await requested(store);
    await booked(store);
    await store.webhooks.add(webhookAt('crm'));
    const { worker, lastTo } = await workerOn({ store, network: endpoint.network });
    await endpoint.received(1);
    const crm = await store.webhooks.find('crm');
    if (!crm) throw new Error('The endpoint is gone');
    await store.webhooks.replace(pausedWebhook(crm, 'owner', start));
    answerLate();
    await expect
      .poll(async () => (await store.deliveries.list('crm', 2)).map(({ state }) => state).sort())
      .toEqual(['sending', 'sent']);
    await worker.stop();
    expect(endpoint.calls).toHaveLength(1);
    expect(await lastTo('crm')).toMatchObject({ attempts: 1 });
  });

  it('to one endpoint are not held up by another that gives no answer', async () => {
    let answerLate = () => {};
    const endpoint = await receiver((response, call) => {
      const answer = () => accept(response, call);
      if (response.req.url === '/slow') answerLate = answer;
      else answer();
    });
    const { store, last, lastTo } = await workerOn(endpoint);
    await store.webhooks.add(webhookAt('slow'));
    await booked(store);
    await booked(store, 'c', '15:00');
    await expect.poll(async () => (await store.deliveries.list('crm', 9)).length).toBe(2);
    await expect.poll(last).toMatchObject({ state: 'sent' });
    await expect.poll(() => lastTo('slow')).toMatchObject({ state: 'sending' });
    answerLate();
  });

  it('pause at once when the endpoint is gone', async () => {
    const endpoint = await receiver((response) => response.writeHead(410).end());
    const store = await storeForTest(await temporaryFolder());
    await store.webhooks.add(webhookAt('crm'));
    await booked(store);
    await booked(store, 'c', '15:00');
    const { worker } = await workerOn({ store, network: endpoint.network });
    await expect
      .poll(() => store.webhooks.find('crm'))
      .toMatchObject({ paused: { at: start.toISOString(), cause: 'gone' } });
    await worker.stop();
    const states = (await store.deliveries.list('crm', 9)).map(({ state }) => state);
    expect(states.sort()).toEqual(['refused', 'waiting']);
    expect(endpoint.calls).toHaveLength(1);
  });

  it('pause after three days of failing, and go on when the owner says so', async () => {
    const endpoint = await receiver((response) => response.writeHead(503).end());
    const { store, time, last } = await workerOn(endpoint);
    await booked(store);
    await expect.poll(last).toMatchObject({ state: 'waiting' });
    time.minutes = 3 * 24 * 60 - 1;
    await expect.poll(last).toMatchObject({ attempts: 2, state: 'waiting' });
    expect(await store.webhooks.find('crm')).not.toHaveProperty('paused');
    time.minutes += 1;
    await expect
      .poll(() => store.webhooks.find('crm'))
      .toMatchObject({ paused: { at: addDays(start, 3).toISOString(), cause: 'failing' } });
  });

  it('of a paused endpoint wait until it goes on', async () => {
    const endpoint = await receiver();
    const { store, last, lastTo } = await workerOn(endpoint);
    const webhook = webhookAt('crm');
    await store.webhooks.replace(pausedWebhook(webhook, 'owner', start));
    await store.webhooks.add(webhookAt('other'));
    await booked(store);
    await expect.poll(() => lastTo('other')).toMatchObject({ state: 'sent' });
    expect(await last()).toBeUndefined();
    await store.webhooks.replace({ ...webhook, revision: 2 });
    await expect.poll(last).toMatchObject({ state: 'sent' });
  });

  it('are not sent again while the disk refuses to store that they were', async () => {
    let refuse = false;
    const disk = refusingDisk(() => (refuse ? 'ENOSPC' : undefined));
    const store = await openJsonStore({ folder: await temporaryFolder(), disk });
    onTestFinished(() => store.close());
    await store.webhooks.add(webhookAt('crm'));
    const endpoint = await receiver((response, call) => {
      refuse = true;
      accept(response, call);
    });
    const { worker, time, last, log } = await workerOn({ store, network: endpoint.network });
    await booked(store);
    await expect.poll(() => log.join('')).toContain('could not be claimed or settled');
    expect(await last()).toMatchObject({ state: 'sending' });
    time.minutes = 10;
    refuse = false;
    await expect.poll(last).toMatchObject({ state: 'sent' });
    await worker.stop();
    expect(endpoint.calls).toHaveLength(1);
  });

  it('wait for the running attempt when the server stops, and give back the others', async () => {
    let finish = () => {};
    const endpoint = await receiver((response, call) => {
      finish = () => accept(response, call);
    });
    const store = await storeForTest(await temporaryFolder());
    await store.webhooks.add(webhookAt('crm'));
    await booked(store);
    await booked(store, 'c', '15:00');
    const { worker } = await workerOn({ store, network: endpoint.network });
    await endpoint.received(1);
    const stopped = worker.stop();
    finish();
    await stopped;
    const states = (await store.deliveries.list('crm', 9)).map(({ state }) => state);
    expect(states.sort()).toEqual(['sent', 'waiting']);
    expect(endpoint.calls).toHaveLength(1);
  });
});
