import { expect, test } from 'vitest';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import type { Stage } from './stage.ts';

/** Leads by partner: counted over everything that was ever kept. */
export function partnersContract(stage: Stage): void {
  const from = (partner: string) => ({ attribution: { partner } });

  test('counts requests and bookings of each partner, also after a restart', async () => {
    const { store } = stage;
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
    await stage.reopen();
    expect(Object.fromEntries(await stage.store.leadsByPartner())).toEqual(leads);
  });

  test('counts a lead once, whatever becomes of it', async () => {
    const request = sampleContactRequest({ id: 'one', ...from('jane') });
    await stage.store.addContactRequest(request);
    await stage.store.changeContactRequest({ id: 'one', revision: request.revision }, (kept) => ({
      ...kept,
      status: 'closed',
    }));
    expect(Object.fromEntries(await stage.store.leadsByPartner())).toEqual({
      jane: { requests: 1, bookings: 0 },
    });
  });
}
