import { expect, it } from 'vitest';
import { createLog } from '#api/http/create-log.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fixedBusiness } from '#api/testing/fixed-business.ts';
import { createBusyCalendarReader } from './busy-calendar-reader.ts';

it('a calendar that an error of the server keeps from being read fails, and keeps its busy times', async () => {
  const store = await storeForTest(await temporaryFolder());
  const phone = { id: 'phone', revision: 1, name: 'Phone', address: 'https://c.example/p.ics' };
  const succeededAt = '2026-11-20T09:00:00.000Z';
  const busy = { '2026-11-30': [{ time: '11:30', minutes: 90 }] };
  const calendarId = phone.id;
  await store.busyCalendars.add(phone);
  await store.setBusyCalendarReading({ calendarId, triedAt: succeededAt, succeededAt, busy });
  const lines: string[] = [];
  const reader = createBusyCalendarReader({
    store,
    business: { ...fixedBusiness(), renewed: () => Promise.reject(new Error('Lost')) },
    clock: () => new Date('2026-11-20T15:00:00.000Z'),
    log: createLog('error', { write: (line) => lines.push(line) }),
  });
  await reader.read(phone);
  const failure = 'This server could not read it; its log says why.';
  expect((await store.busyCalendarReadings()).get(calendarId)).toMatchObject({
    failure,
    succeededAt,
    busy,
  });
  expect(await store.staleCalendars()).toMatchObject([{ calendarId, reason: failure }]);
  expect(lines.join()).toContain('Lost');
});
