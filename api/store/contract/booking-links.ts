import { expect, test } from 'vitest';
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

  test('are erased with the person', async () => {
    const past = { date: '2026-11-20', status: 'completed' as const };
    await fixture.store.reserveSlot(sampleBooking({ id: 'one', links: ['a'], ...past }));
    await fixture.store.erasePerson('maria@example.com', new Date('2026-11-25T15:00:00Z'));
    expect(await find('a')).toBeUndefined();
    expect(await fixture.store.findBooking('one')).not.toHaveProperty('links');
  });
}
