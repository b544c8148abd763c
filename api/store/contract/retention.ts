import { expect, test } from 'vitest';
import { chosenRetention, defaultRetention, erasuresBy } from '#domain/privacy/retention.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** The retention of personal data. */
export function retentionContract(fixture: StoreFixture): void {
  /** A check on each day from the `first` to the `last` of December 2028. */
  async function checkDaily(first: number, last: number) {
    const erased: string[] = [];
    for (let day = first; day <= last; day++) {
      const now = new Date(Date.UTC(2028, 11, day, 15));
      const { requests, bookings } = await fixture.store.eraseExpired({ now, zone: centralTime });
      for (const { id } of [...requests, ...bookings]) erased.push(`${day}: ${id}`);
    }
    return erased;
  }

  test('erases what is due after a week of notice, in either kind of lead', async () => {
    const { store } = fixture;
    await store.addContactRequest(sampleContactRequest({ id: 'old' }));
    await store.reserveSlot(sampleBooking({ id: 'sold', date: '2026-12-10' }));
    const other = { email: 'other@example.com', phone: '(972) 555-0199' };
    await store.reserveSlot(sampleBooking({ id: 'later', date: '2026-12-20', ...other }));
    expect(await checkDaily(1, 7)).toEqual([]);
    // The booking of the 10th is a contact, which keeps the older request too.
    expect(await checkDaily(8, 12)).toEqual(['10: old', '10: sold']);
    await fixture.reopen();
    expect(await checkDaily(13, 21)).toEqual(['20: later']);
    expect(await fixture.store.leadsOf('other@example.com')).toEqual({
      agentOf: [],
      agentIn: [],
      requests: [],
      bookings: [],
    });
    expect(JSON.stringify(await fixture.everything())).not.toMatch(/example\.com|Delgado/);
  });

  test('is announced from some of the leads as it would be from all', async () => {
    const { store } = fixture;
    const requests = [
      sampleContactRequest({ id: 'old', email: 'old@example.com', phone: '' }),
      sampleContactRequest({
        id: 'erased',
        email: '',
        phone: '',
        erasedAt: '2026-11-20T15:00:00Z',
      }),
      sampleContactRequest({ id: 'renewed', email: 'ada@example.com', phone: '(972) 555-0100' }),
      sampleContactRequest({
        id: 'newer',
        createdAt: '2028-10-01T15:00:00.000Z',
        email: 'ada.byron@example.com',
        phone: '972-555-0100',
      }),
      sampleContactRequest({
        id: 'deleted',
        createdAt: '2028-11-01T15:00:00.000Z',
        deletedAt: '2028-11-04T15:00:00.000Z',
      }),
    ];
    const bookings = [
      sampleBooking({ id: 'hidden', email: '', phone: '', date: '2026-12-02' }),
      sampleBooking({ id: 'later', email: 'OLD@example.com', phone: '', date: '2026-12-12' }),
      sampleBooking({ id: 'new', createdAt: '2028-11-01T15:00:00.000Z', email: '', phone: '' }),
    ];
    for (const request of requests) await store.addContactRequest(request);
    for (const booking of bookings) await store.reserveSlot(booking);
    const noticed = { months: 24, noticeFrom: '2028-11-01', checkedOn: '2028-12-05' };
    for (const setting of [noticed, { ...noticed, months: null }, { ...noticed, months: 23 }]) {
      const some = await fixture.store.expiringLeads(setting, '2028-12-05');
      const found = erasuresBy(some, setting, '2028-12-05').map(({ lead, on }) => [lead.id, on]);
      const all = erasuresBy({ requests, bookings }, setting, '2028-12-05');
      expect(found.sort()).toEqual(all.map(({ lead, on }) => [lead.id, on]).sort());
      expect(found.length).toBe(setting.months === null ? 1 : 4);
      const ids = [...some.requests, ...some.bookings].map(({ id }) => id);
      expect(ids).not.toContain('new');
      expect(ids).not.toContain('erased');
    }
  });

  test('starts its notice again after days without a check', async () => {
    await fixture.store.addContactRequest(sampleContactRequest({ id: 'old' }));
    expect(await checkDaily(1, 6)).toEqual([]);
    expect(await checkDaily(9, 16)).toEqual(['16: old']);
  });

  test('never erases when it is switched off', async () => {
    await fixture.store.addContactRequest(sampleContactRequest({ id: 'old' }));
    await fixture.store.retention.replace({ ...chosenRetention(null, '2028-12-01'), revision: 1 });
    expect(await checkDaily(1, 20)).toEqual([]);
  });

  test('notes a check while something is announced, and not as a version', async () => {
    await checkDaily(1, 3);
    expect(await fixture.store.retention.read()).toEqual({ ...defaultRetention, revision: 1 });
    await fixture.store.addContactRequest(sampleContactRequest());
    await checkDaily(4, 5);
    expect(await fixture.store.retention.read()).toEqual({
      ...defaultRetention,
      revision: 1,
      noticeFrom: '2028-12-04',
      checkedOn: '2028-12-05',
    });
  });
}
