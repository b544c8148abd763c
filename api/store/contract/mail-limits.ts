import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import type { BookingAction, SlotTime } from '#domain/booking/booking-status.ts';
import { CLIENT } from '#domain/booking/client/client-moves.ts';
import { mailsPerPerson } from '#domain/messages/mail-limit.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** When the sample leads were made. */
const now = new Date('2026-11-20T15:00:00.000Z');
const most = mailsPerPerson.usual;

/** The mails that one person gets. */
export function mailLimitsContract(fixture: StoreFixture): void {
  const begin = () => fixture.store.outbox.begin(now);
  const claim = (at: Date, limitMails = true) =>
    fixture.store.outbox.claim({ now: at, until: addMinutes(at, 5), limit: 100, limitMails });
  const settle = async (messages: readonly PlannedMessage[], at: Date) => {
    for (const { id } of messages) {
      const mail = { to: 'somebody@example.com', subject: 'News', text: 'Hello,\n' };
      await fixture.store.outbox.settle(id, { outcome: 'sent', mail, at });
    }
  };
  /** Sends what may go out at `at`; resolves to the messages. */
  const send = async (at: Date, limitMails = true) => {
    const claimed = await claim(at, limitMails);
    await settle(claimed, at);
    return claimed;
  };
  const sendKinds = async (at: Date) => (await send(at)).map(({ kind }) => kind).sort();
  const reserve = (fields: Partial<Booking> = {}) =>
    fixture.store.reserveSlot(sampleBooking({ id: 'b', ...fields }));
  const act = (
    action: BookingAction,
    at: Date,
    { to, by = CLIENT }: { to?: SlotTime; by?: string } = {},
  ) => {
    const change = (booking: Booking) =>
      applyBookingAction(booking, { action, to, at, by }) ?? booking;
    return fixture.store.findBooking('b').then((booking) => {
      if (!booking) throw new Error('There is no such booking');
      return fixture.store.moveBooking(booking, change);
    });
  };
  const ask = (number: number, email: string, at = now) =>
    fixture.store.addContactRequest(
      sampleContactRequest({
        id: `r${number}`,
        email,
        status: 'contacted',
        createdAt: at.toISOString(),
      }),
    );
  const days = Array.from({ length: 9 }, (_, day) => `2026-12-1${day}`);
  const forClient = ({ kind }: PlannedMessage) =>
    ['booking_confirmed', 'booking_moved', 'request_received'].includes(kind);

  test('of one booking moved to and fro are bounded, and one says a day later where it is now', async () => {
    await begin();
    await reserve();
    const sent = await send(now);
    let at = now;
    for (let move = 1; move <= 18; move += 1) {
      at = addMinutes(now, 2 * move);
      await act('move', at, { to: { date: days[move % 9] ?? '', time: '11:30' } });
      sent.push(...(await send(at)));
    }
    expect(sent.filter(forClient)).toHaveLength(most);
    const held = await fixture.store.outbox.overLimit(at);
    expect(held.sort()).toEqual(['booking_moved-b-18', 'moved_booking-b-18']);
    await fixture.reopen();
    expect(await send(addHours(now, 23))).toMatchObject([{ kind: 'moved_booking' }]);
    const later = await send(addHours(at, 24));
    expect(later).toMatchObject([
      { kind: 'booking_moved', about: { booking: { date: days[0], time: '11:30' } } },
    ]);
    expect(await send(addHours(at, 48))).toEqual([]);
    expect(await fixture.store.outbox.overLimit(at)).toEqual([]);
  });

  test('tell the owner of the moves of one booking once an hour, the last move included', async () => {
    await begin();
    await reserve({ email: '' });
    await send(now);
    const notices: [number, string][] = [];
    for (let minute = 0; minute <= 180; minute += 10) {
      const at = addMinutes(now, minute);
      const date = days[(minute / 10) % 9] ?? '';
      if (minute <= 90) await act('move', at, { to: { date, time: '11:30' } });
      for (const { about } of await send(at)) {
        notices.push([minute, 'booking' in about ? about.booking.date : '']);
      }
    }
    expect(notices).toEqual([
      [0, days[0]],
      [60, days[6]],
      [120, days[0]],
    ]);
  });

  test('are counted over all causes and spellings of one mailbox, and for nobody else', async () => {
    await begin();
    for (let number = 0; number < most - 1; number += 1)
      await ask(number, `m.aria+${number}@gmail.com`);
    await ask(90, 'joe@gmail.com');
    await send(now);
    const spelling = 'Maria@GoogleMail.com';
    await reserve({ email: spelling });
    await act('move', addMinutes(now, 1), { to: { date: '2026-12-10', time: '11:30' } });
    // The confirmation is the eighth.
    expect(await sendKinds(addMinutes(now, 1))).toEqual([
      'booking_confirmed',
      'moved_booking',
      'new_booking',
    ]);
    await ask(91, 'joe@gmail.com', addMinutes(now, 1));
    expect(await sendKinds(addMinutes(now, 1))).toEqual(['new_request', 'request_received']);
    expect(await sendKinds(addHours(now, 24))).toEqual(['booking_moved']);
  });

  test('always include the confirmation of a new booking, the reminder, and all of the owner’s', async () => {
    await begin();
    for (let number = 0; number < most; number += 1) await ask(number, 'maria@example.com');
    expect(await send(now)).toHaveLength(2 * most);
    await reserve({ date: '2026-11-21', createdAt: addMinutes(now, 1).toISOString() });
    expect(await sendKinds(addMinutes(now, 1))).toEqual(['booking_confirmed', 'new_booking']);
    const evening = new Date('2026-11-20T23:00:00.000Z');
    expect(await sendKinds(evening)).toEqual(['day_list', 'reminder']);
  });

  test('always include what the owner changes, and not what a client does', async () => {
    await begin();
    await reserve();
    await send(now);
    for (let number = 1; number < most; number += 1) await ask(number, 'maria@example.com');
    expect((await send(now)).filter(forClient)).toHaveLength(most - 1);
    const by = 'Owner';
    const at = (minutes: number) => addMinutes(now, minutes);
    await act('move', at(1), { to: { date: '2026-12-10', time: '11:30' }, by });
    expect(await sendKinds(at(1))).toEqual(['booking_moved', 'moved_booking']);
    await act('cancel', at(2), { by });
    expect(await sendKinds(at(2))).toEqual(['booking_cancelled', 'cancelled_booking']);
    await act('reopen', at(3), { by });
    expect(await sendKinds(at(3))).toEqual(['booking_confirmed', 'new_booking']);
    await act('cancel', at(4));
    expect(await sendKinds(at(4))).toEqual(['cancelled_booking']);
  });

  test('are half as many for an agent, whoever names the address', async () => {
    await begin();
    for (let number = 0; number < most; number += 1) {
      await reserve({
        id: `b${number}`,
        date: days[number] ?? '',
        email: `client-${number}@example.com`,
        agentEmail: `jane+${number}@agents.example`,
        agentCopy: true,
      });
    }
    const copies = (messages: readonly PlannedMessage[]) =>
      messages.filter(({ kind }) => kind === 'agent_booked').length;
    expect(copies(await send(now))).toBe(most / 2);
    expect(copies(await send(addHours(now, 23)))).toBe(0);
    expect(copies(await send(addHours(now, 24)))).toBe(most / 2);
  });

  test('of a flood of requests end with one receipt, a day later', async () => {
    await begin();
    const sent: PlannedMessage[] = [];
    for (let number = 0; number < 20; number += 1) {
      const at = addMinutes(now, number);
      await ask(number, 'maria@example.com', at);
      sent.push(...(await send(at)));
    }
    expect(sent.filter(forClient)).toHaveLength(most);
    const late: string[] = [];
    for (let hour = 1; hour < 96; hour += 1) {
      late.push(...(await send(addHours(now, hour))).map(({ id }) => id));
    }
    expect(late).toEqual(['request_received-r19']);
  });

  test('hold for 20 claims at once', async () => {
    await begin();
    for (let number = 0; number < 20; number += 1) await ask(number, 'maria@example.com');
    const claims = await Promise.all(
      Array.from({ length: 20 }, () =>
        fixture.store.outbox.claim({
          now,
          until: addMinutes(now, 5),
          limit: 3,
          limitMails: true,
        }),
      ),
    );
    expect(claims.flat().filter(forClient)).toHaveLength(most);
  });

  test('do not count one that was not accepted, which is tried again', async () => {
    await begin();
    for (let number = 0; number < most; number += 1) await ask(number, 'maria@example.com');
    const [first, ...others] = (await claim(now)).filter(forClient);
    await settle(others, now);
    const failure = { outcome: 'failed', answer: '451 Try later', at: now } as const;
    await fixture.store.outbox.settle(first?.id ?? '', failure);
    expect((await send(addMinutes(now, 5))).filter(forClient)).toMatchObject([{ id: first?.id }]);
  });

  describe('are', () => {
    const receipts = async (limitMails: boolean) => {
      for (let number = 0; number < 20; number += 1) await ask(number, 'maria@example.com');
      return (await send(now, limitMails)).filter(forClient).length;
    };

    test('as many as the owner says', async () => {
      await begin();
      const { messageSettings } = fixture.store;
      await messageSettings.replace({ ...(await messageSettings.read()), mailsPerPerson: 3 });
      expect(await receipts(true)).toBe(3);
    });

    test('not limited where limits are off', async () => {
      await begin();
      expect(await receipts(false)).toBe(20);
    });
  });
}
