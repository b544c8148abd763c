import { expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { businessDay } from '#domain/schedule/business-clock.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import type { BookingQuery } from '../resources/bookings.ts';
import { bookedStarts } from '../testing/booked-starts.ts';
import { sampleBooking } from '../testing/sample-records.ts';
import { cursorOf, type StoreFixture } from './store-fixture.ts';

/** Bookings: one per slot, stored and listed. */
export function bookingsContract(fixture: StoreFixture): void {
  const reserve = (fields: Partial<Booking>) => fixture.store.reserveSlot(sampleBooking(fields));

  test('of 200 concurrent attempts one gets the slot, and other slots stay free', async () => {
    const rivals = Array.from({ length: 200 }, (_, index) => ({ id: `rival-${index}` }));
    const outcomes = await Promise.all(rivals.map(reserve));

    const winners = outcomes.filter(({ outcome }) => outcome === 'reserved');
    const losers = outcomes.filter(({ outcome }) => outcome === 'slot_taken');
    expect(winners).toHaveLength(1);
    expect(losers).toHaveLength(199);
    for (const loser of losers)
      expect(loser).toMatchObject({ standing: [expect.objectContaining({ time: '08:00' })] });
    expect(await bookedStarts(fixture.store, '2026-12-01')).toEqual(['08:00']);
    expect(await reserve({ time: '11:30' })).toMatchObject({ outcome: 'reserved' });
    await fixture.reopen();
    expect((await fixture.everything()).bookings).toHaveLength(2);
    expect(await reserve({})).toMatchObject({ outcome: 'slot_taken' });
  });

  test('of different slots at the same time all succeed', async () => {
    const times = ['15:00', '08:00', '11:30'];
    const outcomes = await Promise.all(times.map((time) => reserve({ time })));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['reserved', 'reserved', 'reserved']);
    expect(await bookedStarts(fixture.store, '2026-12-01')).toEqual(['08:00', '11:30', '15:00']);
  });

  test.each([
    ['confirmed', 'slot_taken'],
    ['completed', 'slot_taken'],
    ['cancelled', 'reserved'],
  ] as const)('that are %s leave the slot %s', async (status, outcome) => {
    await reserve({ status });
    expect(await bookedStarts(fixture.store, '2026-12-01')).toEqual(
      status === 'cancelled' ? [] : ['08:00'],
    );
    await fixture.reopen();
    expect(await reserve({})).toMatchObject({ outcome });
  });

  test('survive a restart with quote, attribution and the discount asked for', async () => {
    const discount = { promotionId: 'may', message: '$50 off in May.', amount: '$50' };
    const booking = sampleBooking({ inspectionType: 'buyer', attribution, quote, discount });
    expect(await fixture.store.reserveSlot(booking)).toEqual({ outcome: 'reserved', booking });
    await fixture.reopen();
    expect((await fixture.everything()).bookings).toEqual([booking]);
  });

  test('survive a restart with what was said about the visit', async () => {
    const booking = sampleBooking({
      agentName: 'Jane Doe',
      agentEmail: 'jane@realty.example',
      agentCopy: true,
      entry: 'Lockbox on the gas meter',
      occupancy: 'vacant',
      utilities: 'partly',
      pets: 'A dog',
    });
    await fixture.store.reserveSlot(booking);
    await fixture.reopen();
    expect((await fixture.everything()).bookings).toEqual([booking]);
  });

  test('are listed by creation, not by appointment', async () => {
    await reserve({ id: 'made-last', date: '2026-12-01', createdAt: '2026-11-22T12:00:00.000Z' });
    await reserve({
      id: 'made-first',
      date: '2027-01-15',
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    await reserve({ id: 'made-next', date: '2026-12-02', createdAt: '2026-11-21T12:00:00.000Z' });
    await fixture.reopen();
    const first = await fixture.store.listBookings({ limit: 2 });
    const second = await fixture.store.listBookings({ limit: 2, cursor: cursorOf(first) });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual(['made-last', 'made-next', 'made-first']);
  });

  test('of one millisecond are listed in the order of the calls, also after restarts', async () => {
    const idsOf = async () => (await fixture.everything()).bookings.map(({ id }) => id);
    const dates = ['2027-02-01', '2026-12-01', '2027-01-04'];
    for (const date of dates) await reserve({ id: date, date });
    expect(await idsOf()).toEqual(dates.toReversed());
    await fixture.reopen();
    expect(await idsOf()).toEqual(dates.toReversed());

    await reserve({ id: 'last', date: '2026-12-15' });
    const [moved = ''] = dates;
    await fixture.store.moveBooking({ id: moved, revision: 1 }, (booking) => ({
      ...booking,
      date: '2027-03-01',
    }));
    await fixture.reopen();
    expect(await idsOf()).toEqual(['last', ...dates.toReversed()]);
  });

  test('are listed by appointment, the latest first, also after a move', async () => {
    await reserve({ id: 'next', date: '2026-12-01', createdAt: '2026-11-22T12:00:00.000Z' });
    await reserve({ id: 'last', date: '2027-01-15', createdAt: '2026-11-20T12:00:00.000Z' });
    await reserve({ id: 'later', date: '2026-12-01', time: '11:30' });
    const list = async (query: Partial<BookingQuery> = {}) =>
      fixture.store.listBookings({ limit: 2, sort: 'appointment', ...query });
    const idsOf = ({ data }: { data: Booking[] }) => data.map(({ id }) => id);

    const first = await list();
    expect(idsOf(first)).toEqual(['last', 'later']);
    expect(idsOf(await list({ cursor: cursorOf(first) }))).toEqual(['next']);
    expect(await list({ day: businessDay('2027-01-14', centralTime) })).toMatchObject({
      start: 1,
      total: 3,
    });
    expect(idsOf(await list({ day: businessDay('2026-12-01', centralTime) }))).toEqual([
      'later',
      'next',
    ]);

    await fixture.store.moveBooking({ id: 'next', revision: 1 }, (booking) => ({
      ...booking,
      date: '2027-02-01',
    }));
    expect(idsOf(await list())).toEqual(['next', 'last']);
    await fixture.reopen();
    expect(idsOf(await list())).toEqual(['next', 'last']);
  });

  test('with the same appointment are listed in the order in which they were made', async () => {
    for (const day of [22, 20, 21]) {
      const createdAt = `2026-11-${day}T12:00:00.000Z`;
      await reserve({ id: `made-${day}`, status: 'cancelled', createdAt });
    }
    const { data } = await fixture.store.listBookings({ limit: 3, sort: 'appointment' });
    expect(data.map(({ id }) => id)).toEqual(['made-22', 'made-21', 'made-20']);
  });

  test('have been seen until the latest instant, also after a restart', async () => {
    expect(await fixture.store.bookingsSeenAt()).toBeUndefined();
    await fixture.store.markBookingsSeen('2026-11-20T15:00:00.000Z');
    await fixture.store.markBookingsSeen('2026-11-19T15:00:00.000Z');
    await fixture.reopen();
    expect(await fixture.store.bookingsSeenAt()).toBe('2026-11-20T15:00:00.000Z');
    await fixture.store.markBookingsSeen('2026-11-20T15:00:00.001Z');
    expect(await fixture.store.bookingsSeenAt()).toBe('2026-11-20T15:00:00.001Z');
  });

  test('are found by their agent’s mailbox, however it is spelled, until another agent is named', async () => {
    const ofAgent = async (email: string) =>
      (await fixture.store.bookingsOfAgent(email)).map(({ id }) => id).toSorted();
    await reserve({ id: 'one', agentEmail: 'Jane.D+home@gmail.com' });
    await reserve({ id: 'two', time: '15:00', status: 'cancelled', agentEmail: 'janed@gmail.com' });
    await reserve({ id: 'client', date: '2026-12-03', email: 'janed@gmail.com' });
    expect(await ofAgent('JANED@googlemail.com')).toEqual(['one', 'two']);
    const change = {
      field: 'agentEmail' as const,
      from: 'Jane.D+home@gmail.com',
      to: 'bob@x.example',
    };
    await fixture.store.changeBooking({ id: 'one', revision: 1 }, (booking) => ({
      ...booking,
      agentEmail: 'bob@x.example',
      history: [{ at: booking.createdAt, by: 'Owner', what: 'corrected', changes: [change] }],
    }));
    await fixture.reopen();
    expect([await ofAgent('janed@gmail.com'), await ofAgent('bob@x.example')]).toEqual([
      ['two'],
      ['one'],
    ]);
  });

  test('are searched in name and email', async () => {
    await reserve({ id: 'maria' });
    await reserve({ id: 'jg', time: '11:30', name: 'José Garza', email: 'jg@example.org' });
    const found = async (search: string) =>
      (await fixture.store.listBookings({ limit: 10, search })).data.map(({ id }) => id);
    expect(await found('GARZA')).toEqual(['jg']);
    expect(await found('maria@')).toEqual(['maria']);
    expect(await found('oak')).toEqual([]);
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
    salesTax: 0,
    totalPrice: 431,
    breakdown: [
      { label: 'Base price', amount: 375 },
      { label: 'Early booking', amount: -19 },
    ],
    estimatedDuration: '2.5-3 hours',
    recommendedServices: ['HVAC evaluation'],
    priceRevision: 1,
  },
};
