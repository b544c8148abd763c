import { describe, expect, it, onTestFinished } from 'vitest';
import { startSmtpServer } from '#api/mail/testing/smtp-server.ts';
import { NOW, PASSWORD } from '#api/testing/api-test.ts';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { webhookBody } from '#api/testing/request-bodies.ts';

const hook = (path: string) => ({ ...webhookBody, url: `https://evil.example/${path}` });

/** An owner who gets mail, and a program with a key that may subscribe. */
async function ownerWithMail() {
  let now = NOW;
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const api = await ownerWithKeys({
    rateLimit: true,
    clock: () => now,
    mail: {
      server: { host: '127.0.0.1', port: smtp.port, secure: false },
      from: { name: 'Bluebonnet', address: 'hello@bluebonnet.example' },
    },
  });
  const notices = async () => {
    const { json } = await api.call('GET /api/health');
    const all = (json as unknown as { notices: { check: string; text: string }[] }).notices;
    return all.filter(({ check }) => check === 'connections').map(({ text }) => text);
  };
  return {
    ...api,
    subjects: () => smtp.received.map(({ parsed }) => parsed.subject),
    texts: () => smtp.received.map(({ parsed }) => parsed.text ?? ''),
    notices,
    inMinutes: (minutes: number) => {
      now = new Date(NOW.getTime() + minutes * 60_000);
    },
    confirm: (until: string) => api.call('PUT /api/connections/seen', { until }),
  };
}

const NEW_KEY = 'A new API key';
const NEW_WEBHOOK = 'A new webhook gets your events';
const inMail = { timeout: 5000 };

describe('the owner is told', () => {
  it('of each new API key, with a link that asks whether to revoke it', async () => {
    const { makeKey, subjects, texts, notices, url } = await ownerWithMail();
    const { id } = await makeKey(['webhooks'], 'Zapier');
    await expect.poll(subjects, inMail).toEqual([NEW_KEY]);
    expect(texts()[0]).toContain(`${url}/admin/connections?end=${id}`);
    expect(texts()[0]).toContain('“Zapier”');
    expect(await notices()).toEqual(['An API key was created: “Zapier”.']);
  });

  it('of a webhook that a program subscribes, and Today says it until it is confirmed', async () => {
    const { makeKey, asProgram, subjects, texts, notices, confirm, send, inMinutes } =
      await ownerWithMail();
    const { key, id } = await makeKey(['webhooks'], 'Zapier');
    await confirm(NOW.toISOString());
    expect(await notices()).toEqual([]);
    inMinutes(1);
    expect((await asProgram(key, 'POST /api/webhooks', { body: hook('a') })).status).toBe(201);
    await expect.poll(subjects, inMail).toEqual([NEW_KEY, NEW_WEBHOOK]);
    expect(texts()[1]).toContain(`/admin/connections?end=${id}`);
    expect(await notices()).toEqual([
      '“CRM” (evil.example) gets events from now on, by the API key “Zapier”.',
    ]);
    expect((await send('GET /readyz')).json).toMatchObject({ checks: { connections: 'warn' } });
    // An instant ahead of the clock confirms nothing that comes later.
    expect((await confirm('2099-01-01T00:00:00.000Z')).status).toBe(204);
    expect(await notices()).toEqual([]);
    inMinutes(2);
    await asProgram(key, 'POST /api/webhooks', { body: hook('b') });
    expect(await notices()).toHaveLength(1);
  });

  it('of a webhook of the owner’s own, and of another address of one', async () => {
    const { call, subjects, notices, confirm, inMinutes } = await ownerWithMail();
    const added = await call('POST /api/webhooks', { ...webhookBody, password: PASSWORD });
    await expect.poll(subjects, inMail).toEqual([NEW_WEBHOOK]);
    await confirm(NOW.toISOString());
    inMinutes(1);
    const { id } = added.json;
    const change = { ...hook('moved'), paused: false, revision: 1, password: PASSWORD };
    expect((await call(`PUT /api/webhooks/${id}`, change)).status).toBe(200);
    await expect.poll(subjects, inMail).toEqual([NEW_WEBHOOK, NEW_WEBHOOK]);
    expect(await notices()).toEqual(['“CRM” (evil.example) gets events from now on.']);
  });

  it('once in an hour, however often a program subscribes and ends', async () => {
    const { makeKey, asProgram, subjects, notices } = await ownerWithMail();
    const { key } = await makeKey(['webhooks'], 'Zapier');
    for (let count = 0; count < 40; count += 1) {
      const { json } = await asProgram(key, 'POST /api/webhooks', { body: hook(`${count}`) });
      await asProgram(key, `DELETE /api/webhooks/${json.id}`);
    }
    const other = await makeKey(['webhooks'], 'n8n');
    await asProgram(other.key, 'POST /api/webhooks', { body: hook('other') });
    await expect
      .poll(() => subjects().toSorted(), inMail)
      .toEqual([NEW_KEY, NEW_KEY, NEW_WEBHOOK, NEW_WEBHOOK]);
    expect(await notices()).toEqual(['3 new API keys and webhooks can read your clients’ data.']);
  });

  it('of a private calendar address, once in an hour', async () => {
    const { call, subjects, inMinutes } = await ownerWithMail();
    for (let count = 0; count < 5; count += 1) await call('POST /api/calendar-feed');
    await call('DELETE /api/calendar-feed');
    inMinutes(1);
    await call('POST /api/api-keys', { name: 'n8n', scopes: ['read'], password: PASSWORD });
    const feed = 'A private calendar address was created';
    await expect.poll(() => subjects().toSorted(), inMail).toEqual([NEW_KEY, feed]);
  });

  it('no more of what has ended', async () => {
    const { makeKey, asProgram, call, notices } = await ownerWithMail();
    const { key, id } = await makeKey(['webhooks'], 'Zapier');
    await asProgram(key, 'POST /api/webhooks', { body: hook('a') });
    expect(await notices()).toHaveLength(1);
    await call(`DELETE /api/api-keys/${id}`);
    expect(await notices()).toEqual([]);
    const listed = await call('GET /api/connections/new');
    expect(listed.json).toMatchObject({ data: [] });
  });
});
