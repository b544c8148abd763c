import { expect, it } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { dayList } from './day-list.ts';
import { messageBooking, messageSettings } from './testing/message-samples.ts';

const settings = messageSettings();
const zone = zoneRules['America/Chicago'];

it.each([
  ['2026-12-01', '2026-11-30T23:00:00.000Z', '2026-12-01T14:00:00.000Z'],
  ['2026-11-01', '2026-10-31T22:00:00.000Z', '2026-11-01T14:00:00.000Z'],
  ['2027-03-14', '2027-03-13T23:00:00.000Z', '2027-03-14T13:00:00.000Z'],
])(
  'the list of %s is due at 5 p.m. local the day before, until the first one begins',
  (date, due, expires) => {
    const first = messageBooking({ date });
    expect(
      dayList(date, [first, messageBooking({ date, time: '15:00' })], { settings, zone }),
    ).toMatchObject({
      id: `day_list-${date}`,
      due: new Date(due),
      expires: new Date(expires),
    });
  },
);

it('there is none for a day without appointments, or while it is off', () => {
  expect(dayList('2026-12-01', [], { settings, zone })).toBeUndefined();
  const off = messageSettings({ off: ['day_list'] });
  expect(dayList('2026-12-01', [messageBooking()], { settings: off, zone })).toBeUndefined();
});

it('is due by the clock of a business in another zone', () => {
  const honolulu = { settings, zone: zoneRules['Pacific/Honolulu'] };
  expect(dayList('2026-12-01', [messageBooking()], honolulu)).toMatchObject({
    due: new Date('2026-12-01T03:00:00.000Z'),
    expires: new Date('2026-12-01T18:00:00.000Z'),
  });
});
