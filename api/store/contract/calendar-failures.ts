import { addHours } from 'date-fns/addHours';
import { expect, test } from 'vitest';
import { now, outboxCalls, sent } from './outbox-calls.ts';
import type { StoreFixture } from './store-fixture.ts';

const phone = {
  id: 'phone',
  revision: 1,
  name: 'Phone',
  address: 'https://calendar.example/secret.ics',
};
const reason = 'Its server could not be reached.';
const since = addHours(now, -6).toISOString();
const staleAt = now.toISOString();
const stale = {
  calendarId: 'phone',
  name: 'Phone',
  host: 'calendar.example',
  since,
  reason,
  staleAt,
};
const id = `calendar_stale-phone-${now.getTime()}`;

/** What follows from calendars that cannot be read. */
export function calendarFailuresContract(fixture: StoreFixture): void {
  const { begin, idsAt, claim, settle } = outboxCalls(fixture);

  const add = () => fixture.store.busyCalendars.add(phone);
  const fail = (triedAt: Date, succeededAt = since) =>
    fixture.store.setBusyCalendarReading({
      calendarId: 'phone',
      triedAt: triedAt.toISOString(),
      succeededAt,
      failure: reason,
      busy: {},
    });
  const succeed = (at: Date) =>
    fixture.store.setBusyCalendarReading({
      calendarId: 'phone',
      triedAt: at.toISOString(),
      succeededAt: at.toISOString(),
      busy: {},
    });

  test('it lasts until the calendar is read, and is stale after six hours', async () => {
    await add();
    await fail(addHours(now, -1));
    expect(await fixture.store.calendarFailures()).toEqual([
      { calendarId: 'phone', since, reason },
    ]);
    expect(await fixture.store.staleCalendars()).toEqual([]);
    await fail(now);
    await fixture.reopen();
    expect(await fixture.store.staleCalendars()).toEqual([stale]);
    await succeed(addHours(now, 1));
    await fixture.reopen();
    expect(await fixture.store.calendarFailures()).toEqual([]);
  });

  test('it ends with its calendar', async () => {
    await add();
    await fail(now);
    await fixture.store.busyCalendars.remove(phone);
    await fail(now);
    await fixture.reopen();
    expect(await fixture.store.calendarFailures()).toEqual([]);
  });

  test('one mail tells of it, and another one when it is stale again', async () => {
    await begin();
    await add();
    await fail(now);
    expect(await claim(now)).toEqual([id]);
    await settle(id, sent());
    await fail(addHours(now, 1));
    await fixture.reopen();
    expect(await claim(addHours(now, 1))).toEqual([]);
    const success = addHours(now, 2);
    await succeed(success);
    const again = addHours(success, 6);
    await fail(again, success.toISOString());
    expect(await claim(again)).toEqual([`calendar_stale-phone-${again.getTime()}`]);
  });

  test('no mail tells of a calendar that is read again, or removed', async () => {
    await begin();
    await add();
    await fail(now);
    const [message] = await fixture.store.outbox.planned(now);
    if (!message) throw new Error('Nothing was planned');
    expect(message.about).toEqual({ calendar: stale });
    expect(await fixture.store.outbox.current(message, now)).toEqual(message);
    await succeed(now);
    expect(await fixture.store.outbox.current(message, now)).toBeUndefined();
    await fail(now);
    expect(await idsAt(now)).toEqual([id]);
    await fixture.store.busyCalendars.remove(phone);
    expect(await idsAt(now)).toEqual([]);
  });

  test('devices are notified once, whatever is read afterwards, not of one that is over', async () => {
    await add();
    await fail(now);
    await fixture.store.markStaleNotified(stale, now);
    await fail(addHours(now, 1));
    await fixture.reopen();
    expect(await fixture.store.staleCalendars()).toEqual([{ ...stale, notifiedAt: staleAt }]);
    const success = addHours(now, 2);
    await succeed(success);
    await fail(addHours(success, 6), success.toISOString());
    await fixture.store.markStaleNotified(stale, now);
    const [other] = await fixture.store.staleCalendars();
    expect(other).not.toHaveProperty('notifiedAt');
  });
}
