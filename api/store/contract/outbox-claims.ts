import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { sampleContactRequest } from '../testing/sample-records.ts';
import {
  confirmed,
  failed,
  made,
  mail,
  now,
  outboxCalls,
  refused,
  reminder,
  sent,
} from './outbox-calls.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Messages that are sent: by whom, and what is left of them. */
export function outboxClaimsContract(fixture: StoreFixture): void {
  const { begin, claim, settle, reserve, act } = outboxCalls(fixture);

  describe('a claim', () => {
    test('gets what is due, the earliest first and not more than its limit', async () => {
      await begin();
      await reserve({ createdAt: addMinutes(now, 1).toISOString() });
      await reserve({ id: 'a', time: '15:00' });
      expect(await claim(addHours(now, -1))).toEqual([]);
      expect(await claim(addMinutes(now, 1), 1)).toEqual(['booking_confirmed-a-0']);
      expect(await claim(addMinutes(now, 1))).toEqual(['new_booking-a-0', ...made]);
      expect(await claim(addMinutes(now, 1))).toEqual([]);
    });

    test('gets what is due at the same moment in the same order after a restart', async () => {
      await begin();
      await reserve({ date: '2027-01-04' });
      await reserve({ id: 'a', date: '2026-12-01' });
      const order = async () => (await fixture.store.outbox.planned(now)).map(({ id }) => id);
      const before = await order();
      await fixture.reopen();
      expect(await order()).toEqual(before);
    });

    test('is for one caller alone, of 20 at once', async () => {
      await begin();
      await reserve();
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim(now, 1)));
      expect(claims.flat().sort()).toEqual(made);
    });

    test('can be made again when its time is over, also after a restart', async () => {
      await begin();
      await reserve();
      await claim(now);
      await fixture.reopen();
      expect(await claim(new Date('2026-11-20T15:04:59.999Z'))).toEqual([]);
      expect(await claim(addMinutes(now, 5))).toEqual(made);
      expect(await fixture.store.outbox.find(confirmed)).toMatchObject({ attempts: 2 });
    });

    test('that cannot be stored is none', async () => {
      await begin();
      await reserve();
      await fixture.refuseWrites(true);
      await expect(claim(now)).rejects.toBeInstanceOf(StoreWriteError);
      await fixture.refuseWrites(false);
      expect(await claim(now)).toEqual(made);
    });
  });

  describe('a message', () => {
    test('that was sent is not sent again, and is listed with its text', async () => {
      await begin();
      await reserve();
      await claim(now);
      await settle(confirmed, sent());
      for (const restart of [false, true]) {
        if (restart) await fixture.reopen();
        expect(await claim(addHours(now, 2))).toEqual(restart ? [] : ['new_booking-b-0']);
        const record = {
          id: confirmed,
          state: 'sent',
          sentAt: now.toISOString(),
          mail,
          leads: ['b'],
        };
        expect(await fixture.store.outbox.find(confirmed)).toMatchObject(record);
      }
      const { data, total } = await fixture.store.outbox.list({ limit: 10 }, addHours(now, 2));
      expect([total, data.map(({ id }) => id)]).toEqual([1, [confirmed]]);
    });

    test('that failed is listed and counted once it is not tried again', async () => {
      await begin();
      await reserve();
      await claim(now);
      await settle(confirmed, sent());
      await settle('new_booking-b-0', failed(now));
      const listedAt = async (at: Date, limit = 10) => {
        const { data, total, nextCursor } = await fixture.store.outbox.list({ limit }, at);
        return { total, ids: data.map(({ id }) => id).sort(), hasNext: nextCursor !== null };
      };
      const sentOne = { total: 1, ids: [confirmed], hasNext: false };
      expect(await listedAt(addMinutes(now, 1))).toEqual(sentOne);
      expect(await listedAt(addMinutes(now, 1), 1)).toEqual(sentOne);
      const both = { total: 2, ids: [confirmed, 'new_booking-b-0'].sort(), hasNext: false };
      expect(await listedAt(addHours(now, 100))).toEqual(both);
      expect(await listedAt(addHours(now, 100), 1)).toMatchObject({ total: 2, hasNext: true });
    });

    test('that failed is tried again after growing pauses, until it expires', async () => {
      await begin();
      await reserve({ email: '' });
      // In minutes: after the eighth attempt every six hours, as long as the mail may be sent at all.
      const attempts = [0, 1, 6, 21, 81, 261, 621];
      for (let minute = 981; minute < 72 * 60; minute += 360) attempts.push(minute);
      for (const [index, minute] of attempts.entries()) {
        if (index > 0) expect(await claim(addMinutes(now, minute - 1))).toEqual([]);
        const at = addMinutes(now, minute);
        const [id, ...others] = await claim(at);
        expect([id, others]).toEqual(['new_booking-b-0', []]);
        await settle(id ?? '', failed(at));
      }
      expect(await claim(addHours(now, 73))).toEqual([]);
      const record = { state: 'waiting', answer: '451 Try later', attempts: 17 };
      expect(await fixture.store.outbox.find('new_booking-b-0')).toMatchObject(record);
    });

    test('that was refused is not tried again', async () => {
      await begin();
      await reserve();
      await claim(now);
      for (const id of made) await settle(id, refused());
      expect(await claim(addHours(now, 24))).toEqual([]);
      const record = { state: 'refused', answer: '550 No such user' };
      expect(await fixture.store.outbox.find(confirmed)).toMatchObject(record);
    });

    test('keeps the first outcome of its attempt; an unknown one has none', async () => {
      await begin();
      await reserve();
      await claim(now);
      await settle(confirmed, sent());
      await settle(confirmed, refused());
      expect(await fixture.store.outbox.find(confirmed)).toMatchObject({ state: 'sent' });
      await settle('none', sent());
      expect(await fixture.store.outbox.find('none')).toBeUndefined();
    });

    test('that was found due is not claimed once its cause is gone', async () => {
      await begin();
      await reserve();
      expect(await claim(now, 1)).toHaveLength(1);
      const later = addMinutes(now, 1);
      await act('cancel', 1, later);
      const claimed = [...(await claim(later)), ...(await claim(later))];
      expect(claimed.sort()).toEqual(['booking_cancelled-b-1', 'cancelled_booking-b-1']);
    });

    test('that was claimed is as its cause is now, and is gone with it', async () => {
      const { outbox } = fixture.store;
      await begin();
      await reserve();
      const [first] = await outbox.claim({ now, until: addMinutes(now, 5), limit: 1 });
      if (!first) throw new Error('Nothing was claimed');
      expect(await outbox.current(first, now)).toEqual(first);
      await act('move', 1, addMinutes(now, 1), { date: '2026-12-03', time: '11:30' });
      const moved = await outbox.current(first, addMinutes(now, 1));
      expect(moved).toMatchObject({ id: confirmed, about: { booking: { date: '2026-12-03' } } });
      await act('cancel', 2, addMinutes(now, 2));
      expect(await outbox.current(first, addMinutes(now, 2))).toBeUndefined();
    });

    test('that failed is not tried again once its booking is canceled', async () => {
      await begin();
      await reserve();
      for (const id of await claim(now)) await settle(id, failed());
      await act('cancel', 1, addMinutes(now, 1));
      const later = await claim(addMinutes(now, 10));
      expect(later.sort()).toEqual(['booking_cancelled-b-1', 'cancelled_booking-b-1']);
    });

    test('of a kind that is off is not sent, later neither', async () => {
      await begin();
      await reserve();
      const { messageSettings } = fixture.store;
      const settings = await messageSettings.read();
      await messageSettings.replace({ ...settings, off: ['booking_confirmed'] });
      expect(await claim(now)).toEqual(['new_booking-b-0']);
    });

    test('follows the settings of now, though it was planned by others before', async () => {
      await begin();
      await reserve();
      const { outbox, messageSettings } = fixture.store;
      const dueOfReminder = async () =>
        (await outbox.planned(now)).find(({ id }) => id === reminder)?.due.toISOString();
      expect(await dueOfReminder()).toBe('2026-11-30T23:00:00.000Z');
      await messageSettings.replace({ ...(await messageSettings.read()), reminderTime: '18:00' });
      expect(await dueOfReminder()).toBe('2026-12-01T00:00:00.000Z');
    });

    test('that was claimed is gone when it expires', async () => {
      const { outbox } = fixture.store;
      await begin();
      await reserve();
      const [first] = await outbox.claim({ now, until: addMinutes(now, 5), limit: 1 });
      if (!first) throw new Error('Nothing was claimed');
      expect(await outbox.current(first, addMinutes(first.expires, -1))).toBeDefined();
      expect(await outbox.current(first, first.expires)).toBeUndefined();
    });
  });

  test('messages about a lead are found, the oldest first', async () => {
    await begin();
    await reserve();
    await reserve({ id: 'other', time: '15:00' });
    await claim(now);
    await settle(confirmed, sent());
    const evening = new Date('2026-11-30T23:00:00.000Z');
    await claim(evening);
    for (const restart of [false, true]) {
      if (restart) await fixture.reopen();
      const kinds = (await fixture.store.outbox.about(['b'])).map(({ kind }) => kind);
      expect(kinds.slice(0, 2).sort()).toEqual(['booking_confirmed', 'new_booking']);
      expect(kinds.slice(2).sort()).toEqual(['day_list', 'reminder']);
      expect(await fixture.store.outbox.about(['none'])).toEqual([]);
    }
  });

  describe('the erasure of a person', () => {
    const later = new Date('2026-12-15T15:00:00.000Z');
    const erase = () =>
      fixture.store.erasePerson('maria@example.com', { now: later, zone: centralTime });
    const stored = async () =>
      JSON.stringify(await fixture.store.outbox.list({ limit: 100 }, later));

    test('leaves that a message was sent and nothing of the person', async () => {
      await begin();
      await reserve();
      await claim(now);
      await settle(confirmed, sent());
      await settle('new_booking-b-0', refused());
      await erase();
      for (const restart of [false, true]) {
        if (restart) await fixture.reopen();
        expect(await stored()).not.toMatch(/maria|550/i);
        const record = { state: 'sent', sentAt: now.toISOString(), erasedAt: later.toISOString() };
        expect(await fixture.store.outbox.find(confirmed)).toMatchObject(record);
      }
    });

    test('reaches a message that is on its way', async () => {
      await begin(later);
      const past = { date: '2026-12-10', createdAt: later.toISOString() };
      await fixture.store.addContactRequest(
        sampleContactRequest({ id: 'r', createdAt: later.toISOString() }),
      );
      await reserve(past);
      await claim(later);
      await erase();
      await settle('request_received-r', sent(later));
      expect(await stored()).not.toMatch(/maria/i);
      expect(await fixture.store.outbox.find('request_received-r')).toMatchObject({
        state: 'sent',
      });
    });

    test('whose write fails is completed by the same call', async () => {
      await begin();
      await reserve();
      await claim(now);
      await settle(confirmed, sent());
      await fixture.refuseWrites(true);
      await expect(erase()).rejects.toBeInstanceOf(StoreWriteError);
      await fixture.refuseWrites(false);
      await erase();
      expect(await stored()).not.toMatch(/maria/i);
    });
  });
}
