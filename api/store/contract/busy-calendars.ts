import { expect, test } from 'vitest';
import type { CalendarNote } from '#domain/calendars/calendar-note.ts';
import type { StoreFixture } from './store-fixture.ts';

const phone = {
  id: 'phone',
  revision: 1,
  name: 'Phone',
  address: 'https://calendar.example/phone.ics',
};
const family = {
  ...phone,
  id: 'family',
  name: 'Family',
  address: 'https://calendar.example/f.ics',
};

const reading = (calendarId: string, minutes = 60) => ({
  calendarId,
  triedAt: '2026-11-20T15:00:00.000Z',
  succeededAt: '2026-11-20T15:00:00.000Z',
  etag: '"1"',
  until: '2026-12-31',
  timeZone: 'America/New_York' as const,
  busy: { '2026-12-01': [{ time: '08:00', minutes }] },
});

/** The owner's other calendars and what was read of them. */
export function busyCalendarsContract(fixture: StoreFixture): void {
  test('keep their last reading over a restart', async () => {
    await fixture.store.busyCalendars.add(phone, family, { ...phone, id: 'new', address: 'x' });
    await fixture.store.setBusyCalendarReading(reading('family'));
    await fixture.store.setBusyCalendarReading(reading('phone'));
    await fixture.store.setBusyCalendarReading(reading('phone', 90));
    await fixture.reopen();
    expect(await fixture.store.busyCalendarReadings()).toEqual(
      new Map([
        ['family', reading('family')],
        ['phone', reading('phone', 90)],
      ]),
    );
    expect(await fixture.store.calendarBusyTimes()).toEqual([
      { name: 'Phone', busy: { '2026-12-01': [{ time: '08:00', minutes: 90 }] } },
      { name: 'Family', busy: { '2026-12-01': [{ time: '08:00', minutes: 60 }] } },
    ]);
  });

  test('keep what was not understood, and the owner’s addresses', async () => {
    const ownerAddresses = ['jane@example.com', 'jane@work.example'];
    const notes: CalendarNote[] = [
      { kind: 'unknown_zone', zone: 'Mars/Olympus', events: 3, example: 'Call' },
      { kind: 'unreadable', summary: 'Dentist', reason: 'start', isBusy: false },
      { kind: 'more', notes: 2 },
    ];
    await fixture.store.busyCalendars.add({ ...phone, ownerAddresses });
    await fixture.store.setBusyCalendarReading({ ...reading('phone'), notes });
    await fixture.reopen();
    expect(await fixture.store.busyCalendars.find('phone')).toMatchObject({ ownerAddresses });
    expect((await fixture.store.busyCalendarReadings()).get('phone')).toMatchObject({ notes });
  });

  test('are renamed without losing their busy times', async () => {
    await fixture.store.busyCalendars.add(phone);
    await fixture.store.setBusyCalendarReading(reading('phone'));
    await fixture.store.busyCalendars.replace({ ...phone, name: 'Mobile' });
    expect(await fixture.store.calendarBusyTimes()).toMatchObject([{ name: 'Mobile' }]);
  });

  test('take their busy times with them when they are removed', async () => {
    await fixture.store.busyCalendars.add(phone, family);
    await fixture.store.setBusyCalendarReading(reading('phone'));
    await fixture.store.busyCalendars.remove(phone);
    expect(await fixture.store.calendarBusyTimes()).toEqual([]);
    // A reading that was under way when its calendar was removed.
    await fixture.store.setBusyCalendarReading(reading('phone'));
    await fixture.store.setBusyCalendarReading(reading('family'));
    await fixture.reopen();
    expect([...(await fixture.store.busyCalendarReadings()).keys()]).toEqual(['family']);
  });

  test('refuse a reading that the next start could not read', async () => {
    await fixture.store.busyCalendars.add(phone);
    const attempt = fixture.store.setBusyCalendarReading(reading('phone', 0));
    await expect(attempt).rejects.toThrow(TypeError);
    expect(await fixture.store.calendarBusyTimes()).toEqual([]);
  });
}
