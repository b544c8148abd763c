import { describe, expect, it } from 'vitest';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import {
  blocksState,
  daysOffState,
  lengthsState,
  limitsState,
  noticeState,
  weekState,
} from './availability-states.ts';
import { type StartTimes, valuesOf } from './availability-values.ts';

const today = '2026-11-24';
const week = (days: Record<number, string[]>): StartTimes =>
  Array.from({ length: 7 }, (_, day) => days[day] ?? []) as unknown as StartTimes;
const usual = ['08:00', '11:30'];

describe('the start times in a line', () => {
  it.each([
    ['of a new installation', defaultAvailability.startTimes, 'Mon–Fri 8:00 AM, 11:30 AM, 3:00 PM'],
    [
      'that differ, days apart',
      week({ 1: usual, 2: usual, 3: ['09:00'], 5: usual, 0: ['09:00'] }),
      'Mon, Tue, Fri 8:00 AM, 11:30 AM; Wed, Sun 9:00 AM',
    ],
    [
      'of many starts',
      week({ 6: ['08:00', '10:00', '12:00', '14:00'] }),
      'Sat 4 times, 8:00 AM to 2:00 PM',
    ],
    ['that are none', week({}), 'Closed all week'],
  ])('%s', (_, times, line) => {
    expect(weekState(times, 'fixed')).toBe(line);
  });

  it('at any half hour begin with the first', () => {
    expect(weekState(defaultAvailability.startTimes, 'half-hours')).toBe('Mon–Fri from 8:00 AM');
  });
});

const off = (from: string, to = from) => ({ from, to });

it.each([
  [[], 'None ahead'],
  [[off('2026-11-01', '2026-11-23')], 'None ahead'],
  [[off('2026-11-26', '2026-11-27')], 'Next: Nov 26, 2026'],
  [[off('2026-11-20', '2026-11-24')], 'Off until Nov 24, 2026'],
  [
    [off('2026-11-01'), off('2026-11-26'), off('2026-12-24'), off('2027-01-01')],
    'Next: Nov 26, 2026; 2 more ahead',
  ],
])('days off %j: %s', (days, line) => {
  expect(daysOffState(days, today)).toBe(line);
});

const block = (fields: object) => ({
  date: '2026-12-01',
  from: '11:30',
  to: '13:00',
  label: '',
  weekly: false,
  ...fields,
});

it.each([
  [[block({ date: '2026-11-23' })], 'None ahead'],
  [[block({})], 'Dec 1, 2026, 11:30 AM – 1:00 PM'],
  [[block({ label: 'Dentist' })], 'Dentist: Dec 1, 2026, 11:30 AM – 1:00 PM'],
  [[block({}), block({ date: '2026-12-02' })], '2 ahead'],
  [[block({ date: '2026-01-06', weekly: true }), block({})], '2 ahead, 1 of them every week'],
  [[block({ date: '2026-01-06', weekly: true, until: '2026-11-23' })], 'None ahead'],
])('closed times %j: %s', (blocks, line) => {
  expect(blocksState(blocks, today)).toBe(line);
});

describe('the numbers', () => {
  const values = valuesOf(defaultAvailability);

  it('of appointments and of the time ahead', () => {
    expect(lengthsState(values)).toBe('120 to 240 minutes each, 30 between');
    expect(noticeState(values)).toBe('24 hours’ notice, 90 days ahead');
  });

  it('are shown once if all are the same', () => {
    const lengths = { buyer: 90, seller: 90, warranty: 90, maintenance: 90 };
    expect(lengthsState(valuesOf({ ...defaultAvailability, lengths }))).toBe(
      '90 minutes each, 30 between',
    );
  });

  it('of a client’s and an agent’s appointments, with the agents', () => {
    expect(limitsState({ perClient: '2', perAgent: '10', agents: '' })).toBe(
      '2 open appointments a client, 10 an agent',
    );
    expect(
      limitsState({ perClient: '1', perAgent: '5', agents: 'a@b.example\n\nc@d.example' }),
    ).toBe('1 open appointment a client, 5 an agent; 2 agents');
  });
});
