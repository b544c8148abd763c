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

  test('keeps the last day on which a known partner tried a widget, also after a restart', async () => {
    const { store } = fixture;
    await store.partners.add({ id: '1', revision: 1, name: 'Jane', slug: 'jane' });
    await store.recordPartnerTest('jane', '2026-11-22');
    await Promise.all([
      store.recordPartnerTest('jane', '2026-11-23'),
      store.recordPartnerTest('jane', '2026-11-23'),
      store.recordPartnerTest('stranger', '2026-11-23'),
    ]);
    await fixture.reopen();
    expect(await fixture.store.partnerTests()).toEqual(new Map([['jane', '2026-11-23']]));
  });

  test('forgets the tests of partners who are gone', async () => {
    const { store } = fixture;
    for (const slug of ['jane', 'joe']) {
      await store.partners.add({ id: slug, revision: 1, name: slug, slug });
      await store.recordPartnerTest(slug, '2026-11-22');
    }
    await store.partners.remove({ id: 'joe', revision: 1 });
    await store.recordPartnerTest('jane', '2026-11-23');
    expect(await store.partnerTests()).toEqual(new Map([['jane', '2026-11-23']]));
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
