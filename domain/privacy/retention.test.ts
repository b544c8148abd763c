import { describe, expect, it, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import {
  checkedRetention,
  chosenRetention,
  erasuresBy,
  NOTICE_DAYS,
  type Retention,
} from './retention.ts';

const request = (fields: Partial<ContactRequest> = {}): ContactRequest =>
  sampleRequest({ id: 'request', createdAt: '2024-11-20T15:00:00.000Z', ...fields });

const booking = (fields: Partial<Booking> = {}): Booking =>
  sampleBooking({
    id: 'booking',
    createdAt: '2024-11-20T15:00:00.000Z',
    status: 'completed',
    date: '2024-11-25',
    ...fields,
  });

/** A setting that was announced long ago. */
const retention: Retention = { months: 24, noticeFrom: '2020-01-01', checkedOn: '2026-11-19' };

const listed = (
  leads: { requests?: ContactRequest[]; bookings?: Booking[] },
  today: string,
  setting = retention,
) =>
  erasuresBy({ requests: [], bookings: [], ...leads }, setting, today).map(
    ({ lead, on }) => `${lead.id} ${on}`,
  );

describe('a request without a later contact', () => {
  it.each([
    ['2026-11-12', []],
    ['2026-11-13', ['request 2026-11-20']],
    ['2026-11-20', ['request 2026-11-20']],
    ['2026-12-01', ['request 2026-11-20']],
  ])('on %s: %j', (today, erasures) => {
    expect(listed({ requests: [request()] }, today)).toEqual(erasures);
  });
});

test.each<[string, { requests?: ContactRequest[]; bookings?: Booking[] }, string]>([
  [
    'a change of its status',
    {
      requests: [
        request({ history: [{ at: '2025-01-02T15:00:00.000Z', by: 'Owner', status: 'closed' }] }),
      ],
    },
    'request 2027-01-02',
  ],
  ['the appointment', { bookings: [booking({ date: '2025-02-03' })] }, 'booking 2027-02-03'],
  [
    'the appointment of a canceled booking',
    { bookings: [booking({ date: '2025-02-03', status: 'cancelled' })] },
    'booking 2027-02-03',
  ],
])('%s counts as a contact', (_, leads, erasure) => {
  expect(listed(leads, '2027-02-03')).toEqual([erasure]);
  const [, day = ''] = erasure.split(' ');
  expect(listed(leads, addDays(day, -8))).toEqual([]);
});

describe('what lies ahead', () => {
  const ahead = booking({ id: 'ahead', date: '2026-12-24', status: 'confirmed' });

  it('is never erased, whatever its age', () => {
    expect(listed({ bookings: [ahead] }, '2026-12-01')).toEqual([]);
    const cancelled = booking({ ...ahead, status: 'cancelled' });
    expect(listed({ bookings: [cancelled] }, '2026-12-01')).toEqual([]);
  });

  it.each([
    ['email address', { email: 'MARIA@example.com', phone: '(972) 555-0199' }],
    ['telephone number', { email: 'other@example.com', phone: '+1 214-555-0110' }],
  ])('keeps leads with the same %s', (_, contact) => {
    const leads = { requests: [request()], bookings: [{ ...ahead, ...contact }] };
    expect(listed(leads, '2026-12-01')).toEqual([]);
  });

  it('keeps no lead of other people', () => {
    const stranger = { ...ahead, email: 'other@example.com', phone: '(972) 555-0199' };
    expect(listed({ requests: [request()], bookings: [stranger] }, '2026-12-01')).toEqual([
      'request 2026-11-20',
    ]);
  });
});

it('lists the earliest first, and nothing that is erased', () => {
  const requests = [
    request({
      id: 'second',
      createdAt: '2024-11-22T15:00:00.000Z',
      email: 'b@example.com',
      phone: '',
    }),
    request({ id: 'first', email: 'a@example.com', phone: '' }),
    request({ id: 'erased', email: '', phone: '', erasedAt: '2025-01-01T00:00:00.000Z' }),
  ];
  expect(listed({ requests }, '2026-11-20')).toEqual(['first 2026-11-20', 'second 2026-11-22']);
});

it('erases a deleted lead when it can no longer be restored, also when switched off', () => {
  const deletedAt = '2026-11-01T15:00:00.000Z';
  const bookings = [booking({ date: '2027-02-01', deletedAt })];
  for (const months of [24, null]) {
    const setting = { ...retention, months };
    expect(listed({ bookings }, '2026-11-23', setting)).toEqual([]);
    expect(listed({ bookings }, '2026-11-24', setting)).toEqual(['booking 2026-12-01']);
  }
});

it('finds the last day of a month in a shorter one', () => {
  const requests = [request({ createdAt: '2026-01-31T15:00:00.000Z' })];
  const monthly = { ...retention, months: 1 };
  expect(listed({ requests }, '2026-02-20', monthly)).toEqual([]);
  expect(listed({ requests }, '2026-02-21', monthly)).toEqual(['request 2026-02-28']);
});

it('erases nothing when switched off, and nothing before the first check', () => {
  const requests = [request()];
  expect(listed({ requests }, '2030-01-01', { ...retention, months: null })).toEqual([]);
  expect(listed({ requests }, '2030-01-01', { months: 24 })).toEqual([]);
});

describe('the notice', () => {
  /** The erasures that are due on each of the `days`, with a check on each. */
  function run(start: Retention, days: readonly string[]) {
    let setting = start;
    return days.map((today) => {
      setting = checkedRetention(setting, today);
      return erasuresBy({ requests: [request()], bookings: [] }, setting, today).map(({ on }) =>
        on <= today ? 'erased' : 'announced',
      )[0];
    });
  }
  const week = (from: string) => Array.from({ length: 9 }, (_, day) => addDays(from, day));
  const announced = Array.from({ length: NOTICE_DAYS }, () => 'announced');

  it.each<[string, Retention, string]>([
    ['after the first start with old records', { months: 24 }, '2027-06-01'],
    ['after the setting was shortened', chosenRetention(3, '2027-05-31'), '2027-05-31'],
    ['after days without a check', { ...retention, checkedOn: '2027-05-29' }, '2027-05-31'],
    ['after a clock that ran ahead', { ...retention, checkedOn: '2038-01-19' }, '2027-05-31'],
  ])('is a whole week %s', (_, setting, from) => {
    expect(run(setting, week(from))).toEqual([...announced, 'erased', 'erased']);
  });

  it('does not start again by daily checks, several on one day among them', () => {
    const days = ['2026-11-12', '2026-11-13', '2026-11-13', '2026-11-14'];
    const setting = { ...retention, checkedOn: '2026-11-11' };
    expect(run(setting, days)).toEqual([undefined, 'announced', 'announced', 'announced']);
    expect(run(setting, week('2026-11-12')).at(-1)).toBe('erased');
  });
});
