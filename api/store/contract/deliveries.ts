import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import type { BookingAction, SlotTime } from '#domain/booking/booking-status.ts';
import type { DeliveryOutcome } from '#domain/deliveries/delivery-record.ts';
import type { DeliveryTarget } from '#domain/deliveries/planned-delivery.ts';
import { leadEventTypes } from '#domain/events/lead-event.ts';
import { requestOfBooking } from '#domain/inspection-request/request-of-booking.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** When the sample leads were made. */
const now = new Date('2026-11-20T15:00:00.000Z');

const targetOf = (id: string, since = now): DeliveryTarget => ({
  id,
  since: Object.fromEntries(leadEventTypes.map((type) => [type, since.toISOString()])),
});
const target = targetOf('t');

const ended = (
  outcome: DeliveryOutcome['outcome'],
  at = now,
  text = 'Hello Maria',
): DeliveryOutcome => ({ outcome, answer: { status: 200, text, milliseconds: 12 }, at });

/** Events on their way to targets, and what becomes of them. */
export function deliveriesContract(fixture: StoreFixture): void {
  const plannedAt = async (at: Date, to = target) =>
    (await fixture.store.deliveries.planned(to, at)).map(({ id }) => id);
  const claim = async (at: Date, { to = target, limit = 100 } = {}) => {
    const lease = { target: to, now: at, until: addMinutes(at, 5), limit };
    return (await fixture.store.deliveries.claim(lease)).map(({ id }) => id);
  };
  const settle = (id: string, outcome: DeliveryOutcome) =>
    fixture.store.deliveries.settle(id, outcome);
  const list = (limit = 100, id = 't') => fixture.store.deliveries.list(id, limit);
  const reserve = (fields: Partial<Booking> = {}) =>
    fixture.store.reserveSlot(sampleBooking({ id: 'b', ...fields }));
  const act = (action: BookingAction, revision: number, at: Date, to?: SlotTime) => {
    const change = (booking: Booking) =>
      applyBookingAction(booking, { action, to, at, by: 'Owner' }) ?? booking;
    return fixture.store.moveBooking({ id: 'b', revision }, change);
  };
  const created = 'booking-b-0-to-t';

  describe('a delivery is there in the same step as its event', () => {
    test('once for all requests that came when online bookings were full', async () => {
      for (const id of ['one', 'two', 'three']) {
        const request = requestOfBooking(sampleBooking({ id }), 'episode');
        await fixture.store.addContactRequest(request);
      }
      const full = 'bookings-full-episode-to-t';
      expect((await plannedAt(now)).filter((id) => id.startsWith('bookings'))).toEqual([full]);
      expect((await claim(now)).filter((id) => id === full)).toEqual([full]);
    });

    test('for each event of a booking, also after a restart', async () => {
      await reserve();
      await act('move', 1, addHours(now, 1), { date: '2026-12-03', time: '11:30' });
      await act('move', 2, addHours(now, 2), { date: '2026-12-04', time: '11:30' });
      await act('cancel', 3, addHours(now, 3));
      const ids = [0, 1, 2, 3].map((number) => `booking-b-${number}-to-t`);
      expect(await plannedAt(addHours(now, 3))).toEqual(ids);
      await fixture.reopen();
      expect(await plannedAt(addHours(now, 3))).toEqual(ids);
    });

    test('for a request, unless it is spam', async () => {
      const spam = { at: now.toISOString(), cause: 'marked' as const };
      await fixture.store.addContactRequest(sampleContactRequest({ id: 'r' }));
      await fixture.store.addContactRequest(sampleContactRequest({ id: 's', spam }));
      expect(await plannedAt(now)).toEqual(['request-r-0-to-t']);
    });

    test('for the call-back of a request, at its time and while it stands', async () => {
      const request = sampleContactRequest({ id: 'r' });
      await fixture.store.addContactRequest(request);
      await claim(now);
      const callBackAt = addHours(now, 2);
      const putOff = { ...request, callBackAt: callBackAt.toISOString() };
      await fixture.store.changeContactRequest(request, () => putOff);
      const id = `request-r-callback-${callBackAt.getTime()}-to-t`;
      expect(await claim(addMinutes(callBackAt, -1))).not.toContain(id);
      await fixture.reopen();
      expect(await claim(callBackAt)).toContain(id);
      await settle(id, ended('failed', callBackAt));
      await fixture.store.changeContactRequest({ id: 'r', revision: 2 }, () => request);
      expect(await plannedAt(callBackAt)).not.toContain(id);
    });

    test('but not when the write of the event fails', async () => {
      await reserve();
      await fixture.refuseWrites(true);
      await expect(act('cancel', 1, now)).rejects.toBeInstanceOf(StoreWriteError);
      await fixture.refuseWrites(false);
      expect(await plannedAt(now)).toEqual([created]);
    });
  });

  test('a target gets the events of its types since it wants them', async () => {
    await reserve();
    await act('cancel', 1, addHours(now, 1));
    const since = { 'booking.cancelled': now.toISOString() };
    expect(await plannedAt(addHours(now, 1), { id: 'u', since })).toEqual(['booking-b-1-to-u']);
    const late = targetOf('u', addMinutes(now, 30));
    expect(await plannedAt(addHours(now, 1), late)).toEqual(['booking-b-1-to-u']);
  });

  test('a target with a partner gets the events of that partner’s leads', async () => {
    await reserve({ attribution: { partner: 'jane-doe' } });
    await reserve({ id: 'a', time: '15:00', attribution: { partner: 'joe-roe' } });
    await fixture.store.addContactRequest(sampleContactRequest({ id: 'r' }));
    const partners = { ...target, partner: 'jane-doe' };
    expect(await plannedAt(now, partners)).toEqual([created]);
    // What was due before the owner chose a partner is in the backlog of earlier claims.
    await claim(now, { limit: 1 });
    expect(await claim(now, { to: { ...target, partner: 'nobody' } })).toEqual([]);
  });

  describe('a claim', () => {
    test('gets what is due, the earliest first and not more than its limit', async () => {
      await reserve({ createdAt: addMinutes(now, 1).toISOString() });
      await reserve({ id: 'a', time: '15:00' });
      expect(await claim(addHours(now, -1))).toEqual([]);
      expect(await claim(addMinutes(now, 1), { limit: 1 })).toEqual(['booking-a-0-to-t']);
      expect(await claim(addMinutes(now, 1))).toEqual([created]);
      expect(await claim(addMinutes(now, 1))).toEqual([]);
    });

    test('leaves those to other targets', async () => {
      await reserve();
      expect(await claim(now)).toEqual([created]);
      expect(await claim(now, { to: targetOf('u') })).toEqual(['booking-b-0-to-u']);
    });

    test('is for one caller alone, of 20 at once', async () => {
      await reserve();
      await reserve({ id: 'a', time: '15:00' });
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim(now, { limit: 1 })));
      expect(claims.flat().sort()).toEqual(['booking-a-0-to-t', created]);
    });

    test('gets nothing of a type that the target wants no more', async () => {
      await reserve();
      await reserve({ id: 'a', time: '15:00' });
      await claim(now, { limit: 1 });
      expect(await claim(now, { to: { id: 't', since: {} } })).toEqual([]);
    });

    test('can be made again when its time is over, also after a restart', async () => {
      await reserve();
      await claim(now);
      await fixture.reopen();
      expect(await claim(new Date('2026-11-20T15:04:59.999Z'))).toEqual([]);
      expect(await claim(addMinutes(now, 5))).toEqual([created]);
      expect(await list()).toMatchObject([{ id: created, attempts: 2 }]);
    });

    test('that cannot be stored is none', async () => {
      await reserve();
      await fixture.refuseWrites(true);
      await expect(claim(now)).rejects.toBeInstanceOf(StoreWriteError);
      await fixture.refuseWrites(false);
      expect(await claim(now)).toEqual([created]);
    });
  });

  describe('a delivery', () => {
    test('that was made is not made again, and is listed with its answer', async () => {
      await reserve();
      await claim(now);
      await settle(created, ended('sent'));
      const record = {
        id: created,
        revision: 2,
        createdAt: now.toISOString(),
        target: 't',
        lead: 'b',
        type: 'booking.created',
        due: now.toISOString(),
        attempts: 1,
        state: 'sent',
        sentAt: now.toISOString(),
        last: { status: 200, text: 'Hello Maria', milliseconds: 12 },
      };
      for (const restart of [false, true]) {
        if (restart) await fixture.reopen();
        expect(await claim(addHours(now, 2))).toEqual([]);
        expect(await list()).toEqual([record]);
      }
    });

    test('that failed is tried again after growing pauses, until it expires', async () => {
      await reserve();
      let at = now;
      expect(await claim(at)).toEqual([created]);
      // In minutes, and at most a fifth longer.
      for (const pause of [1, 5, 15, 60, 180, 360, 360]) {
        await settle(created, ended('failed', at));
        expect(await claim(addMinutes(at, pause - 1))).toEqual([]);
        at = addMinutes(at, Math.ceil(1.2 * pause));
        expect(await claim(at)).toEqual([created]);
      }
      await settle(created, ended('failed', at));
      expect(await claim(addHours(now, 73))).toEqual([]);
      expect(await list()).toMatchObject([{ state: 'waiting', attempts: 8 }]);
    });

    test('that was refused is not tried again', async () => {
      await reserve();
      await claim(now);
      await settle(created, ended('refused'));
      expect(await claim(addHours(now, 24))).toEqual([]);
      expect(await list()).toMatchObject([{ state: 'refused' }]);
    });

    test('keeps the first outcome of its attempt; an unknown one has none', async () => {
      await reserve();
      await claim(now);
      await settle(created, ended('sent'));
      await settle(created, ended('refused'));
      await settle('none', ended('sent'));
      expect(await list()).toMatchObject([{ id: created, state: 'sent' }]);
      expect(await plannedAt(now)).toEqual([]);
    });

    test('has its lead as it is now, and is gone with it', async () => {
      const { deliveries } = fixture.store;
      await reserve();
      const lease = { target, now, until: addMinutes(now, 5), limit: 1 };
      const [first] = await deliveries.claim(lease);
      if (!first) throw new Error('Nothing was claimed');
      await act('move', 1, addMinutes(now, 1), { date: '2026-12-03', time: '11:30' });
      expect(await deliveries.current(first, addMinutes(now, 1))).toMatchObject({
        id: created,
        event: { type: 'booking.created', about: { booking: { date: '2026-12-03' } } },
      });
      expect(await deliveries.current(first, addHours(now, 72))).toBeUndefined();
      const deletedAt = now.toISOString();
      await fixture.store.changeBooking({ id: 'b', revision: 2 }, (booking) => ({
        ...booking,
        deletedAt,
      }));
      expect(await deliveries.current(first, addMinutes(now, 2))).toBeUndefined();
    });
  });

  describe('a delivery that is repeated', () => {
    const repeat = async (at: Date, { id = created, to = target } = {}) => {
      const lease = { id, target: to, now: at, until: addMinutes(at, 5) };
      const repeated = await fixture.store.deliveries.repeat(lease);
      return typeof repeated === 'string' ? repeated : repeated.id;
    };

    test('is claimed in any state, also long after it has expired, and counted', async () => {
      await reserve();
      await claim(now);
      await settle(created, ended('sent'));
      const late = addDays(now, 20);
      expect(await repeat(late)).toBe(created);
      expect(await list()).toMatchObject([{ id: created, state: 'sending', attempts: 2 }]);
      await settle(created, ended('failed', late));
      await fixture.reopen();
      expect(await list()).toMatchObject([{ id: created, state: 'waiting', attempts: 2 }]);
      expect(await repeat(late)).toBe(created);
      await settle(created, ended('sent', late));
      expect(await list()).toMatchObject([{ state: 'sent', attempts: 3 }]);
    });

    test('is claimed by one of many at once, and by nobody while it is being sent', async () => {
      await reserve();
      await claim(now);
      expect(await repeat(now)).toBe('running');
      await settle(created, ended('sent'));
      const claims = await Promise.all(Array.from({ length: 10 }, () => repeat(now)));
      expect(claims.sort()).toEqual([created, ...Array(9).fill('running')]);
      // The one who claimed it may have crashed.
      expect(await repeat(addMinutes(now, 5))).toBe(created);
    });

    test('is missing without an attempt, and to another target', async () => {
      await reserve();
      expect(await repeat(now)).toBe('missing');
      await claim(now);
      await settle(created, ended('sent'));
      expect(await repeat(now, { to: targetOf('u') })).toBe('missing');
    });

    test('is gone with its lead, and when the target does not get such events', async () => {
      await reserve();
      await claim(now);
      await settle(created, ended('sent'));
      expect(await repeat(now, { to: { id: 't', since: {} } })).toBe('gone');
      expect(await repeat(now, { to: { ...target, partner: 'jane-doe' } })).toBe('gone');
      const deletedAt = now.toISOString();
      await fixture.store.changeBooking({ id: 'b', revision: 1 }, (booking) => ({
        ...booking,
        deletedAt,
      }));
      expect(await repeat(now)).toBe('gone');
      expect(await list()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    });
  });

  describe('the list of a target', () => {
    const requests = async (count: number, at: Date, prefix: string) => {
      for (let n = 0; n < count; n++) {
        const createdAt = at.toISOString();
        await fixture.store.addContactRequest(
          sampleContactRequest({ id: `${prefix}${n}`, createdAt }),
        );
      }
    };

    test('has the newest first, and not more than asked for', async () => {
      await requests(3, now, 'r');
      await claim(now, { limit: 1 });
      await claim(addMinutes(now, 1), { limit: 2 });
      await claim(addMinutes(now, 1), { to: targetOf('u') });
      const [newest] = await list(1);
      expect(newest?.createdAt).toBe(addMinutes(now, 1).toISOString());
      expect(await list()).toHaveLength(3);
    });

    test('keeps 100 of those that are over, and all that are not', async () => {
      const later = addDays(now, 4);
      await requests(105, now, 'old');
      for (const id of await claim(now, { limit: 200 })) await settle(id, ended('sent'));
      await fixture.store.deliveries.prune(addHours(now, 71));
      expect(await list(200)).toHaveLength(105);
      await requests(2, later, 'new');
      await claim(later);
      await fixture.store.deliveries.prune(later);
      for (const restart of [false, true]) {
        if (restart) await fixture.reopen();
        const left = await list(200);
        expect(left).toHaveLength(100);
        expect(
          left
            .slice(0, 2)
            .map(({ lead }) => lead)
            .sort(),
        ).toEqual(['new0', 'new1']);
      }
    });

    test('has nothing of a month ago', async () => {
      await reserve();
      await claim(now);
      await settle(created, ended('sent'));
      const later = addDays(now, 31);
      await fixture.store.deliveries.prune(later);
      expect(await list()).toEqual([]);
      const lease = { id: created, target, now: later, until: addMinutes(later, 1) };
      expect(await fixture.store.deliveries.repeat(lease)).toBe('missing');
      await fixture.reopen();
      expect(await list()).toEqual([]);
    });
  });

  describe('the erasure of a person', () => {
    const later = new Date('2026-12-15T15:00:00.000Z');
    const erase = () =>
      fixture.store.erasePerson('maria@example.com', { now: later, zone: centralTime });

    test('leaves that a delivery was made and nothing of the answer', async () => {
      await reserve();
      await claim(now);
      await settle(created, ended('sent'));
      await erase();
      for (const restart of [false, true]) {
        if (restart) await fixture.reopen();
        expect(JSON.stringify(await list())).not.toMatch(/maria/i);
        expect(await list()).toMatchObject([
          { id: created, state: 'sent', erasedAt: later.toISOString() },
        ]);
      }
    });

    test('leaves the answers about others, and is done once', async () => {
      await reserve();
      const joe = { id: 'a', time: '15:00', email: 'joe@example.com', phone: '(214) 555-0188' };
      await reserve(joe);
      for (const id of await claim(now)) await settle(id, ended('sent'));
      await erase();
      await fixture.store.erasePerson('maria@example.com', {
        now: addDays(later, 1),
        zone: centralTime,
      });
      const byLead = new Map((await list()).map((record) => [record.lead, record]));
      expect(byLead.get('a')).toMatchObject({ last: { text: 'Hello Maria' } });
      expect(byLead.get('a')).not.toHaveProperty('erasedAt');
      expect(byLead.get('b')).toMatchObject({ erasedAt: later.toISOString() });
    });

    test('reaches a delivery that is on its way', async () => {
      const createdAt = later.toISOString();
      await fixture.store.addContactRequest(sampleContactRequest({ id: 'r', createdAt }));
      const [id = ''] = await claim(later);
      await erase();
      await settle(id, ended('sent', later));
      expect(await list()).toMatchObject([{ id, state: 'sent', last: { text: '' } }]);
    });
  });
}
