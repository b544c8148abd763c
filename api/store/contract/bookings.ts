import { expect, test } from 'vitest';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { cursorOf, type Stage } from './stage.ts';

/** A slot is sold once; how bookings are kept and listed. */
export function bookingsContract(stage: Stage): void {
  const reserve = (fields: Partial<Booking>) => stage.store.reserveSlot(sampleBooking(fields));

  test('of one slot by 200 at one moment have one winner, and the other slots stay free', async () => {
    const rivals = Array.from({ length: 200 }, (_, index) => ({ id: `rival-${index}` }));
    const outcomes = await Promise.all(rivals.map(reserve));

    const winners = outcomes.filter(({ outcome }) => outcome === 'reserved');
    const losers = outcomes.filter(({ outcome }) => outcome === 'slot_taken');
    expect(winners).toHaveLength(1);
    expect(losers).toHaveLength(199);
    for (const loser of losers) expect(loser).toMatchObject({ takenTimes: ['08:00'] });
    expect(await stage.store.takenTimes('2026-12-01')).toEqual(['08:00']);
    expect(await reserve({ time: '11:30' })).toMatchObject({ outcome: 'reserved' });
    await stage.reopen();
    expect((await stage.everything()).bookings).toHaveLength(2);
    expect(await reserve({})).toMatchObject({ outcome: 'slot_taken' });
  });

  test('of all slots of a day at one moment all win', async () => {
    const times = ['15:00', '08:00', '11:30'];
    const outcomes = await Promise.all(times.map((time) => reserve({ time })));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['reserved', 'reserved', 'reserved']);
    expect(await stage.store.takenTimes('2026-12-01')).toEqual(['08:00', '11:30', '15:00']);
  });

  test('tell the loser every time that is taken on the day', async () => {
    await reserve({ time: '15:00' });
    await reserve({ time: '08:00' });
    expect(await reserve({ time: '08:00' })).toEqual({
      outcome: 'slot_taken',
      takenTimes: ['08:00', '15:00'],
    });
  });

  test('of the same time on other days do not meet', async () => {
    for (const date of ['2026-12-01', '2026-12-02', '2027-12-01']) {
      expect(await reserve({ date })).toMatchObject({ outcome: 'reserved' });
    }
    expect(await stage.store.takenTimes('2026-12-02')).toEqual(['08:00']);
    expect(await stage.store.takenTimes('2026-12-03')).toEqual([]);
  });

  test.each([
    ['confirmed', 'slot_taken'],
    ['completed', 'slot_taken'],
    ['cancelled', 'reserved'],
  ] as const)('that are %s leave the slot %s', async (status, outcome) => {
    await reserve({ status });
    expect(await stage.store.takenTimes('2026-12-01')).toEqual(
      status === 'cancelled' ? [] : ['08:00'],
    );
    await stage.reopen();
    expect(await reserve({})).toMatchObject({ outcome });
  });

  test('outlive a restart with quote and attribution', async () => {
    const booking = sampleBooking({ inspectionType: 'buyer', attribution, quote });
    expect(await stage.store.reserveSlot(booking)).toEqual({ outcome: 'reserved', booking });
    await stage.reopen();
    expect((await stage.everything()).bookings).toEqual([booking]);
  });

  test('are listed by when they were made, not by the day that they are for', async () => {
    await reserve({ id: 'made-last', date: '2026-12-01', createdAt: '2026-11-22T12:00:00.000Z' });
    await reserve({
      id: 'made-first',
      date: '2027-01-15',
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    await reserve({ id: 'made-next', date: '2026-12-02', createdAt: '2026-11-21T12:00:00.000Z' });
    await stage.reopen();
    const first = await stage.store.listBookings({ limit: 2 });
    const second = await stage.store.listBookings({ limit: 2, cursor: cursorOf(first) });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual(['made-last', 'made-next', 'made-first']);
  });

  test('are searched in name and e-mail', async () => {
    await reserve({ id: 'maria' });
    await reserve({ id: 'jg', time: '11:30', name: 'José Garza', email: 'jg@example.org' });
    const found = async (search: string) =>
      (await stage.store.listBookings({ limit: 10, search })).data.map(({ id }) => id);
    expect(await found('GARZA')).toEqual(['jg']);
    expect(await found('maria@')).toEqual(['maria']);
    expect(await found('elm')).toEqual([]);
  });
}

const attribution = { partner: 'jane-doe-realty', page: 'https://agent.example/listing' };

const quote: NonNullable<Booking['quote']> = {
  input: {
    propertyType: 'residential',
    squareFootage: 2400,
    yearBuilt: 1978,
    hasPool: true,
    detachedStructures: 0,
    rushService: false,
    hasBasement: false,
    stories: 2,
    hasAttic: true,
  },
  result: {
    basePrice: 375,
    poolAddOn: 25,
    structuresAddOn: 0,
    rushAddOn: 0,
    basementAddOn: 0,
    ageAddOn: 50,
    complexityAddOn: 0,
    scheduleDiscount: 19,
    totalPrice: 431,
    breakdown: [
      { label: 'Base price', amount: 375 },
      { label: 'Early booking', amount: -19 },
    ],
    estimatedDuration: '2.5-3 hours',
    recommendedServices: ['HVAC evaluation'],
  },
};
