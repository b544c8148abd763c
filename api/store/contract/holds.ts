import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import type { DeliveryTarget } from '#domain/deliveries/planned-delivery.ts';
import { leadEventTypes } from '#domain/events/lead-event.ts';
import type { Hold } from '#domain/hold/hold.ts';
import { mailsPerPerson } from '#domain/messages/mail-limit.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { linkReviews } from '../testing/link-reviews.ts';
import { sampleContactRequest } from '../testing/sample-records.ts';
import { failed, made, now, outboxCalls, reminder } from './outbox-calls.ts';
import type { StoreFixture } from './store-fixture.ts';

const heldAt = addMinutes(now, 10);
const hold: Hold = { heldAt: heldAt.toISOString(), cause: 'restore' };

const target: DeliveryTarget = {
  id: 't',
  since: Object.fromEntries(leadEventTypes.map((type) => [type, now.toISOString()])),
};
const delivery = 'booking-b-0-to-t';

/** What was due at a restore and waits for the owner's decision. */
export function holdsContract(fixture: StoreFixture): void {
  const { begin, idsAt, claim, settle, reserve, act } = outboxCalls(fixture);
  const after = addMinutes(heldAt, 1);
  const claimDeliveries = async (at = after) => {
    const lease = { target, now: at, until: addMinutes(at, 5), limit: 100 };
    return (await fixture.store.deliveries.claim(lease)).map(({ id }) => id);
  };
  const heldMails = async (of = hold, at = after) =>
    (await fixture.store.outbox.held(of, at)).map(({ id }) => id).sort();
  const heldDeliveries = async () =>
    (await fixture.store.deliveries.held(target, hold, after)).map(({ id }) => id);
  const drop = async () => {
    await fixture.store.startDrop(hold.heldAt, after);
    await fixture.store.outbox.drop(await fixture.store.outbox.held(hold, after), after);
    const deliveries = await fixture.store.deliveries.held(target, hold, after);
    await fixture.store.deliveries.drop(deliveries, after);
    await fixture.store.endDrop(hold.heldAt);
  };

  beforeEach(async () => {
    await begin();
    await reserve();
    await fixture.reopenWithHold(hold);
  });

  test('stands until the owner decides, also after a restart', async () => {
    expect(await fixture.store.hold()).toEqual(hold);
    await fixture.reopen();
    expect(await fixture.store.hold()).toEqual(hold);
    expect(await claim(after)).toEqual([]);
    expect(await claimDeliveries()).toEqual([]);
  });

  test('names what was due, which stays planned', async () => {
    expect(await heldMails()).toEqual(made);
    expect(await heldDeliveries()).toEqual([delivery]);
    expect(await idsAt(after)).toEqual([...made, reminder]);
  });

  test('names what has expired since', async () => {
    const later = addDays(heldAt, 4);
    expect(await idsAt(later)).toEqual([reminder]);
    expect(await heldMails(hold, later)).toEqual(made);
  });

  test('keeps back what was due at its very instant', async () => {
    await fixture.reopenWithHold({ ...hold, heldAt: now.toISOString() });
    expect(await claim(after)).toEqual([]);
    await fixture.reopenWithHold({ ...hold, heldAt: addMinutes(now, -1).toISOString() });
    expect((await claim(after)).sort()).toEqual(made);
  });

  test('lets pass what comes after it', async () => {
    await fixture.store.addContactRequest(
      sampleContactRequest({ id: 'r', createdAt: after.toISOString() }),
    );
    expect((await claim(after)).sort()).toEqual(['new_request-r', 'request_received-r']);
    expect(await claimDeliveries()).toEqual(['request-r-0-to-t']);
    expect(await claim(new Date('2026-11-30T23:00:00.000Z'))).toContain(reminder);
  });

  test('lets the news of a move pass, and never that of an earlier one', async () => {
    await act('move', 1, addMinutes(now, 5), { date: '2026-12-03', time: '11:30' });
    expect(await heldMails()).toContain('booking_moved-b-1');
    await act('move', 2, after, { date: '2026-12-04', time: '11:30' });
    const moved = ['booking_moved-b-2', 'moved_booking-b-2'];
    expect((await claim(after)).sort()).toEqual(moved);
    expect(await heldMails()).toEqual(made);
  });

  test('no longer names what a cancellation has ended', async () => {
    await act('cancel', 1, after);
    expect(await heldMails()).toEqual([]);
    expect((await claim(after)).sort()).toEqual(['booking_cancelled-b-1', 'cancelled_booking-b-1']);
  });

  test('does not count against the limit of a person', async () => {
    for (let number = 0; number < mailsPerPerson.usual + 2; number += 1) {
      const createdAt = addMinutes(now, 1).toISOString();
      await fixture.store.addContactRequest(
        sampleContactRequest({ id: `r${number}`, email: 'maria@example.com', createdAt }),
      );
    }
    const createdAt = after.toISOString();
    await fixture.store.addContactRequest(
      sampleContactRequest({ id: 'new', email: 'maria@example.com', createdAt }),
    );
    expect(await fixture.store.outbox.overLimit(after)).toEqual([]);
    const lease = { now: after, until: addMinutes(after, 5), limit: 100, limitMails: true };
    const claimed = (await fixture.store.outbox.claim(lease)).map(({ id }) => id);
    expect(claimed.sort()).toEqual(['new_request-new', 'request_received-new']);
  });

  test('keeps back what failed before it and is tried again later', async () => {
    await fixture.store.releaseHold(hold.heldAt);
    expect((await claim(now)).sort()).toEqual(made);
    await settle('new_booking-b-0', failed(heldAt));
    await fixture.reopenWithHold(hold);
    const retry = addHours(heldAt, 1);
    expect(await heldMails(hold, retry)).toEqual(made);
    expect(await claim(retry)).toEqual([]);
  });

  describe('that is released', () => {
    test('sends what it kept back', async () => {
      expect(await fixture.store.releaseHold(hold.heldAt)).toBe(true);
      expect(await fixture.store.hold()).toBeUndefined();
      expect((await claim(after)).sort()).toEqual(made);
      expect(await claimDeliveries()).toEqual([delivery]);
    });

    test('is the one that the owner has seen', async () => {
      const other = after.toISOString();
      expect(await fixture.store.releaseHold(other)).toBe(false);
      expect(await fixture.store.startDrop(other, after)).toBeUndefined();
      expect(await fixture.store.hold()).toEqual(hold);
      await fixture.store.releaseHold(hold.heldAt);
      expect(await fixture.store.releaseHold(hold.heldAt)).toBe(false);
    });

    test('still stands when the write fails', async () => {
      await fixture.refuseWrites(true);
      const released = fixture.store.releaseHold(hold.heldAt);
      await expect(released).rejects.toBeInstanceOf(StoreWriteError);
      await fixture.refuseWrites(false);
      expect(await fixture.store.hold()).toEqual(hold);
      expect(await claim(after)).toEqual([]);
    });
  });

  describe('that is dropped', () => {
    test('sends nothing, and lists what was dropped', async () => {
      await drop();
      await fixture.reopen();
      expect(await fixture.store.hold()).toBeUndefined();
      expect(await claim(after)).toEqual([]);
      expect(await claimDeliveries()).toEqual([]);
      expect(await idsAt(after)).toEqual([reminder]);
      const { data } = await fixture.store.outbox.list({ limit: 10 }, after);
      expect(data.map(({ id }) => id).sort()).toEqual(made);
      for (const message of data) {
        expect(message).toMatchObject({ state: 'dropped', attempts: 0, leads: ['b'] });
      }
      expect(await fixture.store.deliveries.list('t', 10)).toMatchObject([
        { id: delivery, state: 'dropped', attempts: 0 },
      ]);
    });

    test('can be dropped again after a crash in the middle, and not released', async () => {
      await fixture.store.startDrop(hold.heldAt, after);
      const [first] = await fixture.store.outbox.held(hold, after);
      await fixture.store.outbox.drop(first ? [first] : [], after);
      await fixture.reopen();
      expect(await fixture.store.releaseHold(hold.heldAt)).toBe(false);
      expect(await claim(after)).toEqual([]);
      expect(await heldMails()).toHaveLength(1);
      await fixture.store.endDrop('2026-11-25T15:00:00.000Z');
      expect(await fixture.store.hold()).toEqual({ ...hold, droppedAt: after.toISOString() });
      await drop();
      expect(await fixture.store.hold()).toBeUndefined();
      expect(await claim(after)).toEqual([]);
    });

    test('drops what failed before it, with the attempts that were made', async () => {
      await fixture.store.releaseHold(hold.heldAt);
      await claim(now);
      await settle('new_booking-b-0', failed(heldAt));
      await fixture.reopenWithHold(hold);
      await drop();
      const dropped = await fixture.store.outbox.find('new_booking-b-0');
      expect(dropped).toMatchObject({ state: 'dropped', attempts: 1 });
      expect(dropped?.nextAt).toBeUndefined();
      expect(await claim(addHours(after, 12))).toEqual([]);
    });

    test('leaves what was dropped to the next hold', async () => {
      await drop();
      const next: Hold = { heldAt: addHours(heldAt, 1).toISOString(), cause: 'migration' };
      await fixture.reopenWithHold(next);
      expect(await heldMails(next, addHours(heldAt, 2))).toEqual([]);
    });

    test('asks no client for a review whom it may have asked before', async () => {
      const done = new Date('2026-12-01T18:00:00.000Z');
      const due = new Date('2026-12-03T18:00:00.000Z');
      const completed: Hold = { heldAt: due.toISOString(), cause: 'restore' };
      await linkReviews(fixture.store);
      await act('complete', 1, done);
      await fixture.reopenWithHold(completed);
      const held = await fixture.store.outbox.held(completed, due);
      expect(held.map(({ id }) => id)).toEqual(['review_request-b-once']);
      await fixture.store.outbox.drop(held, due);
      await fixture.store.startDrop(completed.heldAt, due);
      await fixture.store.endDrop(completed.heldAt);
      await reserve({ id: 'again', time: '15:00' });
      const complete = { action: 'complete', at: addDays(done, 1), by: 'Owner' } as const;
      await fixture.store.changeBooking(
        { id: 'again', revision: 1 },
        (booking) => applyBookingAction(booking, complete) ?? booking,
      );
      expect(await claim(addDays(due, 1))).not.toContain('review_request-again-once');
    });
  });
}
