import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#api/http/create-log.ts';
import { createPublicPost } from '#api/http/public-post.ts';
import { createSendPush } from '#api/push/send-push.ts';
import { PushReceiver } from '#api/push/testing/push-receiver.ts';
import { pushService } from '#api/push/testing/push-service.ts';
import { sampleSession } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fixedBusiness } from '#api/testing/fixed-business.ts';
import { startAlarms } from './alarms.ts';

const start = new Date('2026-11-20T15:00:00.000Z');
const since = start.toISOString();

/** Alarms that look every 5 ms, and a phone. */
async function alarms(answer?: () => number) {
  const store = await storeForTest(await temporaryFolder());
  const { pushed, network } = await pushService(answer);
  const receiver = new PushReceiver('https://calendar.example/phone');
  const expiresAt = addHours(start, 24).toISOString();
  await store.addSession(sampleSession({ tokenHash: 'phone', expiresAt }));
  const subscription = { ...receiver.subscription, showsAddress: false, since };
  await store.setSessionPush('phone', subscription);
  const time = { minutes: 0 };
  let looks = 0;
  const job = startAlarms({
    store,
    clock: () => {
      looks += 1;
      return addMinutes(start, time.minutes);
    },
    log: createLog('silent'),
    sendPush: createSendPush(createPublicPost(network), fixedBusiness()),
    interval: 5,
  });
  onTestFinished(() => job.stop());
  const titles = () => pushed.map(({ body }) => receiver.decrypt(body).title);
  const bodies = () => pushed.map(({ body }) => receiver.decrypt(body).body);
  /** Resolves after three more looks, the last of which has seen what is stored now. */
  const looked = async () => {
    const seen = looks;
    await expect.poll(() => looks).toBeGreaterThan(seen + 2);
  };
  return { store, time, titles, bodies, looked };
}

const title = 'Emails are not going out';

it('notifies a phone once of a failure that lasts 15 minutes, and again of the next one', async () => {
  const { store, time, titles, looked } = await alarms();
  await store.beginMailFailure({ since });
  time.minutes = 14;
  await looked();
  expect(titles()).toEqual([]);
  time.minutes = 15;
  await expect.poll(titles).toEqual([title]);
  await looked();
  expect(titles()).toEqual([title]);

  await store.endMailFailure();
  await store.beginMailFailure({ since: addMinutes(start, 20).toISOString() });
  time.minutes = 60;
  await expect.poll(titles).toEqual([title, title]);
});

it('notifies a phone once of a stale calendar, without its name, and again when it is stale again', async () => {
  const { store, time, titles, bodies, looked } = await alarms();
  const phone = { id: 'phone', revision: 1, name: 'Family', address: 'https://c.example/f.ics' };
  await store.busyCalendars.add(phone);
  const read = (hours: number, succeededAt: string, failure?: string) =>
    store.setBusyCalendarReading({
      calendarId: 'phone',
      triedAt: addHours(start, hours).toISOString(),
      succeededAt,
      failure,
      busy: {},
    });
  await read(5, since, 'Its server could not be reached.');
  time.minutes = 5 * 60;
  await looked();
  expect(titles()).toEqual([]);
  await read(6, since, 'Its server could not be reached.');
  await expect.poll(titles).toEqual(['A calendar cannot be read']);
  expect(bodies().join()).not.toContain('Family');
  await read(7, since, 'Its address is no longer valid.');
  await looked();
  expect(titles()).toHaveLength(1);

  const success = addHours(start, 8).toISOString();
  await read(8, success);
  await read(14, success, 'Its server could not be reached.');
  await expect.poll(titles).toHaveLength(2);
  await expect
    .poll(() => store.staleCalendars())
    .toMatchObject([{ notifiedAt: expect.any(String) }]);
});

it('tries again while the push service takes nothing', async () => {
  let status = 503;
  const { store, time, titles } = await alarms(() => status);
  await store.beginMailFailure({ since });
  time.minutes = 15;
  await expect.poll(() => titles().length).toBeGreaterThan(1);
  expect(await store.mailFailure()).toEqual({ since });
  status = 201;
  await expect.poll(() => store.mailFailure()).toHaveProperty('notifiedAt');
});
