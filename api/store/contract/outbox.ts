import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { requestOfBooking } from '#domain/inspection-request/request-of-booking.ts';
import { newWebhook, pausedWebhook } from '#domain/webhooks/webhook-changes.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { linkReviews } from '../testing/link-reviews.ts';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import { made, now, outboxCalls, refused, reminder, sent } from './outbox-calls.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Which messages follow from what is stored, and when they are due. */
export function outboxContract(fixture: StoreFixture): void {
  const { begin, idsAt, claim, settle, reserve, act } = outboxCalls(fixture);

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

    test('by the clock and the promise of the business, which may change', async () => {
      await begin();
      await reserve();
      await fixture.store.addContactRequest(sampleContactRequest({ id: 'r' }));
      const dueTimes = async () => {
        const planned = await fixture.store.outbox.planned(now);
        const due = Object.fromEntries(planned.map(({ id, due }) => [id, due.toISOString()]));
        return [due[reminder], due['waiting_request-r']];
      };
      const before = ['2026-11-30T23:00:00.000Z', '2026-11-20T17:00:00.000Z'];
      expect(await dueTimes()).toEqual(before);
      const { profile } = await fixture.store.readBusiness();
      const next = {
        ...profile,
        timeZone: 'America/New_York' as const,
        promises: { ...profile.promises, response: 4 },
      };
      await fixture.store.changeBusiness('profile', next, { at: now, by: '' });
      const after = ['2026-11-30T22:00:00.000Z', '2026-11-20T19:00:00.000Z'];
      expect(await dueTimes()).toEqual(after);
      expect(await claim(new Date('2026-11-30T22:00:00.000Z'))).toContain(reminder);
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
      await linkReviews(fixture.store);
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
      await linkReviews(fixture.store);
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
      await linkReviews(fixture.store);
      await complete('one', 'maria@example.com', '08:00');
      await complete('two', 'joe@example.com', '11:30');
      expect(await claim(due)).toHaveLength(2);
    });

    test('on its way keeps one about another appointment back; a refused one does not', async () => {
      await begin();
      await linkReviews(fixture.store);
      await complete('one', 'maria@example.com', '08:00');
      const [first = ''] = await claim(due);
      await complete('two', 'maria@example.com', '11:30');
      expect(await claim(due)).toEqual([]);
      await settle(first, refused(due));
      expect(await claim(due)).toEqual(['review_request-two-once']);
    });
  });
}
