import { describe, expect, it } from 'vitest';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import type { ShownDelivery } from '#domain/deliveries/delivery-record.ts';
import type { WebhookWithSecret } from '#domain/webhooks/webhook.schema.ts';
import { accept, receiver, verified } from './testing/receiver.ts';

/** An endpoint of a program that got an event. */
async function delivered() {
  const endpoint = await receiver();
  const time = { now: new Date() };
  const api = await ownerWithKeys({ network: endpoint.network, clock: () => time.now });
  const { key } = await api.makeKey(['webhooks'], 'n8n');
  const as = (call: string, body?: object) => api.asProgram(key, call, { body });
  const { json } = await as('POST /api/webhooks', {
    url: 'https://calendar.example/hook',
    description: 'n8n',
    types: ['request.created'],
  });
  const { id, secret } = json as unknown as WebhookWithSecret;
  await api.send('POST /api/contact', { body: contactBody() });
  const log = async () =>
    (await as(`GET /api/webhooks/${id}/deliveries`)).json.data as unknown as ShownDelivery[];
  await expect.poll(log).toMatchObject([{ state: 'sent', attempts: 1 }]);
  const [first] = await log();
  const path = `POST /api/webhooks/${id}/deliveries/${first?.id}/redeliver`;
  const lead = async (action: string) => {
    const folder = action === 'restore' ? 'deleted' : 'inbox';
    const { json } = await api.call(`GET /api/contact-requests?folder=${folder}`);
    const [first] = json.data as unknown as { id: string; revision: number }[];
    return { id: first?.id, revision: first?.revision };
  };
  return { ...api, ...endpoint, time, id, secret, as, log, path, lead };
}

describe('redelivering', () => {
  it('sends the event once more with the same id, and counts it', async () => {
    const { as, call, path, calls, secret, log } = await delivered();
    const answer = await as(path);
    expect(answer.json).toMatchObject({ outcome: 'sent', answer: { status: 200 } });
    // The owner's session can too.
    expect((await call(path)).status).toBe(200);
    const ids = calls.map((one) => verified(one, secret).id);
    expect(ids).toEqual(Array(3).fill(ids[0]));
    expect(await log()).toMatchObject([{ state: 'sent', attempts: 3 }]);
  });

  it('works after the three days of retries, and then a failure is not retried', async () => {
    const { as, path, time, answerNext, log } = await delivered();
    time.now = new Date(time.now.getTime() + 5 * 86_400_000);
    answerNext((response) => response.writeHead(503).end('Out of order'));
    expect((await as(path)).json).toMatchObject({ outcome: 'failed', answer: { status: 503 } });
    expect(await log()).toMatchObject([{ state: 'ended', attempts: 2 }]);
    answerNext(accept);
    expect((await as(path)).json).toMatchObject({ outcome: 'sent' });
    expect(await log()).toMatchObject([{ state: 'sent', attempts: 3 }]);
  });

  it('is refused for a lead that was deleted, and for one that was erased', async () => {
    const { as, call, path, calls, lead } = await delivered();
    const select = async (action: string) =>
      call('POST /api/contact-requests/selection', { action, records: [await lead(action)] });
    await select('delete');
    expect((await as(path)).json).toMatchObject({ status: 409, code: 'event_gone' });
    await select('restore');
    expect((await as(path)).status).toBe(200);
    const erasure = { person: contactBody().email, reviews: [] };
    const erased = await call('POST /api/privacy/erase', erasure);
    expect(erased.json).toMatchObject({ requests: 1 });
    expect((await as(path)).json.code).toBe('event_gone');
    expect(calls).toHaveLength(2);
  });

  it('is refused while the endpoint is paused, and for a type that it gets no more', async () => {
    const { as, call, path, calls, id } = await delivered();
    const change = (changes: object, revision: number) =>
      call(`PUT /api/webhooks/${id}`, {
        url: 'https://calendar.example/hook',
        description: 'n8n',
        types: ['request.created'],
        paused: false,
        ...changes,
        revision,
      });
    expect((await change({ paused: true }, 1)).status).toBe(200);
    expect((await as(path)).json).toMatchObject({ status: 409, code: 'webhook_paused' });
    expect((await change({ types: ['booking.created'] }, 2)).status).toBe(200);
    expect((await as(path)).json.code).toBe('event_gone');
    expect(calls).toHaveLength(1);
  });

  it('is refused while another attempt is being made, and for an unknown delivery', async () => {
    const { as, path, calls, answerNext, id, log } = await delivered();
    let answerLate = () => {};
    answerNext((response, call) => {
      answerLate = () => accept(response, call);
    });
    const running = as(path);
    await expect.poll(() => calls.length).toBe(2);
    expect((await as(path)).json).toMatchObject({ status: 409, code: 'delivery_running' });
    answerLate();
    expect((await running).json).toMatchObject({ outcome: 'sent' });
    expect(await log()).toMatchObject([{ attempts: 2 }]);
    const unknown = await as(`POST /api/webhooks/${id}/deliveries/none/redeliver`);
    expect(unknown.json.code).toBe('not_found');
  });

  it('pauses an endpoint that answers that it is gone', async () => {
    const { as, path, answerNext } = await delivered();
    answerNext((response) => response.writeHead(410).end());
    expect((await as(path)).json).toMatchObject({ outcome: 'refused' });
    const { data } = (await as('GET /api/webhooks')).json;
    expect(data).toMatchObject([{ paused: { cause: 'gone' } }]);
  });
});
