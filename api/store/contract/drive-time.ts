import { describe, expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { deletedLead, restoredLead } from '#domain/leads/lead-folder.ts';
import { bookedStarts } from '../testing/booked-starts.ts';
import { sampleBooking } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

const date = '2026-12-01';
const frisco = '7 Pecan Ct, Frisco, TX 75034';
/** 65 minutes from Frisco. */
const dallas = '1 Main St, Dallas, TX 75201';

/** The drive between two addresses, in each method that checks a time. */
export function driveTimeContract(fixture: StoreFixture): void {
  const reserve = (fields: Partial<Booking>, anyway = false) =>
    fixture.store.reserveSlot(sampleBooking({ date, ...fields }), undefined, { anyway });
  const inFrisco = { id: 'frisco', time: '08:00', address: frisco };
  const inDallas = { id: 'dallas', time: '11:30', address: dallas };
  const move = (time: string) =>
    fixture.store.moveBooking({ id: 'dallas', revision: 1 }, (booking) => ({ ...booking, time }));
  const switchOff = async () => {
    const availability = await fixture.store.availability.read();
    await fixture.store.availability.replace({ ...availability, driveTime: false });
  };

  test('a booking has the place of its address, also after a restart', async () => {
    const reserved = await reserve(inFrisco);
    const place = { zip: '75034', city: 'Frisco', latitude: 33.121286, longitude: -96.838536 };
    expect(reserved).toMatchObject({ booking: { place } });
    await fixture.reopen();
    expect(await fixture.store.findBooking('frisco')).toMatchObject({ place });
  });

  test('a corrected address gets its own place', async () => {
    await reserve(inFrisco);
    const correct = (revision: number, address: string) =>
      fixture.store.changeBooking({ id: 'frisco', revision }, (booking) => ({
        ...booking,
        address,
      }));
    expect(await correct(1, dallas)).toMatchObject({ record: { place: { city: 'Dallas' } } });
    const without = await correct(2, '1 Main St');
    expect(without).toMatchObject({ outcome: 'saved', record: { address: '1 Main St' } });
    expect(without).not.toHaveProperty('record.place.zip');
  });

  describe('a time before the drive is over is not', () => {
    test('reserved', async () => {
      await reserve(inFrisco);
      expect(await reserve(inDallas)).toMatchObject({ outcome: 'slot_taken' });
      expect(await reserve({ ...inDallas, time: '12:05' })).toMatchObject({ outcome: 'reserved' });
    });

    test('reserved before another one either', async () => {
      await reserve(inDallas);
      expect(await reserve(inFrisco)).toMatchObject({ outcome: 'slot_taken' });
      expect(await reserve({ ...inFrisco, time: '07:25' })).toMatchObject({ outcome: 'reserved' });
    });

    test('moved to', async () => {
      await reserve(inFrisco);
      await reserve({ ...inDallas, time: '15:00' });
      expect(await move('11:30')).toMatchObject({ outcome: 'slot_taken' });
      expect(await move('12:05')).toMatchObject({ outcome: 'saved' });
    });

    test('restored', async () => {
      await reserve(inDallas);
      const at = new Date('2026-11-21T12:00:00Z');
      const version = { id: 'dallas', revision: 1 };
      await fixture.store.changeBooking(version, (booking) => deletedLead(booking, at));
      await reserve(inFrisco);
      expect(
        await fixture.store.moveBooking({ id: 'dallas', revision: 2 }, restoredLead),
      ).toMatchObject({
        outcome: 'slot_taken',
      });
    });
  });

  test('a time before the drive is over is free for the owner who takes it anyway', async () => {
    await reserve(inFrisco);
    expect(await reserve(inDallas, true)).toMatchObject({ outcome: 'reserved' });
  });

  test('no drive is counted while it is switched off, nor without a ZIP code', async () => {
    await reserve(inFrisco);
    expect(await reserve({ time: '11:30', address: '1 Main St, Dallas, TX' })).toMatchObject({
      outcome: 'reserved',
    });
    await switchOff();
    expect(await reserve({ ...inDallas, time: '15:00' })).toMatchObject({ outcome: 'reserved' });
    expect(await reserve({ time: '18:30', address: frisco })).toMatchObject({
      outcome: 'reserved',
    });
    expect(await bookedStarts(fixture.store, date)).toEqual(['08:00', '11:30', '15:00', '18:30']);
  });

  test('of 100 concurrent attempts from two cities both starts go to one of them', async () => {
    const attempts = Array.from({ length: 25 }, (_, index) =>
      ['08:00', '11:30'].flatMap((time) =>
        [frisco, dallas].map((address) =>
          reserve({ id: `${address} ${time} ${index}`, time, address }),
        ),
      ),
    );
    const outcomes = await Promise.all(attempts.flat());
    const booked = outcomes.flatMap((answer) =>
      answer.outcome === 'reserved' ? [answer.booking] : [],
    );
    expect(booked).toHaveLength(2);
    expect(booked[0]?.place).toEqual(booked[1]?.place);
  });
}
