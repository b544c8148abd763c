import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { PushStatus, PushTestResult } from '#domain/push/push-status.ts';
import { PushReceiver, vapidClaims } from './testing/push-receiver.ts';
import { pushService } from './testing/push-service.ts';

const endpoint = 'https://calendar.example/phone/1';

const subscribed = (receiver: PushReceiver, showsAddress = true) => ({
  ...receiver.subscription,
  showsAddress,
});

async function ownerWithService(answer?: () => number) {
  const service = await pushService(answer);
  const owner = await signedInOwner({ network: service.network });
  const status = async (headers?: Record<string, string>) =>
    (await owner.call('GET /api/push', undefined, headers)).json as unknown as PushStatus;
  const test = async () =>
    (await owner.call('POST /api/push/test')).json as unknown as PushTestResult;
  return { ...service, ...owner, status, test };
}

describe('notifications of a browser', () => {
  it('are encrypted for it and signed by the server', async () => {
    const { call, status, test, pushed } = await ownerWithService();
    const phone = new PushReceiver(endpoint);
    const { publicKey, subscription } = await status();
    expect(subscription).toBeNull();
    await call('PUT /api/push/subscription', subscribed(phone));
    expect((await status()).subscription).toMatchObject({ endpoint, showsAddress: true });

    expect(await test()).toMatchObject({ outcome: 'sent' });
    const [message] = pushed;
    if (!message) throw new Error('Nothing was pushed');
    expect(message.path).toBe('/phone/1');
    expect(message.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      ttl: '60',
    });
    expect(phone.decrypt(message.body)).toMatchObject({ path: '/admin/account' });
    expect(() => new PushReceiver(endpoint).decrypt(message.body)).toThrow();
    const claims = vapidClaims(message.headers);
    expect(claims).toMatchObject({ aud: 'https://calendar.example', publicKey });
    expect(claims.sub).toMatch(/^mailto:.+@/);
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  });

  it('are listed with the sessions, without their address', async () => {
    const { call } = await ownerWithService();
    await call('PUT /api/push/subscription', subscribed(new PushReceiver(endpoint)));
    const { json, text } = await call('GET /api/sessions');
    expect(json.data).toMatchObject([{ notified: true, current: true }]);
    expect(text).not.toContain('calendar.example');
    await call('DELETE /api/push/subscription');
    expect((await call('GET /api/sessions')).json.data).toMatchObject([{ notified: false }]);
    expect((await call('POST /api/push/test')).json.code).toBe('not_found');
  });

  it('end with the session', async () => {
    const { call, status, signIn } = await ownerWithService();
    await call('PUT /api/push/subscription', subscribed(new PushReceiver(endpoint)));
    await call('DELETE /api/session');
    expect((await status({ Cookie: await signIn() })).subscription).toBeNull();
  });

  it.each([404, 410])('are forgotten when the push service answers %i', async (gone) => {
    const { call, status, test } = await ownerWithService(() => gone);
    await call('PUT /api/push/subscription', subscribed(new PushReceiver(endpoint)));
    expect(await test()).toMatchObject({ outcome: 'gone' });
    expect((await status()).subscription).toBeNull();
  });

  it.each([403, 429, 500])('stay when the push service answers %i', async (fault) => {
    const { call, status, test } = await ownerWithService(() => fault);
    await call('PUT /api/push/subscription', subscribed(new PushReceiver(endpoint)));
    expect(await test()).toEqual({ outcome: 'failed', answer: String(fault) });
    expect((await status()).subscription).not.toBeNull();
  });

  it('go to public addresses only', async () => {
    const { call } = await signedInOwner();
    const phone = new PushReceiver('https://localhost.example/phone');
    for (const address of [
      'https://127.0.0.1/phone',
      'https://[::1]/phone',
      'http://push.example/phone',
      'not an address',
    ]) {
      const body = { ...subscribed(phone), endpoint: address };
      const answer = await call('PUT /api/push/subscription', body);
      expect(fieldErrors(answer), address).toHaveProperty('endpoint');
    }
  });

  it('need a key for which one can encrypt', async () => {
    const { call } = await signedInOwner();
    const { keys, ...rest } = subscribed(new PushReceiver(endpoint));
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    const answer = await call('PUT /api/push/subscription', {
      ...rest,
      keys: { ...keys, p256dh: noPoint },
    });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toHaveProperty(['keys.p256dh']);
  });
});
