import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { messageBooking } from '#domain/messages/testing/message-samples.ts';
import { bookingEvents } from './booking-events.ts';
import { requestEvents } from './request-events.ts';

const instant = '2026-11-21T15:00:00.000Z';
const history = (...kinds: BookingHistoryEntry['what'][]): BookingHistoryEntry[] =>
  kinds.map((what) => ({ at: instant, by: 'Owner', what }));
const eventsOf = (fields: Partial<Booking>) =>
  bookingEvents(messageBooking(fields)).map(({ id, type }) => `${id} ${type}`);
const created = 'booking-b1-0 booking.created';

describe('the events of a booking', () => {
  it.each<[string, Partial<Booking>, string[]]>([
    ['that was made', {}, [created]],
    ['that the owner entered', { history: history('entered') }, [created]],
    ['that was corrected', { history: history('corrected') }, [created]],
    [
      'that was moved twice',
      { history: history('moved', 'corrected', 'moved') },
      [created, 'booking-b1-1 booking.moved', 'booking-b1-3 booking.moved'],
    ],
    [
      'that was completed',
      { history: history('completed') },
      [created, 'booking-b1-1 booking.completed'],
    ],
    [
      'that was canceled and reopened, which makes it anew',
      { history: history('cancelled', 'reopened') },
      [created, 'booking-b1-1 booking.cancelled', 'booking-b1-2 booking.created'],
    ],
    [
      'that was completed by mistake and reopened, which tells nothing',
      { history: history('completed', 'reopened', 'completed') },
      [created, 'booking-b1-1 booking.completed', 'booking-b1-3 booking.completed'],
    ],
    ['that waits for its client', { confirmBy: instant }, []],
    [
      'that nobody confirmed',
      { confirmBy: instant, status: 'cancelled', history: history('released') },
      [],
    ],
    [
      'that was canceled before it was confirmed',
      { confirmBy: instant, status: 'cancelled', history: history('cancelled') },
      [],
    ],
    [
      'that was confirmed, then moved',
      { history: history('confirmed', 'moved') },
      ['booking-b1-1 booking.created', 'booking-b1-2 booking.moved'],
    ],
    [
      'that was moved to confirm it',
      { history: history('moved', 'confirmed') },
      ['booking-b1-2 booking.created'],
    ],
    [
      'that was reopened after nobody confirmed it',
      { history: history('released', 'reopened', 'confirmed') },
      ['booking-b1-3 booking.created'],
    ],
    ['that was deleted', { deletedAt: instant }, []],
    ['of an erased person', { erasedAt: instant }, []],
  ])('%s', (_, fields, events) => {
    expect(eventsOf(fields)).toEqual(events);
  });

  it('happened when the history says so, and have its entry', () => {
    const [first, second] = bookingEvents(messageBooking({ history: history('moved') }));
    expect(first?.at).toEqual(new Date(messageBooking().createdAt));
    expect(second).toMatchObject({ at: new Date(instant), about: { change: { what: 'moved' } } });
  });
});

describe('the events of a request', () => {
  const spam = { at: instant, cause: 'marked' as const };
  it.each([
    ['in the inbox', {}, ['request-r1-0']],
    [
      'that is put off',
      { callBackAt: instant },
      ['request-r1-0', `request-r1-callback-${Date.parse(instant)}`],
    ],
    ['that is spam', { spam, callBackAt: instant }, []],
    ['that was deleted', { deletedAt: instant }, []],
    ['of an erased person', { erasedAt: instant }, []],
  ])('%s', (_, fields, ids) => {
    expect(requestEvents(sampleRequest(fields)).map(({ id }) => id)).toEqual(ids);
  });
});
