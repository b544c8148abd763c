import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { sampleJob } from '#domain/jobs/testing/sample-job.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { bookingMessages } from './booking-messages.ts';
import type { MessageKind } from './message-kinds.ts';
import { messageBooking, messageSettings } from './testing/message-samples.ts';

const entry = (
  what: BookingHistoryEntry['what'],
  at: string,
  fields: Partial<BookingHistoryEntry> = {},
): BookingHistoryEntry => ({ what, at, by: 'Owner', ...fields });

const planned = (booking: Partial<Booking>, settings = messageSettings()) =>
  bookingMessages(messageBooking(booking), settings, centralTime);

const kindsOf = (booking: Partial<Booking>) => planned(booking).map(({ kind }) => kind);

const only = (kind: MessageKind, booking: Partial<Booking>, settings = messageSettings()) =>
  planned(booking, settings).filter((message) => message.kind === kind);

const times = (kind: MessageKind, booking: Partial<Booking>, settings = messageSettings()) =>
  only(kind, booking, settings).map(({ due, expires }) => [
    due.toISOString(),
    expires.toISOString(),
  ]);

const terms = { asksAgreement: true, paymentTime: 'inspection' } as const;

const made = ['booking_confirmed', 'new_booking'] as const;

describe('a booking', () => {
  it.each<[string, Partial<Booking>, readonly MessageKind[]]>([
    ['just made', {}, [...made, 'reminder']],
    ['without an email address', { email: '' }, ['new_booking']],
    [
      'that was moved',
      { history: [entry('moved', '2026-11-21T15:00:00.000Z')] },
      [...made, 'booking_moved', 'moved_booking', 'reminder'],
    ],
    [
      'that was corrected',
      { history: [entry('corrected', '2026-11-21T15:00:00.000Z', { changes: [] })] },
      [...made, 'reminder'],
    ],
    [
      'that was cancelled',
      { status: 'cancelled', history: [entry('cancelled', '2026-11-21T15:00:00.000Z')] },
      ['booking_cancelled', 'cancelled_booking'],
    ],
    [
      'that waits for its client, with a copy for the agent',
      { confirmBy: '2026-11-20T17:00:00.000Z', agentCopy: true },
      ['confirm_booking'],
    ],
    [
      'that was confirmed, with a copy for the agent',
      { history: [entry('confirmed', '2026-11-20T16:00:00.000Z')], agentCopy: true },
      ['booking_confirmed', 'agent_booked', 'new_booking', 'reminder'],
    ],
    [
      'that was moved to confirm it',
      {
        history: [
          entry('moved', '2026-11-20T16:00:00.000Z'),
          entry('confirmed', '2026-11-20T16:00:00.000Z'),
        ],
      },
      [...made, 'reminder'],
    ],
    [
      'that nobody confirmed, with a copy for the agent',
      {
        confirmBy: '2026-11-20T17:00:00.000Z',
        status: 'cancelled',
        history: [entry('released', '2026-11-20T17:00:00.000Z')],
        agentCopy: true,
      },
      ['booking_released', 'released_booking'],
    ],
    [
      'that was canceled before it was confirmed, with a copy for the agent',
      {
        confirmBy: '2026-11-20T17:00:00.000Z',
        status: 'cancelled',
        history: [entry('cancelled', '2026-11-20T16:00:00.000Z')],
        agentCopy: true,
      },
      ['booking_cancelled', 'cancelled_booking'],
    ],
    [
      'that was moved, then cancelled',
      {
        status: 'cancelled',
        history: [
          entry('moved', '2026-11-21T15:00:00.000Z'),
          entry('cancelled', '2026-11-22T15:00:00.000Z'),
        ],
      },
      ['booking_cancelled', 'cancelled_booking'],
    ],
    [
      'that was completed',
      { status: 'completed', history: [entry('completed', '2026-12-01T18:00:00.000Z')] },
      ['review_request'],
    ],
    ['that was deleted', { deletedAt: '2026-11-21T15:00:00.000Z' }, []],
    ['whose person was erased', { erasedAt: '2026-11-21T15:00:00.000Z' }, []],
    ['entered for a day that has passed', { date: '2026-11-19' }, []],
    ['that starts when it is made', { date: '2026-11-20', time: '09:00' }, []],
  ])('%s has these messages', (_what, booking, kinds) => {
    expect(kindsOf(booking)).toEqual(kinds);
  });

  it.each<[string, Partial<Booking>, readonly MessageKind[]]>([
    ['made', {}, ['agent_booked']],
    [
      'moved',
      { history: [entry('moved', '2026-11-21T15:00:00.000Z')] },
      ['agent_booked', 'agent_moved'],
    ],
    [
      'cancelled',
      { status: 'cancelled', history: [entry('cancelled', '2026-11-21T15:00:00.000Z')] },
      ['agent_cancelled'],
    ],
    [
      'completed',
      { status: 'completed', history: [entry('completed', '2026-12-01T18:00:00Z')] },
      [],
    ],
    ['made by the agent in his own name', { email: 'jane@agents.example' }, []],
    ['made without an address of the agent', { agentEmail: undefined }, []],
  ])('that was %s has copies for the agent if requested', (_what, booking, kinds) => {
    const copies = kindsOf({ agentCopy: true, ...booking }).filter((kind) =>
      kind.startsWith('agent'),
    );
    expect(copies).toEqual(kinds);
  });

  it('that was moved after a reopening has the message of that move only', () => {
    const history = [
      entry('moved', '2026-11-21T10:00:00.000Z'),
      entry('cancelled', '2026-11-21T11:00:00.000Z'),
      entry('reopened', '2026-11-21T12:00:00.000Z'),
    ];
    expect(kindsOf({ history })).toEqual([...made, 'reminder']);
    const movedAgain = [...history, entry('moved', '2026-11-21T13:00:00.000Z')];
    const ids = planned({ history: movedAgain }).map(({ id }) => id);
    expect(ids).toContain('booking_confirmed-b1-3');
    expect(ids).toContain('booking_moved-b1-4');
    expect(ids).not.toContain('booking_moved-b1-1');
  });

  it('that was reopened after a completion is not confirmed again', () => {
    const history = [
      entry('completed', '2026-11-21T11:00:00.000Z'),
      entry('reopened', '2026-11-21T12:00:00.000Z'),
    ];
    expect(planned({ history }).map(({ id }) => id)).toContain('booking_confirmed-b1-0');
  });

  it('has one message of several moves, the last', () => {
    const history = [
      entry('moved', '2026-11-21T10:00:00.000Z'),
      entry('moved', '2026-11-22T10:00:00.000Z'),
    ];
    const [message, ...others] = only('booking_moved', { history });
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      id: 'booking_moved-b1-2',
      due: new Date('2026-11-22T10:00:00.000Z'),
    });
  });

  it('asks for one review, however often it is completed', () => {
    const twice = [
      entry('completed', '2026-12-01T18:00:00.000Z'),
      entry('reopened', '2026-12-01T18:05:00.000Z'),
      entry('completed', '2026-12-01T18:10:00.000Z'),
    ];
    const idOf = (history: BookingHistoryEntry[]) =>
      only('review_request', { status: 'completed', history }).map(({ id }) => id);
    expect(idOf(twice)).toEqual(idOf(twice.slice(0, 1)));
  });
});

