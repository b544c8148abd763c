import { describe, expect, it } from 'vitest';
import { fieldErrors, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { WebhookWithSecret } from '#domain/webhooks/webhook.schema.ts';
import { type Answer, receiver, verified } from './testing/receiver.ts';

const crm = {
  url: 'https://calendar.example/hook',
  description: 'CRM',
  types: ['booking.created', 'booking.moved'],
};

async function signedIn(answer?: Answer) {
  const endpoint = await receiver(answer);
  // The receiving library refuses old signatures.
  const api = await signedInOwner({ network: endpoint.network, clock: () => new Date() });
  return {
    ...api,
    ...endpoint,
    add: (body: object = crm) => api.call('POST /api/webhooks', { password: PASSWORD, ...body }),
    async added() {
      const { json } = await api.call('POST /api/webhooks', { ...crm, password: PASSWORD });
      return json as unknown as WebhookWithSecret;
    },
    list: async () => (await api.call('GET /api/webhooks')).json.data,
  };
}

describe('webhook endpoints', () => {
  it('are added, and their secret is shown this once', async () => {
    const { add, list } = await signedIn();
    const answer = await add();
    expect(answer.status).toBe(201);
    const { secret, ...shown } = answer.json as unknown as WebhookWithSecret;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(shown).toEqual({
      id: expect.any(String),
      revision: 1,
      createdAt: expect.any(String),
      ...crm,
      waiting: 0,
    });
    expect(await list()).toEqual([shown]);
  });

  it('get what is booked from then on', async () => {
    const { added, send, received, call } = await signedIn();
    const { id, secret } = await added();
    const next = await send('GET /api/calendar/next-slot');
    const { slot } = next.json as unknown as { slot: { date: string; time: string } };
    const { date, time } = slot;
    await send('POST /api/calendar/book', { body: bookingBody({ date, time }) });
    const [first] = await received(1);
    expect(verified(first, secret)).toMatchObject({
      type: 'booking.created',
      version: 1,
      data: { booking: { date, time, status: 'confirmed' } },
    });
    const log = async () => (await call(`GET /api/webhooks/${id}/deliveries`)).json.data;
    await expect.poll(log).toMatchObject([
      {
        type: 'booking.created',
        state: 'sent',
        attempts: 1,
        last: { status: 200, text: 'Thank you' },
      },
    ]);
  });

  it('are changed, paused and removed', async () => {
    const { added, call, list } = await signedIn();
    const { id } = await added();
    const change = { ...crm, description: 'Books', types: ['request.created'], paused: true };
    const changed = await call(`PUT /api/webhooks/${id}`, { ...change, revision: 1 });
    const { paused: _choice, ...fields } = change;
    expect(changed.json).toMatchObject({ ...fields, revision: 2, paused: { cause: 'owner' } });
    const resumed = await call(`PUT /api/webhooks/${id}`, {
      ...change,
      paused: false,
      revision: 2,
    });
    expect(resumed.json).not.toHaveProperty('paused');
    expect((await call(`DELETE /api/webhooks/${id}?revision=3`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await call(`POST /api/webhooks/${id}/test`)).status).toBe(404);
    expect((await call(`GET /api/webhooks/${id}/deliveries`)).status).toBe(404);
  });

  it('get a new secret, and both are valid for a day', async () => {
    const { added, call, calls } = await signedIn();
    const { id, secret } = await added();
    const rotated = await call(`POST /api/webhooks/${id}/secret`, {
      revision: 1,
      password: PASSWORD,
    });
    const next = (rotated.json as unknown as WebhookWithSecret).secret;
    expect(next).not.toBe(secret);
    await call(`POST /api/webhooks/${id}/test`);
    for (const each of [secret, next]) expect(verified(calls[0], each).type).toBe('test.ping');
  });

  it.each<[string, Answer, object]>([
    [
      'accepts',
      (response) => response.writeHead(200).end('Fine'),
      { outcome: 'sent', answer: { status: 200, text: 'Fine' } },
    ],
    [
      'fails',
      (response) => response.writeHead(500).end('Oh'),
      { outcome: 'failed', answer: { status: 500, text: 'Oh' } },
    ],
    [
      'hangs up',
      (response) => response.destroy(),
      { outcome: 'failed', answer: { text: expect.stringContaining('could not be reached') } },
    ],
  ])('are tried by hand, and one that %s says so', async (_, answer, shown) => {
    const { added, call, calls, list } = await signedIn(answer);
    const { id, secret } = await added();
    const tried = await call(`POST /api/webhooks/${id}/test`);
    expect(tried.json).toMatchObject(shown);
    expect(verified(calls[0], secret).type).toBe('test.ping');
    expect((await list())?.[0]).not.toHaveProperty('failingSince');
  });

  it('need the owner’s password to be added, and limit guesses', async () => {
    const { add, list } = await signedIn();
    expect(fieldErrors(await add({ ...crm, password: undefined }))).toEqual({
      password: 'Password is required',
    });
    const guesses = await Promise.all(
      Array.from({ length: 6 }, () => add({ ...crm, password: 'no idea' })),
    );
    expect(guesses.map(({ json }) => json.code).sort()).toEqual([
      'rate_limited',
      ...Array(5).fill('wrong_password'),
    ]);
    expect(await list()).toEqual([]);
  });

  it('need the owner’s password for a new secret', async () => {
    const { added, call } = await signedIn();
    const { id } = await added();
    const rotate = (body: object) => call(`POST /api/webhooks/${id}/secret`, body);
    expect((await rotate({ revision: 1 })).json.code).toBe('validation_failed');
    const wrong = await rotate({ revision: 1, password: 'no idea' });
    expect([wrong.status, wrong.json.code]).toEqual([401, 'wrong_password']);
    expect(wrong.text).not.toContain('whsec');
  });

  it('need the owner’s password for another address, and not for other changes', async () => {
    const { added, call, list } = await signedIn();
    const { id } = await added();
    const change = { ...crm, description: 'Books', paused: false, revision: 1 };
    const moved = { ...change, url: 'https://calendar.example/other', revision: 2 };
    expect((await call(`PUT /api/webhooks/${id}`, change)).status).toBe(200);
    expect(fieldErrors(await call(`PUT /api/webhooks/${id}`, moved))).toEqual({
      password: 'Another address needs your password',
    });
    const wrong = await call(`PUT /api/webhooks/${id}`, { ...moved, password: 'no idea' });
    expect(wrong.json.code).toBe('wrong_password');
    expect(await list()).toMatchObject([{ url: crm.url }]);
    await call(`PUT /api/webhooks/${id}`, { ...moved, password: PASSWORD });
    expect(await list()).toMatchObject([{ url: moved.url, description: 'Books' }]);
  });

  const urlMessage = 'Please enter a public https address';
  const plainMessage =
    'Please enter a public https address on the standard port, without a password';
  it.each([
    [{ url: 'http://calendar.example/' }, { url: urlMessage }],
    [{ url: 'https://127.0.0.1/' }, { url: urlMessage }],
    [{ url: 'https://[::1]/' }, { url: urlMessage }],
    [{ url: 'my program' }, { url: urlMessage }],
    [{ url: undefined }, { url: urlMessage }],
    [{ url: 'https://localhost/' }, { url: urlMessage }],
    [{ url: 'https://calendar.example:8443/' }, { url: plainMessage }],
    [{ url: 'https://me:secret@calendar.example/' }, { url: plainMessage }],
    [{ description: ' ' }, { description: 'Please say where the events go' }],
    [{ types: [] }, { types: 'Please choose at least one event' }],
    [{ types: ['booking.moved', 'booking.moved'] }, { types: 'Please choose each event once' }],
    [{ types: ['booking.burnt'] }, { 'types.0': 'Please choose from the events' }],
  ])('with %j are refused', async (part, errors) => {
    const { add, calls } = await signedIn();
    const answer = await add({ ...crm, ...part });
    expect([answer.status, fieldErrors(answer)]).toEqual([422, errors]);
    expect(calls).toHaveLength(0);
  });

  it('with neither https nor a public host get one message, once', async () => {
    const { add } = await signedIn();
    const { json } = await add({ ...crm, url: 'http://localhost/' });
    expect(json.errors).toEqual([{ path: 'url', message: urlMessage }]);
  });

  it('are ten at most, each once', async () => {
    const { add } = await signedIn();
    for (let nth = 0; nth < 10; nth += 1) {
      // One after the other: concurrent calls would count as guesses.
      expect((await add({ ...crm, url: `${crm.url}?${nth}` })).status).toBe(201);
    }
    expect(fieldErrors(await add())).toEqual({ url: 'At most 10 endpoints' });
  });

  it('have an address of their own', async () => {
    const { added, add } = await signedIn();
    await added();
    expect(fieldErrors(await add())).toEqual({ url: 'This one is already in use' });
  });
});

describe('the end of all other access', () => {
  const newPassword = { current: PASSWORD, password: 'bluebonnets by the road' };

  it.each([
    ['a new password', 'PUT /api/owner/password', newPassword],
    ['logging out the others', 'DELETE /api/sessions', undefined],
  ])('pauses the endpoints: %s', async (_what, call, body) => {
    const api = await signedIn();
    await api.added();
    expect((await api.call(call, body)).json).toMatchObject({ webhooksPaused: true });
    expect(await api.list()).toMatchObject([{ paused: { cause: 'owner' } }]);
    // Endpoints that are already paused are not reported.
    const again = await api.call('DELETE /api/sessions');
    expect(again.json).toMatchObject({ webhooksPaused: false });
  });

  it.each([
    ['a new password', 'PUT /api/owner/password', { ...newPassword, keepWebhooks: true }],
    ['logging out the others', 'DELETE /api/sessions?keepWebhooks=true', undefined],
  ])('leaves them where the owner says so: %s', async (_what, call, body) => {
    const api = await signedIn();
    await api.added();
    expect((await api.call(call, body)).json).toMatchObject({ webhooksPaused: false });
    expect(await api.list()).toMatchObject([{ url: crm.url }]);
    expect(await api.list()).not.toMatchObject([{ paused: expect.anything() }]);
  });
});
