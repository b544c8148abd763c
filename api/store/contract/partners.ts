import { expect, test } from 'vitest';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** The number of leads by partner. */
export function partnersContract(fixture: StoreFixture): void {
  const from = (partner: string) => ({ attribution: { partner } });

  test('counts requests and bookings of each partner, also after a restart', async () => {
    const { store } = fixture;
    await store.addContactRequest(sampleContactRequest({ id: 'one', ...from('jane') }));
    await store.addContactRequest(sampleContactRequest({ id: 'two', ...from('jane') }));
    await store.addContactRequest(sampleContactRequest({ id: 'three', attribution: {} }));
    await store.addContactRequest(sampleContactRequest({ id: 'four' }));
    await store.reserveSlot(sampleBooking({ id: 'five', time: '08:00', ...from('jane') }));
    await store.reserveSlot(sampleBooking({ id: 'six', time: '11:30', ...from('joe') }));
    const leads = {
      jane: { requests: 2, bookings: 1 },
      joe: { requests: 0, bookings: 1 },
    };
    expect(Object.fromEntries(await store.leadsByPartner())).toEqual(leads);
    await fixture.reopen();
    expect(Object.fromEntries(await fixture.store.leadsByPartner())).toEqual(leads);
  });

  test('counts a lead once, whatever its status', async () => {
    const request = sampleContactRequest({ id: 'one', ...from('jane') });
    await fixture.store.addContactRequest(request);
    await fixture.store.changeContactRequest(
      { id: 'one', revision: request.revision },
      (stored) => ({
        ...stored,
        status: 'closed',
      }),
    );
    expect(Object.fromEntries(await fixture.store.leadsByPartner())).toEqual({
      jane: { requests: 1, bookings: 0 },
    });
  });
}