describe('a message about an appointment', () => {
  it('is retried for three days', () => {
    expect(times('booking_confirmed', {})).toEqual([
      ['2026-11-20T15:00:00.000Z', '2026-11-23T15:00:00.000Z'],
    ]);
  });

  it('is not sent once it has begun', () => {
    expect(times('booking_confirmed', { date: '2026-11-21' })).toEqual([
      ['2026-11-20T15:00:00.000Z', '2026-11-21T14:00:00.000Z'],
    ]);
  });
});

describe('a reminder', () => {
  it.each([
    ['in winter', '2026-12-01', '2026-11-30T23:00:00.000Z', '2026-12-01T14:00:00.000Z'],
    [
      'on the day clocks go back',
      '2026-11-01',
      '2026-10-31T22:00:00.000Z',
      '2026-11-01T14:00:00.000Z',
    ],
    [
      'the day after clocks went back',
      '2026-11-02',
      '2026-11-01T23:00:00.000Z',
      '2026-11-02T14:00:00.000Z',
    ],
    [
      'on the day clocks go forward',
      '2027-03-14',
      '2027-03-13T23:00:00.000Z',
      '2027-03-14T13:00:00.000Z',
    ],
    [
      'the day after clocks went forward',
      '2027-03-15',
      '2027-03-14T22:00:00.000Z',
      '2027-03-15T13:00:00.000Z',
    ],
  ])('%s is due at 5 p.m. local the day before', (_what, date, due, expires) => {
    const createdAt = '2026-10-01T15:00:00.000Z';
    expect(times('reminder', { date, createdAt })).toEqual([[due, expires]]);
  });

  it('is due at the time that the owner chose, with the same id', () => {
    const later = messageSettings({ reminderTime: '18:30' });
    expect(times('reminder', {}, later)[0]?.[0]).toBe('2026-12-01T00:30:00.000Z');
    expect(only('reminder', {}, later)[0]?.id).toBe(only('reminder', {})[0]?.id);
  });

  it.each([
    ['is left out for a booking made when it is due', '2026-11-30T23:00:00.000Z', 0],
    ['is there for a booking made just before', '2026-11-30T22:59:59.000Z', 1],
  ])('%s', (_what, createdAt, count) => {
    expect(only('reminder', { createdAt })).toHaveLength(count);
  });

  it('is created again by a move, even after the first reminder', () => {
    const moved = entry('moved', '2026-11-30T23:30:00.000Z');
    const [message] = only('reminder', { date: '2026-12-03', time: '11:30', history: [moved] });
    expect(message).toMatchObject({
      id: 'reminder-b1-2026-12-03-1130',
      due: new Date('2026-12-02T23:00:00.000Z'),
    });
  });

  it('is omitted for a move to tomorrow after its due time', () => {
    const moved = entry('moved', '2026-11-30T23:30:00.000Z');
    expect(only('reminder', { time: '11:30', history: [moved] })).toEqual([]);
  });
});

