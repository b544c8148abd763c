import { describe, expect, it } from 'vitest';
import { fieldErrors, PASSWORD } from '#api/testing/api-test.ts';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import type { ShownWebhook, WebhookWithSecret } from '#domain/webhooks/webhook.schema.ts';
import type { WebhookPayload } from '#domain/webhooks/webhook-payload.schema.ts';
import { receiver, verified } from './testing/receiver.ts';

const hook = (path: string) => ({
  url: `https://calendar.example/${path}`,
  description: path,
  types: ['request.created'],
});

/** An owner, and a program with a key of the scope `webhooks`. */
async function program() {
  const endpoint = await receiver();
  // The receiving library refuses old signatures.
  const api = await ownerWithKeys({ network: endpoint.network, clock: () => new Date() });
  const { key, id } = await api.makeKey(['webhooks'], 'n8n');
  const as = (call: string, body?: unknown) => api.asProgram(key, call, { body });
  const subscribe = async (path = 'n8n') =>
    (await as('POST /api/webhooks', hook(path))).json as unknown as WebhookWithSecret;
  const owners = await api.call('POST /api/webhooks', { ...hook('crm'), password: PASSWORD });
  return {
    ...api,
    ...endpoint,
    key,
    keyId: id,
    as,
    subscribe,
    crm: owners.json as unknown as WebhookWithSecret,
    listedFor: async (list: Promise<{ json: { data: unknown } }>) =>
      (await list).json.data as ShownWebhook[],
  };
}

describe('a program with the scope "webhooks"', () => {
  it('subscribes without a password, gets what happens, and unsubscribes', async () => {
    const { as, subscribe, send, received, call, listedFor, crm, keyId } = await program();
    await call(`DELETE /api/webhooks/${crm.id}?revision=1`);
    const { id, secret, ...shown } = await subscribe();
    expect(shown).toMatchObject({ ...hook('n8n'), apiKey: { id: keyId, name: 'n8n' } });
    await send('POST /api/contact', { body: contactBody() });
    const [first] = await received(1);
    expect(verified(first, secret).type).toBe('request.created');
    // The owner sees whose it is.
    const [listed] = await listedFor(call('GET /api/webhooks'));
    expect(listed).toMatchObject({ id, apiKey: { name: 'n8n' } });
    // Without a revision: meanwhile there may be another version.
    expect((await as(`DELETE /api/webhooks/${id}`)).status).toBe(204);
    expect(await listedFor(as('GET /api/webhooks'))).toEqual([]);
    expect((await as(`DELETE /api/webhooks/${id}`)).status).toBe(404);
  });

  it('sees and changes its own endpoints alone', async () => {
    const { as, subscribe, makeKey, asProgram, call, crm, listedFor } = await program();
    const { id } = await subscribe();
    const other = await makeKey(['webhooks'], 'Zapier');
    const listed = await listedFor(as('GET /api/webhooks'));
    expect(listed.map((webhook) => webhook.id)).toEqual([id]);
    expect(await listedFor(asProgram(other.key, 'GET /api/webhooks'))).toEqual([]);
    for (const foreign of [crm.id, id]) {
      const mine = foreign === id ? other.key : undefined;
      const refused = async (name: string, body?: object) => {
        const answer = await (mine ? asProgram(mine, name, { body }) : as(name, body));
        expect([answer.status, answer.json.code], name).toEqual([404, 'not_found']);
      };
      await refused(`DELETE /api/webhooks/${foreign}`);
      await refused(`POST /api/webhooks/${foreign}/secret`, {});
      await refused(`POST /api/webhooks/${foreign}/test`);
      await refused(`GET /api/webhooks/${foreign}/deliveries`);
      await refused(`POST /api/webhooks/${foreign}/deliveries/any/redeliver`);
    }
    // No address can be changed by a program, not even its own.
    const change = { ...hook('moved'), paused: false, revision: 1 };
    const moved = await as(`PUT /api/webhooks/${id}`, change);
    expect(moved.json.code).toBe('api_key_not_accepted');
    const all = await listedFor(call('GET /api/webhooks'));
    expect(all).toMatchObject([{ ...hook('crm'), revision: 1 }, hook('n8n')]);
  });

  it('rotates its secret without a password; both secrets sign', async () => {
    const { as, subscribe, calls } = await program();
    const { id, secret } = await subscribe();
    const rotated = await as(`POST /api/webhooks/${id}/secret`, {});
    const next = (rotated.json as unknown as WebhookWithSecret).secret;
    expect(next).not.toBe(secret);
    await as(`POST /api/webhooks/${id}/test`);
    for (const each of [secret, next]) expect(verified(calls[0], each).type).toBe('test.ping');
  });

  it('has at most ten endpoints, also when it asks for all of them at once', async () => {
    const { as, call, listedFor } = await program();
    const paths = Array.from({ length: 30 }, (_, number) => `n${number}`);
    const answers = await Promise.all(paths.map((path) => as('POST /api/webhooks', hook(path))));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    for (const answer of refused) {
      expect(fieldErrors(answer)).toEqual({ url: 'At most 10 endpoints' });
    }
    expect((await listedFor(as('GET /api/webhooks'))).length).toBeLessThanOrEqual(10);
    // They do not count for the owner.
    const added = await call('POST /api/webhooks', { ...hook('books'), password: PASSWORD });
    expect(added.status).toBe(201);
  });

  it('loses its endpoints with its key, and others keep theirs', async () => {
    const { subscribe, call, keyId, listedFor, calls, send } = await program();
    await subscribe();
    await call(`DELETE /api/api-keys/${keyId}`);
    expect(await listedFor(call('GET /api/webhooks'))).toMatchObject([hook('crm')]);
    await send('POST /api/contact', { body: contactBody() });
    await expect.poll(() => calls.length).toBe(1);
  });

  it('loses them too when the owner ends all other access and keeps the endpoints', async () => {
    const { subscribe, call, listedFor } = await program();
    await subscribe();
    await call('DELETE /api/sessions?keepWebhooks=true');
    await expect
      .poll(() => listedFor(call('GET /api/webhooks')), { timeout: 5_000 })
      .toMatchObject([hook('crm')]);
  });
});

