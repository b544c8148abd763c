import { expect, test } from 'vitest';
import { MAX_LINKS } from '#domain/booking/client/booking-links.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { sampleBooking } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Links to the clients' pages of bookings. */
export function bookingLinksContract(fixture: StoreFixture): void {
  const find = async (link: string, from = '2026-11-20') =>
    (await fixture.store.findLinkedBooking(link, from))?.id;

  test('find their booking, wherever it was moved, and no earlier one', async () => {
    await fixture.store.reserveSlot(sampleBooking({ id: 'one', links: ['a', 'b'] }));
    await fixture.store.reserveSlot(sampleBooking({ id: 'two', time: '15:00', links: ['c'] }));
    await fixture.store.reserveSlot(sampleBooking({ id: 'none', date: '2026-12-02' }));
    expect([await find('a'), await find('b'), await find('c')]).toEqual(['one', 'one', 'two']);
    expect(await find('d')).toBeUndefined();
    expect(await find('a', '2026-12-01')).toBe('one');
    expect(await find('a', '2026-12-02')).toBeUndefined();

    const later = { date: '2027-01-05', time: '08:00' };
    await fixture.store.moveBooking({ id: 'one', revision: 1 }, (one) => ({ ...one, ...later }));
    expect(await find('a', '2026-12-02')).toBe('one');
    await fixture.reopen();
    expect(await find('b', '2026-12-02')).toBe('one');
  });

  test('are added without a new version, and only the newest stay', async () => {
    await fixture.store.reserveSlot(sampleBooking({ id: 'one', links: ['first'] }));
    const before = await fixture.store.findBooking('one');
    const added = Array.from({ length: MAX_LINKS - 1 }, (_, index) => `link-${index}`);
    for (const link of added) await fixture.store.addBookingLink('one', link);
    expect(await fixture.store.addBookingLink('one', 'last')).toEqual({
      ...before,
      links: [...added, 'last'],
    });
    await fixture.reopen();
    expect([await find('first'), await find('link-0'), await find('last')]).toEqual([
      undefined,
      'one',
      'one',
    ]);
    const change = await fixture.store.changeBooking({ id: 'one', revision: 1 }, (one) => ({
      ...one,
      note: 'Called',
    }));
    expect(change).toMatchObject({ outcome: 'saved', record: { links: [...added, 'last'] } });
  });

  test('added at the same time are all kept', async () => {
    await fixture.store.reserveSlot(sampleBooking({ id: 'one' }));
    const links = ['a', 'b', 'c', 'd'];
    await Promise.all(links.map((link) => fixture.store.addBookingLink('one', link)));
    await fixture.reopen();
    expect((await fixture.store.findBooking('one'))?.links?.toSorted()).toEqual(links);
  });

  test('are not added to a booking that is not there, or erased', async () => {
    expect(await fixture.store.addBookingLink('nobody', 'a')).toBeUndefined();
    const past = { date: '2026-11-20', status: 'completed' as const };
    await fixture.store.reserveSlot(sampleBooking({ id: 'one', ...past }));
    await fixture.store.erasePerson('maria@example.com', {
      now: new Date('2026-11-25T15:00:00Z'),
      zone: centralTime,
    });
    expect(await fixture.store.addBookingLink('one', 'a')).toBeUndefined();
    expect(await fixture.store.findBooking('one')).not.toHaveProperty('links');
  });

  test('are erased with the person', async () => {
    const past = { date: '2026-11-20', status: 'completed' as const };
    await fixture.store.reserveSlot(sampleBooking({ id: 'one', links: ['a'], ...past }));
    await fixture.store.erasePerson('maria@example.com', {
      now: new Date('2026-11-25T15:00:00Z'),
      zone: centralTime,
    });
    expect(await find('a')).toBeUndefined();
    expect(await fixture.store.findBooking('one')).not.toHaveProperty('links');
  });
}
