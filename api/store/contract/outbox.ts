import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import type { BookingAction, SlotTime } from '#domain/booking/booking-status.ts';
import { requestOfBooking } from '#domain/inspection-request/request-of-booking.ts';
import type { MessageText, SendOutcome } from '#domain/messages/message-record.ts';
import { defaultMessageSettings } from '#domain/messages/message-settings.ts';
import { newWebhook, pausedWebhook } from '#domain/webhooks/webhook-changes.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** When the sample leads were made. */
const now = new Date('2026-11-20T15:00:00.000Z');
const mail: MessageText = {
  to: 'maria@example.com',
  subject: 'Your inspection is booked',
  text: 'Hello Maria,\n',
};
const sent = (at = now): SendOutcome => ({ outcome: 'sent', mail, at });
const failed = (at = now): SendOutcome => ({ outcome: 'failed', answer: '451 Try later', at });
const refused = (at = now): SendOutcome => ({
  outcome: 'refused',
  answer: '550 No such user',
  mail,
  at,
});

/** Messages and what becomes of them. */
export function outboxContract(fixture: StoreFixture): void {
  const begin = (at = now) => fixture.store.outbox.begin(at);
  const idsAt = async (at: Date) =>
    (await fixture.store.outbox.planned(at)).map(({ id }) => id).sort();
  const claim = async (at: Date, limit = 100) => {
    const lease = { now: at, until: addMinutes(at, 5), limit };
    return (await fixture.store.outbox.claim(lease)).map(({ id }) => id);
  };
  const settle = (id: string, outcome: SendOutcome) => fixture.store.outbox.settle(id, outcome);
  const reserve = (fields: Partial<Booking> = {}) =>
    fixture.store.reserveSlot(sampleBooking({ id: 'b', ...fields }));
  const act = (action: BookingAction, revision: number, at: Date, to?: SlotTime) => {
    const change = (booking: Booking) =>
      applyBookingAction(booking, { action, to, at, by: 'Owner' }) ?? booking;
    return fixture.store.moveBooking({ id: 'b', revision }, change);
  };
  const confirmed = 'booking_confirmed-b-0';
  const made = [confirmed, 'new_booking-b-0'];
  const reminder = 'reminder-b-2026-12-01-0800';

  describe('before messages begin', () => {
    test('there are none', async () => {
      await reserve();
      expect(await idsAt(now)).toEqual([]);
      expect(await claim(now)).toEqual([]);
    });

    test('nothing that was due is sent later; a reminder to come is', async () => {
      await reserve();
      await begin(addMinutes(now, 1));
      await begin(addHours(now, -1));
      expect(await idsAt(addMinutes(now, 1))).toEqual([reminder]);
      await fixture.reopen();
      expect(await idsAt(addMinutes(now, 1))).toEqual([reminder]);
    });
  });

  describe('of requests for a time that came when online bookings were full', () => {
    const ask = (id: string, episode: string, minutes: number) => {
      const createdAt = addMinutes(now, minutes).toISOString();
      const request = requestOfBooking(sampleBooking({ id, createdAt }), episode);
      return fixture.store.addContactRequest({ ...request, email: `${id}@example.com` });
    };

    test('the owner is alarmed once an episode, whatever becomes of the first', async () => {
      await begin();
      await ask('second', 'one', 1);
      await ask('first', 'one', 0);
      await ask('later', 'two', 5);
      const at = addMinutes(now, 10);
      const alarms = async () =>
        (await claim(at)).filter((id) => !id.startsWith('request_received'));
      expect(await alarms()).toEqual(['bookings_full-one', 'bookings_full-two']);
      await settle('bookings_full-one', sent(at));
      expect((await fixture.store.outbox.find('bookings_full-one'))?.leads).toEqual(['first']);
      const first = { id: 'first', revision: 1 };
      const deletedAt = at.toISOString();
      await fixture.store.changeContactRequest(first, (request) => ({ ...request, deletedAt }));
      await ask('third', 'one', 2);
      expect(await alarms()).toEqual([]);
      expect(await idsAt(addHours(now, 3))).toContain('waiting_request-one');
    });
  });

  describe('a message is there in the same step as its cause', () => {
    test('a booking, also after a restart', async () => {
      await begin();
      await reserve();
      expect(await idsAt(now)).toEqual([...made, reminder]);
      await fixture.reopen();
      expect(await idsAt(now)).toEqual([...made, reminder]);
    });

    test('a request', async () => {
      await begin();
      await fixture.store.addContactRequest(sampleContactRequest({ id: 'r' }));
      const ids = ['new_request-r', 'request_received-r', 'waiting_request-r'];
      expect(await idsAt(now)).toEqual(ids);
    });

    test('a request that is put off, however old, reminds of the call-back instead', async () => {
      await begin();
      const createdAt = '2026-03-02T15:00:00.000Z';
      const request = sampleContactRequest({ id: 'r', createdAt });
      await fixture.store.addContactRequest(request);
      expect(await idsAt(now)).toEqual([]);
      const callBackAt = '2026-11-20T22:00:00.000Z';
      await fixture.store.changeContactRequest(request, (current) => ({ ...current, callBackAt }));
      const id = 'callback_due-r-2026-11-20-1600';
      expect(await idsAt(now)).toEqual([id]);
      expect(await claim(addMinutes(new Date(callBackAt), -1))).toEqual([]);
      expect(await claim(new Date(callBackAt))).toEqual([id]);
      await settle(id, sent(new Date(callBackAt)));
      expect(await idsAt(new Date(callBackAt))).toEqual([]);
    });

    test('a move, which reminds of the new time only', async () => {
      await begin();
      await reserve();
      await act('move', 1, addHours(now, 1), { date: '2026-12-03', time: '11:30' });
      const moved = ['booking_moved-b-1', 'moved_booking-b-1', 'reminder-b-2026-12-03-1130'];
      expect(await idsAt(addHours(now, 1))).toEqual([...made, ...moved].sort());
    });

    test('a cancellation, which ends what was to be confirmed and reminded', async () => {
      await begin();
      await reserve();
      await act('cancel', 1, addHours(now, 1));
      const ids = ['booking_cancelled-b-1', 'cancelled_booking-b-1'];
      expect(await idsAt(addHours(now, 1))).toEqual(ids);
    });

    test('a completion', async () => {
      await begin();
      await reserve();
      const done = new Date('2026-12-01T18:00:00.000Z');
      await act('complete', 1, done);
      expect(await idsAt(done)).toEqual(['review_request-b-once']);
    });

    test('but not when the write of the cause fails', async () => {
      await begin();
      await reserve();
      await fixture.refuseWrites(true);
      await expect(act('cancel', 1, now)).rejects.toBeInstanceOf(StoreWriteError);
      await expect(reserve({ id: 'other', time: '15:00' })).rejects.toBeInstanceOf(StoreWriteError);
      await fixture.refuseWrites(false);
      expect(await idsAt(now)).toEqual([...made, reminder]);
    });
  });

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

    test('that failed is tried again after growing pauses, until it expires', async () => {
      await begin();
      await reserve({ email: '' });
      let at = now;
      const attempts: number[] = [];
      for (let minute = 0; minute <= 73 * 60; minute += 1) {
        at = addMinutes(now, minute);
        for (const id of await claim(at)) {
          attempts.push(minute);
          await settle(id, failed(at));
        }
      }
      const first = [0, 1, 6, 21, 81, 261, 621, 981];
      expect(attempts.slice(0, first.length)).toEqual(first);
      expect(attempts.at(-1)).toBeLessThan(72 * 60);
      expect(attempts).toHaveLength(17);
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

    test('that failed is not tried again once its booking is cancelled', async () => {
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
      const { outbox } = fixture.store;
      const settings = await outbox.settings();
      await outbox.changeSettings({ ...settings, off: ['booking_confirmed'] });
      expect(await claim(now)).toEqual(['new_booking-b-0']);
    });

    test('follows the settings of now, though it was planned by others before', async () => {
      await begin();
      await reserve();
      const { outbox } = fixture.store;
      const dueOfReminder = async () =>
        (await outbox.planned(now)).find(({ id }) => id === reminder)?.due.toISOString();
      expect(await dueOfReminder()).toBe('2026-11-30T23:00:00.000Z');
      await outbox.changeSettings({ ...(await outbox.settings()), reminderTime: '18:00' });
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

  describe('a reminder', () => {
    const evening = new Date('2026-11-30T23:00:00.000Z');

    test('of the old time is followed by one of the new time', async () => {
      await begin(evening);
      await reserve();
      expect(await claim(evening)).toContain(reminder);
      await settle(reminder, sent(evening));
      await act('move', 1, addMinutes(evening, 1), { date: '2026-12-03', time: '11:30' });
      const again = await claim(new Date('2026-12-02T23:00:00.000Z'));
      expect(again).toContain('reminder-b-2026-12-03-1130');
    });

    test('is sent late when the server was down, but not once the appointment has begun', async () => {
      await begin(evening);
      await reserve();
      const start = new Date('2026-12-01T14:00:00.000Z');
      expect(await idsAt(addMinutes(start, -1))).toContain(reminder);
      expect(await idsAt(start)).toEqual([]);
    });

    test('comes with the owner’s list of the day', async () => {
      await begin(evening);
      await reserve({ time: '15:00' });
      await reserve({ id: 'early' });
      await reserve({ id: 'gone', time: '11:30', status: 'cancelled' });
      const planned = await fixture.store.outbox.planned(evening);
      const list = planned.find(({ id }) => id === 'day_list-2026-12-01');
      expect(list?.about).toMatchObject({ bookings: [{ id: 'early' }, { id: 'b' }] });
    });
  });

  describe('a webhook that was paused because it failed', () => {
    const webhook = pausedWebhook(
      newWebhook(
        { url: 'https://crm.example/hook', description: 'CRM', types: ['booking.created'] },
        { id: 'crm', secret: 'whsec_c2VjcmV0', now },
      ),
      'failing',
      now,
    );
    const id = `webhook_paused-crm-${now.getTime()}`;

    test('is told of once', async () => {
      await begin();
      await fixture.store.webhooks.add(webhook);
      expect(await claim(now)).toEqual([id]);
      await settle(id, sent());
      await fixture.reopen();
      expect(await claim(addHours(now, 1))).toEqual([]);
    });

    test('is not told of once it goes on', async () => {
      await begin();
      await fixture.store.webhooks.add(webhook);
      const [message] = await fixture.store.outbox.planned(now);
      if (!message) throw new Error('Nothing was planned');
      expect(await fixture.store.outbox.current(message, now)).toEqual(message);
      const { paused: _over, ...resumed } = webhook;
      await fixture.store.webhooks.replace(resumed);
      expect(await fixture.store.outbox.current(message, now)).toBeUndefined();
      expect(await idsAt(now)).toEqual([]);
    });
  });

  describe('a request for a review', () => {
    const done = new Date('2026-12-01T18:00:00.000Z');
    const due = new Date('2026-12-03T18:00:00.000Z');
    const complete = async (id: string, email: string, time: string) => {
      await reserve({ id, email, time });
      const change = (booking: Booking) =>
        applyBookingAction(booking, { action: 'complete', at: done, by: 'Owner' }) ?? booking;
      await fixture.store.changeBooking({ id, revision: 1 }, change);
    };

    test('goes to each client once, whatever the spelling of the address', async () => {
      await begin();
      await complete('one', 'maria@example.com', '08:00');
      await complete('two', 'Maria@Example.com', '11:30');
      const [first, ...more] = await claim(due);
      expect(more).toEqual([]);
      await settle(first ?? '', sent(due));
      await fixture.reopen();
      expect(await claim(addHours(due, 1))).toEqual([]);
    });

    test('goes to every client', async () => {
      await begin();
      await complete('one', 'maria@example.com', '08:00');
      await complete('two', 'joe@example.com', '11:30');
      expect(await claim(due)).toHaveLength(2);
    });

    test('on its way keeps one about another appointment back; a refused one does not', async () => {
      await begin();
      await complete('one', 'maria@example.com', '08:00');
      const [first = ''] = await claim(due);
      await complete('two', 'maria@example.com', '11:30');
      expect(await claim(due)).toEqual([]);
      await settle(first, refused(due));
      expect(await claim(due)).toEqual(['review_request-two-once']);
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
    const erase = () => fixture.store.erasePerson('maria@example.com', later);
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

  test('the settings are stored as the next version', async () => {
    const { outbox } = fixture.store;
    expect(await outbox.settings()).toEqual({
      ...defaultMessageSettings,
      revision: 1,
      onSince: {},
    });
    const next = { ...(await outbox.settings()), reminderTime: '18:00' };
    const record = { ...next, revision: 2 };
    expect(await outbox.changeSettings(next)).toEqual({ outcome: 'saved', record });
    await fixture.reopen();
    expect(await fixture.store.outbox.settings()).toEqual(record);
    const late = await fixture.store.outbox.changeSettings(next);
    expect(late).toEqual({ outcome: 'outdated', current: record });
  });
}
