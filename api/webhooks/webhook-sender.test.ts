import type { LookupAddress } from 'node:dns';
import { addHours } from 'date-fns/addHours';
import { describe, expect, it } from 'vitest';
import { newWebhook, withNewSecret } from '#domain/webhooks/webhook-changes.ts';
import { testPayload } from '#domain/webhooks/webhook-payload.ts';
import { type Answer, receiver, verified } from './testing/receiver.ts';
import { createWebhookSender } from './webhook-sender.ts';

// The receiving library refuses old signatures, so the clock is the real one.
const now = new Date();
const oldSecret = 'whsec_bG9uZyBlbm91Z2ggZm9yIGEgdGVzdA==';
const newSecret = 'whsec_YW5vdGhlciBvbmUgZm9yIGEgdGVzdA==';
const webhook = newWebhook(
  { url: 'https://calendar.example/hook', description: 'CRM', types: ['booking.created'] },
  { id: 'crm', secret: oldSecret, now },
);
const payload = testPayload('test-1', now);

async function sendTo(answer?: Answer, network: { timeout?: number } = {}) {
  const endpoint = await receiver(answer);
  const sender = createWebhookSender({
    clock: () => now,
    network: { ...endpoint.network, ...network },
  });
  return { ...endpoint, sent: await sender.send(webhook, payload) };
}

describe('a webhook', () => {
  it('is a POST of JSON that the receiver’s library verifies', async () => {
    const { calls, sent } = await sendTo();
    expect(sent).toEqual({ outcome: 'sent', answer: { status: 200, text: 'Thank you' } });
    expect(verified(calls[0], oldSecret)).toEqual(payload);
    expect(calls[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': 'test-1',
      host: 'calendar.example',
    });
    expect(() => verified(calls[0], newSecret)).toThrow('No matching signature');
  });

  it('is signed with the old and the new secret for a day after a rotation', async () => {
    const rotated = withNewSecret(webhook, newSecret, now);
    const { calls, network } = await receiver();
    const sendAt = (at: Date) =>
      createWebhookSender({ clock: () => at, network }).send(rotated, payload);
    await sendAt(now);
    for (const secret of [oldSecret, newSecret])
      expect(verified(calls[0], secret)).toEqual(payload);
    await sendAt(addHours(now, 24));
    expect(String(calls[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    expect(String(calls[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  it.each([
    [204, 'sent'],
    [299, 'sent'],
    [400, 'failed'],
    [410, 'refused'],
    [500, 'failed'],
  ] as const)('answered with %i is %s', async (status, outcome) => {
    const { sent } = await sendTo((response) => response.writeHead(status).end());
    expect(sent).toEqual({ outcome, answer: { status, text: '' } });
  });

  it('does not follow a redirect', async () => {
    const { calls, sent } = await sendTo((response) =>
      response.writeHead(307, { location: 'https://127.0.0.1/' }).end(),
    );
    expect(sent).toMatchObject({ outcome: 'failed', answer: { status: 307 } });
    expect(sent.answer.text).toContain('redirects');
    expect(calls).toHaveLength(1);
  });

  it('reads the beginning of 10 MB only', async () => {
    let isCut = false;
    const { sent } = await sendTo((response) => {
      response.on('close', () => {
        isCut = !response.writableFinished;
      });
      response.writeHead(200).end('ä'.repeat(5 * 1024 * 1024));
    });
    expect(sent).toEqual({ outcome: 'sent', answer: { status: 200, text: 'ä'.repeat(500) } });
    await expect.poll(() => isCut).toBe(true);
  });

  it('has failed when no answer comes in time', async () => {
    const { sent } = await sendTo(() => undefined, { timeout: 200 });
    expect(sent).toEqual({
      outcome: 'failed',
      answer: { text: 'It did not answer completely within 15 seconds.' },
    });
  });

  it('has arrived when the status came in time and the text never ends', async () => {
    const { sent } = await sendTo((response) => response.writeHead(200).write('Thank'), {
      timeout: 300,
    });
    expect(sent).toEqual({ outcome: 'sent', answer: { status: 200, text: 'Thank' } });
  });

  it('ends with the server that sends it', async () => {
    const { network, received } = await receiver(() => undefined);
    const stopping = new AbortController();
    const sending = createWebhookSender({ clock: () => now, network }).send(
      webhook,
      payload,
      stopping.signal,
    );
    await received(1);
    stopping.abort();
    expect(await sending).toMatchObject({ outcome: 'failed' });
  });

  describe('to a name that leads to a private address', () => {
    const sendWith = async (lookups: readonly string[]) => {
      const { network, calls } = await receiver();
      let asked = 0;
      const resolve = async (): Promise<LookupAddress[]> => {
        asked += 1;
        return [{ address: lookups[asked - 1] ?? '10.0.0.1', family: 4 }];
      };
      const sender = createWebhookSender({ clock: () => now, network: { ...network, resolve } });
      return { calls, send: () => sender.send(webhook, payload), asked: () => asked };
    };

    it('is not sent', async () => {
      const { calls, send } = await sendWith(['192.168.1.1']);
      expect((await send()).answer.text).toContain('private network');
      expect(calls).toHaveLength(0);
    });

    it('at its second look-up goes to the address of the first, and the next one is not sent', async () => {
      const { calls, send, asked } = await sendWith(['127.0.0.1', '10.0.0.1']);
      expect(await send()).toMatchObject({ outcome: 'sent' });
      expect([asked(), calls.length]).toEqual([1, 1]);
      expect((await send()).answer.text).toContain('private network');
      expect([asked(), calls.length]).toEqual([2, 1]);
    });

    it('is not sent by the public network, whatever the owner stored', async () => {
      const sender = createWebhookSender({ clock: () => now });
      for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'http://calendar.example/']) {
        const { outcome, answer } = await sender.send({ ...webhook, url }, payload);
        expect([outcome, answer.status]).toEqual(['failed', undefined]);
        expect(answer.text).not.toContain('could not be reached');
      }
    });
  });
});