describe('samples of events', () => {
  const samples = (json: object) => (json as { data: WebhookPayload[] }).data;

  it('are listed, all of them or one', async () => {
    const { as } = await program();
    expect(samples((await as('GET /api/webhook-samples')).json)).toHaveLength(12);
    const one = await as('GET /api/webhook-samples?type=booking.moved');
    expect(samples(one.json)).toMatchObject([{ type: 'booking.moved', sample: true }]);
    const none = await as('GET /api/webhook-samples?type=booking.burnt');
    expect(fieldErrors(none)).toEqual({ type: 'Please choose from the events' });
  });

  it('are sent as a test, each with an id of its own', async () => {
    const { as, subscribe, calls } = await program();
    const { id, secret } = await subscribe();
    for (const _ of [1, 2]) await as(`POST /api/webhooks/${id}/test?type=payment.refunded`);
    const payloads = calls.map((call) => verified(call, secret));
    expect(payloads).toMatchObject(Array(2).fill({ type: 'payment.refunded', sample: true }));
    expect(payloads[0]?.id).not.toBe(payloads[1]?.id);
  });
});

describe('the partner of an endpoint', () => {
  it('selects the leads, must be one of the partners, and may go', async () => {
    const { call, send, as, received, calls, listedFor } = await program();
    const webhook = { ...hook('jane'), partner: 'jane-doe' };
    expect(fieldErrors(await as('POST /api/webhooks', webhook))).toEqual({
      partner: 'Please choose one of your partners',
    });
    await call('POST /api/partners', { name: 'Jane Doe', slug: 'jane-doe' });
    const { secret, id } = (await as('POST /api/webhooks', webhook))
      .json as unknown as WebhookWithSecret;
    const [crm] = await listedFor(call('GET /api/webhooks'));
    await call(`DELETE /api/webhooks/${crm?.id}?revision=1`);
    const from = (email: string, partner?: string) =>
      send('POST /api/contact', {
        body: contactBody({ email, ...(partner && { attribution: { partner } }) }),
      });
    await from('one@example.com');
    await from('two@example.com', 'joe-roe');
    await from('three@example.com', 'jane-doe');
    const [only] = await received(1);
    expect(verified(only, secret)).toMatchObject({
      data: { request: { email: 'three@example.com', partner: 'jane-doe' } },
    });
    const deliveries = async () => (await as(`GET /api/webhooks/${id}/deliveries`)).json.data;
    await expect.poll(deliveries).toMatchObject([{ state: 'sent' }]);
    expect(calls).toHaveLength(1);

    const [partner] = (await call('GET /api/partners')).json.data as unknown as { id: string }[];
    await call(`DELETE /api/partners/${partner?.id}`);
    const { revision } = (await listedFor(call('GET /api/webhooks')))[0] as ShownWebhook;
    const paused = await call(`PUT /api/webhooks/${id}`, { ...webhook, paused: true, revision });
    expect(paused.status, paused.text).toBe(200);
    const all = { ...hook('jane'), paused: false, revision: revision + 1 };
    expect((await call(`PUT /api/webhooks/${id}`, all)).json).not.toHaveProperty('partner');
  });
});
