import { describe, expect, it } from 'vitest';
import { validate } from '#domain/validation/validate.ts';
import { availabilityBodySchema, dayRangeSchema } from './availability.schema.ts';
import { defaultAvailability } from './availability.ts';

const parse = (changes: Record<string, unknown>) =>
  validate(availabilityBodySchema, { revision: 1, ...defaultAvailability, ...changes });

const errorsOf = (result: ReturnType<typeof validate>) =>
  result.ok ? {} : Object.fromEntries(result.errors.map(({ path, message }) => [path, message]));

const days = (count: number) =>
  Array.from({ length: count }, () => ({ from: '2026-12-24', to: '2026-12-24' }));
const starts = (...times: unknown[]) => [times, [], [], [], [], [], []];
const hours = Array.from({ length: 13 }, (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`);
const lengths = (changes: object) => ({ lengths: { ...defaultAvailability.lengths, ...changes } });
const week = Array(7).fill('18:00');
const block = { date: '2026-12-01', from: '08:00', to: '09:00', label: '', weekly: true };

describe('the availability', () => {
  it.each([
    ['no notice at all', { noticeHours: 0 }],
    ['30 days of notice', { noticeHours: 720 }],
    ['a horizon of a day', { horizonDays: 1 }],
    ['a horizon of two years', { horizonDays: 730 }],
    ['no buffer', { bufferMinutes: 0 }],
    ['a buffer of four hours', { bufferMinutes: 240 }],
    ['half an hour on site', lengths({ buyer: 30, seller: 30, warranty: 30, maintenance: 30 })],
    ['twelve hours on site', lengths({ buyer: 720, seller: 720, warranty: 720, maintenance: 720 })],
    ['twelve starts', { startTimes: starts(...hours.slice(0, 12)) }],
    ['200 days off', { daysOff: days(200) }],
    ['200 closed times', { blocks: Array(200).fill(block) }],
    ['any half hour', { startMode: 'half-hours' }],
    ['1,000 acknowledged bookings', { confirmed: Array(1000).fill('id') }],
  ])('accepts %s', (_, changes) => {
    expect(parse(changes)).toMatchObject({ ok: true, value: changes });
  });

  it('has no acknowledged bookings unless they are sent', () => {
    expect(parse({})).toMatchObject({ value: { confirmed: [] } });
  });

  const notice = { noticeHours: 'A whole number from 0 to 720' };
  const horizon = { horizonDays: 'A whole number from 1 to 730' };
  const buffer = { bufferMinutes: 'A whole number from 0 to 240' };
  const length = 'A whole number from 30 to 720';
  it.each([
    ['negative notice', { noticeHours: -1 }, notice],
    ['half an hour', { noticeHours: 0.5 }, notice],
    ['too much notice', { noticeHours: 721 }, notice],
    ['no horizon', { horizonDays: 0 }, horizon],
    ['too wide a horizon', { horizonDays: 731 }, horizon],
    ['a text for a number', { horizonDays: '90' }, horizon],
    ['a negative buffer', { bufferMinutes: -1 }, buffer],
    ['too long a buffer', { bufferMinutes: 241 }, buffer],
    ['too short an appointment', lengths({ seller: 29 }), { 'lengths.seller': length }],
    ['too long an appointment', lengths({ warranty: 721 }), { 'lengths.warranty': length }],
    ['13 starts', { startTimes: starts(...hours) }, { 'startTimes.0': 'At most 12 a day' }],
    [
      'a start twice',
      { startTimes: starts('08:00', '08:00') },
      { 'startTimes.0': 'Each time only once' },
    ],
    [
      'a time that is none',
      { startTimes: starts('24:00') },
      { 'startTimes.0.0': 'Please choose a time' },
    ],
    [
      'a closing time that is none',
      { closingTimes: week.with(6, '6 PM') },
      { 'closingTimes.6': 'Please choose a time' },
    ],
    [
      'another choice of starts',
      { startMode: 'quarter-hours' },
      { startMode: 'Please choose fixed start times or any half hour' },
    ],
    ['201 days off', { daysOff: days(201) }, { daysOff: 'At most 200 entries' }],
    ['201 closed times', { blocks: Array(201).fill(block) }, { blocks: 'At most 200 entries' }],
    [
      'a range that ends before it begins',
      { daysOff: [{ from: '2026-12-25', to: '2026-12-24' }] },
      { 'daysOff.0.to': 'The last day comes before the first' },
    ],
    [
      'a day that does not exist',
      { daysOff: [{ from: '2026-02-30', to: '2026-03-01' }] },
      { 'daysOff.0.from': 'This day does not exist' },
    ],
    ['a blank id', { confirmed: ['id', ' '] }, { 'confirmed.1': 'Say which bookings' }],
  ])('refuses %s', (_, changes, errors) => {
    expect(errorsOf(parse(changes))).toEqual(errors);
  });

  it.each([
    ['six weekdays', { closingTimes: week.slice(1) }, 'closingTimes'],
    ['1,001 acknowledged bookings', { confirmed: Array(1001).fill('id') }, 'confirmed'],
  ])('refuses %s', (_, changes, path) => {
    expect(Object.keys(errorsOf(parse(changes)))).toEqual([path]);
  });

  it('is sorted by time and day', () => {
    const [early, late] = [block, { ...block, from: '08:30' }];
    const [before, after] = [...days(1), { from: '2026-12-25', to: '2026-12-25' }];
    const tomorrow = { ...early, date: '2026-12-02' };
    const sorted = parse({
      startTimes: starts('15:00', '08:00'),
      daysOff: [after, before],
      blocks: [late, tomorrow, early],
    });
    expect(sorted).toMatchObject({
      value: {
        startTimes: starts('08:00', '15:00'),
        daysOff: [before, after],
        blocks: [early, late, tomorrow],
      },
    });
  });
});

describe('the days of the calendar', () => {
  const order = { to: 'The last day comes before the first' };
  it.each([
    ['one day', '2026-12-01', '2026-12-01', {}],
    ['62 days', '2026-12-01', '2027-01-31', {}],
    ['63 days', '2026-12-01', '2027-02-01', { to: 'At most 62 days' }],
    ['a range that ends before it begins', '2026-12-02', '2026-12-01', order],
    ['the same, far apart', '2026-12-02', '2020-12-01', order],
    ['no date', '', '2026-12-01', { from: 'Please choose a date' }],
  ])('may be: %s', (_, from, to, errors) => {
    expect(errorsOf(validate(dayRangeSchema, { from, to }))).toEqual(errors);
  });
});
