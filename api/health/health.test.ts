import { rm, writeFile } from 'node:fs/promises';
import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import { describe, expect, it } from 'vitest';
import type { MailOptions } from '#api/mail/mail-variables.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import type { Store } from '#api/store/store.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { newWebhook, pausedWebhook } from '#domain/webhooks/webhook-changes.ts';

/** A mail server that nothing listens at. */
const mail: MailOptions = {
  server: { host: '127.0.0.1', port: 1, secure: false },
  from: { name: 'Bluebonnet', address: 'hello@bluebonnet.example' },
};

/** A server on a store that was filled before it started. */
async function apiWith(fill: (store: Store) => Promise<unknown>, withMail = false) {
  const dataDir = await temporaryFolder();
  const store = await openJsonStore({ folder: dataDir });
  await fill(store);
  await store.close();
  const api = await apiForTest({
    dataDir,
    ownerPassword: PASSWORD,
    ...(withMail && { mail }),
  });
  const headers = { Cookie: await api.signIn() };
  return {
    ready: async () => (await api.send('GET /readyz')).json as unknown as Record<string, object>,
    notices: async () => {
      const { json } = await api.send('GET /api/health', { headers });
      return (json as unknown as { notices: { text: string }[] }).notices;
    },
  };
}

describe('health', () => {
  it('is alive and ready with a writable store, and names every check that applies', async () => {
    const api = await apiForTest();
    expect((await api.send('GET /healthz')).json).toEqual({ status: 'ok' });
    expect((await api.send('GET /readyz')).json).toEqual({
      status: 'ready',
      checks: {
        store: 'ok',
        disk: expect.stringMatching(/^(ok|warn)$/),
        webhook_queue: 'ok',
        push_queue: 'ok',
        webhooks: 'ok',
        connections: 'ok',
        event_loop: expect.any(String),
        errors: 'ok',
      },
    });
  });

  it('is alive but not ready while the store cannot be written', async () => {
    const api = await apiForTest();
    await rm(api.dataDir, { recursive: true });
    await writeFile(api.dataDir, 'a file where the folder was');
    expect((await api.send('GET /healthz')).status).toBe(200);
    const answer = await api.send('GET /readyz');
    expect(answer.status).toBe(503);
    expect(answer.json).toMatchObject({ code: 'not_ready', checks: { store: 'fail' } });
    expect(answer.text).not.toContain(api.dataDir);
  });
});

describe('a check', () => {
  const backup = { bytes: 1, to: 'folder' } as const;

  it.each([
    [25, 'ok'],
    [26, 'warn'],
    [7 * 24, 'fail'],
  ])('of a backup %i hours ago is %s', async (hours, state) => {
    const at = subHours(NOW, hours).toISOString();
    const { ready } = await apiWith((store) => store.recordBackup({ ...backup, at }));
    expect(await ready()).toMatchObject({ status: 'ready', checks: { backup: state } });
  });

  it('of backups warns when there are records and no backup', async () => {
    const { ready, notices } = await apiWith((store) => store.reserveSlot(sampleBooking()));
    expect(await ready()).toMatchObject({ checks: { backup: 'warn' } });
    expect(await notices()).toContainEqual({
      check: 'backup',
      state: 'warn',
      text: 'There is no backup yet.',
      screen: { path: '/account', label: 'Account' },
    });
  });

  it.each([
    [4, 'ok'],
    [5, 'warn'],
    [15, 'fail'],
  ])('of mails that have failed for %i minutes is %s', async (minutes, state) => {
    const since = subMinutes(NOW, minutes).toISOString();
    const { ready } = await apiWith((store) => store.beginMailFailure({ since }), true);
    expect(await ready()).toMatchObject({ status: 'ready', checks: { mail: state } });
  });

  it('of mails does not apply without a mail server', async () => {
    const since = subHours(NOW, 1).toISOString();
    const { ready } = await apiWith((store) => store.beginMailFailure({ since }));
    expect((await ready()).checks).not.toHaveProperty('mail');
  });

  it('warns of a webhook that was paused for failing, not of one that the owner paused', async () => {
    const webhook = (id: string) =>
      newWebhook(
        { url: `https://${id}.example`, description: id, types: ['booking.created'] },
        { id, secret: 'whsec_', now: NOW },
      );
    const owners = await apiWith((store) =>
      store.webhooks.add(pausedWebhook(webhook('owners'), 'owner', NOW)),
    );
    expect(await owners.ready()).toMatchObject({ checks: { webhooks: 'ok' } });
    const gone = await apiWith((store) =>
      store.webhooks.add(pausedWebhook(webhook('gone'), 'gone', NOW)),
    );
    expect(await gone.ready()).toMatchObject({ checks: { webhooks: 'warn' } });
  });

  it('of calendars fails when one was not read for six hours, and names it, whatever the others', async () => {
    const { ready, notices } = await apiWith(async (store) => {
      const triedAt = NOW.toISOString();
      for (const [id, succeededAt] of [
        ['stale', addHours(NOW, -6).toISOString()],
        ['late', addHours(NOW, -2).toISOString()],
        ['fresh', triedAt],
      ] as const) {
        const address = `https://${id}.example/calendar`;
        await store.busyCalendars.add({ id, revision: 1, name: id, address });
        await store.setBusyCalendarReading({ calendarId: id, triedAt, succeededAt, busy: {} });
      }
    });
    expect(await ready()).toMatchObject({ checks: { calendars: 'fail' } });
    const text =
      'The calendar “stale” could not be read for 6 hours: new events in it do not block times.';
    expect(await notices()).toContainEqual(expect.objectContaining({ text, state: 'fail' }));
  });

  it.each([
    [1, 'ok'],
    [2, 'warn'],
    [6, 'fail'],
  ])(
    'of a calendar that could not be read in the %d hours since it was added is %s',
    async (hours, state) => {
      const api = await apiWith(async (store) => {
        const calendar = {
          id: 'wrong',
          revision: 1,
          name: 'Wrong',
          address: 'https://wrong.example/',
        };
        await store.busyCalendars.add(calendar);
        for (const at of [addHours(NOW, -hours), NOW]) {
          const triedAt = at.toISOString();
          const failure = 'Its server could not be reached.';
          await store.setBusyCalendarReading({ calendarId: 'wrong', triedAt, failure, busy: {} });
        }
      });
      expect(await api.ready()).toMatchObject({ checks: { calendars: state } });
    },
  );
});