describe('a request for a review', () => {
  it.each([
    ['in winter', '2026-12-01T18:00:00.000Z', '2026-12-03T18:00:00.000Z'],
    ['over the change to winter time', '2026-10-31T18:00:00.000Z', '2026-11-02T19:00:00.000Z'],
    ['over the change to summer time', '2027-03-13T18:00:00.000Z', '2027-03-15T17:00:00.000Z'],
  ])('%s is due two days after completion at the same local time', (_what, at, due) => {
    const booking = { status: 'completed', history: [entry('completed', at)] } as const;
    expect(times('review_request', { ...booking, history: [...booking.history] })[0]?.[0]).toBe(
      due,
    );
  });
});

it.each([
  ['is asked for', undefined, ['review_request']],
  ['is not asked for after a no-show', 'no_show', []],
  ['is not asked for after a late cancellation', 'late_cancellation', []],
] as const)('a review %s', (_what, what, kinds) => {
  const at = '2026-12-01T18:00:00.000Z';
  const record = sampleJob({ outcome: what && { at, by: 'Owner', what } });
  const booking = messageBooking({ status: 'completed', history: [entry('completed', at)] });
  const messages = bookingMessages(booking, messageSettings(), centralTime, { record, terms });
  expect(messages.map(({ kind }) => kind)).toEqual(kinds);
});

it('a review is not asked for without a link for one', () => {
  const history = [entry('completed', '2026-12-01T18:00:00.000Z')];
  const booking = messageBooking({ status: 'completed', history });
  const job = { record: sampleJob(), terms };
  expect(bookingMessages(booking, messageSettings(), centralTime, job, false)).toEqual([]);
});

it('a confirmation knows the job, to ask for a signature', () => {
  const job = { record: sampleJob(), terms };
  const [confirmed] = bookingMessages(messageBooking(), messageSettings(), centralTime, job);
  expect(confirmed).toMatchObject({ kind: 'booking_confirmed', about: { job } });
});

describe('the settings', () => {
  it('skip messages that were due before the first start', () => {
    const since = (at: string) => messageSettings({ since: at });
    const kinds = (at: string) => planned({}, since(at)).map(({ kind }) => kind);
    expect(kinds('2026-11-20T15:00:00.000Z')).toEqual([...made, 'reminder']);
    expect(kinds('2026-11-20T15:00:00.001Z')).toEqual(['reminder']);
    expect(planned({}, { ...messageSettings(), since: undefined })).toEqual([]);
  });

  it('skip a kind that is off, and what was due while it was off', () => {
    expect(only('reminder', {}, messageSettings({ off: ['reminder'] }))).toEqual([]);
    const again = (at: string) => messageSettings({ onSince: { reminder: at } });
    expect(only('reminder', {}, again('2026-11-30T23:00:00.001Z'))).toEqual([]);
    expect(only('reminder', {}, again('2026-11-30T23:00:00.000Z'))).toHaveLength(1);
  });
});

describe('of a business in another zone', () => {
  const dueInHonolulu = (booking: Partial<Booking>) =>
    bookingMessages(messageBooking(booking), messageSettings(), zoneRules['Pacific/Honolulu'])
      .filter(({ kind }) => kind === 'reminder' || kind === 'review_request')
      .map(({ due, expires }) => [due.toISOString(), expires.toISOString()]);

  it('a reminder goes out in its evening and until its appointment', () => {
    expect(dueInHonolulu({ date: '2026-12-01', time: '08:00' })).toEqual([
      ['2026-12-01T03:00:00.000Z', '2026-12-01T18:00:00.000Z'],
    ]);
  });

  it('a review is asked for at the same time of its day, without a clock change', () => {
    const history = [entry('completed', '2026-10-31T01:00:00.000Z')];
    expect(dueInHonolulu({ status: 'completed', history })).toEqual([
      ['2026-11-02T01:00:00.000Z', '2026-11-05T01:00:00.000Z'],
    ]);
  });
});

describe('across the nights of a clock change', () => {
  const before = { createdAt: '2026-02-01T15:00:00.000Z' };
  it.each([
    // 17:00 in winter is 23:00 UTC, in summer 22:00.
    ['2026-03-08', '2026-03-07T23:00:00.000Z', '2026-03-08T13:00:00.000Z'],
    ['2026-03-09', '2026-03-08T22:00:00.000Z', '2026-03-09T13:00:00.000Z'],
    ['2026-11-01', '2026-10-31T22:00:00.000Z', '2026-11-01T14:00:00.000Z'],
    ['2026-11-02', '2026-11-01T23:00:00.000Z', '2026-11-02T14:00:00.000Z'],
    ['2027-03-14', '2027-03-13T23:00:00.000Z', '2027-03-14T13:00:00.000Z'],
    ['2027-11-08', '2027-11-07T23:00:00.000Z', '2027-11-08T14:00:00.000Z'],
  ])('the reminder of %s is due at %s', (date, due, start) => {
    expect(times('reminder', { ...before, date, time: '08:00' })).toEqual([[due, start]]);
  });
});
